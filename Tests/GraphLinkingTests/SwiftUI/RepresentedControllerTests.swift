import TestSupport
import Testing

@Suite("A view that only brings the controller that it is made with")
struct RepresentedControllerTests {
  @Test(
    "is nothing by itself",
    arguments: [
      ("struct Bridge<Controller: UIViewController>: UIViewControllerRepresentable {", "Controller", "controller"),
      ("struct Bridge: UIViewControllerRepresentable {", "UIViewController", "self.controller"),
      ("struct Bridge<Made: UIViewController>: UIViewControllerRepresentable {", "() -> Made", "controller()"),
    ])
  func transparent(head: String, type: String, made: String) {
    let isClosure = type.hasPrefix("(")
    let app = Fixture(
      """
      \(head)
        let controller: \(type)
        init(_ controller: \(isClosure ? "@escaping @autoclosure " : "")\(type)) { self.controller = controller }
        func makeUIViewController(context: Context) -> \(isClosure ? "Made" : type) { \(made) }
      }
      struct Home: View {
        @State var isOpen = false
        var body: some View {
          NavigationLink(destination: page) { Text("Page") }
          Text("Detail").sheet(isPresented: $isOpen) { Bridge(Detail()).ignoresSafeArea() }
        }
        var page: some View { Bridge(Page(number: 1)).navigationTitle("Page").padding() }
      }
      class Detail: UIViewController {}
      class Page: UIViewController {}
      """)
    #expect(app.differences(from: "Home sheet Detail\nHome push Page") == [])
  }

  @Test("is a screen where it makes the controller, or gets one that it has a use for")
  func own() {
    let app = Fixture(
      """
      struct Scanner: UIViewControllerRepresentable {
        let presenter: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { Camera(presenter) }
      }
      struct Home: View {
        let root: UIViewController
        @State var isOpen = false
        var body: some View { Text("Scan").sheet(isPresented: $isOpen) { Scanner(presenter: root) } }
      }
      class Camera: UIViewController {}
      """)
    #expect(app.differences(from: "Home sheet Scanner\nScanner child Camera") == [])
  }

  @Test("has the modifiers of views, which a method of the controller that is called on it is not")
  func methods() {
    let app = Fixture(
      """
      struct Home: View {
        var body: some View { Button("a") { open() } }
        func open() { root.present(self.makeHost().child(), animated: true) }
        func makeHost() -> Host { Host() }
      }
      class Host: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Home present ?"])
  }

  @Test(
    "is nothing by itself, whatever prepares the controller or stands in for it",
    arguments: [
      ("UIViewController", "let size = 1; print(size); return content"),
      ("UIViewController", "content.preferredContentSize = content.view.bounds.size; return self.content"),
      ("UIViewController", "let made = content; made.title = nil; return made"),
      ("() -> UIViewController", "let made = content(); configure?(made); return made"),
      ("() -> UIViewController?", "content() ?? UIViewController()"),
      ("() -> UIViewController?", "if let made = content() { return made }; return UIViewController()"),
    ])
  func prepared(type: String, body: String) {
    let isClosure = type.hasPrefix("(")
    let app = Fixture(
      """
      struct Bridge: UIViewControllerRepresentable {
        let content: \(type)
        var configure: ((UIViewController) -> Void)?
        init(_ content: \(isClosure ? "@escaping @autoclosure " : "")\(type)) { self.content = content }
        func makeUIViewController(context: Context) -> UIViewController { \(body) }
      }
      struct Home: View {
        @State var isOpen = false
        var body: some View { Text("Detail").sheet(isPresented: $isOpen) { Bridge(Detail()) } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home sheet Detail") == [])
  }

  @Test("is nothing by itself through a function that makes it, with a controller of a class that is a parameter")
  func functions() {
    let app = Fixture(
      """
      func wrapped(_ controller: @autoclosure @escaping () -> UIViewController) -> some View {
        Bridge { controller() }
      }
      struct Bridge<C: UIViewController>: UIViewControllerRepresentable {
        private let make: () -> C?
        init(_ make: @escaping () -> C?) { self.make = make }
        func makeUIViewController(context: Context) -> C { make() ?? C() }
      }
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("a") { wrapped(Detail()) } } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home push Detail") == [])
  }

  @Test(
    "is nothing by itself where an alias stands for the function that gives the controller",
    arguments: [
      ("typealias Maker = () -> C?", "", "make", "Maker"), ("typealias Maker = () -> (C?)", "", "make", "Maker"),
      ("typealias Maker = () -> C?", "", "makeUIViewController", "Maker"),
      ("typealias First = () -> C?; typealias Maker = First", "", "make", "Maker"),
      ("", "typealias PageMaker = () -> UIViewController?", "make", "PageMaker"),
    ])
  func aliases(_ inside: String, _ outside: String, _ name: String, _ type: String) {
    let app = Fixture(
      """
      \(outside)
      func wrapped(_ controller: @autoclosure @escaping () -> UIViewController) -> some View {
        Bridge { controller() }
      }
      struct Bridge<C: UIViewController>: UIViewControllerRepresentable {
        \(inside)
        private let \(name): \(type)
        init(_ \(name): @escaping \(type)) { self.\(name) = \(name) }
        func makeUIViewController(context: Context) -> UIViewController { \(name)() ?? UIViewController() }
      }
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("a") { wrapped(Detail()) } } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home push Detail") == [])
  }

  @Test("is nothing by itself where an alias stands for what gives a view of SwiftUI")
  func aliasesOfViews() {
    let app = Fixture(
      """
      typealias Maker = () -> AnyView
      struct Framed: View {
        let content: Maker
        var body: some View { content().padding() }
      }
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("a") { Framed { AnyView(Detail()) } } } }
      }
      struct Detail: View { var body: some View { Text("a") } }
      """)
    #expect(app.differences(from: "Home push Detail") == [])
  }

  @Test(
    "is a screen where what it gives may be something else than the controller",
    arguments: ["let stack = Stack(content); return stack", "content ?? Other()"])
  func others(body: String) {
    let app = Fixture(
      """
      struct Bridge: UIViewControllerRepresentable {
        let content: UIViewController?
        func makeUIViewController(context: Context) -> UIViewController { \(body) }
      }
      struct Home: View {
        @State var isOpen = false
        var body: some View { Text("Detail").sheet(isPresented: $isOpen) { Bridge(content: Detail()) } }
      }
      class Stack: UIViewController { init(_ page: UIViewController?) {} }
      class Other: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.missing("Home sheet Bridge") == [])
  }

  @Test(
    "is nothing by itself in the body of a view, which has the controller as a child",
    arguments: [
      ("Bridge(Palette())", ""),
      ("HStack { if isOpen { Bridge(Palette()).frame(width: 100).padding() } else { Text(\"a\") } }", ""),
      ("VStack { menu.padding() }", "var menu: some View { HStack { Bridge(Palette()) } }"),
      (
        "ScrollView { self.makeMenu().padding() }",
        "func makeMenu() -> some View { VStack { inner } }; var inner: some View { Bridge(Palette()) }"
      ),
      ("Group { Text(\"a\"); Bridge(model.menu) }", ""),
    ])
  func inBodies(_ body: String, _ members: String) {
    #expect(Fixture(Self.overlay(body, members)).edges(.child) == ["Overlay child Palette"])
  }

  @Test("is nothing by itself in a body however many there are, the last as little as the first")
  func manyInBody() {
    let numbers = 1...60
    let bridges = numbers.map { "Bridge(Palette\($0)())" }.joined(separator: "; ")
    let classes = numbers.map { "class Palette\($0): UIViewController {}" }.joined(separator: "\n")
    let app = Fixture(Self.overlay("VStack { \(bridges) }", "") + "\n" + classes)
    #expect(app.edges(.child).sorted() == numbers.map { "Overlay child Palette\($0)" }.sorted())
  }

  @Test(
    "is no child of a view that shows it elsewhere, or that only makes it",
    arguments: [
      ("Text(\"a\").sheet(isPresented: $isOpen) { Bridge(Palette()) }", ""),
      ("Text(\"a\").sheet(isPresented: $isOpen) { menu }", "var menu: some View { HStack { Bridge(Palette()) } }"),
      ("NavigationLink(destination: Bridge(Palette())) { Text(\"a\") }", ""),
      ("Button(\"a\") { keep(Bridge(Palette())) }", "func keep(_ bridge: Bridge) {}"),
      ("Text(\"a\")", "func makeMenu() -> some View { Bridge(Palette()) }"),
    ])
  func elsewhere(_ body: String, _ members: String) {
    #expect(Fixture(Self.overlay(body, members)).edges(.child) == [])
  }

  private static func overlay(_ body: String, _ members: String) -> String {
    """
    struct Bridge: UIViewControllerRepresentable {
      private let controller: UIViewController
      init(_ controller: UIViewController) { self.controller = controller }
      func makeUIViewController(context: Context) -> UIViewController { return controller }
    }
    class Model: ObservableObject { let menu = Palette() }
    struct Overlay: View {
      @StateObject var model = Model()
      @State var isOpen = false
      var body: some View { \(body) }
      \(members)
    }
    class Palette: UIViewController {}
    @main struct Demo: App { var body: some Scene { WindowGroup { Overlay() } } }
    """
  }
}
