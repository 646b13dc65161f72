import NavigationModel

/// Tells how coordinators come up: a person sees the first screen of a coordinator in the way in which it is shown.
struct ShownCoordinators {
  private struct Place: Hashable {
    let coordinator: TypeID
    let body: BodyID
  }

  private let kinds: [Place: TransitionKind]

  init(_ showings: [Showing], program: Program) {
    var kinds: [Place: TransitionKind] = [:]
    for showing in showings where showing.kind == .start {
      guard let transition = showing.transition, transition.kind != .start, let path = transition.path,
        let coordinator = transition.shownType
      else { continue }
      for body in [program[path.scope].body] + path.calls.map({ program[$0.site].body }) {
        let place = Place(coordinator: coordinator, body: body)
        kinds[place] = kinds[place] ?? transition.kind
      }
    }
    self.kinds = kinds
  }

  /// The way in which the code of a body shows a coordinator that it makes; nil where it only starts it.
  func kind(of coordinator: TypeID, in body: BodyID) -> TransitionKind? {
    kinds[Place(coordinator: coordinator, body: body)]
  }
}
