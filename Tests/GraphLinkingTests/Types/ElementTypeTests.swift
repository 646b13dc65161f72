import TestSupport
import Testing

@Suite("The elements of a sequence")
struct ElementTypeTests {
  private static func app(_ receiver: String) -> Fixture {
    Fixture(
      """
      class One { func open(_ page: UIViewController) -> Int { 0 } }
      extension UIWindow { func open(_ page: UIViewController) { rootViewController = page } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start(_ app: UIApplication) { \(receiver).open(Home()) }
      }
      class Home: UIViewController {}
      """)
  }

  @Test(
    "have the type that it has, whichever of them a method gives",
    arguments: [
      "app.windows.filter { $0.isKeyWindow }.first!",
      "app.windows.first(where: { $0.isKeyWindow })!",
      "app.windows.first { $0.isKeyWindow }!",
      "app.windows.min(by: { $0.hash < $1.hash })!",
      "app.windows.max { $0.hash < $1.hash }!",
      "app.windows.sorted { $0.hash < $1.hash }.dropFirst().last!",
      "app.windows.filter { $0.isKeyWindow }.reversed()[0]",
    ])
  func kept(_ receiver: String) {
    #expect(Self.app(receiver).differences(from: "AppDelegate root Home") == [])
  }

  @Test(
    "have the type that each of them is cast to",
    arguments: [
      "app.outside.compactMap { $0 as? UIWindow }.first!",
      "app.outside.map { $0 as! UIWindow }.first!",
      "app.outside.compactMap { $0 as? UIWindowScene }.min(by: { $0.hash < $1.hash })!.windows.first!",
    ])
  func cast(_ receiver: String) {
    #expect(Self.app(receiver).differences(from: "AppDelegate root Home") == [])
  }

  @Test("have no type where a method makes others of them")
  func made() {
    let app = Self.app("app.windows.map { outside($0) }.first!")
    #expect(app.found("AppDelegate root Home") == [])
  }

  @Test("are no business of a method of the program's own that has the name")
  func ownMethod() {
    let app = Fixture(
      """
      class Row { func open(_ page: UIViewController) -> Int { 0 } }
      class Windows { func first() -> Row? { nil } }
      extension UIWindow { func open(_ page: UIViewController) { rootViewController = page } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let windows = Windows()
        func start() { _ = windows.first()!.open(Home()) }
      }
      class Home: UIViewController {}
      """)
    #expect(app.found("AppDelegate root Home") == [])
  }
}
