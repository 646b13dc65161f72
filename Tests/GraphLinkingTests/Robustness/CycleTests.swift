import TestSupport
import Testing

/// Cycles of every kind that Swift, frameworks and storyboards know. Whoever walks over one must end, and see what stands
/// beside it.
@Suite("A cycle")
struct CycleTests {
  private struct Cycle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What goes round, beside a screen `Home`.
    let declarations: String
    /// How `Home` gets into it.
    let way: String

    init(_ description: String, _ declarations: String, way: String) {
      (testDescription, self.declarations, self.way) = (description, declarations, way)
    }
  }

  private static let cycles = [
    Cycle(
      "static properties",
      "enum A { static let b = B.a; static var screen: UIViewController { B.screen } }\n"
        + "enum B { static let a = A.b; static var screen: UIViewController { A.screen } }",
      way: "present(A.b, animated: true); present(B.screen, animated: true)"),
    Cycle(
      "lazy properties",
      "class A { lazy var b = c; lazy var c = b; lazy var d = { self.e() }(); func e() -> UIViewController { d } }",
      way: "present(A().b, animated: true); present(A().d, animated: true)"),
    Cycle(
      "observed properties",
      "class A { var b: Int { didSet { c = b } }; var c: Int { didSet { b = c; Home().open() } } }", way: "A().b = 1"),
    Cycle(
      "aliases", "class A { typealias B = C.D }\nclass C { typealias D = A.B }\ntypealias E = F\ntypealias F = E & E",
      way: "let a: A.B = A.B(); present(a, animated: true); present(E(), animated: true)"),
    Cycle(
      "associated types",
      "protocol A { associatedtype B: A where B.B == Self; var b: B { get } }\nclass C: UIViewController, A { var b: D }\n"
        + "class D: UIViewController, A { var b: C }",
      way: "present(C().b.b.b.b, animated: true)"),
    Cycle(
      "generic parameters",
      "class A<T: A<T>>: UIViewController { let t: T; init(t: T) { self.t = t } }\nclass B: A<B> {}\nclass C<T>: A<C<C<T>>> {}",
      way: "present(B(t: B(t: B(t: nil))).t.t.t, animated: true); present(C<C<Int>>(), animated: true)"),
    Cycle(
      "conformances",
      "protocol A: B { func go() }\nprotocol B: C {}\nprotocol C: A {}\nextension A { func go() { (self as B).go() } }\n"
        + "class D: UIViewController, A, B, C {}",
      way: "let a: A = D(); a.go(); present(a, animated: true)"),
    Cycle(
      "closures",
      "class A { var b: (() -> Void)?; var c: (() -> Void)?; init() { b = { self.c?() }; c = { self.b?() } } }",
      way: "let a = A(); a.b = a.c; a.c = a.b; a.b?()"),
    Cycle(
      "factories",
      "protocol Making { func make() -> UIViewController }\nclass A: Making { let b: Making; func make() -> UIViewController { b.make() } }\n"
        + "class B: Making { let a: Making; func make() -> UIViewController { a.make() } }",
      way: "present(A(b: B(a: A(b: self))).make(), animated: true)"),
    Cycle(
      "operators",
      "infix operator >>>\nfunc >>> (a: UIViewController, b: UIViewController) -> UIViewController { b >>> a }\n"
        + "prefix func ! (a: UIViewController) -> UIViewController { !(!a) }",
      way: "present(self >>> !self >>> self, animated: true)"),
    Cycle(
      "subscripts", "class A { subscript(i: Int) -> UIViewController { self[i + 1] } }",
      way: "present(A()[0], animated: true)"),
    Cycle(
      "routes",
      "enum Route { case a, b }\nclass Router: Coordinator { func trigger(_ route: Route) { switch route {\n"
        + "case .a: trigger(.b)\ncase .b: trigger(.a) } } }",
      way: "Router().trigger(.a)"),
    Cycle(
      "delegates",
      "protocol AD: AnyObject { func a() }\nprotocol BD: AnyObject { func b() }\n"
        + "class A: UIViewController, BD { weak var delegate: AD?; func b() { delegate?.a() } }\n"
        + "class B: UIViewController, AD { weak var delegate: BD?; func a() { delegate?.b() } }",
      way: "let a = A(); let b = B(); a.delegate = b; b.delegate = a; show(a, sender: nil); a.b()"),
    Cycle(
      "coordinators",
      "class ACoordinator: Coordinator { func start() { BCoordinator(parent: self).start() } }\n"
        + "class BCoordinator: Coordinator { let parent: ACoordinator; func start() { parent.start() } }",
      way: "ACoordinator().start()"),
    Cycle(
      "notifications",
      "class A { init() { NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in\n"
        + "NotificationCenter.default.post(name: .b, object: nil) }\n"
        + "NotificationCenter.default.addObserver(forName: .b, object: nil, queue: nil) { _ in\n"
        + "NotificationCenter.default.post(name: .a, object: nil) } } }",
      way: "NotificationCenter.default.post(name: .a, object: nil)"),
    Cycle(
      "views",
      "struct A: View { var body: some View { B { A() } } }\n"
        + "struct B<Content: View>: View { let content: () -> Content; var body: some View { NavigationLink(\"b\") { content() }; B { A() } } }",
      way: "show(UIHostingController(rootView: A()), sender: nil)"),
    Cycle(
      "modifiers",
      "extension View { func a() -> some View { b() }; func b() -> some View { a().sheet(isPresented: $x) { Text(\"a\").a() } } }\n"
        + "struct A: View { var body: some View { Text(\"a\").a().b() } }",
      way: "show(UIHostingController(rootView: A()), sender: nil)"),
    Cycle(
      "wrapped values",
      "@propertyWrapper struct W<T> { @W var wrappedValue: W<T>; var projectedValue: W<T> { self } }\n"
        + "class A { @W var b: UIViewController; @W @W var c: A }",
      way: "let a = A(); present(a.b, animated: true); present(a.c.c.$c.b, animated: true)"),
    Cycle(
      "containers",
      "class A: UINavigationController { init() { super.init(rootViewController: A()) } }\n"
        + "class B: UITabBarController { func load() { viewControllers = [self, B(), A()]; setViewControllers([self], animated: true) } }",
      way: "present(A(), animated: true); present(B(), animated: true)"),
    Cycle(
      "types in each other",
      "class A { class B: C.D {} }\nclass C { class D: A.B {}; class C: C.C {} }", way: "present(A.B(), animated: true)"
    ),
    Cycle(
      "dynamic members",
      "@dynamicMemberLookup class A { subscript(dynamicMember name: String) -> A { self.other } }",
      way: "present(A().some.any, animated: true)"),
  ]

  @Test("in code ends", .timeLimit(.minutes(Hang.minutes)), arguments: cycles)
  private func ends(_ cycle: Cycle) {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open() {
          present(Detail(), animated: true)
          \(cycle.way)
        }
      }
      class Detail: UIViewController {}
      \(cycle.declarations)
      """)
    #expect(app.missing("Home present Detail") == [])
    #expect(!app.facts.contains { !$0.issues.isEmpty }, "the cycle must be Swift")
  }

  @Test("of embedded scenes and of references to storyboards ends", .timeLimit(.minutes(Hang.minutes)))
  func storyboards() {
    let app = Fixture(
      """
      //- A.storyboard
      \(Storyboard(
        initial: "Home", .screen("Home", .show("Detail"), .segue("embed", to: "Inner"), .show("other")),
        .screen("Inner", .segue("embed", to: "Home"), .segue("embed", to: "Inner")), .screen("Detail", .show("Home")),
        .placeholder(id: "other", storyboard: "B")))
      //- B.storyboard
      \(Storyboard(initial: "back", .placeholder(id: "back", storyboard: "A"), .screen("Lonely", .show("back"))))
      //- App.swift
      class Home: UIViewController {}
      class Inner: UIViewController {}
      class Detail: UIViewController {}
      class Lonely: UIViewController {}
      """)
    #expect(app.missing("Home show Detail\nHome embed Inner\nDetail show Home") == [])
  }
}
