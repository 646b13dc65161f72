import NavigationModel
import TestSupport
import Testing

@Suite("Flows through coordinators")
struct CoordinatorFlowTests {
  @Test("follow a delegate to the coordinator that was set as the delegate")
  func delegate() {
    let app = Fixture(
      """
      protocol ListDelegate: AnyObject { func list(_ list: List, didSelect item: Int) }
      class List: UIViewController {
        weak var delegate: ListDelegate?
        func tap() { delegate?.list(self, didSelect: 1) }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {}
      class ItemCoordinator: ListDelegate {
        let navigation = UINavigationController()
        func start() {
          let list = List()
          list.delegate = self
          navigation.pushViewController(list, animated: false)
        }
        func list(_ list: List, didSelect item: Int) { navigation.pushViewController(Detail(), animated: true) }
      }
      class EditCoordinator: ListDelegate {
        let navigation = UINavigationController()
        func list(_ list: List, didSelect item: Int) { navigation.pushViewController(Editor(), animated: true) }
      }
      """)
    #expect(app.flows == ["List push Detail via ItemCoordinator"])
  }

  @Test("tell the methods of one delegate apart by what they are told about")
  func overloads() {
    let app = Fixture(
      """
      protocol PayDelegate: AnyObject { func didFinish(in coordinator: PayCoordinator) }
      protocol HelpDelegate: AnyObject { func didFinish(in coordinator: HelpCoordinator) }
      class Pay: UIViewController { var onClose: (() -> Void)?; func close() { onClose?() } }
      class Receipt: UIViewController {}
      class Thanks: UIViewController {}
      class PayCoordinator {
        weak var delegate: PayDelegate?
        func start() { let pay = Pay(); pay.onClose = { self.delegate?.didFinish(in: self) } }
      }
      class HelpCoordinator { weak var delegate: HelpDelegate? }
      class AppCoordinator: PayDelegate, HelpDelegate {
        let navigation = UINavigationController()
        func run() { let pay = PayCoordinator(); pay.delegate = self; pay.start() }
        func didFinish(in coordinator: PayCoordinator) { navigation.pushViewController(Receipt(), animated: true) }
        func didFinish(in coordinator: HelpCoordinator) { navigation.pushViewController(Thanks(), animated: true) }
      }
      """)
    #expect(app.flows == ["Pay push Receipt via PayCoordinator, AppCoordinator"])
  }

  private static let app = """
    //- Core.swift
    protocol Coordinator: AnyObject { func start() }
    class BaseCoordinator: Coordinator {
      func start() { start(with: nil) }
      func start(with option: String?) {}
    }
    protocol LoginOutput: AnyObject { var onFinish: (() -> Void)? { get set } }
    protocol TourOutput: AnyObject { var onFinish: (() -> Void)? { get set } }
    //- Flows.swift
    class Login: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
    class Tour: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
    class Home: UIViewController {}
    class LoginCoordinator: BaseCoordinator, LoginOutput {
      var onFinish: (() -> Void)?
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      override func start() {
        let login = Login()
        login.onDone = { [weak self] in self?.onFinish?() }
        navigation.setViewControllers([login], animated: false)
      }
    }
    class TourCoordinator: BaseCoordinator, TourOutput {
      var onFinish: (() -> Void)?
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      override func start() {
        let tour = Tour()
        tour.onDone = { [weak self] in self?.onFinish?() }
        navigation.setViewControllers([tour], animated: false)
      }
    }
    class Factory {
      func makeLogin(_ navigation: UINavigationController) -> Coordinator & LoginOutput {
        LoginCoordinator(navigation: navigation)
      }
      func makeTour(_ navigation: UINavigationController) -> (flow: Coordinator & TourOutput, module: UIViewController) {
        (TourCoordinator(navigation: navigation), navigation)
      }
    }
    """

  @Test("go on where one coordinator finishes and its parent starts the next")
  func chain() {
    let app = Fixture(
      """
      \(Self.app)
      //- App.swift
      class AppCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        let factory = Factory()
        override func start(with option: String?) { runLogin() }
        func runLogin() {
          let login = factory.makeLogin(navigation)
          login.onFinish = { [weak self] in self?.runTour() }
          login.start()
        }
        func runTour() {
          let (tour, module) = factory.makeTour(navigation)
          tour.onFinish = { [weak self] in self?.navigation.setViewControllers([Home()], animated: true) }
          tour.start()
        }
      }
      """)
    #expect(
      app.flows == [
        "Login root Tour via LoginCoordinator, AppCoordinator, TourCoordinator",
        "Tour root Home via TourCoordinator, AppCoordinator",
      ])
  }

  @Test("do not begin again what has just finished")
  func restart() {
    let app = Fixture(
      """
      \(Self.app)
      //- App.swift
      class AppCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        let factory = Factory()
        var isSignedIn = false
        override func start(with option: String?) {
          if isSignedIn { navigation.setViewControllers([Home()], animated: false) } else { runLogin() }
        }
        func runLogin() {
          let login = factory.makeLogin(navigation)
          login.onFinish = { [weak self] in
            self?.isSignedIn = true
            self?.start()
          }
          login.start()
        }
      }
      """)
    #expect(app.flows == ["Login root Home via LoginCoordinator, AppCoordinator"])
  }

  @Test("end at the tab bar whose tabs are filled while it is shown")
  func tabs() {
    let app = Fixture(
      """
      class Login: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
      class Tabs: UITabBarController {}
      class Home: UIViewController {}
      class HomeCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([Home()], animated: false) }
      }
      class AppCoordinator {
        let window = UIWindow()
        func start() {
          let login = Login()
          login.onDone = { [weak self] in self?.showTabs() }
          window.rootViewController = login
        }
        func showTabs() {
          window.rootViewController = Tabs()
          HomeCoordinator(navigation: UINavigationController()).start()
        }
      }
      """)
    #expect(app.flows == ["Login root Tabs via AppCoordinator"])
  }

  @Test("take only the branch that the coordinator was made for")
  func given() {
    let app = Fixture(
      """
      enum Step { case send, receive }
      class Wallet: UIViewController { var onSend: (() -> Void)?; func tap() { onSend?() } }
      class Send: UIViewController {}
      class Receive: UIViewController {}
      class PayCoordinator {
        let step: Step
        let navigation = UINavigationController()
        init(step: Step) { self.step = step }
        func start() {
          switch step {
          case .send: navigation.pushViewController(Send(), animated: true)
          case .receive: navigation.pushViewController(Receive(), animated: true)
          }
        }
      }
      class WalletCoordinator {
        func start() {
          let wallet = Wallet()
          wallet.onSend = { [weak self] in self?.pay(.send) }
        }
        func pay(_ step: Step) {
          let coordinator = PayCoordinator(step: step)
          coordinator.start()
        }
      }
      """)
    #expect(app.flows == ["Wallet push Send via WalletCoordinator, PayCoordinator"])
  }
}

@Suite("Flows around coordinators")
struct SurroundingFlowTests {
  @Test("of an embedded screen are also those of the screen around it, and of the screen around that one")
  func embedded() {
    let app = Fixture(
      """
      class Rows: UIViewController { var onSelect: (() -> Void)?; func tap() { onSelect?() } }
      class List: UIViewController { func fill() { addChild(Rows()) } }
      class Page: UIViewController { func fill() { addChild(List()) } }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func connect(_ rows: Rows) { rows.onSelect = { [weak self] in self?.showDetail() } }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(
      app.flows == [
        "List push Detail via Rows, ItemCoordinator",
        "Page push Detail via List, Rows, ItemCoordinator",
        "Rows push Detail via ItemCoordinator",
      ])
  }

  @Test("of a controller are not those of the view of SwiftUI that stands for it")
  func representable() {
    let app = Fixture(
      """
      class Rows: UIViewController { var onSelect: (() -> Void)?; func tap() { onSelect?() } }
      struct RowsView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Rows { Rows() }
      }
      struct Menu: View { var body: some View { NavigationLink("Rows") { RowsView() } } }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func connect(_ rows: Rows) { rows.onSelect = { [weak self] in self?.showDetail() } }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["Rows push Detail via ItemCoordinator"])
    #expect(app.missing("RowsView child Rows") == [])
  }

  @Test("of a screen that several others embed are its own alone")
  func shared() {
    let app = Fixture(
      """
      class Rows: UIViewController { var onSelect: (() -> Void)?; func tap() { onSelect?() } }
      class List: UIViewController { func fill() { addChild(Rows()) } }
      class Search: UIViewController { func fill() { addChild(Rows()) } }
      class Detail: UIViewController {}
      class ItemCoordinator {
        let navigation = UINavigationController()
        func connect(_ rows: Rows) { rows.onSelect = { [weak self] in self?.showDetail() } }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(app.flows == ["Rows push Detail via ItemCoordinator"])
  }

  @Test("begin at the app where it shows its first screen itself, and nowhere else that it shows one")
  func beginning() {
    let app = Fixture(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func begin() { window.rootViewController = List() }
        func warn() { window.rootViewController?.present(Warning(), animated: true) }
        func application(_ application: UIApplication, open url: URL, options: [Int: Any]) -> Bool {
          window.rootViewController?.present(Detail(), animated: true)
          return true
        }
      }
      class List: UIViewController {}
      class Warning: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.graph.flows.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" } == [
        "entry:AppDelegate root screen:List"
      ])
  }
}

@Suite("Flows back")
struct BackFlowTests {
  private static func app(_ closing: String, presenters: String) -> Fixture {
    Fixture(
      """
      class List: UIViewController { var onAdd: (() -> Void)?; func tap() { onAdd?() } }
      class Menu: UIViewController { var onAdd: (() -> Void)?; func tap() { onAdd?() } }
      class Editor: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          \(presenters)
        }
        func add() {
          let editor = Editor()
          editor.onDone = { [weak self] in self?.close() }
          navigation.present(editor, animated: true)
        }
        func close() { \(closing) }
      }
      """)
  }

  @Test("lead to the screen below where there is only one")
  func known() {
    let app = Self.app(
      "navigation.dismiss(animated: true)", presenters: "let list = List(); list.onAdd = { self.add() }")
    #expect(
      app.flows == ["Editor dismiss List via ItemCoordinator", "List present Editor via ItemCoordinator"])
  }

  @Test(
    "lead from a child that a coordinator removes to the screen around it",
    arguments: [
      "panel?.remove()", "panel?.willMove(toParent: nil); panel?.removeFromParent()", "take(panel)",
    ])
  func removal(_ removing: String) {
    let app = Self.filters(removing)
    #expect(app.flows == ["Filters dismiss List via FilterCoordinator", "List child Filters via FilterCoordinator"])
  }

  @Test(
    "are left out where another child takes the place of the one that is removed, or a screen removes its own",
    arguments: ["panel?.remove(); list?.add(Filters())", "list?.clear()"])
  func replacement(_ replacing: String) {
    #expect(Self.filters(replacing).flows == ["List child Filters via FilterCoordinator"])
  }

  private static func filters(_ removing: String) -> Fixture {
    Fixture(
      """
      extension UIViewController {
        func add(_ child: UIViewController) { addChild(child); child.didMove(toParent: self) }
        func remove() { willMove(toParent: nil); removeFromParent() }
      }
      class List: UIViewController {
        var onFilter: (() -> Void)?
        var onDone: (() -> Void)?
        var panel: Filters?
        func tap() { onFilter?() }
        func done() { onDone?() }
        func clear() { panel?.remove() }
      }
      class Filters: UIViewController {}
      class FilterCoordinator {
        weak var list: List?
        weak var panel: UIViewController?
        func start(_ list: List) {
          self.list = list
          list.onFilter = { [weak self] in self?.show() }
          list.onDone = { [weak self] in self?.close() }
        }
        func show() {
          let filters = Filters()
          list?.add(filters)
          panel = filters
        }
        func close() { \(removing) }
        func take(_ child: UIViewController?) { child?.removeFromParent() }
      }
      """)
  }

  @Test("do not leave the app's tabs for what was shown before them")
  func tabs() {
    let app = Fixture(
      """
      class Login: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Home()] }
      }
      class Home: UIViewController { var onClose: (() -> Void)?; func tap() { onClose?() } }
      class AppCoordinator {
        let window = UIWindow()
        func start() {
          let login = Login()
          login.onDone = { [weak self] in self?.showTabs() }
          window.rootViewController = login
        }
        func showTabs() { window.rootViewController = Tabs() }
      }
      class HomeCoordinator {
        let navigation = UINavigationController()
        func connect(_ home: Home) { home.onClose = { [weak self] in self?.close() } }
        func close() { navigation.dismiss(animated: true) }
      }
      """)
    #expect(
      app.graph.flows.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" } == [
        "screen:Login root screen:Tabs", "screen:Tabs tab screen:Home",
      ])
  }

  @Test("are left out where several screens can be below")
  func several() {
    let app = Self.app(
      "navigation.dismiss(animated: true)",
      presenters: """
        let list = List(); list.onAdd = { self.add() }
        let menu = Menu(); menu.onAdd = { self.add() }
        """)
    #expect(app.flows == ["List present Editor via ItemCoordinator", "Menu present Editor via ItemCoordinator"])
  }
}
