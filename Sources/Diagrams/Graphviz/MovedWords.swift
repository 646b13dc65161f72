/// The words of a drawing that do not stay where Graphviz wrote them: labels move to their lines, and titles of frames come
/// after the lines, which would strike them through, and move to where they cover none.
struct MovedWords {
  private let clusterFill: String
  private var titles: [(line: String, title: LabelPlacement.Title?)] = []
  private var frame: LabelPlacement.Rectangle?
  private var firstBox: Int?
  private var labels: [(index: Int, number: Int, line: String, label: LabelPlacement.Label)] = []
  private var obstacles: [LabelPlacement.Rectangle] = []

  init(clusterFill: String) { self.clusterFill = clusterFill }

  /// Says where the first box begins in the output, before which titles are written.
  mutating func beginBoxes(at index: Int) { firstBox = firstBox ?? index }

  /// Takes the outline of a frame, whose title comes next.
  mutating func addFrame(_ element: Substring) {
    guard element.hasPrefix("<path ") || element.hasPrefix("<polygon ") else { return }
    frame = LabelPlacement.Rectangle(around: Curve(pathElement: element).points)
  }

  /// Takes the title of a frame.
  mutating func addTitle(_ textElement: Substring) {
    var title: LabelPlacement.Title?
    if let text = TextElement(textElement), let frame {
      title = LabelPlacement.Title(
        place: text.place, characters: text.characters, fontSize: text.fontSize, frame: frame)
    }
    titles.append((line: String(textElement), title: title))
  }

  /// Takes the words of a line, which has a number, that are at a position of the output.
  mutating func addLabel(_ textElement: Substring, of curve: Curve, number: Int, at index: Int) {
    guard let text = TextElement(textElement) else { return }
    let label = LabelPlacement.Label(
      place: text.place, characters: text.characters, fontSize: text.fontSize, curve: curve)
    labels.append((index: index, number: number, line: String(textElement), label: label))
  }

  /// Lets words stay where they are beside a line, which has a number, that has another course.
  mutating func stay(beside curve: Curve, number: Int) {
    for index in labels.indices where labels[index].number == number {
      let old = labels[index].label
      labels[index].label = LabelPlacement.Label(
        place: old.place, characters: old.characters, fontSize: old.fontSize, curve: curve)
    }
  }

  /// Lets words go with their line to its new way, beside the end where few others are.
  mutating func follow(_ route: Fans.Route) {
    for index in labels.indices where labels[index].number == route.number {
      let old = labels[index].label
      let room = Double(old.characters) * old.fontSize * 0.3 + Self.gap
      let place = Curve.Point(
        x: route.quietEnd.x + (route.leadsRight ? room : -room),
        y: route.quietEnd.y + (route.hasRoomBelow ? old.fontSize : -3))
      labels[index].label = LabelPlacement.Label(
        place: place, characters: old.characters, fontSize: old.fontSize, curve: route.curve)
    }
  }

  /// In points, between words and the end of their line.
  private static let gap = 4.0

  /// Takes the outline of a box.
  mutating func addObstacle(_ element: Substring) {
    guard element.hasPrefix("<path ") || element.hasPrefix("<polygon ") else { return }
    let curve = Curve(pathElement: element)
    if let rectangle = LabelPlacement.Rectangle(around: curve.points) { obstacles.append(rectangle) }
  }

  /// The output with all words where they belong.
  ///
  /// - Parameter curves: the lines of the drawing.
  func applied(to output: [String], under curves: [Curve]) -> [String] {
    var output = output
    var taken = obstacles
    let titles = placedTitles(under: curves, covering: &taken)
    let places = LabelPlacement.places(for: labels.map(\.label), besides: taken, under: curves)
    for (entry, place) in zip(labels, places) {
      output[entry.index] = TextElement.moved(entry.line, to: place)
    }
    if let firstBox, !titles.isEmpty {
      output.insert(contentsOf: ["<g class=\"frame\">"] + titles + ["</g>"], at: firstBox)
    }
    return output
  }

  /// The titles of the frames, each on a ground that lines do not shine through and that other words do not cover.
  private func placedTitles(
    under curves: [Curve], covering taken: inout [LabelPlacement.Rectangle]
  ) -> [String] {
    let known = titles.compactMap(\.title)
    var places = LabelPlacement.places(for: known, besides: obstacles, under: curves)[...]
    var written: [String] = []
    for (line, title) in titles {
      guard let title, let place = places.popFirst() else {
        written.append(line)
        continue
      }
      let ground = title.ground(at: place)
      taken.append(ground)
      written.append(
        "<rect fill=\"\(clusterFill)\" x=\"\(ground.minX.inHundredths)\" y=\"\(ground.minY.inHundredths)\" "
          + "width=\"\((ground.maxX - ground.minX).inHundredths)\" "
          + "height=\"\((ground.maxY - ground.minY).inHundredths)\"/>")
      written.append(place == title.place ? line : TextElement.moved(line, to: place))
    }
    return written
  }
}

/// A text element as Graphviz writes it, on one line.
struct TextElement {
  let place: Curve.Point
  let characters: Int
  let fontSize: Double

  init?(_ line: Substring) {
    guard let x = Self.value("x", in: line), let y = Self.value("y", in: line),
      let size = Self.value("font-size", in: line), let start = line.firstIndex(of: ">")
    else { return nil }
    place = Curve.Point(x: x, y: y)
    fontSize = size
    let text = line[line.index(after: start)...].prefix { $0 != "<" }.replacing("&#160;", with: " ")
    // An entity stands for one character.
    let entities = text.split(separator: "&").dropFirst().reduce(0) { $0 + ($1.prefix { $0 != ";" }.count + 1) }
    let spaces = text.prefix { $0 == " " }.count + text.reversed().prefix { $0 == " " }.count
    characters = max(1, text.count - entities - spaces)
  }

  /// The element at another place.
  static func moved(_ line: String, to place: Curve.Point) -> String {
    var moved = Substring(line)
    for (name, value) in [("x", place.x), ("y", place.y)] {
      guard let range = range(of: name, in: moved) else { continue }
      moved = moved[..<range.lowerBound] + value.inHundredths + moved[range.upperBound...]
    }
    return String(moved)
  }

  private static func value(_ name: String, in line: Substring) -> Double? {
    range(of: name, in: line).flatMap { Double(line[$0]) }
  }

  /// The value of an attribute, which the text cannot have: quotes are escaped there.
  private static func range(of name: String, in line: Substring) -> Range<Substring.Index>? {
    guard let start = line.firstRange(of: " \(name)=\"")?.upperBound, let end = line[start...].firstIndex(of: "\"")
    else { return nil }
    return start..<end
  }
}
