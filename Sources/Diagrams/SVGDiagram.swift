import NavigationModel

/// A diagram as an SVG document, laid out by Graphviz in this process.
///
/// Unless the options set a direction, transitions lead to the right. If that gives a strip that is too long to be
/// read, they are laid out downwards as well, and the better shape of the two is kept. A small picture with frames is
/// laid out with the boxes of each frame in either order, which decides much of what `dot` makes of it, and the one in
/// which fewer lines cross is kept.
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

  private static func layOut(
    _ model: DiagramModel, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    let first = try layOut(model, reversed: false, draw: draw)
    guard !model.clusters.isEmpty, model.lines.count <= DotWriter.arrangedLimit else { return first }
    let crossings = Curve.crossings(of: first.curves)
    guard crossings > 0 else { return first }
    do throws(DiagramError) {
      let second = try layOut(model, reversed: true, draw: draw)
      return Curve.crossings(of: second.curves) < crossings ? second : first
    } catch {
      return first
    }
  }

  /// `gvLayout` can leave edges out and still report success. So they are counted, and on a loss the layout is tried
  /// again in a plainer form, which a note within the picture tells where it shows less.
  private static func layOut(
    _ model: DiagramModel, reversed: Bool, draw: (String) throws(DiagramError) -> Graphviz.Drawing
  ) throws(DiagramError) -> SVGDocument {
    var failure = DiagramError.graphviz("no layout was tried")
    // The other order only serves to improve the picture, so a layout in a plainer form does not count.
    for var form in DotWriter.Form.layouts.prefix(reversed ? 1 : .max) {
      form.reversesFrames = reversed
      var model = model
      if !form.clusters, !model.clusters.isEmpty { model.notes.append("drawn without frames: the layout lost lines") }
      if !form.labels { model.notes.append("drawn without words on lines: the layout lost lines") }
      let dot = DotWriter(model, form: form)
      do throws(DiagramError) {
        let drawing = try draw(dot.text)
        let document = SVGDocument(drawing.svg, of: model)
        let lost = max(dot.edgeCount - drawing.drawnEdges, model.lines.count - document.curves.count)
        if lost <= 0 { return document }
        failure = .lostEdges(lost, of: model.lines.count)
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Above this number of boxes no shape is readable as a whole, and a layout downwards can take four times as long as one
  /// to the right: 17 s beside 4 s with 800 boxes.
  static let mostLaidOutTwice = 400

  /// Above this number of boxes the layout can take a minute.
  static let mostBoxes = 2000
}
