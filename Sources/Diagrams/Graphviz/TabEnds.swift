/// Lifts the heads of lines onto the tabs of boxes.
///
/// `dot` ends a line at the rectangle of a box. The tab of a folder stands on that rectangle, and boxes are drawn over lines:
/// a line from above would end behind the tab, where its head is not seen.
struct TabEnds {
  /// A line that ends higher.
  struct Lift {
    /// The position of the line among the curves of the drawing.
    let number: Int
    /// The position of the line in the output.
    let index: Int
    let curve: Curve
    /// The outlines of the heads that moved, by their position in the output.
    let heads: [(index: Int, points: [Curve.Point])]
  }

  private struct Line {
    let number: Int
    let index: Int
    let boxes: [String]
    let curve: Curve
    var heads: [(index: Int, points: [Curve.Point])] = []
  }

  private var outlines: [String: [[Curve.Point]]] = [:]
  private var lines: [Line] = []

  /// Takes an outline of a box, which can have several. Tabs have corners.
  mutating func addBox(_ element: Substring, of name: String) {
    guard element.hasPrefix("<polygon ") else { return }
    outlines[name, default: []].append(Curve(pathElement: element).points)
  }

  /// Takes a line of which a path is at a position of the output.
  mutating func addLine(_ curve: Curve, number: Int, between boxes: [String], at index: Int) {
    lines.append(Line(number: number, index: index, boxes: boxes, curve: curve))
  }

  /// Takes the outline of a head of the line that was taken last.
  mutating func addHead(_ element: Substring, at index: Int) {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].heads.append((index: index, points: Curve(pathElement: element).points))
  }

  /// The lines of which a head ended behind a tab.
  func lifts() -> [Lift] { lines.compactMap(lift) }

  private func lift(_ line: Line) -> Lift? {
    var points = line.curve.points
    guard points.count >= 4 else { return nil }
    var heads: [(index: Int, points: [Curve.Point])] = []
    for head in line.heads {
      let toStart = head.points.map { $0.distance(to: points[0]) }.min() ?? 0
      let toEnd = head.points.map { $0.distance(to: points[points.count - 1]) }.min() ?? 0
      let isAtStart = toStart < toEnd
      let end = points[isAtStart ? 0 : points.count - 1]
      guard let tip = head.points.max(by: { $0.distance(to: end) < $1.distance(to: end) }),
        let height = line.boxes.compactMap({ heightOfTab(of: $0, at: tip) }).max()
      else { continue }
      heads.append((index: head.index, points: head.points.map { $0.raised(by: height) }))
      // The line keeps its direction there.
      for place in isAtStart ? [0, 1] : [points.count - 2, points.count - 1] {
        points[place] = points[place].raised(by: height)
      }
    }
    guard !heads.isEmpty else { return nil }
    return Lift(number: line.number, index: line.index, curve: Curve(points: points), heads: heads)
  }

  /// How far the outline of a box is above a point at its upper edge; nil where no tab is.
  private func heightOfTab(of box: String, at point: Curve.Point) -> Double? {
    let heights = (outlines[box] ?? []).compactMap { outline -> Double? in
      // What ends at a side has the corner above it.
      guard let left = outline.map(\.x).min(), let right = outline.map(\.x).max(), left + 1 < point.x,
        point.x < right - 1
      else { return nil }
      let above = zip(outline, outline.dropFirst()).compactMap { one, other -> Double? in
        guard one.x != other.x, min(one.x, other.x) <= point.x, point.x <= max(one.x, other.x) else { return nil }
        return one.y + (other.y - one.y) * (point.x - one.x) / (other.x - one.x)
      }
      return above.min().map { point.y - $0 }
    }
    return heights.filter { Self.heights.contains($0) }.max()
  }

  /// In points. What is further below the outline ends at the lower edge.
  private static let heights = 0.5...10
}

extension Curve.Point {
  /// Coordinates grow downwards.
  fileprivate func raised(by height: Double) -> Curve.Point { Curve.Point(x: x, y: y - height) }
}
