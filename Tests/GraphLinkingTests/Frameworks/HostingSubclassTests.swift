import TestSupport
import Testing

@Suite("A class of a container")
struct HostingSubclassTests {
  @Test("holds what it is given; who makes it does not")
  func madeByAFactory() {
    let app = Fixture(
      """
      class StyledStack: UINavigationController {
        init(rootViewController: UIViewController, isDark: Bool = false) {
          super.init(rootViewController: rootViewController)
        }
      }
      enum Wrap {
        static func stack(_ screen: UIViewController) -> StyledStack { StyledStack(rootViewController: screen) }
      }
      class List: UIViewController {
        func filter() { present(Wrap.stack(Filter()), animated: true) }
      }
      class Filter: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        List present StyledStack(Filter)
        StyledStack(Filter) root Filter
        """) == [])
    #expect(app.found("List root Filter") == [])
  }

  @Test("is the source of what its own initializers give")
  func givenByItsInitializers() {
    let app = Fixture(
      """
      class Themed<Content: View>: UIHostingController<Content> {
        override init(rootView: Content) { super.init(rootView: rootView) }
      }
      class History: Themed<HistoryView> {
        convenience init() { self.init(rootView: HistoryView()) }
      }
      class Edit: Themed<EditView> {
        init(name: String) { super.init(rootView: .init(name: name)) }
      }
      class Late: UIHostingController<AnyView> {
        init() {
          super.init(rootView: AnyView(EmptyView()))
          self.rootView = AnyView(HistoryView())
        }
      }
      struct HistoryView: View { var body: some View { Text("") } }
      struct EditView: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(
      app.missing(
        """
        History root HistoryView
        Edit root EditView
        Late root HistoryView
        """) == [])
    #expect(app.found("Late root EmptyView") == [])
  }

  @Test(
    "of a library shows each view that a builder gives for its content",
    arguments: ["ClosableHostingController(content: page())", "KitHostingController(rootView: page())"])
  func library(_ host: String) {
    let app = Fixture(
      """
      import Kit
      class Board: UIViewController {
        var isSimple = false
        @ViewBuilder func page() -> some View { if isSimple { Plain() } else { Full().tint(.red) } }
        func open() {
          let host = \(host)
          present(UINavigationController(rootViewController: host), animated: true)
        }
      }
      struct Plain: View { var body: some View { Text("") } }
      struct Full: View { var body: some View { Text("") } }
      """)
    let expected = """
      Board present UINavigationController
      UINavigationController root Plain
      UINavigationController root Full
      """
    #expect(app.missing(expected) == [])
    #expect(app.nodes(.screen).filter { $0.hasSuffix("HostingController") } == [])
  }

  @Test("that hosts any view holds what its convenience initializer gives it")
  func convenienceInitializer() {
    let app = Fixture(
      """
      class Host<Content: View>: UIHostingController<Content> {
        convenience init(content: Content) { self.init(rootView: content) }
      }
      class Board: UIViewController {
        var isSimple = false
        @ViewBuilder func page() -> some View { if isSimple { Plain() } else { Full() } }
        func open() { present(Host(content: page()), animated: true) }
      }
      struct Plain: View { var body: some View { Text("") } }
      struct Full: View { var body: some View { Text("") } }
      """)
    let expected = """
      Board present Host(Plain)
      Host(Plain) root Plain
      Board present Host(Full)
      Host(Full) root Full
      """
    #expect(app.differences(from: expected) == [])
  }
}
