import NavigationModel

extension Idiom {
  static let simperium = Idiom(
    name: "simperium", framework: "Simperium",
    summary: "The library makes a controller of a class and presents it while nobody is signed in.",
    modules: ["Simperium"],
    transitions: [
      TransitionPattern(.assignment("authenticationViewControllerClass"), shows: .value, as: .present)
    ],
    example: Example(
      source: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let simperium: Simperium
          func setUp() { simperium.authenticationViewControllerClass = LoginViewController.self }
        }
        class LoginViewController: UIViewController {}
        """,
      edges: ["AppDelegate present LoginViewController"]))
}
