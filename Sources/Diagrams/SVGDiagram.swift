import NavigationModel

/// A diagram as an SVG document, laid out by Graphviz in this process.
///
/// Unless the options set a direction, transitions lead to the right. If that gives a drawing that is larger than a screen, or
/// a strip that is too long to be read, they are laid out downwards as well, and the better of the two is kept. What is still
/// larger than a screen gets narrower boxes, in which long names take two lines. A picture is laid out in several
/// forms (``DrawingForm``), and the one is kept in which lines cross least and are shortest.
public enum SVGDiagram {
  /// The SVG of a result. Equal input gives equal bytes, in any thread.
  ///
  /// - Throws: ``DiagramError`` where Graphviz fails, or would leave a transition out.
  public static func render(
    _ result: AnalysisResult, options: DiagramOptions = DiagramOptions()
  ) throws(DiagramError) -> String {
    try FirstPicture(DiagramModel.Drawing(result, options), mergesEntries: true).svg
  }

  /// The SVG of a picture.
  ///
  /// - Throws: ``DiagramError`` where Graphviz fails, or would leave a transition out.
  public static func render(_ model: DiagramModel) throws(DiagramError) -> String { try document(model).text }

  /// The clearest drawing of a picture.
  static func document(
    _ model: DiagramModel, draw: (String) throws(DiagramError) -> Graphviz.Drawing = Graphviz.draw
  ) throws(DiagramError) -> SVGDocument {
    guard model.boxes.count <= mostBoxes else { throw .tooLarge(nodes: model.boxes.count, limit: mostBoxes) }
    if model.direction != nil { return try layOut(model, draw: draw) }
    var model = model
    model.direction = .leftToRight
    let wide = try layOut(model, draw: draw)
    if wide.shape.isReadable || model.boxes.count > mostLaidOutTwice || model.lines.count > mostLaidOutTwice {
      return wide
    }
    var best = (model: model, document: wide)
    if !wide.shape.isHopeless {
      model.direction = .topToBottom
      // The first layout worked, and a long picture is better than none.
      if let high = optional(model, draw: draw), high.effort < wide.effort { best = (model, high) }
    }
    guard best.document.shape.excess > 1, let narrowed = best.model.narrowed,
      let narrow = optional(narrowed, draw: draw), narrow.isBetter(than: best.document)
    else { return best.document }
    return narrow
  }

  private static func optional(
    _ model: DiagramModel, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) -> SVGDocument? {
    do throws(DiagramError) { return try layOut(model, forms: furtherForms, draw: draw) } catch { return nil }
  }

  /// The clearest drawing in one direction.
  private static func layOut(
    _ model: DiagramModel, forms limit: Int = .max, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    var best: (document: SVGDocument, effort: Double)?
    var failure = DiagramError.graphviz("no layout was tried")
    let forms = DrawingForm.candidates(for: model).prefix(limit)
    var model = model
    if DrawingForm.isTooLargeForFrames(model), !model.clusters.isEmpty {
      model.notes.append("drawn without frames: with so many boxes or lines the layout takes minutes")
    }
    var texts: Set<String> = []
    for form in forms {
      let dot = DotWriter(model, form: form)
      // Where no line leads back, several forms are the same.
      guard texts.insert(dot.text).inserted else { continue }
      let document: SVGDocument
      do throws(DiagramError) { document = try layOut(model, dot, draw: draw) } catch {
        failure = error
        continue
      }
      if forms.count == 1 { return document }
      // What has no crossings and fits needs no second try.
      if document.shape.isReadable, document.clutter == 0 { return document }
      let effort = document.effort
      if effort < best?.effort ?? .infinity { best = (document, effort) }
    }
    if let best { return best.document }
    return try layOutPlainly(model, after: failure, draw: draw)
  }

  /// The drawing in a plainer form, which a note within the picture tells where it shows less.
  private static func layOutPlainly(
    _ model: DiagramModel, after failure: DiagramError, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    var failure = failure
    for form in DrawingForm.plainer(for: model) {
      var model = model
      // A picture that is too large for frames says so by now.
      if !form.clusters, !model.clusters.isEmpty, !DrawingForm.isTooLargeForFrames(model) {
        model.notes.append("drawn without frames: \(failure.asCause)")
      }
      if !form.labels { model.notes.append("drawn without words on lines: \(failure.asCause)") }
      do throws(DiagramError) { return try layOut(model, DotWriter(model, form: form), draw: draw) } catch {
        failure = error
      }
    }
    throw failure
  }

  /// `gvLayout` can leave edges out and still report success. So they are counted.
  private static func layOut(
    _ model: DiagramModel, _ dot: DotWriter, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    let drawing = try draw(dot.text)
    let document = SVGDocument(drawing.svg, of: model)
    let lost = max(dot.edgeCount - drawing.drawnEdges, model.lines.count - document.curves.count)
    guard lost <= 0 else { throw .lostEdges(lost, of: model.lines.count) }
    return document
  }

  /// In how many forms a picture is laid out a second and a third time, which is to take no longer than the first.
  private static let furtherForms = 2

  /// Above this number of boxes or lines no shape is readable as a whole, and a layout downwards can take many times as long
  /// as one to the right: 60 s beside 2 s with 400 boxes and 900 lines.
  static let mostLaidOutTwice = 300

  /// Above this number of boxes the layout can take a minute.
  static let mostBoxes = 2000
}

extension DiagramError {
  /// Why a picture shows less than it could, in a few words.
  fileprivate var asCause: String {
    switch self {
    case .lostEdges: "the layout lost lines"
    case .graphviz, .tooLarge: "the layout failed"
    }
  }
}
