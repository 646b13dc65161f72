import TestSupport
import Testing

/// Sources that would keep a careless linker busy for ever. A test that does not end has failed.
@Suite("Hostile sources")
struct HostileInputTests {
  @Test(
    "Values that are defined by themselves end",
    arguments: [
      "let next = next; present(next, animated: true)",
      "var a = UIViewController(); a = a; present(a, animated: true)",
      "let a = b; let b = a; present(a, animated: true)",
      "func f() -> UIViewController { g() }; func g() -> UIViewController { f() }; present(f(), animated: true)",
      "present(loop, animated: true)",
      "present(first.second.first.second, animated: true)",
      "let c = { c() }; present(c(), animated: true)",
    ])
  func circularValues(_ body: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        var loop: UIViewController { pool }
        var pool: UIViewController { loop }
        var first: List { second }
        var second: List { first }
        func open() { \(body) }
      }
      """)
    #expect(app.edges.count <= 2)
    #expect(app.edges.allSatisfy { $0.source == "List" })
  }

  @Test("Types that inherit from themselves end")
  func circularTypes() {
    let app = Fixture(
      """
      class A: B { func open() { present(C(), animated: true) } }
      class B: A {}
      class C: C {}
      class J<T>: K<T> { let item: T; func open() { present(item, animated: true) } }
      class K<T>: J<T> {}
      class L: J { func show() { present(item, animated: true); item.present(L(), animated: true) } }
      protocol P: Q { var screen: UIViewController { get } }
      protocol Q: P {}
      extension P { var screen: UIViewController { other } }
      extension Q { var other: UIViewController { screen } }
      class D: UIViewController, P { func open() { present(screen, animated: true) } }
      typealias X = Y
      typealias Y = X
      typealias Z = Z
      class E: X { func open() { present(Y(), animated: true) } }
      class F: Z.Z.Z {}
      enum Outer { typealias Inner = Outer.Inner }
      class G: Outer.Inner {}
      """)
    #expect(app.missing("D present ?") == [])
  }

  @Test("Factories that call each other with ever new arguments end")
  func growingArguments() {
    let app = Fixture(
      """
      class List: UIViewController {
        func wrap(_ c: UIViewController) -> UIViewController {
          wrap(UINavigationController(rootViewController: c))
        }
        func ping(_ a: [UIViewController]) -> UIViewController { pong(a + a) }
        func pong(_ a: [UIViewController]) -> UIViewController { ping(a + a) }
        func open() {
          present(wrap(Detail()), animated: true)
          show(ping([Detail()]), sender: nil)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.allSatisfy { $0.source == "List" || $0.source == "UINavigationController" })
  }

  @Test(
    "Arrays that are all added to each other hold what any of them holds, and end", .timeLimit(.minutes(Hang.minutes)))
  func arraysOfEachOther() {
    let numbers = 0..<8
    let app = Fixture(
      """
      class Shelf {
        \(numbers.map { "var pages\($0): [UIViewController] = [Page\($0)()]" }.joined(separator: "\n"))
        func gather() {
          \(numbers.map { number in
            "pages\(number) = " + numbers.map { "pages\($0)" }.joined(separator: " + ")
          }.joined(separator: "\n"))
        }
      }
      class List: UIViewController {
        let shelf = Shelf()
        func open() { for page in shelf.pages0 { present(page, animated: true) } }
      }
      \(numbers.map { "class Page\($0): UIViewController {}" }.joined(separator: "\n"))
      """)
    #expect(app.missing(numbers.map { "List present Page\($0) [inferred]" }.joined(separator: "\n")) == [])
  }

  @Test(
    "Properties that hold what each of the others holds have all of it, whichever is asked first",
    .timeLimit(.minutes(Hang.minutes)))
  func propertiesOfEachOther() {
    let numbers = 0..<9
    let app = Fixture(
      numbers.map { number in
        """
        class Page\(number): UIViewController {}
        class Shelf\(number) {
          var page: UIViewController?
          \(numbers.map { "var shelf\($0): Shelf\($0)?" }.joined(separator: "\n  "))
          func fill() {
            page = Page\(number)()
            \(numbers.filter { $0 != number }.map { "page = shelf\($0)?.page" }.joined(separator: "\n    "))
          }
        }
        class Room\(number): UIViewController {
          var shelf: Shelf\(number)?
          func open() { present(shelf!.page!, animated: true) }
        }
        """
      }.joined(separator: "\n"))
    let expected = numbers.flatMap { shelf in numbers.map { "Room\(shelf) present Page\($0) [inferred]" } }
    #expect(app.missing(expected.joined(separator: "\n")) == [])
    #expect(app.edges.count == expected.count)
  }

  @Test(
    "Screens that many functions of one long file keep are followed to all of them", .timeLimit(.minutes(Hang.minutes)))
  func keptInLongFiles() {
    let numbers = 0..<250
    let app = Fixture(
      numbers.map { number in
        """
        class Page\(number): UIViewController {}
        enum Builder\(number) {
          static func make\(number)() -> UIViewController { let made = Page\(number)(); return made }
        }
        class Keeper\(number) {
          var kept: UIViewController?
          \((0..<20).map { "func keep\($0)() { let made = Builder\(number).make\(number)(); kept = made }" }
            .joined(separator: "\n  "))
        }
        """
      }.joined(separator: "\n"))
    #expect(app.program.account.placeCount == numbers.count)
  }

  @Test("Locals that are bound to themselves and to each other decide nothing and end")
  func circularBindings() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open(_ screen: UIViewController?) {
          if let screen = screen as? Detail {
            if screen == nil { present(Editor(), animated: true) }
            let first = second, second = first
            if first == second { present(Detail(), animated: true) }
          }
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      """)
    #expect(app.missing("List present Detail\nList present Editor") == [])
  }

  @Test("A chain of two thousand wrappers ends")
  func longChain() {
    let links = (0..<2_000).map {
      "class W\($0) { func go\($0)(_ c: UIViewController) { W\($0 + 1)().go\($0 + 1)(c) } }"
    }
    let app = Fixture(
      """
      \(links.joined(separator: "\n"))
      class W2000 { let n = UINavigationController(); func go2000(_ c: UIViewController) { n.pushViewController(c, animated: true) } }
      class List: UIViewController { func open() { W0().go0(Detail()) } }
      class Detail: UIViewController {}
      """)
    #expect(!app.graph.nodes.isEmpty)
  }

  @Test("Wrappers that all call each other end")
  func wrapperClique() {
    let count = 10
    let types = (0..<count).map { own in
      let calls = (0..<count).filter { $0 != own }.map { "W\($0)().forwardTo\($0)(c)" }.joined(separator: "; ")
      return "class W\(own) { func forwardTo\(own)(_ c: UIViewController) { n.present(c, animated: true); \(calls) } }"
    }
    let app = Fixture(
      """
      \(types.joined(separator: "\n"))
      class List: UIViewController { func open() { W0().forwardTo0(Detail()) } }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List present Detail") == [])
  }

  @Test("A chain of responsibility of many handlers ends", .timeLimit(.minutes(Hang.minutes)))
  func chainOfResponsibility() {
    let handlers = (0..<16).map { own in
      """
      class Handler\(own): UIViewController, Handler {
        var next: Handler?
        func handle(_ event: Int) { if event == \(own) { present(Screen\(own)(), animated: true) } else { next?.handle(event) } }
      }
      class Screen\(own): UIViewController {}
      """
    }
    let app = Fixture(
      """
      protocol Handler { var next: Handler? { get }; func handle(_ event: Int) }
      \(handlers.joined(separator: "\n"))
      """)
    #expect(app.missing("Handler0 present Screen0\nHandler15 present Screen15") == [])
  }

  @Test(
    "Methods of one class that all call each other show for who calls them, and end", .timeLimit(.minutes(Hang.minutes))
  )
  func methodClique() {
    let count = 24
    let methods = (0..<count).map { own in
      let calls = (0..<count).map { "show\($0)(c)" }.joined(separator: "; ")
      return "func show\(own)(_ c: UIViewController) { present(c, animated: true); \(calls) }"
    }
    let app = Fixture(
      """
      class List: UIViewController {
        \(methods.joined(separator: "\n"))
        func open() { show0(Detail()) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List present Detail") == [])
  }

  @Test(
    "Locals that are declared again with a part of themselves end", .timeLimit(.minutes(Hang.minutes)),
    arguments: ["let p = p.q", "#if A\nlet p = p.q\n#else\nlet p = p.r\n#endif", "let p = p.q()", "let p = p[0]?.q"])
  func repeatedLocals(_ declaration: String) {
    let lines = Array(repeating: declaration, count: 40).joined(separator: "\n")
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          \(lines)
          present(p, animated: true)
        }
      }
      """)
    #expect(app.edges.map(\.ends) == ["List present ?"])
  }

  @Test("Branches that multiply end")
  func exponentialAlternatives() {
    let lines = (0..<40).map { "let v\($0 + 1) = flag ? v\($0) : wrap(v\($0))" }.joined(separator: "\n")
    let app = Fixture(
      """
      class List: UIViewController {
        func wrap(_ c: UIViewController) -> UIViewController { c }
        func open(_ flag: Bool) {
          let v0 = Detail()
          \(lines)
          present(v40, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.allSatisfy { $0.source == "List" })
  }

  @Test(
    "Methods that all call each other are looked at once for what their object keeps",
    .timeLimit(.minutes(Hang.minutes)))
  func methodsOfKeeper() {
    let count = 80
    let methods = (0..<count).map { method in
      "func m\(method)() { \((0..<count).map { "m\($0)()" }.joined(separator: "; ")) }"
    }
    let screens = (0..<20).map { screen in
      """
      class Screen\(screen): UIViewController {
        let service = Service()
        @objc func tap() { service.fetch { self.present(Detail(), animated: true) } }
      }
      """
    }
    let app = Fixture(
      """
      class Detail: UIViewController {}
      class Job {
        let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
        \(methods.joined(separator: "\n"))
      }
      class Service {
        func fetch(_ done: @escaping () -> Void) { let job = Job(done: done); job.m0() }
      }
      \(screens.joined(separator: "\n"))
      """)
    #expect(app.edges.count == 20)
  }

  @Test("Thousands of screens that one piece of code makes end", .timeLimit(.minutes(Hang.minutes)))
  func screensOfOneBody() {
    let entries = (0..<4_000).map { ".init(title: \"\($0)\", make: { Detail() })" }
    let app = Fixture(
      """
      struct Entry {
        let title: String
        let make: () -> UIViewController
      }
      class Detail: UIViewController {}
      class List: UIViewController {
        var entries: [Entry] = []
        func load() { entries = [\(entries.joined(separator: ", "))] }
      }
      """)
    #expect(!app.graph.nodes.isEmpty)
  }

  @Test("Hundreds of functions of one name that hand on what they make end", .timeLimit(.minutes(Hang.minutes)))
  func functionsOfOneName() {
    let modules = (0..<600).map { module in
      """
      class Page\(module): UIViewController {}
      class Assembly\(module) { func make() -> UIViewController { let page = Page\(module)(); return page } }
      class User\(module) {
        let assembly = Assembly\(module)()
        func keep() { let page = assembly.make(); log(page) }
        func log(_ page: UIViewController) {}
      }
      """
    }
    let app = Fixture(
      """
      import PageKit
      \(modules.joined(separator: "\n"))
      class List: UIViewController { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List present Detail") == [])
    #expect(app.reasons(of: "Page599") == ["unexplained: navgraph could not follow the object that is made here"])
  }

  @Test(
    "Deep nesting ends",
    arguments: [
      "present(\(String(repeating: "wrap(", count: 400))Detail()\(String(repeating: ")", count: 400)), animated: true)",
      "\(String(repeating: "if a { ", count: 400))present(Detail(), animated: true)\(String(repeating: " }", count: 400))",
      "\(String(repeating: "run { ", count: 400))present(Detail(), animated: true)\(String(repeating: " }", count: 400))",
      "present(Detail()\(String(repeating: ".padding()", count: 2_000)), animated: true)",
      "let x = \(String(repeating: "1 + ", count: 2_000))1; present(Detail(), animated: true)",
    ])
  func deepNesting(_ body: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func wrap(_ c: UIViewController) -> UIViewController { c }
        func open() { \(body) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.allSatisfy { $0.source == "List" && $0.kind == .present })
  }

  @Test("Storyboards whose references go round in cycles end")
  func circularStoryboards() {
    let app = Fixture(
      """
      //- A.storyboard
      \(Storyboard(initial: "p", .placeholder(id: "p", storyboard: "B"), .screen("List", id: "list", .show("p"))))
      //- B.storyboard
      \(Storyboard(initial: "q", .placeholder(id: "q", storyboard: "A")))
      //- C.storyboard
      \(Storyboard(
        initial: "n", .container("navigationController", id: "n", .relationship("rootViewController", to: "n"))))
      //- App.swift
      class List: UIViewController {
        func open() { present(UIStoryboard(name: "C", bundle: nil).instantiateInitialViewController()!, animated: true) }
      }
      """)
    #expect(app.missing("List show ?\nList present C:n") == [])
  }

  @Test("Broken sources give what can be read of them")
  func brokenSources() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { present(Detail(), animated: true) }
        func broken( { ) present(
      class Detail: UIViewController {
      }}}} extension { func } protocol enum case
      """)
    #expect(app.graph.nodes.contains { $0.name == "List" })
  }
}
