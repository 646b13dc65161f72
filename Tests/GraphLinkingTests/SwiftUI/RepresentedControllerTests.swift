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
}
