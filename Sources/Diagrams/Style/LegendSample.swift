import NavigationModel

/// How a page draws the sample of an entry of the legend: with the elements and the classes that the entry's boxes or lines
/// have in a picture, so that the picture's style sheet gives it the same colours.
public struct LegendSample: Hashable, Sendable {
  /// What the sample is drawn as.
  public enum Shape: String, CaseIterable, Sendable {
    case rounded, rectangle, corners, block, tab, folder, note, circle
    /// A line with an arrow.
    case arrow
    /// A line with the diamond of what is held.
    case diamond
    case line
    /// Words in place of a drawing.
    case words
  }

  /// What the sample is drawn as.
  public let shape: Shape
  /// The classes of the box or the line, with `dashed` or `dotted` where it is not drawn through.
  public let classes: String
  /// The width of the border or the line, in points.
  public let width: Double
  /// The sign within the box, or the words.
  public let symbol: String?

  /// The sample of an entry.
  public init(_ entry: LegendEntry) {
    switch entry {
    case .box(let style):
      self.init(
        style.sampleShape, style.rawValue + (style == .otherGroup ? " dashed" : ""), width: 1, symbol: style.symbol)
    case .line(.holding, _): self.init(.diamond, "holding dotted", width: 1.2)
    case .line(let style, _): self.init(.arrow, style.rawValue, width: 1.6)
    case .confidence(.certain): self.init(.line, "plain", width: 1.2)
    case .confidence(.inferred): self.init(.line, "plain dashed", width: 1.2)
    case .confidence(.possible): self.init(.line, "plain dotted", width: 1.2)
    case .finding: self.init(.line, "finding", width: 2.6)
    case .mention: self.init(.words, "", width: 0, symbol: "(rule)")
    case .changedBox(let mark):
      self.init(
        .rounded, mark.rawValue + (mark.isDashed ? " dashed" : ""), width: mark.borderWidth, symbol: mark.symbol)
    case .changedLine(let mark):
      self.init(.arrow, mark.rawValue + (mark.isDashed ? " dashed" : ""), width: mark.lineWidth)
    }
  }

  private init(_ shape: Shape, _ classes: String, width: Double, symbol: String? = nil) {
    self.shape = shape
    self.classes = classes
    self.width = width
    self.symbol = symbol
  }
}

extension BoxStyle {
  fileprivate var sampleShape: LegendSample.Shape {
    switch self {
    case .entry, .uikit, .appkit, .swiftui, .screen, .component: .rounded
    case .system: .rectangle
    case .coordinator: .corners
    case .navigator: .block
    case .container: .tab
    case .alert: .note
    case .group, .otherGroup: .folder
    case .unknown, .previous: .circle
    }
  }
}
