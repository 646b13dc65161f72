import TestSupport
import Testing

/// Dependency-injection containers give objects by their type, or by a property that says how they are made.
@Suite("A dependency container")
struct DependencyContainerTests {
  private static let screens = """
    protocol DetailScreen: UIViewController {}
    class DetailController: UIViewController, DetailScreen {}
    class OtherController: UIViewController, DetailScreen {}
    """

  @Test(
    "gives what is registered for the type that is asked for",
    arguments: [
      "container.resolve(DetailScreen.self)!", "resolver.resolve(DetailScreen.self, argument: id)!",
      "resolver.resolve(DetailScreen.self, name: \"detail\")!", "container.synchronize().resolve(DetailScreen.self)!",
      "container ~> DetailScreen.self", "Assembler.shared.resolver.resolve(DetailScreen.self)!",
    ])
  func swinject(_ expression: String) {
    let app = Fixture(
      """
      //- App.swift
      class ListController: UIViewController {
        let container: Container
        func open() { present(\(expression), animated: true) }
      }
      class ScreensAssembly: Assembly {
        func assemble(container: Container) {
          container.register(DetailScreen.self) { r in DetailController() }
        }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test("gives what is registered by a closure with statements, and the class itself")
  func registrations() {
    let app = Fixture(
      """
      //- App.swift
      class ListController: UIViewController {
        func open() { present(resolver.resolve(DetailScreen.self, argument: 1)!, animated: true) }
        func help() { present(resolver.resolve(HelpController.self)!, animated: true) }
      }
      func assemble(container: Container) {
        container.register(DetailScreen.self) { (r: Resolver, id: Int) in
          let controller = DetailController()
          controller.id = id
          return controller
        }.inObjectScope(.transient)
        container.register(HelpController.self) { _ in HelpController() }
      }
      class HelpController: UIViewController {}
      \(Self.screens)
      """)
    #expect(
      app.differences(
        from: """
          ListController present DetailController
          ListController present HelpController
          """) == [])
  }

  @Test("of Swinject registers factories of screens too, by autoregistration or by initializer")
  func autoregistration() {
    let app = Fixture(
      """
      //- App.swift
      class ListController: UIViewController {
        func open() { present(resolver.resolve(DetailScreen.self)!, animated: true) }
      }
      func assemble(container: Container) {
        container.autoregister(DetailScreen.self, initializer: DetailController.init)
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test(
    "of Factory gives what the property's closure makes",
    arguments: [
      "Container.shared.detail()", "container.detail()", "Container.shared.detail.resolve()", "Container.detail()",
      "detail",
    ])
  func factory(_ expression: String) {
    let app = Fixture(
      """
      //- App.swift
      extension Container {
        var detail: Factory<DetailScreen> { self { DetailController() }.shared }
        static let detail = Factory<DetailScreen> { DetailController() }
      }
      class ListController: UIViewController {
        let container: Container
        @Injected(\\.detail) var detail
        func open() { present(\(expression), animated: true) }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test(
    "of Factory gives what a key path names",
    arguments: ["let router = resolve(\\Routers.main)", "@LazyInjected(\\Routers.main) var router"])
  func keyPaths(_ property: String) {
    let app = Fixture(
      """
      //- App.swift
      class Routers: SharedContainer {
        static let shared = Routers()
        var main: Factory<Router> { self { Router() }.shared }
      }
      class Router {
        let pages = PassthroughSubject<Page, Never>()
        func open(_ page: Page) { pages.send(page) }
      }
      enum Page { case detail, other }
      class ListController: UIViewController {
        \(property)
        func tap() { router.open(.detail) }
      }
      class HomeController: UIViewController {
        \(property)
        override func viewDidLoad() {
          router.pages.sink { [weak self] page in
            switch page {
            case .detail: self?.present(DetailController(), animated: true)
            case .other: self?.present(OtherController(), animated: true)
            }
          }
        }
      }
      \(Self.screens)
      """)
    #expect(app.missing("ListController present DetailController") == [])
  }

  @Test("of Factory makes with parameters")
  func parameters() {
    let app = Fixture(
      """
      //- App.swift
      extension Container {
        var detail: ParameterFactory<Int, DetailScreen> { self { id in DetailController() } }
        var help: Factory<DetailScreen> { Factory(self) { OtherController() } }
      }
      class ListController: UIViewController {
        func open() { present(Container.shared.detail(1), animated: true) }
        func help() { present(Container.shared.help(), animated: true) }
      }
      \(Self.screens)
      """)
    #expect(
      app.differences(
        from: """
          ListController present DetailController
          ListController present OtherController
          """) == [])
  }

  @Test(
    "of Resolver gives what is registered for the type that is wanted",
    arguments: [
      "let screen: DetailScreen = Resolver.resolve()", "let screen: DetailScreen = resolver.resolve()",
      "let screen = Resolver.resolve(DetailScreen.self)", "let screen = Resolver.resolve() as DetailScreen",
      "let screen = injected",
    ])
  func resolver(_ statement: String) {
    let app = Fixture(
      """
      //- App.swift
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { DetailController() as DetailScreen }
          register { HelpController() }
        }
      }
      class ListController: UIViewController {
        @Injected var injected: DetailScreen
        func open() {
          \(statement)
          present(screen, animated: true)
        }
      }
      class HelpController: UIViewController {}
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test("of Resolver may say by a method what else the object is")
  func implements() {
    let app = Fixture(
      """
      //- App.swift
      func register(resolver: Resolver) {
        resolver.register { DetailController() }.implements(DetailScreen.self)
      }
      class ListController: UIViewController {
        @Injected var screen: DetailScreen
        func open() { present(screen, animated: true) }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test("of Needle gives what the component's property makes")
  func needle() {
    let app = Fixture(
      """
      //- App.swift
      class RootComponent: BootstrapComponent {
        var detailComponent: DetailComponent { DetailComponent(parent: self) }
        var list: UIViewController { ListController(detailBuilder: detailComponent) }
      }
      protocol DetailBuilder { var detail: UIViewController { get } }
      class DetailComponent: Component<DetailDependency>, DetailBuilder {
        var detail: UIViewController { DetailController() }
      }
      class ListController: UIViewController {
        let detailBuilder: DetailBuilder
        init(detailBuilder: DetailBuilder) { self.detailBuilder = detailBuilder }
        func open() { present(detailBuilder.detail, animated: true) }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test("of the environment gives the live value of a dependency")
  func dependencyValues() {
    let app = Fixture(
      """
      //- App.swift
      struct ScreenFactory { var detail: () -> DetailScreen }
      extension ScreenFactory: DependencyKey {
        static let liveValue = ScreenFactory(detail: { DetailController() })
      }
      extension DependencyValues {
        var screens: ScreenFactory {
          get { self[ScreenFactory.self] }
          set { self[ScreenFactory.self] = newValue }
        }
      }
      class ListController: UIViewController {
        @Dependency(\\.screens) var screens
        func open() { present(screens.detail(), animated: true) }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListController present DetailController") == [])
  }

  @Test("whose registrations ask each other in cycles ends")
  func cycles() {
    let app = Fixture(
      """
      //- App.swift
      extension Container {
        var first: Factory<DetailScreen> { self { self.second() } }
        var second: Factory<DetailScreen> { self { self.first() } }
      }
      func assemble(container: Container) {
        container.register(DetailScreen.self) { r in r.resolve(DetailScreen.self)! }
        container.register(DetailScreen.self) { r in r.resolve(DetailScreen.self, name: "other")! }
      }
      class ListController: UIViewController {
        @Injected(\\.first) var screen
        func open() {
          present(container.resolve(DetailScreen.self)!, animated: true)
          present(Container.shared.first(), animated: true)
          present(screen, animated: true)
        }
      }
      \(Self.screens)
      """)
    #expect(app.edges.areThereAndAll { $0.source == "ListController" })
  }

  @Test("may have a class twice, made by the same storyboard or initializer: it is that class")
  func registeredTwice() {
    let app = Fixture(
      """
      class Assembly {
        let container = Container()
        func assemble() {
          container.register(Servers.self) { _ in Servers() }
          container.register(Servers.self) { _ in Servers() }.initCompleted { _, servers in servers.log() }
        }
      }
      class Router {
        let stack = UINavigationController()
        let resolver: Resolver
        func open() { stack.pushViewController(resolver.resolve(Servers.self)!, animated: true) }
      }
      class Servers: UIViewController { func log() {} }
      """)
    #expect(app.differences(from: "Router push Servers [inferred]") == [])
  }

  @Test(
    "may register screens by their class alone, and make each for its model",
    arguments: [
      ("Order<OrderModel>", "class Order<Model: BaseModel>: Screen<Model> {}"),
      ("Order", "class Order<Model: OrderModel>: Screen<Model> {}"), ("Order", "class Order: Screen<OrderModel> {}"),
      ("Order", "class Order: Host<OrderPage<OrderModel>> {}"),
      ("Order", "class Order: UIViewController { var viewModel: OrderModel }"),
    ],
    [
      "router.resolve(OrderModel())", "OrderModel().resolve()", "OrderModel.resolve()",
      "router.resolve(OrderModel.self)",
      "router.resolve(model)",
    ])
  func screensForModels(_ registered: (name: String, declaration: String), _ resolution: String) {
    let app = Fixture(
      """
      import Routes
      class BaseModel: OutsideModel {}
      class OrderModel: BaseModel {}
      class OtherModel: BaseModel {}
      class Screen<Model>: UIViewController { let model: Model }
      class Host<Page: View>: UIHostingController<Page> {}
      struct OrderPage<Model>: View { let model: Model; var body: some View { Text("a") } }
      \(registered.declaration)
      class Other: Screen<OtherModel> {}
      class Assembly {
        func assemble(router: Router) {
          router.register(\(registered.name).self)
          router.register(Other.self)
          table.register(OrderCell.self, forCellReuseIdentifier: "a")
        }
      }
      class OrderCell: UITableViewCell {}
      class Home: UIViewController {
        let router: Router
        func open(_ model: OrderModel) { present(\(resolution), animated: true) }
      }
      """)
    #expect(app.differences(from: "Home present Order [inferred]") == [])
  }

  @Test("shows the view of a host that is registered around it, for the view's model")
  func hostsForModels() {
    let app = Fixture(
      """
      import Routes
      class OrderModel: OutsideModel {}
      class Host<Page: View>: UIHostingController<Page> {}
      struct OrderPage<Model: OrderModel>: View { let model: Model; var body: some View { Text("a") } }
      class Assembly { func assemble(router: Router) { router.register(Host<OrderPage>.self) } }
      class Home: UIViewController {
        let router: Router
        func open() { present(router.resolve(OrderModel()), animated: true) }
      }
      """)
    #expect(app.missing("Home present OrderPage") == [])
  }

  @Test("shows nothing for a model for which nothing is registered, or that is registered with an object of its own")
  func noScreenForModel() {
    let app = Fixture(
      """
      import Routes
      class OrderModel: OutsideModel {}
      class OtherModel: OutsideModel {}
      class Order: UIViewController { let model: OrderModel }
      class Assembly {
        func assemble(router: Router) {
          router.register(Order.self)
          router.register(OrderModel.self) { OrderModel() }
        }
      }
      class Home: UIViewController {
        let router: Router
        func open() { present(router.resolve(OrderModel()), animated: true) }
        func openOther() { present(router.resolve(OtherModel()), animated: true) }
      }
      """)
    #expect(app.edges.filter { $0.destination == "Order" } == [])
  }

  @Test("makes the screen of a model that a screen has from its generic superclass")
  func modelOfSuperclass() {
    let app = Fixture(
      """
      import MvvmFoundation
      class SearchModel: MvvmViewModel {}
      class ListModel: MvvmViewModel { lazy var search: SearchModel = { makeSearch() }() }
      class Base<Model: MvvmViewModelProtocol>: MvvmViewController<Model> {}
      class List<Model: ListModel>: Base<Model> {
        func open() { present(viewModel.search.resolveVC(), animated: true) }
      }
      class Search<Model: SearchModel>: Base<Model> {}
      class SceneDelegate: MvvmSceneDelegate {
        override func routing(in router: Router) {
          router.register(List.self)
          router.register(Search.self)
        }
      }
      """)
    #expect(app.missing("List present Search") == [])
  }
}
