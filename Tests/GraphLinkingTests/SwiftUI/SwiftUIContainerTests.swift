import TestSupport
import Testing

@Suite("SwiftUI's containers")
struct SwiftUIContainerTests {
  private static let views = ["Home", "Search", "Profile", "Admin"]
    .map { "struct \($0): View { var body: some View { Text(\"\") } }" }.joined(separator: "\n")

  @Test("have each child of a tab view as a tab")
  func tabs() {
    let app = Fixture(
      """
      struct Root: View {
        @State var page = 0
        var body: some View {
          TabView(selection: $page) {
            Home().tabItem { Label("Home", systemImage: "house") }.tag(0)
            NavigationStack { Search() }.tabItem { Text("Search") }
            if isAdmin { Admin() }
            Tab("Profile", systemImage: "person") { Profile() }
          }
          .accentColor(.red)
        }
      }
      \(Self.views)
      """)
    #expect(app.differences(from: "Root tab Admin\nRoot tab Home\nRoot tab Profile\nRoot tab Search") == [])
  }

  @Test("are replaced by an enum with a screen for each case, which icons are not")
  func states() {
    let app = Fixture(
      """
      enum Place {
        case home, search
        var screen: some View {
          Group { switch self { case .home: HomeView(); case .search: SearchView() } }
        }
        var icon: some View {
          Group { switch self { case .home: Glyph(name: "house"); case .search: Glyph(name: "lens") } }
        }
      }
      struct Root: View {
        @State var place = Place.home
        var body: some View { place.screen }
      }
      struct Title: View {
        let place: Place
        var body: some View { place.icon }
      }
      struct HomeView: View { var body: some View { Text("home") } }
      struct SearchView: View { var body: some View { Text("search") } }
      struct Glyph: View { let name: String; var body: some View { Image(systemName: name) } }
      """)
    #expect(
      app.differences(
        from: """
          Place replace HomeView
          Place replace SearchView
          Root replace HomeView via Place
          Root replace SearchView via Place
          """) == [])
  }

  @Test("take tabs from a loop over an enum that makes views")
  func loop() {
    let app = Fixture(
      """
      enum Page: CaseIterable {
        case home, search
        @ViewBuilder var content: some View {
          switch self {
          case .home: Home()
          case .search: Search()
          }
        }
      }
      struct Root: View {
        var body: some View {
          TabView { ForEach(Page.allCases, id: \\.self) { page in page.content.tabItem { Text("") } } }
        }
      }
      \(Self.views)
      """)
    #expect(app.differences(from: "Root tab Home\nRoot tab Search") == [])
  }

  @Test(
    "take tabs from a loop over the indices of an array of views, which a property or a function holds",
    arguments: [
      "var content: some View { ForEach(slides.indices, id: \\.self) { index in slides[index].tag(index) } }",
      "var content: some View { ForEach(slides.indices, id: \\.self) { index in VStack { slides[index] } } }",
      "var content: some View { ForEach(slides.indices, id: \\.self, content: { slides[$0] }) }",
      "var content: some View { loop }; var loop: some View { ForEach(slides.indices) { slides[$0] } }",
      "var content: some View { loop() }; func loop() -> some View { ForEach(slides.indices) { slide($0) } }",
    ])
  func loopOverIndices(_ content: String) {
    let app = Fixture(
      """
      struct Carousel: View {
        @State var page = 0
        var slides: [AnyView] {
          var slides: [AnyView] = []
          slides.append(AnyView(Slide()))
          return slides
        }
        \(content)
        func slide(_ index: Int) -> some View { slides[index] }
        var body: some View { TabView(selection: $page) { content } }
      }
      struct Slide: View { var body: some View { Text("Slide") } }
      """)
    #expect(app.differences(from: "Carousel tab Slide [inferred]") == [])
  }

  @Test("show what one clause of a condition of compilation shows, or another, and not several views beside each other")
  func compilationConditions() {
    let app = Fixture(
      """
      struct Home: View {
        var body: some View {
          TabView {
            Tab("a", image: "a") {
              NavigationStack {
                #if os(iOS)
                  Start(isCompact: true)
                #else
                  Start(isCompact: false).padding()
                #endif
              }
              .padding()
            }
            Tab("b", image: "b") {
              NavigationStack {
                #if os(iOS)
                  Gallery()
                #elseif os(macOS)
                  Group { Board() }
                #endif
              }
            }
            Tab("c", image: "c") {
              VStack {
                #if os(iOS)
                  news
                #else
                  News()
                #endif
                Text("c")
              }
            }
            Tab("d", image: "d") {
              VStack {
                Start(isCompact: true)
                Other()
              }
            }
          }
        }
        private var news: some View { News().padding() }
      }
      struct Start: View { let isCompact: Bool; var body: some View { Text("a") } }
      struct Gallery: View { var body: some View { Text("b") } }
      struct Board: View { var body: some View { Text("b") } }
      struct News: View { var body: some View { Text("c") } }
      struct Other: View { var body: some View { Text("d") } }
      """)
    #expect(app.edges(.tab) == ["Home tab Board", "Home tab Gallery", "Home tab News", "Home tab Start"])
  }

  @Test("have the columns of a split view")
  func columns() {
    let app = Fixture(
      """
      struct Root: View {
        var body: some View {
          NavigationSplitView { Home() } content: { Search() } detail: { NavigationStack { Profile() } }
        }
      }
      \(Self.views)
      """)
    #expect(app.differences(from: "Root column Home\nRoot column Profile\nRoot column Search") == [])
  }

  @Test("start at the app's scenes")
  func scenes() {
    let app = Fixture(
      """
      @main struct RecipesApp: App {
        @StateObject var model = Model()
        var body: some Scene {
          WindowGroup { Home().environmentObject(model) }
          Settings { Profile() }
        }
      }
      \(Self.views)
      """)
    #expect(app.differences(from: "RecipesApp root Home\nRecipesApp root Profile") == [])
    #expect(app.nodes(.entry) == ["RecipesApp"])
  }

  @Test("start with one of several views, whichever the state asks for")
  func conditionalRoot() {
    let app = Fixture(
      """
      @main struct RecipesApp: App {
        @State var isSignedIn = false
        var body: some Scene {
          WindowGroup {
            Group {
              if isSignedIn { Home() } else { Profile() }
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(app.differences(from: "RecipesApp root Home\nRecipesApp root Profile") == [])
  }

  @Test("may be wrappers of the app's own")
  func ownWrappers() {
    let app = Fixture(
      """
      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      struct Root: View {
        @State var isOn = false
        var body: some View { Text("").sheet(isPresented: $isOn) { Card { Home() } } }
      }
      \(Self.views)
      """)
    #expect(app.missing("Root sheet Home") == [])
  }

  @Test("know views by their body where the protocol is a library's")
  func libraryProtocol() {
    let app = Fixture(
      """
      struct Root: View { var body: some View { NavigationLink("", destination: Movie()) } }
      struct Movie: ConnectedView {
        struct Props { let title: String }
        func map(state: AppState, dispatch: @escaping DispatchFunction) -> Props { Props(title: "") }
        func body(props: Props) -> some View { Text(props.title).sheet(isPresented: $isOn) { Home() } }
      }
      \(Self.views)
      """)
    #expect(app.differences(from: "Movie sheet Home\nRoot push Movie") == [])
  }

  @Test("do not make screens of the views that they are composed of")
  func composition() {
    let app = Fixture(
      """
      struct Root: View { var body: some View { VStack { Header(); List { Row() } } } }
      struct Header: View { var body: some View { Text("") } }
      struct Row: View { var body: some View { Text("") } }
      """)
    #expect(app.differences(from: "") == [])
    #expect(app.nodes(.screen) == [])
  }

  @Test("that show several views in columns show each of them")
  func navigationViews() {
    let app = Fixture(
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup {
            NavigationView {
              Sidebar()
              ProgressView()
              Placeholder().toolbar { Button("…") {} }
            }
            .frame(minWidth: 100)
          }
        }
      }
      struct Sidebar: View { var body: some View { Text("…") } }
      struct Placeholder: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges.map(\.ends) == ["Shop root Placeholder", "Shop root Sidebar"])
  }

  @Test("are the app's own tabs where a scene has nothing but them")
  func tabsOfScene() {
    let app = Fixture(
      """
      @main struct RecipesApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              Home()
              Profile()
            }
            .tabViewStyle(PageTabViewStyle())
          }
          Settings { TabView { Text("one"); Text("two") } }
        }
      }
      \(Self.views)
      """)
    #expect(
      app.differences(from: "RecipesApp tab Home\nRecipesApp tab Profile\nRecipesApp root TabView") == [])
    #expect(app.reasons(of: "WindowGroup") == ["forwarded: it shows tabs, which are those of the app"])
  }

  @Test(
    "show a view of a library that is all they hold",
    arguments: ["NavigationStack { LibraryView() }", "NavigationView { LibraryView(1).padding() }", "LibraryView { }"])
  func libraryViews(content: String) {
    let app = Fixture(
      """
      struct Home: View {
        @State var isShown = false
        var body: some View { Text("home").sheet(isPresented: $isShown) { \(content) } }
      }
      """)
    #expect(app.edges(.sheet) == ["Home sheet LibraryView"])
  }

  @Test(
    "of the app's own show what their initializer says that they are around",
    arguments: [
      "self.init(id: id) { Detail(id: $0) }", "self.init(id: id, content: { Detail(id: $0) })",
      "self.init(id: id, content: Content.init)",
    ])
  func contentOfInitializers(initializer: String) {
    let app = Fixture(
      """
      struct Loading<Content: View>: View {
        let id: Int
        let content: (Int) -> Content
        var body: some View { VStack { content(id) } }
      }
      extension Loading where Content == Detail {
        init(path id: Int) { \(initializer) }
      }
      struct Detail: View { let id: Int; var body: some View { Text("detail") } }
      struct Home: View {
        @State var isShown = false
        var body: some View {
          NavigationStack { Text("home").navigationDestination(for: Int.self, destination: Loading.init) }
            .sheet(isPresented: $isShown) { Loading(path: 1) }
        }
      }
      """)
    #expect(app.edges(.sheet, .push) == ["Home push Detail", "Home sheet Detail"])
  }
}
