import NavigationModel

extension DiagramModel {
  /// The picture of a result: in detail where it stays readable, else an overview. To know, it is laid out.
  public init(_ result: AnalysisResult, options: DiagramOptions = DiagramOptions()) {
    self = FirstPicture(Drawing(result, options), mergesEntries: true).model
  }

  /// The common input of all pictures of one result.
  struct Drawing {
    let result: AnalysisResult
    let options: DiagramOptions
    let marks: FindingMarks
    /// The whole graph, filtered and folded as the options say.
    let sketch: Sketch

    init(_ result: AnalysisResult, _ options: DiagramOptions) {
      let nodes = Dictionary(result.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      marks = FindingMarks(result.findings, of: nodes)
      var sketch = Sketch(options.showFlows ? ScreenMap(result.graph).graph : result.graph, options: options)
      if options.showFlows {
        sketch.markFlows()
        sketch.omissions.possibleFlows = result.flows.count { !$0.via.isEmpty && $0.confidence == .possible }
      }
      // What is asked for and what is to blame have boxes of their own.
      let kept = marks.mainNodes.union(options.subject?.focus ?? [])
      if options.foldContainers { sketch.foldContainers(besides: kept) }
      if options.foldParts { sketch.foldParts(result.parts ?? [], besides: kept) }
      // With `--flows`, isolated screens are left out.
      if options.showFlows { _ = sketch.takeIsolated(limit: 0) }
      self.result = result
      self.options = options
      self.sketch = sketch
    }
  }

  /// A sketch with everything that a picture of every node shows.
  struct Detail {
    let connected: Sketch
    /// The isolated nodes, sorted.
    let isolated: [Node]

    init(_ whole: Sketch, _ result: AnalysisResult, _ options: DiagramOptions, mergesEntries: Bool = false) {
      var sketch = whole
      sketch.joinParts(result.parts ?? [])
      sketch.separateUnknownDestinations()
      sketch.mergeParallels()
      // A sheet of an atlas is searched by node, so that each has to have its box there.
      if mergesEntries { sketch.mergeEntries(besides: options.subject?.focus ?? []) }
      // In a part they are what something leads to that the picture does not show.
      isolated = sketch.takeIsolated(
        limit: options.hasFocus ? 0 : DiagramModel.isolatedLimit, keeping: options.subject?.focus ?? [],
        // What only helps to navigate is no reason to look at it where it does not.
        onlyPlacesBesides: mergesEntries ? Set(result.findings.compactMap(\.nodes.first)) : nil)
      if options.hasFocus { swap(&sketch.omissions.isolated, &sketch.omissions.unconnected) }
      connected = sketch
    }

    /// How much is drawn.
    var metrics: Metrics {
      let nodes = Array(connected.nodes.values) + isolated
      let transitions = connected.strokes.filter { !$0.isHolding && !$0.kind.goesBack }
      var metrics = Metrics()
      metrics.screens = nodes.count { $0.kind == .screen && $0.role == nil }
      metrics.coordinators = nodes.count { $0.role == .coordinator }
      metrics.forwardTransitions = transitions.reduce(0) { $0 + $1.count }
      metrics.unresolvedDestinations = transitions.filter { connected.nodes[$0.destination]?.kind == .unknown }
        .reduce(0) { $0 + $1.count }
      return metrics
    }
  }

  /// Screens without transitions are drawn up to this number: some dozens are worth a look, more are only wallpaper.
  static let isolatedLimit = 36

  /// Lines have a text up to this number: above it, words hide the lines that they name.
  static let labelLimit = 40

  /// Lines show their identifiers up to this number of lines with one: a few tell apart, many are a wall of text.
  static let identifierLimit = 20

  /// The picture of every node of a sketch.
  init(detailOf whole: Sketch, _ drawing: Drawing) {
    self.init(Detail(whole, drawing.result, drawing.options), drawing)
  }

  init(_ detail: Detail, _ drawing: Drawing) {
    let (sketch, isolated) = (detail.connected, detail.isolated)
    let (result, marks, options) = (drawing.result, drawing.marks, drawing.options)
    let connected = sketch.nodes.values.sorted { $0.id < $1.id }
    let numbered = (connected + isolated).enumerated().map { (name: "n\($0.offset + 1)", node: $0.element) }
    let names = Dictionary(numbered.map { ($0.node.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    // What leads from a screen to itself is told in its box: beside the small loop, words would lie under other lines.
    let loops = Dictionary(grouping: sketch.strokes.filter(\.isLoop), by: \.source)
    let counts = Dictionary(numbered.map { ($0.node.name, 1) }, uniquingKeysWith: +)
    let boxes = numbered.map { name, node in
      let style: BoxStyle =
        sketch.previousScreens.contains(node.id)
        ? .previous : sketch.otherGroups[node.id] != nil ? .otherGroup : BoxStyle(node)
      let makers = counts[node.name, default: 0] > 1 ? node.makers : []
      return Box(
        name: name, id: node.id,
        text: style.symbol.map { [$0] }
          ?? sketch.otherGroups[node.id].map { [node.name].inBox(above: $0) }
          ?? node.name.wrapped() + (sketch.holderCounts[node.id].map { ["in \($0) screens"] } ?? []),
        style: style,
        finding: marks.nodes[node.id] ?? .none, isFocus: options.subject?.focus.contains(node.id) == true,
        remarks: (loops[node.id] ?? []).compactMap { loop in
          loop.visibleText(isLabelled: true, showsIdentifier: false).map { "↻ \($0)" }
        } + makers + marks.rules(about: [node.id]) + marks.mentions(of: [node.id]).map { "(\($0))" },
        tooltip: style.symbol.map { _ in [style.legend] }
          ?? (style == .otherGroup ? [node.name] : node.tooltip) + marks.messages(about: [node.id]),
        link: node.location.flatMap { options.link?.address(of: $0) })
    }
    let isLabelled = sketch.strokes.count <= Self.labelLimit
    let showsIdentifiers = sketch.strokes.count { $0.visibleIdentifier != nil } <= Self.identifierLimit
    let lines = sketch.strokes.enumerated().map { number, stroke in
      Line(
        name: "e\(number + 1)", source: names[stroke.source] ?? "", destination: names[stroke.destination] ?? "",
        style: LineStyle(stroke), kinds: stroke.isHolding ? [] : stroke.kinds, confidence: stroke.confidence,
        finding: marks.mark(of: stroke.asking),
        text: Self.words(
          stroke.isLoop ? nil : stroke.visibleText(isLabelled: isLabelled, showsIdentifier: showsIdentifiers),
          marks.rules(about: stroke.asking)),
        count: stroke.count,
        tooltip: stroke.tooltip(in: sketch) + marks.messages(about: stroke.represented),
        link: stroke.sites.first.flatMap { options.link?.address(of: $0) })
    }
    var clusters = Self.clusters(of: sketch, options).map { title, nodes in
      let storyboards = Set(nodes.compactMap(\.storyboard)).filter { title == "\($0).storyboard" }
      let rules = storyboards.flatMap(marks.rules(aboutStoryboard:))
      return Cluster(
        title: ([title] + rules).joined(separator: " · "), boxes: nodes.compactMap { names[$0.id] })
    }
    if !isolated.isEmpty {
      let touched = Set(result.edges.flatMap { [$0.source, $0.destination] })
      let haveNone = options.subject == nil && isolated.allSatisfy { !touched.contains($0.id) }
      let title = !haveNone ? "without drawn transitions" : connected.isEmpty ? "no transitions" : "without transitions"
      clusters.append(Cluster(title: title, boxes: isolated.compactMap { names[$0.id] }, isGrid: true))
    }
    self.init(
      title: options.subject?.title ?? result.root,
      // Of a part the picture shows what is left of it, in the words for the size of an app.
      subtitle: options.subject == nil ? result.metrics.summary : detail.metrics.summary, boxes: boxes, lines: lines,
      clusters: clusters, notes: (options.subject?.notes ?? []) + sketch.omissions.notes, legend: [],
      theme: options.theme, direction: options.direction)
    if options.legend { legend = Self.legend(boxes: boxes, lines: lines) }
  }

  /// The words beside a line: its own, and the rules that it bears.
  static func words(_ text: String?, _ rules: [String]) -> String? {
    let words = [text].compactMap(\.self) + rules
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// The frames around nodes, by title.
  private static func clusters(
    of sketch: Sketch, _ options: DiagramOptions
  ) -> [(title: String, nodes: [Node])] {
    let grouping = options.grouping
    // A part shows how screens are connected; frames would draw connected screens apart.
    if options.hasFocus, grouping == .automatic { return [] }
    let nodes = sketch.nodes.values.sorted { $0.id < $1.id }
    let hasModules = Set(nodes.compactMap(\.module)).count > 1
    let flows = grouping == .flow ? Self.flows(of: sketch) : [:]
    let folders = grouping == .folder ? Self.folders(of: nodes) : [:]
    func title(_ node: Node) -> String? {
      switch grouping {
      case .automatic: node.storyboard.map { "\($0).storyboard" } ?? (hasModules ? node.module : nil)
      case .storyboard: node.storyboard.map { "\($0).storyboard" }
      case .module: node.module
      case .folder: folders[node.id]
      case .flow: flows[node.id]
      case .none: nil
      }
    }
    // An unknown destination stands where it is asked for.
    let askers = Dictionary(sketch.strokes.map { ($0.destination, $0.source) }, uniquingKeysWith: { first, _ in first })
    let groups = Dictionary(grouping: nodes) { node in
      title(node.kind == .unknown ? askers[node.id].flatMap { sketch.nodes[$0] } ?? node : node)
    }
    // A frame around everything says nothing.
    if groups.count == 1 { return [] }
    return groups.compactMap { title, nodes in title.map { (title: $0, nodes: nodes) } }
      .filter { title, nodes in
        // Nor does one that only says again what is in the box.
        !(nodes.count == 1 && nodes.allSatisfy { title == "\($0.name).storyboard" })
      }
      .filter { title, nodes in
        // A module that holds nearly everything is the app, and what has another frame or none is the exception.
        grouping != .automatic || nodes.allSatisfy { $0.storyboard != nil }
          || nodes.count * 4 < sketch.nodes.count * 3
      }
      .filter { _, nodes in
        // On the sheet of a group, the other groups are boxes of their own, and the rest is the group.
        sketch.otherGroups.isEmpty || nodes.count + sketch.otherGroups.count < sketch.nodes.count
      }
      .sorted { $0.title < $1.title }
  }
}

extension DiagramModel {
  /// The name of the coordinator that shows each node, the first by name where several do; coordinators have their own.
  fileprivate static func flows(of sketch: Sketch) -> [String: String] {
    var owners: [String: String] = [:]
    for stroke in sketch.strokes where !stroke.kind.goesBack {
      guard let owner = sketch.nodes[stroke.source], owner.kind == .coordinator,
        sketch.nodes[stroke.destination]?.kind != .coordinator
      else { continue }
      owners[stroke.destination] = owners[stroke.destination].map { min($0, owner.name) } ?? owner.name
    }
    for node in sketch.nodes.values where node.kind == .coordinator { owners[node.id] = node.name }
    return owners
  }

  /// The short name of the folder that each node with a place is in.
  fileprivate static func folders(of nodes: [Node]) -> [String: String] {
    let placed = nodes.filter { $0.location != nil }
    let paths = placed.map { node in
      (node.location?.file ?? "").split(separator: "/").dropLast().map(String.init)
    }
    let groups = Dictionary(grouping: paths.indices) { paths[$0] }
      .map { FolderGrouping.Group(path: $0.key, members: $0.value) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    return zip(groups, FolderGrouping.titles(of: groups)).reduce(into: [:]) { folders, entry in
      for member in entry.0.members { folders[placed[member].id] = entry.1 }
    }
  }
}

extension Sketch {
  /// Takes out the nodes without any line, sorted, or only counts them where they are more than the limit.
  ///
  /// - Parameter blamed: ids of nodes that are worth a look although they are no places for a user; nil where all are.
  fileprivate mutating func takeIsolated(
    limit: Int, keeping kept: Set<String> = [], onlyPlacesBesides blamed: Set<String>? = nil
  ) -> [Node] {
    let connected = Set(strokes.flatMap { [$0.source, $0.destination] })
    let alone = nodes.values.filter { !connected.contains($0.id) }.sorted { $0.id < $1.id }
    for node in alone { nodes[node.id] = nil }
    // An unknown destination that nothing leads to says nothing.
    let isolated = alone.filter { $0.kind != .unknown }
    let worthy = isolated.filter { node in
      connected.isEmpty
        || blamed.map { $0.contains(node.id) || kept.contains(node.id) || !node.kind.onlyHelps } != false
    }
    let left = worthy.count > limit ? worthy.filter { kept.contains($0.id) } : worthy
    omissions.isolated += isolated.count - left.count
    return left
  }
}

extension Node {
  /// In whose code a screen without a class of its own is made, in words. Several plain controllers have one name.
  fileprivate var makers: [String] {
    guard role == .inline, id.hasSuffix("/\(name)"), let colon = id.firstIndex(of: ":") else { return [] }
    let maker = id[id.index(after: colon)...].dropLast(name.count + 1)
    return maker.isEmpty ? [] : ["made by \(maker)"]
  }
}

extension Node.Kind {
  /// Whether it is nothing that a user sees or that an app is made of, but a help on the way there.
  fileprivate var onlyHelps: Bool { self == .navigator || self == .container }
}
