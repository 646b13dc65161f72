/// The course of a line through a drawing, as the points of its SVG path.
///
/// The control points approximate the Bézier curve: this is enough to tell which of two drawings has fewer crossings.
struct Curve: Hashable {
  struct Point: Hashable {
    let x, y: Double
  }

  let points: [Point]

  init(points: [Point]) { self.points = points }

  /// The points of an SVG element such as `<path fill="none" d="M0,-18C8,-18 17,-18 26,-18"/>` or `<polygon points="0,1"/>`.
  init(pathElement line: Substring) {
    guard let start = (line.range(of: " d=\"") ?? line.range(of: " points=\""))?.upperBound else {
      points = []
      return
    }
    let numbers = line[start...].prefix { $0 != "\"" }
      .split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-")) }
      .compactMap { Double($0) }
    points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  /// In points.
  var length: Double {
    zip(points, points.dropFirst()).reduce(0) { length, ends in
      let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
      return length + (x * x + y * y).squareRoot()
    }
  }

  /// The number of crossings between curves of a drawing. Curves that only touch, for example at a common start, do not
  /// cross.
  static func crossings(of curves: [Curve]) -> Int {
    let frames = curves.map { LabelPlacement.Rectangle(around: $0.points) }
    return curves.indices.reduce(0) { count, index in
      guard let frame = frames[index] else { return count }
      return ((index + 1)..<curves.count).reduce(count) { count, other in
        // Most curves are far from each other.
        guard frames[other]?.intersects(frame) == true else { return count }
        return count + curves[index].crossings(with: curves[other])
      }
    }
  }

  private func crossings(with other: Curve) -> Int {
    zip(points, points.dropFirst()).reduce(0) { count, own in
      count
        + zip(other.points, other.points.dropFirst()).count { its in
          Self.lies(own, across: its) && Self.lies(its, across: own)
        }
    }
  }

  /// Whether the ends of a segment lie on different sides of the line through another.
  private static func lies(_ segment: (Point, Point), across line: (Point, Point)) -> Bool {
    side(segment.0, of: line) * side(segment.1, of: line) < 0
  }

  /// Positive on one side of a line and negative on the other: twice the area of the triangle with the point.
  private static func side(_ point: Point, of line: (Point, Point)) -> Double {
    (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
  }
}
