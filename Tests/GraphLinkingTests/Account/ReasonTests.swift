import TestSupport
import Testing

@Suite("The reason of an outcome")
struct ReasonTests {
  @Test(
    "says nothing of calls on values of frameworks that have no screens",
    arguments: [
      ("let buffer: MTLCommandBuffer = make(view)", true),
      ("guard let buffer = queue.makeCommandBuffer() else { return }", true),
      ("guard let buffer = self.queue.makeCommandBuffer(), let other = view.other else { return }", true),
      ("let other = queue.makeCommandBuffer(); guard let buffer = other else { return }", true),
      ("guard let buffer = renderer.queue.makeCommandBuffer() else { return }", true),
      ("let buffer = MTLCreateSystemDefaultDevice()!.makeCommandQueue()!.makeCommandBuffer()!", true),
      ("let buffer = make(view) as! MTLCommandBuffer", true),
      ("let buffer = make(view)", false),
      ("let buffer = self.unknown.makeCommandBuffer()", false),
      ("let buffer: MTLCommands = make(view)", false),
      ("let buffer: CTFeedbackController = make(view)", false),
      ("let buffer: NWRouter = make(view)", false),
      ("let queue = make(view); let buffer = queue.makeCommandBuffer()", false),
      ("guard let buffer = queue.makeInterface() else { return }", false),
    ])
  func valuesOfFrameworks(_ buffer: String, _ isOfFramework: Bool) {
    func app(_ interface: String) -> Fixture {
      Fixture(
        """
        class Chat: UIViewController {}
        \(interface)
        class MTLCommands { func makeInterface() {} }
        class Renderer { let queue: MTLCommandQueue }
        class Camera: NSObject, MTKViewDelegate {
          private var queue: MTLCommandQueue!
          let renderer = Renderer()
          func draw(in view: MTKView) {
            \(buffer)
            buffer.present(view.currentDrawable)
          }
        }
        class Start: UIViewController {
          let camera = Camera()
          let interface = Interface()
          override func viewDidAppear(_ animated: Bool) { interface.open() }
        }
        """)
    }
    let namesake = "func present(_ chat: Chat) { main.dismiss(animated: true) }; func open() { present(Chat()) }"
    for interface in ["let main = UIViewController(); \(namesake)", "func open() {}"] {
      let reasons = app("class Interface { \(interface) }").reasons(of: "present")
      let own = reasons.filter { !$0.contains("callers of this code") }
      #expect(own.isEmpty == isOfFramework)
    }
  }

  @Test("says of a window that gives itself a controller, however it is named, that this shows nothing")
  func controllersOfWindows() {
    for assignment in ["controller.window = self", "let own = controller; own.window = self"] {
      let app = Fixture(
        """
        class AppDelegate: NSObject, NSApplicationDelegate {
          let updates = UpdateWindow()
          func applicationDidFinishLaunching(_ notification: Notification) { updates.open() }
        }
        class UpdateWindow: NSWindow {
          init() {
            super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
            let controller = NSWindowController()
            \(assignment)
            controller.loadWindow()
          }
          func open() { makeKeyAndOrderFront(nil) }
        }
        """)
      #expect(app.reasons(of: "window") == ["own: it gives the window a controller, which shows nothing yet"])
      #expect(app.missing("AppDelegate window UpdateWindow") == [])
    }
  }

  @Test("tells what a function shows for its callers from what it gives back to them")
  func showersForCallers() {
    let app = Fixture(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      extension View {
        func help(isPresented: Binding<Bool>) -> some View { sheet(isPresented: isPresented) { Help() } }
        func routes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .detail: Detail()
            case .other: Other()
            }
          }
        }
      }
      enum Route: Hashable { case detail, other }
      struct Home: View {
        @State var isOpen = false
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("a") { path.append(.detail) }
              .routes()
              .help(isPresented: $isOpen)
          }
        }
      }
      struct Help: View { var body: some View { Text("b") } }
      struct Detail: View { var body: some View { Text("c") } }
      struct Other: View { var body: some View { NavigationLink("d") { Help() } } }
      """)
    #expect(
      app.reasons(of: "Help") == ["forwarded: the sheet in help(isPresented:) shows it for the callers"])
    for name in ["Detail", "Other"] {
      #expect(
        app.reasons(of: name) == ["forwarded: the navigationDestination in routes shows it for the callers"])
    }
  }

  @Test("says of a function that gives a closure that only the closure shows something")
  func closuresThatShow() {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Feed() }
      }
      struct ErrorHandler {
        static func present(_ host: UIViewController) -> (Error) -> Void {
          return { [weak host] error in host?.presentError(error) }
        }
      }
      extension UIViewController {
        func presentError(_ error: Error) {
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      class Feed: UIViewController {
        let loader = Loader()
        override func viewDidLoad() { loader.load(onError: ErrorHandler.present(self)) }
      }
      class Loader { func load(onError: @escaping (Error) -> Void) {} }
      """)
    #expect(
      app.reasons(of: "present") == [
        "forwarded: it calls ErrorHandler.present(_:), which gives a closure that shows something"
      ])
  }

  @Test("names a caller of which the destination is known, rather than the first one")
  func resolvedCaller() {
    let app = Fixture(
      """
      extension UIViewController {
        func transition(to page: UIViewController) { present(page, animated: true) }
      }
      class First: UIViewController { func open() { transition(to: Library.page()) } }
      class Second: UIViewController { func open() { transition(to: Detail()) } }
      class Detail: UIViewController {}
      """)
    let reason = app.reasons(of: "present").first ?? ""
    #expect(reason.hasPrefix("forwarded: it is shown for the callers of this code, such as "))
    #expect(reason.contains(":5:"))
  }

  @Test("says that what a modifier applies is a part of what its sheet shows, where only that uses the function")
  func modifiersOfSheets() {
    let app = Fixture(
      """
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("a").modifier(Sheets(level: 0)) } }
      struct Sheets: ViewModifier {
        let level: Int
        @ObservedObject var coordinator = Coordinator.shared
        func body(content: Content) -> some View {
          content.sheet(isPresented: .constant(true)) { sheetContent() }
            .fullScreenCover(isPresented: .constant(false)) { Cover() }
        }
        private func sheetContent() -> some View {
          Group { coordinator.routes[level].modifier(Sheets(level: level + 1)) }
        }
      }
      class Coordinator: ObservableObject {
        static let shared = Coordinator()
        @Published var routes: [AnyView] = []
        func show(_ view: some View) { routes.append(AnyView(view)) }
      }
      struct Cover: View { var body: some View { Text("c") } }
      """)
    #expect(
      app.reasons(of: "Sheets") == [
        "embedded: it is a part of Home",
        "embedded: it is a part of what the sheet that uses sheetContent shows",
      ])
  }

  @Test("says of a function of the program that goes back that it does")
  func waysBack() {
    let app = Fixture(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("a") { Mute() } } }
      struct Mute: View {
        @Environment(\\.presentationMode) private var presentationMode
        var body: some View { Button("a") { dismiss() } }
      }
      extension Mute {
        func dismiss() { presentationMode.wrappedValue.dismiss() }
      }
      """)
    #expect(app.reasons(of: "dismiss") == ["forwarded: it calls Mute.dismiss, which goes back"])
  }

  @Test(
    "says of a function of the program what it clears, for which a view shows something",
    arguments: [
      (
        "func dismiss() { Sheets.shared.dismiss() }", "func dismiss() { menu = false }",
        "own: Menu.dismiss clears menu, for which Home shows something"
      ),
      (
        "func dismiss() { close() }; func close() { Sheets.shared.menu = false }", "",
        "own: Menu.dismiss clears menu, for which Home shows something"
      ),
      (
        "func dismiss() { Sheets.shared.dismiss() }", "func dismiss() { menu = false; second = false }",
        "own: Menu.dismiss closes what Home shows"
      ),
      (
        "func dismiss() { Sheets.shared.dismiss() }", "func dismiss() { menu = false; other = false }",
        "own: Menu.dismiss clears menu, for which Home shows something"
      ),
      (
        "func dismiss() { Sheets.shared.dismiss() }", "func dismiss() { other = false }",
        "own: it calls Menu.dismiss of the program"
      ),
      (
        "func dismiss() { Sheets.shared.menu = true; var menu = true; menu = false }", "",
        "forwarded: dismiss sets menu, and Home shows the new value"
      ),
    ])
  func clearings(_ own: String, _ model: String, _ reason: String) {
    let app = Fixture(
      """
      import SwiftUI
      class Sheets: ObservableObject {
        static let shared = Sheets()
        @Published var menu = false
        @Published var other = false
        @Published var second = false
        \(model)
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @ObservedObject var sheets = Sheets.shared
        var body: some View {
          Text("a")
            .sheet(isPresented: $sheets.menu) { Menu() }
            .sheet(isPresented: $sheets.second) { Text("c") }
        }
      }
      struct Menu: View {
        var body: some View { Button("b") { dismiss() } }
        \(own)
      }
      """)
    #expect(app.reasons(of: "dismiss").first == reason)
  }

  @Test(
    "names the cases that no caller passes to the function around a place",
    arguments: [
      ("close(.pop, from: self)", "no caller of close(_:from:) passes push or replace"),
      ("close(.pop, from: self); close(nil, from: self)", "no caller of close(_:from:) passes push or replace"),
      ("close(.pop, from: self); close(.push(Detail()), from: self)", nil),
    ])
  func unpassedCases(_ calls: String, _ reason: String?) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      enum Action { case pop, push(UIViewController), replace(UIViewController) }
      protocol Closing {}
      extension Closing {
        func close(_ action: Action?, from view: UIViewController) {
          guard let action else { return }
          switch action {
          case .pop: view.navigationController?.popViewController(animated: true)
          case .push(let page), .replace(let page):
            view.navigationController?.pushViewController(page, animated: true)
          }
        }
      }
      class Home: UIViewController, Closing {
        override func viewDidLoad() { \(calls) }
      }
      class Detail: UIViewController {}
      """)
    let unreachable = app.reasons(of: "pushViewController").filter { $0.hasPrefix("unreachable") }
    #expect(unreachable == (reason.map { ["unreachable: \($0)"] } ?? []))
  }

  @Test("says of a modifier that a function applies it, and of other views that it returns them")
  func appliedModifiers() {
    let app = Fixture(
      """
      import SwiftUI
      extension View {
        func swipes() -> some View { modifier(Swipes()) }
      }
      struct Rows { func row() -> some View { Row() } }
      struct Swipes: ViewModifier {
        func body(content: Content) -> some View { NavigationLink { Detail() } label: { content } }
      }
      struct Row: View { var body: some View { NavigationLink("a") { Detail() } } }
      struct Detail: View { var body: some View { Text("b") } }
      struct Home: View {
        let rows: Rows
        var body: some View { VStack { Text("c").swipes(); rows.row() } }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home(rows: Rows()) } } }
      """)
    #expect(app.reasons(of: "Swipes") == ["forwarded: swipes applies it for its callers"])
    #expect(app.reasons(of: "Row") == ["forwarded: row returns it to its callers"])
  }

  @Test("says of what several views register for values that it is shown for the code which sets these")
  func registeredViews() {
    let app = Fixture(
      """
      import SwiftUI
      enum Page: Identifiable { case detail, other; var id: Int { 0 } }
      @Observable class Router { var page: Page? }
      extension View {
        func pages(_ page: Binding<Page?>) -> some View {
          sheet(item: page) { page in
            switch page {
            case .detail: Detail()
            case .other: Other()
            }
          }
        }
      }
      struct First: View {
        @State var router = Router()
        var body: some View { List().pages($router.page).environment(router) }
      }
      struct Second: View {
        @State var router = Router()
        var body: some View { List().pages($router.page).environment(router) }
      }
      struct List: View {
        @Environment(Router.self) var router
        var body: some View { Button("a") { router.page = .detail }; Button("b") { router.page = .other } }
      }
      struct Detail: View { var body: some View { NavigationLink("c") { List() } } }
      struct Other: View { var body: some View { NavigationLink("d") { List() } } }
      @main struct Shop: App { var body: some Scene { WindowGroup { TabView { First(); Second() } } } }
      """)
    for name in ["Detail", "Other"] {
      let reason = "the sheet in pages(_:) shows it for the code that sets or appends a value"
      #expect(app.reasons(of: name) == ["forwarded: \(reason)"])
    }
  }

  @Test(
    "names the coordinator that takes the route of a call, where the routes of several have a case of the same name",
    arguments: [
      "func close() { keys.navigate(to: .dismiss(nil)) }", "func close() { keys.navigate(to: KeyRoute.dismiss(nil)) }",
      "func close() { let route = KeyRoute.dismiss(nil); keys.navigate(to: route) }",
    ])
  func routesOfCoordinators(_ code: String) {
    let app = Fixture(Self.coordinators(code))
    // The delegate has its coordinator as an argument, and the processor has it in a property.
    let reasons = app.program.account.places.filter { $0.name == "navigate" && $0.reason.contains(" leads to ") }
    #expect(
      reasons.map { "\($0.site.fileName): \($0.reason)" }.sorted() == [
        "Coordinators.swift: Coordinator.navigate(to:) leads to KeyCoordinator.navigate(to:context:), which goes back",
        "Processor.swift: Coordinator.navigate(to:) leads to KeyCoordinator.navigate(to:context:), which goes back",
      ])
  }

  @Test("follows a coordinator that a delegate is given")
  func givenCoordinators() {
    let app = Fixture(Self.coordinators("func close() { keys.navigate(to: .add(\"a\")) }"))
    let reasons = app.program.account.places.filter { $0.site.file == "Processor.swift" }.map(\.reason)
    #expect(reasons == ["Coordinator.navigate(to:) leads to KeyCoordinator.navigate(to:context:), which goes back"])
  }

  private static func coordinators(_ code: String) -> String {
    """
    //- Processor.swift
    class ManualProcessor {
      let keys: AnyCoordinator<KeyRoute>
      init(keys: AnyCoordinator<KeyRoute>) { self.keys = keys }
      \(code)
    }
    //- App.swift
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let list = ListProcessor()
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let stack = UINavigationController()
        let debug = DebugCoordinator()
        debug.stack = stack
        let keys = KeyCoordinator()
        keys.delegate = list
        keys.stack = stack
        keys.navigate(to: .manual, context: nil)
        window?.rootViewController = stack
      }
    }
    //- Coordinators.swift
    protocol Coordinator<Route>: AnyObject {
      associatedtype Route
      func navigate(to route: Route, context: AnyObject?)
    }
    extension Coordinator {
      func navigate(to route: Route) { navigate(to: route, context: nil) }
      func asAny() -> AnyCoordinator<Route> { AnyCoordinator(self) }
    }
    class AnyCoordinator<Route>: Coordinator {
      private let doNavigate: (Route, AnyObject?) -> Void
      init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
        doNavigate = { route, context in coordinator.navigate(to: route, context: context) }
      }
      func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
    }
    enum DebugRoute { case dismiss, add }
    class DebugCoordinator: Coordinator {
      weak var stack: StackNavigator?
      func navigate(to route: DebugRoute, context: AnyObject?) {
        switch route {
        case .dismiss, .add: stack?.dismiss()
        }
      }
    }
    enum KeyRoute { case dismiss(Int?), add(String), manual }
    protocol KeyDelegate: AnyObject { func didComplete(_ coordinator: AnyCoordinator<KeyRoute>, key: String) }
    class KeyCoordinator: Coordinator {
      weak var delegate: KeyDelegate?
      weak var stack: StackNavigator?
      func navigate(to route: KeyRoute, context: AnyObject?) {
        switch route {
        case .dismiss: stack?.dismiss()
        case .add(let key): delegate?.didComplete(asAny(), key: key)
        case .manual: stack?.replace(ManualView(processor: ManualProcessor(keys: asAny())))
        }
      }
    }
    class ListProcessor: KeyDelegate {
      func didComplete(_ coordinator: AnyCoordinator<KeyRoute>, key: String) {
        coordinator.navigate(to: .dismiss(nil))
      }
    }
    struct ManualView: View {
      let processor: ManualProcessor
      var body: some View { Button("a") { processor.close() } }
    }
    //- StackNavigator.swift
    protocol StackNavigator: AnyObject {
      func dismiss(animated: Bool)
      func replace<Content: View>(_ view: Content, animated: Bool)
    }
    extension StackNavigator {
      func dismiss() { dismiss(animated: true) }
      func replace<Content: View>(_ view: Content) { replace(view, animated: true) }
    }
    extension UINavigationController: StackNavigator {
      func dismiss(animated: Bool) { dismiss(animated: animated, completion: nil) }
      func replace<Content: View>(_ view: Content, animated: Bool) {
        setViewControllers([UIHostingController(rootView: view)], animated: animated)
      }
    }
    """
  }
}
