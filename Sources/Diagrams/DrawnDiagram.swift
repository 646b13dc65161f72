/// A picture with its drawing, or with why there is none.
public struct DrawnDiagram: Hashable, Sendable {
  /// The content of the picture.
  public let model: DiagramModel
  /// The SVG document.
  public let svg: Result<String, DiagramError>
  /// The size of the drawing; nil where there is none.
  let shape: DrawingShape?

  /// Lays a picture out.
  ///
  /// - Parameter isBare: whether title, notes and legend are left out of the drawing, for documents that tell them beside it.
  public init(_ model: DiagramModel, isBare: Bool = false) {
    self.model = model
    do throws(DiagramError) {
      let document = try SVGDiagram.document(isBare ? model.bare : model)
      svg = .success(document.text)
      shape = document.shape
    } catch {
      svg = .failure(error)
      shape = nil
    }
  }

  /// How many times the drawing is larger than a screen; endless where there is none.
  var excess: Double { shape?.excess ?? .infinity }

  /// A drawing that is larger than a screen by more than this is read in parts, so that an overview is the better start. One
  /// that is a little larger still has letters of 9 pixels where it is made to fit.
  static let mostExcess = 1.3
}

extension DiagramModel {
  /// The boxes and lines alone.
  fileprivate var bare: DiagramModel {
    var model = self
    model.title = ""
    model.subtitle = ""
    model.notes = []
    model.legend = []
    return model
  }
}
