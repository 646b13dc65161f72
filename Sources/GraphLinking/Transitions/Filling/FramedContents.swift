import NavigationModel

/// Puts what a router of the program's own shows in the place of the view that is around it.
///
///     let router = StackRouter()
///     router.setRoot(help)
///     presenter.present(router)
///
/// A person sees the help, as with a navigation controller of UIKit that is filled before it is shown. Where the router
/// is handed to a coordinator, it is the root that the coordinator sets.
struct FramedContents {
  private let parts: [ResolvedPart]
  private let frames: RouterFrames
  private let started: StartedContents
  /// What code sets as the root of routers, and the coordinators to which they are handed, by where they are made.
  private var roots: [RouterFrames.Origin: [Root]] = [:]
  private var holders: [RouterFrames.Origin: [StartedCoordinator]] = [:]
  /// The routers that are shown themselves.
  private var shown: Set<RouterFrames.Origin> = []

  /// What code sets as a root, with what knows it.
  private struct Root {
    let value: Value
    let evaluator: Evaluator
    /// The code that sets it, and the type to which that belongs.
    let body: BodyID
    let setter: TypeID
  }

  /// What a router shows, and the type whose code sets that.
  private struct Content: Hashable {
    let value: Value
    let setter: TypeID
  }

  /// Routers within routers are not deeper than this.
  private static let maximumDepth = 4

  init(_ parts: [ResolvedPart], frames: RouterFrames, started: StartedContents) {
    self.parts = parts
    self.frames = frames
    self.started = started
    guard !frames.isEmpty else { return }
    for part in parts {
      for transition in part.transitions { collect(transition, part.evaluator) }
    }
  }

  private mutating func collect(_ transition: ResolvedTransition, _ evaluator: Evaluator) {
    guard case .value(let value) = transition.destination else { return }
    if let router = frames.origin(ofRouterIn: value, evaluator) { shown.insert(router) }
    if let filling = frames.filling(by: transition, evaluator) {
      guard let setter = evaluator.program[filling.body].owner else { return }
      roots[filling.router, default: []].append(
        Root(value: value, evaluator: evaluator, body: filling.body, setter: setter))
    } else if transition.kind == .start {
      for router in frames.origins(ofRoutersHandedTo: value, evaluator) {
        holders[router, default: []].append(StartedCoordinator(value, evaluator))
      }
    }
  }

  /// The parts with the contents that could be found.
  func filled() -> [ResolvedPart] {
    guard !frames.isEmpty else { return parts }
    return parts.map { part in
      var part = part
      part.transitions = part.transitions.flatMap { transition -> [ResolvedTransition] in
        if isToldWhereShown(transition, part.evaluator) { return [] }
        guard let contents = contents(of: transition, part.evaluator) else { return [transition] }
        return contents.map { content in
          var transition = transition
          transition.destination = .value(content.value)
          if transition.source != .type(content.setter), !transition.via.contains(content.setter) {
            transition.via.append(content.setter)
          }
          return transition
        }
      }
      return part
    }
  }

  /// Whether a transition only fills a router before it is shown. Then its root is what appears there.
  private func isToldWhereShown(_ transition: ResolvedTransition, _ evaluator: Evaluator) -> Bool {
    guard let filling = frames.filling(by: transition, evaluator), shown.contains(filling.router) else { return false }
    let first = first(of: roots[filling.router] ?? [], in: filling.router, evaluator.program)
    return first.contains { $0.body == filling.body }
  }

  /// What a transition shows within its frame; nil where it has none, or an unknown content.
  private func contents(of transition: ResolvedTransition, _ evaluator: Evaluator) -> [Content]? {
    guard case .value(let value) = transition.destination else { return nil }
    return contents(of: value, evaluator, depth: 0)
  }

  private func contents(of value: Value, _ evaluator: Evaluator, depth: Int) -> [Content]? {
    guard depth < Self.maximumDepth, let router = frames.origin(ofRouterIn: value, evaluator) else { return nil }
    let found =
      roots[router].map { roots in
        first(of: roots, in: router, evaluator.program).flatMap { root in
          contents(of: root.value, root.evaluator, depth: depth + 1)
            ?? [Content(value: root.value, setter: root.setter)]
        }
      } ?? (holders[router] ?? []).flatMap { contents(setBy: $0) }
    return found.isEmpty ? nil : found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func contents(setBy coordinator: StartedCoordinator) -> [Content] {
    guard let setter = coordinator.type else { return [] }
    // A router that the coordinator makes itself is shown somewhere else.
    return started.roots(of: coordinator) { frames.filling(by: $0, $1) == nil }.map {
      Content(value: $0, setter: setter)
    }
  }

  /// The roots with which a router begins: those set by the code that makes it, else by an initializer, else all.
  private func first(of roots: [Root], in router: RouterFrames.Origin, _ program: Program) -> [Root] {
    let own = roots.filter { $0.body == router.body }
    let initial = roots.filter { program[$0.body].kind == .initializer }
    return [own, initial].first { !$0.isEmpty } ?? roots
  }
}
