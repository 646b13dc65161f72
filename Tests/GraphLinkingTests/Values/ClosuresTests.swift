import TestSupport
import Testing

@Suite("Closures")
struct ClosuresTests {
  @Test("belong to the type whose code they stand in")
  func lexicalOwner() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          UIView.animate(withDuration: 0.3, animations: {}) { _ in
            DispatchQueue.main.async { self.present(Detail(), animated: true) }
          }
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [certain] @4") == [])
  }

  @Test("that a property stores give what they make when they are called")
  func storedFactory() {
    let app = Fixture(
      """
      class List: UIViewController {
        let makeDetail: () -> UIViewController = { Detail() }
        func open() { present(makeDetail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("that an initializer gets are followed to who passes them")
  func passedFactory() {
    let app = Fixture(
      """
      class List: UIViewController {
        private let makeDetail: (String) -> UIViewController
        init(makeDetail: @escaping (String) -> UIViewController) {
          self.makeDetail = makeDetail
          super.init(nibName: nil, bundle: nil)
        }
        func open() { show(makeDetail("1"), sender: nil) }
      }
      class Assembly {
        func make() -> UIViewController { List(makeDetail: { id in Detail(id: id) }) }
      }
      class Detail: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(app.differences(from: "List show Detail [inferred]") == [])
  }

  @Test("that trail a call are its last argument")
  func trailing() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { push { Detail() } }
        func push(_ make: () -> UIViewController) {
          navigationController?.pushViewController(make(), animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List push Detail [inferred] @2") == [])
  }

  @Test("get the elements that `forEach` and `map` give them")
  func elements() {
    let app = Fixture(
      """
      class Root: UIViewController {
        func fill() {
          [Header(), Footer()].forEach { addChild($0) }
          let tabs = UITabBarController()
          tabs.viewControllers = [Home(), Search()].map { UINavigationController(rootViewController: $0) }
        }
      }
      class Header: UIViewController {}
      class Footer: UIViewController {}
      class Home: UIViewController {}
      class Search: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        Root child Header
        Root child Footer
        UINavigationController root Home
        UINavigationController root Search
        """) == [])
  }

  @Test("that configure a new screen and give it back are seen through")
  func chaining() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { present(Detail().then { $0.title = "Detail" }, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test(
    "run for every value that they are given, also for those that could not be followed",
    arguments: ["(Bool) -> Void", "Callback"])
  func givenValues(type: String) {
    let app = Fixture(
      """
      typealias Callback = (Bool) -> Void
      class Detector {
        func detect(_ callback: @escaping \(type)) {
          guard let state = Library.state else { return callback(false) }
          callback(state.isEnabled)
        }
      }
      class Help: UIViewController {
        let detector = Detector()
        func check() {
          detector.detect { isEnabled in
            if isEnabled { self.present(Done(), animated: true) }
          }
        }
      }
      class Done: UIViewController {}
      """)
    #expect(app.missing("Help present Done") == [])
  }

  @Test("run for what local functions give them as well")
  func givenByLocalFunctions() {
    let app = Fixture(
      """
      enum Reply<Item> { case done(Item), failed }
      class Client {
        var isReady = true
        func fetch(_ room: Int, then: ((Reply<Int>) -> Void)?) {
          guard isReady else { then?(.failed); return }
          func finish(_ reply: Reply<Int>) { then?(reply) }
          finish(Reply<Int>.done(room))
        }
      }
      class NewRoom: UIViewController {
        func create() {
          Client().fetch(1) { [weak self] reply in
            switch reply {
            case .done: self?.navigationController?.pushViewController(Room(), animated: true)
            case .failed: break
            }
          }
        }
      }
      class Room: UIViewController {}
      """)
    #expect(app.differences(from: "NewRoom push Room") == [])
  }

  @Test("that get a member of the type that they declare know what it is")
  func implicitArgument() {
    let app = Fixture(
      """
      extension UIImagePickerController {
        static var camera: UIImagePickerController { UIImagePickerController() }
        static func ask(_ callback: (UIImagePickerController) -> Void) { callback(.camera) }
      }
      class List: UIViewController {
        func pick() { UIImagePickerController.ask { picker in self.present(picker, animated: true) } }
      }
      """)
    #expect(app.differences(from: "List system UIImagePickerController [inferred]") == [])
  }

  @Test(
    "give members of the type that their context wants",
    arguments: [
      "func open() { var next: UIViewController { .detail() }; show(next, sender: nil) }",
      "func open() { var next: UIViewController { get { .detail() } }; show(next, sender: nil) }",
      "func open() { var next: UIViewController? { if isOn { return .detail() }; return nil }; show(next!, sender: nil) }",
      "func open() { var next: UIViewController { isOn ? .detail() : .detail() }; show(next, sender: nil) }",
      "func open() { let next: UIViewController = { .detail() }(); show(next, sender: nil) }",
      "func open() { let next: UIViewController = { { .detail() }() }(); show(next, sender: nil) }",
      "func open() { let make: () -> UIViewController = { .detail() }; show(make(), sender: nil) }",
      "func open() { let make = { () -> UIViewController in .detail() }; show(make(), sender: nil) }",
      "lazy var next: UIViewController = { .detail() }()\nfunc open() { show(next, sender: nil) }",
      "let make: () -> UIViewController = { .detail() }\nfunc open() { show(make(), sender: nil) }",
      "var make: (() -> UIViewController)?\nfunc open() { make = { .detail() }; show(make!(), sender: nil) }",
      "func open() { run { .detail() } }\nfunc run(_ make: () -> UIViewController) { show(make(), sender: nil) }",
      "func open() { run { .detail() } }\nfunc run(_ make: () -> UIViewController) { pass(make) }\n"
        + "func pass(_ make: () -> UIViewController) { show(make(), sender: nil) }",
    ])
  func implicitResults(_ code: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        let isOn = Bool.random()
        \(code)
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Box { static func detail() -> UIViewController { Other() } }
      extension UIViewController { static func detail() -> UIViewController { Detail() } }
      """)
    #expect(app.differences(from: "Home show Detail") == [])
  }

  @Test(
    "are given more than what the function that they are handed to gives them itself",
    arguments: [
      // It keeps the closure, hands it on, or has an overload that gives something else.
      "func buy(_ id: Int, done: @escaping (Result) -> Void) { saved = done; if isOff { done(.off) } }",
      "func buy(_ id: Int, done: @escaping (Result) -> Void) { if isOff { done(.off) }; load(id, done) }",
      "func buy(_ id: Int, done: @escaping (Result) -> Void) { done(.off) }\n"
        + "func buy(_ id: String, done: @escaping (Result) -> Void) { done(.bought) }",
    ])
  func escaping(store: String) {
    #expect(Fixture(Self.shop(store)).edges(.present) == ["Shop present Receipt"])
  }

  @Test("are given nothing else than what the function gives that neither keeps them nor hands them on")
  func given() {
    let store = "func buy(_ id: Int, done: (Result) -> Void) { done(.off) }"
    #expect(Fixture(Self.shop(store)).edges(.present) == [])
  }

  private static func shop(_ store: String) -> String {
    """
    enum Result { case off, bought }
    class Store {
      static let shared = Store()
      var saved: ((Result) -> Void)?
      var isOff = false
      \(store)
    }
    class Receipt: UIViewController {}
    class Shop: UIViewController {
      func tap(_ id: Int) {
        Store.shared.buy(id) { [weak self] result in
          switch result {
          case .off: break
          case .bought: self?.present(Receipt(), animated: true)
          }
        }
      }
    }
    """
  }

  @Test(
    "are given results, of which success carries the value",
    arguments: [
      "guard let screen = try? result.get() else { return }",
      "guard case .success(let screen) = result else { return }",
    ])
  func results(unwrapping: String) {
    let app = Fixture(
      """
      class SendStrategy {
        func make(_ done: @escaping (Result<UIViewController, Error>) -> Void) {
          if isFine { done(.success(Send())) } else { done(.failure(Problem())) }
        }
      }
      class Home: UIViewController {
        func send() {
          SendStrategy().make { [weak self] result in
            \(unwrapping)
            self?.present(screen, animated: true)
          }
        }
      }
      struct Problem: Error {}
      class Send: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Send"])
  }

  @Test("are given what is declared of the initializer or the function that gets them, also within other values")
  func declaredParameters() {
    let app = Fixture(
      """
      struct Entry { let action: (UIView) -> Void }
      struct Item {
        let action: (Int, UIViewController) -> Void
        init(title: String, action: @escaping (Int, UIViewController) -> Void) { self.action = action }
        init(number: Int, action: @escaping (Int, UIViewController) -> Void) { self.action = action }
      }
      final class Menu: UIView {
        let first = Entry(action: { anchor in anchor.owner?.show(next: First()) })
        static let all = [[Entry(action: { $0.owner?.show(next: Second()) })]]
        let items = [Item(title: "Third", action: { _, screen in screen.show(next: Third()) })]
        func fill() { each { view in view.owner?.show(next: Fourth()) } }
        func each(_ body: (UIView) -> Void) {}
      }
      extension UIView { var owner: UIViewController? { nil } }
      extension UIViewController { func show(next: UIViewController) { present(next, animated: true) } }
      class First: UIViewController {}
      class Second: UIViewController {}
      class Third: UIViewController {}
      class Fourth: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Menu present First via UIViewController
          Menu present Second via UIViewController
          Menu present Third via UIViewController
          Menu present Fourth via UIViewController
          """) == [])
  }

  @Test(
    "that the system runs at once give their result to the code around",
    arguments: ["await MainActor.run", "DispatchQueue.main.sync", "MainActor.assumeIsolated"])
  func runAtOnce(_ call: String) {
    let app = Fixture(
      """
      enum Maker {
        static func detail() async -> UIViewController {
          return \(call) {
            let detail = Detail()
            return detail
          }
        }
      }
      class List: UIViewController { func open() async { present(await Maker.detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test(
    "that code hands on to what the system runs at once give their result to the code around",
    arguments: [
      "Work.run { Detail() }", "Work.run(makeDetail)", "DispatchQueue.main.sync(execute: makeDetail)",
      "Work.twice { Detail() }", "Work.thrice { return Detail() }",
    ])
  func runAtOnceFurtherIn(_ value: String) {
    let app = Fixture(
      """
      enum Work {
        static func run<T>(_ action: @MainActor () -> T) -> T {
          Thread.isMainThread ? MainActor.assumeIsolated(action) : DispatchQueue.main.sync(execute: action)
        }
        static func twice<T>(_ work: @MainActor () -> T) -> T { run(work) }
        static func thrice<T>(_ work: @MainActor () -> T) -> T { twice { run(work) } }
      }
      class List: UIViewController {
        func open() { present(\(value), animated: true) }
        func makeDetail() -> UIViewController { Detail() }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test(
    "that other methods are handed give nothing",
    arguments: ["queue.add(action)", "queue.sync(model)", "queue.sync(with: action, after: 2)"])
  func runByOthers(_ value: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        let queue: LibraryQueue
        let model: Model
        func open() { show { Detail() } }
        func show(_ action: () -> UIViewController) { present(\(value), animated: true) }
      }
      class Model {}
      class Detail: UIViewController {}
      """)
    #expect(app.found("List present Detail") == [])
  }

  @Test(
    "is given what the functions give it that a parameter is handed on to by its name",
    arguments: [
      "load(completion: completion)",
      "if isKnown { load(completion: completion); return }; completion([])",
      "again(then: completion)",
      "DispatchQueue.main.async { self.load(completion: completion) }",
    ])
  func handedOn(_ body: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        override func viewDidLoad() { find { found in self.show(found) } }
        func find(completion: @escaping ([UIViewController]) -> Void) { \(body) }
        func again(then done: @escaping ([UIViewController]) -> Void) { once(done) }
        func once(_ done: @escaping ([UIViewController]) -> Void) { load(completion: done) }
        func load(completion: @escaping ([UIViewController]) -> Void) { completion([Profile()]) }
        func show(_ found: [UIViewController]) {
          for controller in found { navigationController?.pushViewController(controller, animated: true) }
        }
      }
      class Profile: UIViewController {}
      """)
    #expect(app.differences(from: "Home push Profile") == [])
    #expect(app.account.filter { $0.hasPrefix("unexplained") } == [])
  }

  @Test("keeps what it is given beside a library's function that a parameter is handed on to")
  func handedToLibrary() {
    let app = Fixture(
      """
      class Home: UIViewController {
        override func viewDidLoad() { find { found in self.show(found) } }
        func find(completion: @escaping ([UIViewController]) -> Void) {
          if isKnown { completion([Profile()]) } else { Library.load(completion: completion) }
        }
        func show(_ found: [UIViewController]) {
          for controller in found { navigationController?.pushViewController(controller, animated: true) }
        }
      }
      class Profile: UIViewController {}
      """)
    #expect(app.missing("Home push Profile") == [])
  }

  @Test(
    "that are called where they stand give what the context wants",
    arguments: [
      "var page: Page { if isRich { return .rich() }; return .plain() }; present(page, animated: true)",
      "let page: Page = { self.isRich ? .rich() : .plain() }(); present(page, animated: true)",
      "present(kept, animated: true); present(other, animated: true)",
    ])
  func calledAtOnce(line: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        var isRich = false
        lazy var kept: Page = { .rich() }()
        let other: Page = { return .init() }()
        func open() { \(line) }
      }
      class Page: UIViewController {
        static func plain() -> Page { Page() }
        static func rich() -> Page { Rich() }
      }
      class Rich: Page {}
      """)
    #expect(app.differences(from: "Home present Page\nHome present Rich") == [])
  }

  @Test(
    "that a case of an enum carries are given what the case declares",
    arguments: [
      ("use(.pick(1, onPick: { $0.show() }))", true), ("use(.pick(1) { router in router.show() })", true),
      ("use(Kind.pick(1, onPick: { router in router.show() }))", true),
      ("use(.either(onPick: { $0.show() }))", false), ("use(.unknown(1, onPick: { $0.show() }))", false),
    ])
  func carriedByCases(call: String, isKnown: Bool) {
    let app = Fixture(
      """
      enum Kind { case pick(Int, onPick: (Router) -> Void), either(onPick: (Router) -> Void) }
      enum Other { case either(onPick: (Help) -> Void) }
      class Router {
        let stack = UINavigationController()
        func show() { stack.pushViewController(Detail(), animated: true) }
      }
      class Help { func show() {} }
      class Home: UIViewController {
        func use(_ kind: Kind) {}
        @objc func open() { \(call) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.push).contains("Home push Detail") == isKnown)
  }
}
