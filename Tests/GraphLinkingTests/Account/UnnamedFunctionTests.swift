import NavigationModel
import TestSupport
import Testing

@Suite("Functions that nothing in the analyzed files names")
struct UnnamedFunctionTests {
  private static let package = """
    import PackageDescription
    let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: "App")])
    """

  /// The files of an app with a controller that is shown when it starts, and some code beside that.
  private static func files(_ members: String, _ besides: String = "", main: String = "@main") -> String {
    """
    //- App/Main.swift
    \(main) class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
        window?.rootViewController = Home()
        return true
      }
    }
    //- App/Home.swift
    class Home: UIViewController {
      \(members)
    }
    \(besides)
    class Detail: UIViewController {}
    class Other: UIViewController {}
    """
  }

  /// An app of which a package tells the module.
  private static func app(_ members: String, _ besides: String = "") -> Fixture {
    Fixture("//- Package.swift\n\(package)\n\(files(members, besides))")
  }

  private static let opener = "func open() { present(Detail(), animated: true) }"

  private static let unnamed = "nothing in the analyzed files names"
  private static let namedByDeadCode = "only code that nothing runs names"

  @Test(
    "show nothing, and neither does what only they name",
    arguments: [
      (opener, "", "\(unnamed) open"), (opener, "// open()", "\(unnamed) open"),
      ("func open() { open(); present(Detail(), animated: true) }", "", "\(unnamed) open"),
      ("\(opener)\nfunc close() { open() }", "", "\(namedByDeadCode) open"),
      ("\(opener)\nfunc middle() { open() }\nfunc close() { middle() }", "", "\(namedByDeadCode) open"),
      ("private \(opener)\nfunc close() { keep(open) }", "", "\(namedByDeadCode) open"),
      (opener, "extension Home { func again() { open() } }", "\(namedByDeadCode) open"),
      (opener, "func run(_ home: Home) { home.open() }", "\(namedByDeadCode) open"),
      ("", "extension UIViewController { \(opener) }", "\(unnamed) open"),
      ("", "protocol Opening {}\nextension Opening where Self: UIViewController { \(opener) }", "\(unnamed) open"),
      (
        "func open() { show(it: Detail()) }\nfunc show(it: UIViewController) { present(it, animated: true) }", "",
        "\(namedByDeadCode) show(it:)"
      ),
    ])
  func dead(members: String, besides: String, reason: String) {
    let app = Self.app(members, besides)
    #expect(app.edges(.present) == [])
    #expect(app.reasons(of: "present") == ["unreachable: \(reason)"])
    #expect(app.missing("AppDelegate root Home") == [])
  }

  @Test(
    "have only attributes by which nobody calls them, as their types have",
    arguments: [
      ("", "@Sendable", true), ("", "@preconcurrency", true), ("", "@MainActor @inlinable", true),
      ("@MainActor @objc", "", true), ("@preconcurrency", "", true), ("", "@Traced", false), ("", "@objc", false),
      ("@Traced", "", false), ("@objcMembers", "", false),
    ])
  func attributes(ofType: String, ofFunction: String, isDead: Bool) {
    let app = Self.app("", "\(ofType) class Third: UIViewController { \(ofFunction) \(Self.opener) }")
    #expect(app.edges(.present).isEmpty == isDead)
  }

  @Test("have no transition to something unknown, and hold no part")
  func unresolved() {
    let app = Self.app(
      """
      func embed(page: UIViewController) { addChild(page) }
      func take() { let page = Detail(); keep(page) }
      """)
    #expect(app.edges(.child) == [])
    #expect(app.reasons(of: "addChild") == ["unreachable: nothing in the analyzed files calls embed(page:)"])
    #expect(app.reasons(of: "Detail") == ["unreachable: \(Self.unnamed) take"])
    #expect(app.parts == [])
  }

  @Test("leave the transitions of others that ask the same code")
  func sharedWrapper() {
    let app = Self.app(
      """
      override func viewDidLoad() { show(it: Other()) }
      func open() { show(it: Detail()) }
      func show(it: UIViewController) { present(it, animated: true) }
      """)
    #expect(app.edges(.present) == ["Home present Other"])
    #expect(app.reasons(of: "present").first?.hasPrefix("forwarded: ") == true)
    #expect(app.reasons(of: "Detail") == ["unreachable: \(Self.unnamed) open"])
  }

  @Test("are what shows nothing, not the code that shows something only for them")
  func onlyAskers() {
    let app = Self.app(
      """
      let word = "show"
      func open() { show(it: Detail()) }
      func show(it: UIViewController) { present(it, animated: true) }
      """)
    #expect(app.edges(.present) == [])
    #expect(app.reasons(of: "present") == ["unreachable: only code that nothing runs asks for it"])
  }

  @Test(
    "are none that code names in any way",
    arguments: [
      ("\(opener)\noverride func viewDidLoad() { open() }", ""), ("\(opener)\nlazy var action = open", ""),
      ("\(opener)\nlet actions = [\"a\": Home.open]", ""), (opener, "let run = { (home: Home) in home.open() }"),
      (opener, "let text = \"open\""), (opener, "let other = 1 // open"),
      (opener, "#if os(watchOS)\nlet other = Home().open\n#endif"),
      (
        """
        override func viewDidLoad() { while open() {} }
        func open() -> Bool { present(Detail(), animated: true); return true }
        """, ""
      ),
      (
        """
        override func viewDidLoad() { middle() }
        private func middle() { close() }
        func close() { open() }
        \(opener)
        """, ""
      ),
    ])
  func named(members: String, besides: String) {
    #expect(Self.app(members, besides).missing("Home present Detail") == [])
  }

  @Test(
    "are none that something may call without their name",
    arguments: [
      ("@objc \(opener)", ""), ("@IBAction func open(_ sender: Any) { present(Detail(), animated: true) }", ""),
      ("override \(opener)", ""), ("public \(opener)", ""), ("", "@objc extension Home { \(opener) }"),
      (opener, "protocol Opening { func open() }"), (opener, "extension Home: LibraryDelegate {}"),
      (opener, "class Sub: Home, LibraryDelegate {}"),
      (opener, "class Opening {}\nprotocol Own: Kit.Opening {}\nextension Home: Own {}"),
    ])
  func calledWithoutName(members: String, besides: String) {
    #expect(Self.app(members, besides).missing("Home present Detail") == [])
  }

  @Test(
    "are methods above a class that takes them for a protocol of Swift, which may ask for them, but not for one with selectors",
    arguments: [("UITableViewDelegate", true), ("Styled", false)])
  func protocolsBelow(name: String, isDead: Bool) {
    let app = Self.app("", "extension UIViewController { \(Self.opener) }\nclass Third: UIViewController, \(name) {}")
    #expect(app.edges(.present).isEmpty == isDead)
  }

  @Test("are unknown where no project tells the module, where no app begins, or where a part of its code is missing")
  func unknownModules() {
    let withoutProject = Fixture(Self.files(Self.opener))
    #expect(withoutProject.edges(.present) == ["Home present Detail"])
    let withoutApp = Fixture("//- Package.swift\n\(Self.package)\n\(Self.files(Self.opener, main: ""))")
    #expect(withoutApp.edges(.present) == ["Home present Detail"])

    let facts = Fixture.scan(Self.files(Self.opener))
    for (missing, isDead) in [(0, true), (1, true), (2, true), (3, false)] {
      let others = (0..<missing).map { "App/Missing\($0).swift" }
      let target = ProjectFacts.Target(
        name: "App", isTest: false, files: ["App/Main.swift", "App/Home.swift"] + others)
      let project = FileFacts(
        path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: [target])))
      #expect(Fixture(facts: facts + [project]).edges(.present).isEmpty == isDead)
    }
  }

  @Test("are none that a file says which no target builds")
  func leftOut() {
    let facts = Fixture.scan("//- Package.swift\n\(Self.package)\n\(Self.files(Self.opener))")
    #expect(Fixture(facts: facts).edges(.present) == [])
    let other = Fixture.scan("//- Old.swift\nfunc old(_ home: Home) { home.open() }")
    #expect(Fixture(facts: facts, besides: other).edges(.present) == ["Home present Detail"])
  }

  @Test(
    "are unknown where a folder or a file of their module is not read",
    arguments: [
      ("App/Legacy", false), ("App/Old.swift", false), ("Tests", true), ("Other/Pods", true),
    ])
  func unread(path: String, isDead: Bool) {
    let facts = Fixture.scan("//- Package.swift\n\(Self.package)\n\(Self.files(Self.opener))")
    #expect(Fixture(facts: facts, unread: [path]).edges(.present).isEmpty == isDead)
    let target = ProjectFacts.Target(
      name: "App", isTest: false, files: ["App/Main.swift", "App/Home.swift", "App/Legacy/Row.swift", "App/Old.swift"])
    let project = FileFacts(
      path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: [target])))
    let listed = Fixture.scan(Self.files(Self.opener)) + [project]
    #expect(Fixture(facts: listed, unread: [path]).edges(.present).isEmpty == isDead)
  }

  @Test("are none whose name is no word")
  func rawIdentifiers() {
    let app = Self.app(
      """
      func `show the detail`() { present(Detail(), animated: true) }
      @objc func tap() { `show the detail`() }
      """)
    #expect(app.edges(.present) == ["Home present Detail"])
  }
}
