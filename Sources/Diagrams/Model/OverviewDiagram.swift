import NavigationModel

extension DiagramModel {
  /// The picture of an app that is too large for one: a box for each group, with counts.
  init(overviewOf sketch: Sketch, in groups: [OverviewGroup], _ drawing: Drawing) {
    let (result, marks, options) = (drawing.result, drawing.marks, drawing.options)
    let names = groups.indices.map { "n\($0 + 1)" }
    let groupOfNode = Dictionary(
      groups.enumerated().flatMap { number, group in group.nodes.map { ($0.id, number) } },
      uniquingKeysWith: { first, _ in first })
    let traffic = Traffic(sketch.strokes, groupOfNode: groupOfNode)

    let leading = LeadingNames(sketch.strokes)
    let boxes = groups.enumerated().map { number, group in
      let inside = traffic.inside[number] ?? []
      let ids = Set(group.nodes.map(\.id))
      // A group is no culprit. It says whose findings are to be found in it.
      return Box(
        name: names[number], id: group.id, text: group.visibleText(leading: leading.names(of: group)),
        style: group.style, finding: .none,
        remarks: group.counts(inside: inside.total, unresolved: traffic.unresolved[number] ?? 0)
          + marks.rules(about: ids)
          + (group.storyboard.map(marks.rules(aboutStoryboard:)) ?? []),
        tooltip: group.tooltip + marks.messages(about: ids).prefix(6))
    }
    var sketch = sketch
    let room = min(Self.mostLines, max(Self.fewLines, groups.count * Self.linesForGroup))
    let strong = traffic.strongest(room, isKept: { marks.mark(of: $0.asking) == .main })
    sketch.omissions.weakLines += traffic.between.count - strong.count
    let lines = strong.sorted { $0.key < $1.key }.enumerated().map { number, entry in
      Line(
        name: "e\(number + 1)", source: names[entry.key.source], destination: names[entry.key.destination],
        style: .summary, kinds: entry.value.usedKinds, confidence: entry.value.map(\.confidence).min() ?? .certain,
        finding: entry.value.contains { marks.mark(of: $0.asking) == .main } ? .main : .none,
        text: Self.words(
          entry.value.total > 1 ? "\(entry.value.total)" : nil,
          marks.rules(marking: entry.value.reduce(into: Set()) { $0.formUnion($1.asking) })),
        count: entry.value.total,
        tooltip: ["\(groups[entry.key.source].title) → \(groups[entry.key.destination].title)"]
          + entry.value.kindCounts)
    }
    let connected = Set(traffic.between.keys.flatMap { [names[$0.source], names[$0.destination]] })
    let isolated = names.filter { !connected.contains($0) }
    var notes = sketch.omissions.notes
    notes = (options.subject?.notes ?? []) + notes
    notes.insert("overview: \(sketch.nodes.count) nodes in \(groups.count) groups", at: 0)
    notes.insert(contentsOf: Self.words(in: boxes), at: 1)
    self.init(
      title: options.subject?.title ?? result.root, subtitle: result.metrics.summary, boxes: boxes, lines: lines,
      clusters: isolated.isEmpty
        ? [] : [Cluster(title: "without transitions to others", boxes: isolated, isGrid: true)],
      notes: notes, legend: [], theme: options.theme, direction: options.direction)
    if options.legend { legend = Self.legend(boxes: boxes, lines: lines) }
  }

  /// What the words in the boxes of groups mean, where they occur.
  private static func words(in boxes: [Box]) -> [String] {
    let groups = boxes.filter { $0.style == .group }
    func occurs(_ word: Substring) -> Bool {
      groups.contains { $0.remarks.contains { $0.split(whereSeparator: { !$0.isLetter }).contains(word) } }
    }
    let words = [
      occurs("other") || occurs("others") ? "others: parts of screens and objects that navigate" : nil,
      occurs("inside") ? "inside: transitions within the group" : nil,
      groups.contains { $0.text.first?.hasPrefix(FolderGrouping.rest) == true }
        ? "rest: what is in no other group" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? [] : [words.joined(separator: "; ")]
  }

  /// An overview of few groups has room for so many lines, and one of many groups for so many: those with more were a
  /// tangle when they were looked at, in which most lines stood for one or two transitions.
  private static let (fewLines, mostLines) = (24, 48)
  /// In between, so many lines for each group can be followed.
  private static let linesForGroup = 2
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

  /// The lines between groups that stand for most: at most so many, and beside them the strongest line into each group and
  /// out of it, and what must be kept, so that no group seems to be on its own or to lead nowhere.
  func strongest(_ limit: Int, isKept: (Stroke) -> Bool) -> [Pair: [Stroke]] {
    guard between.count > limit else { return between }
    let byWeight = between.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }
    var (entered, left): (Set<Int>, Set<Int>) = ([], [])
    return Dictionary(
      uniqueKeysWithValues: byWeight.enumerated().compactMap { position, entry in
        let isFirstIn = entered.insert(entry.key.destination).inserted
        let isFirstOut = left.insert(entry.key.source).inserted
        return position < limit || isFirstIn || isFirstOut || entry.value.contains(where: isKept)
          ? (entry.key, entry.value) : nil
      })
  }
}

extension Array<Stroke> {
  /// How many transitions they stand for.
  fileprivate var total: Int { reduce(0) { $0 + $1.count } }

  /// The kinds that occur, in their order.
  fileprivate var usedKinds: [TransitionKind] {
    let used = Set(map(\.kind))
    return TransitionKind.allCases.filter(used.contains)
  }

  /// `12 push`, `3 present`, in the order of the kinds.
  fileprivate var kindCounts: [String] {
    let counts = Dictionary(map { ($0.kind, $0.count) }, uniquingKeysWith: +)
    return TransitionKind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
  }
}
