import TestSupport
import Testing

@Suite("Hosting controllers that get their view after they are made")
struct RehostedViewTests {
  private static func app(_ code: String) -> Fixture {
    Fixture(
      """
      struct Tip: View { let onTap: () -> Void; var body: some View { Text("a") } }
      struct Other: View { var body: some View { Text("b") } }
      let profile = Profile()
      class Profile: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          guard let hint = makeHint(Tip {}) else { return }
          present(hint, animated: true)
        }
        func makeHint(_ view: some View) -> UIViewController? {
          \(code)
          return host
        }
      }
      """)
  }

  @Test(
    "show that",
    arguments: [
      "host.rootView = AnyView(Tip {})", "let tip = Tip { host.title = nil }; host.rootView = AnyView(tip)",
      "host.rootView = AnyView(Other()); host.rootView = AnyView(Tip {}.padding())", "host.rootView = AnyView(view)",
      "if isShown { host.rootView = AnyView(Tip {}) }", "defer { print(1) }; host.rootView = makeTip()",
    ])
  func filled(code: String) {
    let app = Self.app(
      """
      func makeTip() -> AnyView { AnyView(Tip {}) }
      let host = UIHostingController(rootView: AnyView(EmptyView()))
      \(code)
      """)
    #expect(app.differences(from: "Profile present Tip") == [])
    #expect(app.reasons(of: "present") == [])
  }

  @Test(
    "show it in the place of what they were made around, if the code that sets it always runs",
    arguments: [
      ("host.rootView = AnyView(Tip {})", ["Profile present Tip"]),
      ("if isShown { host.rootView = AnyView(Tip {}) }", ["Profile present Other", "Profile present Tip"]),
    ])
  func exchanged(code: String, edges: [String]) {
    for host in ["UIHostingController", "UIHostingController<AnyView>"] {
      let app = Self.app("let host = \(host)(rootView: AnyView(Other())); \(code)")
      #expect(app.edges.map(\.ends).sorted() == edges)
    }
  }

  @Test("are shown by others, whose code the assignment is none of")
  func account() {
    let app = Self.app(
      "let host = UIHostingController(rootView: AnyView(EmptyView())); host.rootView = AnyView(Tip {})")
    #expect(
      app.reasons(of: "rootView") == [
        "forwarded: it sets the content of a container, and the code that creates the container leads there"
      ])
  }

  @Test(
    "show it by the screen whose code sets it where that has them, or where it runs later",
    arguments: [
      "let host = UIHostingController(rootView: AnyView(Other())); func turn() { host.rootView = AnyView(Tip {}) }",
      "func run() { let host = UIHostingController(rootView: AnyView(Other())); later { host.rootView = AnyView(Tip {}) } }",
    ])
  func kept(code: String) {
    let app = Fixture(
      """
      struct Tip: View { let onTap: () -> Void; var body: some View { Text("a") } }
      struct Other: View { var body: some View { Text("b") } }
      class Profile: UIViewController { \(code) }
      """)
    #expect(app.found("Profile root Tip") != [])
  }
}
