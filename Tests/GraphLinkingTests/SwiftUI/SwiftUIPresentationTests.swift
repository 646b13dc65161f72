import TestSupport
import Testing

@Suite("SwiftUI's presentations")
struct SwiftUIPresentationTests {
  @Test(
    "show what their builder makes",
    arguments: [
      (".sheet(isPresented: $isOn) { Editor() }", "sheet"),
      (".sheet(isPresented: $isOn, onDismiss: refresh) { Editor() }", "sheet"),
      (".sheet(isPresented: $isOn, content: Editor.init)", "sheet"),
      (".sheet(isPresented: $isOn, content: makeEditor)", "sheet"),
      (".sheet(item: $item) { _ in Editor() }", "sheet"),
      (".fullScreenCover(isPresented: $isOn) { NavigationStack { Editor() } }", "fullScreenCover"),
      (".fullScreenCover(item: $item) { item in Editor() }", "fullScreenCover"),
      (".popover(isPresented: $isOn) { Editor().frame(width: 300) }", "popover"),
      (".popover(isPresented: $isOn, arrowEdge: .top) { Editor() }", "popover"),
    ])
  func presentations(_ modifier: String, _ kind: String) {
    let app = Fixture(
      """
      struct List: View {
        @State var isOn = false
        @State var item: Int?
        var body: some View { Text("List").padding()\(modifier).onAppear {} }
        func refresh() {}
        func makeEditor() -> some View { Editor() }
      }
      struct Editor: View { var body: some View { Text("Editor") } }
      """)
    #expect(app.differences(from: "List \(kind) Editor @4") == [])
  }

  @Test("switch on what they show")
  func alternatives() {
    let app = Fixture(
      """
      enum Sheet: Identifiable { case editor, help; var id: Self { self } }
      struct List: View {
        @State var sheet: Sheet?
        var body: some View {
          Text("List").sheet(item: $sheet) { sheet in
            switch sheet {
            case .editor: Editor()
            case .help: if isNew { Help() } else { FAQ() }
            }
          }
        }
      }
      struct Editor: View { var body: some View { Text("Editor") } }
      struct Help: View { var body: some View { Text("Help") } }
      struct FAQ: View { var body: some View { Text("FAQ") } }
      """)
    #expect(app.differences(from: "List sheet Editor\nList sheet FAQ\nList sheet Help") == [])
  }

  @Test(
    "show a library's view for one of the cases as well, and no view of SwiftUI",
    arguments: ["%", "Group { % }", "NavigationStack { % }", "page(sheet)"])
  func libraryViews(_ content: String) {
    let choice =
      "switch sheet { case .plan: KitPlanView(mode: 1).tint(.red); case .own: Own(); case .wait: ProgressView() }"
    let app = Fixture(
      """
      import Kit
      enum Sheet: Identifiable { case plan, own, wait; var id: Self { self } }
      struct List: View {
        @State var sheet: Sheet?
        var body: some View {
          Text("List").sheet(item: $sheet) { sheet in \(content.replacing("%", with: choice)) }
        }
        @ViewBuilder func page(_ sheet: Sheet) -> some View { \(choice) }
      }
      struct Own: View { var body: some View { Text("Own") } }
      """)
    #expect(app.differences(from: "List sheet Own\nList sheet KitPlanView") == [])
  }

  @Test(
    "show a library's view whose name says that it is a screen, and no parts of libraries",
    arguments: [
      ("KitListScreen(names: names)", "List sheet KitListScreen"),
      ("NavigationView { KitListPage(names).toolbar { Text(\"…\") } }.padding()", "List sheet KitListPage"),
      ("NavigationStack { KitListScene { sheet = nil } }", "List sheet KitListScene"), ("KitSpinner(names)", ""),
    ])
  func libraryScreens(_ shown: String, _ edge: String) {
    let app = Fixture(
      """
      import Kit
      enum Sheet: Identifiable { case own, names([String]); var id: Int { 0 } }
      struct List: View {
        @State var sheet: Sheet?
        var body: some View { Text("List").sheet(item: $sheet) { page($0) } }
        @ViewBuilder func page(_ shown: Sheet) -> some View {
          switch shown {
          case .own: Own()
          case let .names(names): \(shown)
          }
        }
      }
      struct Own: View { var body: some View { Text("Own") } }
      """)
    #expect(app.differences(from: "List sheet Own\n\(edge)") == [])
  }

  @Test("may be a modifier of the app's own, or hide in one")
  func ownModifiers() {
    let app = Fixture(
      """
      extension View {
        func editor(isPresented: Binding<Bool>) -> some View { sheet(isPresented: isPresented) { Editor() } }
        func card<Content: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          sheet(isPresented: isPresented) { content().presentationDetents([.medium]) }
        }
      }
      struct List: View { @State var isOn = false; var body: some View { Text("List").editor(isPresented: $isOn) } }
      struct Home: View {
        @State var isOn = false
        var body: some View { Text("Home").card(isPresented: $isOn) { Help() } }
      }
      struct Editor: View { var body: some View { Text("Editor") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(app.missing("List sheet Editor via View @9\nHome sheet Help via View @12") == [])
    #expect(app.found("Home sheet Editor\nList sheet Help\nHome sheet ?\nList sheet ?") == [])
  }

  @Test("of the app's own are told from SwiftUI's at the end of a long chain as well", arguments: [1, 12, 40])
  func longChain(_ length: Int) {
    let app = Fixture(
      """
      extension View {
        func sheet(note: Binding<Note?>) -> some View { sheet(item: note) { NoteView(note: $0) } }
      }
      struct NoteView: View { let note: Note; var body: some View { Text("Note") } }
      struct Home: View {
        @State var note: Note?
        var body: some View {
          Text("Home")
            \(Array(repeating: ".padding()", count: length).joined(separator: "\n      "))
            .sheet(note: $note)
        }
      }
      """)
    #expect(app.missing("Home sheet NoteView") == [])
  }

  @Test("stand in a ViewModifier as well")
  func viewModifier() {
    let app = Fixture(
      """
      struct LoginGate: ViewModifier {
        @State var isOn = false
        func body(content: Content) -> some View { content.sheet(isPresented: $isOn) { Login() } }
      }
      struct Login: View { var body: some View { Text("Login") } }
      """)
    #expect(app.missing("LoginGate sheet Login @3") == [])
  }

  @Test("are read between the branches of #if in a chain of modifiers")
  func conditionalCompilation() {
    let app = Fixture(
      """
      struct List: View {
        @State var isOn = false
        var body: some View {
          Text("List")
            #if os(iOS)
            .sheet(isPresented: $isOn) { Editor() }
            #else
            .popover(isPresented: $isOn) { Help() }
            #endif
            .padding()
        }
      }
      struct Editor: View { var body: some View { Text("Editor") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(app.missing("List sheet Editor @6") == [])
  }

  @Test("of UIKit show the view in a hosting controller")
  func hosting() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() {
          let host = UIHostingController(rootView: Editor().environmentObject(model))
          present(host, animated: true)
        }
        func push() { navigationController?.pushViewController(EditorHost(), animated: true) }
      }
      class EditorHost: UIHostingController<Editor> {
        init() { super.init(rootView: Editor()) }
      }
      struct Editor: View { var body: some View { Text("Editor") } }
      """)
    #expect(app.missing("List present Editor\nList push EditorHost") == [])
  }

  @Test("in previews are none")
  func previews() {
    let app = Fixture(
      """
      struct List: View { var body: some View { Text("List") } }
      struct Editor: View { var body: some View { Text("Editor") } }
      struct List_Previews: PreviewProvider {
        static var previews: some View { NavigationView { NavigationLink("x", destination: Editor()) } }
      }
      #Preview { List().sheet(isPresented: .constant(true)) { Editor() } }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("can be a text, in a program that adds something to texts as well")
  func texts() {
    let app = Fixture(
      """
      extension Text { init(markdown: String) { self.init(markdown) } }
      struct Badge: View {
        @State var isOn = false
        var body: some View {
          Button("") { isOn = true }.popover(isPresented: $isOn) { Text("Thanks").font(.title3).padding(10) }
        }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Badge popover isOn"])
  }
}
