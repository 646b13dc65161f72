import NavigationModel

extension DiagramModel {
  /// The picture of an app that is too large for one: a box for each storyboard or folder, with counts.
  init(
    overviewOf sketch: Sketch, _ result: AnalysisResult, _ marks: FindingMarks, _ options: DiagramOptions
  ) {
    let groups = OverviewGroup.groups(of: sketch, options)
    let names = groups.indices.map { "n\($0 + 1)" }
    let groupOfNode = Dictionary(
      groups.enumerated().flatMap { number, group in group.nodes.map { ($0.id, number) } },
      uniquingKeysWith: { first, _ in first })
    let traffic = Traffic(sketch.strokes, groupOfNode: groupOfNode)

    let boxes = groups.enumerated().map { number, group in
      let inside = traffic.inside[number] ?? []
      return Box(
        name: names[number], id: group.id,
        text: group.visibleText(inside: inside.total, unresolved: traffic.unresolved[number] ?? 0),
        style: group.style, finding: group.nodes.map { marks.nodes[$0.id] ?? .none }.max() ?? .none,
        tooltip: group.tooltip + marks.messages(about: Set(group.nodes.map(\.id))).prefix(6))
    }
    let lines = traffic.between.sorted { $0.key < $1.key }.enumerated().map { number, entry in
      Line(
        name: "e\(number + 1)", source: names[entry.key.source], destination: names[entry.key.destination],
        style: .summary, kinds: [], confidence: entry.value.map(\.confidence).min() ?? .certain,
        finding: entry.value.map { marks.mark(of: $0.represented) }.max() ?? .none,
        text: entry.value.total > 1 ? "\(entry.value.total)" : nil, count: entry.value.total,
        tooltip: ["\(groups[entry.key.source].title) → \(groups[entry.key.destination].title)"]
          + entry.value.kindCounts)
    }
    let connected = Set(lines.flatMap { [$0.source, $0.destination] })
    let isolated = names.filter { !connected.contains($0) }
    var notes = sketch.omissions.notes
    notes.insert("overview: \(sketch.nodes.count) nodes in \(groups.count) groups", at: 0)
    self.init(
      title: result.root, subtitle: result.metrics.summary, boxes: boxes, lines: lines,
      clusters: isolated.isEmpty
        ? [] : [Cluster(title: "without transitions to others", boxes: isolated, isGrid: true)],
      notes: notes, legend: [], theme: options.theme, direction: options.direction)
    if options.legend { legend = Self.legend(boxes: boxes, lines: lines) }
  }
}

/// The transitions of an overview, sorted out by the groups of their ends.
private struct Traffic {
  struct Pair: Hashable, Comparable {
    let source, destination: Int

    static func < (left: Pair, right: Pair) -> Bool {
      (left.source, left.destination) < (right.source, right.destination)
    }
  }

  var inside: [Int: [Stroke]] = [:]
  var between: [Pair: [Stroke]] = [:]
  /// Transitions to unknown destinations, which belong to no group.
  var unresolved: [Int: Int] = [:]

  init(_ strokes: [Stroke], groupOfNode: [String: Int]) {
    for stroke in strokes {
      switch (groupOfNode[stroke.source], groupOfNode[stroke.destination]) {
      case (let source?, let destination?) where source == destination: inside[source, default: []].append(stroke)
      case (let source?, let destination?):
        between[Pair(source: source, destination: destination), default: []].append(stroke)
      case (let known?, nil), (nil, let known?):
        if !stroke.kind.goesBack { unresolved[known, default: 0] += stroke.count }
      case (nil, nil): break
      }
    }
  }
}

extension Array<Stroke> {
  /// How many transitions they stand for.
  fileprivate var total: Int { reduce(0) { $0 + $1.count } }

  /// `12 push`, `3 present`, in the order of the kinds.
  fileprivate var kindCounts: [String] {
    let counts = Dictionary(map { ($0.kind, $0.count) }, uniquingKeysWith: +)
    return TransitionKind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
  }
}
