import NavigationModel

extension Idiom {
  static let swiftUITabs = Idiom(
    name: "swiftui-tabs", framework: "SwiftUI",
    summary: "Each child of a tab view is a tab.",
    transitions: [
      TransitionPattern(.call("TabView", labels: ["{}"]), shows: .children("content"), as: .tab),
      TransitionPattern(.call("NavigationSplitView", labels: ["{}"]), shows: .children("sidebar"), as: .column),
      TransitionPattern(
        .call("NavigationSplitView", labels: ["{}", "detail"]), shows: .children("detail"), as: .column),
      TransitionPattern(
        .call("NavigationSplitView", labels: ["{}", "content"]), shows: .children("content"), as: .column),
    ],
    example: Example(
      source: """
        struct RootView: View {
          var body: some View {
            TabView {
              HomeView().tabItem { Text("Home") }
              SearchView().tabItem { Text("Search") }
            }
          }
        }
        struct HomeView: View { var body: some View { Text("Home") } }
        struct SearchView: View { var body: some View { Text("Search") } }
        """,
      edges: ["RootView tab HomeView", "RootView tab SearchView"]))
}
