import NavigationModel

extension DiagramModel {
  /// Fills the picture of a change that is too large for single screens: a box for each storyboard or folder in which
  /// something changed, with how much of what.
  mutating func fill(groupsOf sketch: DifferenceSketch, _ options: DiagramOptions) {
    let changed = sketch.places.filter { $0.value.mark != .same }
    let nodes = sketch.places.mapValues(\.node)
    let groups = OverviewGroup.groups(of: Sketch(nodes: nodes, strokes: []), options)
    let groupOfNode = Dictionary(
      groups.enumerated().flatMap { number, group in group.nodes.map { ($0.id, number) } },
      uniquingKeysWith: { first, _ in first })
    var inside: [Int: Tally] = [:]
    var between: [[Int]: Tally] = [:]
    for way in sketch.ways {
      guard let source = groupOfNode[way.source] else { continue }
      let destination = groupOfNode[way.destination] ?? source
      if source == destination {
        inside[source, default: Tally()].add(way.mark, way.edges.count)
      } else {
        between[[source, destination], default: Tally()].add(way.mark, way.edges.count)
      }
    }
    boxes = groups.enumerated().map { number, group in
      var places = Tally()
      for node in group.nodes { places.add(changed[node.id]?.mark ?? .same, 1) }
      let ways = inside[number] ?? Tally()
      let mark = places.joined(with: ways).mark
      let text = [
        mark.marked(group.title.shortened(to: 34)), places.text.map { "screens and objects \($0)" },
        ways.text.map { "transitions inside \($0)" },
      ]
      let names = group.nodes.compactMap { changed[$0.id] }.map { $0.mark.marked($0.node.name) }
      return Box(
        name: "n\(number + 1)", id: group.id, text: text.compactMap(\.self), style: group.style, finding: .none,
        change: mark, tooltip: [group.path.isEmpty ? group.title : group.path] + names.prefix(30))
    }
    let all = between.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    // Of very many lines those for most changes are drawn, and the others counted: all of them would hide each other.
    let drawn = Set(
      all.sorted { ($1.value.total, $0.key[0], $0.key[1]) < ($0.value.total, $1.key[0], $1.key[1]) }
        .prefix(Self.mostGroupLines).map(\.key))
    lines = all.filter { drawn.contains($0.key) }.enumerated().map { number, entry in
      Line(
        name: "e\(number + 1)", source: "n\(entry.key[0] + 1)", destination: "n\(entry.key[1] + 1)", style: .summary,
        kinds: [], confidence: .certain, finding: .none, change: entry.value.mark, text: entry.value.text,
        count: entry.value.total,
        tooltip: ["\(groups[entry.key[0]].title) → \(groups[entry.key[1]].title)"]
          + [entry.value.text].compactMap(\.self))
    }
    notes = [
      "a very large change: each box is a storyboard or a folder, with how many came (+), went (−) and changed (~)"
    ]
    if let text = counted(all.count - drawn.count, "line") { notes.append("\(text) for fewer transitions left out") }
  }

  /// Lines between groups up to this number can be followed.
  private static let mostGroupLines = 60
}

/// The number of added, removed and changed parts.
private struct Tally {
  private var counts: [ChangeMark: Int] = [:]

  mutating func add(_ mark: ChangeMark, _ count: Int) { counts[mark, default: 0] += count }

  func joined(with other: Tally) -> Tally {
    var result = self
    for (mark, count) in other.counts { result.add(mark, count) }
    return result
  }

  var total: Int { ChangeMark.allCases.reduce(0) { $0 + ($1 == .same ? 0 : counts[$1] ?? 0) } }

  /// `+12 −3 ~4`; nil where nothing changed.
  var text: String? {
    let parts = ChangeMark.allCases.compactMap { mark in
      mark.symbol.flatMap { symbol in (counts[mark] ?? 0) > 0 ? "\(symbol)\(counts[mark] ?? 0)" : nil }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Added if all parts are added, removed if all are removed, else changed if any part changed.
  var mark: ChangeMark {
    let marks = counts.filter { $0.value > 0 }.keys
    if total == 0 { return .same }
    return marks.count == 1 ? marks.first ?? .changed : .changed
  }
}
