import TestSupport
import Testing

@Suite("A modifier of a library")
struct LibraryModifierTests {
  private static let screens = """
    struct Coupon: View { var body: some View { Text("coupon") } }
    struct Code: Identifiable { let id: Int }
    """

  @Test(
    "presents what its closure builds, where a binding says when",
    arguments: [
      "popup(isPresented: $isAsking) { Coupon() }",
      "popup(isPresented: $isAsking, background: .blue) { Coupon().padding() }",
      "popup(isPresented: $isAsking, content: { Coupon() })",
      "popup(isPresented: $isAsking) { Coupon() } customize: { $0.type(.toast) }",
      "popup(isPresented: Binding(get: { isAsking }, set: { isAsking = $0 })) { Coupon() }",
      "popup(item: $code) { code in Coupon() }",
    ])
  func content(modifier: String) {
    let app = Fixture(
      """
      struct Cart: View {
        @State var isAsking = false
        @State var code: Code?
        var body: some View { Text("cart").\(modifier) }
      }
      \(Self.screens)
      """)
    #expect(app.edges.map(\.ends) == ["Cart present Coupon"])
  }

  @Test(
    "is none where nothing appears by a binding, or no view does",
    arguments: [
      "decorated(isPresented: isAsking) { Coupon() }",
      "picked(isPresented: $isAsking) { result in handle(result) }",
      "decorated { Coupon() }",
      "inspector(isPresented: $isAsking) { Coupon() }",
      "searchable(text: $text, tokens: $tokens, isPresented: $isAsking) { token in Text(token.name) }",
    ])
  func otherModifiers(modifier: String) {
    let app = Fixture(
      """
      struct Cart: View {
        @State var isAsking = false
        var body: some View { Text("cart").\(modifier) }
        func handle(_ result: Int) {}
      }
      \(Self.screens)
      """)
    #expect(app.edges.map(\.ends) == [])
  }

  @Test("is looked into where its sources are there")
  func ownModifier() {
    let app = Fixture(
      """
      struct Cart: View {
        @State var isAsking = false
        var body: some View { Text("cart").popup(isPresented: $isAsking) { Coupon() } }
      }
      extension View {
        func popup<Content: View>(isPresented: Binding<Bool>, content: @escaping () -> Content) -> some View {
          sheet(isPresented: isPresented, content: content)
        }
      }
      \(Self.screens)
      """)
    #expect(app.edges.map(\.ends) == ["Cart sheet Coupon"])
  }

  @Test("presents for who calls the modifiers that the program has around it", arguments: 1...3)
  func wrappers(hands: Int) {
    let wrappers = (0..<hands).map { index in
      let inner = index == 0 ? "popup" : "popup\(index - 1)"
      return """
        extension View {
          func popup\(index)<Item, Content>(
            item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
          ) -> some View where Item: Identifiable, Content: View {
            \(inner)(item: item, content: content)
          }
        }
        """
    }
    let app = Fixture(
      """
      struct Cart: View {
        @State var code: Code?
        var body: some View { Text("cart").popup\(hands - 1)(item: $code) { code in Coupon() } }
      }
      \(wrappers.joined(separator: "\n"))
      \(Self.screens)
      """)
    #expect(app.edges.map(\.ends) == ["Cart present Coupon"])
  }

  @Test(
    "of the program's own is called on a view of a library, in a module or a type, with modifiers or without",
    arguments: [
      "Toggle(\"a\", isOn: $isAsking)", "Library.Toggle(\"a\", key: .isShown)",
      "Library.Toggle(\"a\", key: .isShown).onChange { isAsking = $0 }.padding()",
      "Library.Parts.Toggle(\"a\", key: .isShown).padding()",
    ])
  func ownModifiers(view: String) {
    let app = Fixture(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
      struct Cart: View {
        @State private var isAsking = false
        var body: some View {
          \(view)
            .alert2("b", isPresented: $isAsking)
        }
      }
      extension View {
        func alert2(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
          background(EmptyView().alert(title, isPresented: isPresented, actions: actions))
        }
        func alert2(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
          alert2(Text(title), isPresented: isPresented, actions: actions)
        }
        func alert2(_ title: String, isPresented: Binding<Bool>) -> some View {
          alert2(title, isPresented: isPresented, actions: {})
        }
      }
      """)
    #expect(app.edges(.alert) == ["Cart alert Alert"])
  }

  @Test("of the program's own is not called on what is no view, nor in code of none")
  func otherReceivers() {
    let app = Fixture(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }
      struct Cart: View { var body: some View { Text("a") } }
      class Model {
        func check(_ isAsking: Binding<Bool>) { Library.Request("a").alert2("b", isPresented: isAsking) }
      }
      enum Own { struct Request { func alert2(_ title: String, isPresented: Binding<Bool>) {} } }
      struct Check: View {
        @State private var isAsking = false
        var body: some View { Button("a") { Own.Request().alert2("b", isPresented: $isAsking) } }
      }
      extension View {
        func alert2(_ title: String, isPresented: Binding<Bool>) -> some View {
          background(EmptyView().alert(title, isPresented: isPresented, actions: {}))
        }
      }
      """)
    #expect(app.edges(.alert).filter { !$0.hasPrefix("View") } == [])
  }
}
