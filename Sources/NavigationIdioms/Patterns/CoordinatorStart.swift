import NavigationModel

extension Idiom {
  static let coordinatorStart = Idiom(
    name: "coordinator-start", framework: "Coordinators",
    summary: """
      An object starts a coordinator by a method such as start, launch or run, or creates a coordinator that starts \
      itself. Conformance, superclass or name make a type a coordinator.
      """,
    transitions: [
      TransitionPattern(
        .call("start", labels: []), on: ["Coordinator"], shows: .receiver, as: .start, acceptsUnknownReceiver: false)
    ],
    example: Example(
      source: """
        protocol Coordinator { func start() }
        class AppCoordinator: Coordinator {
          func start() { LoginCoordinator().start() }
        }
        class LoginCoordinator: Coordinator { func start() {} }
        """,
      edges: ["AppCoordinator start LoginCoordinator"]))
}
