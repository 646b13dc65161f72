import TestSupport
import Testing

/// A router shows what the case says that it is asked for. Who only hands a case on leads nowhere by itself, and where
/// nobody can tell the case, each way is only possible.
@Suite("A route that a router is asked for")
struct OpenChoiceTests {
  private static let router = """
    //- Router.swift
    enum Route { case about, settings, item(Int) }
    class About: UIViewController {}
    class Settings: UIViewController {}
    class Item: UIViewController {}
    class Router {
      let navigation = UINavigationController()
      func open(_ route: Route) {
        switch route {
        case .about: navigation.pushViewController(About(), animated: true)
        case .settings: navigation.pushViewController(Settings(), animated: true)
        case .item: navigation.pushViewController(Item(), animated: true)
        }
      }
    }
    """

  private static let own = """
    Router push About [certain]
    Router push Settings [certain]
    Router push Item [certain]
    """

  @Test("leads from who names the case, through any number of functions that hand it on")
  func handedOn() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      class First { let router = Router(); func go(_ route: Route) { router.open(route) } }
      class Second { let first = First(); func go(to route: Route) { first.go(route) } }
      class List: UIViewController { func tap() { First().go(.about) } }
      class Other: UIViewController { func tap() { Second().go(to: .settings) } }
      """)
    #expect(
      app.differences(
        from: """
          \(Self.own)
          List push About via First, Router
          Other push Settings via Second, First, Router
          """) == [])
  }

  @Test("leads from who calls a closure with the case, and not from who gives the closure")
  func closure() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      class List: UIViewController {
        var onRoute: ((Route) -> Void)?
        func tap() { onRoute?(.item(1)) }
      }
      class Owner {
        let router = Router()
        func makeList() -> UIViewController {
          let list = List()
          list.onRoute = { [weak self] in self?.router.open($0) }
          return list
        }
      }
      """)
    #expect(app.differences(from: Self.own + "\nList push Item via Owner, Router") == [])
  }

  @Test("leads to each of several cases that a list has")
  func list() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      class List: UIViewController {
        let routes: [Route] = [.about, .settings]
        func tap(_ index: Int) { Router().open(routes[index]) }
      }
      """)
    #expect(
      app.differences(
        from: """
          \(Self.own)
          List push About [inferred] via Router
          List push Settings [inferred] via Router
          """) == [])
  }

  @Test("is only possible where the case is computed")
  func open() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      class List: UIViewController { func tap(_ index: Int) { Router().open(load(index)) } }
      """)
    #expect(
      app.differences(
        from: """
          \(Self.own)
          List push About [possible] via Router
          List push Item [possible] via Router
          List push Settings [possible] via Router
          """) == [])
  }

  @Test("is the own way of a function whose callers are not known")
  func uncalled() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      class First { func go(_ route: Route) { Router().open(route) } }
      """)
    #expect(
      app.differences(
        from: """
          \(Self.own)
          First push About via Router
          First push Item via Router
          First push Settings via Router
          """) == [])
  }

  @Test(
    "is told by what a condition binds before, and not by what the branch binds after",
    arguments: [
      "if route == .about, isAnimated { let route = Route.settings; log(route); push(About()) }",
      "guard let held = keep(route), held.route == .about else { return }; push(About())",
      "guard let chosen = Optional(route), chosen == .about else { return }; push(About())",
    ])
  func conditions(_ line: String) {
    let app = Fixture(
      """
      enum Route { case about, settings }
      class About: UIViewController {}
      class Router {
        func open(_ route: Route, isAnimated: Bool) { \(line) }
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        let navigation = UINavigationController()
      }
      class List: UIViewController { func tap() { Router().open(.about, isAnimated: true) } }
      """)
    #expect(app.missing("List push About via Router") == [])
  }

  @Test("is open where code computes it on the way from what the person gives")
  func computed() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      extension Route {
        static let all: [Route] = [.about, .settings]
        static func match(_ path: String) -> (route: Route, isKnown: Bool) {
          for route in all where path.hasSuffix(route.suffix) { return (route, true) }
          return (.item(0), false)
        }
      }
      extension Router {
        func follow(_ path: String) {
          let (route, isKnown) = Route.match(path)
          open(route)
        }
        func jump(to path: String) { open(Route.match(path).route) }
        func read(_ path: String) { if let route = Route(rawValue: path) { open(route) } }
      }
      class Page: UIViewController { func tapped(_ link: URL) { Router().follow(link.absoluteString) } }
      class Sheet: UIViewController { func tapped(_ link: URL) { Router().jump(to: link.absoluteString) } }
      class Menu: UIViewController { func tapped(_ link: URL) { Router().read(link.absoluteString) } }
      """)
    #expect(
      app.differences(
        from: """
          \(Self.own)
          Page push About via Router [possible]
          Page push Settings via Router [possible]
          Page push Item via Router [possible]
          Sheet push About via Router [possible]
          Sheet push Settings via Router [possible]
          Sheet push Item via Router [possible]
          Menu push About via Router [possible]
          Menu push Settings via Router [possible]
          Menu push Item via Router [possible]
          """) == [])
  }

  @Test("is open where a member decides that is computed with the rest of a model")
  func member() {
    let app = Fixture(
      """
      struct Model { let route: Route? }
      enum Route { case about, settings }
      class About: UIViewController {}
      class Settings: UIViewController {}
      class Root: UIViewController {
        func update(with model: Model) {
          switch model.route {
          case .about?: present(About(), animated: true)
          case .settings?: present(Settings(), animated: true)
          case nil: break
          }
        }
      }
      class Controller {
        let root = Root()
        func refresh(_ state: Int) { root.update(with: model(of: state)) }
        func model(of state: Int) -> Model { Model(route: Route(rawValue: state)) }
        func help() { root.update(with: Model(route: .about)) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Root present About [certain]
          Root present Settings [certain]
          Controller present About via Root
          Controller present Settings via Root [possible]
          """) == [])
  }

  @Test("is open where it is read of something that is given, and chosen where it is given itself")
  func read() {
    let app = Fixture(
      """
      \(Self.router)
      //- Code.swift
      struct Link { let route: Route }
      protocol Taps: AnyObject { func tapped(_ link: Link) }
      protocol Choices: AnyObject { func chose(_ route: Route) }
      class Page: UIViewController, Taps {
        let router = Router()
        func tapped(_ link: Link) { router.open(link.route) }
      }
      class Menu: UIViewController, Choices {
        let router = Router()
        func chose(_ route: Route) { router.open(route) }
      }
      """)
    #expect(
      app.missing(
        """
        Page push About via Router [possible]
        Page push Settings via Router [possible]
        Page push Item via Router [possible]
        """) == [])
    #expect(app.missing("Menu push About [inferred] via Router") == [])
  }

  @Test("is handed on by a case that carries the route to the one who chooses")
  func carriedRoute() {
    let app = Fixture(
      """
      enum Route { case settings(SettingsRoute) }
      enum SettingsRoute { case export, language }
      protocol Flow { associatedtype Stop; func open(_ stop: Stop) }
      class SettingsFlow: Flow {
        let navigation = UINavigationController()
        func open(_ stop: SettingsRoute) {
          switch stop {
          case .export: navigation.pushViewController(Export(), animated: true)
          case .language: navigation.pushViewController(Language(), animated: true)
          }
        }
      }
      class AppFlow: Flow {
        let settings = SettingsFlow()
        func open(_ stop: Route) {
          switch stop {
          case .settings(let route): settings.open(route)
          }
        }
      }
      class Home: UIViewController {
        let flow = AppFlow()
        @IBAction func tap() { flow.open(.settings(.export)) }
      }
      class Export: UIViewController {}
      class Language: UIViewController {}
      """)
    #expect(app.missing("Home push Export") == [])
    #expect(app.found("AppFlow push Export [inferred]\nAppFlow push Language [inferred]\nHome push Language") == [])
  }
}
