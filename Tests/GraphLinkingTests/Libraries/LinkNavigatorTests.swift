import TestSupport
import Testing

/// LinkNavigator: paths are registered with the pages that they lead to, and screens name only the paths.
@Suite("LinkNavigator")
struct LinkNavigatorTests {
  private static let builders = """
    struct HomeRouteBuilder {
      static func generate() -> RouteBuilderOf<RootNavigatorType> {
        var matchPath: String { "home" }
        return .init(matchPath: matchPath) { navigator, items, dependency -> RouteViewController? in
          WrappingController(matchPath: matchPath) { HomePage(navigator: navigator) }
        }
      }
    }
    struct DetailRouteBuilder<Root: RootNavigatorType> {
      static func generate() -> RouteBuilderOf<Root> {
        RouteBuilderOf(matchPath: "detail") { navigator, items, dependency in
          WrappingController(matchPath: "detail") { DetailPage() }
        }
      }
    }
    struct SettingsRouteBuilder: RouteBuilder {
      var matchPath: String { "settings" }
      var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
        { navigator, items, dependency in WrappingController(matchPath: matchPath) { SettingsPage() } }
      }
    }
    struct DetailPage: View { var body: some View { Text("Detail") } }
    struct SettingsPage: View { var body: some View { Text("Settings") } }
    """

  @Test(
    "leads to the pages of the paths",
    arguments: [
      #"navigator.next(paths: ["detail"], items: [:], isAnimated: true) => push DetailPage"#,
      #"navigator.next(linkItem: .init(path: "detail"), isAnimated: true) => push DetailPage"#,
      #"navigator.next(linkItem: .init(pathList: ["settings", "detail"]), isAnimated: true) => push SettingsPage push DetailPage"#,
      #"navigator.sheet(paths: ["settings"], items: [:], isAnimated: true) => sheet SettingsPage"#,
      #"navigator.fullSheet(paths: ["settings"], items: [:], isAnimated: true, prefersLargeTitles: nil) => fullScreenCover SettingsPage"#,
      #"navigator.replace(paths: ["settings"], items: [:], isAnimated: true) => root SettingsPage"#,
      #"navigator.backOrNext(path: "detail", items: [:], isAnimated: true) => push DetailPage"#,
      #"navigator.next(paths: ["nowhere"], items: [:], isAnimated: true) => push ?"#,
    ])
  func paths(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    let app = Fixture(
      """
      //- App.swift
      struct HomePage: View {
        let navigator: LinkNavigatorType
        var body: some View { Button("Open") { \(parts[0]) } }
      }
      \(Self.builders)
      """)
    let words = parts[1].split(separator: " ")
    let expected = stride(from: 0, to: words.count, by: 2).map { "HomePage \(words[$0]) \(words[$0 + 1])" }
    #expect(app.differences(from: expected.joined(separator: "\n")) == [])
  }

  @Test("starts with the page of a path")
  func root() {
    let app = Fixture(
      """
      //- App.swift
      @main struct PagesApp: App {
        let navigator = SingleLinkNavigator()
        var body: some Scene {
          WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "settings")).ignoresSafeArea() }
        }
      }
      \(Self.builders)
      """)
    #expect(app.differences(from: "PagesApp root SettingsPage") == [])
  }
}
