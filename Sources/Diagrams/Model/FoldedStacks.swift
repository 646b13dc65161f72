/// The ways of a change without the stacks around single screens that came or went with them: whoever shows such a stack
/// shows the screen, as in other pictures and in words.
struct FoldedStacks {
  private(set) var ways: [DifferenceSketch.Way]
  /// Ids of the stacks that need no box.
  private(set) var folded: Set<String> = []

  init(_ all: [DifferenceSketch.Way], in places: [String: DifferenceSketch.Place]) {
    ways = all
    let arriving = Dictionary(grouping: all.indices, by: { all[$0].destination })
    let leaving = Dictionary(grouping: all.indices, by: { all[$0].source })
    var gone: Set<Int> = []
    for (id, place) in places where place.node.kind == .container && !place.isCulprit {
      guard place.mark == .added || place.mark == .removed, let contents = leaving[id], contents.count == 1,
        let content = contents.first, let entries = arriving[id]
      else { continue }
      let inner = all[content].destination
      // Of a stack within a stack the outer one stays.
      guard places[inner].map({ $0.node.kind != .container && $0.symbol == nil }) == true,
        all[content].edges.allSatisfy({ $0.kind == .root }), all[content].mark == place.mark,
        entries.allSatisfy({ all[$0].mark == place.mark && all[$0].source != inner })
      else { continue }
      for entry in entries { ways[entry].destination = inner }
      gone.insert(content)
      folded.insert(id)
    }
    ways = ways.indices.filter { !gone.contains($0) }.map { ways[$0] }
  }
}
