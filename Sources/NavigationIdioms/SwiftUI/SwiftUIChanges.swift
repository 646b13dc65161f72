import NavigationModel

extension Idiom {
  static let swiftUIChanges = Idiom(
    name: "swiftui-changes", framework: "SwiftUI",
    summary: "A view observes a property of an object, and shows the value that other code sets.",
    sending: SendingVocabulary(listeners: [.init("onChange", to: .property("of"), runs: ["perform", "_"])]),
    example: Example(
      source: """
        @Observable class Router { var page: Page? }
        enum Page: Hashable { case help }
        struct RootView: View {
          @Environment(Router.self) var router
          @State var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              ListView().navigationDestination(for: Page.self) { _ in HelpView() }
            }
            .onChange(of: router.page) { _, page in
              if let page { path.append(page) }
            }
          }
        }
        struct ListView: View {
          @Environment(Router.self) var router
          var body: some View { Button("Help") { router.page = .help } }
        }
        struct HelpView: View { var body: some View { Text("Help") } }
        """,
      edges: ["ListView push HelpView", "RootView push HelpView"]))
}
