/// How many steps each box is away from where a reader begins: the start of the app, or what the picture is about. What
/// leads there is a negative number of steps away.
struct Steps {
  private(set) var numbers: [String: Int] = [:]

  init(_ model: DiagramModel) {
    let lines = model.lines.filter { $0.source != $0.destination }
    let outgoing = Dictionary(grouping: lines, by: \.source).mapValues { $0.map(\.destination) }
    let focus = model.boxes.filter(\.isFocus).map(\.name)
    if !focus.isEmpty {
      let incoming = Dictionary(grouping: lines, by: \.destination).mapValues { $0.map(\.source) }
      walk(around: Self.first(of: focus, outgoing), model.boxes.map(\.name), outgoing, incoming)
    }
    walk(model.boxes, outgoing)
  }

  /// How many steps a line leads on; below zero for one that leads back.
  func advance(of line: DiagramModel.Line) -> Int {
    (numbers[line.destination] ?? 0) - (numbers[line.source] ?? 0)
  }

  /// Those to which none of the others leads: a picture of a path begins where the path does. All of them, if each leads
  /// to another one.
  private static func first(of focus: [String], _ outgoing: [String: [String]]) -> [String] {
    let reached = focus.map { start in
      var numbers: [String: Int] = [:]
      visit([start], outgoing, &numbers)
      return Set(numbers.keys)
    }
    let first = focus.indices.filter { box in
      !focus.indices.contains { $0 != box && reached[$0].contains(focus[box]) }
    }
    return first.isEmpty ? focus : first.map { focus[$0] }
  }

  /// What both leads to the focus and is led to stands where it is nearer, and on the right where it is as near.
  private mutating func walk(
    around focus: [String], _ boxes: [String], _ outgoing: [String: [String]], _ incoming: [String: [String]]
  ) {
    var (after, before): ([String: Int], [String: Int]) = ([:], [:])
    Self.visit(focus, outgoing, &after)
    Self.visit(focus, incoming, &before)
    for box in boxes {
      switch (after[box], before[box]) {
      case (let on?, let back?): numbers[box] = on <= back ? on : -back
      case (let on?, nil): numbers[box] = on
      case (nil, let back?): numbers[box] = -back
      case (nil, nil): break
      }
    }
  }

  /// Breadth-first search from the starts, then from whatever nothing leads to, then from what is left: cycles.
  private mutating func walk(_ boxes: [DiagramModel.Box], _ outgoing: [String: [String]]) {
    let reached = Set(outgoing.values.joined())
    Self.visit(boxes.filter { $0.style == .entry }.map(\.name), outgoing, &numbers)
    Self.visit(boxes.map(\.name).filter { !reached.contains($0) }, outgoing, &numbers)
    let byReach = boxes.map(\.name).enumerated().sorted {
      (outgoing[$1.element]?.count ?? 0, $0.offset) < (outgoing[$0.element]?.count ?? 0, $1.offset)
    }
    for (_, name) in byReach { Self.visit([name], outgoing, &numbers) }
  }

  private static func visit(_ starts: [String], _ neighbours: [String: [String]], _ numbers: inout [String: Int]) {
    var queue = starts.filter { numbers[$0] == nil }
    for start in queue { numbers[start] = 0 }
    var next = 0
    while next < queue.count {
      let box = queue[next]
      next += 1
      for neighbour in neighbours[box] ?? [] where numbers[neighbour] == nil {
        numbers[neighbour] = (numbers[box] ?? 0) + 1
        queue.append(neighbour)
      }
    }
  }
}
