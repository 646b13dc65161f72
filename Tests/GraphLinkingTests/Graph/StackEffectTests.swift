import NavigationModel
import TestSupport
import Testing

@Suite("A transition puts nothing on top of its source")
struct StackEffectTests {
  private func effects(_ marked: String) -> [String] {
    Fixture(marked).graph.edges.filter { !$0.kind.goesBack }.compactMap { edge in
      edge.stackEffect.map {
        "\(edge.kind.rawValue) \(edge.destination.drop { $0 != ":" }.dropFirst()): \($0.rawValue)"
      }
    }
  }

  /// What the queue does when somebody taps, beside a player that shows itself.
  private func queue(_ tap: String) -> String {
    """
    class Player: UIViewController {}
    class Mini: UIViewController {
      func openPlayer() { present(Player(), animated: true) }
      func open(_ screen: UIViewController) { present(screen, animated: true) }
      func open(from screen: UIViewController) { screen.present(Player(), animated: true) }
    }
    class Queue: UIViewController {
      let mini = Mini()
      let router = Router()
      func tap(_ isDone: Bool) {
        \(tap)
      }
      func close() {
        dismiss(animated: true)
      }
    }
    class Router {
      func openPlayer(from screen: UIViewController) { screen.present(Player(), animated: true) }
    }
    extension UINavigationController {
      func popThere(completion: () -> Void) { popViewController(animated: true) }
    }
    """
  }

  @Test(
    "where its code closes the screen first",
    arguments: [
      "dismiss(animated: true) { self.mini.open(Player()) }",
      "dismiss(animated: true, completion: { [weak self] in self?.mini.open(Player()) })",
      "dismiss(animated: true); mini.open(Player())",
      "self.dismiss(animated: false); if isDone { mini.open(Player()) }",
      "let below = presentingViewController; dismiss(animated: true) { below?.present(Player(), animated: true) }",
      "presentingViewController?.dismiss(animated: true) { self.mini.open(Player()) }",
      "let stack = navigationController; stack?.topViewController; navigationController?.popViewController(animated: false); "
        + "stack?.pushViewController(Player(), animated: true)",
      "navigationController?.popToRootViewController(animated: true); mini.open(Player())",
      "navigationController?.popThere { }; mini.open(Player())",
      "close(); mini.open(Player())",
    ])
  func closing(tap: String) {
    let found = effects(queue(tap))
    #expect(found == ["present Player: exchange"] || found == ["push Player: exchange"])
  }

  @Test(
    "but it does where something else is closed, or the screen itself goes on to show",
    arguments: [
      "dismiss(animated: true) { self.present(Player(), animated: true) }",
      "dismiss(animated: true); navigationController?.pushViewController(Player(), animated: true)",
      "dismiss(animated: true) { self.router.openPlayer(from: self) }",
      "if isDone { dismiss(animated: true) }; mini.open(Player())",
      "if isDone { dismiss(animated: true) } else { mini.open(Player()) }",
      "mini.open(Player()); dismiss(animated: true)",
      "mini.dismiss(animated: true); mini.open(Player())",
      "let done = { self.dismiss(animated: true) }; mini.open(Player())",
      "navigationController?.popToViewController(self, animated: true); mini.open(Player())",
    ])
  func staying(tap: String) {
    #expect(effects(queue(tap)) == [])
  }

  @Test(
    "where a router empties the stack that it puts the destination onto, whoever asks it",
    arguments: [
      ("stack.popToRootViewController(animated: true)", true),
      ("stack.presentedViewController?.dismiss(animated: true); stack.popToRootViewController(animated: true)", true),
      ("other.popToRootViewController(animated: true)", false),
      ("stack.popViewController(animated: true)", false),
      ("if isDone { stack.popToRootViewController(animated: true) }", false),
    ])
  func emptiedStacks(emptying: String, isExchange: Bool) {
    let found = effects(
      """
      class Chat: UIViewController {}
      enum Router {
        static func open(_ stack: UINavigationController, _ other: UINavigationController, isDone: Bool) {
          \(emptying)
          stack.pushViewController(Chat(), animated: true)
        }
      }
      class Info: UIViewController {
        let stack = UINavigationController()
        func message() { Router.open(stack, UINavigationController(), isDone: true) }
      }
      """)
    #expect(Set(found) == (isExchange ? ["push Chat: exchange"] : []))
  }

  @Test(
    "where a path loses its last before it gets another",
    arguments: [
      ("model.path.removeLast(2); model.path.append(Page.list)", true), ("model.path.append(Page.list)", false),
      ("if isDone { model.path.removeLast() }; model.path.append(Page.list)", false),
    ])
  func paths(code: String, isExchange: Bool) {
    let found = effects(
      """
      enum Page: Hashable { case list, form }
      class Model: ObservableObject { @Published var path = NavigationPath() }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: Page.self) { page in
              switch page {
              case .list: ListView()
              case .form: FormView()
              }
            }
          }
        }
      }
      struct ListView: View { var body: some View { Text("") } }
      struct FormView: View {
        @EnvironmentObject var model: Model
        let isDone: Bool
        var body: some View { Button("Done") { \(code) } }
      }
      """)
    #expect(found == (isExchange ? ["push ListView: exchange"] : []))
  }

  @Test(
    "where a router closes what a screen has presented before that screen presents something else",
    arguments: [
      ("host?.dismiss(animated: true) { host?.present(Next(), animated: true) }", true),
      ("host?.dismiss(animated: true) { self.other.present(Next(), animated: true) }", false),
      ("host?.present(Next(), animated: true)", false),
    ])
  func emptiedHosts(code: String, isExchange: Bool) {
    let found = effects(
      """
      class Next: UIViewController {}
      class Confirm: UIViewController { let router = ConfirmRouter(); func done() { router.next(self) } }
      class ConfirmRouter {
        let other = UIViewController()
        func next(_ screen: UIViewController) {
          let host = screen.navigationController?.presentingViewController
          \(code)
        }
      }
      """)
    #expect(Set(found) == (isExchange ? ["present Next: exchange"] : []))
  }

  @Test(
    "where a screen sets what its own stack holds without being in it",
    arguments: [
      ("navigationController?.setViewControllers([List(), Chat()], animated: true)", true),
      (
        "if let list = navigationController?.viewControllers[0] as? List { "
          + "navigationController?.setViewControllers([list, Chat()], animated: true) }", true
      ),
      ("navigationController?.setViewControllers([List(), self, Chat()], animated: true)", false),
      ("other.setViewControllers([List(), Chat()], animated: true)", false),
    ])
  func writtenStacks(code: String, isExchange: Bool) {
    let found = effects(
      """
      class List: UIViewController {}
      class Chat: UIViewController {}
      class Profile: UIViewController {
        let other = UINavigationController()
        func chat() { \(code) }
      }
      """)
    // What is set above the lowest screen is pushed.
    #expect(found.contains { $0.hasSuffix(" Chat: exchange") } == isExchange)
  }

  @Test("only if it does so at every place")
  func places() {
    #expect(effects(queue("dismiss(animated: true); mini.open(Player())\n}\nfunc tap2() { mini.open(Player())")) == [])
  }

  @Test("where all that the window shows is exchanged, by the screen itself or by whom it asks")
  func windows() {
    let found = effects(
      """
      class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      class Flow {
        weak var scene: Scene?
        func restart() {
          let main = Main()
          scene?.window?.rootViewController = main
          main.present(Welcome(), animated: false)
        }
      }
      class Login: UIViewController {
        let flow = Flow()
        func done() { flow.restart() }
      }
      class Main: UIViewController {}
      class Welcome: UIViewController {}
      """)
    #expect(found == ["present Welcome: exchange", "root Main: exchange"])
  }

  @Test("but not where a window of its own lies above the app's")
  func overlays() {
    let found = effects(
      """
      class Picker {
        var window: UIWindow?
        func show() {
          window = UIWindow(frame: .zero)
          window?.rootViewController = Options()
        }
      }
      class List: UIViewController {
        let picker = Picker()
        func tap() { picker.show() }
      }
      class Options: UIViewController {}
      """)
    #expect(found == [])
  }

  @Test("where a router looks for the screen before it makes one", arguments: [true, false])
  func finders(isSought: Bool) {
    let found = effects(
      """
      class List: UIViewController {
        func open() { try? router.navigate(to: Screens.detail, with: nil) }
      }
      class Detail: UIViewController {}
      enum Screens {
        static let detail = StepAssembly(
          finder: \(isSought ? "ClassFinder" : "NilFinder")<Detail, Any?>(), factory: ClassFactory<Detail, Any?>())
          .using(UINavigationController.push()).from(GeneralStep.current()).assemble()
      }
      """)
    #expect(found == (isSought ? ["push Detail: reuse"] : []))
  }

  @Test(
    "where a router goes back before it is asked for the next screen",
    arguments: [
      ("router.back(animated: false); router.showOptions()", true),
      ("router.back(animated: false); isSaved = true; router.showOptions()", true),
      ("router.showOptions(); router.back(animated: false)", false),
      ("if isSaved { router.back(animated: false) }; router.showOptions()", false),
      ("other.back(animated: false); router.showOptions()", false),
      ("router.log(); router.showOptions()", false),
    ])
  func routers(_ lines: String, isExchange: Bool) {
    let found = effects(
      """
      protocol Routing { func back(animated: Bool) }
      extension Routing { func back(animated: Bool = true) { back(animated: animated) } }
      class FakeRouter: Routing { func back(animated: Bool) {} }
      class Router: Routing {
        let stack = UINavigationController()
        func back(animated: Bool) { stack.popViewController(animated: animated) }
        func log() {}
        func showOptions() { stack.pushViewController(Options(), animated: true) }
      }
      class Calendar: UIViewController {
        let router = Router()
        let other = Router()
        var isSaved = false
        func save() { \(lines) }
      }
      class Options: UIViewController {}
      """)
    #expect(found == (isExchange ? ["push Options: exchange"] : []))
  }

  @Test(
    "where a coordinator fills a stack that is shown when all before it is gone",
    arguments: [
      ("router.dismiss(animated: true) { self.router.present(stack) }", true),
      ("router.present(stack)", false),
      ("router.dismiss(animated: true) { self.log() }; router.present(stack)", false),
      ("if isOpen { router.dismiss(animated: true) { self.router.present(stack) } }", false),
    ])
  func startedCoordinators(_ showing: String, isExchange: Bool) {
    let found = effects(
      """
      class Router {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func present(_ screen: UIViewController) { root.present(screen, animated: true) }
        func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
          root.dismiss(animated: animated, completion: completion)
        }
      }
      class MainCoordinator {
        let router: Router
        var isOpen = false
        init(router: Router) { self.router = router }
        func log() {}
        func openRefill() {
          let stack = UINavigationController()
          let coordinator = RefillCoordinator(stack: stack)
          coordinator.start()
          \(showing)
        }
      }
      class RefillCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Refill(), animated: false) }
      }
      class Refill: UIViewController {}
      """)
    #expect(found.contains("start RefillCoordinator: exchange") == isExchange)
  }

  @Test("where it comes when its view has gone")
  func disappearance() {
    let found = effects(
      """
      class Queue {
        static let shared = Queue()
        var root: UIViewController?
        func showNext() { root?.present(UIHostingController(rootView: Tips()), animated: true) }
      }
      struct Reminder: View {
        var body: some View { Text("").onDisappear { Queue.shared.showNext() } }
      }
      struct Tips: View { var body: some View { Text("") } }
      class Start: UIViewController {
        func begin() { present(UIHostingController(rootView: Reminder()), animated: true) }
      }
      """)
    #expect(found == ["present Tips: exchange"])
  }

  @Test("where code performs a segue of the screen below once it is closed")
  func segueAfterDismissal() {
    let found = effects(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "map", .screen("Map", id: "map", .segue("presentation", to: "place", identifier: "place")),
        .screen("Place", id: "place")))
      //- App.swift
      class Map: UIViewController {}
      class Place: UIViewController {
        func openOther() {
          let presenter = presentingViewController
          dismiss(animated: true) {
            if let presenter { presenter.performSegue(withIdentifier: "place", sender: nil) }
          }
        }
      }
      """)
    #expect(found == ["present Place: exchange"])
  }

  @Test(
    "where a router has filled the window anew before",
    arguments: [
      ("window?.rootViewController = Home()", true),
      (
        "guard let window else { return }\nif isPad { window.rootViewController = Split() } else { window.rootViewController = Home() }",
        true
      ),
      ("guard let window else { return }\nfill(window)", true),
      ("if isPad { window?.rootViewController = Split() }", false),
      ("guard isPad else { return }\nwindow?.rootViewController = Split()", false),
      ("", false),
    ])
  func filledWindows(filling: String, isExchange: Bool) {
    let found = effects(
      """
      class Home: UIViewController {}
      class Split: UIViewController {}
      class Folder: UIViewController {}
      protocol Routing { func showMain(_ index: Int) }
      class AppRouter: Routing {
        var window: UIWindow?
        let isPad = false
        func showMain(_ index: Int) {
          \(filling)
        }
        private func fill(_ window: UIWindow) { window.rootViewController = Home() }
      }
      class ExtensionRouter: Routing { func showMain(_ index: Int) { log() } }
      enum Opener {
        static func open(_ router: Routing, _ stack: UINavigationController) {
          router.showMain(0)
          stack.pushViewController(Folder(), animated: true)
        }
      }
      class Actions: UIViewController {
        let router: Routing
        let stack = UINavigationController()
        func tap() { Opener.open(router, stack) }
      }
      """)
    #expect(found.filter { $0.hasPrefix("push") } == (isExchange ? ["push Folder: exchange"] : []))
  }

  @Test("but it does where one of the routers shows something in its place")
  func otherRouters() {
    let found = effects(
      """
      class Home: UIViewController {}
      class Folder: UIViewController {}
      protocol Routing { func showMain() }
      class AppRouter: Routing {
        var window: UIWindow?
        func showMain() { window?.rootViewController = Home() }
      }
      class StackRouter: Routing {
        let stack = UINavigationController()
        func showMain() { stack.pushViewController(Home(), animated: true) }
      }
      class Actions: UIViewController {
        let router: Routing
        func tap() { router.showMain(); present(Folder(), animated: true) }
      }
      """)
    #expect(found.filter { $0.hasPrefix("present") } == [])
  }

  @Test(
    "where a router closes what it keeps and keeps the destination in its place",
    arguments: [
      ("current?.close(); current = nil; current = next; tabs.present(next, animated: true)", true),
      ("self.current?.dismiss(animated: false); tabs.present(next, animated: true); self.current = next", true),
      ("current?.dismiss(animated: true) { self.current = next; self.tabs.present(next, animated: true) }", true),
      // Another one is kept, or what was there before is not closed.
      ("current?.close(); other = next; tabs.present(next, animated: true)", false),
      ("current?.reload(); current = next; tabs.present(next, animated: true)", false),
      ("if isDone { current?.close() }; current = next; tabs.present(next, animated: true)", false),
    ])
  func keptDestinations(code: String, isExchange: Bool) {
    let found = effects(
      """
      class Course: UIViewController {
        let router: Router
        func close() { if isModal { dismiss(animated: true) } else { super.dismiss(animated: true) } }
        func reload() {}
        func tap() { router.show(isDone: true) }
      }
      class Router {
        var current: Course?
        var other: Course?
        let tabs: UITabBarController
        func show(isDone: Bool) {
          let next = Course()
          \(code)
        }
      }
      """)
    #expect(Set(found) == (isExchange ? ["present Course: exchange"] : []))
  }

  @Test(
    "where a sheet sets what its parent shows another sheet for, and closes itself before or after that",
    arguments: [
      ("chosen = .first; dismiss()", true),
      ("dismiss(); chosen = .first", true),
      ("if isDone { chosen = .first }; dismiss()", true),
      ("chosen = .first", false),
      ("if isDone { dismiss() } else { chosen = .first }", false),
    ])
  func sheetsOfParent(code: String, isExchange: Bool) {
    let found = effects(
      """
      enum Account: Identifiable {
        case first
        var id: Int { 1 }
      }
      struct Settings: View {
        @State var isPicking = false
        @State var chosen: Account?
        var body: some View {
          Text("a")
            .sheet(isPresented: $isPicking) { Picker(chosen: $chosen) }
            .sheet(item: $chosen) { SignIn(account: $0, isPicking: $isPicking) }
        }
      }
      struct Picker: View {
        @Environment(\\.dismiss) var dismiss
        @Binding var chosen: Account?
        @State var isDone = false
        func pick() { \(code) }
        var body: some View { Button("b") { pick() } }
      }
      struct SignIn: View {
        @Environment(\\.presentationMode) var presentationMode
        let account: Account
        @Binding var isPicking: Bool
        func cancel() {
          isPicking.toggle()
          presentationMode.wrappedValue.dismiss()
        }
        var body: some View { Button("c") { cancel() } }
      }
      """)
    #expect(found.sorted() == ["sheet Picker: exchange"] + (isExchange ? ["sheet SignIn: exchange"] : []))
  }

  @Test(
    "where it sets the path of the stack that it lies on to nothing but the destination",
    arguments: [
      ("path = [.second]", true), ("path = path + [.second]", false), ("path.append(.second)", false),
      ("path += [.second]", false),
    ])
  func wholePaths(code: String, isExchange: Bool) {
    let found = effects(
      """
      enum Route: Hashable { case first, second }
      struct Start: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            home.navigationDestination(for: Route.self) { route in
              switch route {
              case .first: First(path: $path)
              case .second: Second(path: $path)
              }
            }
          }
        }
        var home: some View { Home(path: $path) }
      }
      struct Home: View {
        @Binding var path: [Route]
        var body: some View { Button("a") { path = [.first] } }
      }
      struct First: View {
        @Binding var path: [Route]
        var body: some View { Button("b") { \(code) } }
      }
      struct Second: View { @Binding var path: [Route]; var body: some View { Text("c") } }
      """)
    #expect(found == (isExchange ? ["push Second: exchange"] : []))
  }
}
