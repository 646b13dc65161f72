import NavigationModel

/// The first picture of a result: every box where that can be read once it is laid out, if need be without frames, else an
/// overview.
public struct FirstPicture {
  /// Why an overview is drawn that nobody asked for.
  enum Reason: Hashable {
    /// Every node as a box would be too many boxes, or too many lines between them.
    case tooMany(boxes: Int, lines: Int)
    /// Every node as a box makes a picture so many times larger than a screen.
    case tooLarge(boxes: Int, excess: Double)
    /// Every node as a box could not be laid out.
    case notLaidOut
  }

  /// The picture.
  public let model: DiagramModel
  /// The picture with its drawing; nil where the choice did not take one.
  let drawn: DrawnDiagram?
  /// The overview; nil where every node is a box.
  let overview: Overview?
  /// Why it is an overview; nil where it is none, or was asked for.
  let reason: Reason?

  /// Chooses the picture of a result, for which it lays out what can be chosen from.
  public init(_ result: AnalysisResult, options: DiagramOptions = DiagramOptions()) {
    self.init(DiagramModel.Drawing(result, options), mergesEntries: true)
  }

  /// Chooses the picture, for which it lays out what can be chosen from.
  ///
  /// - Parameters:
  ///   - mergesEntries: whether starts of the app with the same destinations are one box.
  ///   - isBare: whether the drawing has no title, notes and legend.
  init(_ drawing: DiagramModel.Drawing, mergesEntries: Bool, isBare: Bool = false) {
    func makeOverview() -> Overview {
      Overview(
        of: drawing.sketch, drawing, keeping: FolderGrouping.usuallyWhole, mergesEntries: mergesEntries, isBare: isBare)
    }
    guard drawing.options.detail != .overview else {
      let overview = makeOverview()
      self.init(overview.picture.model, overview.picture, overview, nil)
      return
    }
    let detail = DiagramModel.Detail(drawing.sketch, drawing.result, drawing.options, mergesEntries: mergesEntries)
    if drawing.options.detail == .full || detail.isSubject(of: drawing.options) {
      self.init(DiagramModel(detail, drawing), nil, nil, nil)
      return
    }
    guard detail.mayBeReadable else {
      let overview = makeOverview()
      let (boxes, lines) = (detail.connected.nodes.count, detail.connected.strokes.count)
      self.init(overview.picture.model, overview.picture, overview, .tooMany(boxes: boxes, lines: lines))
      return
    }
    let whole = DrawnDiagram(DiagramModel(detail, drawing), isBare: isBare)
    guard whole.excess > DrawnDiagram.mostExcess else {
      self.init(whole.model, whole, nil, nil)
      return
    }
    if drawing.options.grouping == .automatic, let loose = whole.model.withoutFrames {
      let drawn = DrawnDiagram(loose, isBare: isBare)
      if drawn.excess <= DrawnDiagram.mostExcess {
        self.init(loose, drawn, nil, nil)
        return
      }
    }
    let overview = makeOverview()
    // Boxes that nothing divides, or that take no less room as groups, are better seen themselves.
    guard overview.isWorthIt, overview.picture.excess < whole.excess else {
      self.init(whole.model, whole, nil, nil)
      return
    }
    self.init(
      overview.picture.model, overview.picture, overview,
      whole.shape.map { .tooLarge(boxes: whole.model.boxes.count, excess: $0.excess) } ?? .notLaidOut)
  }

  private init(_ model: DiagramModel, _ drawn: DrawnDiagram?, _ overview: Overview?, _ reason: Reason?) {
    self.model = model
    self.drawn = drawn
    self.overview = overview
    self.reason = reason
  }

  /// The SVG document.
  ///
  /// - Throws: ``DiagramError`` where Graphviz fails, or would leave a transition out.
  public var svg: String {
    get throws(DiagramError) {
      if let drawn { return try drawn.svg.get() }
      return try SVGDiagram.render(model)
    }
  }

  /// What to tell who asked for no overview and gets one, with the ways to more; nil where there is nothing to tell.
  public var remark: String? {
    reason.map { "drew an overview: \($0.words); --detail full draws all boxes, --diagrams a picture of each group" }
  }

  /// What to tell before a picture of every node is drawn that takes long; nil where none is asked for.
  public static func warning(of result: AnalysisResult, options: DiagramOptions) -> String? {
    // Folding only makes fewer nodes of many.
    guard options.detail == .full, result.nodes.count > fewNodes || result.edges.count > fewLines else { return nil }
    let model = FirstPicture(result, options: options).model
    guard model.boxes.count > fewNodes || model.lines.count > fewLines else { return nil }
    // More boxes are refused at once.
    guard model.boxes.count <= SVGDiagram.mostBoxes else { return nil }
    return "drawing \(model.boxes.count) boxes with \(model.lines.count) lines in one picture can take minutes; "
      + "--detail overview draws groups, and --diagrams also a picture of each"
  }

  /// A layout of so many boxes and lines takes some seconds.
  private static let (fewNodes, fewLines) = (800, 1500)
}

extension DiagramModel {
  /// The picture without frames, which keep boxes apart that lines connect, and so make it larger; nil where there are none
  /// that nobody asked for, or so many boxes that only frames keep them in order.
  fileprivate var withoutFrames: DiagramModel? {
    guard boxes.count <= Self.mostWithoutFrames, clusters.contains(where: { !$0.isGrid }) else { return nil }
    var model = self
    model.clusters.removeAll { !$0.isGrid }
    model.notes.append("drawn without frames, which would make it larger than a screen: --detail full draws them")
    return model
  }

  /// Of the apps that were looked at, those with so many screens could be read without frames, in which the screens that
  /// lead to each other are nearer.
  private static let mostWithoutFrames = 70
}

extension FirstPicture.Reason {
  fileprivate var words: String {
    switch self {
    case .tooMany(let boxes, let lines): "\(boxes) boxes with \(lines) lines cannot be read in one picture"
    case .tooLarge(let boxes, let excess):
      "a picture of all \(boxes) boxes is \(excess.inTenths) times as large as a screen"
    case .notLaidOut: "a picture of all boxes could not be laid out"
    }
  }
}

extension Double {
  fileprivate var inTenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension DiagramModel.Detail {
  /// Whether it is what somebody asked for, who wants to see its screens: an overview would hide them again.
  fileprivate func isSubject(of options: DiagramOptions) -> Bool {
    options.hasFocus && connected.nodes.count <= DiagramOptions.overviewThreshold
  }

  /// Whether it is worth a layout: above these counts no picture was readable, whatever its size.
  fileprivate var mayBeReadable: Bool {
    connected.nodes.count <= DiagramOptions.overviewThreshold
      && connected.strokes.count <= DiagramOptions.overviewLineThreshold
      && connected.strokes.count - connected.nodes.count <= DiagramOptions.overviewTangleThreshold
  }
}
