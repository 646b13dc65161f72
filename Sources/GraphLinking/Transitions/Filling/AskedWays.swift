import NavigationModel

/// Removes the transitions of a router that no caller asks for.
///
///     func show(_ scene: Scene, by style: Style) {
///       let screen = make(scene)
///       switch style { case .push: push(screen) case .modal: present(screen, animated: true) }
///     }
///
/// By its own code, such a router pushes and presents every screen; only its callers know which screen is shown in
/// which way. If a caller asks for a screen, only the requested ways remain. If no caller does, each way stays
/// possible.
struct AskedWays {
  private let parts: [ResolvedPart]
  /// The ways in which the code of a router could show a content, and those in which it is asked to.
  private var offered: [Showing: Set<Way>] = [:]
  private var asked: [Showing: Set<Way>] = [:]
  /// The code that is asked for anything.
  private var routers: Set<BodyID> = []

  /// A content in whatever container, shown by a piece of code.
  private struct Showing: Hashable {
    let body: BodyID
    let content: ShownContent
  }

  /// How a content is shown: pushed, or presented in a navigation controller.
  private struct Way: Hashable {
    let kind: TransitionKind
    let container: TypeID?

    init(_ kind: TransitionKind, _ destination: ResolvedTransition.Destination) {
      self.kind = kind
      container = if case .value(.container(let type, _, _)) = destination { type } else { nil }
    }
  }

  init(_ parts: [ResolvedPart]) {
    self.parts = parts
    for transition in parts.lazy.flatMap(\.transitions) {
      guard let body = transition.offeredBy else { continue }
      for content in ShownContent.contents(of: transition.destination) {
        offered[Showing(body: body, content: content), default: []]
          .insert(Way(transition.kind, transition.destination))
      }
    }
    // A call that only passes on a request is not a request of its own.
    for request in parts.lazy.flatMap(\.requests) where !request.isHandedOn {
      guard let destination = request.destination else { continue }
      routers.insert(request.body)
      for content in ShownContent.contents(of: destination) {
        asked[Showing(body: request.body, content: content), default: []].insert(Way(request.kind, destination))
      }
    }
  }

  /// The parts without the ways that nobody asks for.
  func filtered() -> [ResolvedPart] {
    parts.map { part in
      var part = part
      part.transitions = part.transitions.compactMap { judged($0) }
      return part
    }
  }

  /// The transition, unless its destination is only asked for in other ways; possible if nobody asks for the
  /// destination.
  private func judged(_ transition: ResolvedTransition) -> ResolvedTransition? {
    guard let body = transition.offeredBy, routers.contains(body) else { return transition }
    let showings = ShownContent.contents(of: transition.destination).map { Showing(body: body, content: $0) }
    guard showings.contains(where: { offered[$0].map { $0.count > 1 } == true }) else { return transition }
    let ways = showings.reduce(into: Set<Way>()) { $0.formUnion(asked[$1] ?? []) }
    if ways.contains(Way(transition.kind, transition.destination)) { return transition }
    guard ways.isEmpty else { return nil }
    var transition = transition
    transition.confidence = .possible
    return transition
  }
}
