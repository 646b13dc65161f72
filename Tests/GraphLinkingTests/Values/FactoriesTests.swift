import TestSupport
import Testing

@Suite("Factories")
struct FactoriesTests {
  @Test("behind a protocol are followed into the one type that conforms")
  func oneConformance() {
    let app = Fixture(
      """
      //- Factory.swift
      protocol Factory { func makeDetail() -> UIViewController }
      final class AppFactory: Factory {
        func makeDetail() -> UIViewController { Detail() }
      }
      //- List.swift
      class List: UIViewController {
        let factory: Factory
        init(factory: Factory) { self.factory = factory; super.init(nibName: nil, bundle: nil) }
        func open() { present(factory.makeDetail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred] @4") == [])
  }

  @Test("behind a protocol with several conforming types give several possible screens")
  func severalConformances() {
    let app = Fixture(
      """
      protocol Factory { func makeDetail() -> UIViewController }
      class PhoneFactory: Factory { func makeDetail() -> UIViewController { Detail() } }
      class PadFactory: Factory { func makeDetail() -> UIViewController { WideDetail() } }
      class List: UIViewController {
        var factory: Factory?
        func open() {
          guard let next = factory?.makeDetail() else { return }
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      class WideDetail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Detail [possible]
          List present WideDetail [possible]
          """) == [])
  }

  @Test("that hide the screen behind a protocol of the screen's are seen through")
  func hiddenClass() {
    let app = Fixture(
      """
      protocol Presentable { var toPresent: UIViewController { get } }
      extension UIViewController: Presentable { var toPresent: UIViewController { self } }
      protocol DetailView: Presentable { var onClose: (() -> Void)? { get set } }
      class Detail: UIViewController, DetailView { var onClose: (() -> Void)? }
      struct Factory {
        func makeDetail() -> DetailView { Detail() }
        func makeHelp() -> Presentable { Help() }
      }
      class Help: UIViewController {}
      class List: UIViewController {
        let factory = Factory()
        func open() {
          let detail = factory.makeDetail()
          present(detail.toPresent, animated: true)
          show(factory.makeHelp().toPresent, sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "List present Detail\nList show Help") == [])
  }

  @Test("make the screen in several steps")
  func steps() {
    let app = Fixture(
      """
      enum Screens {
        static func detail() -> UIViewController {
          let detail = configured(Detail())
          return wrap(detail)
        }
        private static func configured(_ controller: UIViewController) -> UIViewController {
          controller.title = "Detail"
          return controller
        }
        private static func wrap(_ controller: UIViewController) -> UIViewController {
          UINavigationController(rootViewController: controller)
        }
      }
      class List: UIViewController { func open() { present(Screens.detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present UINavigationController
          UINavigationController root Detail
          """) == [])
  }

  @Test("that give one of several screens are followed into each")
  func alternatives() {
    let app = Fixture(
      """
      class List: UIViewController {
        func make(_ kind: Kind) -> UIViewController {
          switch kind {
          case .short: return Detail()
          case .long: return Story()
          }
        }
        func open(_ kind: Kind) { present(make(kind), animated: true) }
      }
      enum Kind { case short, long }
      class Detail: UIViewController {}
      class Story: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail\nList present Story") == [])
  }

  @Test(
    "give the class that a generic parameter is",
    arguments: [
      "let detail: Detail = make()",
      "let detail = make(Detail.self)",
      "let detail = make() as Detail",
    ])
  func generic(_ line: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          \(line)
          present(detail, animated: true)
        }
        func make<Screen: UIViewController>(_ type: Screen.Type = Screen.self) -> Screen { Screen() }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("of a dependency-injection container give the type that is asked for")
  func injection() {
    let app = Fixture(
      """
      class List: UIViewController {
        let container: Container
        func open() { present(container.resolve(Detail.self)!, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("that call each other without end give nothing and end")
  func recursion() {
    let app = Fixture(
      """
      class List: UIViewController {
        func first() -> UIViewController { second() }
        func second() -> UIViewController { first() }
        func open() { present(first(), animated: true) }
      }
      """)
    #expect(app.differences(from: "List present ?") == [])
    #expect(app.reasons.count == 1)
  }

  @Test("whose implementation a library brings give what their protocol says")
  func outsideImplementation() {
    let app = Fixture(
      """
      protocol Factory { func make() -> DetailScreen }
      class DetailFactory: LibraryFactory<Detail>, Factory {}
      protocol DetailScreen: UIViewController {}
      class Detail: UIViewController, DetailScreen {}
      class List: UIViewController {
        let factory: Factory
        init(factory: Factory) { self.factory = factory }
        func open() { present(factory.make(), animated: true) }
      }
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("are told apart by the enums that their overloads take")
  func overloads() {
    let app = Fixture(
      """
      enum Shop { case open }
      enum Help { case open }
      class Router {
        let navigation = UINavigationController()
        func go(to route: Shop) { navigation.pushViewController(Cart(), animated: true) }
        func go(to route: Help) { navigation.pushViewController(Manual(), animated: true) }
      }
      class List: UIViewController {
        let router = Router()
        func shop(_ route: Shop) { router.go(to: route) }
      }
      class Cart: UIViewController {}
      class Manual: UIViewController {}
      """)
    #expect(
      app.differences(
        from: "List push Cart via Router\nRouter push Cart\nRouter push Manual") == [])
  }

  @Test("make an object of the type that they are called on")
  func selfInitializers() {
    let app = Fixture(
      """
      class Frame: UIViewController {
        let content: UIViewController
        init(content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(content) }
      }
      class Card: UIViewController {
        static func framed() -> UIViewController { Frame(content: self.init(nibName: nil, bundle: nil)) }
      }
      class Home: UIViewController { func open() { present(Card.framed(), animated: true) } }
      """)
    #expect(app.differences(from: "Frame(Card) child Card\nHome present Frame(Card)") == [])
  }

  @Test("are methods, although a property that keeps what they make has their name")
  func namesakeProperty() {
    let app = Fixture(
      """
      class Detail: UIViewController {}
      extension UINavigationController {
        func presentLater(_ screen: UIViewController) { present(screen, animated: true) }
      }
      final class ShopCoordinator {
        let stack: UINavigationController
        private var detail: Detail?
        init(stack: UINavigationController) { self.stack = stack }
        func detail(for item: String) -> Detail {
          let made = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(identifier: "Detail") { _ in Detail() }
          self.detail = made
          return made
        }
        func open() {
          let screen = detail(for: "")
          stack.presentLater(screen)
        }
      }
      """)
    #expect(app.missing("ShopCoordinator present Detail [inferred] via UINavigationController") == [])
    #expect(app.reasons == [])
  }

  @Test("have overloads in the extension of their protocol beside their own")
  func overloadsOfProtocol() {
    let app = Fixture(
      """
      protocol PinMaking { static func makePin(note: String?) -> UIViewController }
      extension PinMaking { static func makePin() -> UIViewController { makePin(note: nil) } }
      enum PinFactory: PinMaking { static func makePin(note: String?) -> UIViewController { Pin() } }
      class List: UIViewController { func open() { present(PinFactory.makePin(), animated: true) } }
      class Pin: UIViewController {}
      """)
    #expect(app.differences(from: "List present Pin [inferred]") == [])
  }

  @Test(
    "give what each clause of a condition of compilation gives, where that is all that they do",
    arguments: [
      ("static func main() -> UIViewController {", "Factory.main()"),
      ("static var main: UIViewController {", "Factory.main"),
      ("static let main = { () -> UIViewController in", "Factory.main()"),
    ])
  func compilationConditions(start: String, made: String) {
    let app = Fixture(
      """
      enum Factory {
        \(start)
          #if targetEnvironment(macCatalyst)
            Split()
          #else
            Tabs()
          #endif
        }
      }
      class List: UIViewController { func open() { present(\(made), animated: true) } }
      class Split: UIViewController {}
      class Tabs: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["List present Split", "List present Tabs"])
  }

  @Test("of a generic type make what the type is specialized with where the program makes it")
  func specializedType() {
    let app = Fixture(
      """
      protocol Page { static func make() -> UIViewController }
      final class Pager<Content: Page>: UIViewController {
        override func viewDidLoad() { addChild(Content.make()) }
      }
      enum HelpPage: Page { static func make() -> UIViewController { Help() } }
      enum Content: Page { static func make() -> UIViewController { Other() } }
      class List: UIViewController {
        private lazy var pager = Pager<HelpPage>()
        func open() { present(pager, animated: true) }
      }
      class Help: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["List present Pager", "Pager child Help"])
  }

  @Test(
    "of a generic type make what the type is specialized with, however the program makes its objects",
    arguments: [
      "present(Pager<Help>.make(), animated: true)",
      "present(Pager<Help>.fresh, animated: true)",
      "present(Pager<Help>.init(), animated: true)",
      "let pager: Pager<Help> = .init(); present(pager, animated: true)",
      "let pager: Pager<Help> = Pager.make(); present(pager, animated: true)",
    ])
  func specializedByMembers(_ line: String) {
    let app = Fixture(
      """
      protocol Page { init(key: Int) }
      final class Pager<Content: UIViewController & Page>: UIViewController {
        static var fresh: Pager<Content> { Pager<Content>() }
        static func make() -> Pager<Content> { Pager<Content>() }
        override func viewDidLoad() { start() }
        private func start() { show(Content(key: 1), sender: self) }
      }
      class List: UIViewController { func open() { \(line) } }
      class Help: UIViewController, Page {}
      class Other: UIViewController, Page {}
      """)
    #expect(app.differences(from: "List present Pager\nPager show Help") == [])
  }

  @Test("of a generic type make one of several screens with which the program specializes it")
  func severalSpecializations() {
    let app = Fixture(
      """
      protocol Page { init(key: Int) }
      final class Pager<Content: UIViewController & Page>: UIViewController {
        func tap() { show(Content(key: 1), sender: self) }
      }
      class List: UIViewController {
        func open() { present(Pager<Help>(), animated: true) }
        func other() { present(Pager<Other>(), animated: true) }
      }
      class Help: UIViewController, Page {}
      class Other: UIViewController, Page {}
      class Third: UIViewController, Page {}
      """)
    #expect(
      app.differences(from: "List present Pager\nPager show Help [possible]\nPager show Other [possible]") == [])
  }

  @Test("of a generic type make no screen that has the name of a generic parameter where the type is specialized")
  func specializedWithParameter() {
    let app = Fixture(
      """
      protocol Page: View { init() }
      struct Content: View { var body: some View { Text("a") } }
      struct Detail: Page { var body: some View { Text("a") } }
      struct Hint: Page { var body: some View { Text("a") } }
      struct Leaf: Page { var body: some View { Text("a") } }
      struct Host<Shown: Page>: View { var body: some View { NavigationLink("a") { Shown() } } }
      struct Pager<Shown: Page>: View { var body: some View { NavigationLink("a") { Shown() } } }
      struct Tips<Shown: Page>: View { var body: some View { NavigationLink("a") { Shown() } } }
      struct Wrapper<Content: Page>: View { var body: some View { Host<Content>() } }
      struct Shelf<Hint: Page> {
        struct Row: View { let tips: Tips<Hint>; var body: some View { tips } }
      }
      struct Root: View {
        var body: some View { Wrapper<Leaf>(); page(Leaf.self) }
        func page<Detail: Page>(_ type: Detail.Type) -> some View {
          func inner() -> some View { Pager<Detail>() }
          return inner()
        }
      }
      """)
    #expect(app.edges.map(\.ends).filter { $0.contains(" push ") } == ["Host push ?", "Pager push ?", "Tips push ?"])
  }

  @Test("of a generic type that is specialized with one type and with an unknown one make nothing that is known")
  func openSpecialization() {
    func app(_ made: String) -> Fixture {
      Fixture(
        """
        protocol Page: View { init() }
        struct Leaf: Page { var body: some View { Text("a") } }
        struct Other: Page { var body: some View { Text("a") } }
        struct Pager<Shown: Page>: View {
          let next: Pager<Shown>?
          var body: some View { NavigationLink("a") { Shown() } }
        }
        struct Root: View {
          var body: some View { Pager<Leaf>(next: nil); page(Other.self) }
          func page<Item: Page>(_ type: Item.Type) -> some View { \(made) }
        }
        """)
    }
    #expect(app("Pager<Item>(next: nil)").edges.map(\.ends).filter { $0.contains(" push ") } == ["Pager push ?"])
    #expect(app("Item()").edges.map(\.ends).filter { $0.contains(" push ") } == ["Pager push Leaf"])
  }

  @Test("that are arguments of a class are known by what their class makes, whoever gives them")
  func factoryArgument() {
    let app = Fixture(
      """
      class Survey: UIViewController {}
      class SurveyManager { func makeSurvey() -> Survey? { Survey() } }
      class LaunchCoordinator {
        let navigation = UINavigationController()
        func show(_ manager: SurveyManager) {
          guard let survey = manager.makeSurvey() else { return }
          navigation.present(survey, animated: true)
        }
      }
      class Launch {
        let coordinator = LaunchCoordinator()
        func open(_ manager: SurveyManager) { coordinator.show(manager) }
      }
      """)
    #expect(app.missing("LaunchCoordinator present Survey") == [])
  }

  private static let builders = """
    class Detail: UIViewController {}
    enum DetailBuilder { static func build() -> UIViewController { let detail = Detail(); return detail } }
    struct DetailAssembly {
      static let shared = DetailAssembly()
      func make() -> UIViewController { Detail() }
    }
    enum Frame { static func titled(_ controller: UIViewController) -> UIViewController { controller } }
    func makeDetail() -> UIViewController { Detail() }

    """

  @Test(
    "may ask builders that know nothing of the object",
    arguments: [
      "DetailBuilder.build()", "DetailAssembly().make()", "assembly.make()", "makeDetail()", "own()", "inherited()",
      "DetailAssembly.shared.make()",
    ])
  func handedOn(_ made: String) {
    let app = Fixture(
      Self.builders + """
        class Base { func inherited() -> UIViewController { DetailBuilder.build() } }
        final class Modules: Base {
          private let assembly = DetailAssembly()
          func own() -> UIViewController { Detail() }
          func detail() -> UIViewController { \(made) }
        }
        class Home: UIViewController {
          func open(_ modules: Modules) { present(modules.detail(), animated: true) }
        }
        """)
    #expect(app.missing("Home present Detail [inferred]") == [])
  }

  @Test(
    "does not make what its object was given, nor what it is given itself",
    arguments: ["screen", "Frame.titled(screen)", "given.make()"])
  func givenToFactory(_ made: String) {
    let app = Fixture(
      Self.builders + """
        final class Modules {
          let screen: UIViewController
          let given: DetailAssembly
          init(screen: UIViewController, given: DetailAssembly) { self.screen = screen; self.given = given }
          func detail() -> UIViewController { \(made) }
        }
        class Home: UIViewController {
          func open(_ modules: Modules) { present(modules.detail(), animated: true) }
        }
        class Other: UIViewController {
          let modules = Modules(screen: DetailBuilder.build(), given: DetailAssembly())
        }
        """)
    #expect(app.found("Home present Detail") == [])
  }

  @Test("give back what they are told by its type")
  func toldTypes() {
    let app = Fixture(
      """
      extension UITableView {
        func dequeue<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
          dequeueReusableCell(withIdentifier: "\\(type)") as! Cell
        }
      }
      final class Row: UITableViewCell {
        func open(_ screen: UIViewController, from list: UIViewController) { list.present(screen, animated: true) }
      }
      final class Banner: UITableViewCell {
        func open(_ screen: UIViewController, from list: UIViewController) { list.show(screen, sender: nil) }
      }
      final class List: UITableViewController {
        func fill(_ table: UITableView) {
          let row = table.dequeue(Row.self)
          row.open(Detail(), from: self)
          table.dequeue(Banner.self).open(Help(), from: self)
        }
      }
      final class Detail: UIViewController {}
      final class Help: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Detail via Row
          List show Help via Banner
          """) == [])
  }

  @Test("give back what they are told by its type, on the table of the controller itself")
  func toldTypesOfOwnTable() {
    let app = Fixture(
      """
      extension UITableView {
        func dequeue<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
          dequeueReusableCell(withIdentifier: "\\(type)") as! Cell
        }
      }
      final class Row: UITableViewCell {
        func open(_ screen: UIViewController, from list: UIViewController) { list.present(screen, animated: true) }
      }
      final class List: UITableViewController {
        func fill() {
          let row = tableView.dequeue(Row.self)
          row.open(Detail(), from: self)
        }
      }
      final class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail via Row") == [])
  }
}
