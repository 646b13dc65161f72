import TestSupport
import Testing

@Suite("A link in a list that selects")
struct ListSelectionTests {
  private static let app = """
    struct Page: Hashable { let title: String }
    struct Note: Hashable {}
    struct SettingsView: View {
      @State private var selected: Page?
      var body: some View {
        NavigationSplitView {
          List(selection: $selected) { PageRow(page: Page(title: "General")) }
        } detail: { GeneralView() }
      }
    }
    struct PageRow: View {
      let page: Page
      var body: some View { NavigationLink(value: page) { Text(page.title) } }
    }
    struct GeneralView: View { var body: some View { Text("General") } }
    """

  @Test("only selects its row where no destination is registered for its value")
  func selects() {
    let app = Fixture(Self.app)
    #expect(app.edges(.push) == [])
    #expect(app.reasons == [])
  }

  @Test(
    "only selects its row where a property of the view makes the binding of the list",
    arguments: ["Binding(get: { selected }, set: { selected = $0 })", "store.binding($selected)"])
  func ownBinding(made: String) {
    let app = Fixture(
      """
      struct Page: Hashable { let title: String }
      struct Settings: View {
        @State private var selected: Page?
        private var row: Binding<Page?> { \(made) }
        var body: some View {
          NavigationSplitView {
            List(selection: row) { NavigationLink(value: Page(title: "General")) { Text("a") } }
          } detail: { Text("b") }
        }
      }
      struct Shop: App { var body: some Scene { WindowGroup { Settings() } } }
      """)
    #expect(app.edges(.push) == [])
    #expect(app.reasons == [])
    #expect(app.account.filter { $0.hasPrefix("unresolved") || $0.hasPrefix("unexplained") } == [])
  }

  @Test("says that nothing is registered for a value which no list selects")
  func unknown() {
    let app = Fixture(
      Self.app + """

        struct NoteRow: View { var body: some View { NavigationLink(value: Note()) { Text("Note") } } }
        """)
    #expect(app.reasons == ["no destination is registered for Note"])
  }

  @Test(
    "selects its row where a function of the view makes it, and the column chooses within something else",
    arguments: [
      "NavigationStack { Group { switch panel { case .orders: Orders(); case .help: Help() } } }", "detail",
    ])
  func madeRows(_ column: String) {
    let app = Fixture(
      """
      enum Panel: Hashable, CaseIterable { case orders, help }
      struct Root: View {
        @Default(.panel) private var panel: Panel
        var body: some View {
          NavigationSplitView {
            List(selection: $panel) { Section { row(.orders) } }
          } detail: { \(column) }
        }
        @ViewBuilder private var detail: some View {
          switch panel { case .orders: Orders(); case .help: Help() }
        }
        private func row(_ panel: Panel) -> some View { NavigationLink(value: panel) { Text("a") } }
      }
      struct Orders: View { var body: some View { Text("a") } }
      struct Help: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      """)
    #expect(app.edges(.push) == [])
    #expect(app.reasons == [])
    #expect(app.missing("Root column Orders") == [])
    #expect(app.account.filter { $0.hasPrefix("unexplained") } == [])
  }

  @Test("leads to what the column shows for its value, in whatever view the list is", arguments: [true, false])
  func columns(isOwnView: Bool) {
    let choice = """
      switch selection ?? .orders {
      case .orders: Orders()
      case .city(let id): City(id: id)
      case .help: Help()
      }
      """
    let app = Fixture(
      """
      enum Panel: Hashable { case orders, city(Int), help }
      struct Root: View {
        @State private var selection: Panel? = .orders
        var body: some View {
          NavigationSplitView { Shell(selection: $selection) } detail: {
            \(isOwnView ? "DetailColumn(selection: $selection)" : choice)
          }
          .onOpenURL { _ in selection = .help }
        }
      }
      struct Shell: View {
        @Binding var selection: Panel?
        var body: some View { Sidebar(chosen: $selection) }
      }
      struct Sidebar: View {
        @Binding var chosen: Panel?
        @State var filter = 0
        var body: some View {
          List(selection: $chosen) {
            NavigationLink(value: Panel.orders) { Text("Orders") }
            Section("Cities") { Text("Rome").tag(Panel.city(1)) }
            Picker("Filter", selection: $filter) { Text("All").tag(Panel.help) }
          }
        }
      }
      struct DetailColumn: View {
        @Binding var selection: Panel?
        var body: some View { \(choice) }
      }
      struct Orders: View { var body: some View { Text("") } }
      struct City: View { let id: Int; var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(
      app.missing(
        """
        Sidebar column Orders
        Sidebar column City
        Root column Help
        """) == [])
    #expect(!app.edges(.column).contains { $0.hasPrefix("Sidebar column Help") })
    #expect(app.edges(.push) == [])
  }

  @Test("may lead to each view of the column where nobody can tell its value")
  func open() {
    let app = Fixture(
      """
      enum Panel: Hashable { case first, second }
      struct Root: View {
        @State private var selection: Panel?
        var body: some View {
          NavigationSplitView {
            List(selection: $selection) { NavigationLink(value: load()) { Text("…") } }
          } detail: { Detail(selection: $selection) }
        }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View { if selection == .first { First() } else { Second() } }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Root column First [possible]\nRoot column Second [possible]") == [])
  }

  @Test("pushes a value of another type than the list selects")
  func otherType() {
    let app = Fixture(
      """
      enum Panel: Hashable { case first, second }
      struct Note: Hashable {}
      struct Root: View {
        @State private var selection: Panel? = .first
        var body: some View {
          NavigationSplitView {
            List(selection: $selection) { NavigationLink(value: Note()) { Text("…") } }
              .navigationDestination(for: Note.self) { _ in NoteView() }
          } detail: { Detail(selection: $selection) }
          .onAppear { selection = nil }
        }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View { if selection == .first { First() } else { Second() } }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          Root push NoteView
          Root column Detail
          Detail column First
          Detail column Second
          """) == [])
  }

  @Test(
    "leads to what a column shows by a property of an object that it is bound to",
    arguments: [
      "Sidebar(chosen: $router.page)", "Shell(selection: $router.page)", "Frame(router: router)",
    ], ["@Published var page: Page?", "@Published var all: [Page] = []; \(Self.computed)"])
  func objects(sidebar: String, property: String) {
    let app = Fixture(
      """
      enum Page: Hashable {
        case shop(Shop), help
        enum Shop: Hashable { case order(Int), city(Int) }
      }
      final class Router: ObservableObject { \(property) }
      struct Root: View {
        @ObservedObject var router: Router
        var body: some View {
          NavigationSplitView { \(sidebar) } detail: {
            NavigationStack {
              Group {
                if let page = router.page {
                  switch page {
                  case .shop(.order(let id)): Order(id: id)
                  case .shop(.city(let id)): City(id: id)
                  case .help: Help()
                  }
                } else { Text("Nothing") }
              }
            }
          }
        }
      }
      struct Frame: View {
        @ObservedObject var router: Router
        var body: some View { Shell(selection: $router.page) }
      }
      struct Shell: View {
        @Binding var selection: Page?
        var body: some View { Sidebar(chosen: $selection) }
      }
      struct Sidebar: View {
        @Binding var chosen: Page?
        var body: some View { List(selection: $chosen) { Button("Order") { chosen = .shop(.order(1)) } } }
      }
      struct Order: View { let id: Int; var body: some View { Text("") } }
      struct City: View { let id: Int; var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.column).filter { $0.hasPrefix("Sidebar ") } == ["Sidebar column Order"])
    #expect(app.account.filter { $0.hasPrefix("unexplained") } == [])
  }

  private static let computed = """
    var page: Page? { get { all.isEmpty ? nil : all[0] } set { if let newValue { all = [newValue] } else { all = [] } } }
    """

  @Test("leads nowhere where the column chooses by another property of the object")
  func otherProperty() {
    let app = Fixture(
      """
      enum Page: Hashable { case order, help }
      final class Router: ObservableObject { @Published var page: Page?; @Published var other: Page? }
      struct Root: View {
        @ObservedObject var router: Router
        var body: some View {
          NavigationSplitView { Sidebar(chosen: $router.other) } detail: {
            switch router.page { case .order: Order(); case .help: Help(); case nil: Text("") }
          }
        }
      }
      struct Sidebar: View {
        @Binding var chosen: Page?
        var body: some View { Button("Order") { chosen = .order } }
      }
      struct Order: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.column).filter { $0.hasPrefix("Sidebar ") } == [])
  }

  @Test(
    "pushes its value in what a row shows, which is no row",
    arguments: [
      (#"Text("Edit").sheet(isPresented: $isEdited) { Editor() }"#, "Root sheet Editor"),
      (#"Text("Edit").sheet(isPresented: $isEdited) { Frame() }"#, "Root sheet Frame"),
      (#"NavigationLink { Editor() } label: { Text("Edit") }"#, "Root push Editor"),
      (#"NavigationLink { Frame() } label: { Text("Edit") }"#, "Root push Frame"),
      (#"NavigationLink(destination: Editor().padding()) { Text("Edit") }"#, "Root push Editor"),
      ("edit", "Root sheet Editor"),
    ])
  func shownByRows(row: String, edge: String) {
    let app = Fixture(
      """
      //- Editor.swift
      struct Editor: View {
        var body: some View {
          NavigationLink(value: Panel.second) { Text("…") }
            .navigationDestination(for: Panel.self) { _ in Settings() }
        }
      }
      struct Frame: View { var body: some View { NavigationStack { Editor() } } }
      struct Settings: View { var body: some View { Text("") } }
      //- Root.swift
      enum Panel: Hashable { case first, second }
      struct Root: View {
        @State private var selection: Panel?
        @State private var isEdited = false
        var body: some View {
          NavigationSplitView {
            List(selection: $selection) {
              NavigationLink(value: Panel.first) { Text("…") }
              \(row == "edit" ? "edit()" : row)
            }
          } detail: { Detail(selection: $selection) }
        }
        private func edit() -> some View { Text("Edit").sheet(isPresented: $isEdited) { Editor() } }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View { if selection == .first { First() } else { Second() } }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(app.missing(edge) == [])
    #expect(!app.edges(.column).contains { $0.hasPrefix("Editor") || $0.hasPrefix("Frame") })
    #expect(app.edges(.push).contains { $0.hasSuffix(" push Settings") })
  }

  @Test("selects in each list that has its view as a row, also by way of a function of the row")
  func sharedRows() {
    let app = Fixture(
      """
      enum Panel: Hashable { case first, second }
      struct Root: View {
        @State private var selection: Panel?
        var body: some View {
          NavigationSplitView {
            List(selection: $selection) { Group { PanelRow(panel: .first) } }
          } detail: { Detail(selection: $selection) }
        }
      }
      struct PanelRow: View {
        let panel: Panel
        var body: some View { VStack { link() } }
        private func link() -> some View { NavigationLink(value: Panel.first) { Text("…") } }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View { if selection == .first { First() } else { Second() } }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.push) == [])
    #expect(app.edges(.column).contains { $0.hasSuffix(" column First") && !$0.hasPrefix("Detail ") })
    #expect(app.reasons == [])
  }

  @Test(
    "leads to what a column shows by a property of an object that a container makes, by whatever wrapper of it",
    arguments: ["InjectedObservable", "InjectedObject", "Injected"])
  func injected(wrapper: String) {
    let app = Fixture(
      """
      @Observable final class Navigation {
        enum Destination: Hashable { case tap(Int), package(Int) }
        var opened: Destination?
      }
      extension Container { var navigation: Factory<Navigation> { Factory(self) { Navigation() }.singleton } }
      struct Root: View {
        @Injected(\\.navigation) var navigation: Navigation
        var body: some View {
          NavigationSplitView { Sidebar() } detail: {
            switch navigation.opened {
            case .tap: TapView()
            case .package: PackageView()
            case nil: Text("Start")
            }
          }
        }
      }
      struct Sidebar: View {
        @\(wrapper)(\\.navigation) var navigation
        var body: some View { List(selection: Bindable(navigation).opened) { Row() } }
      }
      struct Row: View { var body: some View { NavigationLink(value: Navigation.Destination.tap(1)) { Text("tap") } } }
      struct TapView: View { var body: some View { Text("tap") } }
      struct PackageView: View { var body: some View { Text("package") } }
      """)
    #expect(
      app.differences(
        from: """
          Root column PackageView
          Root column Sidebar
          Root column TapView
          Row column TapView
          """) == [])
  }
}
