import NavigationModel

/// A diagram as an SVG document, laid out by Graphviz in this process.
///
/// Unless the options set a direction, transitions lead to the right. If that gives a strip that is too long to be
/// read, they are laid out downwards as well, and the better shape of the two is kept. A picture is laid out in several
/// forms (``DrawingForm``), and the one is kept in which lines cross least and are shortest.
public enum SVGDiagram {
  /// The SVG of a result. Equal input gives equal bytes, in any thread.
  ///
  /// - Throws: ``DiagramError`` where Graphviz fails, or would leave a transition out.
  public static func render(
    _ result: AnalysisResult, options: DiagramOptions = DiagramOptions()
  ) throws(DiagramError) -> String {
    try render(DiagramModel(result, options: options))
  }

  /// The SVG of a picture.
  ///
  /// - Throws: ``DiagramError`` where Graphviz fails, or would leave a transition out.
  public static func render(_ model: DiagramModel) throws(DiagramError) -> String {
    try render(model, draw: Graphviz.draw)
  }

  static func render(
    _ model: DiagramModel, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> String {
    guard model.boxes.count <= mostBoxes else { throw .tooLarge(nodes: model.boxes.count, limit: mostBoxes) }
    if model.direction != nil { return try layOut(model, draw: draw).text }
    var model = model
    model.direction = .leftToRight
    let wide = try layOut(model, draw: draw)
    if wide.shape.isReadable || model.boxes.count > mostLaidOutTwice { return wide.text }
    model.direction = .topToBottom
    do throws(DiagramError) {
      let high = try layOut(model, draw: draw)
      return high.shape.distanceFromIdeal < wide.shape.distanceFromIdeal ? high.text : wide.text
    } catch {
      // The first layout worked, and a long picture is better than none.
      return wide.text
    }
  }

  /// The clearest drawing in one direction.
  private static func layOut(
    _ model: DiagramModel, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    var best: (document: SVGDocument, clutter: Double)?
    let forms = DrawingForm.candidates(for: model)
    var texts: Set<String> = []
    for form in forms {
      let dot = DotWriter(model, form: form)
      // Where no line leads back, several forms are the same.
      guard texts.insert(dot.text).inserted else { continue }
      let document: SVGDocument
      do throws(DiagramError) { document = try layOut(model, dot, draw: draw) } catch { continue }
      let clutter = forms.count == 1 ? 0 : document.clutter
      // What has no crossings needs no second try.
      if clutter == 0 { return document }
      if clutter < best?.clutter ?? .infinity { best = (document, clutter) }
    }
    if let best { return best.document }
    return try layOutPlainly(model, draw: draw)
  }

  /// The drawing in a plainer form, which a note within the picture tells where it shows less.
  private static func layOutPlainly(
    _ model: DiagramModel, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    var failure = DiagramError.graphviz("no layout was tried")
    for form in DrawingForm.plainer {
      var model = model
      if !form.clusters, !model.clusters.isEmpty { model.notes.append("drawn without frames: the layout lost lines") }
      if !form.labels { model.notes.append("drawn without words on lines: the layout lost lines") }
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

  /// Above this number of boxes no shape is readable as a whole, and a layout downwards can take four times as long as one
  /// to the right: 17 s beside 4 s with 800 boxes.
  static let mostLaidOutTwice = 400

  /// Above this number of boxes the layout can take a minute.
  static let mostBoxes = 2000
}
