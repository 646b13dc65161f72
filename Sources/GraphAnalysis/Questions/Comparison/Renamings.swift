import NavigationModel

/// Which types of two graphs are the same under another name.
///
/// Whoever takes two screens for one says nothing of the one that came, and of the one that went. So a renaming needs
/// evidence that two screens rarely share by chance: the same scene of a storyboard; a name that is much alike, a file that
/// holds both and nothing else, or three transitions, and that both do mostly the same; a file that was renamed with the
/// type, and that both do all the same; or a name that is the same, in another file, module or type. Where two could be
/// meant, none is.
struct Renamings {
  /// The types, sorted by the id before. Those among them that are called the same have only moved.
  let pairs: [GraphDifference.Renaming]
  /// How ids read after the change.
  let ids: RenamedIDs

  init(from base: AnalysisResult, to head: AnalysisResult) {
    let old = Set(base.nodes.map(\.id))
    let new = Set(head.nodes.map(\.id))
    let gone = base.nodes.filter { !new.contains($0.id) && Self.isNamed($0) }
    let came = head.nodes.filter { !old.contains($0.id) && Self.isNamed($0) }
    var found: [GraphDifference.Renaming] = []
    if !gone.isEmpty, !came.isEmpty {
      let (oldFiles, newFiles) = (Self.files(of: base), Self.files(of: head))
      // What two types do can only be compared once the types around them are known.
      for _ in 0..<Self.mostRounds {
        let more = Self.pairs(
          NodeTraits.all(gone, in: base, knowing: found.map { ($0.before.id, $0.after.id) }, besides: newFiles),
          NodeTraits.all(came, in: head, knowing: found.map { ($0.after.id, $0.after.id) }, besides: oldFiles),
          besides: found)
        guard !more.isEmpty else { break }
        found += more
      }
    }
    pairs = found.sorted { $0.before.id < $1.before.id }
    ids = RenamedIDs(pairs, among: head.nodes.map(\.id))
  }

  private static func files(of result: AnalysisResult) -> Set<String> {
    Set(result.nodes.compactMap { $0.location?.file })
  }

  /// Types around types around types that were all renamed.
  private static let mostRounds = 4

  /// A type that a person sees as a place. What is made around others is called by them.
  private static func isNamed(_ node: Node) -> Bool {
    node.type != nil && (node.kind == .screen || node.isObject) && !node.id.hasSuffix(")")
  }

  /// The pairs of which each side is surely meant by the other.
  private static func pairs(
    _ gone: [NodeTraits], _ came: [NodeTraits], besides found: [GraphDifference.Renaming]
  ) -> [GraphDifference.Renaming] {
    let (taken, given) = (Set(found.map(\.before.id)), Set(found.map(\.after.id)))
    let candidates = Candidates(came.filter { !given.contains($0.node.id) })
    var forward: [String: Best] = [:]
    var backward: [String: Best] = [:]
    for old in gone where !taken.contains(old.node.id) {
      for new in candidates.like(old) {
        guard let likeness = old.likeness(to: new) else { continue }
        forward[old.node.id, default: Best()].add(new, likeness)
        backward[new.node.id, default: Best()].add(old, likeness)
      }
    }
    return gone.compactMap { old in
      guard let new = forward[old.node.id]?.only, backward[new.node.id]?.only?.node.id == old.node.id else {
        return nil
      }
      return GraphDifference.Renaming(before: old.node, after: new.node)
    }
  }

  /// The one that is most alike, unless another one is as much.
  private struct Best {
    private var first: (traits: NodeTraits, likeness: Double)?
    private var isTie = false

    mutating func add(_ traits: NodeTraits, _ likeness: Double) {
      guard let first, likeness <= first.likeness else {
        self.first = (traits, likeness)
        isTie = false
        return
      }
      if likeness == first.likeness { isTie = true }
    }

    var only: NodeTraits? { isTie ? nil : first?.traits }
  }

  /// The types that have something in common with another one. What many have in common tells none of them.
  private struct Candidates {
    private let all: [NodeTraits]
    private let byMark: [String: [Int]]
    private static let mostAlike = 64

    init(_ all: [NodeTraits]) {
      self.all = all
      byMark = all.indices.reduce(into: [:]) { marks, index in
        for mark in all[index].marks { marks[mark, default: []].append(index) }
      }
    }

    func like(_ traits: NodeTraits) -> [NodeTraits] {
      let groups = traits.marks.compactMap { byMark[$0] }.filter { $0.count <= Self.mostAlike }
      return Set(groups.flatMap(\.self)).sorted().map { all[$0] }
    }
  }
}
