import Foundation

/// The proportions of a drawing, which decide whether its text can be read on a page or in a code review.
struct DrawingShape: Hashable {
  /// The width as a multiple of the height; nil where the drawing has no area.
  let ratio: Double?

  init(width: Double, height: Double) {
    self.ratio = width > 0 && height > 0 ? width / height : nil
  }

  /// The proportions of an SVG document, from the first line of its `svg` element: `<svg width="62pt" height="44pt"`.
  init(svgElement line: Substring) {
    func number(_ attribute: String) -> Double {
      guard let start = line.range(of: " \(attribute)=\"")?.upperBound else { return 0 }
      return Double(line[start...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }) ?? 0
    }
    self.init(width: number("width"), height: number("height"))
  }

  /// A page is about as wide as it is high. Fitted to its width, a strip that is wider than 2.6 : 1 has tiny text, and
  /// one that is higher than 1 : 2.2 takes several screens to scroll through.
  private static let readable = 1 / 2.2...2.6

  /// Near the golden ratio, and near the shape of most screens (16 : 10).
  private static let ideal = 1.6

  var isReadable: Bool { ratio.map(Self.readable.contains) ?? true }

  /// How much worse the drawing is than one of the ideal shape. Twice as wide is as bad as twice as high.
  var distanceFromIdeal: Double { ratio.map { abs(log($0 / Self.ideal)) } ?? .infinity }
}
