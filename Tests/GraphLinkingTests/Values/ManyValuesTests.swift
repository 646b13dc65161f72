import TestSupport
import Testing

@Suite("Many values of one place")
struct ManyValuesTests {
  @Test("are all followed: a menu has more than a few rows")
  func menu() {
    let names = (0..<20).map { "Screen\($0)" }
    let app = Fixture(
      """
      struct Item {
        var make: (() -> UIViewController)?
        init(make: (() -> UIViewController)? = nil) { self.make = make }
        static let all = [\(names.map { "Item(make: { \($0)() })" }.joined(separator: ", "))]
      }
      class Menu: UITableViewController {
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          let item = Item.all[path.row]
          if let make = item.make { navigationController?.pushViewController(make(), animated: true) }
        }
      }
      \(names.map { "class \($0): UIViewController {}" }.joined(separator: "\n"))
      """)
    #expect(app.edges(.push).count == 20)
  }

  @Test("are only possible where a case bounds the index that picks one")
  func boundedIndex() {
    let app = Fixture(
      """
      class Sidebar: UIViewController {
        enum Item { case home, profile, settings }
        let screens: [UIViewController] = [Home(), Profile(), Settings()]
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
          guard let item = items.item(at: path) else { return }
          switch item {
          case .settings: present(screens[path.row], animated: true)
          default: show(screens[path.row], sender: nil)
          }
        }
      }
      class Home: UIViewController {}
      class Profile: UIViewController {}
      class Settings: UIViewController {}
      """)
    let expected = app.differences(
      from: """
        Sidebar present Home [possible]
        Sidebar present Profile [possible]
        Sidebar present Settings [possible]
        Sidebar show Home [inferred]
        Sidebar show Profile [inferred]
        Sidebar show Settings [inferred]
        """)
    #expect(expected == [])
  }

  @Test("are all followed where a case asks for another part of the index")
  func section() {
    let app = Fixture(
      """
      class Menu: UITableViewController {
        let tools: [UIViewController] = [Ruler(), Compass()]
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          switch path.section {
          case 0: show(tools[path.row], sender: nil)
          default: break
          }
        }
      }
      class Ruler: UIViewController {}
      class Compass: UIViewController {}
      """)
    #expect(app.differences(from: "Menu show Compass [inferred]\nMenu show Ruler [inferred]") == [])
  }

  @Test("are appended to an array that is made empty")
  func appended() {
    let app = Fixture(
      """
      class Shell {
        let tabs = UITabBarController()
        func start() {
          var pages = [UIViewController]()
          pages.append(Home())
          pages.append(Search())
          tabs.viewControllers = pages
        }
      }
      class Home: UIViewController {}
      class Search: UIViewController {}
      """)
    #expect(app.edges(.tab) == ["Shell tab Home", "Shell tab Search"])
  }

  @Test("come from methods of every object")
  func methodOfEveryObject() {
    let app = Fixture(
      """
      extension NSObject { func delegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate } }
      class AppDelegate: UIResponder, UIApplicationDelegate { lazy var news = News() }
      class News { func screen() -> UIViewController? { NewsScreen() } }
      class Home: UIViewController {
        func check() { if let screen = delegate()?.news.screen() { present(screen, animated: true) } }
      }
      class NewsScreen: UIViewController {}
      """)
    #expect(app.missing("Home present NewsScreen") == [])
  }

  @Test("are made of elements that nobody knows")
  func unknownElements() {
    let app = Fixture(
      """
      enum Slot: Int {
        case find, profile
        func makeController() -> UIViewController {
          switch self { case .find: return Find(); case .profile: return Profile() }
        }
      }
      class Bar: UITabBarController {
        func bind(_ slots: Stream<[Slot]>) {
          slots.later(5).each { [weak self] items in
            let controllers = items.map { $0.makeController() }
            self?.setViewControllers(controllers, animated: false)
          }
        }
      }
      class Find: UIViewController {}
      class Profile: UIViewController {}
      """)
    #expect(app.edges(.tab) == ["Bar tab Find", "Bar tab Profile"])
  }

  @Test(
    "are added to an array in every way",
    arguments: [
      "list += [Search()]", "list.append(contentsOf: [Search()])", "list.insert(Search(), at: 0)",
      "list = list + [Search()]",
    ])
  func added(line: String) {
    let app = Fixture(
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          var list: [UIViewController] = [Home()]
          if isWide { \(line) }
          viewControllers = list
        }
      }
      class Home: UIViewController {}
      class Search: UIViewController {}
      """)
    #expect(app.edges(.tab) == ["Tabs tab Home", "Tabs tab Search"])
  }

  @Test("are added to an array that a property holds")
  func addedToProperty() {
    let app = Fixture(
      """
      class Tabs: UITabBarController {
        var list: [UIViewController] = [Home()]
        override func viewDidLoad() {
          list += [Search()]
          self.list += [Profile()]
          viewControllers = list
        }
      }
      class Home: UIViewController {}
      class Search: UIViewController {}
      class Profile: UIViewController {}
      """)
    #expect(app.edges(.tab) == ["Tabs tab Home", "Tabs tab Profile", "Tabs tab Search"])
  }

  @Test(
    "are put into an array by an earlier round of a loop, but not by another case",
    arguments: [
      ("for page in pages { if page == 0 { stack.viewControllers = all } else { all.append(Detail()) } }", true),
      ("pages.forEach { switch $0 { case 0: stack.viewControllers = all\ndefault: all.append(Detail()) } }", true),
      ("if pages.isEmpty { stack.setViewControllers(all, animated: true) } else { all.append(Detail()) }", false),
      ("switch pages.count { case 0: stack.viewControllers = all\ndefault: all.append(Detail()) }", false),
      ("if pages.isEmpty { all.append(Detail()) }; stack.viewControllers = all", true),
    ])
  func rounds(lines: String, isShown: Bool) {
    let app = Fixture(
      """
      class Root: UIViewController {
        var stack: UINavigationController
        func open(_ pages: [Int]) {
          var all: [UIViewController] = [Welcome()]
          \(lines)
        }
      }
      class Welcome: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.root) == (isShown ? ["Root root Detail"] : []) + ["Root root Welcome"])
  }

  @Test("are the arguments of a variadic parameter")
  func variadicArguments() {
    let app = Fixture(
      """
      class Root: UIViewController {
        var stack: UINavigationController
        func join() { open(Join()) }
        func reset() { open(Login(), Reset()) }
        private func open(_ screens: UIViewController...) {
          let all = [Welcome()] + screens
          stack.setViewControllers(all, animated: true)
        }
      }
      class Welcome: UIViewController {}
      class Join: UIViewController {}
      class Login: UIViewController {}
      class Reset: UIViewController {}
      """)
    #expect(
      app.edges(.root) == ["Root root Join", "Root root Login", "Root root Reset", "Root root Welcome"])
  }

  @Test("are put into an array that begins empty, by methods and by observers, and taken out by a method of one's own")
  func arraysThatBeginEmpty() {
    let app = Fixture(
      """
      extension Array { func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
      class Steps: UIViewController {
        private var pages = [UIViewController]()
        private var index = 0
        var invitation: Invitation? { didSet { pages.append(invitation!) } }
        override func viewDidLoad() {
          add(Name())
          add(Photo())
        }
        private func add(_ page: UIViewController) { pages.append(page) }
        func next() {
          guard let page = pages.at(index) else { return }
          show(page: page)
        }
        private func show(page: UIViewController) { addChild(page) }
      }
      class Name: UIViewController {}
      class Photo: UIViewController {}
      class Invitation: UIViewController {}
      """)
    #expect(app.differences(from: "Steps child Invitation\nSteps child Name\nSteps child Photo") == [])
  }

  @Test("that could not be followed are not silently none")
  func elementsOfLibraries() {
    let app = Fixture(
      """
      import Kit
      class Store {
        private let lock = Lock()
        private var items: [Plugin] = []
        var active: [Plugin] { lock.withLock { items } }
      }
      class Home: UIViewController {
        let store = Store()
        func open(_ id: String) {
          guard let plugin = store.active.first(where: { $0.id == id }) as? PluginInterface else { return }
          show(plugin.settings(), sender: self)
        }
      }
      """)
    #expect(app.edges(.show) == ["Home show ?"])
  }

  @Test(
    "are each of them the first, however the array is filled",
    arguments: [
      "lazy var pages: [UIViewController] = words.map(makePage)",
      "var pages: [UIViewController] { words.map { Page($0) } }",
      "let pages: Array<Page>",
    ])
  func firstElements(_ property: String) {
    let app = Fixture(
      """
      class Guide: UIViewController {
        \(property)
        let words: [String]
        let pager: UIPageViewController
        func begin() {
          guard let first = pages.first else { return }
          pager.setViewControllers([first], direction: .forward, animated: false)
        }
        func makePage(_ word: String) -> UIViewController { Page(word) }
      }
      class Page: UIViewController { init(_ word: String) {} }
      """)
    #expect(app.differences(from: "Guide page Page [inferred]") == [])
  }

  @Test("are each in a container of its own that an initializer makes of them")
  func mappedInitializers() {
    let app = Fixture(
      """
      class Main: UITabBarController {
        override func viewDidLoad() {
          var screens: [UIViewController] = [Feed()]
          screens.append(Profile())
          viewControllers = screens.map(Navigation.init(rootViewController:))
        }
      }
      class Navigation: UINavigationController {}
      class Feed: UIViewController {}
      class Profile: UIViewController {}
      """)
    #expect(
      Set(app.edges(.root)) == ["Navigation(Feed) root Feed", "Navigation(Profile) root Profile"])
    #expect(Set(app.edges(.tab)) == ["Main tab Navigation(Feed)", "Main tab Navigation(Profile)"])
  }
}
