import NavigationModel

extension DiagramModel {
  /// The picture of a change: added, removed and changed parts, the nodes next to them, and nothing else.
  ///
  /// A large change is drawn without the neighbours, and a very large one as groups with counts. To know which one is large, it
  /// is laid out.
  public init(
    _ difference: GraphDifference, from base: AnalysisResult, to head: AnalysisResult,
    options: DiagramOptions = DiagramOptions()
  ) {
    self = DrawnDiagram(difference, from: base, to: head, options: options).model
  }

  /// A picture of a change with as much around it as the sketch has.
  fileprivate init(
    _ sketch: DifferenceSketch, of difference: GraphDifference, in head: AnalysisResult, _ options: DiagramOptions,
    summary: String, notes: [String] = [], asGroups: Bool = false
  ) {
    self.init(
      title: "\(difference.isEmpty ? "Nothing" : "What") changed in \(head.root)",
      subtitle: summary, boxes: [], lines: [],
      clusters: [], notes: [], legend: [], theme: options.theme, direction: options.direction)
    if asGroups {
      fill(groupsOf: sketch, options)
    } else {
      fill(sketch)
      self.notes = boxes.isEmpty ? [] : notes + sketch.notes
    }
    if options.legend { legend = Self.changeLegend(boxes: boxes, lines: lines) }
  }

  /// Up to this number, unchanged lines show the context of a change; more of them hide it.
  fileprivate static let mostSameLines = 40

  /// Names that a box has room for in one line.
  static let longestName = 60

  private mutating func fill(_ sketch: DifferenceSketch) {
    let ids = sketch.places.keys.sorted()
    let names = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, "n\($0 + 1)") })
    let drawn = sketch.places.values.filter { $0.symbol == nil }
    let shared = Set(Dictionary(grouping: drawn, by: \.node.name).filter { $0.value.count > 1 }.keys)
    boxes = ids.compactMap { id in
      sketch.places[id].map { place in
        let isShared = place.symbol == nil && shared.contains(place.node.name)
        return Box(
          name: names[id] ?? "", id: id,
          text: place.text(limit: Self.longestName) + (isShared ? place.whereabouts(limit: Self.longestName) : []),
          style: place.symbol ?? BoxStyle(place.node), finding: .none, change: place.shownMark, tooltip: place.tooltip)
      }
    }
    let isLabelled = sketch.ways.count <= Self.labelLimit
    lines = sketch.ways.enumerated().map { number, way in
      Line(
        name: "e\(number + 1)", source: names[way.source] ?? "", destination: names[way.destination] ?? "",
        style: way.edges.first.map { LineStyle($0.kind) } ?? .custom, kinds: [],
        confidence: way.edges.map(\.confidence).min() ?? .certain, finding: .none, change: way.mark,
        text: way.text(isLabelled: isLabelled), count: way.edges.count, tooltip: way.tooltip(in: sketch))
    }
    let touched = Set(lines.flatMap { [$0.source, $0.destination] })
    let alone = boxes.map(\.name).filter { !touched.contains($0) }
    if alone.count > 1 {
      clusters = [Cluster(title: lines.isEmpty ? "no transitions" : "without transitions", boxes: alone, isGrid: true)]
    }
  }

  /// What the marks of this picture mean.
  static func changeLegend(boxes: [Box], lines: [Line]) -> [LegendEntry] {
    let boxMarks = Set(boxes.compactMap(\.change))
    let lineMarks = Set(lines.compactMap(\.change))
    return ChangeMark.allCases.filter(boxMarks.contains).map(LegendEntry.changedBox)
      + ChangeMark.allCases.filter(lineMarks.contains).map(LegendEntry.changedLine)
  }
}

extension DrawnDiagram {
  /// The picture of a change with its drawing, with as much around the change as a screen has room for.
  ///
  /// - Parameter isBare: whether title, notes and legend are left out of the drawing.
  public init(
    _ difference: GraphDifference, from base: AnalysisResult, to head: AnalysisResult,
    options: DiagramOptions = DiagramOptions(), isBare: Bool = false
  ) {
    func sketch(_ extent: DifferenceSketch.Extent) -> DifferenceSketch {
      DifferenceSketch(difference, from: base, to: head, extent: extent)
    }
    let summary = difference.summary(ComparedTransitions(difference, from: base, to: head))
    func drawn(_ sketch: DifferenceSketch, _ notes: [String] = [], asGroups: Bool = false) -> DrawnDiagram {
      DrawnDiagram(
        DiagramModel(sketch, of: difference, in: head, options, summary: summary, notes: notes, asGroups: asGroups),
        isBare: isBare)
    }
    var around = sketch(.neighbours)
    var notes: [String] = []
    if around.sameWays > DiagramModel.mostSameLines {
      around = sketch(.fewNeighbours)
      notes = ["transitions as before between screens that did not change are left out"]
    }
    if !around.isTooLarge {
      let picture = drawn(around, notes)
      if picture.excess <= Self.mostExcess {
        self = picture
        return
      }
    }
    notes = ["a large change: what is around it is left out"]
    let changes = sketch(.changes)
    var smallest: DrawnDiagram?
    if !changes.isTooLarge || options.detail == .full {
      let picture = drawn(changes, notes)
      if picture.excess <= Self.mostExcess || options.detail == .full {
        self = picture
        return
      }
      smallest = picture
    }
    let screens = sketch(.screens)
    if !screens.isTooLarge {
      notes.append("alerts, system screens and ways back are told in the boxes of their screens")
      let picture = drawn(screens, notes)
      if picture.excess < smallest?.excess ?? .infinity { smallest = picture }
      if let smallest, smallest.excess <= Self.mostExcessOfChange {
        self = smallest
        return
      }
    }
    let groups = drawn(changes, asGroups: true)
    let isDivided = groups.model.boxes.count >= 3 && groups.excess < smallest?.excess ?? .infinity
    self = isDivided ? groups : smallest ?? groups
  }

  /// Whoever reviews a change wants to see its screens, and looks at a picture of two screens rather than at counts.
  private static let mostExcessOfChange = 2.0
}

extension DifferenceSketch {
  fileprivate var isTooLarge: Bool {
    places.count > DiagramOptions.overviewThreshold || ways.count > DiagramOptions.overviewLineThreshold
  }

  /// The meaning of the shapes, since colours mark changes here, and what the picture leaves out.
  fileprivate var notes: [String] {
    let styles = Set(places.values.map { $0.symbol ?? BoxStyle($0.node) })
    let shapes = BoxStyle.allCases.filter(styles.contains).compactMap(\.shapeWords)
    let rest = counted(placesLeftOut, "screen or object", "screens and objects")
    let hasCulprits = places.values.contains(where: \.isCulprit)
    let signs = shapes + (hasCulprits ? ["!: new finding"] : [])
    return (signs.isEmpty ? [] : [signs.joined(separator: ", ")])
      + (rest.map { ["not shown: \($0) away from what changed"] } ?? [])
  }
}

extension DifferenceSketch.Place {
  /// The marked name, both names of what was renamed, and the remarks.
  fileprivate func text(limit: Int) -> [String] {
    if let symbol = symbol?.symbol { return [symbol] }
    let name = node.name.shortened(to: limit)
    guard let formerName = formerName?.shortened(to: limit) else { return [shownMark.marked(name)] + remarks }
    let isShort = formerName.count + name.count <= limit
    return (isShort ? [shownMark.marked("\(formerName) → \(name)")] : [shownMark.marked(formerName), "→ \(name)"])
      + remarks
  }

  /// Where it is declared, which tells it from another of its name.
  fileprivate func whereabouts(limit: Int) -> [String] {
    node.location.map { ["in \($0.fileName.shortened(to: limit))"] } ?? []
  }

  fileprivate var tooltip: [String] {
    if let symbol { return [symbol.legend] }
    return [mark.boxWord].compactMap(\.self) + node.tooltip + (formerName.map { ["before: \($0)"] } ?? []) + remarks
      + details
  }
}

extension DifferenceSketch.Way {
  /// The text next to the line; unchanged lines have none, so that changes stand out.
  fileprivate func text(isLabelled: Bool) -> String? {
    guard let symbol = mark.symbol else { return nil }
    guard isLabelled else { return edges.count > 1 ? "\(symbol)\(edges.count)" : symbol }
    return mark.marked(words.listed(limit: 2))
  }

  fileprivate func tooltip(in sketch: DifferenceSketch) -> [String] {
    func name(_ id: String) -> String {
      guard let place = sketch.places[id] else { return id }
      return place.symbol?.legend ?? place.node.name
    }
    let sites = mark == .removed ? [] : edges.flatMap(\.sites).sortedUnique
    let identifiers = edges.filter(\.hasLongIdentifier).compactMap(\.identifier).sortedUnique
    return ["\(name(source)) → \(name(destination))"] + words.map(mark.marked)
      + identifiers.map { "identifier \($0)" } + sites.prefix(8).map(\.description)
  }
}

extension ChangeMark {
  fileprivate var boxWord: String? {
    switch self {
    case .added: "came"
    case .removed: "went"
    case .changed, .same: nil
    }
  }
}

extension BoxStyle {
  /// What a shape means where it is not the plain one of screens.
  fileprivate var shapeWords: String? {
    switch self {
    case .coordinator: "cut corners: coordinator"
    case .navigator: "block: navigates, no coordinator"
    case .container: "tab: container"
    case .alert: "bent corner: alert"
    case .unknown: "?: \(legend)"
    case .previous: "←: \(legend)"
    default: nil
    }
  }
}

extension GraphDifference {
  /// The number of changes, in one line, as words about the change count them: transitions of screens that came or went
  /// with the screens, flows and parts by themselves.
  fileprivate func summary(_ transitions: ComparedTransitions) -> String {
    if isEmpty { return "The screens, transitions and findings are the same." }
    func listed(_ title: String, _ counts: [(Int, String)]) -> String? {
      let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return words.isEmpty ? nil : "\(title): \(words.joined(separator: ", "))"
    }
    func with(_ places: [Place], _ word: String) -> String {
      let count = Set(places.flatMap(\.edges)).count
      return count == 0 ? word : "\(word) with \(count) \(count == 1 ? "transition" : "transitions")"
    }
    let parts: [String?] = [
      listed(
        "screens and objects",
        [(added.count, with(added, "came")), (removed.count, with(removed, "went")), (renamed.count, "renamed")]),
      listed(
        "transitions between others",
        [
          (transitions.added.count, "came"), (transitions.removed.count, "went"),
          (changedTransitions.count, "changed"),
        ]),
      listed(
        "flows through coordinators",
        [(addedWays.count, "came"), (removedWays.count, "went"), (changedWays.count, "changed")]),
      listed("parts of screens", [(addedParts.count, "came"), (removedParts.count, "went")]),
      lost.isEmpty ? nil : "\(lost.count) lost the last way in",
      listed("findings", [(newFindings.count, "new"), (goneFindings.count, "gone")]),
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }
}
