/// Leads the lines of boxes with many lines to the sides that face each other.
///
/// `dot` aims each line at the middle of a box and cuts it off at the border. What leads to a row far above leaves through
/// the upper edge then, where a dozen lines lie on each other and cross, and ends behind the edge of a wide box. Lines
/// that are spread along a side in the order of where they lead to do not cross there.
struct Fans {
  /// A line that takes another way.
  struct Route {
    /// The position of the line among the curves of the drawing.
    let number: Int
    let curve: Curve
    /// The outlines of its heads, by their position in the output.
    let heads: [(index: Int, points: [Curve.Point])]
    /// The position of the line in the output.
    let index: Int
    /// The end at which few other lines are, so that words are best beside it.
    let quietEnd: Curve.Point
    /// Whether the line leads to the right from there.
    let leadsRight: Bool
    /// Whether there is room below the line and not above it.
    let hasRoomBelow: Bool
  }

  private struct Line {
    let number: Int
    let index: Int
    let source: String
    let destination: String
    let curve: Curve
    var heads: [(index: Int, points: [Curve.Point])] = []
  }

  private var boxes: [String: LabelPlacement.Rectangle] = [:]
  private var lines: [Line] = []
  /// How much room words take beside the level part of a line.
  private var roomForWords = 0.0

  /// Takes an outline of a box, which can have several.
  mutating func addBox(_ element: Substring, of name: String) {
    guard element.hasPrefix("<path ") || element.hasPrefix("<polygon ") || element.hasPrefix("<ellipse ") else {
      return
    }
    var points = element.hasPrefix("<ellipse ") ? Self.corners(ofEllipse: element) : Curve(pathElement: element).points
    if let other = boxes[name] { points += [other.start, other.end] }
    boxes[name] = LabelPlacement.Rectangle(around: points)
  }

  /// Two corners around `<ellipse cx="0" cy="0" rx="10" ry="10"/>`.
  private static func corners(ofEllipse element: Substring) -> [Curve.Point] {
    func number(_ attribute: String) -> Double? {
      guard let start = element.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
      return Double(element[start...].prefix { $0 != "\"" })
    }
    guard let x = number("cx"), let y = number("cy"), let width = number("rx"), let height = number("ry") else {
      return []
    }
    return [Curve.Point(x: x - width, y: y - height), Curve.Point(x: x + width, y: y + height)]
  }

  /// Takes a line of which a path is at a position of the output.
  mutating func addLine(_ curve: Curve, number: Int, from source: String, to destination: String, at index: Int) {
    lines.append(Line(number: number, index: index, source: source, destination: destination, curve: curve))
  }

  /// Takes the outline of a head of the line that was taken last.
  mutating func addHead(_ element: Substring, at index: Int) {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].heads.append((index: index, points: Curve(pathElement: element).points))
  }

  /// Takes words beside a line.
  mutating func addWords(_ textElement: Substring) {
    guard let text = TextElement(textElement) else { return }
    roomForWords = max(roomForWords, Double(text.characters) * text.fontSize * 0.55 + 12)
  }

  /// The lines that take another way, where lines lead to the right.
  func routes() -> [Route] {
    var ways = lines.compactMap(way)
    for (_, group) in Dictionary(grouping: ways.indices, by: { ways[$0].left }) {
      let ordered = group.sorted { (ways[$0].orderAtStart, $0) < (ways[$1].orderAtStart, $1) }
      let longestHead = group.map { ways[$0].startHead }.max() ?? 0
      for (place, index) in ordered.enumerated() {
        ways[index].startY = ways[index].from.place(place, of: group.count)
        ways[index].startCrowd = group.count
        ways[index].startHeads = longestHead
      }
    }
    for (_, group) in Dictionary(grouping: ways.indices, by: { ways[$0].right }) {
      let ordered = group.sorted { (ways[$0].orderAtEnd, $0) < (ways[$1].orderAtEnd, $1) }
      let longestHead = group.map { ways[$0].endHead }.max() ?? 0
      for (place, index) in ordered.enumerated() {
        ways[index].endY = ways[index].to.place(place, of: group.count)
        ways[index].endCrowd = group.count
        ways[index].endHeads = longestHead
      }
    }
    let crowded = ways.indices.filter { max(ways[$0].startCrowd, ways[$0].endCrowd) > Self.fewLines }
    Self.disentangle(&ways, crowded)
    for (_, group) in Dictionary(grouping: crowded, by: { ways[$0].fan }) {
      let ordered = group.sorted { (ways[$0].height, $0) < (ways[$1].height, $1) }
      for (place, index) in ordered.enumerated() {
        // Of lines that lead up the highest turns first, and of those that lead down the lowest: so none crosses another.
        // Few lines have gentle bends, and many take more of the room, so that they can be told apart.
        let spread = ways[index].isWoven ? 0.9 : min(0.84, max(0.6, 0.4 + Double(ordered.count) * 0.025))
        let number = ways[index].leadsUp ? place : ordered.count - 1 - place
        let part = (Double(number) + ways[index].track) / Double(ordered.count) * spread
        ways[index].turn = (1 - spread) / 2 + part
      }
    }
    return crowded.compactMap { route(ways[$0]) }
  }

  /// Leads the lines of a gap in which many boxes on the left lead to the same boxes on the right, as the tabs of an app do.
  ///
  /// They cross whatever the order of the boxes is. Neither of their ends is quiet, and words of some beside the left boxes
  /// would be struck through by those that have theirs beside the right ones. So all have them on one side, where the most
  /// would have them. The fans of the gap share its room, so that their lines do not turn at the same places.
  private static func disentangle(_ ways: inout [Way], _ crowded: [Int]) {
    let shared = crowded.filter { ways[$0].isDirect && ways[$0].isShared }
    for (_, group) in Dictionary(grouping: shared, by: { [ways[$0].lastEnd, ways[$0].nextBegin] }) {
      guard group.count > DotWriter.mostShared else { continue }
      let isFanIn = group.count { ways[$0].isFanIn } * 2 > group.count
      for index in group { ways[index].sharedSide = isFanIn }
      var hubs: [String] = []
      for index in group where !hubs.contains(ways[index].hub) { hubs.append(ways[index].hub) }
      for index in group {
        let number = hubs.firstIndex(of: ways[index].hub) ?? 0
        ways[index].track = (Double(number) + 0.5) / Double(hubs.count)
      }
    }
  }

  /// Up to this number of lines on a side, `dot` finds good ways.
  private static let fewLines = 4

  /// A line from a box to one further right.
  private struct Way {
    let line: Line
    let left: String
    let right: String
    let from: LabelPlacement.Rectangle
    let to: LabelPlacement.Rectangle
    /// The points of its curve from left to right.
    let points: [Curve.Point]
    let isReversed: Bool
    let heads: [Head]
    /// Where all boxes begin that are further right than the left one, and where all end that are further left than the
    /// right one.
    let nextBegin: Double
    let lastEnd: Double
    /// What decides which lines are above others at the two boxes.
    let orderAtStart: Double
    let orderAtEnd: Double
    var startY = 0.0
    var endY = 0.0
    var startCrowd = 0
    var endCrowd = 0
    /// The longest head of all lines beside the left box, and beside the right one: 0 where no line ends there.
    var startHeads = 0.0
    var endHeads = 0.0
    /// Where between the boxes the line leads up or down, as a part of the way.
    var turn = 0.5
    /// Where within its share of the room it does so: the fans of one gap have different places.
    var track = 0.5
    /// Whether its words are beside the left box, as those of all that weave through the gap; nil where it does not.
    var sharedSide: Bool?

    /// How long its own heads at the two boxes are.
    var startHead: Double { heads.filter(\.isAtStart).map(\.length).max() ?? 0 }
    var endHead: Double { heads.filter { !$0.isAtStart }.map(\.length).max() ?? 0 }

    /// Whether no box stands between the two.
    var isDirect: Bool { lastEnd < nextBegin }

    /// Whether more lines come together at its right end than begin at its left one.
    var isFanIn: Bool { sharedSide ?? (endCrowd > startCrowd) }

    var isWoven: Bool { sharedSide != nil }

    /// Whether others begin where it begins, and others end where it ends.
    var isShared: Bool { min(startCrowd, endCrowd) >= DotWriter.fewestShared }

    var leadsUp: Bool { endY < startY }

    /// In points: what the lines of its fan need at least to turn up or down.
    var roomToTurn: Double { max(48, Double(max(startCrowd, endCrowd)) * 4) }

    /// Where it is among the lines of its fan.
    var height: Double { isFanIn ? endY : startY }

    /// What the lines of one fan in one direction have in common.
    var fan: [String] { [hub, isFanIn ? "in" : "out", leadsUp ? "up" : "down"] }

    /// The box where the lines of its fan are together.
    var hub: String { isFanIn ? right : left }
  }

  private func way(_ line: Line) -> Way? {
    guard let source = boxes[line.source], let destination = boxes[line.destination] else { return nil }
    let leadsRight = source.maxX < destination.minX
    guard leadsRight || destination.maxX < source.minX else { return nil }
    let (from, to) = leadsRight ? (source, destination) : (destination, source)
    var points = line.curve.points
    guard points.count > 3, points.count % 3 == 1, let start = points.first, let end = points.last else { return nil }
    let isReversed = start.x > end.x
    if isReversed { points.reverse() }
    // A head stands between the line and its box.
    guard from.distance(to: points[0]) < Self.longestHead, to.distance(to: points[points.count - 1]) < Self.longestHead
    else { return nil }
    let nextBegin = boxes.values.map(\.minX).filter { $0 > from.maxX }.min() ?? to.minX
    let lastEnd = boxes.values.map(\.maxX).filter { $0 < to.minX }.max() ?? from.maxX
    let isDirect = lastEnd < nextBegin
    let samples = Curve(points: points).samples
    let orderAtStart = isDirect ? to.midY : samples.first { $0.x >= nextBegin }?.y ?? to.midY
    let orderAtEnd = isDirect ? from.midY : samples.last { $0.x <= lastEnd }?.y ?? from.midY
    return Way(
      line: line, left: leadsRight ? line.source : line.destination, right: leadsRight ? line.destination : line.source,
      from: from, to: to, points: points, isReversed: isReversed,
      heads: line.heads.map { Head($0.points, of: points[0], or: points[points.count - 1]) }, nextBegin: nextBegin,
      lastEnd: lastEnd, orderAtStart: orderAtStart, orderAtEnd: orderAtEnd)
  }

  /// In points.
  private static let longestHead = 18.0

  /// The line on its new way; nil where other boxes stand there.
  private func route(_ way: Way) -> Route? {
    let start = Curve.Point(x: way.from.maxX + way.startHead, y: way.startY)
    let end = Curve.Point(x: way.to.minX - way.endHead, y: way.endY)
    guard start.x < end.x, let points = way.isDirect ? direct(way, start, end) : indirect(way, start, end) else {
      return nil
    }
    let samples = Curve(points: points).samples
    guard let frame = LabelPlacement.Rectangle(around: samples) else { return nil }
    let isBlocked = boxes.contains { name, box in
      name != way.left && name != way.right && box.intersects(frame)
        && samples.contains { box.distance(to: $0) < Self.leastDistance }
    }
    guard !isBlocked else { return nil }
    let moved = zip(way.line.heads, way.heads).map { given, head in
      (
        index: given.index,
        points: head.moved(
          to: Curve.Point(x: head.isAtStart ? way.from.maxX : way.to.minX, y: head.isAtStart ? way.startY : way.endY))
      )
    }
    return Route(
      number: way.line.number, curve: Curve(points: way.isReversed ? points.reversed() : points), heads: moved,
      index: way.line.index, quietEnd: way.isFanIn ? start : end, leadsRight: way.isFanIn,
      hasRoomBelow: !way.isWoven && way.isFanIn == way.leadsUp)
  }

  /// In points, from a line to a box that it has nothing to do with.
  private static let leastDistance = 2.0

  /// The way between neighbouring columns of boxes.
  private func direct(_ way: Way, _ start: Curve.Point, _ end: Curve.Point) -> [Curve.Point]? {
    // Before and after the gap between the columns there may be wider boxes above and below. The room for words is the same
    // for all lines of a fan, so that they turn within the same part of the gap. Long words may take all but what the lines
    // need to turn: beside shorter level parts, these would strike them through.
    let gap = way.nextBegin - way.lastEnd
    let room = min(roomForWords, max(gap * 0.55, gap - way.roomToTurn))
    // Beside its box all lines of a fan turn behind the longest head, also those that have none there: they would begin to
    // turn before their neighbours, and cross them.
    let begin = way.isFanIn ? way.lastEnd + room : max(way.lastEnd, way.from.maxX + way.startHeads)
    let stop = way.isFanIn ? min(way.nextBegin, way.to.minX - way.endHeads) : way.nextBegin - room
    let turnBegin = Curve.Point(x: max(start.x, begin), y: start.y)
    let turnEnd = Curve.Point(x: min(end.x, stop), y: end.y)
    guard turnBegin.x < turnEnd.x else { return nil }
    let turn = turnBegin.x + (turnEnd.x - turnBegin.x) * way.turn
    var points = [start]
    if start.x < turnBegin.x { points += Self.straight(start, turnBegin) }
    points += [Curve.Point(x: turn, y: start.y), Curve.Point(x: turn, y: end.y), turnEnd]
    if turnEnd.x < end.x { points += Self.straight(turnEnd, end) }
    return points
  }

  /// A way on which `dot` leads the line around boxes. Only its ends are new.
  private func indirect(_ way: Way, _ start: Curve.Point, _ end: Curve.Point) -> [Curve.Point]? {
    let samples = Curve(points: way.points).samples
    guard let begin = samples.firstIndex(where: { $0.x >= way.nextBegin }),
      let stop = samples.lastIndex(where: { $0.x <= way.lastEnd }), begin < stop, start.x < samples[begin].x,
      samples[stop].x < end.x
    else { return nil }
    // So many points are enough for its bends.
    var kept = stride(from: begin, to: stop, by: 4).map { samples[$0] }
    kept.append(samples[stop])
    return Self.smooth(through: [start] + kept + [end])
  }

  /// The smooth curve through some points that is level at its ends.
  static func smooth(through route: [Curve.Point]) -> [Curve.Point] {
    guard let start = route.first else { return [] }
    var points = [start]
    for index in route.indices.dropFirst() {
      let (one, other) = (route[index - 1], route[index])
      let room = (other.x - one.x) / 2
      let third = one.distance(to: other) / 3
      // In between it leads from each point in the direction of the next but one.
      let first =
        index == 1
        ? Curve.Point(x: one.x + room, y: one.y) : one.moved(by: third, from: route[index - 2], to: other)
      let second =
        index == route.count - 1
        ? Curve.Point(x: other.x - room, y: other.y) : other.moved(by: -third, from: one, to: route[index + 1])
      points += [first, second, other]
    }
    return points
  }

  private static func straight(_ start: Curve.Point, _ end: Curve.Point) -> [Curve.Point] {
    let third = (end.x - start.x) / 3
    return [Curve.Point(x: start.x + third, y: start.y), Curve.Point(x: end.x - third, y: end.y), end]
  }

  /// The head of a line, which points at a box.
  private struct Head {
    let isAtStart: Bool
    /// From the end of the line to the tip.
    let length: Double
    private let points: [Curve.Point]
    private let tip: Curve.Point
    private let lineEnd: Curve.Point

    init(_ points: [Curve.Point], of start: Curve.Point, or end: Curve.Point) {
      let toStart = points.map { $0.distance(to: start) }.min() ?? 0
      let toEnd = points.map { $0.distance(to: end) }.min() ?? 0
      isAtStart = toStart < toEnd
      let lineEnd = isAtStart ? start : end
      let tip = points.max { $0.distance(to: lineEnd) < $1.distance(to: lineEnd) } ?? lineEnd
      self.lineEnd = lineEnd
      self.tip = tip
      self.points = points
      length = tip.distance(to: lineEnd)
    }

    /// The outline with its tip at the side of a box.
    func moved(to place: Curve.Point) -> [Curve.Point] {
      guard length > 0 else { return points }
      // Turned so that it is level: to the left at the start, to the right at the end.
      let direction = isAtStart ? -1.0 : 1.0
      let cosine = direction * (tip.x - lineEnd.x) / length
      let sine = -direction * (tip.y - lineEnd.y) / length
      return points.map { point in
        let (x, y) = (point.x - tip.x, point.y - tip.y)
        return Curve.Point(x: place.x + x * cosine - y * sine, y: place.y + x * sine + y * cosine)
      }
    }
  }
}

extension Curve {
  /// The course as the value of an attribute.
  var path: String {
    guard let first = points.first else { return "" }
    return "M\(first.written)C" + points.dropFirst().map(\.written).joined(separator: " ")
  }
}

extension Fans.Route {
  /// A line of the output with another value of the attribute that holds its points.
  static func replacing(_ attribute: String, of element: String, with value: String) -> String {
    guard let start = element.firstRange(of: " \(attribute)=\"")?.upperBound,
      let end = element[start...].firstIndex(of: "\"")
    else { return element }
    return "\(element[..<start])\(value)\(element[end...])"
  }
}

extension Curve.Point {
  /// The point as SVG has it.
  var written: String { "\(x.inHundredths),\(y.inHundredths)" }

  /// The point at a distance in the direction from one point to another (after Catmull and Rom, 1974). The distance is the
  /// caller's: a share of the way between the two would reach beyond the next point where the points are not equally far
  /// from each other, and the curve would turn back to it in a loop.
  fileprivate func moved(by distance: Double, from start: Curve.Point, to end: Curve.Point) -> Curve.Point {
    let whole = start.distance(to: end)
    guard whole > 0 else { return self }
    return Curve.Point(x: x + (end.x - start.x) / whole * distance, y: y + (end.y - start.y) / whole * distance)
  }

  /// The distance of two points.
  func distance(to other: Curve.Point) -> Double {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }
}

extension LabelPlacement.Rectangle {
  fileprivate var start: Curve.Point { Curve.Point(x: minX, y: minY) }
  fileprivate var end: Curve.Point { Curve.Point(x: maxX, y: maxY) }
  fileprivate var midY: Double { (minY + maxY) / 2 }

  /// One of several places that are spread along the height.
  fileprivate func place(_ number: Int, of count: Int) -> Double {
    guard count > 1 else { return midY }
    let margin = min(8, (maxY - minY) / 4)
    return minY + margin + (maxY - minY - 2 * margin) * Double(number) / Double(count - 1)
  }
}
