import TestSupport
import Testing

@Suite("An enum's initializer")
struct MadeCaseTests {
  private func differences(_ members: String, _ call: String, from expected: String) -> Differences {
    Fixture(
      """
      enum Page: String {
        case list, detail
        case help = "about"
        enum Tab { case list, detail }
        \(members)
      }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        func show(_ text: String, _ tab: Page.Tab) { path.append(\(call)) }
      }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Home").navigationDestination(for: Page.self) { page in
              switch page {
              case .list: List()
              case .detail: Detail()
              case .help: Help()
              }
            }
          }
        }
      }
      struct List: View { var body: some View { Text("List") } }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Help: View { var body: some View { Text("Help") } }
      """
    ).differences(
      from: """
        Home push List
        Home push Detail
        Home push Help

        """ + expected)
  }

  @Test(
    "makes the case of a raw value",
    arguments: [("Page(rawValue: \"about\")!", "Help"), ("Page(rawValue: \"detail\") ?? .list", "Detail, List")])
  func rawValue(call: String, shown: String) {
    let expected = shown.split(separator: ", ").map { "Router push \($0)" }.joined(separator: "\n")
    #expect(differences("", call, from: expected) == [])
  }

  @Test(
    "makes what it sets itself to",
    arguments: [
      "init?(_ text: String, isNew: Bool) { if isNew { self = .list } else { self = .detail } }",
      "init?(_ text: String, isNew: Bool) { if text.isEmpty { return nil }; self.init(isNew ? \"list\" : \"detail\") }\n"
        + "init?(_ name: String) { self.init(rawValue: name) }",
    ])
  func ownInitializer(members: String) {
    #expect(differences(members, "Page(text, isNew: false)!", from: "Router push Detail") == [])
  }

  @Test("makes each of the cases that somebody chooses")
  func chosen() {
    let members = "init(_ tab: Tab) { switch tab { case .list: self = .list; case .detail: self = .detail } }"
    #expect(differences(members, "Page(tab)", from: "Router push List [inferred]\nRouter push Detail [inferred]") == [])
  }

  @Test(
    "makes what the one sets itself to that takes the argument",
    arguments: [("[\"a\"]", "Detail"), ("\"a\"", "List")])
  func overloaded(argument: String, shown: String) {
    let members = "init(_ name: String) { self = .list }\ninit(_ names: [String]) { self = .detail }"
    #expect(differences(members, "Page(\(argument))", from: "Router push \(shown)") == [])
  }

  @Test(
    "may make any case of a text that is not known",
    arguments: [
      ("", "Page(rawValue: text)!"),
      ("init(text: String) { if text.isEmpty { self = .list } else { self = .detail } }", "Page(text: text)"),
    ])
  func unknown(members: String, call: String) {
    let expected = "Router push List [possible]\nRouter push Detail [possible]\nRouter push Help [possible]"
    #expect(differences(members, call, from: expected) == [])
  }
}
