import NavigationModel

/// What leads to some nodes, and where they lead, by numbers of steps.
struct Vicinity {
  /// How many steps each node is after the nodes in the middle, up to a limit.
  private var after: [Int: Int]
  /// How many steps each node is before them.
  private var before: [Int: Int]
  /// The steps that cost nothing, and the same the other way round.
  private let free: [[Int]]
  private let freeBack: [[Int]]
  private let steps: [[Int]]
  /// How many steps are shown on and back.
  private(set) var depths: (on: Int, back: Int)
  /// The parts in it that very many screens hold, with the number of these screens. Of a part in the middle the screens are
  /// left out, of another one where it leads: neither tells anything about what is in the middle.
  private(set) var utilities: [(part: Int, holders: Int, isInTheMiddle: Bool)] = []

  init(of middle: [Int], depth: Int, in ways: ForwardWays, _ result: AnalysisResult) {
    var steps = ways.destinations
    free = Self.freeSteps(ways, result)
    freeBack = Levels.reversed(free)
    depths = (depth, depth)
    var arrivals = Levels.reversed(steps)
    let holders = Dictionary(grouping: result.parts ?? [], by: \.part).mapValues { Set($0.map(\.screen)) }
    for (part, screens) in holders.sorted(by: { $0.key < $1.key }) where screens.count > Self.mostHolders {
      guard let number = ways.numbers[part], !steps[number].isEmpty || middle.contains(number) else { continue }
      let isInTheMiddle = middle.contains(number)
      utilities.append((number, screens.count, isInTheMiddle))
      if isInTheMiddle {
        arrivals[number].removeAll { screens.contains(ways.nodes[$0]) }
      } else {
        steps[number] = []
      }
    }
    after = Levels.levels(from: middle, by: steps, free: free, limit: depth)
    before = Levels.levels(from: middle, by: arrivals, free: freeBack, limit: depth)
    self.steps = ways.destinations
    dropOuterContainers()
    // In the last step nothing is shown anyway of where a part leads.
    utilities.removeAll { !$0.isInTheMiddle && (after[$0.part] ?? .max) >= depth }
  }

  /// A part that more screens hold is a utility of the whole app.
  private static let mostHolders = 8

  var nodes: Set<Int> { Set(after.keys).union(before.keys) }

  /// How many steps the farthest node is away: no more than there are nodes, however many steps are asked for.
  var farthest: Int { max(after.values.max() ?? 0, before.values.max() ?? 0) }

  /// Shows fewer steps.
  mutating func limit(on: Int, back: Int) {
    after = after.filter { $0.value <= on }
    before = before.filter { $0.value <= back }
    depths = (on, back)
    dropOuterContainers()
  }

  /// Leaves out what is only around screens from which the last of the shown steps leads: nothing is shown of who shows it.
  private mutating func dropOuterContainers() {
    let last = depths.back
    guard last > 0 else { return }
    before = before.filter { [before] node, level in
      level < last || steps[node].contains { before[$0] == last - 1 }
    }
  }

  /// Whether a step from one node to another is shown: those that lead neither towards the middle nor away from it are left
  /// out, since who asks what is around a screen does not ask what its neighbours have to do with each other.
  func shows(_ source: Int, _ destination: Int) -> Bool {
    if let start = after[source], let end = after[destination],
      end == start + 1 || free[source].contains(destination) || start == 0 && end == 0
    {
      return true
    }
    guard let start = before[source], let end = before[destination] else { return false }
    return start == end + 1 || freeBack[destination].contains(source)
  }

  /// For each container the screen that it is made around: a person sees both at the same time, so that no step leads there.
  /// The same for a class of the app that shows nothing but one root. Of tabs a person sees one.
  private static func freeSteps(_ ways: ForwardWays, _ result: AnalysisResult) -> [[Int]] {
    var free = [[Int]](repeating: [], count: ways.nodes.count)
    let leaving = Dictionary(grouping: result.edges.filter { !$0.kind.goesBack }, by: \.source)
    for node in result.nodes {
      let roots = (leaving[node.id] ?? []).filter { $0.kind == .root }
      let isWrapper = node.kind == .screen && roots.count == 1 && leaving[node.id]?.count == 1
      guard node.kind == .container || isWrapper, let number = ways.numbers[node.id] else { continue }
      free[number] = Set(roots.compactMap { ways.numbers[$0.destination] }).sorted()
    }
    return free
  }
}

/// Breadth-first search on numbered nodes.
enum Levels {
  /// How many steps each node is away from some.
  ///
  /// - Parameter free: for each node those that are no step away from it.
  static func levels(
    from starts: [Int], by neighbours: [[Int]], free: [[Int]] = [], limit: Int = .max
  ) -> [Int: Int] {
    var levels: [Int: Int] = [:]
    /// Those of the nodes that are new, with what a person sees at the same time.
    func opened(_ nodes: [Int], _ level: Int) -> [Int] {
      var all: [Int] = []
      var pending = nodes
      while let node = pending.popLast() {
        guard levels[node] == nil else { continue }
        levels[node] = level
        all.append(node)
        if !free.isEmpty { pending += free[node] }
      }
      return all
    }
    var (nodes, level) = (opened(starts, 0), 0)
    while !nodes.isEmpty, level < limit {
      level += 1
      nodes = opened(nodes.flatMap { neighbours[$0] }, level)
    }
    return levels
  }

  /// For each node those that lead to it.
  static func reversed(_ steps: [[Int]]) -> [[Int]] {
    var reversed = [[Int]](repeating: [], count: steps.count)
    for (source, destinations) in steps.enumerated() {
      for destination in destinations { reversed[destination].append(source) }
    }
    return reversed
  }
}
