import TestSupport
import Testing

@Suite("The scenes of an app")
struct SceneTests {
  @Test(
    "are opened by identifiers that are texts, names of texts or members that the app adds to texts",
    arguments: ["\"about\"", ".aboutID", "String.aboutID", "aboutID"])
  func identifiers(identifier: String) {
    let app = Fixture(
      """
      let aboutID = "about"
      extension String { static let aboutID = "about" }
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Home() }
          Window("About", id: \(identifier)) { About() }
          Window("Terms", id: "terms") { Terms() }
        }
      }
      struct Home: View {
        @Environment(\\.openWindow) var openWindow
        var body: some View { Button("About") { self.openWindow(id: \(identifier)) } }
      }
      struct About: View { var body: some View { Text("about") } }
      struct Terms: View { var body: some View { Text("terms") } }
      """)
    #expect(app.edges(.window) == ["Home window About"])
  }

  @Test(
    "hold the settings that links open",
    arguments: [
      ("Settings { Preferences() }", "SettingsLink()", ["Home window Preferences"]),
      ("Settings { Preferences() }", "SettingsLink { Text(\"Open\") }", ["Home window Preferences"]),
      ("Window(\"Terms\", id: \"terms\") { Terms() }", "SettingsLink()", ["Home window ?"]),
      ("Settings { Preferences() }", "Text(\"Nothing\")", []),
    ])
  func settings(scene: String, link: String, edges: [String]) {
    let app = Fixture(
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Home() }
          \(scene)
        }
      }
      struct Home: View { var body: some View { VStack { Text("home"); \(link) } } }
      struct Preferences: View { var body: some View { Text("preferences") } }
      struct Terms: View { var body: some View { Text("terms") } }
      """)
    #expect(app.edges(.window) == edges)
  }

  @Test("hold no settings for a link of the program's own")
  func ownLink() {
    let app = Fixture(
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Home() }
          Settings { Preferences() }
        }
      }
      struct SettingsLink: View { var body: some View { Text("link") } }
      struct Home: View { var body: some View { VStack { Text("home"); SettingsLink() } } }
      struct Preferences: View { var body: some View { Text("preferences") } }
      """)
    #expect(app.edges(.window) == [])
  }

  @Test(
    "hold the settings that an action of the environment opens, whatever the property is called",
    arguments: [
      ("@Environment(\\.openSettings) var openSettings", "openSettings()", ["Home window Preferences"]),
      ("@Environment(\\.openSettings) private var open", "self.open()", ["Home window Preferences"]),
      ("", "EnvironmentValues().openSettings()", ["Home window Preferences"]),
      ("let openSettings: () -> Void", "openSettings()", []),
      ("func openSettings() {}", "openSettings()", []),
    ])
  func settingsAction(member: String, call: String, edges: [String]) {
    let app = Fixture(
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Home() }
          Settings { Preferences() }
        }
      }
      struct Home: View {
        \(member)
        var body: some View { Button("Settings") { \(call) } }
      }
      struct Preferences: View { var body: some View { Text("preferences") } }
      """)
    #expect(app.edges(.window) == edges)
  }

  @Test(
    "show a window in the menu bar only if the style says so, and a menu else",
    arguments: [
      (".menuBarExtraStyle(.window)", ["Watch root Panel"]),
      (".defaultSize(width: 1, height: 2).menuBarExtraStyle(.window)", ["Watch root Panel"]),
      (".menuBarExtraStyle(WindowMenuBarExtraStyle())", ["Watch root Panel"]),
      (".menuBarExtraStyle(isSmall ? .menu : .window)", ["Watch root Panel"]),
      (".menuBarExtraStyle(.menu)", []),
      (".menuBarExtraStyle(.automatic)", []),
      ("", []),
    ])
  func menuBar(style: String, edges: [String]) {
    let app = Fixture(
      """
      @main struct Watch: App {
        var body: some Scene {
          Window("Setup", id: "setup") { Setup() }
          MenuBarExtra("Watch", systemImage: "clock") { Panel() }
            \(style)
        }
      }
      struct Setup: View { var body: some View { Text("setup") } }
      struct Panel: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Setup") { openWindow(id: "setup") } }
      }
      """)
    #expect(app.edges(.root).filter { $0.hasSuffix("Panel") } == edges)
    #expect(app.edges(.window) == ["Panel window Setup"])
    #expect(app.parts == (edges.isEmpty ? ["Watch holds Panel @4"] : []))
  }

  @Test("show a window in the menu bar by the style of the property that they are", arguments: ["window", "menu"])
  func menuBarProperty(style: String) {
    let app = Fixture(
      """
      @main struct Watch: App {
        var body: some Scene { extra.defaultSize(width: 1, height: 2).menuBarExtraStyle(.\(style)) }
        private var extra: some Scene { MenuBarExtra("Watch", systemImage: "clock") { Panel() } }
      }
      struct Panel: View { var body: some View { Text("panel") } }
      """)
    #expect(app.edges(.root) == (style == "window" ? ["Watch root Panel"] : []))
  }

  @Test("have menus in the menu bar whose items lead on from the app")
  func menuItems() {
    let app = Fixture(
      """
      @main struct Watch: App {
        @Environment(\\.openWindow) private var openWindow
        var body: some Scene {
          Window("Setup", id: "setup") { Setup() }
          MenuBarExtra("Watch", systemImage: "clock") {
            Text("running")
            Button("Setup") { openWindow(id: "setup") }
          }
        }
      }
      struct Setup: View { var body: some View { Text("setup") } }
      """)
    #expect(app.differences(from: "Watch root Setup\nWatch window Setup") == [])
    #expect(app.reasons(of: "MenuBarExtra") == ["own: it shows a screen only with .menuBarExtraStyle(.window)"])
  }

  @Test("mean SwiftUI's Group where a module that the file imports has a type of that name which is made otherwise")
  func groupOfModule() {
    let app = Fixture(
      """
      //- Packages/Messages/Package.swift
      let package = Package(name: "Messages", targets: [.target(name: "Messages")])
      //- Packages/Messages/Sources/Messages/Messages.swift
      public struct Group { public init() {} }
      //- App/Main.swift
      import Messages
      @main struct Main: App {
        @State private var isReady = false
        var body: some Scene {
          WindowGroup { Group { if isReady { Home() } else { Welcome() } }.onChange(of: isReady) { _, _ in } }
        }
      }
      struct Home: View { var body: some View { Text("…") } }
      struct Welcome: View { var body: some View { Text("…") } }
      """)
    #expect(app.differences(from: "Main root Home\nMain root Welcome") == [])
  }

  @Test(
    "do not turn from one view to another by what never changes while the app runs",
    arguments: [
      ("if #available(iOS 18, *) { contents } else { Old() }", []),
      ("if #unavailable(iOS 18) { Old() } else { contents }", []),
      ("if #available(iOS 18, *) { contents } else if #available(iOS 17, *) { Middle() } else { Old() }", []),
      (
        "if #available(iOS 18, *) { Group { if isNew { Hello() } else { contents } } } else { Old() }",
        ["Shell root Hello", "Shell root Old", "Shell root Page"]
      ),
      ("if isNew { Hello() } else { contents }", ["Shell root Hello", "Shell root Page"]),
      ("if let name = load() { Hello() } else { contents }", ["Shell root Hello", "Shell root Page"]),
    ])
  func availability(content: String, edges: [String]) {
    let app = Fixture(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Shell() } } }
      struct Shell: View {
        @State private var isNew = true
        var body: some View { \(content) }
        private func load() -> String? { nil }
        @available(iOS 18, *) private var contents: some View { Page().toolbar { Text("tools") } }
      }
      struct Page: View { var body: some View { NavigationLink("More") { Detail() } } }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Old: View { var body: some View { Text("needs a newer system") } }
      struct Middle: View { var body: some View { Text("needs a newer system") } }
      struct Hello: View { var body: some View { Text("hello") } }
      """)
    #expect(app.edges(.root) == (["Main root Shell"] + edges).sorted())
    #expect(app.missing("Page push Detail") == [])
  }

  @Test("of an app extension have a root view as those of an app")
  func appExtension() {
    let app = Fixture(
      """
      @main struct Wallet: IdentityDocumentProvider {
        var body: some IdentityDocumentRequestScene { ISO18013MobileDocumentRequestScene { _ in Request() } }
      }
      struct Request: View { var body: some View { Text("a") } }
      """)
    #expect(app.differences(from: "Wallet root Request") == [])
  }

  @Test(
    "are known by the names that the program gives to them",
    arguments: ["MainWindow", "MainWindow(\"Shop\", id: \"main\")"],
    [
      "typealias MainWindow = WindowGroup",
      """
      #if os(macOS)
      typealias MainWindow = Window
      #else
      typealias MainWindow = WindowGroup
      #endif
      """,
    ])
  func aliases(_ scene: String, _ alias: String) {
    let app = Fixture(
      """
      //- Names.swift
      \(alias)
      //- App.swift
      @main struct Shop: App { var body: some Scene { \(scene) { Home() } } }
      struct Home: View { var body: some View { Text("home") } }
      """)
    #expect(app.differences(from: "Shop root Home") == [])
  }

  @Test("mean nothing by a name that the program gives to a type of its own")
  func ownAlias() {
    let app = Fixture(
      """
      typealias MainWindow = Window
      struct Window<Content> { init(@ViewBuilder content: () -> Content) {} }
      struct Home: View { var body: some View { Text("home") } }
      func make() { _ = MainWindow { Home() } }
      """)
    #expect(app.edges.isEmpty)
  }

  @Test(
    "show the tabs of the app also where a function or a property of it makes them",
    arguments: [
      "tabs()", "tabs().tint(.red)", "tabs().sheet(isPresented: $isAsking) { Login() }", "content",
      "content.tint(.red)",
    ])
  func tabs(_ shown: String) {
    let app = Fixture(
      """
      @main struct Shop: App {
        @State var chosen = 0
        @State var isAsking = false
        var body: some Scene { WindowGroup { \(shown) } }
        var content: some View { tabs().padding() }
        func tabs() -> some View {
          TabView(selection: $chosen) {
            Home().tabItem { Text("Home") }
            Cart().tabItem { Text("Cart") }
          }
        }
      }
      struct Home: View { var body: some View { Text("home") } }
      struct Cart: View { var body: some View { Text("cart") } }
      struct Login: View { var body: some View { Text("login") } }
      """)
    #expect(
      app.differences(
        from: """
          Shop tab Cart
          Shop tab Home
          """ + (shown.contains("Login") ? "\nShop sheet Login" : "")) == [])
  }

  @Test(
    "mean nothing by a name whose alias their code does not see",
    arguments: [
      ("Names.swift", "private typealias Link = NavigationLink"),
      ("Names.swift", "fileprivate typealias Link = NavigationLink"),
      ("Kit/Names.swift", "typealias Link = NavigationLink"),
      ("Kit/Names.swift", "public typealias Link = NavigationLink"),
    ])
  func unseenAliases(_ file: String, _ alias: String) {
    let app = Fixture(
      """
      //- \(file)
      \(alias)
      struct Rows: View { var body: some View { NavigationView { Link("Detail", destination: Detail()) } } }
      struct Detail: View { var body: some View { Text("detail") } }
      //- App.swift
      struct Home: View {
        let address: URL
        var body: some View { Link("Site", destination: address) }
      }
      struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(app.differences(from: "Rows push Detail\nShop root Home") == [])
    #expect(app.reasons(of: "Link") == [])
  }

  @Test("are known by a name that an imported module shares")
  func sharedAlias() {
    let app = Fixture(
      """
      //- Kit/Names.swift
      public typealias Row = NavigationLink
      //- App.swift
      import Kit
      struct Home: View { var body: some View { NavigationView { Row("Detail", destination: Detail()) } } }
      struct Detail: View { var body: some View { Text("detail") } }
      """)
    #expect(app.differences(from: "Home push Detail") == [])
  }
}
