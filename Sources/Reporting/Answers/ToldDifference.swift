import NavigationModel

/// A difference for readers: each change in one line, even if it consists of many transitions and flows.
struct ToldDifference {
  /// A change with its place in the code that is now.
  struct Line {
    let text: String
    var place: SourceLocation?
  }

  private let difference: GraphDifference
  private let report: Report
  private let nodes: [String: Node]
  private let edges: [String: Edge]
  private let compared: ComparedTransitions
  private let added: Set<String>
  private let removed: Set<String>

  init(_ difference: GraphDifference, from base: AnalysisResult, to report: Report) {
    self.difference = difference
    self.report = report
    let head = report.result
    nodes = Dictionary((head.nodes + base.nodes).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    edges = Dictionary((head.edges + base.edges).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    added = Set(difference.added.map(\.node.id))
    removed = Set(difference.removed.map(\.node.id))
    compared = ComparedTransitions(difference, from: base, to: head)
  }

  // MARK: - Transitions

  var addedTransitions: [Line] {
    compared.added.map { Line(text: described($0), place: $0.sites.first) }
  }

  var removedTransitions: [Line] { compared.removed.map { Line(text: described($0)) } }

  var changedTransitions: [Line] {
    difference.changedTransitions.map { Line(text: described($0), place: $0.after.sites.first) }
  }

  /// The one screen that each new or old container is made around: the source that shows the container is reported as
  /// showing the screen.
  private var contents: [String: String] { compared.contents }

  private func described(_ edge: Edge) -> String {
    let kind = edge.kind.rawValue + (edge.identifier.map { "(\($0))" } ?? "")
    // Where a screen goes back to is mostly not known, and not asked.
    if edge.kind.goesBack, isUnknown(edge.destination) { return "\(name(edge.source)) \(kind)" }
    return "\(name(edge.source)) \(kind) \(shown(edge.destination))"
  }

  /// `Detail`, or `Detail in UINavigationController`.
  private func shown(_ id: String) -> String {
    var (end, around): (String, [String]) = (id, [])
    while let inner = contents[end], around.count < Self.deepestStack {
      around.append(name(end))
      end = inner
    }
    return ([name(end)] + around.reversed()).joined(separator: " in ")
  }

  /// Graphs can come from anybody, with containers that hold each other.
  private static let deepestStack = 8

  private func described(_ change: GraphDifference.Change) -> String {
    let (before, after) = (change.before, change.after)
    let isSameKind = before.kind == after.kind
    let text =
      isSameKind ? described(after) : "\(name(after.source)) \(after.kind.rawValue) \(shown(after.destination))"
    let aspects = [
      isSameKind ? nil : "before \(before.kind.rawValue)",
      isSameKind ? Self.aspect("identifier", before.identifier, after.identifier) : nil,
      Self.aspect("confidence", before.confidence.rawValue, after.confidence.rawValue),
      Self.aspect("style", before.modalStyle?.rawValue, after.modalStyle?.rawValue),
      Self.aspect("effect on the stack", before.stackEffect?.rawValue, after.stackEffect?.rawValue),
      Self.aspectOfWay(before.via, after.via),
      contents[before.destination] == nil ? nil : "before in \(name(before.destination))",
    ].compactMap(\.self)
    return aspects.isEmpty ? text : "\(text): \(aspects.joined(separator: ", "))"
  }

  private static func aspect(_ title: String, _ before: String?, _ after: String?) -> String? {
    guard before != after else { return nil }
    return switch (before, after) {
    case (let before?, let after?): "\(title) \(before) → \(after)"
    case (nil, let after?): "now with \(title) \(after)"
    case (let before?, nil): "no longer with \(title) \(before)"
    case (nil, nil): nil
    }
  }

  /// Through which objects a transition goes now, and through which it went.
  private static func aspectOfWay(_ before: [String], _ after: [String]) -> String? {
    guard before != after else { return nil }
    let (old, new) = (before.joined(separator: ", "), after.joined(separator: ", "))
    return before.isEmpty ? "now via \(new)" : after.isEmpty ? "no longer via \(old)" : "via \(old) → \(new)"
  }

  // MARK: - Ways and parts

  var addedWays: [Line] { grouped(difference.addedWays) }
  var removedWays: [Line] { grouped(difference.removedWays).map { Line(text: $0.text) } }

  var changedWays: [Line] {
    difference.changedWays.map { change in
      let (before, after) = (change.before, change.after)
      let aspects = [
        before.kind == after.kind ? nil : "before \(before.kind.rawValue)",
        Self.aspectOfWay(before.via, after.via),
        Self.aspect("confidence", before.confidence.rawValue, after.confidence.rawValue),
      ].compactMap(\.self)
      let text = "\(name(after.source)) \(after.kind.rawValue) \(name(after.destination))"
      return Line(text: "\(text): \(aspects.joined(separator: ", "))", place: after.sites.first)
    }
  }

  /// One line for what many screens can do now in the same way, and for what one screen leads to in the same way.
  private func grouped(_ ways: [GraphPath.Step]) -> [Line] {
    let lines = Dictionary(grouping: ways) { [$0.destination, $0.kind.rawValue] + $0.via }.values
      .sorted { ($0[0].destination, $0[0].source) < ($1[0].destination, $1[0].source) }
    return Self.merged(lines) { group in [group[0].kind.rawValue] + group[0].via + group.map(\.source) }.compactMap {
      same in
      guard let way = same.first?.first else { return nil }
      let sources = Self.listed(same[0].map { name($0.source) })
      let destinations = Self.listed(same.map { name($0[0].destination) })
      let text = "\(sources) \(way.kind.rawValue) \(destinations) via \(way.via.joined(separator: ", "))"
      return Line(text: text, place: way.sites.first)
    }
  }

  /// The groups that have the same key together, in the order in which their first ones are.
  private static func merged<Group>(_ groups: [Group], by key: (Group) -> [String]) -> [[Group]] {
    var places: [[String]: Int] = [:]
    return groups.reduce(into: []) { merged, group in
      let key = key(group)
      if let place = places[key] {
        merged[place].append(group)
      } else {
        places[key] = merged.count
        merged.append([group])
      }
    }
  }

  var addedParts: [Line] { grouped(difference.addedParts, "holds", "hold") }
  var removedParts: [Line] {
    grouped(difference.removedParts, "no longer holds", "no longer hold").map { Line(text: $0.text) }
  }

  private func grouped(_ parts: [ScreenPart], _ one: String, _ many: String) -> [Line] {
    let lines = Dictionary(grouping: parts, by: \.part).sorted { $0.key < $1.key }.map(\.value)
    return Self.merged(lines) { $0.map(\.screen) }.compactMap { same in
      guard let holders = same.first, let first = holders.first else { return nil }
      let names = Self.listed(holders.map { name($0.screen) })
      let held = Self.listed(same.map { name($0[0].part) })
      return Line(text: "\(names) \(holders.count == 1 ? one : many) \(held)", place: first.sites.first)
    }
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.count > mostNames + 1 ? names.prefix(mostNames) + ["\(names.count - mostNames) more"] : names[...]
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Names that a line has room for.
  private static let mostNames = 4

  // MARK: - Screens

  var addedPlaces: [Line] {
    let remarks = toldWithPlaces
    return Self.byName(difference.added).map {
      Line(text: described($0, besides: added, remarks), place: $0.node.location)
    }
  }
  var removedPlaces: [Line] {
    let remarks = toldWithPlaces
    return Self.byName(difference.removed).map { Line(text: described($0, besides: removed, remarks)) }
  }

  /// In the order in which a reader looks for them: ids of unnamed views hold what a reader does not see.
  private static func byName(_ places: [GraphDifference.Place]) -> [GraphDifference.Place] {
    places.sorted {
      ($0.node.kind.rawValue, $0.node.name, $0.node.id) < ($1.node.kind.rawValue, $1.node.name, $1.node.id)
    }
  }

  /// A screen with the ways to it and on from it. What leads from one new screen to another is told with the other.
  private func described(
    _ place: GraphDifference.Place, besides others: Set<String>, _ remarks: [String: [Finding]]
  ) -> String {
    let id = place.node.id
    let own = place.edges.compactMap { edges[$0] }
    let ways = compared.unfilled(own, beside: own)
    let ins = ways.filter { $0.source != id || $0.destination == id }
      .map { "\($0.kind.rawValue) from \(name($0.source))" }
    let arrivals = place.ways.filter { $0.destination == id }.map { way in
      way.via.isEmpty
        ? "held by \(name(way.source))"
        : "\(way.kind.rawValue) from \(name(way.source)) via \(way.via.joined(separator: ", "))"
    }
    let outs = ways.filter { $0.source == id && !others.contains(content(of: $0.destination)) }
      .map { edge in
        let goesBack = edge.kind.goesBack && isUnknown(edge.destination)
        return goesBack ? edge.kind.rawValue : "\(edge.kind.rawValue) to \(name(content(of: edge.destination)))"
      }
    let departures = place.ways.filter { $0.source == id && !others.contains($0.destination) }.map { way in
      way.via.isEmpty
        ? "holds \(name(way.destination))"
        : "\(way.kind.rawValue) to \(name(way.destination)) via \(way.via.joined(separator: ", "))"
    }
    let remarks = (remarks[id] ?? []).map(Self.described)
    let all = ins + arrivals + outs + departures
    let shown = all.prefix(Self.mostNames) + (all.count > Self.mostNames ? ["\(all.count - Self.mostNames) more"] : [])
    let title = "\(place.node.kind.rawValue) \(place.node.name)"
    return ([shown.isEmpty ? title : "\(title): \(shown.joined(separator: ", "))"] + remarks).joined(separator: "; ")
  }

  private func content(of id: String) -> String {
    var end = id
    for _ in 0..<Self.deepestStack { end = contents[end] ?? end }
    return end
  }

  // MARK: - Findings

  var newFindings: [Line] {
    difference.newFindings.filter { !isTold($0, with: added) }.map {
      Line(text: Self.described($0), place: report.location(of: $0))
    }
  }

  var worseFindings: [Line] { reweighed(to: .error) }
  var milderFindings: [Line] { reweighed(to: .warning) }

  private func reweighed(to severity: Severity) -> [Line] {
    difference.changedFindings.map(\.after).filter { $0.severity == severity }.map {
      Line(text: "\($0.message) (\($0.rule))", place: report.location(of: $0))
    }
  }

  var goneFindings: [Line] {
    difference.goneFindings.filter { !isTold($0, with: removed) }.map { Line(text: "\($0.message) (\($0.rule))") }
  }

  /// Screens that lost their last way in, unless a finding says so.
  var lost: [Line] {
    let found = Set(difference.newFindings.filter { $0.rule == Self.unreachable }.flatMap(\.nodes))
    return difference.lost.filter { !found.contains($0.id) }.map { Line(text: $0.name, place: $0.location) }
  }

  private static let unreachable = "unreachable-screen"

  /// That nothing leads to a new screen is told with the screen, unless there is more to say or it is an error.
  private func isTold(_ finding: Finding, with places: Set<String>) -> Bool {
    finding.rule == Self.unreachable && finding.severity == .warning && finding.notes.isEmpty
      && finding.nodes.count == 1 && finding.nodes.first.map(places.contains) == true
  }

  private var toldWithPlaces: [String: [Finding]] {
    let told =
      difference.newFindings.filter { isTold($0, with: added) }
      + difference.goneFindings.filter { isTold($0, with: removed) }
    return Dictionary(grouping: told) { $0.nodes.first ?? "" }
  }

  private static func described(_ finding: Finding) -> String {
    "\(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
  }

  private func isUnknown(_ id: String) -> Bool { nodes[id].map { $0.kind == .unknown } ?? true }

  private func name(_ id: String) -> String { nodes[id]?.name ?? id }
}
