import NavigationModel

/// The content of a picture of a change, before layout: the added, removed and changed nodes and transitions, their
/// ends, and the unchanged context.
///
/// Unlike in other pictures, no kind is left out, since readers must find here everything that `navgraph diff` says in words.
/// Only the many unchanged parts of a new screen are told in its box, and a new stack around one screen is a line to it.
struct DifferenceSketch {
  /// A node.
  struct Place {
    var node: Node
    var mark: ChangeMark
    /// The former name, if it was renamed.
    var formerName: String?
    /// Further remarks.
    var remarks: [String] = []
    /// Whether it is an unknown destination, or the previous screen.
    var symbol: BoxStyle?
    /// Whether a new finding is about it.
    var isCulprit = false
    /// What is told on hover beside the rest.
    var details: [String] = []

    /// Whether it is nothing that the app is made of: an alert, a screen of the system, or the screen that was there before.
    var isAside: Bool { !isCulprit && (symbol == .previous || node.kind == .alert || node.kind == .system) }

    /// The mark that its box has: a screen that a new finding is about is not as it was, although it is where it was.
    var shownMark: ChangeMark { mark == .same && isCulprit ? .changed : mark }
  }

  /// The transitions with one mark from one node to another.
  struct Way {
    var source: String
    var destination: String
    var mark: ChangeMark
    var edges: [Edge]
    /// What the transitions do, or did and do, without the mark.
    var words: [String]
  }

  /// The nodes by id. What was renamed has its new one.
  private(set) var places: [String: Place] = [:]
  /// Sorted by source, destination and mark.
  private(set) var ways: [Way] = []
  /// The changed transitions that are told in boxes and have no line.
  private(set) var toldWays: [Way] = []
  /// How many screens and objects of the app as it is now are not shown.
  private(set) var placesLeftOut = 0

  /// How much context the picture shows.
  enum Extent {
    /// The neighbours of changed nodes, and all unchanged transitions between shown nodes.
    case neighbours
    /// The neighbours of changed nodes, with the transitions to and from these nodes.
    case fewNeighbours
    /// Only the ends of transitions that changed.
    case changes
    /// Only these, and of them neither alerts, screens of the system nor the ways back, which are told in the boxes of the
    /// screens that show them.
    case screens
  }

  /// Builds the sketch from the difference of two results.
  init(_ difference: GraphDifference, from base: AnalysisResult, to head: AnalysisResult, extent: Extent) {
    let reading = DifferenceReading(difference, from: base, to: head)
    let parts = FoldedHoldings(reading)
    for way in reading.changes where !parts.contains(way) { add(way, reading) }
    for node in reading.changedNodes { add(node, reading) }
    let stacks = FoldedStacks(ways, in: places)
    ways = stacks.ways
    for stack in stacks.folded { places[stack] = nil }
    for (node, words) in parts.words {
      places[node]?.remarks += words.map(\.remark)
      places[node]?.details += words.map(\.names)
    }
    switch extent {
    case .neighbours:
      for way in reading.same where touchesChange(way) && reading.isContext(way) { add(way, reading) }
      for way in reading.same
      where places[way.source] != nil && places[way.destination] != nil && !touchesChange(way)
        && reading.isContext(way)
      { add(way, reading) }
    case .fewNeighbours:
      for way in reading.same where touchesChange(way) && reading.isContext(way) { add(way, reading) }
    case .changes: break
    case .screens: tellAsides()
    }
    ways = Self.merged(ways)
    placesLeftOut = head.nodes.count { $0.isPlace && places[$0.id] == nil }
  }

  /// The number of unchanged lines.
  var sameWays: Int { ways.count { $0.mark == .same } }

  private func touchesChange(_ way: Way) -> Bool {
    [way.source, way.destination].contains { places[$0].map { $0.mark != .same } ?? false }
  }

  /// Tells in the box of a screen which alerts and screens of the system it shows, and how it goes back.
  private mutating func tellAsides() {
    toldWays = ways.filter(isAside)
    ways.removeAll(where: isAside)
    for (source, told) in Dictionary(grouping: toldWays, by: \.source) {
      for mark in ChangeMark.allCases {
        let kinds = told.filter { $0.mark == mark }.flatMap(\.edges).map(\.kind.rawValue).sortedUnique
        if !kinds.isEmpty { places[source]?.remarks.append(mark.marked(kinds.joined(separator: ", "))) }
      }
      places[source]?.details += told.flatMap { way in way.words.map(way.mark.marked) }.sortedUnique
    }
    let ends = Set(ways.flatMap { [$0.source, $0.destination] } + toldWays.map(\.source))
    for way in toldWays where !ends.contains(way.destination) && places[way.destination]?.isAside == true {
      places[way.destination] = nil
    }
  }

  private func isAside(_ way: Way) -> Bool {
    way.edges.allSatisfy(\.kind.goesBack) || places[way.destination]?.isAside == true
  }

  private mutating func add(_ way: Way, _ reading: DifferenceReading) {
    var way = way
    if reading.node(way.destination).kind == .unknown {
      // A common node for all of them would connect unrelated screens.
      let goesBack = way.edges.allSatisfy(\.kind.goesBack)
      var node = reading.node(way.destination)
      node.id = (goesBack ? "previous screen of " : "unknown destination of ") + way.source
      way.destination = node.id
      places[node.id] = Place(node: node, mark: .same, symbol: goesBack ? .previous : .unknown)
    } else {
      add(way.destination, reading)
    }
    add(way.source, reading)
    ways.append(way)
  }

  private mutating func add(_ id: String, _ reading: DifferenceReading) {
    guard places[id] == nil else { return }
    places[id] = reading.place(id)
  }

  /// Ways with one mark between the same two nodes as one.
  private static func merged(_ ways: [Way]) -> [Way] {
    Dictionary(grouping: ways) { [$0.source, $0.destination, $0.mark.rawValue] }.sorted {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    .compactMap { _, ways in
      guard var way = ways.first else { return nil }
      way.edges = ways.flatMap(\.edges).sorted { $0.id < $1.id }
      way.words = ways.flatMap(\.words).sortedUnique
      return way
    }
  }
}

extension Node {
  /// The nodes that the note counts: screens, and objects that navigate.
  var isPlace: Bool { kind == .screen || isObject || kind == .entry }
}

/// Answers of a difference about single nodes and transitions.
struct DifferenceReading {
  /// The transitions that came, went or changed, a way each.
  let changes: [DifferenceSketch.Way]
  /// The transitions as before, a way each.
  let same: [DifferenceSketch.Way]
  /// Ids of the nodes that came, went or changed, or that something new is to be said of.
  let changedNodes: [String]

  private let now: [String: Node]
  private let before: [String: Node]
  private let added, removed, lost: Set<String>
  private let formerNames: [String: String]
  private let newRules: [String: [String]]
  /// Ids of the ends of what is as before.
  private let known: Set<String>
  /// The ids of each screen and each of its parts, before or now.
  private let holdings: Set<[String]>

  init(_ difference: GraphDifference, from base: AnalysisResult, to head: AnalysisResult) {
    now = Dictionary(head.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    before = Dictionary(base.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    added = Set(difference.added.map(\.node.id))
    removed = Set(difference.removed.map(\.node.id))
    lost = Set(difference.lost.map(\.id))
    formerNames = Dictionary(
      difference.renamed.map { ($0.after.id, $0.before.name) }, uniquingKeysWith: { first, _ in first })
    newRules = Dictionary(
      difference.newFindings.compactMap { finding in finding.nodes.first.map { ($0, [finding.rule]) } },
      uniquingKeysWith: +)
    changedNodes = (added.union(removed).union(lost).union(formerNames.keys).union(newRules.keys)).sorted()

    let came = Set(difference.added.flatMap(\.edges) + difference.addedTransitions.map(\.id))
    let went = Set(difference.removed.flatMap(\.edges) + difference.removedTransitions.map(\.id))
    let changed = Set(difference.changedTransitions.map(\.after.id))
    let names = difference.newIDs
    typealias Way = DifferenceSketch.Way
    let parts = Set(
      (head.parts ?? []).map { [$0.screen, $0.part] }
        + (base.parts ?? []).map { [names[$0.screen] ?? $0.screen, names[$0.part] ?? $0.part] })
    // That a screen holds a part is no transition, and is told in the words that the list of changes has for it.
    func words(of way: GraphPath.Step) -> String {
      let ends = [names[way.source] ?? way.source, names[way.destination] ?? way.destination]
      return way.kind == .embed && parts.contains(ends) ? "holds" : Edge(way).words
    }
    let new: [Way] =
      head.edges.filter { came.contains($0.id) && !changed.contains($0.id) }.map { Way($0, .added, words: $0.words) }
      + difference.newWays.map { Way(Edge($0), .added, words: words(of: $0)) }
    let gone: [Way] =
      base.edges.filter { went.contains($0.id) }.map { Way($0, .removed, words: $0.words) }
      + difference.goneWays.map { Way(Edge($0), .removed, words: words(of: $0)) }
    let goneNow: [Way] = gone.map { way in
      var way = way
      way.source = names[way.source] ?? way.source
      way.destination = names[way.destination] ?? way.destination
      return way
    }
    changes = new + goneNow + difference.changedTransitions.map { Way($0.after, .changed, words: $0.words) }
    same = head.edges.filter { !came.contains($0.id) && !changed.contains($0.id) }
      .map { Way($0, .same, words: $0.words) }
    known = Set(same.flatMap { [$0.source, $0.destination] })
    holdings = parts
  }

  /// The node with an id, as it is now if it is still there. What no node describes is not known.
  func node(_ id: String) -> Node { now[id] ?? before[id] ?? Node(id: id, name: id, kind: .unknown) }

  /// A node with its mark.
  func place(_ id: String) -> DifferenceSketch.Place {
    let rules = (newRules[id] ?? []).sortedUnique
    let remarks =
      (lost.contains(id) ? ["lost its last way in"] : []) + rules.prefix(Self.mostRules).map { "! \($0)" }
      + (rules.count > Self.mostRules ? ["! and \(rules.count - Self.mostRules) more"] : [])
    return DifferenceSketch.Place(
      node: node(id), mark: mark(id), formerName: formerNames[id], remarks: remarks,
      symbol: node(id).kind == .unknown ? .unknown : nil, isCulprit: !rules.isEmpty)
  }

  /// Whether a way only says that a screen holds a part, which is no transition.
  func isHolding(_ way: DifferenceSketch.Way) -> Bool {
    way.edges.allSatisfy { $0.kind == .embed } && holdings.contains([way.source, way.destination])
  }

  /// New findings that a box has room for.
  private static let mostRules = 2

  func mark(_ id: String) -> ChangeMark {
    if added.contains(id) { return .added }
    if removed.contains(id) { return .removed }
    if lost.contains(id) || formerNames[id] != nil { return .changed }
    // A difference tells of containers, alerts and screens of the system only by the transitions to them.
    if node(id).isPlace || node(id).kind == .unknown { return .same }
    if now[id] == nil { return .removed }
    return before[id] == nil && !known.contains(id) ? .added : .same
  }

  /// Whether a transition as before helps to see where something is: not where it leads back, nor to what the system
  /// shows from anywhere.
  func isContext(_ way: DifferenceSketch.Way) -> Bool {
    guard way.edges.allSatisfy({ !$0.kind.goesBack }), way.source != way.destination else { return false }
    return [way.source, way.destination].allSatisfy {
      switch node($0).kind {
      case .screen, .container, .coordinator, .navigator, .entry: true
      case .system, .alert, .unknown: false
      }
    }
  }
}

extension DifferenceSketch.Way {
  fileprivate init(_ edge: Edge, _ mark: ChangeMark, words: String) {
    self.init(source: edge.source, destination: edge.destination, mark: mark, edges: [edge], words: [words])
  }
}

extension Edge {
  /// `push “detail”`, or `push, possible`.
  fileprivate var words: String { named + (confidence == .possible ? ", possible" : "") }

  fileprivate var named: String {
    let way = via.isEmpty || identifier != nil ? "" : " via \(via[0])"
    // Half an identifier is of no use to who searches for it.
    let known = hasLongIdentifier ? nil : identifier
    return kind.rawValue + (known.map { " “\($0)”" } ?? way)
  }

  /// Whether the identifier is left out beside a line, and told on hover.
  var hasLongIdentifier: Bool { (identifier?.count ?? 0) > Stroke.identifierLimit }

  /// A flow through coordinators as one transition.
  fileprivate init(_ way: GraphPath.Step) {
    self.init(
      source: way.source, destination: way.destination, kind: way.kind, confidence: way.confidence, via: way.via,
      sites: way.sites)
  }
}

extension GraphDifference {
  /// The added flows that no added transition implies.
  fileprivate var newWays: [GraphPath.Step] { addedWays + added.flatMap(\.ways) }

  /// The removed flows that no removed transition implies.
  fileprivate var goneWays: [GraphPath.Step] { removedWays + removed.flatMap(\.ways) }
}

extension GraphDifference.Change {
  /// `push → present`, `push “list” → “table”`, or `push: possible → certain`.
  fileprivate var words: String {
    let isNamedAlike = before.kind == after.kind && before.identifier == after.identifier
    let changed =
      before.named == after.named
      ? "\(after.named), another identifier" : "\(before.named) → \(after.named)"
    let names = isNamedAlike ? after.named : changed
    let isAsSure = before.confidence == after.confidence
    return names + (isAsSure ? "" : ": \(before.confidence.rawValue) → \(after.confidence.rawValue)")
  }
}
