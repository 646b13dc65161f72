/// How many transitions each box is away from where the app starts.
///
/// Left to itself, `dot` puts a box behind *all* that lead to it. In an app, where every area links to many others, that
/// stretches the picture into one long chain. A reader expects the distance from the start instead, so only lines that
/// lead further away may move their destination; the others are drawn as they fall.
struct StepsFromStart {
  private var steps: [String: Int] = [:]

  /// Breadth-first search from the starts, then from whatever nothing leads to, then from what is left: circles.
  init(_ model: DiagramModel) {
    let outgoing = Dictionary(grouping: model.lines.filter { $0.source != $0.destination }, by: \.source)
    let hasIncoming = Set(outgoing.values.joined().map(\.destination))
    let boxes = model.boxes
    visit(boxes.filter { $0.style == .entry }.map(\.name), outgoing)
    visit(boxes.map(\.name).filter { !hasIncoming.contains($0) }, outgoing)
    let byReach = boxes.map(\.name).enumerated().sorted {
      (outgoing[$1.element]?.count ?? 0, $0.offset) < (outgoing[$0.element]?.count ?? 0, $1.offset)
    }
    for (_, name) in byReach { visit([name], outgoing) }
  }

  /// Whether the line leads further away from the start.
  func advances(_ line: DiagramModel.Line) -> Bool {
    (steps[line.source] ?? 0) < (steps[line.destination] ?? 0)
  }

  private mutating func visit(_ starts: [String], _ outgoing: [String: [DiagramModel.Line]]) {
    var queue = starts.filter { steps[$0] == nil }
    for start in queue { steps[start] = 0 }
    var next = 0
    while next < queue.count {
      let box = queue[next]
      next += 1
      for line in outgoing[box] ?? [] where steps[line.destination] == nil {
        steps[line.destination] = (steps[box] ?? 0) + 1
        queue.append(line.destination)
      }
    }
  }
}
