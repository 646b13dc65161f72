import NavigationModel

/// A part of a graph that a picture shows.
public struct PicturePart: Sendable {
  /// The part, as a result.
  public var result: AnalysisResult
  /// What the picture shows, in words; nil for the whole graph.
  public var title: String?
  /// Ids of the nodes that were asked for.
  public var focus: Set<String>
  /// What the picture leaves out of what was asked for, a sentence each.
  public var notes: [String]
}

/// The nodes that one demand selects, and the transitions between them that answer it.
struct Area {
  private(set) var nodes: Set<Int>
  private(set) var notes: [String] = []
  private let isShown: (Int, Int) -> Bool

  /// Whether a transition is shown that leads from one node to another.
  func shows(_ source: Int, _ destination: Int) -> Bool {
    nodes.contains(source) && nodes.contains(destination) && isShown(source, destination)
  }

  /// What leads to some nodes, and where they lead: each up to some steps.
  ///
  /// A picture that would have too many nodes or lines has fewer steps: at first fewer of those that lead there, since there
  /// are mostly more of them.
  init(around focus: [Int], depth: Int, in ways: ForwardWays, _ result: AnalysisResult) {
    var vicinity = Vicinity(of: focus, depth: depth, in: ways, result)
    let (count, lines) = (vicinity.nodes.count, Self.lines(of: vicinity, in: ways))
    var isTooLarge = count > Self.mostNodes || lines > Self.mostLines
    for (on, back) in Self.smallerDepths(than: min(depth, vicinity.farthest)) where isTooLarge {
      vicinity.limit(on: on, back: back)
      isTooLarge = vicinity.nodes.count > Self.mostNodes || Self.lines(of: vicinity, in: ways) > Self.mostLines
    }
    let (on, back) = vicinity.depths
    if back < depth {
      func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }
      let shown = on == back ? "\(steps(on)) shown" : "\(steps(back)) before and \(steps(on)) after shown"
      notes = ["\(steps(depth)) before and after would be \(count) boxes and \(lines) lines; \(shown)"]
    }
    let names = Dictionary(result.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    func name(_ number: Int) -> String { names[ways.nodes[number]] ?? "" }
    for utility in vicinity.utilities where utility.isInTheMiddle {
      notes.append("\(name(utility.part)) is in \(utility.holders) screens, which are left out")
    }
    let others = vicinity.utilities.filter { !$0.isInTheMiddle }.map { name($0.part) }.sorted()
    if !others.isEmpty {
      let listed = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? " and \(others.count - 3) more" : "")
      notes.append("transitions of parts that many screens share are left out: \(listed)")
    }
    nodes = vicinity.nodes
    isShown = { [vicinity] in vicinity.shows($0, $1) }
  }

  /// The numbers of steps on and back that are tried one after another.
  private static func smallerDepths(than depth: Int) -> [(on: Int, back: Int)] {
    (1..<max(1, depth)).reversed().flatMap { [(on: $0 + 1, back: $0), (on: $0, back: $0)] }
  }

  private static func lines(of vicinity: Vicinity, in ways: ForwardWays) -> Int {
    ways.destinations.enumerated().reduce(0) { count, entry in
      count + entry.element.count { vicinity.shows(entry.offset, $0) }
    }
  }

  /// What one gets to some nodes from.
  init(before ends: [Int], in ways: ForwardWays) {
    nodes = Set(Levels.levels(from: ends, by: ways.arrivals(endingAt: ends)).keys)
    isShown = { _, _ in true }
  }

  /// What lies on ways. Where both ends are known, these are the shortest ways and those that are little longer, as far as
  /// a person can follow them: on some way or other lies half of an app.
  ///
  /// - Parameters:
  ///   - starts: where ways begin; nil for anywhere.
  ///   - ends: where they end; nil for anywhere.
  init(from starts: [Int]?, to ends: [Int]?, in ways: ForwardWays) {
    // What a path may pass a picture of ways shows: no object that only others start.
    let passable = ways.passableObjects(from: starts ?? [])
    let leaving = ways.destinations.enumerated().map { !ways.isObject($0) || passable.contains($0) ? $1 : [] }
    let after = starts.map { Levels.levels(from: $0, by: leaving) }
    let arrivals = ways.arrivals(endingAt: ends ?? [], passing: starts == nil ? nil : passable)
    let before = ends.map { Levels.levels(from: $0, by: arrivals) }
    guard let after, let before else {
      nodes = Set((after ?? before ?? [:]).keys)
      isShown = { _, _ in true }
      return
    }
    let lengths = after.compactMap { node, level in before[node].map { (node: node, length: level + $0) } }
    guard let shortest = lengths.map(\.length).min() else {
      nodes = []
      isShown = { _, _ in false }
      return
    }
    func near(_ longer: Int) -> Set<Int> { Set(lengths.filter { $0.length <= shortest + longer }.map(\.node)) }
    func lines(_ longer: Int) -> Int {
      after.reduce(0) { count, start in
        count
          + leaving[start.key].count { end in before[end].map { start.value + 1 + $0 <= shortest + longer } == true }
      }
    }
    let longer = [2, 1].first { near($0).count <= Self.mostNodesOnWays && lines($0) <= Self.mostLinesOnWays } ?? 0
    nodes = near(longer)
    if nodes.count < lengths.count { notes = ["paths of more than \(shortest + longer) steps are left out"] }
    isShown = { source, destination in
      guard let start = after[source], let end = before[destination] else { return false }
      return start + 1 + end <= shortest + longer
    }
  }

  /// More nodes or lines around a screen are no answer any more.
  private static let (mostNodes, mostLines) = (120, 110)
  /// More nodes or lines on the ways between two screens cannot be followed.
  private static let (mostNodesOnWays, mostLinesOnWays) = (40, 32)
}
