import TestSupport
import Testing

@Suite("A function that calls itself")
struct RecursionTests {
  /// Classes whose pages are looked through by a function for what lies on top, as apps have it for all their containers.
  private static func app(containers: Int, search: (Int) -> String) -> Fixture {
    let numbers = 0..<containers
    let search = numbers.map(search).joined(separator: "\n")
    return Fixture(
      """
      \(numbers.map { "class Container\($0): UIViewController { var page: UIViewController? }" }
        .joined(separator: "\n"))
      func top(of screen: UIViewController) -> UIViewController {
        \(search)
        return screen
      }
      extension UIViewController { var topMost: UIViewController { top(of: self) } }
      class Home: UIViewController {
        let window = UIWindow()
        func open() { show(chosen(window.rootViewController!.topMost, Detail()), sender: nil) }
        func chosen(_ top: UIViewController, _ page: UIViewController) -> UIViewController {
          isEditing ? top : page
        }
      }
      class Detail: UIViewController {}
      """)
  }

  @Test(
    "does not keep others from being followed, however many ways lead through it",
    arguments: [
      "if let found = screen as? Container% { return found.page?.topMost ?? found }",
      "if let found = screen as? Container% { return top(of: found.page ?? found) }",
      "if let found = screen as? Container%, let page = found.page { return top(of: page) }",
    ])
  func manyWays(search: String) {
    let app = Self.app(containers: 12) { search.replacing("%", with: "\($0)") }
    #expect(app.edges(.show).contains("Home show Detail"))
  }

  @Test("gives what it gives in the end, through any number of runs of itself", arguments: [2, 9])
  func results(containers: Int) {
    let app = Self.app(containers: containers) {
      "if let found = screen as? Container\($0) { return found.page?.topMost ?? found }"
    }
    let all = (0..<containers).map { "Home show Container\($0)" } + ["Home show Detail"]
    #expect(app.edges(.show).filter { $0 != "Home show ?" } == all)
  }

  @Test("of two that call each other gives what either gives")
  func mutual() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open() { show(first(3), sender: nil) }
        func first(_ count: Int) -> UIViewController { count > 0 ? second(count - 1) : Detail() }
        func second(_ count: Int) -> UIViewController { count > 0 ? first(count - 1) : Other() }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.edges(.show) == ["Home show Detail", "Home show Other"])
  }

  @Test("leads to others that it calls for each of its branches")
  func branches() {
    let numbers = 0..<12
    let app = Fixture(
      """
      \(numbers.map {
        "class Box\($0): UIViewController { var page: UIViewController?; "
          + "var top\($0): UIViewController { top(of: page ?? self) } }"
      }.joined(separator: "\n"))
      func top(of screen: UIViewController) -> UIViewController {
        \(numbers.map { "if let found = screen as? Box\($0) { return found.top\($0) }" }.joined(separator: "\n"))
        return screen
      }
      class Home: UIViewController {
        let window = UIWindow()
        func open() { show(chosen(top(of: window.rootViewController!), Detail()), sender: nil) }
        func chosen(_ top: UIViewController, _ page: UIViewController) -> UIViewController {
          isEditing ? top : page
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.show).contains("Home show Detail"))
  }

  @Test(
    "by way of properties gives all that they come to hold, in whichever order code sets them",
    arguments: [
      ["first = A()", "first = second", "second = third", "third = first!.next()"],
      ["third = first!.next()", "second = third", "first = second", "first = A()"],
      ["second = third", "first = A()", "third = first!.next()", "first = second"],
    ])
  func properties(assignments: [String]) {
    let app = Fixture(
      """
      protocol Page: UIViewController { func next() -> Page }
      class A: UIViewController, Page { func next() -> Page { B() } }
      class B: UIViewController, Page { func next() -> Page { C() } }
      class C: UIViewController, Page { func next() -> Page { D() } }
      class D: UIViewController, Page { func next() -> Page { self } }
      class Home: UIViewController {
        var first: Page?
        var second: Page?
        var third: Page?
        func prepare() {
          \(assignments.joined(separator: "\n    "))
        }
        func showFirst() { present(first!, animated: true) }
        func showThird() { show(third!, sender: nil) }
      }
      """)
    #expect(app.edges(.present) == ["A", "B", "C", "D"].map { "Home present \($0)" })
    #expect(app.edges(.show) == ["B", "C", "D"].map { "Home show \($0)" })
  }

  @Test(
    "by way of properties and of what functions hold or are given gives the same",
    arguments: [
      // A local, which a function returns.
      ["func take() -> Page? { let page = first; return page }", "second = take()"],
      ["func take() -> Page? { guard let page = first else { return nil }; return page }", "second = take()"],
      // A parameter: as long as nothing is known of it, it could be any page.
      ["func keep(_ page: Page) -> Page { page.view.tag = 1; return page }", "second = keep(first!)"],
      ["func set(_ page: Page?) { second = page }", "set(first)"],
    ])
  func functions(lines: [String]) {
    let app = Fixture(
      """
      protocol Page: UIViewController { func next() -> Page }
      class A: UIViewController, Page { func next() -> Page { B() } }
      class B: UIViewController, Page { func next() -> Page { C() } }
      class C: UIViewController, Page { func next() -> Page { self } }
      class Elsewhere: UIViewController, Page { func next() -> Page { Other() } }
      class Other: UIViewController, Page { func next() -> Page { self } }
      class Home: UIViewController {
        var first: Page?
        var second: Page?
        \(lines[0])
        func prepare() {
          second = A()
          first = second!.next()
          \(lines[1])
        }
        func showFirst() { present(first!, animated: true) }
        func showSecond() { show(second!, sender: nil) }
      }
      """)
    #expect(app.edges(.present) == ["B", "C"].map { "Home present \($0)" })
    #expect(app.edges(.show) == ["A", "B", "C"].map { "Home show \($0)" })
  }

  @Test("by way of a property gives what comes after many rounds, and says where there is more")
  func longCycles() {
    func pages(_ count: Int) -> [String] {
      let pages = (0..<count).map {
        "class Page\($0): UIViewController, Page { func next() -> Page { Page\(min($0 + 1, count - 1))() } }"
      }
      let app = Fixture(
        """
        protocol Page: UIViewController { func next() -> Page }
        \(pages.joined(separator: "\n"))
        class Home: UIViewController {
          var page: Page?
          func prepare() {
            page = Page0()
            page = page!.next()
          }
          func open() { present(page!, animated: true) }
        }
        """)
      return app.edges(.present)
    }
    #expect(Set(pages(16)) == Set((0..<16).map { "Home present Page\($0)" }))
    #expect(pages(60).contains("Home present ?"))
  }

  @Test("tells objects of one class apart by what they are made with")
  func objects() {
    let app = Fixture(
      """
      enum Stage {
        case first, second, third
        var next: Stage {
          switch self {
          case .first: .second
          case .second, .third: .third
          }
        }
      }
      class Step {
        let stage: Stage
        init(_ stage: Stage) { self.stage = stage }
        func next() -> Step { Step(stage.next) }
        func screen() -> UIViewController {
          switch stage {
          case .first: Intro()
          case .second: Terms()
          case .third: Done()
          }
        }
      }
      class Home: UIViewController {
        var step = Step(.first)
        func advance() { step = step.next() }
        func open() { present(step.screen(), animated: true) }
      }
      class Intro: UIViewController {}
      class Terms: UIViewController {}
      class Done: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Home present Done", "Home present Intro", "Home present Terms"])
  }

  @Test("ends where an array is put into itself, and knows what else is put into it")
  func nestedArrays() {
    let app = Fixture(
      """
      class Home: UIViewController {
        var pages: [Any] = [Intro()]
        func nest() { pages = [pages, pages, Terms()] }
        @objc func open() { for page in pages { present(page as! UIViewController, animated: true) } }
      }
      class Intro: UIViewController {}
      class Terms: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Home present Intro", "Home present Terms"])
  }
}
