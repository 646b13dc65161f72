/// The column of each box, counted from where the app starts. Where lines lead down, columns lie on their side.
///
/// Left to itself, `dot` puts a box behind *all* that lead to it. In a large app, where every area links to many
/// others, that stretches the picture into one long chain. A reader expects the distance from the start instead. So each box
/// stands as many columns away as it takes steps to get there, and a step with very many boxes takes several columns,
/// so that the picture gets about as high as wide.
struct Columns {
  private let steps: [String: Int]
  private var columns: [String: Int] = [:]

  init(_ model: DiagramModel) {
    let lines = model.lines.filter { $0.source != $0.destination }
    let outgoing = Dictionary(grouping: lines, by: \.source).mapValues { $0.map(\.destination) }
    steps = Steps(model).numbers
    fill(model.boxes, outgoing, model.direction ?? .leftToRight)
  }

  /// How many columns further right the line ends than it begins: zero only for a line from a box to itself.
  func advance(of line: DiagramModel.Line) -> Int {
    (columns[line.destination] ?? 0) - (columns[line.source] ?? 0)
  }

  /// Gives each step as many columns as it needs: no column gets too high, and no line stays within a column, because
  /// dot 2.42 loses such lines, or crashes, where they have labels or enter clusters.
  private mutating func fill(
    _ boxes: [DiagramModel.Box], _ outgoing: [String: [String]], _ direction: DiagramOptions.Direction
  ) {
    // A box with the gaps around it is five times as wide as it is high, in an overview three times. Where lines lead
    // down, the gaps for them are above and below it, and it is about twice as wide as high.
    let isOverview = boxes.contains { $0.style == .group }
    let rows =
      switch direction {
      case .leftToRight: max(8, Int((Double(boxes.count) * (isOverview ? 3 : 5)).squareRoot()))
      case .topToBottom: max(6, Int((Double(boxes.count) / (isOverview ? 1 : 4)).squareRoot()))
      }
    var neighbours: [String: Set<String>] = [:]
    for (source, destinations) in outgoing {
      for destination in destinations {
        neighbours[source, default: []].insert(destination)
        neighbours[destination, default: []].insert(source)
      }
    }
    let byStep = Dictionary(grouping: boxes.map(\.name).enumerated(), by: { steps[$0.element] ?? 0 })
    var firstColumn = 0
    for (_, names) in byStep.sorted(by: { $0.key < $1.key }) {
      // Boxes that lead on come last, next to where they lead.
      let ordered = names.sorted {
        (outgoing[$0.element]?.count ?? 0, $0.offset) < (outgoing[$1.element]?.count ?? 0, $1.offset)
      }
      var filled: [Set<String>] = []
      for name in ordered.map(\.element) {
        let column = filled.firstIndex { $0.count < rows && $0.isDisjoint(with: neighbours[name] ?? []) }
        if let column { filled[column].insert(name) } else { filled.append([name]) }
        columns[name] = firstColumn + (column ?? filled.count - 1)
      }
      firstColumn += filled.count
    }
  }
}
