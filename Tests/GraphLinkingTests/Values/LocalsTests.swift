import TestSupport
import Testing

@Suite("Locals and casts")
struct LocalsTests {
  @Test("A local holds the screen that is made for it")
  func local() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let detail = Detail()
          detail.title = "Detail"
          navigationController?.pushViewController(detail, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List push Detail [certain] @5") == [])
  }

  @Test("A local that is assigned in branches can be each of them")
  func branches() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open(_ isNew: Bool) {
          let next: UIViewController
          if isNew { next = Editor() } else { next = Detail() }
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail\nList present Editor") == [])
  }

  @Test("A ternary, and an `if` as an expression, can be each of their values")
  func ternary() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open(_ isNew: Bool) { present(isNew ? Editor() : Detail(), animated: true) }
        func swap(_ isNew: Bool) {
          let next = if isNew { Editor() } else { Preview() }
          show(next, sender: nil)
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      class Preview: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Detail
          List present Editor
          List show Editor
          List show Preview
          """) == [])
  }

  @Test("A local hides the property of the same name")
  func shadowing() {
    let app = Fixture(
      """
      class List: UIViewController {
        let next = Detail()
        func open() {
          let next = Editor()
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      """)
    #expect(app.differences(from: "List present Editor [certain]") == [])
  }

  @Test("A cast says the class where the value is not known", arguments: ["as!", "as?"])
  func cast(_ cast: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          guard let next = load("detail") \(cast) Detail else { return }
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("A cast to a superclass does not hide the class that is made")
  func upcast() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let next = Detail() as UIViewController
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [certain]") == [])
  }

  @Test("A navigation controller around a screen is a container with its root")
  func container() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let navigation = UINavigationController(rootViewController: Detail())
          navigation.modalPresentationStyle = .fullScreen
          present(navigation, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present UINavigationController
          UINavigationController root Detail
          """) == [])
  }

  @Test("The elements of an array are each a destination")
  func arrays() {
    let app = Fixture(
      """
      class Root: UITabBarController {
        override func viewDidLoad() {
          let first = Home()
          var tabs = [first, Search()]
          setViewControllers(tabs, animated: false)
        }
      }
      class Home: UIViewController {}
      class Search: UIViewController {}
      """)
    #expect(app.differences(from: "Root tab Home\nRoot tab Search") == [])
  }

  @Test(
    "that say only their type are what its initializer makes",
    arguments: [
      "let navigation: UINavigationController = .init(rootViewController: Detail())",
      "let navigation = UINavigationController.init(rootViewController: Detail())",
    ])
  func implicitInitializers(_ declaration: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          \(declaration)
          present(navigation, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(from: "List present UINavigationController\nUINavigationController root Detail") == [])
  }

  @Test(
    "that a block declares hide what the block binds under their name, from there on",
    arguments: [
      "if let page = pages[1] { print(page); let page = Plum(); present(page, animated: true) }",
      "if let page = pages[1], isReady { let page = Plum(); use { self.present(page, animated: true) } }",
      "if case .page(let page) = state { print(page); let page = Plum(); present(page, animated: true) }",
      "switch state { case .page(let page): let page = Plum(); present(page, animated: true); default: break }",
      "for page in pages.values { print(page); let page = Plum(); present(page, animated: true) }",
      "while let page = pages[1] { let page = Plum(); present(page, animated: true) }",
      "if let page = pages[1], let page = made(from: page) { present(page, animated: true) }",
    ])
  func hiddenBindings(_ code: String) {
    #expect(Fixture(Self.front(code)).differences(from: "Front present Plum") == [])
  }

  @Test(
    "that a block declares do not hide what is read before them or beside the block",
    arguments: [
      "if let page = pages[1] { present(page, animated: true); let page = Plum(); print(page) }",
      "if let page = pages[1] { if isReady { let page = Plum(); print(page) }; present(page, animated: true) }",
      "if let page = pages[1] { let page = page; present(page, animated: true) }",
      "if let page = pages[1] { let page = kept(page); present(page, animated: true) }",
      "if case .page(let page) = state { let page = kept(page); present(page, animated: true) }",
      "if let page = pages[1], let page = page as? UIViewController { present(page, animated: true) }",
      "guard let page = pages[1] else { let page = Plum(); return print(page) }; present(page, animated: true)",
    ])
  func unhiddenBindings(_ code: String) {
    #expect(Fixture(Self.front(code)).differences(from: "Front present Pear") == [])
  }

  /// A screen that runs some code, with pages of one kind.
  private static func front(_ code: String) -> String {
    """
    enum State { case page(UIViewController), none }
    class Front: UIViewController {
      let pages: [Int: UIViewController] = [1: Pear()]
      let state = State.page(Pear())
      let isReady: Bool
      func open() { \(code) }
      func kept(_ page: UIViewController) -> UIViewController { page }
      func made(from page: UIViewController) -> UIViewController? { Plum() }
    }
    class Plum: UIViewController {}
    class Pear: UIViewController {}
    """
  }

  @Test(
    "that are declared as collections hold values of the type of their elements, wherever those come from",
    arguments: [
      "let all: [Leaf] = outside(); present(all[0].bake(), animated: true)",
      "let all: [Leaf] = outside(); present(all.first!.bake(), animated: true)",
      "let all: [Leaf] = outside(); for one in all { present(one.bake(), animated: true) }",
      "let all: [Leaf] = outside(); all.map { $0.bake() }.forEach { present($0, animated: true) }",
      "let all: [[Leaf]] = outside(); present(all[0][1].bake(), animated: true)",
      "let all: [Int: Leaf] = outside(); present(all[0]!.bake(), animated: true)",
      "let all: [Int: Leaf] = outside(); present((all[0] ?? .plum).bake(), animated: true)",
      "let all: [Int: [Leaf]] = outside(); present(all[0]![1].bake(), animated: true)",
      "let all = outside() as! [Leaf]; present(all[0].bake(), animated: true)",
      "var all: [Int: Leaf] = [:]; all[1] = outside(); present(all[1]!.bake(), animated: true)",
      "let all: [Leaf] = outside(); show(all)",
      "let all: [Leaf] = outside(); pass(all)",
    ])
  func elementsOfDeclaredCollections(_ code: String) {
    #expect(Fixture(Self.bar(code)).missing("Bar present Plum\nBar present Pear") == [])
  }

  @Test(
    "that are declared as collections hold nothing else where their elements are known",
    arguments: [
      "let all: [Leaf] = [.plum]; present(all[0].bake(), animated: true)",
      "let all: [Int: Leaf] = [1: .plum]; present(all[1]!.bake(), animated: true)",
      "var all: [Int: Leaf] = [:]; all[1] = .plum; present(all[1]!.bake(), animated: true)",
      "let all: [UIViewController] = outside(); present(all[0], animated: true); present(Plum(), animated: true)",
    ])
  func elementsThatAreKnown(_ code: String) {
    let app = Fixture(Self.bar(code))
    #expect(app.found("Bar present Pear") == [])
  }

  /// A screen that runs some code, with an enum that makes two others.
  private static func bar(_ code: String) -> String {
    """
    class Bar: UIViewController {
      func open() { \(code) }
      func pass(_ all: [Leaf]) { show(all) }
      func show(_ all: [Leaf]) { present(all[0].bake(), animated: true) }
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

  @Test("that are declared without a value hide the parameter of their name")
  func hiddenParameters() {
    let app = Fixture(
      """
      class Item {
        var make: () -> UIViewController? = { Detail() }
        func open(from screen: UIViewController?, in stack: UINavigationController) {
          var screen: UIViewController?
          if screen == nil { screen = make() }
          screen = checked { return screen }
          if let screen { stack.pushViewController(screen, animated: true) }
        }
        func checked(_ given: () -> UIViewController?) -> UIViewController? { given() }
      }
      class List: UIViewController {
        let item = Item()
        func select() { item.open(from: self, in: navigationController!) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Item push Detail\nList push Detail via Item") == [])
  }

  @Test("that get their value later have the type that they were declared with")
  func typedLater() {
    let app = Fixture(
      """
      struct Outcome: View {
        static let success: Outcome = .init()
        static let failure: Outcome = .init()
        var body: some View { Text("") }
      }
      final class Flow: UINavigationController {
        func finish(_ isDone: Bool) {
          var view: Outcome
          switch isDone {
          case true: view = .success
          case false: view = .failure
          }
          pushViewController(UIHostingController(rootView: view), animated: true)
        }
      }
      """)
    #expect(app.differences(from: "Flow push Outcome") == [])
  }

  @Test("that get their value later, from a store of anything, are what they are declared as")
  func declaredLater() {
    let app = Fixture(
      """
      class Registry {
        static let shared = Registry()
        subscript<T>(key: Int) -> T { fatalError() }
      }
      class List: UIViewController {
        func open(_ first: Bool) {
          let detail: Detail
          if first { detail = Registry.shared[0] } else { detail = Registry.shared[1] }
          present(detail, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [inferred]") == [])
  }

  @Test("that branches assign are, in a branch, what that one assigns")
  func ownBranches() {
    let app = Fixture(
      """
      class List: UIViewController {
        func tap(id: Int?) {
          let page: UIViewController
          if let id {
            page = Detail(id: id)
            present(page, animated: true)
          } else {
            page = Form()
            navigationController?.pushViewController(page, animated: true)
          }
          show(page, sender: nil)
        }
      }
      class Detail: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      class Form: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Detail
          List push Form
          List show Detail
          List show Form
          """) == [])
  }

  @Test("that branches assign decide what is shown, unless it depends on themselves which branch is taken")
  func decidingBranches() {
    let app = Fixture(
      """
      enum Style { case push, modal, other }
      class List: UIViewController {
        func tap() { open(asSheet: true); open(asSheet: false); again() }
        func open(asSheet: Bool) {
          let style: Style
          switch asSheet {
          case true: style = .modal
          case false: style = .push
          }
          go(style)
        }
        func again() {
          var style = Style.other
          if style == .other { style = .push }
          if style == .push { style = .other }
          go(style)
        }
        func go(_ style: Style) {
          switch style {
          case .push: navigationController?.pushViewController(Detail(), animated: true)
          case .modal: present(Detail(), animated: true)
          case .other: break
          }
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["List present Detail", "List push Detail"])
  }

  @Test("of one name, one in the other, are told apart each time that they are read")
  func sameNames() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open(_ flag: Bool, _ other: Bool) {
          var page: UIViewController = First()
          if flag { page = Second() }
          run {
            var page = page
            if other { page = Third() }
            show(page, sender: nil)
            present(page, animated: true)
          }
        }
        func run(_ work: () -> Void) { work() }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      class Third: UIViewController {}
      """)
    let all = ["First", "Second", "Third"]
    #expect(app.edges(.show) == all.map { "Home show \($0)" })
    #expect(app.edges(.present) == all.map { "Home present \($0)" })
  }

  @Test(
    "A local is known from its declaration on: before, its name means the property",
    arguments: [
      "let presenter = page; let page = Leaf(); presenter.push(page)",
      "let presenter = page; let page: Leaf; if isBig { page = Leaf() } else { page = Leaf() }; presenter.push(page)",
      "if isBig { let presenter = page; let page = Leaf(); presenter.push(page) }",
      "run { let presenter = page; let page = Leaf(); presenter.push(page) }",
      "page.title = \"a\"; let presenter = page; let page = Leaf(); presenter.push(page)",
    ])
  func readBefore(_ statements: String) {
    let app = Fixture(
      """
      class Stack: UINavigationController {
        func push(_ controller: UIViewController) { pushViewController(controller, animated: true) }
      }
      class Opener {
        let page: Stack
        init(page: Stack) { self.page = page }
        func open(isBig: Bool) { \(statements) }
        func run(_ work: () -> Void) { work() }
      }
      class Leaf: UIViewController {}
      class Start: UIViewController {
        let stack = Stack()
        func show() { Opener(page: stack).open(isBig: true) }
      }
      """)
    #expect(app.missing("Opener push Leaf") == [])
    #expect(app.reasons == [])
  }

  @Test("A local that both clauses of a condition declare can be what either of them says")
  func declaredTwice() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          #if os(iOS)
            let next = Editor()
            log(next)
          #else
            let next = Detail()
            log(next)
          #endif
          present(next, animated: true)
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      """)
    #expect(app.missing("List present Editor") == [])
  }
}
