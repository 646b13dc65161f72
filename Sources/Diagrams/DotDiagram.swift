import NavigationModel

/// A diagram as DOT text, the language of Graphviz.
public enum DotDiagram {
  /// The DOT text of a result, ending with a newline. Equal input gives equal bytes.
  public static func render(_ result: AnalysisResult, options: DiagramOptions = DiagramOptions()) -> String {
    render(DiagramModel(result, options: options))
  }

  /// The DOT text of a picture.
  public static func render(_ model: DiagramModel) -> String {
    DotWriter(model, form: .document).text
  }
}

/// Writes a picture as DOT.
struct DotWriter {
  let model: DiagramModel
  let form: DrawingForm
  private let direction: DiagramOptions.Direction
  private let palette: Palette
  private let changes: ChangePalette
  private let advances: Advances
  /// How many lines begin or end at the fuller side of each box.
  private let crowds: [String: Int]
  /// Whether lines have words that `dot` leaves room for, and not only numbers.
  private let hasWords: Bool
  /// The names of the lines with words between boxes that all share with others, where these are many.
  private let wovenLines: Set<String>
  /// The boxes at their ends.
  private let wovenBoxes: Set<String>

  init(_ model: DiagramModel, form: DrawingForm) {
    self.model = model
    self.form = form
    self.direction = model.direction ?? .leftToRight
    self.palette = Palette(model.theme)
    self.changes = ChangePalette(model.theme)
    let advances = Advances(model, form.arrangement)
    self.advances = advances
    let lines = model.lines.filter { $0.source != $0.destination }
    let right = lines.map { advances.of($0) < 0 ? $0.destination : $0.source }
    let left = lines.map { advances.of($0) < 0 ? $0.source : $0.destination }
    let hasWords = form.labels && model.lines.contains { ($0.text?.count ?? 0) > 4 }
    self.hasWords = hasWords
    let beginning = Dictionary(right.map { ($0, 1) }, uniquingKeysWith: +)
    let ending = Dictionary(left.map { ($0, 1) }, uniquingKeysWith: +)
    self.crowds = beginning.merging(ending, uniquingKeysWith: max)
    let shared = lines.indices.filter { number in
      min(beginning[right[number]] ?? 0, ending[left[number]] ?? 0) >= Self.fewestShared
    }
    let leadsRight = (model.direction ?? .leftToRight) == .leftToRight
    let isWoven =
      hasWords && leadsRight && shared.count > Self.mostShared && lines.count <= DrawingForm.largeLimit
    self.wovenLines = isWoven ? Set(shared.map { lines[$0].name }) : []
    self.wovenBoxes = isWoven ? Set(shared.flatMap { [right[$0], left[$0]] }) : []
  }

  /// So many lines beside each of its two boxes make a line one of those that cross others whatever the order of the boxes is.
  static let fewestShared = 3
  /// So many of these can be told apart in the usual room.
  static let mostShared = 12

  /// The number of edges in the text: the lines, and the invisible ones that hold grids in shape.
  var edgeCount: Int { model.lines.count + gridPairs.count }

  var text: String {
    let boxes = Dictionary(model.boxes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let clustered = form.clusters ? Set(model.clusters.flatMap(\.boxes)) : []
    var lines = ["digraph navgraph {"]
    lines += defaults.map { "  " + $0 }
    let free = model.boxes.filter { !clustered.contains($0.name) }.map { "  " + statement($0) }
    lines += form.reversesBoxes ? free.reversed() : free
    if form.clusters {
      for (number, cluster) in model.clusters.enumerated() {
        lines.append("  subgraph cluster_\(number + 1) {")
        lines.append("    \(attributes(of: cluster, id: "c\(number + 1)"))")
        let statements = cluster.boxes.compactMap { boxes[$0] }.map { "    " + statement($0) }
        lines += form.reversesBoxes ? statements.reversed() : statements
        lines.append("  }")
      }
    }
    lines += model.lines.map { "  " + statement($0) }
    lines += gridPairs.map { "  \($0.0) -> \($0.1) [style=invis]" }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - The whole

  private static let font = "\"Helvetica,Arial,sans-serif\""

  private var defaults: [String] {
    var graph: [(String, String)] = [
      ("rankdir", direction.rawValue),
      // With the old ranking, dot 2.42 loses edges that have labels and enter clusters, and reports success.
      ("newrank", "true"),
      ("outputorder", "edgesfirst"),
      ("bgcolor", quoted(palette.background)),
      ("fontname", Self.font), ("fontsize", "12"), ("fontcolor", quoted(palette.text)),
      ("nodesep", "0.22"), ("ranksep", columnGap), ("pad", "0.3"),
    ]
    // Bounds on the iterations of the network simplex, and on the effort of the crossing minimization. Without them,
    // dot takes minutes for a thousand nodes; with them seconds, for a hardly different picture.
    let size = max(model.boxes.count, model.lines.count)
    if size > DrawingForm.largeLimit {
      // The bound is a number of iterations for each box, of which each takes longer the more there are.
      graph += [("nslimit", min(2, 500 / Double(size)).inHundredths), ("nslimit1", "2"), ("mclimit", "0.3")]
    } else if size > DrawingForm.arrangedLimit {
      graph += [("nslimit", "12"), ("nslimit1", "12")]
    }
    if let legend = LegendTable(model, palette).markup {
      graph += [("label", "<\(legend)>"), ("labelloc", "b"), ("labeljust", "l")]
    }
    return [
      "graph [\(listed(graph))]",
      "node [fontname=\(Self.font), fontsize=12, height=0.4, margin=\"0.19,0.07\", shape=box, penwidth=1.2]",
      "edge [fontname=\(Self.font), fontsize=10, arrowsize=\(Self.headSize), penwidth=1.2, "
        + "fontcolor=\(quoted(palette.mutedText))]",
    ]
  }

  /// The room between two columns of boxes, in inches. The more lines there are, the more of them cross it, and in a narrow
  /// gap they lie on each other, above all where many turn up or down beside one box. Words of lines have room of their own.
  private var columnGap: String {
    guard !hasWords else { return Self.usualGap.inHundredths }
    let crowd = max(0, model.lines.count - 40)
    let fan = crowds.values.map(linesToTurn).max() ?? 0
    let (crossing, turning) = (min(0.4, Double(crowd) * 0.005), min(0.6, Double(fan) * 0.025))
    return (Self.usualGap + max(crossing, turning)).inHundredths
  }

  private static let usualGap = 0.6

  /// How many of so many lines beside a box need more room to turn than the usual gap has.
  private func linesToTurn(of crowd: Int) -> Int {
    guard direction == .leftToRight, model.lines.count <= DrawingForm.largeLimit else { return 0 }
    return max(0, crowd - Self.linesOfUsualGap)
  }

  /// So many lines beside a box can be told apart where they turn within the usual gap.
  private static let linesOfUsualGap = 16

  /// Spaces on each side of the words of a line, which `dot` leaves room for. Where many lines turn beside one of its boxes,
  /// they need as much as the words, and so do many that weave through one gap.
  private func spaces(besideWordsOf line: DiagramModel.Line) -> Int {
    guard hasWords else { return 1 }
    let crowd = max(crowds[line.source] ?? 0, crowds[line.destination] ?? 0)
    let crossing = wovenLines.contains(line.name) ? wovenLines.count * 2 / 3 : 0
    return 1 + min(Self.mostSpaces, max(linesToTurn(of: crowd) / 2, crossing))
  }

  private static let mostSpaces = 12

  private func attributes(of cluster: DiagramModel.Cluster, id: String) -> String {
    "graph ["
      + listed([
        ("id", id), ("label", DOTText.label(["  \(cluster.title.shortened(to: 60))   "])), ("labelloc", "t"),
        ("labeljust", "l"),
        ("style", "\"rounded,filled\""), ("fillcolor", quoted(palette.clusterFill)),
        ("color", quoted(palette.clusterBorder)), ("fontcolor", quoted(palette.mutedText)), ("fontsize", "12"),
        ("margin", "12"),
      ]) + "]"
  }

  /// Invisible edges that arrange boxes without lines in rows, instead of one very long column.
  private var gridPairs: [(String, String)] {
    guard form.clusters else { return [] }
    return model.clusters.filter(\.isGrid).flatMap { cluster in
      let length = lengthOfRows(in: cluster.boxes.count)
      return zip(cluster.boxes, cluster.boxes.dropFirst()).enumerated()
        .filter { ($0.offset + 1) % max(1, length) != 0 }.map { $0.element }
    }
  }

  /// The number of boxes in a row of a grid. A box with its gap is about four times as wide as it is high; the grid should be
  /// half as wide again as high.
  private func lengthOfRows(in count: Int) -> Int {
    guard direction == .leftToRight else { return Int((Double(count) * 1.6).squareRoot().rounded(.up)) }
    let longest = hasWords ? model.lines.compactMap { $0.text?.count }.max() ?? 0 : 0
    guard longest > 0 else { return Int((Double(count) * 0.4).squareRoot().rounded(.up)) }
    // The columns of the grid are those of the picture, and as far from each other as the longest words of lines ask for.
    let width = 4 + Double(longest) * 0.13
    return Int((Double(count) * 1.6 / width).squareRoot().rounded())
  }

  // MARK: - The parts

  /// In characters. Many viewers draw Helvetica with fonts that are up to a seventh wider, which the usual margin has
  /// room for up to this length; each further character takes another 0.006 inches on each side.
  private static let usualNameLength = 24

  private func statement(_ box: DiagramModel.Box) -> String {
    let colors = box.change.map(changes.box) ?? palette.box(box.style)
    var attributes = [
      ("id", box.name), ("class", quoted(classes(box.style.rawValue, box.finding, box.change))),
      ("label", label(of: box)),
      ("fillcolor", quoted(colors.fill)), ("fontcolor", quoted(colors.text)),
      ("color", quoted(box.finding == .main ? palette.finding : colors.border)),
    ]
    attributes += box.change?.isDashed == true ? box.style.dashedShape : box.style.shape
    let length = (box.text + box.remarks).map(\.count).max() ?? 0
    if box.style.hasUsualMargin {
      let height = height(of: box)
      if height > Self.usualHeight { attributes.append(("height", height.inHundredths)) }
      let tooLong = max(0, length - Self.usualNameLength) * 6
      // The upper face of a block takes its room from the words.
      let isBlock = box.style == .navigator && box.text.count + box.remarks.count > 1
      if tooLong > 0 || isBlock {
        attributes.append(("margin", "\"0.\(190 + tooLong),\(isBlock ? "0.12" : "0.07")\""))
      }
    }
    switch box.finding {
    case .none: break
    case .involved: attributes.append(("penwidth", "1.6"))
    case .main: attributes.append(("penwidth", "3"))
    }
    if box.isFocus { attributes.append(("peripheries", "2")) }
    if let change = box.change { attributes.append(("penwidth", "\(change.borderWidth)")) }
    if form.tooltips { attributes.append(("tooltip", DOTText.label(box.tooltip))) }
    return "\(box.name) [\(listed(attributes))]"
  }

  /// The text of a box in the form of a label. A list begins at the left, and so has all its room for wider fonts on the right.
  private func label(of box: DiagramModel.Box) -> String {
    guard box.standsForGroup else { return DOTText.label(box.text + box.remarks) }
    let titleLines = box.titleLines
    let names = box.text.enumerated().map { number, line in
      // A title is drawn bold, which makes it a seventh wider than what `dot` measures.
      let spaces = number < titleLines ? line.count * 5 / 8 : line.count / 4
      return line + String(repeating: " ", count: max(0, spaces - Self.spacesOfMargin))
    }
    return DOTText.leftAligned(names + box.remarks)
  }

  /// In spaces, the part of the usual margin that wider fonts may take.
  private static let spacesOfMargin = 3

  /// In inches.
  private static let usualHeight = 0.4

  /// At a box of usual height, more than a few lines on one side lie on each other. So a box grows with its lines, which
  /// also shows where much comes together. Where lines lead down they end at the long sides of boxes.
  private func height(of box: DiagramModel.Box) -> Double {
    guard direction == .leftToRight else { return Self.usualHeight }
    let crowd = crowds[box.name, default: 0]
    let lines = Self.usualHeight + Double(max(0, crowd - Self.fewLines)) * 0.12
    // Words of lines that share both of their boxes stand above each other beside one of these.
    let words = wovenBoxes.contains(box.name) ? (Double(crowd - 1) * Self.heightOfWords + 16) / 72 : 0
    return min(Self.mostHeight, max(lines, words))
  }

  /// In points, with the line that they are about.
  private static let heightOfWords = 12.5

  /// Lines that a side of usual height has room for.
  private static let fewLines = 4
  /// In inches: the height of a quarter of a screen.
  private static let mostHeight = 3.6

  /// A font that is a seventh wider takes the room of one more space on each side for every eight characters.
  private static let charactersForSpace = 8

  private func statement(_ line: DiagramModel.Line) -> String {
    var attributes = [
      ("id", line.name),
      ("class", quoted(classes(line.style.rawValue + (line.isFaint ? " faint" : ""), line.finding, line.change))),
      ("color", quoted(line.change.map(changes.line) ?? palette.line(line))),
    ]
    switch line.confidence {
    // Where changes are shown, dashes are for what is gone.
    case _ where line.change != nil: if line.change?.isDashed == true { attributes.append(("style", "dashed")) }
    case .certain: break
    case .inferred: attributes.append(("style", "dashed"))
    case .possible: attributes.append(("style", "dotted"))
    }
    let width = line.width
    if width != 1.2 { attributes.append(("penwidth", "\(width)")) }
    let advance = advances.of(line)
    if abs(advance) > 1 { attributes.append(("minlen", "\(abs(advance))")) }
    // Not everybody can distinguish it from a push by colour alone.
    if line.style == .modal {
      attributes.append((advance < 0 ? "arrowtail" : "arrowhead", "onormal"))
      // The outline takes its width from the inside of the head.
      if width > 1.5 { attributes.append(("arrowsize", (Self.headSize + (width - 1.2) * 0.2).inHundredths)) }
    }
    if line.style == .holding {
      attributes += holding(isReversed: advance < 0)
    } else if advance < 0 {
      attributes.append(("dir", "back"))
    }
    if line.style == .summary, line.count > 1 { attributes.append(("weight", "\(min(line.count, 20))")) }
    if form.labels, let text = line.text {
      // A line that leads down has its words on the right, and a viewer with a wider font would draw them over it, the
      // further the more there are.
      let isBeside = direction == .topToBottom
      let count = isBeside ? 1 + text.count / Self.charactersForSpace : spaces(besideWordsOf: line)
      let gap = String(repeating: " ", count: count)
      let label = DOTText.label(["\(isBeside ? " " : "")\(gap)\(text)\(gap)"])
      attributes += [("label", label), ("fontcolor", quoted(line.change.map(changes.line) ?? palette.words(line)))]
    }
    if form.tooltips {
      let tooltip = DOTText.label(line.tooltip)
      attributes += [("tooltip", tooltip)]
      if form.labels, line.text != nil { attributes += [("labeltooltip", tooltip)] }
    }
    let ends = advance < 0 ? [line.destination, line.source] : [line.source, line.destination]
    return "\(ends[0]) -> \(ends[1]) [\(listed(attributes))]"
  }

  /// The size of the head of a line, of ten points.
  private static let headSize = 0.7

  /// A fine line with the diamond of UML's aggregation at the whole, since it is not a transition.
  private func holding(isReversed: Bool) -> [(String, String)] {
    [
      ("style", "dotted"), ("dir", "both"), ("arrowhead", isReversed ? "odiamond" : "none"),
      ("arrowtail", isReversed ? "none" : "odiamond"),
    ]
  }

  private func classes(_ style: String, _ finding: FindingMark, _ change: ChangeMark?) -> String {
    style + (finding == .main ? " finding" : "") + (change.map { " \($0.rawValue)" } ?? "")
  }

  private func listed(_ attributes: [(String, String)]) -> String {
    attributes.map { "\($0.0)=\($0.1)" }.joined(separator: ", ")
  }

  private func quoted(_ plain: String) -> String { "\"\(plain)\"" }
}

/// How many columns further right the destination of each line stands than its source, at least. A line to the left is
/// written from its end to its start: `dot` draws a line well only where it follows the order of the columns.
private struct Advances {
  private let steps: Steps?
  private let columns: Columns?
  private let turnsBack: Bool

  init(_ model: DiagramModel, _ arrangement: DrawingForm.Arrangement) {
    steps = arrangement == .steps ? Steps(model) : nil
    columns = arrangement == .columns ? Columns(model) : nil
    turnsBack = arrangement == .free
  }

  func of(_ line: DiagramModel.Line) -> Int {
    if let columns { return columns.advance(of: line) }
    // Which of two boxes that are as far away stands further left is left to `dot`.
    if let steps { return steps.advance(of: line) == 0 ? 1 : steps.advance(of: line) }
    return turnsBack && line.style == .back && line.source != line.destination ? -1 : 1
  }
}

extension DiagramModel.Line {
  /// In points. A finding is thick, the way round a cycle less so, and in an overview a line grows with the logarithm of what it stands for.
  fileprivate var width: Double {
    if let change { return change.lineWidth }
    switch finding {
    case .main: return 2.6
    case .involved: return 2
    case .none: break
    }
    // Dots have less ink than a line that is drawn through.
    guard style == .summary else { return confidence == .possible && style != .holding ? 1.5 : 1.2 }
    var width = 1.0
    var count = count
    while count > 1 {
      width += 0.5
      count /= 2
    }
    return width
  }
}

extension BoxStyle {
  fileprivate var hasUsualMargin: Bool { !shape.contains { $0.0 == "margin" || $0.0 == "fixedsize" } }

  /// The same with a dashed border.
  fileprivate var dashedShape: [(String, String)] {
    shape.map { name, value in
      (name, name == "style" ? "\"\(value.filter { $0 != "\"" }),dashed\"" : value)
    }
  }

  /// Shape and style, so that the kinds differ for those who see no colours too. Shapes with points, such as hexagons, would
  /// be half as wide again as their words.
  fileprivate var shape: [(String, String)] {
    switch self {
    case .uikit, .appkit, .swiftui, .screen, .component: [("style", "\"rounded,filled\"")]
    case .entry: [("style", "\"rounded,filled\""), ("shape", "box")]
    case .coordinator: [("style", "\"filled,diagonals\"")]
    case .navigator: [("style", "filled"), ("shape", "box3d")]
    case .container: [("style", "filled"), ("shape", "tab")]
    case .system: [("style", "filled")]
    case .alert: [("style", "filled"), ("shape", "note")]
    case .unknown, .previous:
      [("style", "filled"), ("shape", "circle"), ("width", "0.3"), ("height", "0.3"), ("fixedsize", "true")]
    case .group: [("style", "filled"), ("shape", "folder")]
    case .otherGroup: [("style", "\"filled,dashed\""), ("shape", "folder")]
    }
  }
}
