import NavigationModel
import TestSupport
import Testing

@Suite("A screen that nothing leads to")
struct UnmentionedScreenTests {
  private func screens(_ marked: String) -> [String] { Fixture.wholeApp(marked).program.unmentionedScreens }

  @Test("is one that only its own code names")
  func controllers() {
    let found = screens(
      """
      class Home: UIViewController { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController { func open() { present(Home(), animated: true) } }
      class Old: UIViewController {
        static func make() -> Old { Old() }
        class Cell: UITableViewCell { var owner: Old? }
      }
      extension Old { func again() { present(Old(), animated: true) } }
      """)
    #expect(found == ["screen:Old"])
  }

  @Test(
    "is none that other code names in any way",
    arguments: [
      "var old: Old?", "func show(_ screen: Old) {}", "class Newer: Old {}", "let type = Old.self",
      "let name = \"App.Old\"", "protocol P { associatedtype Screen: Old }", "let all: [Registry<Old>] = []",
      "typealias Screen = Old", "func test(_ any: Any) -> Old? { any as? Old }",
      "func test(_ any: Any) { switch any { case let old as Old: close(old)\n default: break } }",
      "func test(_ any: Any) -> Bool { any is Old || any is Registry<Int> }\nlet all = Registry<Old>()",
    ])
  func mentions(code: String) {
    #expect(!screens("class Old: UIViewController {}\n\(code)").contains("screen:Old"))
  }

  @Test(
    "is one that other code only tests objects for, unless a document makes one",
    arguments: [
      "func test(_ any: Any) -> Bool { any is Old }", "func test(_ any: Any) { if !(any is Old), true { close() } }",
      "func test(_ any: Any) { switch any { case is Home, is Old: close()\n default: break } }",
      "func test(_ any: UIResponder) -> Bool { any.isKind(of: Old.self) }",
      "func test(_ all: [Any]) -> Any? { all.first { $0 is Old } }",
    ])
  func tests(code: String) {
    let classes = "class Home: UIViewController {}\nclass Old: UIViewController {}\nlet home = Home()\n\(code)"
    #expect(screens(classes) == ["screen:Old"])
    let scenes = Storyboard(initial: "Home", .screen("Home"), .screen("Old"))
    #expect(screens("//- Main.storyboard\n\(scenes)\n//- App.swift\n\(classes)") == [])
  }

  /// A screen with a protocol for its delegate, which some code may name.
  private func delegating(_ code: String) -> [String] {
    screens(
      """
      protocol OldDelegate: AnyObject { func old(_ old: Old, didPick item: Int) }
      class Old: UIViewController {
        weak var delegate: OldDelegate?
        func pick() { delegate?.old(self, didPick: 1) }
      }
      \(code)
      """)
  }

  @Test(
    "is none whose identifier a text may become that code puts together, by the first or the last part of the text",
    arguments: [
      ("\"Old\\(name)\"", true), ("\"\\(name)Screen\"", true), ("name + \"Screen\"", true),
      ("\"\\(name)OldSc\"", false), ("\"Screen\\(name)\"", false),
    ])
  func partsOfTexts(text: String, mayBe: Bool) {
    let scenes = Storyboard(initial: "Home", .screen("Home"), .screen("Old", identifier: "OldScreen"))
    let found = screens(
      """
      //- Main.storyboard
      \(scenes)
      //- App.swift
      class Home: UIViewController { func identifier(_ name: String) -> String { \(text) } }
      class Old: UIViewController {}
      let home = Home()
      """)
    #expect(found == (mayBe ? [] : ["screen:Old"]))
  }

  @Test(
    "is one that besides its own code only the protocol of its delegate names, which nobody else names",
    arguments: [
      "", "extension Old { func listen(_ other: OldDelegate) { delegate = other } }",
      "extension OldDelegate { func old(_ old: Old) {} }",
      "class Row { weak var delegate: RowDelegate? }\nprotocol RowDelegate { func row(_ row: Row) }",
    ])
  func delegates(code: String) {
    #expect(delegating(code) == ["screen:Old"])
  }

  @Test(
    "is none where other code names the protocol of its delegate, or another protocol names the screen",
    arguments: [
      "class Home: OldDelegate { func old(_ old: Old, didPick item: Int) {} }", "weak var delegate: OldDelegate?",
      "class Home: OldDelegate {}", "protocol HomeDelegate: OldDelegate {}", "typealias Delegate = OldDelegate",
      "protocol Home { func show(_ old: Old) }\nclass App: Home {}", "protocol Home { var old: Old { get } }",
      "//- Legacy.swift\nfunc f() { let = ) \nOldDelegate }",
    ])
  func implementedDelegates(code: String) {
    #expect(delegating(code) == [])
  }

  /// An app with a screen that some code names. A text says the names of functions, so that these are not dead by their
  /// names alone.
  private static func app(_ code: String) -> LinkedProgram {
    Fixture.wholeApp(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let words = "make start"
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
          window?.rootViewController = Home()
          return true
        }
      }
      class Old: UIViewController {}
      \(code)
      """
    ).program
  }

  private static let home = "class Home: UIViewController {}"
  private static let make = "static func make() -> UIViewController { Old() }"

  @Test(
    "is one that only code names which nothing runs",
    arguments: [
      ("\(home)\nenum Factory { \(make) }", "Factory"), ("\(home)\nstruct Factory { \(make) }", "Factory"),
      ("\(home)\nfinal class Factory { let type = Old.self }", "Factory"),
      ("\(home)\nstruct Factory { struct Inner { \(make) } }", "Factory.Inner"),
      (
        "\(home)\nenum First { static func start() { keep(Factory.make()) } }\nstruct Factory { \(make) }", "Factory"
      ),
      (
        """
        \(home)
        enum First { static func start() { Second.start() } }
        enum Second { static func start() { keep(Factory.make()) } }
        struct Factory { \(make) }
        """, "Factory"
      ),
      ("class Home: UIViewController { private func never() { keep(Old()) } }", "Home.never"),
      ("class Home: UIViewController { func never() { keep(Old()) } }", "Home.never"),
      ("class Home: UIViewController { func never() { middle() }; func middle() { keep(Old()) } }", "Home.middle"),
      ("\(home)\nprivate func never() { keep(Old()) }", "never"),
    ])
  func deadNamers(code: String, namer: String) {
    let program = Self.app(code)
    #expect(program.unmentionedScreens == ["screen:Old"])
    #expect(program.deadNamers == ["screen:Old": [namer]])
  }

  @Test(
    "is none that code names which something may run",
    arguments: [
      "\(home)\nenum Factory { \(make) }\nlet make = Factory.make",
      "\(home)\nclass Factory: LibraryFactory { \(make) }",
      "\(home)\nstruct Factory { \(make) }\nlet name = \"Factory\"", "\(home)\n@Registered enum Factory { \(make) }",
      "\(home)\nenum Factory { \(make) }\ntypealias Maker = Factory",
      "\(home)\nenum Factory { \(make) }\nextension Home { @objc func tap() { keep(Factory.make()) } }",
      "\(home)\nprotocol Making { func make() -> Old }\nstruct Factory: Making { func make() -> Old { Old() } }",
      "class Home: UIViewController { override func viewDidLoad() { keep(Old()) } }",
      "class Home: UIViewController { @objc func tap() { middle() }; private func middle() { keep(Old()) } }",
    ])
  func livingNamers(code: String) { #expect(Self.app(code).unmentionedScreens == []) }

  @Test(
    "is none that a type names which a module shows to others of which none was analyzed",
    arguments: [("public ", "", false), ("public ", "import Stubs", true), ("", "", true)])
  func offeredNamers(access: String, imported: String, isTold: Bool) {
    let facts = Fixture.scan(
      """
      //- Stubs/Stub.swift
      \(access)enum Factory { \(access)static func make() -> UIViewController { Stub() } }
      class Stub: UIViewController {}
      //- App/Home.swift
      \(imported)
      class Home: UIViewController {}
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
          window?.rootViewController = Home()
          return true
        }
      }
      """)
    let targets = [
      ProjectFacts.Target(name: "App", isTest: false, files: ["App/Home.swift"]),
      ProjectFacts.Target(name: "Stubs", isTest: false, files: ["Stubs/Stub.swift"]),
    ]
    let project = FileFacts(path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: targets)))
    #expect(Fixture(facts: facts + [project]).program.unmentionedScreens == (isTold ? ["screen:Stub"] : []))
  }

  @Test("is none where Objective-C names the protocol of its delegate, by the name that it has there")
  func delegatesOfObjectiveC() {
    let swift = """
      @objc(APPOldDelegate) protocol OldDelegate { func old(_ old: Old) }
      @objc(APPOld) class Old: UIViewController { weak var delegate: OldDelegate? }
      """
    func screens(_ words: String) -> [String] {
      Fixture.wholeApp("\(swift)\n//- Legacy/App.m\n@interface App () <\(words)>\n@end", besides: "App.m")
        .program.unmentionedScreens
    }
    #expect(screens("APPOldDelegate") == [])
    #expect(screens("OldDelegate") == [])
    #expect(screens("APPOlderDelegate") == ["screen:Old"])
  }

  @Test("is none that a property list names, by its Swift name or the one for Objective-C")
  func propertyLists() {
    let found = screens(
      """
      //- Share.swift
      @objc(SharedController) class Share: UIViewController {}
      class Intent: UIViewController {}
      //- Info.plist
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPrincipalClass</key><string>SharedController</string>
      </dict></dict></plist>
      """)
    #expect(found == ["screen:Intent"])
  }

  @Test(
    "is none that a module shows to others of which none was analyzed, unless an app starts in it",
    arguments: [
      ("public ", "", "", false), ("", "", "", true), ("public ", "import Stubs", "", true),
      ("public ", "import class Stubs.Stub", "", true), ("public ", "", "@UIApplicationMain", true),
    ])
  func modulesForOthers(access: String, imported: String, main: String, isTold: Bool) {
    let facts = Fixture.scan(
      """
      //- Stubs/Stub.swift
      \(access)class Stub: UIViewController {}
      \(main) class Delegate: UIResponder, UIApplicationDelegate {}
      //- App/Home.swift
      \(imported)
      class Home: UIViewController {}
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
          window?.rootViewController = Home()
          return true
        }
      }
      """)
    let targets = [
      ProjectFacts.Target(name: "App", isTest: false, files: ["App/Home.swift"]),
      ProjectFacts.Target(name: "Stubs", isTest: false, files: ["Stubs/Stub.swift"]),
    ]
    let project = FileFacts(path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: targets)))
    #expect(Fixture(facts: facts + [project]).program.unmentionedScreens == (isTold ? ["screen:Stub"] : []))
  }

  @Test("is none that a storyboard gives to a window")
  func windows() {
    let found = screens(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <windowController storyboardIdentifier="main" id="w" customClass="MainController">
      <window key="window" id="x" customClass="MainWindow"/></windowController>
      </objects></scene></scenes></document>
      //- App.swift
      class MainController: NSWindowController {}
      class MainWindow: NSWindow { override func awakeFromNib() { contentViewController = Page() } }
      class OldWindow: NSWindow { override func awakeFromNib() { contentViewController = Page() } }
      class Page: NSViewController {}
      class App { func start() { show(NSStoryboard.main!.instantiateController(withIdentifier: "main")) } }
      """)
    #expect(found.contains("screen:OldWindow"))
    #expect(!found.contains("screen:MainWindow"))
  }

  @Test("is a scene without a way in, unless its storyboard starts with it or code names its identifier")
  func scenes() {
    let found = screens(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "Home", .screen("Home", .show("Detail")), .screen("Detail"), .screen("Lost"),
        .screen("Named", identifier: "named"), .screen("Forgotten", identifier: "forgotten")))
      //- App.swift
      class Home: UIViewController { let identifier = "named" }
      class Detail: UIViewController {}
      class Lost: UIViewController {}
      class Named: UIViewController {}
      class Forgotten: UIViewController {}
      """)
    #expect(found == ["screen:Forgotten", "screen:Lost"])
  }

  /// A storyboard with a scene that no transition leads to, and code that may say its storyboard ID.
  private func scenes(_ identifier: String, own: String, besides others: String = "") -> [String] {
    screens(
      """
      //- Main.storyboard
      \(Storyboard(initial: "Home", .screen("Home"), .screen("Old", identifier: identifier)))
      //- App.swift
      class Home: UIViewController {}
      class Old: UIViewController { \(own) }
      \(others)
      """)
  }

  @Test(
    "is a scene whose storyboard ID only its own code says",
    arguments: [
      "static let identifier = \"old\"", "enum Scene: String { case old }",
      "static func make() -> Old { board.instantiateViewController(withIdentifier: \"old\") as! Old }",
      """
      static func make() -> Old { load(Scene.old.rawValue) as! Old }
      static func load(_ name: String) -> UIViewController { board.instantiateViewController(withIdentifier: name) }
      enum Scene: String { case old }
      """,
    ])
  func ownIdentifiers(own: String) {
    #expect(scenes("old", own: own) == ["screen:Old"])
  }

  @Test("is a scene whose storyboard ID is the name of its class, which only its own code says")
  func ownNames() {
    #expect(
      scenes("Old", own: "static func make() -> Old { load(String(describing: Old.self)) as! Old }") == ["screen:Old"])
  }

  @Test(
    "is no scene whose storyboard ID other code says, or who makes it by its own code",
    arguments: [
      "enum Scene: String { case old }",
      "func open() { show(board.instantiateViewController(withIdentifier: \"old\")) }",
      "func open() { show(Old.make()) }", "let old: UIViewController = StoryboardScene.Main.old.instantiate()",
      "class Newer: Old {}", "class Base { let name = \"old\" }", "let name = prefix + \"old\"",
    ])
  func identifiersOfOthers(others: String) {
    let own = "static func make() -> Old { board.instantiateViewController(withIdentifier: \"old\") as! Old }"
    #expect(!scenes("old", own: own, besides: others).contains("screen:Old"))
  }

  @Test(
    "is none that Objective-C names, or a file with a syntax error",
    arguments: [
      ("[self showViewController:[Old new]];", false), ("id name = @\"Old\";", false), ("// Old one", false),
      ("[self show:[Older new]];", true), ("", true),
    ])
  func words(line: String, isTold: Bool) {
    let swift = "class Old: UIViewController {}\nclass Home: UIViewController {}\nlet home = Home()"
    let objectiveC = Fixture.wholeApp(
      "\(swift)\n//- Legacy/App.m\n@implementation App\n\(line)\n@end", besides: "App.m")
    #expect(objectiveC.program.unmentionedScreens == (isTold ? ["screen:Old"] : []))
    #expect(objectiveC.program.unknownNames == nil)
    let broken = Fixture.wholeApp("\(swift)\n//- Other.swift\nfunc f() { let = ) \n\(line)\n}")
    #expect(broken.program.unmentionedScreens == (isTold ? ["screen:Old"] : []))
    #expect(broken.program.unknownNames == nil)
  }

  @Test("is not told of in a file with a syntax error, of which nobody knows what it says of itself")
  func brokenFiles() {
    let broken = "//- Old.swift\nclass Old: UIViewController { func f() { let = ) } }\n//- App.swift\nclass Home {}"
    #expect(screens(broken) == [])
  }

  @Test("is not told of where the code is not known, and the reason names a file")
  func reasons() {
    let swift = "class Old: UIViewController {}"
    #expect(Fixture(swift).program.unknownNames == "no Xcode project shows that all code of the app is Swift")
    #expect(
      Fixture.wholeApp(swift, besides: "Legacy/App.mm").program.unknownNames
        == "Legacy/App.mm, which may name screens, could not be read")
    #expect(
      Fixture.wholeApp(swift, besides: "Legacy/Base.m", "Legacy/App.mm").program.unknownNames
        == "Legacy/App.mm and another file, which may name screens, could not be read")
    #expect(
      Fixture.wholeApp(swift, besides: "Legacy/Base.m", "Legacy/App.mm", "Legacy/Cell.m").program.unknownNames
        == "Legacy/App.mm and 2 other files, which may name screens, could not be read")
  }

  @Test("is not told of where code may name it that was not analyzed, nor in SwiftUI")
  func unknownCode() {
    #expect(Fixture("class Old: UIViewController {}").program.unmentionedScreens == [])
    #expect(Fixture.wholeApp("class Old: UIViewController {}", besides: "App.mm").program.unmentionedScreens == [])
    #expect(screens("struct Row: View { var body: some View { Text(\"\") } }") == [])
  }
}
