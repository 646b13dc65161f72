import NavigationModel
import TestSupport
import Testing

@Suite("A property whose wrapper is given a key path")
struct KeyPathWrapperTests {
  /// A screen that asks a router which a wrapper of the app's own gives.
  ///
  /// - Parameters:
  ///   - property: the property for the router, with its wrapper.
  ///   - service: how the container of services has the router.
  ///   - initializer: what the wrapper is made with.
  ///   - wrapped: the type of what the wrapper gives.
  ///   - ask: the code of the screen that asks.
  private static func app(
    _ property: String, service: String = "var router: Router { Router() }",
    initializer: String = "init(_ path: KeyPath<Services, Value>) { self.path = path }", wrapped: String = "Value",
    ask: String = "func tap() { router.open(.detail, from: self) }"
  ) -> Fixture {
    Fixture(
      """
      enum Page { case detail, help }
      struct Services {
        static var current = Services()
        \(service)
      }
      @propertyWrapper struct Provided<Value> {
        let path: KeyPath<Services, Value>
        \(initializer)
        var wrappedValue: \(wrapped) { Services.current[keyPath: path] }
      }
      final class Router {
        func open(_ page: Page, from home: UIViewController) { home.show(make(page), sender: nil) }
        func make(_ page: Page) -> UIViewController {
          switch page {
          case .detail: Detail()
          case .help: Help()
          }
        }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class Base: UIViewController { \(property) }
      class Home: Base { \(ask) }
      """)
  }

  @Test(
    "is of the type of what the key path leads to",
    arguments: ["@Provided(\\.router) var router", "@Provided(\\Services.router) var router"],
    [
      "var router: Router { Router() }", "var router = Router()", "var router: Router { get { Router() } set {} }",
    ])
  func keyPath(property: String, service: String) {
    let app = Self.app(property, service: service)
    #expect(app.missing("Home show Detail via Router") == [])
    #expect(app.found("Home show Help") == [])
    #expect(app.orderDifferences == [])
  }

  @Test(
    "is so with any initializer that takes a key path to the wrapped type",
    arguments: [
      ("(at: \\.router)", "init(at path: WritableKeyPath<Services, Value>) { self.path = path }"),
      ("(\\.router, 2)", "init(_ path: ReferenceWritableKeyPath<Services, Value>, _ count: Int) { self.path = path }"),
    ])
  func initializers(arguments: String, initializer: String) {
    let app = Self.app("@Provided\(arguments) var router", initializer: initializer)
    #expect(app.missing("Home show Detail via Router") == [])
  }

  @Test("is followed through the methods of the screen")
  func hands() {
    let ask =
      "func tap() { go(.detail) }\nfunc go(_ page: Page) { pass(page) }\nfunc pass(_ page: Page) { router.open(page, from: self) }"
    let app = Self.app("@Provided(\\.router) var router", ask: ask)
    #expect(app.missing("Home show Detail via Router") == [])
    #expect(app.found("Home show Help") == [])
  }

  @Test(
    "ends where its key paths lead to each other, or to nothing",
    arguments: [
      "@Provided(\\.router) var router", "@Provided(\\.other) var router\n@Provided(\\.router) var other", "",
    ])
  func circles(service: String) {
    #expect(Self.app("@Provided(\\.router) var router", service: service).orderDifferences == [])
  }
}
