import NavigationModel

extension Idiom {
  static let urlNavigators = Idiom(
    name: "url-navigators", framework: "URLNavigator",
    summary: "A navigator shows the screen that is registered for a URL pattern.",
    transitions: ["push": .push, "pushURL": .push, "present": .present, "presentURL": .present]
      .sorted { $0.key < $1.key }.flatMap { transitions($0.key, as: $0.value) },
    types: [FrameworkType("NavigatorProtocol", role: .other), FrameworkType("NavigatorType", role: .other)],
    addresses: AddressVocabulary(
      registrations: [.init("register", address: "_"), .init("map", address: "_")],
      lookups: ["viewController": "for"], carriers: ["string"]),
    example: Example(
      source: """
        class ListViewController: UIViewController {
          let navigator: NavigatorProtocol
          func open(_ user: User) { navigator.push("myapp://user/\\(user.id)") }
        }
        func register(on navigator: NavigatorProtocol) {
          navigator.register("myapp://user/<int:id>") { url, values, context in UserViewController() }
        }
        class UserViewController: UIViewController {}
        """,
      edges: ["ListViewController push UserViewController"]))

  /// On the library's own types an argument is an address, or the screen itself; elsewhere only a registered text is one.
  private static func transitions(_ name: String, as kind: TransitionKind) -> [TransitionPattern] {
    let trigger = TransitionPattern.Trigger.call(name, labels: ["_"])
    return [
      TransitionPattern(
        trigger, on: ["NavigatorProtocol", "NavigatorType"], shows: .address("_"), as: kind,
        acceptsUnknownReceiver: false),
      TransitionPattern(trigger, shows: .address("_"), as: kind),
    ]
  }
}
