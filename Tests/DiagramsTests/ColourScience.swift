import Foundation

/// What eyes make of colours that are written as `#rrggbb`.
enum ColourScience {
  /// The contrast of two colours after WCAG 2.2, from 1 : 1 to 21 : 1.
  static func contrast(_ first: String, _ second: String) -> Double {
    let (left, right) = (luminance(linear(first)), luminance(linear(second)))
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// The kinds of colour vision that lack one of the three cones.
  enum Deficiency: CaseIterable {
    case protanopia, deuteranopia, tritanopia

    /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency" (2009), for a severity of 1; in rows, for linear red, green and blue.
    fileprivate var matrix: [[Double]] {
      switch self {
      case .protanopia:
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
      case .deuteranopia:
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
      case .tritanopia:
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
      }
    }
  }

  /// How different two colours look: the distance in CIELAB of 1976, of which 2.3 can just be noticed.
  static func difference(_ first: String, _ second: String, with deficiency: Deficiency?) -> Double {
    let points = [first, second].map { lab(seen(linear($0), with: deficiency)) }
    return zip(points[0], points[1]).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private static func linear(_ colour: String) -> [Double] {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { shift in
      let part = Double((value >> shift) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  private static func luminance(_ parts: [Double]) -> Double {
    0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func seen(_ parts: [Double], with deficiency: Deficiency?) -> [Double] {
    guard let matrix = deficiency?.matrix else { return parts }
    return matrix.map { row in min(1, max(0, zip(row, parts).map(*).reduce(0, +))) }
  }

  private static func lab(_ parts: [Double]) -> [Double] {
    func folded(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
    let x = folded((0.4124 * parts[0] + 0.3576 * parts[1] + 0.1805 * parts[2]) / 0.95047)
    let y = folded(luminance(parts))
    let z = folded((0.0193 * parts[0] + 0.1192 * parts[1] + 0.9505 * parts[2]) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
