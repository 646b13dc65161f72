import TestSupport
import Testing

@Suite("The item of a sheet")
struct ItemTests {
  private static let router = """
    enum Sheet: Identifiable { case settings, about, profile(User) }
    @Observable class Router {
      var sheet: Sheet?
      func show(_ wanted: Sheet) { sheet = wanted }
    }
    extension View {
      func withSheets(_ item: Binding<Sheet?>) -> some View {
        sheet(item: item) { sheet in
          switch sheet {
          case .settings: SettingsView()
          case .about: AboutView()
          case .profile(let user): ProfileView(user: user)
          }
        }
      }
    }
    struct Home: View {
      @State var router = Router()
      var body: some View { Row().withSheets($router.sheet) }
    }
    struct SettingsView: View { var body: some View { Text("") } }
    struct AboutView: View { var body: some View { Text("") } }
    struct ProfileView: View { var body: some View { Text("") } }
    """

  @Test("that another view sets shows what the sheet makes of it")
  func setElsewhere() {
    let app = Fixture(
      Self.router + """

        struct Row: View {
          @Environment(Router.self) private var router
          var body: some View { Button("") { router.sheet = .settings } }
        }
        """)
    #expect(app.missing("Row sheet SettingsView") == [])
    #expect(app.found("Row sheet AboutView") == [])
  }

  @Test("can be set by a method of the router")
  func setByAMethod() {
    let app = Fixture(
      Self.router + """

        struct Row: View {
          let router: Router
          var body: some View { Button("") { router.show(.profile(User())) } }
        }
        """)
    #expect(app.missing("Row sheet ProfileView via Router") == [])
    #expect(app.found("Row sheet AboutView") == [])
  }

  @Test("that an object is made with and keeps under another name shows nothing")
  func keptMode() {
    let app = Fixture(
      """
      enum PreviewMode: Identifiable { case item(Int); var id: Int { 1 } }
      class FilesModel: ObservableObject { @Published var previewMode: PreviewMode? }
      struct Files: View {
        @StateObject var model = FilesModel()
        var body: some View { Text("").sheet(item: $model.previewMode) { mode in Preview(mode: mode) } }
      }
      class PreviewModel: ObservableObject {
        private let mode: PreviewMode
        init(mode: PreviewMode) { self.mode = mode }
      }
      struct Preview: View {
        let mode: PreviewMode
        var body: some View { Text("") }
      }
      """)
    #expect(app.differences(from: "Files sheet Preview") == [])
  }

  @Test("is what is made of a view that comes, and not that view")
  func wrapped() {
    let app = Fixture(
      """
      struct Wrapper: Identifiable { let id = 1; let view: AnyView }
      class Model: ObservableObject {
        @Published var modal: Wrapper?
        let views: CurrentValueSubject<AnyView?, Never>
        func bind() { views.sink { view in self.modal = view.map { Wrapper(view: $0) } } }
      }
      struct Root: View {
        @StateObject var model = Model()
        var body: some View { Text("").sheet(item: $model.modal) { modal in modal.view } }
      }
      """)
    #expect(app.reasons.filter { $0.contains("registered") } == [])
  }

  @Test(
    "that lie on each other in an array are sheets for who puts them there",
    arguments: ["sheets = [sheet]", "sheets.append(sheet)", "self.sheets.append(sheet)"])
  func stacked(code: String) {
    let app = Fixture(
      """
      enum Sheet: Identifiable { case help, list; var id: Int { 0 } }
      class Router: ObservableObject {
        @Published private(set) var sheets: [Sheet] = []
        func present(_ sheet: Sheet) { \(code) }
        func presentHelp() { present(.help) }
      }
      struct Home: View {
        @EnvironmentObject var router: Router
        var body: some View {
          let binding = Binding<Sheet?>(get: { router.sheets.first }, set: { _ in })
          Settings().sheet(item: binding) { sheet in
            switch sheet {
            case .help: Help()
            case .list: Items()
            }
          }
        }
      }
      struct Settings: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("…") { router.presentHelp() }; Row(router: router) }
      }
      struct Row: View {
        let router: Router
        var body: some View { Button("…") { router.present(.list) } }
      }
      struct Help: View { var body: some View { Text("help") } }
      struct Items: View { var body: some View { Text("items") } }
      """)
    #expect(app.missing("Settings sheet Help\nRow sheet Items") == [])
    #expect(app.found("Settings sheet Items\nRow sheet Help") == [])
  }

  @Test(
    "is bound by an object that is made bindable",
    arguments: [
      "$router.sheet", "Bindable(router).sheet", "Bindable(wrappedValue: router).sheet",
      "Bindable<Router>(router).sheet",
    ])
  func bindable(binding: String) {
    let app = Fixture(
      """
      enum Sheet: Identifiable { case settings, about }
      @Observable class Router { var sheet: Sheet? }
      struct Home: View {
        @Environment(Router.self) var router
        var body: some View {
          Row().sheet(item: \(binding)) { sheet in
            switch sheet {
            case .settings: SettingsView()
            case .about: AboutView()
            }
          }
        }
      }
      struct Row: View {
        @Environment(Router.self) var router
        var body: some View { Button("") { router.sheet = .settings } }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.sheet) == ["Home sheet AboutView", "Home sheet SettingsView", "Row sheet SettingsView"])
  }
}
