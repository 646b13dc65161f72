import TestSupport
import Testing

@Suite("A chain of configuration, as RouteComposer has it,")
struct StepChainTests {
  @Test(
    "says which screen is shown, how, and from where",
    arguments: [
      """
      StepAssembly(finder: ClassFinder<Detail, String>(), factory: ClassFactory<Detail, String>())
        .using(UINavigationController.push())
        .from(SingleStep(finder: ClassFinder<List, String>(), factory: NilFactory()))
        .assemble()
      """,
      """
      StepAssembler<Detail, String>()
        .finder(.classFinder)
        .factory(.classFactory)
        .using(.push)
        .from(StepAssembler<List, String>().finder(.classFinder).factory(.nilFactory).from(.current).assemble())
        .assemble()
      """,
      """
      StepAssembly(finder: ClassFinder(), factory: ClassFactory())
        .using(CATransaction.wrap(UINavigationController.push()))
        .from(GeneralStep.custom(using: ClassFinder<List, String>()))
        .assemble()
      """,
      """
      StepAssembly(finder: NilFinder(), factory: InlineFactory(viewController: Detail()))
        .using(NavigationControllerActions.PushAction<UINavigationController>())
        .assemble(from: Configuration.list.expectingContainer())
      """,
      """
      StepAssembler<Detail, String>()
        .finder(.classFinder)
        .factory(.nilFactory)
        .from(SingleStep(finder: NilFinder(), factory: ClassFactory<Detail, String>()))
        .using(.push)
        .from(Configuration.list.expectingContainer())
        .assemble()
      """,
    ])
  func chain(_ expression: String) {
    let app = Fixture(
      """
      //- App.swift
      class List: UIViewController {
        func open() { try? DefaultRouter().navigate(to: Configuration.detail, with: "1") }
      }
      class Detail: UIViewController {}
      enum Configuration {
        static let list = StepAssembly(finder: ClassFinder<List, String>(), factory: ClassFactory<List, String>())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        static var detail: DestinationStep<Detail, String> {
          \(expression)
        }
      }
      """)
    #expect(app.differences(from: "List push Detail [inferred] @2") == [])
  }

  @Test(
    "leaves out the containers that steps make: the screen is what a person sees",
    arguments: [
      ".from(NavigationControllerStep()).using(GeneralAction.presentModally()).from(GeneralStep.current())",
      ".from(.navigationController).using(.present(presentationStyle: .formSheet)).from(.current)",
      """
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory<Navigation, String>()))
      .using(.present).from(.current)
      """,
    ])
  func containers(_ chain: String) {
    let app = Fixture(
      """
      //- App.swift
      class Navigation: UINavigationController {}
      class List: UIViewController {
        func open() { router.navigate(to: Configuration.detail, with: "1") }
      }
      class Detail: UIViewController {}
      enum Configuration {
        static let detail = StepAssembler<Detail, String>().finder(.classFinder).factory(.classFactory)
          .using(.push)\(chain).assemble()
      }
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("selects a screen that is already in a tab bar, of code or of a storyboard")
  func tabs() {
    let app = Fixture(
      """
      //- App.swift
      class List: UIViewController {
        func search() { router.navigate(to: Configuration.search, with: nil) }
      }
      class Search: UIViewController {}
      enum Configuration {
        static let home = StepAssembler<UITabBarController, Any?>()
          .finder(.classFinder).factory(.storyboardFactory(name: "Home")).using(.replaceRoot).from(.root).assemble()
        static let search = StepAssembler<Search, Any?>()
          .finder(.classFinder).factory(.nilFactory).from(home).assemble()
      }
      //- Home.storyboard
      \(Storyboard(initial: "tabs", .container("tabBarController", id: "tabs")))
      """)
    #expect(app.differences(from: "List tab Search\nHome:tabs tab Search") == [])
  }

  @Test("follows the program's own factories, finders and actions by what they declare and do")
  func ownParts() {
    let app = Fixture(
      """
      //- App.swift
      class List: UIViewController {
        func open() { router.navigate(to: Configuration.detail, with: "1") }
        func browse() { router.navigate(to: Configuration.drawer, with: "1") }
      }
      class Detail: UIViewController {}
      class Drawer: UIViewController {}
      struct DetailFactory: Factory {
        func build(with context: String) throws -> Detail { Detail() }
      }
      extension DetailFactory {
        static var detailFactory: DetailFactory { DetailFactory() }
      }
      struct DrawerFinder: StackIteratingFinder {
        func isTarget(_ viewController: Drawer, with context: String) -> Bool { true }
      }
      struct SlideIn: Action {
        func perform(
          with viewController: UIViewController, on presenter: UIViewController, animated: Bool,
          completion: @escaping (RoutingResult) -> Void
        ) { presenter.present(viewController, animated: animated) }
      }
      struct TakeOver: Action {
        func perform(
          with viewController: UIViewController, on presenter: UIViewController, animated: Bool,
          completion: @escaping (RoutingResult) -> Void
        ) { KeyWindowProvider().window?.rootViewController = viewController }
      }
      extension TakeOver {
        static var takeOver: Self { TakeOver() }
      }
      enum Configuration {
        static let drawer = StepAssembly(finder: DrawerFinder(), factory: NilFactory())
          .using(SlideIn()).from(GeneralStep.current()).assemble()
        static let detail = StepAssembler().finder(.classFinder).factory(.detailFactory)
          .using(.takeOver).from(.root).assemble()
      }
      """)
    #expect(app.missing("List present Drawer\nList root Detail") == [])
    #expect(app.nodes(.unknown) == [])
  }

  @Test("gives a container its content where it is composed")
  func composedContainers() {
    let app = Fixture(
      """
      //- App.swift
      class Tabs: UITabBarController {}
      class List: UIViewController {}
      class Search: UIViewController {}
      enum OwnConfiguration {
        static let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<Tabs, Any?>())
          .with(CompleteFactoryAssembly(factory: NavigationControllerFactory())
            .with(ClassFactory<List, Any?>()).assemble())
          .with(ClassFactory<Search, Any?>())
          .assemble()
      }
      enum PlainConfiguration {
        static let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory())
          .with(ClassFactory<Search, Any?>())
          .assemble()
      }
      """)
    #expect(app.missing("Tabs tab UINavigationController\nTabs tab Search\nPlainConfiguration tab Search") == [])
  }

  @Test("shows a container of the program's own by its content, unless whoever asks is in there")
  func ownContainers() {
    let app = Fixture(
      """
      //- App.swift
      class List: UIViewController {
        func open() { router.navigate(to: Configuration.images, with: nil) }
      }
      class Frame: UIViewController {
        var content: UIViewController? {
          didSet { if let content { addChild(content) } }
        }
      }
      class Images: UIViewController {
        func zoom() { router.navigate(to: Configuration.image, with: nil) }
      }
      class Image: UIViewController {}
      struct ShowInFrame: ContainerAction {
        func perform(with viewController: UIViewController, on frame: Frame, animated: Bool) {
          frame.content = viewController
        }
      }
      enum Configuration {
        static let frame = StepAssembly(finder: ClassFinder<Frame, Any?>(), factory: ClassFactory<Frame, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        static let images = StepAssembly(finder: ClassFinder<Images, Any?>(), factory: ClassFactory<Images, Any?>())
          .using(ShowInFrame()).from(frame).assemble()
        static let image = StepAssembly(finder: ClassFinder<Image, Any?>(), factory: ClassFactory<Image, Any?>())
          .using(ShowInFrame()).from(frame).assemble()
      }
      """)
    #expect(
      app.missing(
        """
        Frame child Images
        Frame child Image
        List present Images
        Images child Image
        """) == [])
    #expect(app.found("List child Images\nImages present Image") == [])
  }

  @Test("passes an interceptor that shows a screen of its own on the way")
  func interceptors() {
    let app = Fixture(
      """
      //- App.swift
      class List: UIViewController {
        func buy() { router.navigate(to: Configuration.basket, with: nil) }
      }
      class Basket: UIViewController {}
      class Login: UIViewController {}
      struct LoginInterceptor: RoutingInterceptor {
        func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) {
          router.navigate(to: Configuration.login, with: nil)
        }
      }
      struct LogInterceptor: RoutingInterceptor {
        func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) { print("basket") }
      }
      enum Configuration {
        static let basket = StepAssembly(finder: ClassFinder<Basket, Any?>(), factory: ClassFactory<Basket, Any?>())
          .adding(LogInterceptor()).adding(LoginInterceptor())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        static let login = StepAssembly(finder: ClassFinder<Login, Any?>(), factory: ClassFactory<Login, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """)
    #expect(
      app.differences(
        from: "List present Basket via LoginInterceptor\nLoginInterceptor present Login") == [])
  }
}
