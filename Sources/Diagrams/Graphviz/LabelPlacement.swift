/// Brings the words beside lines back to the lines that they are about.
///
/// `dot` keeps room for the words of a line, and then draws the line with as few bends as it can, which may be far from
/// that room, or right through it.
struct LabelPlacement {
  /// The upright rectangle around a text or a box.
  struct Rectangle: Hashable {
    let minX, minY, maxX, maxY: Double

    /// The rectangle around some points; nil where there are none.
    init?(around points: [Curve.Point]) {
      guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(), let minY = points.map(\.y).min(),
        let maxY = points.map(\.y).max()
      else { return nil }
      (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The rectangle of a text, whose place is the middle of its baseline.
    ///
    /// - Parameter letter: how wide a letter is on average, as a part of the font's size: 0.5 in Helvetica, 0.6 in the
    ///   widest fonts that viewers draw it with.
    init(textAt place: Curve.Point, characters: Int, fontSize: Double, letter: Double = 0.6) {
      let width = Double(characters) * fontSize * letter
      minX = place.x - width / 2
      maxX = place.x + width / 2
      minY = place.y - fontSize * 0.8
      maxY = place.y + fontSize * 0.25
    }

    func intersects(_ other: Rectangle) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether a part of the straight line between two points lies within (after Liang and Barsky, 1984).
    func isCrossed(from start: Curve.Point, to end: Curve.Point) -> Bool {
      let (x, y) = (end.x - start.x, end.y - start.y)
      var (entry, exit) = (0.0, 1.0)
      for (step, room) in [
        (-x, start.x - minX), (x, maxX - start.x), (-y, start.y - minY), (y, maxY - start.y),
      ] {
        if step == 0 {
          if room < 0 { return false }
        } else if step < 0 {
          entry = max(entry, room / step)
        } else {
          exit = min(exit, room / step)
        }
      }
      return entry <= exit
    }

    func distance(to point: Curve.Point) -> Double {
      let x = max(minX - point.x, point.x - maxX, 0)
      let y = max(minY - point.y, point.y - maxY, 0)
      return (x * x + y * y).squareRoot()
    }
  }

  /// The words of one line.
  struct Label: Hashable {
    var place: Curve.Point
    let characters: Int
    let fontSize: Double
    let curve: Curve

    var rectangle: Rectangle { Rectangle(textAt: place, characters: characters, fontSize: fontSize) }
  }

  /// In points: words that are no further away stand where `dot` put them.
  private static let farthest = 10.0

  /// The places for labels, in their order.
  ///
  /// - Parameters:
  ///   - obstacles: what words must not cover, beside each other.
  ///   - curves: the lines that should not strike words through.
  static func places(
    for labels: [Label], besides obstacles: [Rectangle], under curves: [Curve] = []
  ) -> [Curve.Point] {
    let courses = curves.compactMap(Course.init)
    var rectangles = labels.map(\.rectangle)
    return labels.indices.map { index in
      let label = labels[index]
      let samples = label.curve.samples
      let isNear = (samples.map(rectangles[index].distance).min() ?? 0) <= farthest
      let own = label.words(at: label.place)
      let isCovered = rectangles.indices.contains { $0 != index && rectangles[$0].intersects(own) }
      func isClear(_ place: Curve.Point) -> Bool {
        let words = label.words(at: place)
        return !courses.contains { $0.strikes(words) }
      }
      // Words that are nearer to another line are taken for words about that one.
      let course = Course(label.curve)
      func isNearest(_ place: Curve.Point) -> Bool {
        let middle = label.middle(at: place)
        let distance = course?.distance(to: middle) ?? 0
        return !courses.contains { $0.curve != label.curve && $0.isNearer(than: distance - 1, to: middle) }
      }
      let stands = isNear && !isCovered && isClear(label.place)
      if stands, isNearest(label.place) { return label.place }
      // The middle of the line is where one looks for its words.
      let middle = samples.dropFirst(samples.count / 6).dropLast(samples.count / 6)
      let candidates = middle.sorted { label.distance(to: $0) < label.distance(to: $1) }.flatMap(label.places)
      let free = candidates.filter { place in
        let rectangle = Rectangle(textAt: place, characters: label.characters, fontSize: label.fontSize)
        return !obstacles.contains(where: rectangle.intersects)
          && !rectangles.indices.contains { $0 != index && rectangles[$0].intersects(rectangle) }
      }
      let best = free.first { isClear($0) && isNearest($0) } ?? (stands ? nil : free.first(where: isClear))
      // Words in their own room are better than words where other lines strike them through.
      guard let place = best ?? (isNear ? nil : free.first) else { return label.place }
      rectangles[index] = Rectangle(textAt: place, characters: label.characters, fontSize: label.fontSize)
      return place
    }
  }

  /// The title of a frame, in its upper left corner.
  struct Title {
    let place: Curve.Point
    let characters: Int
    let fontSize: Double
    let frame: Rectangle

    /// What the title covers at a place.
    func ground(at place: Curve.Point) -> Rectangle {
      Rectangle(textAt: place, characters: characters, fontSize: fontSize, letter: 0.5)
    }

    /// How far to the right it can move, in the widest font.
    fileprivate var room: Double {
      let now = ground(at: place)
      return frame.maxX - now.maxX - (now.maxX - now.minX) * 0.1 - 8
    }
  }

  /// In points: between two places for a title.
  private static let shortestStep = 6.0
  /// So many places are tried for a title.
  private static let mostSteps = 32.0

  /// The places for titles of frames, in their order: a title that covers a part of a line moves along the upper edge of its
  /// frame to where no line is, and stays where all of the edge is crossed.
  static func places(
    for titles: [Title], besides obstacles: [Rectangle], under curves: [Curve]
  ) -> [Curve.Point] {
    guard !titles.isEmpty else { return [] }
    let courses = curves.compactMap(Course.init)
    var grounds = titles.map { $0.ground(at: $0.place) }
    return titles.indices.map { index in
      let title = titles[index]
      func isClear(_ ground: Rectangle) -> Bool { !courses.contains { $0.strikes(ground) } }
      guard !isClear(grounds[index]), title.room > 0 else { return title.place }
      let step = max(shortestStep, title.room / mostSteps)
      for way in stride(from: step, through: title.room, by: step) {
        let place = Curve.Point(x: title.place.x + way, y: title.place.y)
        let ground = title.ground(at: place)
        let isFree =
          !obstacles.contains(where: ground.intersects)
          && !grounds.indices.contains { $0 != index && grounds[$0].intersects(ground) }
        if isFree, isClear(ground) {
          grounds[index] = ground
          return place
        }
      }
      return title.place
    }
  }

  /// The course of a line through the drawing.
  private struct Course {
    let curve: Curve
    private let points: [Curve.Point]
    private let frame: Rectangle

    init?(_ curve: Curve) {
      self.curve = curve
      points = curve.samples
      guard let frame = Rectangle(around: points) else { return nil }
      self.frame = frame
    }

    /// Whether the line leads through words.
    func strikes(_ words: Rectangle) -> Bool {
      guard frame.intersects(words) else { return false }
      return zip(points, points.dropFirst()).contains { words.isCrossed(from: $0, to: $1) }
    }

    /// Whether a part of the line is nearer to a point than a distance.
    func isNearer(than distance: Double, to point: Curve.Point) -> Bool {
      frame.distance(to: point) < distance && self.distance(to: point) < distance
    }

    func distance(to point: Curve.Point) -> Double {
      zip(points, points.dropFirst()).map { point.distance(toLineFrom: $0, to: $1) }.min() ?? .infinity
    }
  }
}

extension LabelPlacement.Label {
  /// The rectangle of the words at a place, in the font that most viewers have.
  fileprivate func words(at place: Curve.Point) -> LabelPlacement.Rectangle {
    LabelPlacement.Rectangle(textAt: place, characters: characters, fontSize: fontSize, letter: 0.5)
  }

  /// The middle of the words at a place.
  fileprivate func middle(at place: Curve.Point) -> Curve.Point {
    Curve.Point(x: place.x, y: place.y - fontSize * 0.3)
  }

  fileprivate func distance(to point: Curve.Point) -> Double {
    let (x, y) = (point.x - place.x, point.y - place.y)
    return (x * x + y * y).squareRoot()
  }

  /// Where the words can stand beside a point of the line: above it, below it, to its right and to its left, and for a
  /// slope above and below to each side.
  fileprivate func places(beside point: Curve.Point) -> [Curve.Point] {
    let half = Double(characters) * fontSize * 0.3 + 3
    return [
      Curve.Point(x: point.x, y: point.y - 4), Curve.Point(x: point.x, y: point.y + fontSize),
      Curve.Point(x: point.x + half, y: point.y + 3), Curve.Point(x: point.x - half, y: point.y + 3),
      Curve.Point(x: point.x + half, y: point.y - 3), Curve.Point(x: point.x - half, y: point.y - 3),
      Curve.Point(x: point.x + half, y: point.y + fontSize), Curve.Point(x: point.x - half, y: point.y + fontSize),
    ]
  }
}

extension Curve.Point {
  /// The distance to a part of a straight line.
  fileprivate func distance(toLineFrom start: Curve.Point, to end: Curve.Point) -> Double {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = across * across + down * down
    let along = length == 0 ? 0 : ((x - start.x) * across + (y - start.y) * down) / length
    let part = min(1, max(0, along))
    return distance(to: Curve.Point(x: start.x + part * across, y: start.y + part * down))
  }
}

extension Curve {
  /// Points on the curve, from its start to its end: the path is a start and Bézier curves of three points each.
  var samples: [Point] {
    guard let first = points.first else { return [] }
    var samples = [first]
    var start = first
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      let (one, two, end) = (points[index], points[index + 1], points[index + 2])
      for step in 1...12 {
        let t = Double(step) / 12
        let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        samples.append(
          Point(
            x: a * start.x + b * one.x + c * two.x + d * end.x, y: a * start.y + b * one.y + c * two.y + d * end.y))
      }
      start = end
    }
    return samples
  }
}
