import NavigationModel

/// The parts of screens that came or went which a picture of a change tells in words.
///
/// A new screen that is made of twenty rows which were there before is one change. Drawn with a line to each of them, it
/// would bury all others.
struct FoldedHoldings {
  /// What is told of a node in place of lines.
  struct Words {
    var remark: String
    var names: String
  }

  /// What is told of the nodes whose parts, or whose holders, are many; by id.
  private(set) var words: [String: [Words]] = [:]
  private var folded: Set<[String]> = []

  /// Up to so many have a line each.
  private static let mostDrawn = 3

  init(_ reading: DifferenceReading) {
    let holdings = reading.changes.filter(reading.isHolding)
    fold(holdings, of: \.source, with: \.destination, reading) { isNew, count in
      "\(isNew ? "holds" : "held") \(count) parts"
    }
    fold(holdings, of: \.destination, with: \.source, reading) { isNew, count in
      "\(isNew ? "is" : "was") a part of \(count) screens"
    }
  }

  /// Whether a way is told in words.
  func contains(_ way: DifferenceSketch.Way) -> Bool { folded.contains([way.source, way.destination]) }

  private mutating func fold(
    _ holdings: [DifferenceSketch.Way], of end: KeyPath<DifferenceSketch.Way, String>,
    with other: KeyPath<DifferenceSketch.Way, String>, _ reading: DifferenceReading,
    _ remark: (_ isNew: Bool, _ count: Int) -> String
  ) {
    for (node, ways) in Dictionary(grouping: holdings, by: { $0[keyPath: end] }) {
      let mark = reading.mark(node)
      let others = ways.filter { reading.mark($0[keyPath: other]) == .same }
      guard mark == .added || mark == .removed, others.count > Self.mostDrawn else { continue }
      let names = others.map { reading.node($0[keyPath: other]).name }.sortedUnique
      let told = Words(remark: remark(mark == .added, names.count), names: names.listed(limit: 20))
      words[node, default: []].append(told)
      folded.formUnion(others.map { [$0.source, $0.destination] })
    }
  }
}
