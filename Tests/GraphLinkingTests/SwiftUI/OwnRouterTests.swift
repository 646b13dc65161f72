import TestSupport
import Testing

/// Navigation controllers that a program writes for itself in SwiftUI: an observable object whose root, stack and sheet
/// are parts behind a protocol that makes their views.
@Suite("A router of the program's own in SwiftUI")
struct OwnRouterTests {
  private static let router = """
    protocol Showable: AnyObject { func makeView() -> AnyView }
    class Module: Identifiable {
      var part: (any Showable)?
      init(_ part: any Showable, closed: (() -> Void)? = nil) { self.part = part }
      func close() { part = nil }
    }
    @Observable class StackRouter: Showable {
      fileprivate var root: Module?
      fileprivate var sheet: Module?
      fileprivate var modules = [Module]()
      func setRoot(_ part: (any Showable)?) {
        guard let part else { root = nil; return }
        withTransaction(Transaction()) { root = Module(part) }
      }
      func push(_ part: any Showable, closed: (() -> Void)? = nil) {
        withTransaction(Transaction()) { modules.append(Module(part, closed: closed)) }
      }
      func setSheet(_ part: (any Showable)?) {
        guard let part else { sheet = nil; return }
        withTransaction(Transaction()) { sheet = Module(part) }
      }
      func makeView() -> AnyView { AnyView(StackView(router: self).presentationDetents([.large])) }
    }
    struct StackView: View {
      @Bindable var router: StackRouter
      var body: some View {
        NavigationStack(path: $router.modules) {
          router.root?.part?.makeView().id(router.root?.id)
            .navigationDestination(for: Module.self) { module in module.part?.makeView().id(module.id) }
        }
        .sheet(item: $router.sheet) { module in module.part?.makeView().id(module.id) }
      }
    }
    class ListPart: Showable { func makeView() -> AnyView { AnyView(ListScreen()) } }
    class DetailPart: Showable { func makeView() -> AnyView { AnyView(DetailScreen()) } }
    class HelpPart: Showable { func makeView() -> AnyView { AnyView(HelpScreen()) } }
    struct ListScreen: View { var body: some View { Text("List") } }
    struct DetailScreen: View { var body: some View { Text("Detail") } }
    struct HelpScreen: View { var body: some View { Text("Help") } }

    """

  @Test("shows what the flows give it: as its root, on its stack, as a sheet")
  func ways() {
    let app = Fixture(
      Self.router + """
        class MainFlowCoordinator {
          private let router: StackRouter
          init(router: StackRouter) { self.router = router }
          func start() {
            let list = ListPart()
            router.setRoot(list)
          }
          func showDetail() { router.push(DetailPart()) { print("closed") } }
          func showHelp() { router.setSheet(HelpPart()) }
          func hideHelp() { router.setSheet(nil) }
        }
        """)
    let expected = app.differences(
      from: """
        MainFlowCoordinator root ListScreen [inferred] via StackRouter
        MainFlowCoordinator push DetailScreen [inferred] via StackRouter
        MainFlowCoordinator sheet HelpScreen [inferred] via StackRouter
        """)
    #expect(expected == [])
  }

  @Test("is nothing by itself where it is shown: what counts is its root")
  func filledRouter() {
    let app = Fixture(
      Self.router + """
        class MainFlowCoordinator {
          let router: StackRouter
          func showHelp() {
            let inner = StackRouter()
            inner.setRoot(HelpPart())
            router.setSheet(inner)
          }
        }
        """)
    #expect(app.missing("MainFlowCoordinator sheet HelpScreen via StackRouter") == [])
    #expect(app.found("MainFlowCoordinator sheet StackView\nMainFlowCoordinator root HelpScreen") == [])
  }

  @Test(
    "shows the root that the coordinator sets which it is handed to, and not those of the coordinator's own routers")
  func handedRouter() {
    let app = Fixture(
      Self.router + """
        class HelpFlowCoordinator {
          struct Parameters { let router: StackRouter }
          let parameters: Parameters
          init(parameters: Parameters) { self.parameters = parameters }
          func start() { parameters.router.setRoot(HelpPart()) }
          func showDetail() {
            let inner = StackRouter()
            inner.setRoot(DetailPart())
            parameters.router.setSheet(inner)
          }
        }
        class MainFlowCoordinator {
          let router: StackRouter
          func showHelp() {
            let inner = StackRouter()
            let help = HelpFlowCoordinator(parameters: .init(router: inner))
            help.start()
            router.setSheet(inner)
          }
        }
        """)
    let expected = app.missing(
      """
      MainFlowCoordinator sheet HelpScreen via StackRouter, HelpFlowCoordinator
      HelpFlowCoordinator sheet DetailScreen via StackRouter
      """)
    #expect(expected == [])
    #expect(app.found("MainFlowCoordinator sheet DetailScreen\nMainFlowCoordinator sheet StackView") == [])
  }

  @Test("is known where its flow finds it in parameters that were put together before")
  func parameters() {
    let app = Fixture(
      Self.router + """
        struct HelpParameters { let topic: String; let router: StackRouter }
        class HelpFlowCoordinator {
          let router: StackRouter
          init(parameters: HelpParameters) { router = parameters.router }
          func start() { router.setRoot(HelpPart()) }
        }
        class MainFlowCoordinator {
          let router: StackRouter
          func showHelp() {
            let inner = StackRouter()
            let parameters = HelpParameters(topic: "keys", router: inner)
            let help = HelpFlowCoordinator(parameters: parameters)
            help.start()
            router.setSheet(inner)
          }
        }
        """)
    #expect(app.missing("MainFlowCoordinator sheet HelpScreen") == [])
    #expect(app.found("MainFlowCoordinator sheet StackView") == [])
  }

  @Test("is known where a case of an enum says in which way to use it")
  func payload() {
    let app = Fixture(
      Self.router + """
        class HelpFlowCoordinator {
          enum Mode { case sheet(StackRouter), push(StackRouter) }
          let mode: Mode
          init(mode: Mode) { self.mode = mode }
          func start() {
            let help = HelpPart()
            switch mode {
            case .sheet(let router): router.setSheet(help)
            case .push(let router): router.push(help)
            }
          }
        }
        """)
    #expect(app.missing("HelpFlowCoordinator sheet HelpScreen\nHelpFlowCoordinator push HelpScreen") == [])
  }

  @Test("is known where a property holds it that one method shows and another fills")
  func property() {
    let app = Fixture(
      Self.router + """
        class MainFlowCoordinator {
          let inner: StackRouter
          init(router: StackRouter) {
            inner = StackRouter()
            router.setSheet(inner)
          }
          func start() { showHelp() }
          private func showHelp() { inner.setRoot(HelpPart()) }
        }
        """)
    #expect(app.missing("MainFlowCoordinator sheet HelpScreen") == [])
    #expect(app.found("MainFlowCoordinator sheet StackView") == [])
  }

  @Test("is what an app begins with where it is hosted: the root that is set where it is made, and none set later")
  func hostedRouter() {
    let app = Fixture(
      Self.router + """
        class AppFlowCoordinator: Showable {
          private let router: StackRouter
          init() {
            router = StackRouter()
            router.setRoot(ListPart())
          }
          func makeView() -> AnyView { AnyView(router.makeView()) }
          func logOut() { router.setRoot(HelpPart()) }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let flow = AppFlowCoordinator()
          func launch() { window?.rootViewController = UIHostingController(rootView: flow.makeView()) }
        }
        """)
    #expect(app.missing("AppDelegate root ListScreen\nAppFlowCoordinator root HelpScreen") == [])
    #expect(app.found("AppDelegate root HelpScreen\nAppDelegate root StackView") == [])
  }

  @Test("is filled by a method of the flow that all its screens come through")
  func fillingMethod() {
    let app = Fixture(
      Self.router + """
        class SetUpFlowCoordinator {
          private let router: StackRouter
          init(router: StackRouter) { self.router = router }
          func start() { show(ListPart()) }
          func showHelp() { show(HelpPart()) }
          private func show(_ part: any Showable) { router.setRoot(part) }
        }
        class MainFlowCoordinator {
          let inner: StackRouter
          let setUp: SetUpFlowCoordinator
          init(router: StackRouter) {
            inner = StackRouter()
            setUp = SetUpFlowCoordinator(router: inner)
            router.setSheet(inner)
          }
        }
        """)
    #expect(app.missing("MainFlowCoordinator sheet ListScreen\nMainFlowCoordinator sheet HelpScreen") == [])
    #expect(app.found("MainFlowCoordinator sheet StackView") == [])
  }

  @Test("with columns shows what is set as each of them")
  func columns() {
    let app = Fixture(
      Self.router + """
        @Observable class SplitRouter {
          fileprivate var sidebar: Module?
          fileprivate var detail: Module?
          func setSidebar(_ part: any Showable) { sidebar = Module(part) }
          func setDetail(_ part: any Showable) { detail = Module(part) }
        }
        struct SplitView: View {
          let router: SplitRouter
          var body: some View {
            NavigationSplitView {
              if let sidebar = router.sidebar { sidebar.part?.makeView() }
            } detail: {
              if let detail = router.detail { detail.part?.makeView() }
            }
          }
        }
        class MainFlowCoordinator {
          let router: SplitRouter
          func start() {
            router.setSidebar(ListPart())
            router.setDetail(DetailPart())
          }
        }
        """)
    let expected = app.missing(
      "MainFlowCoordinator column ListScreen via SplitRouter\nMainFlowCoordinator column DetailScreen via SplitRouter")
    #expect(expected == [])
  }

  @Test("shows what lies above all of it where code sets that, and tabs that are put together one by one")
  func tabs() {
    let app = Fixture(
      Self.router + """
        @Observable class TabRouter: Showable {
          struct Item { let part: any Showable; let title: String }
          struct Tab: Identifiable { let module: Module; let id: String }
          fileprivate var tabs: [Tab] = []
          fileprivate var banner: Module?
          func setTabs(_ items: [Item]) { tabs = items.map { Tab(module: Module($0.part), id: $0.title) } }
          func setBanner(_ part: any Showable) { banner = Module(part) }
          func makeView() -> AnyView { AnyView(TabsView(router: self)) }
        }
        struct TabsView: View {
          let router: TabRouter
          var body: some View {
            TabView { ForEach(router.tabs) { tab in tab.module.part?.makeView() } }
              .overlay { if let part = router.banner?.part { part.makeView() } }
          }
        }
        class MainFlowCoordinator {
          let router = TabRouter()
          func start() {
            var items: [TabRouter.Item] = [.init(part: ListPart(), title: "List")]
            items.append(.init(part: DetailPart(), title: "Detail"))
            router.setTabs(items)
          }
          func showHelp() { router.setBanner(HelpPart()) }
        }
        """)
    let expected = app.missing(
      """
      TabsView tab ListScreen
      TabsView tab DetailScreen
      MainFlowCoordinator child HelpScreen via TabRouter
      """)
    #expect(expected == [])
  }

  @Test("is no other view's model: a sheet for an object that holds such a part shows the sheet's own view")
  func model() {
    let app = Fixture(
      Self.router + """
        struct Toast { let content: AnyView }
        class EditorModel: Identifiable {
          let help: any Showable = HelpPart()
          var toast: Toast?
        }
        @Observable class ListModel { var editor: EditorModel? }
        struct MainView: View {
          @Bindable var model: ListModel
          var body: some View { Text("").sheet(item: $model.editor) { editor in EditorView(model: editor) } }
        }
        struct EditorView: View { let model: EditorModel; var body: some View { Text("Edit") } }
        """)
    #expect(app.missing("MainView sheet EditorView [certain]") == [])
  }

  @Test("shows what a part makes of the parameters that it is given")
  func constants() {
    let app = Fixture(
      Self.router + """
        struct Parameters { let name: String; let isBrief: Bool }
        class ChosenPart: Showable {
          private let parameters: Parameters
          init(parameters: Parameters) { self.parameters = parameters }
          func makeView() -> AnyView {
            if parameters.isBrief { return AnyView(HelpScreen()) } else { return AnyView(DetailScreen()) }
          }
        }
        class MainFlowCoordinator {
          let router: StackRouter
          func start() {
            let parameters = Parameters(name: "a", isBrief: false)
            router.push(ChosenPart(parameters: parameters))
          }
        }
        """)
    #expect(app.missing("MainFlowCoordinator push DetailScreen") == [])
    #expect(app.found("MainFlowCoordinator push HelpScreen") == [])
  }

  @Test("may show each of several where a setting decides that everybody can change")
  func settings() {
    let app = Fixture(
      Self.router + """
        class Settings { static let shared = Settings(); var isBrief = false }
        class ChosenPart: Showable {
          func makeView() -> AnyView {
            if Settings.shared.isBrief { return AnyView(HelpScreen()) } else { return AnyView(DetailScreen()) }
          }
        }
        class MainFlowCoordinator {
          let router: StackRouter
          func start() { router.push(ChosenPart()) }
        }
        """)
    #expect(app.missing("MainFlowCoordinator push DetailScreen\nMainFlowCoordinator push HelpScreen") == [])
  }

  @Test("finds parts behind a lock and behind a hook that may replace their views")
  func hook() {
    let app = Fixture(
      Self.router + """
        protocol HelpHook { func replace(_ view: HelpScreen) -> any View }
        struct PlainHook: HelpHook { func replace(_ view: HelpScreen) -> any View { view } }
        final class Hooks {
          private let guarded: Mutex<HelpHook> = Mutex(PlainHook())
          var help: HelpHook { guarded.withLock { $0 } }
        }
        class HookedPart: Showable {
          let hooks: Hooks
          init(hooks: Hooks) { self.hooks = hooks }
          func makeView() -> AnyView { AnyView(hooks.help.replace(HelpScreen())) }
        }
        class MainFlowCoordinator {
          let router: StackRouter
          func showHelp(hooks: Hooks) { router.push(HookedPart(hooks: hooks)) }
        }
        """)
    #expect(app.missing("MainFlowCoordinator push HelpScreen via StackRouter") == [])
  }

  @Test("can be a modifier that keeps what it is given by a function of all views")
  func keptIdentifiers() {
    let app = Fixture(
      """
      enum WindowName { static let thread = "thread" }
      struct OpenOnTap: ViewModifier {
        @Environment(\\.openWindow) var openWindow
        let name: String
        func body(content: Content) -> some View { content.onTapGesture { openWindow(id: name) } }
      }
      extension View { func opens(_ name: String) -> some View { modifier(OpenOnTap(name: name)) } }
      struct Row: View { var body: some View { Text("").opens(WindowName.thread) } }
      struct Thread: View { var body: some View { Text("") } }
      @main struct Mail: App {
        var body: some Scene { WindowGroup(id: "thread") { Thread() } }
      }
      """)
    #expect(app.reasons == [])
    #expect(app.edges(.window).contains { $0.hasSuffix("window Thread") })
  }
}
