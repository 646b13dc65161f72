import TestSupport
import Testing

/// A sheet appears where its modifier is, but a person comes from the view that sets the flag.
@Suite("A flag of an object that several views know")
struct SharedFlagTests {
  private static let screens = """
    class Model: ObservableObject {
      @Published var isEditing = false
      @Published var isAsking = false
      @Published var selected: Item?
      @Published var failure: String?
    }
    struct SheetsView: View {
      @EnvironmentObject var model: Model
      var body: some View {
        EmptyView()
          .sheet(isPresented: $model.isEditing) { EditView() }
          .fullScreenCover(item: $model.selected) { item in ItemView(item: item) }
          .sheet(isPresented: Binding(get: { model.isAsking && !model.isEditing }, set: { model.isAsking = $0 })) {
            AskView()
          }
          .popover(isPresented: .init(get: { model.failure != nil }, set: { if !$0 { model.failure = nil } })) {
            FailureView()
          }
      }
    }
    struct EditView: View {
      @EnvironmentObject var model: Model
      var body: some View { Button("Done") { model.isEditing.toggle() } }
    }
    struct ItemView: View {
      let item: Item
      var body: some View { Text("Item") }
    }
    struct AskView: View {
      @EnvironmentObject var model: Model
      var body: some View { Button("Cancel") { model.isAsking = false } }
    }
    struct FailureView: View { var body: some View { Text("Failure") } }
    """

  @Test(
    "is bound by what methods make of its binding",
    arguments: [
      ("$model.isEditing.animation()", true), ("$model.isEditing.animation(.default)", true),
      ("$model.isEditing.not()", false), ("$model.selected.isPresent()", true),
      ("$model.selected.isAbsent()", false),
    ])
  func derivedBindings(binding: String, isShown: Bool) {
    let app = Fixture(
      """
      class Model: ObservableObject {
        @Published var isEditing = false
        @Published var selected: Item?
      }
      struct Item {}
      extension Binding {
        func isPresent<T>() -> Binding<Bool> where Value == T? {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
        func isAbsent<T>() -> Binding<Bool> where Value == T? {
          Binding<Bool>(get: { wrappedValue == nil }, set: { _ in })
        }
      }
      extension Binding where Value == Bool {
        func not() -> Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
      }
      struct SheetsView: View {
        @StateObject var model = Model()
        var body: some View { ListView(model: model).sheet(isPresented: \(binding)) { EditView() } }
      }
      struct ListView: View {
        let model: Model
        var body: some View {
          Button("Edit") {
            model.isEditing = true
            model.selected = Item()
          }
        }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    #expect(app.edges(.sheet).contains("ListView sheet EditView") == isShown)
  }

  @Test(
    "follows a link for whoever sets it",
    arguments: [
      "NavigationLink(destination: EditView(), isActive: $model.isEditing) { EmptyView() }",
      "NavigationLink(isActive: $model.isEditing) { EditView() } label: { EmptyView() }",
      "NavigationLink(\"Edit\", destination: EditView(), isActive: $model.isEditing)",
      "NavigationLink(\"Edit\", isActive: $model.isEditing) { EditView() }",
    ])
  func links(link: String) {
    let app = Fixture(
      """
      class Model: ObservableObject { @Published var isEditing = false }
      struct ListView: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationView {
            Row(model: model)
            \(link)
          }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View { Button("Edit") { model.isEditing = true } }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    #expect(app.edges(.push) == ["ListView push EditView", "Row push EditView"])
  }

  @Test(
    "is set by a view for who sets what the view watches",
    arguments: [
      ("{ step in if step == .help { isHelping = true } }", true),
      ("{ _, step in if case .help = step { isHelping = true } }", true),
      ("{ switch $0 { case .help: isHelping = true; default: break } }", true), ("{ _ in isHelping = true }", true),
      ("{ step in if step == .done { isHelping = true } }", false),
      ("{ _ in if isReady { isHelping = true } }", false),
    ])
  func watched(closure: String, isShown: Bool) {
    let app = Fixture(
      """
      enum Step { case help, done }
      class Model: ObservableObject { @Published var step: Step? }
      struct ListView: View {
        @StateObject var model = Model()
        @State var isHelping = false
        @State var isReady = false
        var body: some View {
          Row(model: model).onChange(of: model.step) \(closure).sheet(isPresented: $isHelping) { HelpView() }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View { Button("Help") { model.step = .help } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(app.edges(.sheet).contains("Row sheet HelpView") == isShown)
  }

  @Test(
    "is asked for what a view watches by who sets that, unless very many do", arguments: [(20, true), (300, false)])
  func watchedByMany(count: Int, isShown: Bool) {
    let others = (0..<count).map { "func other\($0)() { model.step = .done }" }.joined(separator: "\n")
    let app = Fixture(
      """
      enum Step { case help, done }
      class Model: ObservableObject { @Published var step: Step? }
      struct ListView: View {
        @StateObject var model = Model()
        @State var isHelping = false
        var body: some View {
          Row(model: model).onChange(of: model.step) { step in if step == .help { isHelping = true } }
            .sheet(isPresented: $isHelping) { HelpView() }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View { Button("Help") { model.step = .help } }
      }
      struct Others {
        let model: Model
        \(others)
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(app.edges(.sheet).contains("Row sheet HelpView") == isShown)
  }

  @Test("shows its sheet to whoever sets it")
  func set() {
    let app = Fixture(
      Self.screens + """

        struct ListView: View {
          @EnvironmentObject var model: Model
          var body: some View {
            Button("Edit") { model.isEditing = true }
            Button("Open") { model.selected = Item() }
            Button("Fail") { model.failure = "No" }
          }
        }
        struct MenuView: View {
          let model: Model
          var body: some View { Button("Ask") { model.isAsking.toggle() } }
        }
        """)
    #expect(
      app.differences(
        from: """
          ListView sheet EditView [inferred]
          ListView fullScreenCover ItemView [inferred]
          ListView popover FailureView [inferred]
          MenuView sheet AskView [inferred]
          SheetsView sheet EditView [certain]
          SheetsView fullScreenCover ItemView [certain]
          SheetsView sheet AskView [certain]
          SheetsView popover FailureView [certain]
          """) == [])
  }

  @Test("shows nothing to whoever takes it back, and to those who set one of the same name elsewhere")
  func others() {
    let app = Fixture(
      Self.screens + """

        class Other { var isEditing = false }
        struct ListView: View {
          @EnvironmentObject var model: Model
          let other: Other
          var body: some View {
            Button("Close") { model.isEditing = false; model.selected = nil }
            Button("Edit") { other.isEditing = true }
          }
        }
        """)
    #expect(app.edges.filter { $0.ends.hasPrefix("ListView") }.map(\.ends) == [])
  }

  @Test("is closed by the view that it shows, which leads to no other view that it shows elsewhere")
  func closing() {
    let app = Fixture(
      Self.screens + """

        struct OtherView: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("").sheet(isPresented: $model.isEditing) { HelpView() } }
        }
        struct HelpView: View {
          @EnvironmentObject var model: Model
          var body: some View { Button("Done") { model.isEditing.toggle() } }
        }
        """)
    #expect(app.missing("OtherView sheet HelpView") == [])
    #expect(app.graph.edges.filter { ["screen:HelpView", "screen:EditView"].contains($0.source) } == [])
  }

  @Test("is set by who hands it to the view with the sheet, through any number of views")
  func bindings() {
    let app = Fixture(
      """
      import SwiftUI
      @main struct Shop: App {
        @State var isAsking = false
        var body: some Scene {
          WindowGroup { Root(isAsking: $isAsking) }.commands { Button("…") { isAsking = true } }
        }
      }
      struct Root: View {
        @Binding var isAsking: Bool
        @State var isHelping = false
        var body: some View {
          VStack {
            Button("…") { isHelping.toggle() }
            Middle(isAsking: $isAsking, isHelping: $isHelping)
          }
        }
      }
      struct Middle: View {
        @Binding var isAsking: Bool
        @Binding var isHelping: Bool
        var body: some View { Inner(isAsking: $isAsking).sheet(isPresented: $isHelping) { Help() } }
      }
      struct Inner: View {
        @Binding var isAsking: Bool
        var body: some View { Text("…").sheet(isPresented: $isAsking) { Question() } }
      }
      struct Help: View { var body: some View { Text("…") } }
      struct Question: View { var body: some View { Text("…") } }
      """)
    #expect(
      app.differences(
        from: """
          Shop root Root
          Inner sheet Question
          Middle sheet Help
          Root sheet Help
          Shop sheet Question
          """) == [])
  }

  @Test(
    "is the state of a view that hands it to a screen, which asks for what appears there",
    arguments: [
      ("@Binding var isShown: Bool", "isShown = true", "Documents(isShown: $isShown)"),
      ("@Binding var isShown: Bool", "isShown.toggle()", "Documents(isShown: $isShown)"),
      ("let isShown: Binding<Bool>", "isShown.wrappedValue = true", "Documents(isShown: $isShown)"),
      ("@Environment(\\.help) var help: Binding<Bool>", "help.wrappedValue = true", "Documents()"),
      ("@Environment(\\.help) private var help", "help.wrappedValue.toggle()", "Documents()"),
    ])
  func handed(property: String, setting: String, made: String) {
    let app = Fixture(
      """
      extension EnvironmentValues { @Entry var help: Binding<Bool> = .constant(false) }
      struct Main: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack { NavigationLink("…") { \(made) } }
            .environment(\\.help, $isShown)
            .sheet(isPresented: $isShown) { Settings() }
        }
      }
      struct Documents: View {
        \(property)
        var body: some View { Button("…") { \(setting) } }
      }
      struct Settings: View { var body: some View { Text("settings") } }
      """)
    #expect(
      app.edges.map(\.ends) == ["Documents sheet Settings", "Main push Documents", "Main sheet Settings"])
  }

  @Test("is asked for by nothing that appears for it, which only turns it over to go away")
  func handedToContent() {
    let app = Fixture(
      """
      struct Main: View {
        @State private var isShown = false
        var body: some View { Text("…").sheet(isPresented: $isShown) { PickerView(isShown: $isShown) } }
      }
      struct PickerView: View {
        @Binding var isShown: Bool
        var body: some View { NavigationStack { ListView(isShown: $isShown) } }
      }
      struct ListView: View {
        @Binding var isShown: Bool
        var body: some View {
          VStack {
            NavigationLink("…") { Detail() }
            Button("…") { isShown.toggle() }
          }
        }
      }
      struct Detail: View { var body: some View { Text("detail") } }
      """)
    #expect(app.edges(.sheet) == ["Main sheet PickerView"])
  }

  @Test("is asked for by the view that shows what appears, where a part of it sets the state")
  func handedToPart() {
    let app = Fixture(
      """
      struct Main: View {
        @State private var isShown = false
        var body: some View { Row(isShown: $isShown).sheet(isPresented: $isShown) { Settings() } }
      }
      struct Row: View {
        @Binding var isShown: Bool
        var body: some View { Button("…") { isShown = true } }
      }
      struct Settings: View {
        @Binding var isShown: Bool
        var body: some View { Button("…") { isShown = false } }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Main sheet Settings"])
  }

  @Test(
    "is set by a method of the object for who calls it, where its arguments decide that",
    arguments: [
      ("if url.host == \"help\" { isShown = true }", true),
      ("guard let host = url.host else { return }; if host == \"help\" { isShown = true }", true),
      ("if isReady { isShown = true }", false),
      ("if isReady && url.host == \"help\" { isShown = true }", false),
    ])
  func decidedByArguments(body: String, isAsked: Bool) {
    let app = Fixture(
      """
      @Observable final class Model {
        var isShown = false
        var isReady = false
        func open(_ url: URL) { \(body) }
      }
      struct Home: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack { NavigationLink("…") { Other() } }.sheet(isPresented: $model.isShown) { Help() }
        }
      }
      struct Other: View {
        @Environment(Model.self) private var model
        var body: some View { Button("…") { model.open(URL(string: "app://help")!) } }
      }
      struct Help: View { var body: some View { Text("help") } }
      """)
    #expect(app.edges(.sheet).contains("Other sheet Help") == isAsked)
  }

  @Test("is read by a binding whose setter takes it back by a method")
  func readByBinding() {
    let app = Fixture(
      """
      final class Model: ObservableObject {
        @Published var shownID: String?
        func show(_ id: String) { shownID = id }
        func close() { shownID = nil }
      }
      struct Home: View {
        @EnvironmentObject var model: Model
        let isReady = true
        var body: some View {
          NavigationStack { Row() }
            .navigationDestination(
              isPresented: Binding(get: { model.shownID != nil && isReady }, set: { if !$0 { model.close() } })
            ) { Detail() }
        }
      }
      struct Row: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("…") { model.show("a") } }
      }
      struct Detail: View { var body: some View { Text("…") } }
      """)
    #expect(app.missing("Home push Detail\nRow push Detail [inferred]") == [])
  }

  @Test(
    "is of several in a condition the one that the setter takes back",
    arguments: ["session.isSignedIn && model.isAsking", "model.isAsking && session.isSignedIn"])
  func severalInCondition(_ condition: String) {
    let app = Fixture(
      """
      final class Session: ObservableObject { @Published var isSignedIn = false }
      final class Model: ObservableObject {
        @Published var isAsking = false
        func stop() { isAsking = false }
      }
      struct Home: View {
        @EnvironmentObject var session: Session
        @EnvironmentObject var model: Model
        var body: some View {
          NavigationStack { VStack { SignIn(); Question() } }
            .sheet(isPresented: Binding(get: { \(condition) }, set: { _ in model.stop() })) { Ask() }
        }
      }
      struct SignIn: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("…") { session.isSignedIn = true } }
      }
      struct Question: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("…") { model.isAsking = true } }
      }
      struct Ask: View { var body: some View { Text("…") } }
      """)
    #expect(app.missing("Question sheet Ask") == [])
    #expect(app.found("SignIn sheet Ask") == [])
  }

  @Test(
    "is of several in a condition any one that the setter may take back",
    arguments: ["stop()", "reset()", "end()", nil])
  func severalOfOneObject(_ method: String?) {
    let app = Fixture(
      """
      final class Model: ObservableObject {
        @Published var isAsking = false
        @Published var isReady = false
        func stop() { isAsking = false; isReady = false }
        func reset() { clear() }
        func end() { finish?() }
        var finish: (() -> Void)?
        private func clear() { isAsking = false }
      }
      struct Home: View {
        @EnvironmentObject var model: Model
        var body: some View {
          NavigationStack { Question() }
            .sheet(
              isPresented: Binding(get: { model.isAsking && model.isReady }, set: { _ in \(method.map { "model.\($0)" } ?? "") })
            ) { Ask() }
        }
      }
      struct Question: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("…") { model.isAsking = true } }
      }
      struct Ask: View { var body: some View { Text("…") } }
      """)
    #expect(app.missing("Question sheet Ask") == [])
  }

  @Test("is possibly each of several in a condition that all are set by others")
  func severalSet() {
    let app = Fixture(
      """
      final class Model: ObservableObject { @Published var isAsking = false; @Published var isReady = false }
      struct Home: View {
        @EnvironmentObject var model: Model
        var body: some View {
          NavigationStack { VStack { Question(); Preparing() } }
            .sheet(isPresented: Binding(get: { model.isAsking && model.isReady }, set: { _ in })) { Ask() }
        }
      }
      struct Question: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("…") { model.isAsking = true } }
      }
      struct Preparing: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("…") { model.isReady = true } }
      }
      struct Ask: View { var body: some View { Text("…") } }
      """)
    #expect(app.missing("Question sheet Ask [possible]\nPreparing sheet Ask [possible]") == [])
  }

  @Test(
    "shows its sheet for a router, an app delegate or a view that sets it",
    arguments: [
      (
        "Router",
        "final class Router { let model: Model; init(model: Model) { self.model = model }; func ask() { SETS } }"
      ),
      ("Delegate", "class Delegate: NSObject, UIApplicationDelegate { let model = Model(); func ask() { SETS } }"),
      ("Links", "actor Links { let model = Model(); func ask() { SETS } }"),
      ("Other", "struct Other: View { let model: Model; var body: some View { Button(\"Go\") { SETS } } }"),
    ], ["model.isAsking = true", "model.asking.wrappedValue = true", "model.isAsking.toggle()"])
  func setByObjects(_ asker: (name: String, code: String), _ setting: String) {
    let app = Fixture(
      """
      @Observable class Model {
        var isAsking = false
        var asking: Binding<Bool> { Binding(get: { self.isAsking }, set: { self.isAsking = $0 }) }
      }
      struct Sheets: View {
        let model: Model
        var body: some View { EmptyView().sheet(isPresented: model.asking) { Ask() } }
      }
      struct Ask: View { var body: some View { Text("Ask") } }
      \(asker.code.replacing("SETS", with: setting))
      """)
    #expect(app.edges.map(\.ends).contains("\(asker.name) sheet Ask"))
  }

  @Test("shows nothing to the model of the view that shows it, nor to an object that is being made")
  func setByParts() {
    let app = Fixture(
      """
      @Observable class Model { var isAsking = false }
      struct Sheets: View {
        @Bindable var model: Model
        let own: SheetsModel
        @StateObject var made = MadeModel()
        let other: any Other
        var body: some View { EmptyView().sheet(isPresented: $model.isAsking) { Ask() } }
      }
      protocol Other { func ask() }
      class OtherModel: Other { let model = Model(); func ask() { model.isAsking = true } }
      class MadeModel: ObservableObject { let model = Model(); func ask() { model.isAsking = true } }
      class SheetsModel { let model = Model(); func ask() { model.isAsking = true } }
      class Made { let model: Model; init(model: Model) { self.model = model; model.isAsking = true } }
      struct Ask: View { var body: some View { Text("Ask") } }
      """)
    #expect(app.differences(from: "Sheets sheet Ask") == [])
  }

  @Test("shows its sheet to a function outside of all types that sets it, and to who calls that")
  func freeFunction() {
    let app = Fixture(
      """
      class Sheets: ObservableObject {
        static let shared = Sheets()
        @Published var isHelpShown = false
        @Published var note: Note?
      }
      struct Note: Identifiable { let id: String }
      struct WithSheets: ViewModifier {
        @ObservedObject var sheets: Sheets = .shared
        func body(content: Content) -> some View {
          content
            .sheet(isPresented: $sheets.isHelpShown) { Help() }
            .sheet(item: $sheets.note) { note in Editor(note: note) }
        }
      }
      func showHelp() { Sheets.shared.isHelpShown = true }
      func edit(_ id: String) { Sheets.shared.note = Note(id: id) }
      struct Home: View { var body: some View { Button("Help") { showHelp() } } }
      struct Help: View { var body: some View { Text("help") } }
      struct Editor: View { let note: Note; var body: some View { Text("note") } }
      """)
    #expect(app.missing("showHelp() sheet Help") == [])
    #expect(app.missing("edit() sheet Editor") == [])
    #expect(app.missing("Home sheet Help") == [])
    #expect(app.found("edit() sheet Help") == [])
    #expect(app.found("Home sheet Editor") == [])
  }

  @Test(
    "are asked for through modifiers of the program's own that hand a binding and a builder on",
    arguments: ["sheet", "plain", "card", "twice", "modified", "often"])
  func handedBuilders(_ name: String) {
    let app = Fixture(
      """
      final class Model: ObservableObject { @Published var isAsking = false }
      struct Root: View {
        @StateObject var model = Model()
        @State private var isHelping = false
        var body: some View {
          Asker(model: model)
            .\(name)(isPresented: $model.isAsking) { Ask() }
            .\(name)(isPresented: $isHelping) { Help() }
        }
      }
      struct Asker: View {
        @ObservedObject var model: Model
        var body: some View { Button("ask") { model.isAsking = true } }
      }
      struct Ask: View { var body: some View { Text("ask") } }
      struct Help: View { var body: some View { Text("help") } }
      extension View {
        func plain<Shown: View>(isPresented: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown) -> some View {
          sheet(isPresented: isPresented, content: shown)
        }
        func card<Shown: View>(isPresented: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown) -> some View {
          sheet(isPresented: isPresented) { NavigationStack { shown().padding() } }
        }
        func twice<Shown: View>(isPresented: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown) -> some View {
          plain(isPresented: isPresented) { shown() }
        }
        func modified<Shown: View>(isPresented: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown) -> some View {
          modifier(Card(isPresented: isPresented, shown: shown()))
        }
        func often<Shown: View>(isPresented: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown) -> some View {
          modified(isPresented: isPresented, shown: shown)
        }
      }
      struct Card<Shown: View>: ViewModifier {
        @Binding var isPresented: Bool
        let shown: Shown
        func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { shown } }
      }
      """)
    #expect(app.missing("Asker sheet Ask [inferred]\nRoot sheet Ask\nRoot sheet Help") == [])
    #expect(app.found("Asker sheet Help") == [])
  }
}
