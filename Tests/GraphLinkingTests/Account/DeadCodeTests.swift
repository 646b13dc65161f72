import TestSupport
import Testing

@Suite("Code that nothing calls")
struct DeadCodeTests {
  private static func stack(_ initializers: String, making: String) -> Fixture {
    Fixture(
      """
      class Home: UIViewController {}
      class Stack: UINavigationController {
        \(initializers)
        required init?(coder: NSCoder) { fatalError() }
      }
      class Root: UIViewController {
        func show() {
          let stack = \(making)
          stack.setViewControllers([Home()], animated: false)
          present(stack, animated: true)
        }
      }
      """)
  }

  @Test(
    "says of a private function whether other code names it that nothing runs either",
    arguments: [
      ("", "no code of its file"),
      ("private func setUp() { warn() }", "only code of its file that nothing runs"),
      (
        "private func setUp() { check { self.warn() } }; private func check(_ done: () -> Void) { done() }",
        "only code of its file that nothing runs"
      ),
    ])
  func privateFunctions(_ others: String, _ namers: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        \(others)
        private func warn() { present(UIAlertController(), animated: true) }
      }
      """)
    #expect(app.reasons(of: "present") == ["unreachable: warn is private, and \(namers) names it"])
  }

  @Test(
    "includes a class that nothing names, also where it is a delegate or a data source, but not what else a library calls",
    arguments: [
      ("", "", true), (", UIPageViewControllerDelegate", "", true),
      (", UIPageViewControllerDelegate, UIPageViewControllerDataSource", "", true),
      (", PageHandler", "", false), (", UIPageViewControllerDelegate", "let pages = Pages()", false),
    ])
  func unnamedDelegates(_ conformances: String, _ use: String, _ isDead: Bool) {
    let app = Fixture(
      """
      class Home: UIViewController { \(use) }
      class Pages: UIViewController\(conformances) {
        var pages: [UIViewController] = []
        private let pager = UIPageViewController()
        override func viewDidLoad() { addChild(pager) }
        func move(to index: Int) {
          pager.setViewControllers([pages[index]], direction: .forward, animated: true)
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func open() { window?.rootViewController = Home() }
      }
      """)
    #expect(app.reasons(of: "setViewControllers").contains("unreachable: no other code names Pages") == isDead)
  }

  @Test(
    "includes what an object makes that only a factory makes, by a function that nothing runs",
    arguments: [
      ("", true), ("let album = Factory.album()", false),
      ("let album = Album()", false), ("let maker = Factory.album", false),
    ])
  func deadFactories(_ use: String, _ isDead: Bool) {
    let app = Fixture(
      """
      class Pager: UIViewController {}
      class Album: UIViewController {
        private let pager = Pager()
        private let content = Content()
        override func viewDidLoad() { content.fill(pager.view) }
      }
      class Content: UIView {
        var filling: UIView?
        func fill(_ view: UIView) { filling = view }
      }
      enum Factory { static func album() -> Album { Album() } }
      class Home: UIViewController {
        private let pager = Pager()
        \(use)
        override func viewDidLoad() { addChild(pager) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func open() { window?.rootViewController = Home() }
      }
      """)
    let reason = "unreachable: only album, which nothing runs, makes Album"
    #expect(app.reasons(of: "Pager").contains(reason) == isDead)
  }

  @Test(
    "includes what a view shows that only a modifier makes which nothing applies",
    arguments: [
      ("", "", true), (".overlaid(true) { Note() }", "", false),
      ("", ".background(Presenter(isShown: true) { Note() })", false),
    ])
  func deadModifiers(_ modifier: String, _ other: String, _ isDead: Bool) {
    let app = Fixture(
      """
      struct Presenter<Content: View>: UIViewRepresentable {
        let isShown: Bool
        let content: () -> Content
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          guard isShown else { return }
          let host = UIHostingController(rootView: content())
          view.window?.rootViewController?.present(host, animated: true)
        }
      }
      extension View {
        func overlaid<Content: View>(_ isShown: Bool, @ViewBuilder by content: @escaping () -> Content) -> some View {
          background(Presenter(isShown: isShown, content: content))
        }
      }
      struct Start: View { var body: some View { Text("start")\(modifier)\(other) } }
      struct Note: View { var body: some View { Text("note") } }
      @main struct Tool: App { var body: some Scene { WindowGroup { Start() } } }
      """)
    let reason = "unreachable: only overlaid(_:by:), which nothing runs, makes Presenter"
    #expect(app.reasons(of: "present").contains(reason) == isDead)
    #expect(app.reasons(of: "present").contains { $0.hasPrefix("unreachable") } == isDead)
  }

  @Test("is an initializer that overrides one by which only code makes a controller")
  func initializer() {
    let app = Self.stack(
      """
      init() { super.init(navigationBarClass: nil, toolbarClass: nil) }
      override convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
      }
      """, making: "Stack()")
    #expect(
      app.reasons(of: "viewControllers") == [
        "unreachable: nothing in the analyzed files calls init(rootViewController:)"
      ])
  }

  @Test("is no initializer by which code makes the controller")
  func calledInitializer() {
    let app = Self.stack(
      """
      override convenience init(rootViewController: UIViewController) {
        self.init(navigationBarClass: nil, toolbarClass: nil)
        viewControllers = [rootViewController]
      }
      """, making: "Stack(rootViewController: Home())")
    #expect(app.account.filter { $0.hasPrefix("unreachable") } == [])
  }

  /// Two dialogs of which one calls the other, and the view of an app.
  private static func dialogs(_ view: String) -> Fixture {
    Fixture(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      extension View {
        func dialog(_ title: Text, isPresented: Binding<Bool>, actions: () -> some View) -> some View {
          background(EmptyView().confirmationDialog(title, isPresented: isPresented, actions: actions))
        }
        func dialog(_ title: String, isPresented: Binding<Bool>, actions: () -> some View) -> some View {
          dialog(Text(title), isPresented: isPresented, actions: actions)
        }
      }
      struct Home: View {
        @State var isOpen = false
        var body: some View { \(view) }
      }
      """)
  }

  @Test("is what only functions of the same name call, which nothing calls")
  func circles() {
    #expect(
      Self.dialogs("Text(\"a\")").reasons(of: "confirmationDialog") == [
        "unreachable: only functions of its name call dialog(_:isPresented:actions:)"
      ])
    let called = Self.dialogs("Text(\"a\").dialog(\"b\", isPresented: $isOpen) { Button(\"c\") {} }")
    #expect(!called.reasons(of: "confirmationDialog").contains { $0.hasPrefix("unreachable") })
    let handedOn = Self.dialogs("Wrapper(modifier: EmptyView().dialog)")
    #expect(!handedOn.reasons(of: "confirmationDialog").contains { $0.hasPrefix("unreachable") })
  }

  @Test("is nothing that an override of the same name calls, which the system calls")
  func overriddenNamesakes() {
    let app = Fixture(
      """
      class List: UIViewController {
        override func viewDidAppear(_ animated: Bool) { viewDidAppear(animated, again: false) }
        func viewDidAppear(_ animated: Bool, again: Bool) { show(Detail(), on: self) }
        private func show(_ screen: UIViewController, on host: UIViewController) {
          host.present(screen, animated: true)
        }
      }
      class Detail: UIViewController {}
      func keep(_ list: List) {}
      """)
    #expect(app.account.filter { $0.hasPrefix("unreachable") } == [])
  }

  private static func event(_ day: String, coordinator: String, making: String, besides: String = "") -> Fixture {
    Fixture(
      """
      import EventKitUI
      @main struct Diary: App { var body: some Scene { WindowGroup { Day() } } }
      struct Day: View {
        @State private var isShown = false
        var body: some View { \(day) }
      }
      //- EventView.swift
      final class EventCoordinator: NSObject, EKEventViewDelegate {
        \(coordinator)
        func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
          controller.dismiss(animated: true)
        }
      }
      struct EventView: UIViewControllerRepresentable {
        func makeCoordinator() -> EventCoordinator { \(making) }
        func makeUIViewController(context: Context) -> EKEventViewController { EKEventViewController() }
        func updateUIViewController(_ controller: EKEventViewController, context: Context) {}
      }
      \(besides)
      """)
  }

  private static let back = "var view: EventView; init(_ view: EventView) { self.view = view }"

  @Test(
    "is that of a represented controller which only its own coordinator names, or nobody",
    arguments: [
      (back, "EventCoordinator(self)", "unreachable: only what EventView makes itself names it"),
      ("", "EventCoordinator()", "unreachable: no other code names EventView"),
    ])
  func deadPair(coordinator: String, making: String, reason: String) {
    let app = Self.event("Text(\"Event\")", coordinator: coordinator, making: making)
    #expect(app.reasons(of: "EventCoordinator") == [reason])
  }

  @Test(
    "is not that of a represented controller which code shows or may make",
    arguments: [
      ("Button(\"Event\") { isShown = true }.sheet(isPresented: $isShown) { EventView() }", ""),
      ("Text(\"Event\")", "let kinds: [Any.Type] = [EventView.self]"),
      ("Text(\"Event\")", "func other(_ view: EventView) { coordinator = EventCoordinator(view) }"),
    ])
  func alivePair(day: String, besides: String) {
    let app = Self.event(day, coordinator: Self.back, making: "EventCoordinator(self)", besides: besides)
    #expect(app.reasons(of: "EventCoordinator").first?.hasPrefix("embedded: EventView") == true)
    #expect(!app.reasons(of: "EventCoordinator").contains { $0.hasPrefix("unreachable") })
  }

  @Test(
    "is a function that is given what it shows, and that no call means",
    arguments: [
      ("func put(_ child: UIViewController)", "", "unreachable: no code names the function put(_:)"),
      // Another object has a method of the name.
      (
        "func put(_ child: UIViewController)", "let box = Box(); box.put(1)",
        "unreachable: no call in the code means the function put(_:)"
      ),
      (
        "func put(_ child: UIViewController, at place: Int)", "let box = Box(); box.put(1)",
        "unreachable: no call in the code means the function put(_:at:)"
      ),
      // A parameter has its name.
      (
        "func put(_ child: UIViewController)",
        "let box = Box(); box.put(1) }; func log(put: Bool) -> Bool { put && isReady",
        "unreachable: no call in the code means the function put(_:)"
      ),
      (
        "func put(_ child: UIViewController)", "let box = Box(); box.put(1); pages.forEach { put in log(put) }",
        "unreachable: no call in the code means the function put(_:)"
      ),
    ])
  func uncalledWrappers(function: String, line: String, reason: String) {
    #expect(Self.wrapper(function, line).reasons(of: "addChild") == [reason])
  }

  @Test(
    "is no function that is handed on, that a selector names, or that a call may mean",
    arguments: [
      (
        "func put(_ child: UIViewController)", "register(put)",
        "it is an argument of put(_:), which nothing in the analyzed files calls"
      ),
      (
        "func put(_ child: UIViewController)",
        "let box = Box(); box.put(1); pages.forEach { put in log(put) }; register(put)",
        "it is an argument of put(_:), which nothing in the analyzed files calls"
      ),
      (
        "func put(_ child: UIViewController)",
        "let box = Box(); box.put(1) }; func log(put: Bool) { register(self.put)",
        "it is an argument of put(_:), which nothing in the analyzed files calls"
      ),
      (
        "@objc func put(_ child: UIViewController)", "",
        "other code may call put(_:) by its selector, and what it passes is unknown"
      ),
      (
        "func put(_ child: UIViewController)", "load().put(Box())",
        "it is an argument of put(_:), but navgraph could not recognize any call of it"
      ),
    ])
  func wrappersThatMayRun(function: String, line: String, reason: String) {
    #expect(Self.wrapper(function, line).reasons(of: "addChild") == ["unresolved: \(reason)"])
  }

  private static func wrapper(_ function: String, _ line: String) -> Fixture {
    Fixture(
      """
      extension UIViewController { \(function) { addChild(child) } }
      class Home: UIViewController { func open() { \(line) } }
      class Box { func put(_ item: Int) {} }
      """)
  }

  /// A type with a function that makes a screen, and a function outside of types that does.
  private static func makers(_ inside: String = "", use: String = "") -> Fixture {
    Fixture(
      """
      enum Maker {
        static func detail() -> UIViewController { Detail() }
        \(inside)
      }
      typealias Other = Maker
      class Home: UIViewController { override func viewDidLoad() { \(use) } }
      class Detail: UIViewController {}
      func list() -> UIViewController { List() }
      class List: UIViewController {}
      """)
  }

  @Test(
    "is a view that nothing makes, and that is given what it shows",
    arguments: [
      ("", ["unreachable: no other code names RowLink"]), ("RowLink(destination: Text(\"b\"))", []),
    ])
  func unusedViews(line: String, reasons: [String]) {
    let app = Fixture(
      """
      struct RowLink<Destination: View>: View {
        var destination: Destination
        var body: some View { NavigationLink(destination: destination) { Text("a") } }
      }
      struct Home: View { var body: some View { List { \(line) } } }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.reasons(of: "NavigationLink").filter { $0.hasPrefix("unreachable") } == reasons)
  }

  @Test(
    "is what a view makes of which there is no value, since nothing names it or a view makes it that nothing names",
    arguments: [
      ("", "", "unreachable: no other code names Frame"), ("Frame()", "", nil),
      ("", "func keep(_ frame: Frame?) {}", nil),
      ("", "struct Shelf: View { var body: some View { Frame() } }", shelf),
      ("", "struct Shelf: View { var body: some View { if isWide { Frame() } else { Frame() } } }", shelf),
      ("Shelf()", "struct Shelf: View { var body: some View { Frame() } }", nil),
      ("", "struct Shelf: View { var body: some View { Frame() } }\nfunc keep(_ shelf: Shelf) {}", nil),
      ("", "struct Shelf: View { var body: some View { Frame() } }\nfunc keep(_ frame: Frame) {}", nil),
      ("", "public struct Shelf: View { public var body: some View { Frame() } }", nil),
      ("", "struct Shelf: App { var body: some Scene { WindowGroup { Frame() } } }", nil),
      ("", "#Preview { Frame() }", "outside: only previews make Frame"),
    ])
  func viewsOfNone(_ use: String, _ other: String, _ reason: String?) {
    let app = Fixture(
      """
      struct Frame: View { var body: some View { NavigationStack { Detail() } } }
      struct Detail: View { var body: some View { Text("a") } }
      struct Home: View {
        var body: some View { NavigationLink("b") { Detail() }; \(use) }
      }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      \(other)
      """)
    let told = app.account.filter { $0.hasPrefix("unreachable") || $0.hasPrefix("outside") }
    #expect(told.isEmpty == (reason == nil))
    #expect(reason.map { app.reasons(of: "Detail").contains($0) } ?? true)
  }

  private static let shelf = "unreachable: only Shelf makes Frame, and no other code names Shelf"

  @Test(
    "is none of a view or of another object that a document of Interface Builder makes",
    arguments: [
      ("", ["unreachable: no other code names Header"]), ("<view id=\"v\" customClass=\"Header\"/>", []),
      ("<view id=\"v\"><subviews><stackView id=\"s\" customClass=\"Header\"/></subviews></view>", []),
      ("<customObject id=\"o\" customClass=\"Header\"/>", []), ("<panel id=\"p\" customClass=\"Header\"/>", []),
      ("<view id=\"v\" customClass=\"Footer\"/>", ["unreachable: no other code names Header"]),
    ])
  func objectsInDocuments(object: String, reasons: [String]) {
    let app = Fixture(
      """
      //- Header.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(object)</objects></document>
      //- Header.swift
      class Header: UIView { override func awakeFromNib() { Pool.shared.add(Old()) } }
      class Pool { static let shared = Pool(); func add(_ screen: UIViewController) { all.append(screen) } }
      class Old: UIViewController {}
      """)
    #expect(app.reasons(of: "Old").filter { $0.hasPrefix("unreachable") } == reasons)
  }

  @Test(
    "is no function of a type that code hands on or keeps, whatever it calls it",
    arguments: [
      ("", "keep(Maker.detail)"), ("", "keep([\"a\": Maker.detail])"), ("", "keep((Maker.detail, 1))"),
      ("", "keep(Maker.detail as () -> UIViewController)"), ("", "let make = isOn ? Maker.detail : nil"),
      ("", "keep(Other.detail)"), ("", "typealias Own = Maker; keep(Own.detail)"), ("", "let make: Making = .detail"),
      ("static func all() { keep([1].map(Self.detail)) }", ""), ("static func all() { keep([1].map(detail)) }", ""),
      ("static func all(make: () -> UIViewController = detail) {}", ""), ("struct Inner { let make = detail }", ""),
    ])
  func handedFunctionsOfTypes(inside: String, use: String) {
    let app = Self.makers(inside, use: use)
    #expect(app.reasons(of: "Detail").count == 1)
    #expect(!app.reasons(of: "Detail").contains { $0.hasPrefix("unreachable") })
  }

  @Test(
    "is a function of a type that code neither calls nor hands on, though it hands on one of another type",
    arguments: [
      "", "keep(Second.detail)", "keep(Second.self.detail())", "keep(detail)", "keep(self.page.detail)",
      "_ = list().detail()", "keep(list().detail)", "_ = pages[0].detail()",
    ])
  func unhandedFunctionsOfTypes(use: String) {
    let app = Self.makers("}\nenum Second { static func detail() -> Int { 1 }", use: use)
    #expect(app.reasons(of: "Detail") == ["unreachable: no code calls detail on its type"])
  }

  @Test(
    "is a function of a type whose code has locals and parameters of that name",
    arguments: [
      "static func count() -> Int { let detail = 1; return detail }",
      "static func count(detail: Int) -> Int { let other = detail; return other }",
      "static func count() { if let detail = other() { keep(detail) } }",
      "static func count() { guard let detail = other() else { return }; keep(detail) }",
      "static func count() { keep(all.map { detail in keep(detail) }) }",
      "static func count() { for detail in all { keep(detail) } }",
    ])
  func localsOfTheName(inside: String) {
    #expect(Self.makers(inside).reasons(of: "Detail") == ["unreachable: no code calls detail on its type"])
  }

  @Test(
    "is no function that code hands on where a local of its name has ended, or of a type that values may be",
    arguments: [
      ("static func all() { if isOn { let detail = 1; keep(detail) }; keep([1].map(detail)) }", ""),
      ("static func all() { keep { detail in keep(detail) }; keep([1].map(detail)) }", ""),
      ("static func all() { let detail = detail; keep(detail) }", ""),
      ("", "let makers = [Maker.self]; keep(makers[0].detail())"),
      ("", "let makers = [Maker.self]; keep(makers[0].detail)"), ("", "keep(type(of: page).detail)"),
    ])
  func handedBesideLocals(inside: String, use: String) {
    let app = Self.makers(inside, use: use)
    #expect(!app.reasons(of: "Detail").contains { $0.hasPrefix("unreachable") })
  }

  @Test(
    "is a function outside of types only where no code hands it on",
    arguments: [("", true), ("keep(list)", false), ("keep([1].map(list))", false), ("let make = list", false)])
  func handedGlobalFunctions(use: String, isDead: Bool) {
    let app = Self.makers(use: use)
    #expect(app.reasons(of: "List").count == 1)
    #expect((app.reasons(of: "List") == ["unreachable: no code names the function list"]) == isDead)
  }

  /// A protocol whose extension computes a screen for what conforms to it, and other code.
  private static func factory(_ code: String, by kind: String = "protocol Factory {}") -> Fixture {
    Fixture(
      """
      \(kind)
      extension Factory { var list: List { List() } }
      class Phone: UITabBarController, Factory {}
      class Other: UIViewController {
        let list = UIViewController()
        func fill() { keep(list) }
        func fillAgain() { keep(self.list.view) }
      }
      class List: UIViewController {}
      \(code)
      """)
  }

  @Test(
    "is a property that an extension of a protocol computes, where all that is said of its name means one of another type",
    arguments: [
      "", "class Next: UIViewController { var list = 1; func fill() { keep(list) } }",
      "enum Names { enum Inner { static let list = 1; static func all() { keep(list) } } }",
    ])
  func unreadProperties(code: String) {
    #expect(Self.factory(code).reasons(of: "List") == ["unreachable: no code reads list"])
  }

  @Test(
    "is no property of a protocol that code may read, by itself, on a value or by a path, or that a framework may read",
    arguments: [
      "extension Phone { func fill() { keep(list) } }", "extension Phone { func fill() { keep(self.list) } }",
      "extension Factory { func fill() { keep(list) } }", "func fill(_ phone: Phone) { keep(phone.list) }",
      "func fill(_ other: Other) { keep(other.list) }", "func fill(_ made: Made) { keep(made.make().list) }",
      "class Pad: Phone { func fill() { keep(list) } }",
      "protocol Sub: Factory {}\nextension Sub { var one: Any { list } }",
      "protocol Next { var list: Any { get } }\nextension Next where Self: Factory { func fill() { keep(list) } }",
      "extension UIViewController { func fill() { keep(list) } }", "func fill() { keep([phone].map(\\.list)) }",
      "extension Phone { class Inner { let owner: Phone; func fill() { keep(owner.list) } } }",
      "class Page: Listing, Factory {}",
    ])
  func readProperties(code: String) {
    let app = Self.factory(code)
    #expect(app.reasons(of: "List").count == 1)
    #expect(!app.reasons(of: "List").contains { $0.hasPrefix("unreachable") })
  }

  @Test("is no property that other modules can read")
  func publicProperties() {
    let app = Self.factory("", by: "public protocol Factory {}")
    #expect(!app.reasons(of: "List").contains { $0.hasPrefix("unreachable") })
  }
}
