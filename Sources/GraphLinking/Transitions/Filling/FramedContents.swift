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
  private var roots: [RouterFrames.Origin: [Value]] = [:]
  private var holders: [RouterFrames.Origin: [StartedCoordinator]] = [:]

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
    if let router = frames.origin(ofRouterFilledBy: transition, evaluator) {
      roots[router, default: []].append(value)
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
        guard let values = contents(of: transition, part.evaluator) else { return [transition] }
        return values.map { value in
          var transition = transition
          transition.destination = .value(value)
          return transition
        }
      }
      return part
    }
  }

  /// What a transition shows within its frame; nil where it has none, or an unknown content.
  private func contents(of transition: ResolvedTransition, _ evaluator: Evaluator) -> [Value]? {
    guard case .value(let value) = transition.destination,
      let router = frames.origin(ofRouterIn: value, evaluator)
    else { return nil }
    let found =
      roots[router]
      ?? (holders[router] ?? []).flatMap { coordinator in
        // A router that the coordinator makes itself is shown somewhere else.
        started.roots(of: coordinator) { frames.origin(ofRouterFilledBy: $0, $1) == nil }
      }
    return found.isEmpty ? nil : found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
