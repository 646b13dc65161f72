import NavigationModel

extension DiagramModel {
  /// Fills the picture of a change that is too large for single screens: a box for each storyboard or folder in which
  /// something changed, with how much of what.
  mutating func fill(groupsOf sketch: DifferenceSketch, _ options: DiagramOptions) {
    let changed = sketch.places.filter { $0.value.shownMark != .same }
    var weights: [String: Int] = [:]
    for way in sketch.ways where way.mark != .same {
      weights[way.source, default: 0] += way.edges.count
      weights[way.destination, default: 0] += way.edges.count
    }
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
      for node in group.nodes { places.add(changed[node.id]?.shownMark ?? .same, 1) }
      let ways = inside[number] ?? Tally()
      let mark = places.joined(with: ways).mark
      let own = group.nodes.compactMap { changed[$0.id] }.sorted {
        let (left, right) = (rank(of: $0), rank(of: $1))
        return (left.class, -left.weight, $0.node.name) < (right.class, -right.weight, $1.node.name)
      }
      let names = own.map { $0.shownMark.marked($0.node.name.shortened(to: Self.longestName)) }
      let remarks = [
        names.count > Self.mostNames ? "and \(names.count - Self.mostNames) more" : nil,
        places.text.map { "screens and objects \($0)" }, ways.text.map { "transitions inside \($0)" },
      ]
      // A group of a single node is called like it.
      let isNode = group.nodes.count == 1 && group.nodes[0].name == group.title
      return Box(
        name: "n\(number + 1)", id: group.id,
        text: [mark.marked(group.title.shortened(to: 34))] + (isNode ? [] : names.prefix(Self.mostNames)),
        style: group.style, finding: .none, remarks: remarks.compactMap(\.self), change: mark,
        tooltip: [group.path.isEmpty ? group.title : group.path] + names.prefix(30))
    }
    /// Screens that came, went or changed before objects, and what most transitions changed at first.
    func rank(of place: DifferenceSketch.Place) -> (class: Int, weight: Int) {
      (place.node.kind == .screen ? 0 : 1, weights[place.node.id] ?? 0)
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

  /// Names of what changed that a box of a group has room for.
  private static let mostNames = 3

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
