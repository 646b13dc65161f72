import NavigationModel

/// All pictures of an app, as a hierarchy of sheets from an overview to its parts.
///
/// An app that one picture can show has one sheet. Above that, the first sheet is an overview of groups, and each group
/// has a sheet of its own: every node of the group, with the groups that they lead to or are led to from. A group that is
/// too large for that is an overview again.
public struct Atlas: Hashable, Sendable {
  /// One picture.
  public struct Sheet: Hashable, Sendable {
    /// Names the sheet: empty for the first one, and for a group what its box on the sheet above has as its id.
    public var id: String
    /// The name of the app or of the group.
    public var title: String
    /// The id of the sheet above; nil for the first one.
    public var parent: String?
    /// Ids of the nodes that the sheet is about, sorted.
    public var nodes: [String]
    /// The picture.
    public var model: DiagramModel

    /// Makes a sheet of its parts.
    public init(id: String, title: String, parent: String?, nodes: [String], model: DiagramModel) {
      self.id = id
      self.title = title
      self.parent = parent
      self.nodes = nodes
      self.model = model
    }
  }

  /// The sheets: each one before those of its groups, in the order of their boxes.
  public private(set) var sheets: [Sheet] = []

  /// A group of which more boxes would be drawn is an overview itself: they would take more than a screen.
  static let mostBoxes = 30
  /// What cannot be divided by what it is called is cut up into parts of at most so many nodes.
  static let mostNodesOfPart = 24

  /// Within a group, a smaller group has room for more: a picture of three boxes is not worth a click.
  private static let wholeWithin = 20

  /// Makes the pictures of a result. Equal input gives equal pictures.
  public init(_ result: AnalysisResult, options: DiagramOptions = DiagramOptions()) {
    let drawing = DiagramModel.Drawing(result, options)
    if let detail = drawing.readableDetail(mergesEntries: false) {
      let nodes = drawing.sketch.nodes.keys.sorted()
      sheets.append(
        Sheet(id: "", title: result.root, parent: nil, nodes: nodes, model: DiagramModel(detail, drawing)))
    } else {
      add(drawing.sketch, id: "", title: result.root, below: nil, drawing)
    }
  }

  /// Adds an overview and the sheets of its groups.
  private mutating func add(
    _ sketch: Sketch, id: String, title: String, below parent: String?, _ drawing: DiagramModel.Drawing
  ) {
    var groups = OverviewGroup.groups(
      of: sketch, drawing.options, keeping: parent == nil ? FolderGrouping.usuallyWhole : Self.wholeWithin)
    let divided = groups.filter { $0.style == .group }
    // Everything in one file, or with names that begin alike: what cannot be divided by what it is called is cut up.
    if let whole = divided.first, divided.count == 1, whole.nodes.count > Self.mostNodesOfPart {
      groups.removeAll { $0.style == .group }
      groups += whole.cut(into: Self.mostNodesOfPart, along: sketch.strokes)
    }
    // A group within another one could have its name, as the rest of a folder has the name of the folder.
    if parent != nil { for index in groups.indices { groups[index].id = "\(id)/\(groups[index].id)" } }
    var model = DiagramModel(overviewOf: sketch, in: groups, drawing)
    model.title = title
    if parent != nil {
      let whole = OverviewGroup(id: id, title: title, path: "", style: .group, nodes: Array(sketch.nodes.values))
      model.subtitle = "\(whole.size), of \(drawing.result.root): \(drawing.result.metrics.summary)"
    }
    sheets.append(Sheet(id: id, title: title, parent: parent, nodes: sketch.nodes.keys.sorted(), model: model))
    for group in groups where group.style == .group {
      let part = sketch.surroundings(of: group, among: groups)
      if part.nodes.count > Self.mostBoxes, group.nodes.count > Self.mostNodesOfPart, groups.count > 1 {
        add(sketch.restricted(to: group), id: group.id, title: group.title, below: id, drawing)
      } else {
        var model = DiagramModel(detailOf: part, drawing)
        model.title = group.title
        model.subtitle = "\(group.size), of \(drawing.result.root): \(drawing.result.metrics.summary)"
        sheets.append(
          Sheet(id: group.id, title: group.title, parent: id, nodes: group.nodes.map(\.id).sorted(), model: model))
      }
    }
  }
}

extension Sketch {
  /// The nodes of a group and what is between them.
  fileprivate func restricted(to group: OverviewGroup) -> Sketch {
    let ids = Set(group.nodes.map(\.id))
    var part = Sketch(nodes: nodes.filter { ids.contains($0.key) || $0.value.kind == .unknown }, strokes: [])
    part.strokes = strokes.filter { part.nodes[$0.source] != nil && part.nodes[$0.destination] != nil }
    let ends = Set(part.strokes.flatMap { [$0.source, $0.destination] })
    part.nodes = part.nodes.filter { ids.contains($0.key) || ends.contains($0.key) }
    part.previousScreens = previousScreens
    part.omissions.toOthers = strokes.count { stroke in
      part.nodes[stroke.source] == nil ? ids.contains(stroke.destination) : part.nodes[stroke.destination] == nil
    }
    return part
  }

  /// The nodes of a group with all that leads in and out. Other groups are a node each; where the app starts is itself.
  fileprivate func surroundings(of group: OverviewGroup, among groups: [OverviewGroup]) -> Sketch {
    let others = groups.filter { $0.id != group.id && $0.style == .group }
    let inside = Set(group.nodes.map(\.id))
    let standIns = Dictionary(
      others.flatMap { other in other.nodes.map { ($0.id, other.id) } }, uniquingKeysWith: { first, _ in first })
    var part = Sketch(nodes: [:], strokes: [])
    let meant = strokes.filter { inside.contains($0.source) || inside.contains($0.destination) }
    for var stroke in meant {
      stroke.source = standIns[stroke.source] ?? stroke.source
      stroke.destination = standIns[stroke.destination] ?? stroke.destination
      part.strokes.append(stroke)
    }
    let ends = Set(part.strokes.flatMap { [$0.source, $0.destination] })
    part.nodes = nodes.filter { inside.contains($0.key) || ends.contains($0.key) }
    for other in others where ends.contains(other.id) {
      part.nodes[other.id] = Node(id: other.id, name: other.title, kind: .container)
      part.otherGroups[other.id] = []
    }
    part.previousScreens = previousScreens
    part.gatherOtherGroups()
    for other in others where part.otherGroups[other.id] != nil {
      let own = zip(part.strokes, meant).filter { $0.0.source == other.id || $0.0.destination == other.id }.map(\.1)
      part.otherGroups[other.id] = LeadingNames(own).names(of: other, amongEndsOnly: true)
    }
    return part
  }
}
