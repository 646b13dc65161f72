import NavigationModel

/// Graphviz's SVG after post-processing: with tooltips and the ids of the analysis, and without parts that depend on
/// the version.
///
/// Graphviz writes one element a line, and the lines that are changed hold nothing but names that we gave. So this
/// needs no parser, and text from the analyzed sources cannot be taken for a line of it.
struct SVGDocument {
  /// The document. Of several drawings only one is wanted, and it takes longer to move its words than to read it.
  var text: String {
    let drawn = width.applied(to: words.applied(to: output, under: curves)).joined(separator: "\n") + "\n"
    // Graphviz has read the entities in the labels.
    return drawn.replacing("##", with: "#\(XMLText.hash)")
  }

  /// The document, line by line, before words are moved to where no line crosses them.
  private var output = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
  private var width = DrawingWidth()
  private var words: MovedWords
  /// The curves of the edges of the model, for as many of them as the document has one.
  private(set) var curves: [Curve] = []
  private(set) var shape = DrawingShape(width: 0, height: 0)

  /// How hard lines are to follow: how many cross, and how long they are. Zero where none cross, since then any length does.
  var clutter: Double {
    let crossings = Curve.crossings(of: curves)
    return crossings == 0 ? 0 : Double(crossings) + curves.map(\.length).reduce(0, +) / Self.lengthOfCrossing
  }

  /// How hard the whole is to read: what is less cluttered may be a little larger.
  var effort: Double { (clutter + Self.clutterOfAny) * shape.effort }

  /// Whether it is easier to read. Of two that no screen has room for it is the smaller one.
  func isBetter(than other: SVGDocument) -> Bool {
    shape.isHopeless && other.shape.isHopeless ? shape.excess < other.shape.excess : effort < other.effort
  }

  /// Also a drawing without crossings is better where it fits.
  private static let clutterOfAny = 5.0

  /// In points: so much longer lines are as bad as one more crossing.
  private static let lengthOfCrossing = 400.0

  init(_ svg: String, of model: DiagramModel) {
    let elements = Self.elements(of: model)
    words = MovedWords(clusterFill: Palette(model.theme).clusterFill)
    var fans = Fans()
    var tabEnds = TabEnds()
    let ends = Dictionary(
      model.lines.map { ($0.name, (source: $0.source, destination: $0.destination)) },
      uniquingKeysWith: { first, _ in first })
    var name = ""
    var current: Element?
    var part = Part.other
    var awaitsTitle = false
    var awaitsCurve = false
    var textLines = 0
    var openLink: String?
    var isInDocument = false
    for bytes in svg.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(bytes)
      if !isInDocument, line.hasPrefix("<svg ") {
        isInDocument = true
        shape = DrawingShape(svgElement: line)
        // What a screen reader says in place of reading out every box. Within an image it finds no links.
        let spoken = XMLText.escaped("Navigation of \(model.title). \(model.subtitle)")
        let role = elements.values.contains { $0.link != nil } ? "group" : "img"
        output.append("<svg role=\"\(role)\" aria-label=\"\(spoken)\" \(line.dropFirst(5))")
        continue
      }
      // The declaration, the document type, and comments with versions, titles and names.
      guard isInDocument, !line.hasPrefix("<!--") else { continue }
      if line.hasPrefix("<g id=\"") {
        let id = line.dropFirst(7).prefix { $0 != "\"" }
        name = String(id)
        current = elements[name]
        part = current == nil ? .other : Part(name: id)
        if part == .box { words.beginBoxes(at: output.count) }
        awaitsTitle = true
        awaitsCurve = part == .line
        textLines = 0
        openLink = nil
        output.append(
          current.map { "<g id=\"\($0.id)\"\($0.attributes)\(line.dropFirst(8 + id.count))" } ?? String(line))
      } else if awaitsTitle, line.hasPrefix("<title>") {
        awaitsTitle = false
        output.append("<title>\(current?.title ?? XMLText.escaped(model.title))</title>")
        if let link = current?.link {
          output.append("<a xlink:href=\"\(link)\" target=\"_top\">")
          openLink = link
        }
      } else if openLink != nil, line == "</g>" {
        openLink = nil
        output += ["</a>", "</g>"]
      } else if line.hasPrefix("<text ") {
        textLines += 1
        switch part {
        case .frame: words.addTitle(line)
        case .line:
          if !awaitsCurve, let curve = curves.last {
            words.addLabel(line, of: curve, number: curves.count - 1, at: output.count)
            fans.addWords(line)
          }
          output.append(String(line))
        case .box, .other:
          if part == .other {
            width.add(line)
            // The first words are the highest. Coordinates grow downwards, and are zero at the end of the words.
            if shape.heightOfWords == 0, let text = TextElement(line) {
              shape.heightOfWords = max(0, text.fontSize - text.place.y)
            }
          }
          let isName = textLines <= (current?.nameLines ?? Int.max)
          let isTitle = textLines <= (current?.titleLines ?? 0)
          let text = isName && current?.isList == true ? Self.trimmed(line) : line
          output.append(String(!isName ? Self.small(line) : isTitle ? Self.bold(Self.setIn(text)) : Self.setIn(text)))
        }
      } else {
        if awaitsCurve, line.hasPrefix("<path ") {
          awaitsCurve = false
          let curve = Curve(pathElement: line)
          if let ends = ends[name] {
            fans.addLine(curve, number: curves.count, from: ends.source, to: ends.destination, at: output.count)
            tabEnds.addLine(
              curve, number: curves.count, between: [ends.source, ends.destination], at: output.count)
          }
          curves.append(curve)
        } else if part == .line, !awaitsCurve, line.hasPrefix("<polygon ") {
          fans.addHead(line, at: output.count)
          tabEnds.addHead(line, at: output.count)
        }
        if part == .frame { words.addFrame(line) }
        if part == .box {
          words.addObstacle(line)
          fans.addBox(line, of: name)
          tabEnds.addBox(line, of: name)
        }
        // Not a colour of SVG 1.1; some viewers draw it black.
        let element = Self.withVisibleDots(line.replacing("\"transparent\"", with: "\"none\""))
        output.append(String(part == .line ? Self.withHollowHead(element) : element))
      }
    }
    for lift in tabEnds.lifts() {
      draw(lift.curve, lift.number, at: lift.index, heads: lift.heads)
      words.stay(beside: lift.curve, number: lift.number)
    }
    // Lines that lead down end at the long sides of boxes, and among very many no line can be followed anyway.
    guard model.direction == .leftToRight, model.lines.count <= DrawingForm.largeLimit else { return }
    for route in fans.routes() { take(route) }
  }

  /// Dots of a point every five points are hardly seen, and cannot be followed where lines cross.
  private static func withVisibleDots(_ element: Substring) -> Substring {
    element.replacing("stroke-dasharray=\"1,5\"", with: "stroke-dasharray=\"2,3\"")
  }

  /// In points: a thicker outline fills the head of a line that has to be seen as hollow.
  private static let outlineOfHead = 1.4

  private static func withHollowHead(_ element: Substring) -> Substring {
    guard element.hasPrefix("<polygon "), element.contains(" fill=\"none\""),
      let start = element.firstRange(of: " stroke-width=\"")?.upperBound,
      let end = element[start...].firstIndex(of: "\""), let width = Double(element[start..<end]), width > outlineOfHead
    else { return element }
    return Substring("\(element[..<start])\(outlineOfHead)\(element[end...])")
  }

  /// Gives a line, which has a number, another course.
  private mutating func draw(
    _ curve: Curve, _ number: Int, at index: Int, heads: [(index: Int, points: [Curve.Point])]
  ) {
    curves[number] = curve
    output[index] = Fans.Route.replacing("d", of: output[index], with: curve.path)
    for head in heads {
      let points = head.points.map(\.written).joined(separator: " ")
      output[head.index] = Fans.Route.replacing("points", of: output[head.index], with: points)
    }
  }

  /// Lets a line take another way, and its words with it.
  private mutating func take(_ route: Fans.Route) {
    draw(route.curve, route.number, at: route.index, heads: route.heads)
    words.follow(route)
  }

  /// What a part of a drawing stands for, which the names that we gave tell.
  private enum Part {
    case box, line, frame, other

    init(name: Substring) {
      self =
        switch name.first {
        case "n": .box
        case "e": .line
        case "c": .frame
        default: .other
        }
    }
  }

  /// What we know of an element and Graphviz does not.
  private struct Element {
    /// Made of what the element stands for, so that it is the same in each picture that has it; escaped.
    var id: String
    var attributes: String
    var title: String
    /// How many lines of its text are its name. What follows is told in smaller letters.
    var nameLines = Int.max
    /// Whether its lines begin at the left and end with room for wider fonts.
    var isList = false
    /// How many lines are the title of what the others name, in bold letters.
    var titleLines = 0
    /// Escaped, like the others.
    var link: String?
  }

  /// A line of text in smaller letters. The room is that of the usual ones, so that viewers with wider fonts have enough.
  private static func small(_ textElement: Substring) -> Substring {
    let tag = textElement.prefix { $0 != ">" }
    return tag.replacing("font-size=\"12.00\"", with: "font-size=\"10.00\"") + textElement[tag.endIndex...]
  }

  /// A line of text in bold letters, for which the margin of the box has room.
  private static func bold(_ textElement: Substring) -> Substring {
    "<text font-weight=\"bold\"" + textElement.dropFirst("<text".count)
  }

  /// A line of text without the spaces at its end.
  private static func trimmed(_ textElement: Substring) -> Substring {
    guard let end = textElement.range(of: "</text>")?.lowerBound else { return textElement }
    var text = textElement[..<end]
    while let space = [" ", "\u{A0}", "&#160;"].first(where: text.hasSuffix) { text = text.dropLast(space.count) }
    return Substring("\(text)\(textElement[end...])")
  }

  /// A line of text that begins with spaces further right instead, since some viewers leave out any space at the beginning.
  private static func setIn(_ textElement: Substring) -> Substring {
    guard let begin = textElement.firstIndex(of: ">"), let place = TextElement(textElement)?.place else {
      return textElement
    }
    var indent = 0.0
    var text = textElement[begin...].dropFirst()
    // Newer versions write the entity.
    while let space = ["\u{A0}", "&#160;"].first(where: text.hasPrefix) {
      text = text.dropFirst(space.count)
      indent += widthOfSpace
    }
    guard indent > 0 else { return textElement }
    let moved = Curve.Point(x: place.x + indent, y: place.y)
    return Substring(TextElement.moved("\(textElement[...begin])\(text)", to: moved))
  }

  /// In points, in the letters of names.
  private static let widthOfSpace = 4.0

  private static func elements(of model: DiagramModel) -> [String: Element] {
    var elements: [String: Element] = [:]
    var elementIDs = ElementIDs()
    let ids = Dictionary(model.boxes.map { ($0.name, XMLText.escaped($0.id)) }, uniquingKeysWith: { first, _ in first })
    let boxIDs = Dictionary(model.boxes.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    for box in model.boxes {
      elements[box.name] = Element(
        id: elementIDs.next(for: "box \(box.id)"), attributes: " data-id=\"\(ids[box.name] ?? "")\"",
        title: title(box.tooltip), nameLines: box.text.count,
        isList: box.standsForGroup, titleLines: box.titleLines, link: box.link.map(XMLText.escaped))
    }
    for line in model.lines {
      let ends = " data-source=\"\(ids[line.source] ?? "")\" data-destination=\"\(ids[line.destination] ?? "")\""
      let kinds = line.kinds.map(\.rawValue).joined(separator: " ")
      let ways = " data-kinds=\"\(kinds)\" data-confidence=\"\(line.confidence.rawValue)\""
      let id = elementIDs.next(for: "line \(boxIDs[line.source] ?? "") \(kinds) \(boxIDs[line.destination] ?? "")")
      elements[line.name] = Element(
        id: id, attributes: ends + ways, title: title(line.tooltip), link: line.link.map(XMLText.escaped))
    }
    for (number, cluster) in model.clusters.enumerated() {
      elements["c\(number + 1)"] = Element(
        id: elementIDs.next(for: "frame \(cluster.title)"), attributes: "", title: title([cluster.title]))
    }
    return elements
  }

  /// Ids of elements: without spaces, as the id of an element must be, and each once in a document.
  private struct ElementIDs {
    private var used: Set<String> = []

    mutating func next(for subject: String) -> String {
      let name = XMLText.escaped(subject.map { $0.isWhitespace ? "_" : String($0) }.joined())
      var (id, number) = (name, 1)
      while !used.insert(id).inserted {
        number += 1
        id = "\(name)_\(number)"
      }
      return id
    }
  }

  private static func title(_ lines: [String]) -> String {
    lines.map { XMLText.escaped($0.shortened(to: 300)) }.joined(separator: "&#10;")
  }
}
