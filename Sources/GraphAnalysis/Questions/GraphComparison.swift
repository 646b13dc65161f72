import NavigationModel

/// Compares the navigation of an app before and after a change.
///
/// Lines and files say nothing here: what moved within the code is the same. Every change is told once, so that what
/// belongs to a screen that came or went is told with the screen.
public enum GraphComparison {
  /// What differs between two results.
  public static func difference(from base: AnalysisResult, to head: AnalysisResult) -> GraphDifference {
    let names = Renamings(from: base, to: head)
    let added = head.nodes.filter { isPlace($0) && !names.isKnown(after: $0.id) }
    let removed = base.nodes.filter { isPlace($0) && !names.isKnown(before: $0.id) }
    let newIDs = Set(added.map(\.id))
    let goneIDs = Set(removed.map(\.id))

    let before = Dictionary(base.edges.map { (names.key(before: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(head.edges.map { (names.key(after: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let came = after.filter { before[$0.key] == nil }.values.sorted { $0.id < $1.id }
    let went = before.filter { after[$0.key] == nil }.values.sorted { $0.id < $1.id }
    let paired = changes(from: went, to: came, names)
    let same = before.compactMap { key, edge -> GraphDifference.Change? in
      guard let other = after[key], other.confidence != edge.confidence else { return nil }
      return GraphDifference.Change(before: edge, after: other)
    }
    let changed = (paired + same).sorted { $0.before.id < $1.before.id }
    let told = Set(changed.map(\.after.id))
    let untold = Set(changed.map(\.before.id))

    let known = Set(base.findings.map { names.fingerprint(before: $0) })
    let left = Set(head.findings.map(\.fingerprint))
    let newFindings = head.findings.filter { !known.contains($0.fingerprint) }
    // A transition that closes a circle is told with the circle.
    let closing = Set(newFindings.filter { $0.rule == NavigationCycle.description.identifier }.flatMap(\.edges))
    let between = came.filter { edge in
      !told.contains(edge.id) && !newIDs.contains(edge.source) && !newIDs.contains(edge.destination)
    }
    return GraphDifference(
      added: added.map { place($0, came) }, removed: removed.map { place($0, went) }, renamed: names.renamings,
      addedTransitions: between.filter { !closing.contains($0.id) },
      closingTransitions: between.filter { closing.contains($0.id) },
      removedTransitions: went.filter { edge in
        !untold.contains(edge.id) && !goneIDs.contains(edge.source) && !goneIDs.contains(edge.destination)
      },
      changedTransitions: changed, lost: lost(from: base, to: head, names, besides: newIDs),
      newFindings: newFindings.filter { finding in !isOfAdded(finding, newIDs) },
      goneFindings: base.findings.filter { !left.contains(names.fingerprint(before: $0)) && !isOfAdded($0, goneIDs) })
  }

  /// What a person counts as a place: screens, and objects that navigate.
  private static func isPlace(_ node: Node) -> Bool { node.kind == .screen || node.isObject || node.kind == .entry }

  /// That a new screen cannot be reached yet, or is too large, is told with it as long as it is no error.
  private static func isOfAdded(_ finding: Finding, _ ids: Set<String>) -> Bool {
    finding.severity == .warning && finding.rule == UnreachableScreen.description.identifier
      && finding.nodes.first.map(ids.contains) == true
  }

  private static func place(_ node: Node, _ edges: [Edge]) -> GraphDifference.Place {
    GraphDifference.Place(
      node: node, edges: edges.filter { $0.source == node.id || $0.destination == node.id }.map(\.id))
  }

  /// The transitions that went and came between the same two nodes: the one shows in another way what the other did.
  private static func changes(
    from went: [Edge], to came: [Edge], _ names: Renamings
  ) -> [GraphDifference.Change] {
    let after = Dictionary(grouping: came) { [$0.source, $0.destination] }
    let before = Dictionary(grouping: went) { [names.after($0.source), names.after($0.destination)] }
    return before.flatMap { ends, edges in
      zip(edges, after[ends] ?? []).map { GraphDifference.Change(before: $0, after: $1) }
    }
  }

  private static func lost(
    from base: AnalysisResult, to head: AnalysisResult, _ names: Renamings, besides added: Set<String>
  ) -> [Node] {
    let unreached = Set((head.reach?.unreached ?? []).map(\.screen))
    let before = Set((base.reach?.unreached ?? []).map { names.after($0.screen) })
    guard base.reach != nil else { return [] }
    return head.nodes.filter { unreached.contains($0.id) && !before.contains($0.id) && !added.contains($0.id) }
  }
}

/// Which types of two graphs are the same under another name.
private struct Renamings {
  let renamings: [GraphDifference.Renaming]
  private let before: Set<String>
  private let after: Set<String>
  private let names: [String: String]
  private let words: [(before: String, after: String)]

  /// How much of what two types do must be the same, of what either does, to take them for one.
  private static let leastLikeness = 0.6
  private static let mostPairs = 250_000

  init(from base: AnalysisResult, to head: AnalysisResult) {
    let old = Set(base.nodes.map(\.id))
    let new = Set(head.nodes.map(\.id))
    let gone = base.nodes.filter { !new.contains($0.id) && $0.type != nil && ($0.kind == .screen || $0.isObject) }
    let came = head.nodes.filter { !old.contains($0.id) && $0.type != nil && ($0.kind == .screen || $0.isObject) }
    // Between two different apps nothing was renamed, and comparing all with all would take its time.
    guard gone.count * came.count <= Self.mostPairs else {
      self.init(renamings: [], old: old, new: new)
      return
    }
    let doneBefore = Self.deeds(base, of: Set(gone.map(\.id)))
    let doneAfter = Self.deeds(head, of: Set(came.map(\.id)))
    let pairs = gone.flatMap { old in
      came.filter { $0.kind == old.kind }.compactMap { new -> (old: Node, new: Node, likeness: Double)? in
        let (left, right) = (doneBefore[old.id] ?? [], doneAfter[new.id] ?? [])
        let stays = old.location?.file == new.location?.file
        guard !left.isEmpty || !right.isEmpty || stays else { return nil }
        let shared = Double(left.intersection(right).count) / Double(max(1, left.union(right).count))
        let likeness = shared + (stays ? 0.3 : 0)
        return likeness >= Self.leastLikeness ? (old, new, likeness) : nil
      }
    }
    var (taken, given): (Set<String>, Set<String>) = ([], [])
    var found: [GraphDifference.Renaming] = []
    for pair in pairs.sorted(by: { (-$0.likeness, $0.old.id, $0.new.id) < (-$1.likeness, $1.old.id, $1.new.id) })
    where !taken.contains(pair.old.id) && !given.contains(pair.new.id) {
      taken.insert(pair.old.id)
      given.insert(pair.new.id)
      found.append(GraphDifference.Renaming(before: pair.old, after: pair.new))
    }
    self.init(renamings: found.sorted { $0.before.id < $1.before.id }, old: old, new: new)
  }

  private init(renamings found: [GraphDifference.Renaming], old: Set<String>, new: Set<String>) {
    renamings = found
    names = Dictionary(uniqueKeysWithValues: found.map { ($0.before.id, $0.after.id) })
    words = found.map { ($0.before.type ?? $0.before.name, $0.after.type ?? $0.after.name) }
    before = new.union(found.map(\.before.id))
    after = old.union(found.map(\.after.id))
  }

  /// What nodes do and what is done with them: the other ends of their transitions with the kinds.
  private static func deeds(_ result: AnalysisResult, of nodes: Set<String>) -> [String: Set<String>] {
    result.edges.reduce(into: [:]) { deeds, edge in
      if nodes.contains(edge.source) {
        deeds[edge.source, default: []].insert("to \(edge.kind.rawValue) \(edge.destination)")
      }
      if nodes.contains(edge.destination) {
        deeds[edge.destination, default: []].insert("from \(edge.kind.rawValue) \(edge.source)")
      }
    }
  }

  func isKnown(before id: String) -> Bool { before.contains(id) }
  func isKnown(after id: String) -> Bool { after.contains(id) }

  /// The id that a node has after the change.
  func after(_ id: String) -> String { names[id] ?? replaced(id) }

  func key(before edge: Edge) -> [String] {
    [after(edge.source), edge.kind.rawValue, after(edge.destination), edge.identifier ?? ""]
  }

  func key(after edge: Edge) -> [String] {
    [edge.source, edge.kind.rawValue, edge.destination, edge.identifier ?? ""]
  }

  func fingerprint(before finding: Finding) -> String { replaced(finding.fingerprint) }

  /// A text with the new names: ids of containers and scenes have the names of types in them.
  private func replaced(_ text: String) -> String {
    words.reduce(text) { text, word in
      guard text.contains(word.before) else { return text }
      let isWord = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      var rest = text[...]
      var result = ""
      while let range = rest.firstRange(of: word.before) {
        let isWhole =
          !isWord(rest[..<range.lowerBound].last ?? result.last) && !isWord(rest[range.upperBound...].first)
        result += rest[..<range.lowerBound] + (isWhole ? word.after : word.before)
        rest = rest[range.upperBound...]
      }
      return result + rest
    }
  }
}
