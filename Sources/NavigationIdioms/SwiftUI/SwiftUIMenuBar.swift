import NavigationModel

extension Idiom {
  static let swiftUIMenuBar = Idiom(
    name: "swiftui-menu-bar", framework: "SwiftUI",
    summary: "An app's item in the menu bar has a menu, or a window if its style says so.",
    transitions: [
      TransitionPattern(
        .call("MenuBarExtra", labels: ["{}"]), shows: .builder("content"), as: .root,
        onlyWith: TransitionPattern.Modifier("menuBarExtraStyle", ["window", "WindowMenuBarExtraStyle"]))
    ],
    example: Example(
      source: """
        @main struct RecipesApp: App {
          var body: some Scene {
            MenuBarExtra("Timers") { TimersView() }
              .menuBarExtraStyle(.window)
          }
        }
        struct TimersView: View { var body: some View { Text("Timers") } }
        """,
      edges: ["RecipesApp root TimersView"]))
}
