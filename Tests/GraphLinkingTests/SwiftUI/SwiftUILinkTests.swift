import TestSupport
import Testing

@Suite("SwiftUI's links")
struct SwiftUILinkTests {
  private static let detail = """
    struct Detail: View { let id: Int; var body: some View { Text("\\(id)") } }
    """

  @Test(
    "name their destination in several forms",
    arguments: [
      "NavigationLink(destination: Detail(id: 1)) { Text(\"Open\") }",
      "NavigationLink(\"Open\", destination: Detail(id: 1))",
      "NavigationLink { Detail(id: 1) } label: { Text(\"Open\") }",
      "NavigationLink(\"Open\") { Detail(id: 1) }",
      "NavigationLink(isActive: $isOpen) { Detail(id: 1) } label: { EmptyView() }",
      "NavigationLink(destination: Detail(id: 1).navigationTitle(\"x\").padding()) { Row() }",
      "NavigationLink(destination: LazyView(Detail(id: 1))) { Row() }",
      "NavigationLink(destination: AnyView(Detail(id: 1))) { Row() }",
      "NavigationLink(destination: detail) { Row() }",
      "NavigationLink(destination: makeDetail()) { Row() }",
      "Row().navigationDestination(isPresented: $isOpen) { Detail(id: 1) }",
      "Row().navigationDestination(item: $item) { item in Detail(id: item) }",
    ])
  func destinations(_ expression: String) {
    let app = Fixture(
      """
      struct List: View {
        @State var isOpen = false
        @State var item: Int?
        var body: some View { \(expression) }
        var detail: some View { Detail(id: 1) }
        func makeDetail() -> some View { Detail(id: 1).padding() }
      }
      struct Row: View { var body: some View { Text("Row") } }
      struct LazyView<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      \(Self.detail)
      """)
    #expect(app.differences(from: "List push Detail @4") == [])
  }

  @Test("by value lead to what the stack registers for the type")
  func values() {
    let app = Fixture(
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List()
              .navigationDestination(for: Recipe.self) { recipe in RecipeView(recipe: recipe) }
              .navigationDestination(for: Chef.self) { ChefView(chef: $0) }
          }
        }
      }
      struct List: View {
        let recipe: Recipe
        let chef: Chef
        var body: some View {
          NavigationLink(value: recipe) { Text("Recipe") }
          NavigationLink("Chef", value: chef)
        }
      }
      struct Recipe: Hashable {}
      struct Chef: Hashable {}
      struct RecipeView: View { let recipe: Recipe; var body: some View { Text("") } }
      struct ChefView: View { let chef: Chef; var body: some View { Text("") } }
      """)
    #expect(
      app.missing(
        """
        Root push RecipeView @5
        Root push ChefView @6
        List push RecipeView [inferred] @14
        List push ChefView [inferred] @15
        """) == [])
    #expect(app.found("List push ?") == [])
  }

  @Test("by a case of an enum lead to the view of that case")
  func enumValues() {
    let app = Fixture(
      """
      enum Route: Hashable { case recipe(Int), settings }
      struct Root: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List(path: $path)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .recipe(let id): RecipeView(id: id)
                case .settings: SettingsView()
                }
              }
          }
        }
      }
      struct List: View {
        @Binding var path: NavigationPath
        var body: some View {
          NavigationLink(value: Route.recipe(1)) { Text("Recipe") }
          Button("Settings") { path.append(Route.settings) }
        }
      }
      struct RecipeView: View { let id: Int; var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          List push RecipeView [inferred] @19
          List push SettingsView [inferred] @20
          Root push RecipeView @7
          Root push SettingsView @7
          """) == [])
  }

  @Test("by a case of an enum that is a view itself lead to that view")
  func routesThatAreViews() {
    let app = Fixture(
      """
      enum Page: Hashable, View {
        case colors, alerts
        var body: some View { Text("Page") }
      }
      struct Sidebar: View {
        var body: some View {
          List {
            NavigationLink(value: Page.colors) { Text("Colors") }
            NavigationLink(value: Page.alerts) { Text("Alerts") }
          }
        }
      }
      struct Root: View {
        var body: some View {
          NavigationStack {
            Sidebar()
              .navigationDestination(for: Page.self) { page in page }
              .navigationDestination(for: Sheet.self) { sheet in sheet.padding().toolbar { Button("OK") {} } }
          }
        }
      }
      enum Sheet: Hashable, View {
        case help
        var body: some View { Text("Help") }
      }
      struct Menu: View { var body: some View { NavigationLink(value: Sheet.help) { Text("Help") } } }
      """)
    #expect(app.missing("Sidebar push Page @8 @9\nMenu push Sheet") == [])
    #expect(app.reasons(of: "NavigationLink") == [])
  }

  @Test("to a value for which nothing is shown select a row only where a list selects such values")
  func unshownValues() {
    func reasons(_ list: String) -> [String] {
      Fixture(
        """
        enum Page: Hashable { case colors, alerts }
        struct Sidebar: View {
          @State private var page: Page?
          var body: some View {
            \(list) { NavigationLink(value: Page.colors) { Text("Colors") } }
              .navigationDestination(for: Page.self) { page in EmptyView() }
          }
        }
        @main struct Demo: App { var body: some Scene { WindowGroup { Sidebar() } } }
        """
      ).reasons(of: "NavigationLink")
    }
    #expect(reasons("List") == ["own: it shows no screen"])
    #expect(
      reasons("List(selection: $page)") == [
        "forwarded: it selects a row of its list, and the code that observes the selection shows the destination"
      ])
  }

  @Test("to a type for which nothing is registered are unresolved, with the reason")
  func unregistered() {
    let app = Fixture(
      """
      struct Recipe: Hashable {}
      struct List: View {
        let recipe: Recipe
        var body: some View { NavigationLink("Recipe", value: recipe) }
      }
      """)
    #expect(app.differences(from: "List push ?") == [])
    #expect(app.reasons.map { $0.contains("Recipe") } == [true])
  }

  @Test("of a row belong to the row, which is a component of the screen")
  func component() {
    let app = Fixture(
      """
      struct List: View { var body: some View { ForEach(items) { Row(item: $0) } } }
      struct Row: View {
        let item: Int
        var body: some View { NavigationLink { Detail(id: item) } label: { Text("") } }
      }
      \(Self.detail)
      """)
    #expect(app.missing("Row push Detail") == [])
    #expect(app.graph.nodes.first { $0.name == "Row" }?.role == .component)
  }

  @Test("to a view that is written inline lead to a screen without a type")
  func inline() {
    let app = Fixture(
      """
      struct List: View {
        var body: some View { NavigationLink("More") { ScrollView { Text("More") } } }
      }
      """)
    #expect(app.differences(from: "List push More") == [])
    #expect(app.graph.nodes.first { $0.name == "More" }?.role == .inline)
  }

  @Test("lead to what a function makes that is handed over by its name, with or without a label of its own")
  func functions() {
    let app = Fixture(
      """
      enum Route: Hashable, Identifiable { case about, detail(Int) }
      struct Home: View {
        @State var path = NavigationPath()
        @State var modal: Route?
        var body: some View {
          NavigationStack(path: $path) {
            List { Button("About") { path.append(Route.about) }; Row() }
              .navigationDestination(for: Route.self, destination: pushed)
          }
          .ownSheet(item: $modal, content: presented)
        }
        @ViewBuilder func pushed(to route: Route) -> some View {
          switch route {
          case .about: AboutView()
          case .detail: DetailView()
          }
        }
        @ViewBuilder func presented(for route: Route) -> some View {
          switch route {
          case .about: HelpView()
          case .detail: EditView()
          }
        }
      }
      struct Row: View { var body: some View { NavigationLink("Detail", value: Route.detail(1)) } }
      extension View {
        func ownSheet<Item: Identifiable, Content: View>(
          item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
          sheet(item: item) { content($0) }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    let expected = app.differences(
      from: """
        Home push AboutView [inferred]
        Home push DetailView [inferred]
        Row push DetailView [inferred]
        Home sheet HelpView [inferred] via View
        Home sheet EditView [inferred] via View
        """)
    #expect(expected == [])
  }

  @Test("that an initializer of the program's own makes lead to its route, and not to their label")
  func ownInitializer() {
    let app = Fixture(
      """
      enum Page: Hashable { case person, settings }
      extension NavigationLink where Destination == Never {
        init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }
      }
      struct Start: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink(.person) { PersonRow() }
              NavigationLink("Help") { Help() }
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .person: Person()
              case .settings: Settings()
              }
            }
          }
        }
      }
      struct PersonRow: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Person: View { var body: some View { Text("") } }
      struct Settings: View { var body: some View { Text("") } }
      """)
    let ends = app.edges(.push)
    #expect(ends.contains { $0.hasPrefix("Start push Help") })
    #expect(ends.contains { $0.hasPrefix("Start push Person") && !$0.hasPrefix("Start push PersonRow") })
    #expect(!ends.contains { $0.contains("PersonRow") })
  }

  @Test("lead to a view whose initializer is handed over")
  func initializerAsDestination() {
    let app = Fixture(
      """
      struct Path: Hashable { let id: Int }
      struct Start: View {
        var body: some View {
          NavigationStack {
            NavigationLink(value: Path(id: 1)) { Text("Open") }
              .navigationDestination(for: Path.self, destination: Detail.init)
          }
        }
      }
      struct Detail<Content: View>: View {
        let path: Path
        let content: (Path) -> Content
        var body: some View { content(path) }
      }
      extension Detail where Content == Text {
        init(path: Path) { self.init(path: path, content: { _ in Text("") }) }
      }
      """)
    #expect(app.edges(.push) == ["Start push Detail"])
  }

  @Test(
    "lead to what a modifier of the program's own registers, under whatever name",
    arguments: [
      "for type: D.Type, destination: @escaping (D) -> C",
      "for type: D.Type, options: Set<Int> = [], destination: @escaping (D) -> C",
      "isOn: Bool = true, for type: D.Type, @ViewBuilder destination: @escaping (D) -> C",
    ])
  func ownRegistration(parameters: String) {
    let app = Fixture(
      """
      extension View {
        func stackDestination<D: Hashable, C: View>(
          \(parameters)
        ) -> some View { modifier(Registering(type: type, destination: destination)) }
      }
      struct Registering<D: Hashable, C: View>: ViewModifier {
        let type: D.Type
        let destination: (D) -> C
        func body(content: Content) -> some View { content.navigationDestination(for: type, destination: destination) }
      }
      struct Start: View {
        enum Tag: Hashable { case detail }
        var body: some View {
          NavigationLink(value: Tag.detail) { Text("Open") }
            .stackDestination(for: Tag.self) { tag in
              switch tag { case .detail: Detail() }
            }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.push).contains("Start push Detail"))
    #expect(!app.edges(.push).contains { $0.contains("?") })
  }

  @Test("lead to one of several destinations where the case of their value is not known")
  func unknownCases() {
    let app = Fixture(
      """
      enum Step: Hashable { case name, photo, end }
      struct Name: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Next") { router.path.append(router.steps[router.path.count]) } }
      }
      struct Photo: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Last") { router.path.append(Step.end) } }
      }
      struct End: View { var body: some View { Text("") } }
      class Router: ObservableObject {
        @Published var path = NavigationPath()
        var steps: [Step] = []
      }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("").navigationDestination(for: Step.self) { step in
              switch step {
              case .name: Name()
              case .photo: Photo()
              case .end: End()
              }
            }
          }
        }
      }
      """)
    let pushes = app.graph.edges.filter { $0.kind == .push && $0.source != "screen:Home" }
    #expect(
      pushes.map { "\($0.source) \($0.destination) \($0.confidence)" } == [
        "screen:Name screen:End possible", "screen:Name screen:Name possible", "screen:Name screen:Photo possible",
        "screen:Photo screen:End inferred",
      ])
  }

  @Test("are found where their generic arguments are written, also in a function that others give the destination")
  func writtenGenerics() {
    let app = Fixture(
      """
      extension View {
        func link<Destination: View>(isActive: Binding<Bool>, destination: @escaping () -> Destination) -> some View {
          overlay(
            NavigationLink<EmptyView, Destination>(
              isActive: isActive, destination: destination, label: { EmptyView() }))
        }
      }
      struct Home: View {
        var body: some View {
          Text("a")
            .link(isActive: $isOpen) { Settings() }
          NavigationLink<Text, Help>(destination: Help(), label: { Text("b") })
        }
      }
      struct Settings: View { var body: some View { Text("c") } }
      struct Help: View { var body: some View { Text("d") } }
      """)
    #expect(app.differences(from: "Home push Settings ? @11\nHome push Help @12") == [])
  }

  /// Two apps that register different views for one type of a library that both use.
  private static func apps(_ project: String, shared: String = "", watch: String = "@main ") -> String {
    """
    \(project)
    //- Phone/App.swift
    @main struct PhoneApp: App { var body: some Scene { WindowGroup { PhoneHome() } } }
    //- Phone/Home.swift
    import Shared
    struct PhoneHome: View {
      var body: some View { NavigationStack { Grid().navigationDestination(for: Route.self) { _ in Page() } } }
    }
    struct Grid: View { var body: some View { NavigationLink(value: Route(id: 1)) { Text("a") } } }
    struct Page: View { var body: some View { Text("a") } }
    //- Watch/App.swift
    \(watch)struct WatchApp: App { var body: some Scene { WindowGroup { WatchHome() } } }
    //- Watch/Home.swift
    import Shared
    struct WatchHome: View {
      var body: some View { NavigationStack { Rows().navigationDestination(for: Route.self) { _ in Pages() } } }
    }
    struct Rows: View { var body: some View { NavigationLink(value: Route(id: 2)) { Text("a") } } }
    struct Pages: View { var body: some View { Text("a") } }
    //- Shared/Route.swift
    public struct Route: Hashable { public var id: Int }
    \(shared)
    """
  }

  private static let targets = """
    //- Package.swift
    import PackageDescription
    let package = Package(
      name: "Birds",
      targets: [
        .executableTarget(name: "Phone", path: "Phone"), .executableTarget(name: "Watch", path: "Watch"),
        .target(name: "Shared", path: "Shared"),
      ])
    """

  @Test("lead to nothing that another app of the repository registers", arguments: ["", targets])
  func twoApps(project: String) {
    let app = Fixture(Self.apps(project))
    #expect(app.edges(.push) == ["Grid push Page", "PhoneHome push Page", "Rows push Pages", "WatchHome push Pages"])
  }

  @Test("in code that both of two apps use may lead to what either registers")
  func sharedLink() {
    let link =
      "public struct Link: View { public var body: some View { NavigationLink(value: Route(id: 3)) { Text(\"a\") } } }"
    let app = Fixture(Self.apps(Self.targets, shared: link))
    #expect(app.missing("Link push Page\nLink push Pages") == [])
  }

  @Test("lead from one module of an app to another")
  func twoModules() {
    let app = Fixture(Self.apps(Self.targets, watch: ""))
    #expect(app.missing("Grid push Pages\nRows push Page") == [])
  }
}
