import TestSupport
import Testing

/// A closure that is stored in a property is called by others, who know what it is given.
@Suite("A closure that is given the screen to show")
struct StoredClosureTests {
  @Test("by the object that holds it shows what that object makes")
  func assignedToAProperty() {
    let app = Fixture(
      """
      //- SettingsController.swift
      class SettingsController: UIViewController {
        let model: SettingsModel
        override func viewDidLoad() {
          model.onPush = { [weak self] screen in self?.push(screen) }
          model.onPresent = { [weak self] screen, modal in self?.present(screen, animated: modal) }
        }
        func push(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
      }
      //- SettingsModel.swift
      class SettingsModel {
        var onPush: ((UIViewController) -> Void)?
        var onPresent: ((UIViewController, Bool) -> Void)?
        let screens = ScreenFactory()
        func open(_ row: Row) {
          switch row {
          case .sync: push(screens.sync)
          case .icon: push(IconController())
          case .feedback: onPresent?(FeedbackController(), true)
          }
        }
        private func push(_ screen: UIViewController) { onPush?(screen) }
      }
      enum Row { case sync, icon, feedback }
      class ScreenFactory { var sync: SyncController { SyncController() } }
      class SyncController: UIViewController {}
      class IconController: UIViewController {}
      class FeedbackController: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          SettingsModel push SyncController [inferred] via SettingsController
          SettingsModel push IconController [inferred] via SettingsController
          SettingsModel present FeedbackController [inferred] via SettingsController
          """
      ) == [])
  }

  @Test("and handed over in an initializer is called by the object that keeps it")
  func passedToAnInitializer() {
    let app = Fixture(
      """
      //- List.swift
      struct ListActions { let show: (UIViewController) -> Void }
      class ListModel {
        let actions: ListActions
        func select() { actions.show(DetailController()) }
      }
      class ListCoordinator {
        let stack: UINavigationController
        func makeActions() -> ListActions {
          ListActions(show: { screen in self.stack.pushViewController(screen, animated: true) })
        }
      }
      class DetailController: UIViewController {}
      """)
    #expect(app.missing("ListModel push DetailController via ListCoordinator") == [])
  }

  @Test("by the function that it is handed to shows what that function makes")
  func calledByTheFunction() {
    let app = Fixture(
      """
      //- List.swift
      class ListController: UIViewController {
        func open() { loader.load { screen in self.present(screen, animated: true) } }
        let loader = Loader()
      }
      class Loader {
        func load(completion: (UIViewController) -> Void) { completion(DetailController()) }
      }
      class DetailController: UIViewController {}
      """)
    #expect(app.differences(from: "ListController present DetailController [inferred]") == [])
  }

  @Test(
    "and called by the name of a local shows what that call gives it",
    arguments: [
      "if let push = onPush { push(DetailController()) }",
      "guard let push = self.onPush else { return }; DispatchQueue.main.async { push(DetailController()) }",
      "let push = onPush; push?(DetailController())",
    ])
  func calledByAnotherName(_ line: String) {
    let app = Fixture(
      """
      class ListController: UIViewController {
        let model: ListModel
        func bind() { model.onPush = { screen in self.present(screen, animated: true) } }
      }
      class ListModel {
        var onPush: ((UIViewController) -> Void)?
        func open() { \(line) }
        func warn() { let push = { (screen: UIViewController) in print(screen) }; push(WarningController()) }
      }
      class DetailController: UIViewController {}
      class WarningController: UIViewController {}
      """)
    #expect(app.differences(from: "ListModel present DetailController [inferred] via ListController") == [])
  }

  @Test("which nobody calls leads to what it is declared to take")
  func calledByNobody() {
    let app = Fixture(
      """
      //- List.swift
      class ListController: UIViewController {
        let model = ListModel()
        func bind() { model.onOpen = { (screen: DetailController) in self.present(screen, animated: true) } }
      }
      class ListModel { var onOpen: ((DetailController) -> Void)? }
      class DetailController: UIViewController {}
      """)
    #expect(app.differences(from: "ListController present DetailController [inferred]") == [])
  }

  @Test("and kept in a local shows what each call of the local gives it")
  func keptInALocal() {
    let app = Fixture(
      """
      //- RecoveryFlow.swift
      class RecoveryFlow {
        let stack = UINavigationController()
        let shop: UIViewController
        func begin(_ isModal: Bool) {
          let push: (UIViewController) -> Void = { next in self.stack.pushViewController(next, animated: true) }
          let enter: ([String]) -> Void = { words in
            push(EnterController(words: words, onEnd: { push(DoneController()) }))
          }
          func explain() { push(HelpController()) }
          push(IntroController(onEnd: { enter([]) }))
          explain()
        }
        func offer(_ screen: UIViewController) {
          let show: ((UIViewController) -> Void)
          show = { screen in self.shop.present(screen, animated: true) }
          show(screen)
        }
        func offerTrial() { offer(TrialController()) }
      }
      //- Screens.swift
      class IntroController: UIViewController {
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        let onEnd: () -> Void
        @objc func tapNext() { onEnd() }
      }
      class EnterController: UIViewController {
        init(words: [String], onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        let onEnd: () -> Void
        @objc func tapNext() { onEnd() }
      }
      class DoneController: UIViewController {}
      class HelpController: UIViewController {}
      class TrialController: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          RecoveryFlow push IntroController [inferred]
          RecoveryFlow push EnterController [inferred]
          RecoveryFlow push DoneController [inferred]
          RecoveryFlow push HelpController [inferred]
          RecoveryFlow present TrialController [inferred]
          """
      ) == [])
    #expect(
      app.flows == [
        "EnterController push DoneController via RecoveryFlow", "IntroController push EnterController via RecoveryFlow",
      ])
  }

  @Test(
    "and kept in a local shows what it is given through other functions and other locals of the same code",
    arguments: [
      ("self?.go(next)", "show(Detail()); show(Editor())"),
      (
        "self?.present(next, animated: true)",
        "let open = { (next: UIViewController) in show(next) }; open(Detail()); open(Editor())"
      ),
      (
        "self?.go(next)",
        """
        let open = { (next: UIViewController) in UIAction(title: "a") { _ in show(next) } }
        let all = { (screens: [UIViewController]) in screens.map { open($0) } }
        menu = UIMenu(children: all([Detail(), Editor()]))
        """
      ),
      (
        "self?.present(next, animated: true)",
        "func open(_ screen: UIViewController) { show(screen) }; open(Detail()); open(Editor())"
      ),
      (
        "self?.go(next)",
        """
        func open(_ screen: UIViewController) { show(screen) }
        let later = { (screen: UIViewController) in open(screen) }
        later(Detail())
        func last() { later(Editor()) }
        """
      ),
      (
        "let shown = next; self?.go(shown)",
        """
        let later = { (screen: UIViewController) in show(screen) }
        later(Detail())
        let screens: [UIViewController] = [Editor()]
        screens.forEach { later($0) }
        """
      ),
    ])
  func handedOnInOneBody(shown: String, calls: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        var menu: UIMenu?
        func bind() {
          let show = { [weak self] (next: UIViewController) in \(shown) }
          \(calls)
        }
        \(shown.contains("go(") ? "func go(_ screen: UIViewController) { present(screen, animated: true) }" : "")
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      """)
    #expect(app.edges(.present) == ["List present Detail", "List present Editor"])
  }

  @Test("and kept in two locals that call each other shows what the first one is given, once")
  func calledInTurn() {
    let app = Fixture(
      """
      class List: UIViewController {
        func bind() {
          var again: ((UIViewController) -> Void)?
          let show = { [weak self] (next: UIViewController) in
            self?.present(next, animated: true)
            again?(next)
          }
          again = { next in show(next) }
          show(Detail())
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.present) == ["List present Detail"])
  }

  @Test(
    "and kept in a local is not what a parameter of the same name stands for",
    arguments: [
      "load { show in show(Other()) }", "load { [weak self] show in Task { show(Other()) } }",
      "let run = { (show: (UIViewController) -> Void) in show(Other()) }; run(print)",
      "func run(show: (UIViewController) -> Void) { show(Other()) }; run(show: print)",
    ])
  func hiddenByParameter(line: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func bind() {
          let show = { [weak self] (next: UIViewController) in self?.present(next, animated: true) }
          show(Detail())
          \(line)
        }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.edges(.present) == ["List present Detail"])
  }

  @Test(
    "and kept in a local runs whatever it is given where one of several calls gives it what is not known",
    arguments: [
      ("if status < 0 { done(false) }; done(status == 201)", true),
      ("if status < 0 { done(false) }; pass(status, done)", true),
      ("if status < 0 { done(false) }; keep(done)", true),
      ("if status < 0 { done(false) }; done(true)", true),
      ("if status < 0 { done(false) }; done(false)", false),
    ])
  func unknownInOneCall(calls: String, isShown: Bool) {
    let app = Fixture(
      """
      class Client {
        func send(_ status: Int, done: @escaping (Bool) -> Void) { \(calls) }
        func pass(_ status: Int, _ end: (Bool) -> Void) { finish(status, end) }
        func finish(_ status: Int, _ end: (Bool) -> Void) { end(status == 201) }
        func keep(_ end: @escaping (Bool) -> Void) { ends.append(end) }
        var ends: [(Bool) -> Void] = []
      }
      class Form: UIViewController {
        @objc func tap(_ sender: UIButton) {
          let done = { (isSent: Bool) in
            if isSent { self.present(Thanks(), animated: true) }
          }
          Client().send(sender.tag, done: done)
        }
      }
      class Thanks: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == (isShown ? ["Form present Thanks"] : []))
  }

  @Test("and makes a container of it gives the container to what keeps that")
  func keptInsideAContainer() {
    let app = Fixture(
      """
      //- AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func start(_ isNew: Bool) {
          let finish: (UIViewController) -> Void = { [weak self] first in
            self?.window?.rootViewController = BannerController(child: UINavigationController(rootViewController: first))
          }
          if isNew { finish(WelcomeController()) } else { finish(HomeController()) }
        }
      }
      //- BannerController.swift
      class BannerController: UIViewController {
        private let child: UIViewController
        init(child: UIViewController) { self.child = child }
        override func viewDidLoad() { addChild(child) }
      }
      class WelcomeController: UIViewController {}
      class HomeController: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        BannerController child UINavigationController [inferred]
        UINavigationController root WelcomeController [inferred]
        UINavigationController root HomeController [inferred]
        """
      ) == [])
  }

  @Test(
    "is of the type that is declared for it where nobody calls it",
    arguments: [
      "model.warn = { alert in self.present(alert, animated: true) }",
      "model.warnLater = { self.present($0, animated: true) }",
      "let warn: Warning = { alert in self.present(alert, animated: true) }; model.keep(warn)",
      "button.warnOnLongPress(title: \"\") { [weak self] alert in self?.present(alert, animated: true) }",
    ])
  func declaredArgument(_ line: String) {
    let app = Fixture(
      """
      typealias Warning = (_ alert: UIAlertController) -> Void
      class Model {
        var warn: (UIAlertController) -> Void = { _ in }
        var warnLater: Warning?
        func keep(_ warning: @escaping Warning) {}
      }
      extension UIView { func warnOnLongPress(title: String, _ closure: @escaping Warning) { keep(closure) } }
      class Form: UIViewController {
        let model: Model
        @IBOutlet var button: UIButton!
        func bind() { \(line) }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Form alert UIAlertController"])
  }

  @Test("and is what a property begins with is of the type that the property declares")
  func initialValue() {
    let app = Fixture(
      """
      struct Links { static var show: (UIViewController, Detail) -> Void = { host, page in host.present(page, animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Links present Detail [inferred]") == [])
  }

  @Test(
    "by a stream is of the type of its values",
    arguments: [
      "model.pages.subscribe(onNext: { [weak self] page in self?.show(page, sender: nil) })",
      "model.events.receive(on: DispatchQueue.main).sink { [weak self] in self?.show($0, sender: nil) }.store(in: &bag)",
      "model.$page.compactMap { $0 }.sink { [weak self] page in self?.show(page, sender: nil) }",
      "pages.observeOn(MainScheduler.instance).bind { self.show($0, sender: nil) }",
    ])
  func streams(_ line: String) {
    let app = Fixture(
      """
      protocol Model {
        var pages: PublishSubject<Page> { get }
        var events: AnyPublisher<Page, Never> { get }
        var page: Page? { get }
      }
      class Home: UIViewController {
        let model: Model
        let pages: Observable<Page>
        func bind() { \(line) }
      }
      class Page: UIViewController {}
      """)
    #expect(app.differences(from: "Home show Page [inferred]") == [])
  }

  @Test(
    "is run by the object that keeps it where the code calls that, hands it on to be run, or puts it into a queue",
    arguments: [
      "Job(done: completion).run()", "let job = Job(done: completion); job.run()",
      "job = Job(done: completion); job?.run()", "Job(done: completion).again().run()",
      "queue.addOperation(Job(done: completion))", "begin(Job(done: completion))",
    ])
  func runByKeeper(_ code: String) {
    let app = Fixture(Self.service(code))
    #expect(app.missing("Home present Detail [inferred] via Guide") == [])
  }

  @Test(
    "is only kept by an object that the code does not run",
    arguments: ["job = Job(done: completion)", "let job = Job(done: completion); job.prepare()"])
  func keptOnly(_ code: String) {
    let app = Fixture(Self.service(code))
    #expect(app.found("Home present Detail") == [])
  }

  @Test("is run by the object that keeps it, through as many of its methods as there are")
  func runByDistantMethod() {
    let steps = (0..<9).map { "func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
    let app = Fixture(
      Self.service("let job = Later(done: completion); job.step0()") + """

        class Later {
          let done: () -> Void
          init(done: @escaping () -> Void) { self.done = done }
          \(steps)
          func step9() { done() }
        }
        """)
    #expect(app.missing("Home present Detail [inferred] via Guide") == [])
  }

  private static let first = "let show = { (page: UIViewController) in self.present(page, animated: true) }"

  @Test(
    "says itself of which type it is",
    arguments: [
      "let show = { (leaf: Leaf) in self.present(leaf.bake(), animated: true) }; show(.plum)",
      """
      let show = { (leaf: Leaf) in self.present(leaf.bake(), animated: true) }
      use(UIAction { _ in show(.plum) })
      """,
      "let bake = { (leaf: Leaf) in leaf.bake() }; present(bake(.plum), animated: true)",
    ])
  func ownType(_ code: String) {
    let app = Fixture(Self.bar(code))
    #expect(app.missing("Bar present Plum") == [])
    #expect(app.found("Bar present Pear") == [])
  }

  @Test(
    "is called by itself or by nobody",
    arguments: [
      "\(first); let next = { (page: UIViewController) in show(page) }; use(Plum())",
      "var show: (UIViewController) -> Void = { _ in }; show = { page in self.present(page, animated: true); show(page) }",
    ])
  func uncalledLocals(_ code: String) {
    #expect(Fixture(Self.bar(code)).found("Bar present Plum") == [])
  }

  /// A screen that runs some code, and what it can show.
  private static func bar(_ code: String) -> String {
    """
    class Bar: UIViewController {
      override func viewDidLoad() {
        \(code)
      }
      func go(_ page: UIViewController) { present(page, animated: true) }
    }
    enum Leaf {
      case plum, pear
      func bake() -> UIViewController {
        switch self {
        case .plum: return Plum()
        case .pear: return Pear()
        }
      }
    }
    class Plum: UIViewController {}
    class Pear: UIViewController {}
    """
  }

  /// A service that hands a closure to an object, and a guide that shows something in it.
  private static func service(_ code: String) -> String {
    """
    class Job: Operation {
      private let done: () -> Void
      private let bar = UIButton()
      init(done: @escaping () -> Void) { self.done = done }
      override func main() { run() }
      func run() { finish() }
      func again() -> Job { self }
      func prepare() { bar.onTap = { self.done() } }
      private func finish() { done() }
    }
    class Detail: UIViewController {}
    class Service {
      var job: Job?
      let queue = OperationQueue()
      func fetch(_ completion: @escaping () -> Void) { \(code) }
      private func begin(_ job: Job) { job.run() }
    }
    class Guide {
      let service = Service()
      func open(from controller: UIViewController) { service.fetch { controller.present(Detail(), animated: true) } }
    }
    class Home: UIViewController {
      let guide = Guide()
      @objc func tap() { guide.open(from: self) }
    }
    """
  }

  @Test(
    "are those of the objects that `.init(…)` makes, by the type that the code around it wants",
    arguments: [
      "var entries: [Entry] = [.init(make: { First() }), .init(make: { Second() }, title: \"\")]",
      "var entries: [Entry] = []; init() { entries = [.init(make: { First() }), .init(make: { Second() }, title: \"\")] }",
      """
      var entries: [Entry] = []; init() { let all: [Entry] = [.init(make: { First() }), .init(make: { Second() })]; \
      entries = all }
      """,
    ])
  func impliedInitializers(entries: String) {
    let app = Fixture(
      """
      class Panel: UIView {
        \(entries)
      }
      class Entry {
        let make: () -> UIViewController
        weak var home: Home?
        func open() { home?.show(make()) }
        init(make: @escaping () -> UIViewController) { self.make = make }
        convenience init(make: @escaping () -> UIViewController, title: String) { self.init(make: make) }
      }
      class Home: UIViewController {
        func show(_ page: UIViewController) { addChild(page) }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      class Namesake { init(make: @escaping () -> UIViewController) {} }
      let other: [Namesake] = [.init(make: { Third() })]
      class Third: UIViewController {}
      """)
    #expect(app.missing("Entry child First\nEntry child Second") == [])
    #expect(app.found("Entry child Third") == [])
  }

  @Test(
    "and handed on by a property shows what the inner object makes that calls it",
    arguments: [
      "var onOpen: ((UIViewController) -> Void)? { get { field.onOpen } set { field.onOpen = newValue } }",
      "var onOpen: ((UIViewController) -> Void)? { didSet { field.onOpen = onOpen } }",
      "var onOpen: ((UIViewController) -> Void)? { didSet { self.field.onOpen = self.onOpen } }",
    ])
  func handedOnByProperty(_ property: String) {
    #expect(Self.cell(property).differences(from: "Field present Scanner [inferred] via Form") == [])
  }

  @Test("and handed on by properties of two objects shows what the innermost one makes")
  func handedOnTwice() {
    let app = Self.cell(
      """
      let middle = Middle()
        var onOpen: ((UIViewController) -> Void)? { get { middle.onPick } set { middle.onPick = newValue } }
      }
      class Middle: UIView {
        let field = Field()
        var onPick: ((UIViewController) -> Void)? { get { field.onOpen } set { field.onOpen = newValue } }
      """)
    #expect(app.missing("Field present Scanner [inferred] via Form") == [])
  }

  @Test("and set to something else by a property is not called with what the inner object makes")
  func notHandedOn() {
    let app = Self.cell(
      "var onOpen: ((UIViewController) -> Void)? { get { field.onOpen } set { field.onOpen = { _ in } } }")
    #expect(app.found("Field present Scanner via Form") == [])
  }

  private static func cell(_ property: String) -> Fixture {
    Fixture(
      """
      //- Form.swift
      class Form: UIViewController {
        private let cell = Cell()
        override func viewDidLoad() { cell.onOpen = { [weak self] screen in self?.present(screen, animated: true) } }
      }
      //- Cell.swift
      class Scanner: UIViewController {}
      class Field: UIView {
        var onOpen: ((UIViewController) -> Void)?
        func scan() { onOpen?(Scanner()) }
      }
      class Cell: UITableViewCell {
        private let field = Field()
        \(property)
      }
      """)
  }

  @Test(
    "and set on an object that is made as one of a class is not called by code of a subclass",
    arguments: [
      ("private let cell = Cell()", false), ("let cell: Cell = Cell()", false), ("let cell: Cell", true),
      ("let cell: Cell = PickerCell()", true), ("private let cell = PickerCell()", true),
    ])
  func exactClass(_ declaration: String, isPicker: Bool) {
    let app = Fixture(
      """
      //- Form.swift
      class Form: UIViewController {
        \(declaration)
        override func viewDidLoad() { cell.onOpen = { [weak self] screen in self?.present(screen, animated: true) } }
      }
      //- Cell.swift
      class Scanner: UIViewController {}
      class Picker: UIViewController {}
      class Cell: UITableViewCell {
        var onOpen: ((UIViewController) -> Void)?
        func scan() { onOpen?(Scanner()) }
      }
      class PickerCell: Cell {
        func pick() { onOpen?(Picker()) }
      }
      """)
    #expect(app.missing("Cell present Scanner [inferred] via Form") == [])
    #expect(app.found("PickerCell present Picker [inferred] via Form").lines.isEmpty == !isPicker)
  }

  @Test(
    "that a local holds get what the functions give them that are handed the local",
    arguments: [
      "let show: (UIViewController) -> Void = { self.present($0, animated: true) }; finder.find(then: show)",
      "let show = { (page: UIViewController) in self.present(page, animated: true) }; finder.find(then: show)",
      "let show: (UIViewController) -> Void = { page in self.present(page, animated: true) }; finder.ask(then: show)",
    ])
  func handedLocals(lines: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        let finder = Finder()
        func open() { \(lines) }
      }
      class Finder {
        func ask(then done: (UIViewController) -> Void) { find(then: done) }
        func find(then done: (UIViewController) -> Void) { done(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Detail") == [])
  }

  @Test("that a local holds get nothing of a function that is handed another local of the name")
  func otherLocals() {
    let app = Fixture(
      """
      class Home: UIViewController {
        let finder = Finder()
        func open(_ isNew: Bool) {
          if isNew {
            let show: (UIViewController) -> Void = { self.present($0, animated: true) }
            finder.keep(show)
          } else {
            let show: (UIViewController) -> Void = { _ in }
            finder.find(then: show)
          }
        }
      }
      class Finder { func find(then done: (UIViewController) -> Void) { done(Detail()) } }
      class Detail: UIViewController {}
      """)
    #expect(app.found("Home present Detail") == [])
  }
}
