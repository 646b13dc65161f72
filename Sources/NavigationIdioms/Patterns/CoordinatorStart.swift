import NavigationModel

extension Idiom {
  static let coordinatorStart = Idiom(
    name: "coordinator-start", framework: "Coordinators",
    summary: """
      An object starts a coordinator, by a method with a name such as start, launch or run, or makes one that starts \
      itself. Conformance, inheritance or name tells which type is a coordinator.
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
