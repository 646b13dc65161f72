import TestSupport
import Testing

/// URLNavigator: patterns of URLs are registered with the controllers that they lead to.
@Suite("URLNavigator")
struct URLNavigatorTests {
  private static let map = """
    enum NavigationMap {
      static func initialize(navigator: NavigatorProtocol) {
        navigator.register("myapp://user/<username>") { url, values, context in
          guard let username = values["username"] as? String else { return nil }
          return UserController(navigator: navigator, username: username)
        }
        navigator.register("myapp://help", self.help)
        navigator.handle("myapp://alert") { url, values, context in
          UIApplication.shared.keyWindow?.rootViewController?.present(AlertController(), animated: true)
          return true
        }
      }
      static func help(url: URLConvertible, values: [String: Any], context: Any?) -> UIViewController? { HelpController() }
    }
    class UserController: UIViewController {}
    class HelpController: UIViewController {}
    class AlertController: UIViewController {}
    """

  @Test(
    "leads to what the pattern is registered for",
    arguments: [
      #"navigator.push("myapp://user/devxoul") => push UserController"#,
      #"navigator.push("myapp://user/\(user.name)", context: self) => push UserController"#,
      #"navigator.present("myapp://user/devxoul", wrap: UINavigationController.self) => present UserController"#,
      #"navigator.push("myapp://user/12?tab=repos") => push UserController"#,
      #"let url = "myapp://help"; navigator.present(url) => present HelpController"#,
      #"navigator.pushURL("myapp://help") => push HelpController"#,
      #"navigator.presentURL("myapp://help", animated: true) => present HelpController"#,
      #"navigator.push("myapp://nothing") => push ?"#,
      #"navigator.push(user.homepage) => push ?"#,
      #"navigationController?.pushViewController(navigator.viewController(for: "myapp://help")!, animated: true)"#
        + " => push HelpController",
    ])
  func urls(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    let app = Fixture(
      """
      //- App.swift
      class ListController: UIViewController {
        let navigator: NavigatorProtocol
        let user: User
        func open() { \(parts[0]) }
      }
      \(Self.map)
      """)
    #expect(app.missing("ListController \(parts[1])") == [])
    #expect(app.edges.filter { $0.source == "ListController" }.count == 1)
  }

  @Test("is not everything that can be pushed to")
  func otherStacks() {
    let app = Fixture(
      """
      //- App.swift
      class ListController: UIViewController {
        func remember(_ text: String) {
          history.push(text)
          history.push("text")
          queue.present(1)
        }
      }
      \(Self.map)
      """)
    #expect(app.edges.filter { $0.source == "ListController" }.isEmpty)
  }

  @Test("whose registrations look each other up ends")
  func cycles() {
    let app = Fixture(
      """
      //- App.swift
      func register(navigator: NavigatorProtocol) {
        let pattern = navigator.viewController(for: "myapp://a")
        navigator.register(pattern, { _, _, _ in nil })
        navigator.register("myapp://a") { _, _, _ in navigator.viewController(for: "myapp://b") }
        navigator.register("myapp://b") { _, _, _ in navigator.viewController(for: "myapp://a") }
      }
      class ListController: UIViewController {
        let navigator: NavigatorProtocol
        func open() { navigator.push("myapp://a") }
      }
      """)
    #expect(app.differences(from: "ListController push ?") == [])
  }

  @Test(
    "takes screens as well as addresses",
    arguments: ["NavigatorProtocol", "NavigatorType"],
    [
      "navigator.push(UserController())", "let user = UserController(); navigator.push(user, animated: false)",
      "navigator.push(make(1))", "forward(UserController())",
    ])
  func screens(_ type: String, _ line: String) {
    let app = Fixture(
      """
      import URLNavigator
      class ListController: UIViewController {
        let navigator: \(type)
        let make: (Int) -> UserController
        init(navigator: \(type), make: @escaping (Int) -> UserController) { self.navigator = navigator; self.make = make }
        func open() { \(line) }
        func forward(_ controller: UIViewController) { navigator.push(controller) }
      }
      class UserController: UIViewController {}
      func assemble(_ navigator: \(type)) -> ListController {
        ListController(navigator: navigator, make: { _ in UserController() })
      }
      """)
    #expect(app.differences(from: "ListController push UserController") == [])
  }
}
