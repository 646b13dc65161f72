import TestSupport
import Testing

@Suite("Elements that code sets in a collection")
struct SetElementTests {
  @Test(
    "are what the collection gives, whatever it begins with",
    arguments: [
      ("var pages: [Int: UIViewController] = [:]", "pages[1] = Detail()"),
      ("var pages: [Int: UIViewController] = .init()", "pages[1] = Detail()"),
      ("var pages: Dictionary<Int, UIViewController> = Dictionary()", "pages[1] = Detail()"),
      ("var pages = [Int: UIViewController]()", "let page = Detail(); self.pages[1] = page"),
      ("var pages: [Int: UIViewController] = [:]", "pages.updateValue(Detail(), forKey: 1)"),
      (
        "var pages: [Int: UIViewController] = [:]",
        "keep(Detail(), 1) }; func keep(_ page: UIViewController, _ key: Int) { pages[key] = page"
      ),
    ])
  func properties(property: String, filling: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        \(property)
        func fill() { \(filling) }
        func open(_ key: Int) { if let page = pages[key] { present(page, animated: true) } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Detail"])
  }

  @Test("are what a local gives")
  func locals() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open(_ key: Int) {
          var pages: [Int: UIViewController] = .init()
          pages[1] = Detail()
          if let page = pages[key] { present(page, animated: true) }
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Detail"])
  }

  @Test(
    "are found by their keys where these are known",
    arguments: [
      "makers[\"list\"] = { List() }; makers[\"detail\"] = { Detail() }",
      "makers = [\"list\": { List() }, \"detail\": { Detail() }]",
    ])
  func keys(filling: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        var makers: [String: () -> UIViewController] = [:]
        func fill() { \(filling) }
        func open() { if let make = makers["list"] { present(make(), animated: true) } }
      }
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present List"])
  }

  @Test("are all that it may be where the key is not known")
  func unknownKeys() {
    let app = Fixture(
      """
      class Home: UIViewController {
        var pages: [String: UIViewController] = [:]
        func fill() { pages["list"] = List(); pages["detail"] = Detail() }
        func open(_ name: String) { if let page = pages[name] { present(page, animated: true) } }
      }
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Detail", "Home present List"])
  }

  @Test(
    "come to arrays that begin empty, in any of the ways to write that",
    arguments: [
      "var pages: [Base] = []", "var pages: [Base] = .init()", "var pages: [Base] = [Base]()",
      "var pages: Array<Base> = Array()", "var pages: Set<Base> = .init()",
    ])
  func emptyArrays(property: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        \(property)
        func fill() { pages.insert(Detail()) }
        func open() { if let page = pages.first { present(page, animated: true) } }
      }
      class Base: UIViewController {}
      class Detail: Base {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Detail"])
  }

  @Test("are all that it may be where the key is in a variable, whatever that begins with")
  func variableKeys() {
    let app = Fixture(
      """
      class Home: UIViewController {
        var current = "list"
        let pages = ["list": List(), "detail": Detail()]
        func open() { if let page = pages[current] { present(page, animated: true) } }
      }
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Detail", "Home present List"])
  }

  @Test("come beside what stands for those that are missing")
  func defaults() {
    let app = Fixture(
      """
      class Home: UIViewController {
        let pages: [String: UIViewController] = ["list": List()]
        func open(_ name: String) { present(pages[name, default: Missing()], animated: true) }
      }
      class List: UIViewController {}
      class Missing: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present List", "Home present Missing"])
  }

  @Test("are those of the object whose code sets them, and not those of its siblings")
  func objects() {
    let app = Fixture(
      """
      class Pages: UIViewController {
        let make: () -> UIViewController
        var pages: [String: UIViewController] = [:]
        init(_ make: @escaping () -> UIViewController) { self.make = make }
        func page() -> UIViewController {
          if let page = pages["first"] { return page }
          let page = make()
          pages["first"] = page
          return page
        }
      }
      class Lists: Pages {
        init() { super.init({ List() }) }
        func open() { present(page(), animated: true) }
      }
      class Details: Pages {
        init() { super.init({ Detail() }) }
        func open() { present(page(), animated: true) }
      }
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Details present Detail", "Lists present List"])
  }

  @Test("of a window controller are no content of the one whose initializer removes it at the end")
  func closing() {
    let app = Fixture(
      """
      class Manager {
        var controllers: [Int: Chat] = [:]
        func open(_ id: Int) {
          let chat = Chat(id: id) { [weak self] id in self?.controllers.removeValue(forKey: id) }
          controllers[id] = chat
          chat.showWindow(nil)
        }
      }
      class Chat: NSWindowController {
        init(id: Int, onClose: @escaping (Int) -> Void) { super.init(window: nil) }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Manager window Chat"])
  }

  @Test(
    "are what an array gives, whatever it begins with",
    arguments: [
      ("var pages: [UIViewController?] = [nil, nil]", "pages[1] = Detail()"),
      ("var pages: [UIViewController?] = []", "self.pages[1] = Detail()"),
      ("var pages = [UIViewController?](repeating: nil, count: 2)", "let page = Detail(); pages[1] = page"),
      (
        "var pages: [UIViewController?] = [nil, nil]",
        "keep(Detail(), 1) }; func keep(_ page: UIViewController, _ index: Int) { pages[index] = page"
      ),
      (
        "var pages: [UIViewController?] = []",
        "pages = Array(repeating: nil, count: 2); let page = Factory().make(); pages[0] = page"
      ),
    ])
  func arrays(property: String, filling: String) {
    let app = Fixture(
      """
      class Home: UIViewController {
        \(property)
        func fill() { \(filling) }
        func open(_ index: Int) { if let page = pages[index] { present(page, animated: true) } }
        func openSecond() { present(pages[1]!, animated: true) }
      }
      class Factory { func make() -> UIViewController { let page = Detail(); return page } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Detail @4 @5") == [])
  }

  @Test("of an array are those that are set at the number that is read, and none of another object's array")
  func arrayPlaces() {
    let app = Fixture(
      """
      class Home: UIViewController {
        var pages: [UIViewController?] = [nil, nil]
        func fill() { pages[1] = Detail(); pages[0] = List() }
        func open() { present(pages[0]!, animated: true) }
      }
      class Other {
        var pages: [UIViewController?] = []
        func fill() { pages[0] = Stray() }
      }
      extension Home {
        func sort() { var pages: [UIViewController?] = [nil]; pages[0] = Stray(); print(pages) }
      }
      class Detail: UIViewController {}
      class List: UIViewController {}
      class Stray: UIViewController {}
      """)
    #expect(app.differences(from: "Home present List") == [])
  }

  @Test(
    "leave the other places of an array as they are, if no index is computed",
    arguments: [
      ("[First(), Second()]", "pages[1] = Third()", "pages[0]", "Home present First"),
      (
        "[First(), Second()]", "pages[1] = Third()", "pages[1]",
        "Home present Second [possible]\nHome present Third [possible]"
      ),
      ("[nil, First(), nil]", "pages[0] = Second()", "pages[1]!", "Home present First"),
      ("[nil, nil]", "pages[0] = First(); pages[1] = Second()", "pages[0]!", "Home present First"),
      ("[nil, nil]", "pages[0] = First(); pages[1] = Second(); pages[1] = nil", "pages[1]!", "Home present Second"),
      (
        "[First(), Second()]", "for index in 1..<2 { pages[index] = Third() }", "pages[0]",
        """
        Home present First [possible]
        Home present Second [possible]
        Home present Third [possible]
        """
      ),
    ],
    [true, false])
  func otherPlaces(_ example: (String, String, String, String), _ isLocal: Bool) {
    let (value, filling, read, edges) = example
    let declaration = "var pages: [UIViewController?] = \(value)"
    let app = Fixture(
      """
      class Home: UIViewController {
        \(isLocal ? "" : declaration)
        func open() {
          \(isLocal ? declaration : "")
          \(filling)
          present(\(read), animated: true)
        }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      class Third: UIViewController {}
      """)
    #expect(app.differences(from: edges) == [])
  }

  @Test("are what a local array gives")
  func localArrays() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open(_ index: Int) {
          var pages: [UIViewController?] = [nil, nil]
          pages[1] = Detail()
          if let page = pages[index] { present(page, animated: true) }
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Detail") == [])
  }

  @Test("of an array that nobody can follow do not mean that it holds nothing")
  func unknownElements() {
    let app = Fixture(
      """
      import Pages
      class Home: UIViewController {
        var pages: [UIViewController?] = [nil, nil]
        func fill() { pages[1] = PageMaker.shared.make() }
        func open() { present(pages[1]!, animated: true) }
      }
      """)
    #expect(app.reasons(of: "present").count == 1)
    #expect(app.reasons(of: "present").filter { $0.hasPrefix("own") } == [])
  }

  @Test("are the pages of a data source that makes them when they are wanted")
  func pages() {
    let app = Fixture(
      """
      class Tabs: UIPageViewController, UIPageViewControllerDataSource {
        private var made: [UIViewController?] = [nil, nil]
        private func load(_ index: Int) {
          guard made[index] == nil else { return }
          let controller: UIViewController
          switch index {
          case 0: controller = Detail()
          default: controller = List()
          }
          made[index] = controller
        }
        func pageViewController(
          _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
        ) -> UIViewController? {
          load(1)
          return made[1]
        }
      }
      class Detail: UIViewController {}
      class List: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Tabs page Detail", "Tabs page List"])
  }

  @Test("are those of the object that code puts them into, and none where it takes them out")
  func otherArrays() {
    let app = Fixture(
      """
      class Tour: UIViewController {
        var pages: [UIViewController?] = []
        var other = Other()
        func load() { pages[0] = First(); pages[0] = nil; other.pages[0] = Second() }
        func open() { present(pages[0], animated: true) }
      }
      class Other { var pages: [UIViewController?] = [] }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Tour present First"])
  }
}
