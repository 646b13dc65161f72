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

  @Test(
    "lead to the tab bar itself, and to what is shown in its place, however many objects are asked for it",
    arguments: [
      "window?.rootViewController = isNew ? Welcome() : Tabs()",
      "if isNew { window?.rootViewController = Welcome() } else { window?.rootViewController = Tabs() }",
      "guard !isNew else { window?.rootViewController = Welcome(); return }; window?.rootViewController = Tabs()",
      "if isNew { fill(Welcome()) } else { fill(Tabs()) }",
    ])
  func tabsOrAnother(_ line: String) {
    let app = Fixture(
      """
      class Welcome: UIViewController {}
      class Tabs: UITabBarController {}
      class Windows {
        static let shared = Windows()
        var window: UIWindow?
        var isNew = true
        func enter() { \(line) }
        private func fill(_ first: UIViewController) { window?.rootViewController = first }
      }
      class LoginPresenter { func signIn() { Windows.shared.enter() } }
      class Login: UIViewController {
        let presenter = LoginPresenter()
        func tap() { presenter.signIn() }
      }
      """)
    #expect(app.flows == ["Login root Tabs via Windows", "Login root Welcome via Windows"])
  }

  @Test("end at the tab bar whose tabs another object fills while it shows it")
  func tabsOfAnother() {
    let app = Fixture(
      """
      class Tabs: UITabBarController {}
      class List: UIViewController {}
      class Windows {
        static let shared = Windows()
        var window: UIWindow?
        let lists = UINavigationController()
        func enter() {
          window?.rootViewController = Tabs()
          lists.setViewControllers([List()], animated: false)
        }
      }
      class LoginPresenter { func signIn() { Windows.shared.enter() } }
      class Login: UIViewController {
        let presenter = LoginPresenter()
        func tap() { presenter.signIn() }
      }
      """)
    #expect(app.flows == ["Login root Tabs via Windows"])
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

  @Test("are only possible where the screen has one of several objects that decide", arguments: [true, false])
  func models(hasOthers: Bool) {
    let app = Fixture(
      """
      protocol ErrorModel { func act() }
      class RetryModel: ErrorModel {
        let coordinator = PickerCoordinator()
        func act() { coordinator.showPicker() }
      }
      class PickerCoordinator {
        let navigation = UINavigationController()
        func showPicker() { navigation.pushViewController(Picker(), animated: true) }
      }
      class ErrorScreen: UIViewController {
        let model: ErrorModel
        init(model: ErrorModel) { self.model = model }
        func tap() { model.act() }
      }
      class Picker: UIViewController {}
      class Home: UIViewController {
        func fail() { present(ErrorScreen(model: RetryModel()), animated: true) }
        \(hasOthers ? "func deny() { present(ErrorScreen(model: HelpModel()), animated: true) }" : "")
      }
      \(hasOthers ? "class HelpModel: ErrorModel { func act() {} }" : "")
      """)
    #expect(app.flows == ["ErrorScreen push Picker via PickerCoordinator"])
    let flow = app.graph.flows.first { !$0.via.isEmpty }
    #expect(flow?.confidence == (hasOthers ? .possible : nil))
  }

  @Test(
    "lead where a route says that is handed on, and only possibly anywhere where it waits in between",
    arguments: [
      ("delegate?.show(route)", ["Home push Settings": Confidence?.none, "Menu push Account": nil]),
      (
        "pending.append(route); while let next = pending.popLast() { delegate?.show(next) }",
        [
          "Home push Settings": .possible, "Home push Account": .possible, "Menu push Settings": .possible,
          "Menu push Account": .possible,
        ]
      ),
    ])
  func queuedRoute(_ code: String, _ flows: [String: Confidence?]) {
    let app = Fixture(
      """
      enum Route { case settings, account }
      protocol RouterDelegate: AnyObject { func show(_ route: Route) }
      class Router {
        weak var delegate: RouterDelegate?
        private var pending: [Route] = []
        func present(_ route: Route) { \(code) }
      }
      class AppCoordinator: RouterDelegate {
        let navigation = UINavigationController()
        func show(_ route: Route) {
          switch route {
          case .settings: navigation.pushViewController(Settings(), animated: true)
          case .account: navigation.pushViewController(Account(), animated: true)
          }
        }
      }
      class Home: UIViewController {
        let router: Router
        func tap() { router.present(.settings) }
      }
      class Settings: UIViewController {}
      class Account: UIViewController {}
      class Menu: UIViewController {
        let router: Router
        func more() { router.present(.account) }
      }
      """)
    let found = app.graph.flows.filter { !$0.via.isEmpty }.map { flow in
      let ends = [flow.source, flow.kind.rawValue, flow.destination].map { $0.split(separator: ":").last ?? "" }
      return (ends.joined(separator: " "), flow.confidence)
    }
    #expect(Dictionary(uniqueKeysWithValues: found) == flows)
  }

  /// Coordinators that build what the class above them shows.
  ///
  /// - Parameters:
  ///   - beginning: what the initializer of that class does besides.
  ///   - showing: the methods by which that class shows what is built.
  ///   - starting: what is done with a coordinator to start it.
  private static func builders(beginning: String = "", showing: String, starting: String) -> Fixture {
    Fixture(
      """
      class BaseCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) {
          self.navigation = navigation
          \(beginning)
        }
        func build() -> UIViewController { fatalError() }
        \(showing)
      }
      final class FilmCoordinator: BaseCoordinator {
        override func build() -> UIViewController {
          let film = Film()
          film.onReviews = { [weak self] in self?.showReviews() }
          return film
        }
        func showReviews() { ReviewsCoordinator(navigation: navigation)\(starting) }
      }
      final class ReviewsCoordinator: BaseCoordinator {
        override func build() -> UIViewController {
          let reviews = Reviews()
          reviews.onDetail = { [weak self] in self?.showDetail() }
          return reviews
        }
        func showDetail() { DetailCoordinator(navigation: navigation)\(starting) }
      }
      final class DetailCoordinator: BaseCoordinator {
        override func build() -> UIViewController { Detail() }
      }
      class Film: UIViewController { var onReviews: (() -> Void)?; func tap() { onReviews?() } }
      class Reviews: UIViewController { var onDetail: (() -> Void)?; func tap() { onDetail?() } }
      class Detail: UIViewController {}
      """)
  }

  private static let flowsOfBuilders = [
    "Film push Reviews via FilmCoordinator, ReviewsCoordinator",
    "Reviews push Detail via ReviewsCoordinator, DetailCoordinator",
  ]

  @Test(
    "lead to what the started coordinator builds, and not to what others build for the class above",
    arguments: [
      "func start() { navigation.pushViewController(build(), animated: true) }",
      """
      func start() { begin() }
      func begin() { navigation.pushViewController(build(), animated: true) }
      """,
      """
      func start() { begin() }
      func begin() { open(build()) }
      func open(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      """,
    ])
  func builtPages(_ showing: String) {
    #expect(Self.builders(showing: showing, starting: ".start()").flows == Self.flowsOfBuilders)
  }

  @Test("lead to what a coordinator builds that begins as soon as it is made")
  func builtPagesOfMade() {
    let app = Self.builders(
      beginning: "begin()", showing: "func begin() { navigation.pushViewController(build(), animated: true) }",
      starting: "")
    #expect(app.flows == Self.flowsOfBuilders)
  }

  @Test("lead to what each coordinator builds where any of them may be started")
  func builtPagesOfAny() {
    let app = Fixture(
      """
      class BaseCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func build() -> UIViewController { fatalError() }
        func start() { navigation.pushViewController(build(), animated: true) }
      }
      final class FilmCoordinator: BaseCoordinator {
        let next: BaseCoordinator
        init(navigation: UINavigationController, next: BaseCoordinator) {
          self.next = next
          super.init(navigation: navigation)
        }
        override func build() -> UIViewController {
          let film = Film()
          film.onNext = { [weak self] in self?.next.start() }
          return film
        }
      }
      final class ReviewsCoordinator: BaseCoordinator {
        override func build() -> UIViewController { Reviews() }
      }
      final class DetailCoordinator: BaseCoordinator {
        override func build() -> UIViewController { Detail() }
      }
      class Film: UIViewController { var onNext: (() -> Void)?; func tap() { onNext?() } }
      class Reviews: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.flows == [
        "Film push Detail via FilmCoordinator, DetailCoordinator",
        "Film push Reviews via FilmCoordinator, ReviewsCoordinator",
      ])
  }

  @Test("lead to what is presented around what the started coordinator builds, and not around what others build")
  func presentedPages() {
    let app = Fixture(
      """
      class BaseCoordinator {
        enum Mode { case push, present(UIViewController) }
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func build() -> UIViewController { fatalError() }
        func start(_ mode: Mode = .push) {
          let page = build()
          switch mode {
          case .push: navigation.pushViewController(page, animated: true)
          case .present(let below):
            navigation.pushViewController(page, animated: false)
            below.present(navigation, animated: true)
          }
        }
      }
      final class FilmCoordinator: BaseCoordinator {
        override func build() -> UIViewController {
          let film = Film()
          film.onReviews = { [weak self] in self?.showReviews() }
          return film
        }
        func showReviews() { ReviewsCoordinator(navigation: navigation).start() }
      }
      final class ReviewsCoordinator: BaseCoordinator {
        override func build() -> UIViewController {
          let reviews = Reviews()
          reviews.onDetail = { [weak self] in self?.showDetail(above: reviews) }
          return reviews
        }
        func showDetail(above page: UIViewController) {
          DetailCoordinator(navigation: UINavigationController()).start(.present(page))
        }
      }
      final class DetailCoordinator: BaseCoordinator {
        override func build() -> UIViewController { Detail() }
      }
      class Film: UIViewController { var onReviews: (() -> Void)?; func tap() { onReviews?() } }
      class Reviews: UIViewController { var onDetail: (() -> Void)?; func tap() { onDetail?() } }
      class Detail: UIViewController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { FilmCoordinator(navigation: UINavigationController()).start() }
      }
      """)
    #expect(
      app.flows == [
        "Film push Reviews via FilmCoordinator, ReviewsCoordinator",
        "Reviews present Detail via ReviewsCoordinator, DetailCoordinator",
        "Reviews push Detail via ReviewsCoordinator, DetailCoordinator",
      ])
  }
}
