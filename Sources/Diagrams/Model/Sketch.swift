import NavigationModel

/// The part of a graph to draw, before boxes and texts are made.
///
/// The steps of the drawing stage take a sketch and give a smaller one: filter, fold, merge.
struct Sketch {
  /// Nodes by id.
  var nodes: [String: Node]
  var strokes: [Stroke]
  /// Ids of the unknown nodes that stand for whatever screen was there before.
  var previousScreens: Set<String> = []
  /// The nodes that stand for all nodes of another group, by id, with the names of those that most lines lead to or from.
  var otherGroups: [String: [String]] = [:]
  /// How many screens hold a part, where they are too many for lines; by the id of the part.
  var holderCounts: [String: Int] = [:]
  var omissions = Omissions()
}

/// One or more transitions on their way to become one line of the picture.
struct Stroke {
  var source: String
  var destination: String
  /// The first of ``kinds``.
  var kind: TransitionKind
  /// Further kinds of the same family between the same two nodes, in their order.
  var otherKinds: [TransitionKind] = []
  var confidence: Confidence
  /// How many transitions it stands for.
  var count = 1
  var identifiers: [String] = []
  /// Names of the containers that were folded into it.
  var through: [String] = []
  var via: [String] = []
  /// Whether it leads through coordinators that are not drawn.
  var isFlow = false
  /// Whether it only shows that its source contains its destination, which is not a transition.
  var isHolding = false
  var sites: [SourceLocation] = []
  var reasons: [String] = []
  /// Ids of the transitions and folded nodes that it stands for.
  var represented: Set<String>
  /// Those of them that lie within what is folded: the way into a container is another's than the way on in it.
  var folded: Set<String> = []
}

/// How much of the graph the picture leaves out, by reason.
struct Omissions: Hashable, Sendable {
  var alerts = 0
  var systemScreens = 0
  var waysBack = 0
  var unresolved = 0
  var isolated = 0
  /// Nodes of a part that only transitions lead to which the picture does not show.
  var unconnected = 0
  var foldedContainers = 0
  var emptyContainers = 0
  var foldedParts = 0
  var unheldParts = 0
  var possibleFlows = 0
  /// Lines of an overview that stand for few transitions, where all of them would hide each other.
  var weakLines = 0
  /// Transitions between a group that is drawn alone and others.
  var toOthers = 0
}

extension Stroke {
  init(_ edge: Edge) {
    self.init(
      source: edge.source, destination: edge.destination, kind: edge.kind, confidence: edge.confidence,
      identifiers: edge.identifier.map { [$0] } ?? [], via: edge.via, sites: edge.sites,
      reasons: edge.reason.map { [$0] } ?? [], represented: [edge.id])
  }

  /// How the transitions show their destination.
  var kinds: [TransitionKind] { [kind] + otherKinds }

  /// The transitions that it stands for where it begins, by which a finding about it is known.
  var asking: Set<String> { represented.subtracting(folded) }

  /// Whether it leads from a node to itself.
  var isLoop: Bool { source == destination }

  /// The line that stands for this one and another between the same nodes. It is as sure as the surer of the two.
  func merged(with other: Stroke) -> Stroke {
    var result = self
    result.confidence = min(confidence, other.confidence)
    let kinds = Set(kinds + other.kinds)
    let ordered = TransitionKind.allCases.filter(kinds.contains)
    result.kind = ordered.first ?? kind
    result.otherKinds = Array(ordered.dropFirst())
    result.count += other.count
    result.identifiers = (identifiers + other.identifiers).sortedUnique
    result.through = (through + other.through).sortedUnique
    result.via = (via + other.via).sortedUnique
    result.sites = (sites + other.sites).sortedUnique
    result.reasons = (reasons + other.reasons).sortedUnique
    result.represented.formUnion(other.represented)
    result.folded.formUnion(other.folded)
    return result
  }

  /// The line from this one's source, through a container, to the container's content. It is as sure as the less sure
  /// of the two, and shows the content in the way in which the container is shown.
  ///
  /// - Parameter isOnlyWay: whether no other line leads to the container, so that what is in it is this one's.
  func continued(by content: Stroke, through container: Node, isOnlyWay: Bool) -> Stroke {
    var result = self
    result.destination = content.destination
    result.confidence = max(confidence, content.confidence)
    result.count = max(count, content.count)
    result.through += [container.name] + content.through
    result.via += content.via
    result.sites = (sites + content.sites).sortedUnique
    result.reasons += content.reasons
    result.represented.formUnion(content.represented)
    result.represented.insert(container.id)
    result.folded.formUnion(isOnlyWay ? content.folded : content.represented)
    return result
  }
}

extension Array where Element: Comparable & Hashable {
  /// The elements in order, each once.
  var sortedUnique: [Element] { Set(self).sorted() }
}
