import NavigationModel

extension Idiom {
  static let urlNavigators = Idiom(
    name: "url-navigators", framework: "URLNavigator",
    summary: "A navigator shows what is registered for the pattern of a URL.",
    transitions: [
      TransitionPattern(.call("push", labels: ["_"]), shows: .address("_"), as: .push),
      TransitionPattern(.call("pushURL", labels: ["_"]), shows: .address("_"), as: .push),
      TransitionPattern(.call("present", labels: ["_"]), shows: .address("_"), as: .present),
      TransitionPattern(.call("presentURL", labels: ["_"]), shows: .address("_"), as: .present),
    ],
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
}
