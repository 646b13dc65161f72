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
    /// The picture with its drawing.
    public var picture: DrawnDiagram

    /// Makes a sheet of its parts.
    public init(id: String, title: String, parent: String?, nodes: [String], picture: DrawnDiagram) {
      self.id = id
      self.title = title
      self.parent = parent
      self.nodes = nodes
      self.picture = picture
    }

    /// The content of the picture.
    public var model: DiagramModel { picture.model }
  }

  /// The sheets: each one before those of its groups, in the order of their boxes.
  public private(set) var sheets: [Sheet] = []

  /// A group of which more boxes would be drawn is an overview itself: they would take more than a screen.
  static let mostBoxes = 30

  /// Within a group, a smaller group has room for more: a picture of three boxes is not worth a click.
  fileprivate static let wholeWithin = 20

  /// Makes and draws the pictures of a result. Equal input gives equal pictures.
  ///
  /// - Parameter isBare: whether the drawings have no titles, notes and legends, for documents that tell them beside these.
  public init(_ result: AnalysisResult, options: DiagramOptions = DiagramOptions(), isBare: Bool = false) {
    let drawing = DiagramModel.Drawing(result, options)
    // A sheet is searched by node, so that each has to have its box there.
    let first = FirstPicture(drawing, mergesEntries: false, isBare: isBare)
    let nodes = drawing.sketch.nodes.keys.sorted()
    let picture = first.drawn ?? DrawnDiagram(first.model, isBare: isBare)
    sheets.append(Sheet(id: "", title: result.root, parent: nil, nodes: nodes, picture: picture))
    if let overview = first.overview {
      addSheets(of: overview.groups, in: drawing.sketch, below: "", GroupDrawing(drawing: drawing, isBare: isBare))
    }
  }

  /// Adds the sheets of the groups of an overview, and those below them.
  private mutating func addSheets(
    of groups: [OverviewGroup], in sketch: Sketch, below parent: String, _ drawing: GroupDrawing
  ) {
    for group in groups where group.style == .group {
      let content = drawing.content(of: group, among: groups, in: sketch)
      let nodes = group.nodes.map(\.id).sorted()
      sheets.append(Sheet(id: group.id, title: group.title, parent: parent, nodes: nodes, picture: content.picture))
      addSheets(of: content.groups, in: content.inside, below: group.id, drawing)
    }
  }
}

/// Draws the groups of an overview.
private struct GroupDrawing {
  let drawing: DiagramModel.Drawing
  let isBare: Bool

  /// The picture of a group, and what it is divided into.
  struct Content {
    var picture: DrawnDiagram
    /// Its own groups, where the picture is an overview again.
    var groups: [OverviewGroup] = []
    /// What is in the group.
    var inside = Sketch(nodes: [:], strokes: [])
  }

  /// A group of which more boxes would be drawn is an overview, since they would take more than a screen. So is one whose boxes
  /// do so where they are laid out.
  func content(of group: OverviewGroup, among groups: [OverviewGroup], in sketch: Sketch) -> Content {
    let part = sketch.surroundings(of: group, among: groups)
    let isLarge = part.nodes.count > Atlas.mostBoxes && group.nodes.count > OverviewGroup.mostNodesOfPart
    let whole = isLarge ? nil : detail(of: part, group)
    if let whole, whole.excess <= DrawnDiagram.mostExcess { return Content(picture: whole) }
    if groups.count > 1 {
      let inside = sketch.restricted(to: group)
      let overview = Overview(
        of: inside, drawing, keeping: isLarge ? Atlas.wholeWithin : FolderGrouping.usuallyWhole,
        mergesEntries: false, isBare: isBare, within: group.id
      ) { name(&$0, group) }
      let isBetter = whole.map { overview.isWorthIt && overview.picture.excess < $0.excess } ?? overview.isDivided
      if isBetter { return Content(picture: overview.picture, groups: overview.groups, inside: inside) }
    }
    return Content(picture: whole ?? detail(of: part, group))
  }

  private func detail(of part: Sketch, _ group: OverviewGroup) -> DrawnDiagram {
    var model = DiagramModel(detailOf: part, drawing)
    name(&model, group)
    return DrawnDiagram(model, isBare: isBare)
  }

  private func name(_ model: inout DiagramModel, _ group: OverviewGroup) {
    model.title = group.title
    model.subtitle = "\(group.size), of \(drawing.result.root): \(drawing.result.metrics.summary)"
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
