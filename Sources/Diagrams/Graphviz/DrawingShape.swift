/// The size and the proportions of a drawing, which decide whether its text can be read on a page or in a code review.
struct DrawingShape: Hashable {
  private let width: Double
  private let height: Double
  /// How much of the height title, legend and notes take below the boxes. They are read once, and need not be on the same
  /// screen as the rest.
  var heightOfWords = 0.0

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The proportions of an SVG document, from the first line of its `svg` element: `<svg width="62pt" height="44pt"`.
  init(svgElement line: Substring) {
    func number(_ attribute: String) -> Double {
      guard let start = line.range(of: " \(attribute)=\"")?.upperBound else { return 0 }
      return Double(line[start...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }) ?? 0
    }
    self.init(width: number("width"), height: number("height"))
  }

  /// The width as a multiple of the height, with everything that a page shows; nil where the drawing has no area.
  var ratio: Double? { width > 0 && height > 0 ? width / height : nil }

  /// How many times the boxes and lines take more than a screen; 1 where they fit.
  var excess: Double { max(1, width / Self.screen.width, (height - heightOfWords) / Self.screen.height) }

  /// In points. On a screen of 1920 × 1200 pixels, such a drawing has letters of 12 pixels.
  private static let screen = (width: 1920.0, height: 1200.0)

  /// A page is about as wide as it is high. Fitted to its width, a strip that is wider than 2.6 : 1 has tiny text, and
  /// one that is higher than 1 : 2.2 takes several screens to scroll through.
  private static let readable = 1 / 2.2...2.6

  /// Whether nothing would be gained by another shape.
  var isReadable: Bool { excess == 1 && length == 1 }

  /// Whether the drawing is so much larger than a screen that no other shape makes it fit.
  var isHopeless: Bool { excess > 2 && length == 1 || excess > 4 }

  /// How many times harder the drawing is to read than one that fits a screen. Both sides of what is shrunk get smaller; what
  /// is much larger is scrolled anyway.
  var effort: Double { min(excess, 1.5) * min(excess, 1.5) * length }

  /// How many times longer the drawing is than a strip that can be read.
  var length: Double { ratio.map { max(1, $0 / Self.readable.upperBound, Self.readable.lowerBound / $0) } ?? 1 }
}
