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

  private static let carrying = """
    struct Hint: Identifiable { let id = 1; var title = ""; let text: AnyView }
    struct HintSheet<Content: View>: View {
      var title = ""
      let text: Content
      @Environment(\\.dismiss) var dismiss
      var body: some View { List { text } }
    }
    struct Framed<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content.padding() }
    }
    struct Help: View { var body: some View { Text("help") } }

    """

  @Test(
    "that brings a view shows the sheet's own view which is made of its parts",
    arguments: [
      "{ hint in HintSheet(text: hint.text) }",
      "{ HintSheet(text: $0.text) }",
      "{ hint in HintSheet(title: hint.title, text: hint.text.padding()).presentationDetents([.medium]) }",
      "{ hint in NavigationStack { HintSheet(title: hint.title, text: hint.text) } }",
      "content: { hint in HintSheet(text: hint.text) }",
    ])
  func ownViewOfParts(builder: String) {
    let arguments = builder.hasPrefix("content") ? "item: $hint, \(builder))" : "item: $hint) \(builder)"
    let app = Fixture(
      Self.carrying + """
        struct Root: View {
          @State private var hint: Hint?
          var body: some View {
            Button("Why?") { hint = Hint(text: AnyView(Text("a"))) }.sheet(\(arguments)
          }
        }
        """)
    #expect(app.differences(from: "Root sheet HintSheet") == [])
    #expect(app.program.account.places.filter { $0.outcome == .unexplained } == [])
  }

  @Test("that brings a view shows the sheet's own view for those who set it in the model of another view")
  func ownViewOfPartsFarAway() {
    let app = Fixture(
      Self.carrying + """
        class Model: ObservableObject {
          @Published var hint: Hint?
          func help() { hint = Hint(text: AnyView(Help())) }
        }
        struct Root: View {
          @StateObject var model = Model()
          var body: some View { Row(model: model).sheet(item: $model.hint) { hint in HintSheet(text: hint.text) } }
        }
        struct Row: View {
          @ObservedObject var model: Model
          var body: some View { Button("a") { model.hint = Hint(text: AnyView(Help())) } }
        }
        struct Cell: View {
          @ObservedObject var model: Model
          var body: some View { Button("a") { model.help() } }
        }
        """)
    let expected = app.missing(
      """
      Root sheet HintSheet
      Row sheet HintSheet [inferred]
      Cell sheet HintSheet [inferred]
      """)
    #expect(expected == [])
    #expect(app.found("Root sheet Help\nRow sheet Help\nCell sheet Help") == [])
  }

  @Test(
    "that brings a view shows that view where the sheet only puts something around it",
    arguments: ["hint.text", "Framed { hint.text }", "Framed(content: hint.text)", "NavigationStack { hint.text }"])
  func onlyAround(content: String) {
    let app = Fixture(
      Self.carrying + """
        class Model: ObservableObject {
          @Published var hint: Hint?
          func help() { hint = Hint(text: AnyView(Help())) }
        }
        struct Root: View {
          @StateObject var model = Model()
          var body: some View {
            Button("Why?") { model.help() }.sheet(item: $model.hint) { hint in \(content) }
          }
        }
        """)
    #expect(app.missing("Root sheet Help [inferred]") == [])
  }

  @Test(
    "that brings a view shows that view also for the view which has the sheet and sets the item itself",
    arguments: [
      "hint = Hint(text: AnyView(Help()))", "self.hint = .init(title: \"a\", text: AnyView(Help()))", "show(Help())",
    ])
  func ownItem(setting: String) {
    let app = Fixture(
      Self.carrying + """
        struct Root: View {
          @State private var hint: Hint?
          var body: some View {
            Button("Why?") { \(setting) }.sheet(item: $hint) { hint in NavigationStack { hint.text } }
          }
          private func show(_ view: some View) { hint = Hint(text: AnyView(view)) }
        }
        """)
    #expect(app.missing("Root sheet Help [inferred]") == [])
    #expect(app.edges(.sheet).allSatisfy { $0 == "Root sheet Help" })
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

  @Test(
    "chooses for who sets it, under whatever name the sheet knows it",
    arguments: [
      "{ sheet in switch sheet { case .settings: SettingsView(); case .about: AboutView() } }",
      "{ switch $0 { case .settings: SettingsView(); case .about: AboutView() } }",
      "{ $0.view() }", "{ sheet in sheet.view() }",
    ])
  func chosen(builder: String) {
    let app = Fixture(
      """
      enum Sheet: Identifiable {
        case settings, about
        @ViewBuilder func view() -> some View {
          switch self {
          case .settings: SettingsView()
          case .about: AboutView()
          }
        }
      }
      class Router: ObservableObject { @Published var sheet: Sheet? }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View { Row().environmentObject(router).sheet(item: $router.sheet) \(builder) }
      }
      struct Row: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("") { router.sheet = .settings } }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.sheet) == ["Home sheet AboutView", "Home sheet SettingsView", "Row sheet SettingsView"])
  }

  @Test(
    "of another object may be what nobody is known to set, which is not sure",
    arguments: [
      ("router.sheet = .settings", "[inferred]", "[possible]"),
      ("router.sheet = Sheet.settings; router.sheet = nil", "[inferred]", "[possible]"),
      ("router.sheet = .settings; router.sheet = .about", "[inferred]", "[inferred]"),
      ("router.sheet = Sheet.allCases.first", "[inferred]", "[inferred]"),
    ])
  func neverSet(setting: String, settings: String, about: String) {
    let app = Self.routed("Row()", setting)
    #expect(app.missing("Home sheet SettingsView \(settings)\nHome sheet AboutView \(about)") == [])
  }

  @Test("of another object may be anything where a view is given the binding to it as well")
  func bound() {
    let app = Self.routed("VStack { Row(); Choice(sheet: $router.sheet) }", "router.sheet = .settings")
    #expect(app.missing("Home sheet SettingsView [inferred]\nHome sheet AboutView [inferred]") == [])
  }

  private static func routed(_ content: String, _ setting: String) -> Fixture {
    Fixture(
      """
      enum Sheet: Identifiable, CaseIterable {
        case settings, about
        @ViewBuilder func view() -> some View {
          switch self {
          case .settings: SettingsView()
          case .about: AboutView()
          }
        }
      }
      class Router: ObservableObject { @Published var sheet: Sheet? }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View { \(content).environmentObject(router).sheet(item: $router.sheet) { $0.view() } }
      }
      struct Row: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("") { \(setting) } }
      }
      struct Choice: View {
        @Binding var sheet: Sheet?
        var body: some View { Button("") { sheet = .about } }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
  }

  @Test(
    "is asked for by what it holds, where a view chooses by that",
    arguments: [
      ("struct Layer: Identifiable { let id = 1; let page: Page }", "router.layer = Layer(page: .help)"),
      (
        "final class Layer: Identifiable { let page: Page; init(_ page: Page) { self.page = page } }",
        "router.show(.help)"
      ),
    ])
  func held(layer: String, call: String) {
    let app = Fixture(
      """
      enum Page { case help, terms }
      \(layer)
      extension Page {
        @ViewBuilder func view() -> some View { switch self { case .help: HelpView(); case .terms: TermsView() } }
      }
      @Observable class Router {
        var layer: Layer?
        func show(_ page: Page) { layer = Layer(page) }
      }
      struct LayerView: View { let layer: Layer; var body: some View { layer.page.view() } }
      struct Home: View {
        @State var router = Router()
        var body: some View { Row(router: router).sheet(item: $router.layer) { LayerView(layer: $0) } }
      }
      struct Row: View { let router: Router; var body: some View { Button("…") { \(call) } } }
      struct HelpView: View { var body: some View { Text("help") } }
      struct TermsView: View { var body: some View { Text("terms") } }
      """)
    #expect(app.edges.filter { $0.source == "Row" }.map(\.ends) == ["Row sheet HelpView"])
    #expect(!app.graph.nodes.contains { $0.name == "LayerView" })
  }

  @Test("lies on others in an array, and a binding of closures tells sheets from covers")
  func layers() {
    let app = Fixture(
      """
      enum Page {
        case help, terms
        @ViewBuilder func view() -> some View { switch self { case .help: HelpView(); case .terms: TermsView() } }
      }
      struct Layer: Identifiable {
        let id = UUID()
        let page: Page
        let isCover: Bool
        var hasStack = true
      }
      @Observable class Model {
        var layers: [Layer] = []
        func openSheet(_ page: Page) { open(page, isCover: false) }
        func openCover(_ page: Page) { open(page, isCover: true) }
        private func open(_ page: Page, isCover: Bool) { layers.append(Layer(page: page, isCover: isCover)) }
      }
      struct LayerModifier: ViewModifier {
        let next: Layer?
        let model: Model
        func body(content: Content) -> some View {
          content
            .sheet(
              item: Binding(get: { if let next, !next.isCover { next } else { nil } }, set: { _ in model.layers = [] })
            ) { layer in LayerView(layer: layer, title: "…") }
            .fullScreenCover(
              item: Binding(get: { if let next, next.isCover { next } else { nil } }, set: { _ in model.layers = [] })
            ) { layer in LayerView(layer: layer) }
        }
      }
      struct LayerView: View {
        @State var layer: Layer
        var title: String?
        var body: some View {
          Group {
            if layer.hasStack { NavigationStack { root().id(1) } } else { root() }
          }
          .padding()
        }
        @ViewBuilder private func root() -> some View {
          if let title { page().navigationTitle(title) } else { page() }
        }
        @ViewBuilder private func page() -> some View { layer.page.view() }
      }
      struct Home: View {
        let model: Model
        var body: some View {
          VStack {
            Button("…") { model.openSheet(.help) }
            Button("…") { model.openCover(.terms) }
          }
          .modifier(LayerModifier(next: model.layers.last, model: model))
        }
      }
      struct HelpView: View { var body: some View { Text("help") } }
      struct TermsView: View { var body: some View { Text("terms") } }
      """)
    #expect(app.missing("Home sheet HelpView via Model\nHome fullScreenCover TermsView via Model") == [])
    #expect(app.found("Home fullScreenCover HelpView\nHome sheet TermsView") == [])
    #expect(!app.graph.nodes.contains { $0.name == "LayerView" })
  }

  @Test("is asked for by what it has just been made with, whatever it may hold later")
  func changedLater() {
    let app = Fixture(
      """
      enum Page {
        case help, terms
        @ViewBuilder func view() -> some View { switch self { case .help: HelpView(); case .terms: TermsView() } }
      }
      @Observable class Frame {
        private(set) var page: Page
        init(page: Page) { self.page = page }
        func replacePage(with page: Page) { self.page = page }
      }
      @Observable class Layer: Identifiable {
        var root: Frame
        init(root: Page) { self.root = .init(page: root) }
        func turn(to page: Page) { root = .init(page: page) }
      }
      @Observable class Model {
        var layers: [Layer] = []
        func openSheet(_ page: Page) { layers.append(.init(root: page)) }
      }
      struct LayerModifier: ViewModifier {
        let next: Layer?
        func body(content: Content) -> some View {
          content.sheet(item: Binding(get: { next }, set: { _ in })) { layer in LayerView(layer: layer) }
        }
      }
      struct LayerView: View {
        @State var layer: Layer
        var body: some View { NavigationStack { layer.root.page.view() } }
      }
      struct Home: View {
        let model: Model
        var body: some View {
          Button("…") { model.openSheet(.help) }.modifier(LayerModifier(next: model.layers.last))
        }
      }
      struct HelpView: View {
        @Environment(Layer.self) var layer
        var body: some View { Button("…") { layer.turn(to: .terms) } }
      }
      struct TermsView: View { var body: some View { Text("terms") } }
      """)
    #expect(app.edges.filter { $0.source == "Home" }.map(\.ends) == ["Home sheet HelpView"])
  }

  @Test("are set where a property can hold nothing: one that always has a value of the same type shows no sheet")
  func alwaysThere() {
    let app = Fixture(
      """
      enum Measure: String, Identifiable { case weight, pulse; var id: String { rawValue } }
      @Observable class Chart { var measure: Measure = .weight; var period = Measure.pulse }
      struct Recent: View {
        @Environment(Chart.self) var chart
        var body: some View {
          Text("Pulse").onTapGesture {
            chart.measure = .pulse
            chart.period = .weight
          }
        }
      }
      struct Header: View {
        @State private var adding: Measure?
        var body: some View {
          AddButton(adding: $adding).sheet(item: $adding) { measure in EntryView(measure: measure) }
        }
      }
      struct AddButton: View {
        @Binding var adding: Measure?
        var body: some View { Button("Add") { adding = .weight } }
      }
      struct EntryView: View {
        let measure: Measure
        var body: some View { Text("Entry") }
      }
      """)
    #expect(app.edges.map(\.ends) == ["AddButton sheet EntryView", "Header sheet EntryView"])
  }

  @Test("is given to a method that is handed over by its name as the builder")
  func handedMethods() {
    let app = Fixture(
      """
      enum Step: Hashable, Identifiable { case list, job; var id: Self { self } }
      struct Root: View {
        @State private var path = [Step]()
        @State private var shown: Step?
        var body: some View {
          NavigationStack(path: $path) {
            Button("Job") { shown = .job }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .list: Jobs()
                case .job: Job()
                }
              }
          }
          .sheet(item: $shown, content: picker)
        }
        private func picker(step: Step) -> some View { Button("Go") { path.append(step) } }
      }
      struct Jobs: View { var body: some View { Text("Jobs") } }
      struct Job: View { var body: some View { Text("Job") } }
      """)
    #expect(app.edges(.push) == ["Root push Job", "Root push Jobs"])
    #expect(app.reasons == [])
  }

  @Test(
    "is given to a method that several modifiers are handed, whatever their files are called and others call theirs",
    arguments: [("A.swift", "B.swift"), ("B.swift", "A.swift")])
  func sharedMethods(_ left: String, _ right: String) {
    let app = Fixture(
      """
      //- Paging.swift
      protocol Paging: View { var path: NavigationPath { get nonmutating set } }
      extension Paging {
        func page<Step: Hashable>(step: Step) -> some View { Button("Go") { path.append(step) } }
      }
      struct Book { func page() {} }
      struct Reader { let book = Book(); func read() { book.page() } }
      struct Root: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Left(path: $path); Right(path: $path) }
              .navigationDestination(for: LeftStep.self) { _ in LeftPage() }
              .navigationDestination(for: RightStep.self) { _ in RightPage() }
          }
        }
      }
      struct LeftStep: Hashable, Identifiable { var id: Int { 0 } }
      struct RightStep: Hashable, Identifiable { var id: Int { 0 } }
      struct LeftPage: View { var body: some View { Text("Left") } }
      struct RightPage: View { var body: some View { Text("Right") } }
      //- \(left)
      struct Left: Paging {
        @Binding var path: NavigationPath
        @State private var step: LeftStep?
        var body: some View { Button("Left") { step = LeftStep() }.sheet(item: $step, content: page) }
      }
      //- \(right)
      struct Right: Paging {
        @Binding var path: NavigationPath
        @State private var step: RightStep?
        var body: some View { Button("Right") { step = RightStep() }.sheet(item: $step, content: page) }
      }
      """)
    #expect(Set(app.edges(.push).compactMap { $0.split(separator: " ").last }) == ["LeftPage", "RightPage"])
    #expect(app.reasons == [])
  }

  @Test(
    "means the case whose payload matches a nested pattern",
    arguments: [
      (".second(.phones)", ["Ask sheet Phones"]),
      (".second(.code)", ["Ask sheet Code"]),
      (".second(.keys)", ["Ask sheet Other"]),
      (".named(\"pin\")", ["Ask sheet Pin"]),
      (".named(\"key\")", ["Ask sheet Other"]),
      (".within(.second(.code))", ["Ask sheet Inner"]),
      (".within(.second(.keys))", ["Ask sheet Other"]),
      (".second(step)", ["Ask sheet Code", "Ask sheet Other", "Ask sheet Phones"]),
    ])
  func nestedPattern(value: String, edges: [String]) {
    let app = Fixture(
      """
      enum Step { case code, phones, keys }
      indirect enum Panel: Identifiable {
        case second(Step), named(String), within(Panel)
        var id: Int { 0 }
      }
      struct Home: View {
        @State private var panel: Panel?
        var body: some View {
          Ask(panel: $panel).sheet(item: $panel) { panel in
            switch panel {
            case .second(.code): Code()
            case .second(.phones): Phones()
            case .named("pin"): Pin()
            case .within(.second(.code)): Inner()
            default: Other()
            }
          }
        }
      }
      struct Ask: View {
        @Binding var panel: Panel?
        @State private var step = Step.code
        var body: some View { Button("ask") { panel = \(value) } }
      }
      struct Code: View { var body: some View { Text("code") } }
      struct Phones: View { var body: some View { Text("phones") } }
      struct Pin: View { var body: some View { Text("pin") } }
      struct Inner: View { var body: some View { Text("inner") } }
      struct Other: View { var body: some View { Text("other") } }
      """)
    #expect(app.edges(.sheet).filter { $0.hasPrefix("Ask") } == edges)
  }

  @Test(
    "has the type of what a generic function or modifier is given as a binding",
    arguments: [
      """
      extension View {
        func cover(_ item: Binding<Place?>, content: @escaping (Place) -> some View) -> some View {
          fullScreenCover(item: item) { value in content(value) }
        }
      }
      """,
      """
      extension View {
        func cover<V: View, T: Identifiable>(_ item: Binding<T?>, content: @escaping (T) -> V) -> some View {
          fullScreenCover(item: item) { value in content(value) }
        }
      }
      """,
      """
      struct Cover<Item: Identifiable, V: View>: ViewModifier {
        @Binding var item: Item?
        let cover: (Item) -> V
        func body(content: Content) -> some View { content.fullScreenCover(item: $item) { item in cover(item) } }
      }
      extension View {
        func cover<V: View>(_ item: Binding<Place?>, content: @escaping (Place) -> V) -> some View {
          modifier(Cover(item: item, cover: content))
        }
      }
      """,
      """
      struct Cover<Item: Identifiable & Equatable, V: View>: ViewModifier {
        @Binding var item: Item?
        let cover: (Item) -> V
        func body(content: Content) -> some View { content.fullScreenCover(item: $item) { item in cover(item) } }
      }
      extension View {
        func cover<V: View, T: Identifiable & Equatable>(
          _ item: Binding<T?>, @ViewBuilder content: @escaping (T) -> V
        ) -> some View {
          modifier(Cover(item: item, cover: content))
        }
      }
      """,
    ])
  func genericBinding(modifier: String) {
    let app = Fixture(
      """
      enum Place: Identifiable, Equatable {
        case photos(Int)
        var id: Int { 0 }
        func view(state: Int) -> some View {
          switch self {
          case .photos: return Photos()
          }
        }
      }
      enum Other: Identifiable, Equatable {
        case map
        var id: Int { 0 }
        func view(state: Int) -> some View { Map() }
      }
      struct Start: View {
        @State var place: Place?
        var body: some View {
          Button("show") { place = .photos(1) }.cover($place) { item in item.view(state: 1) }
        }
      }
      struct Photos: View { var body: some View { Text("photos") } }
      struct Map: View { var body: some View { Text("map") } }
      """ + "\n" + modifier)
    #expect(app.edges(.fullScreenCover) == ["Start fullScreenCover Photos"])
  }
}
