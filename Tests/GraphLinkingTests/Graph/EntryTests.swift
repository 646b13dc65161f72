import NavigationModel
import TestSupport
import Testing

@Suite("Where an app starts")
struct EntryTests {
  private static func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(entries)</dict></plist>
    """
  }

  private static let main = """
    //- App/Main.storyboard
    \(Storyboard(initial: "home", .screen("Home", id: "home")))
    //- App/Home.swift
    class Home: UIViewController {}
    """

  @Test("is the main storyboard's initial controller, for the application's delegate")
  func mainStoryboard() {
    let app = Fixture(
      """
      //- App/Info.plist
      \(Self.plist("<key>UIMainStoryboardFile</key><string>Main</string>"))
      \(Self.main)
      //- App/AppDelegate.swift
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      """)
    #expect(app.differences(from: "AppDelegate entry Home [certain]") == [])
  }

  @Test("into an extension of the app is the extension itself, and no delegate")
  func extensionStoryboard() {
    let app = Fixture(
      """
      //- Share/Info.plist
      \(Self.plist("<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Main</string></dict>"))
      //- Share/Main.storyboard
      \(Storyboard(initial: "share", .screen("Share", id: "share")))
      //- Share/Share.swift
      class Share: UIViewController {}
      //- App/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      //- Watch/ExtensionDelegate.swift
      class ExtensionDelegate: NSObject, WKApplicationDelegate {}
      """)
    #expect(app.nodes(.entry) == ["Share"])
    #expect(app.edges(.entry).count == 1)
  }

  @Test(
    "is the app itself where no delegate is written in Swift",
    arguments: [
      "<key>UIMainStoryboardFile</key><string>Main</string>",
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Main</string>
      </dict></array></dict></dict>
      """,
    ])
  func otherDelegate(list: String) {
    let app = Fixture(
      """
      //- App/Info.plist
      \(Self.plist(list))
      \(Self.main)
      //- App/AppDelegate.m
      @implementation AppDelegate
      @end
      """)
    #expect(app.differences(from: "App entry Home [certain]") == [])
    #expect(app.nodes(.entry) == ["App"])
  }

  @Test("is what the settings of a target say, of which Xcode makes the property list", arguments: [true, false])
  func settings(isDelegateInSwift: Bool) {
    let delegate = "\n//- App/AppDelegate.swift\n@main class AppDelegate: NSObject, NSApplicationDelegate {}"
    func app(_ list: String) -> Fixture {
      let marked =
        """
        \(Self.main)
        //- Other/Main.storyboard
        \(Storyboard(initial: "other", .screen("Other", id: "other")))
        //- Other/Other.swift
        class Other: NSViewController {}
        """ + (isDelegateInSwift ? delegate : "") + list
      var target = ProjectFacts.Target(
        name: "Shop", isTest: false, files: ["App/AppDelegate.swift", "App/Home.swift", "App/Main.storyboard"])
      target.mainStoryboards = ["Main"]
      let project = ProjectFacts(targets: [target])
      return Fixture(
        facts: Fixture.scan(marked) + [FileFacts(path: "App.xcodeproj/project.pbxproj", content: .project(project))])
    }
    let source = isDelegateInSwift ? "AppDelegate" : "Shop"
    #expect(app("").differences(from: "\(source) entry Home [certain]") == [])
    let list = "\n//- App/Info.plist\n\(Self.plist("<key>NSMainStoryboardFile</key><string>Main</string>"))"
    #expect(app(list).edges(.entry).count == 1)
  }

  @Test("is not the controller of another app's storyboard of that name")
  func otherApp() {
    let mac = Storyboard(.screen("Prefs", id: "prefs")).description
      .replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let app = Fixture(
      """
      \(Self.main)
      //- Mac/Info.plist
      \(Self.plist("<key>NSMainStoryboardFile</key><string>Main</string>"))
      //- Mac/Main.storyboard
      \(mac)
      //- Mac/AppDelegate.swift
      @main class AppDelegate: NSObject, NSApplicationDelegate {}
      class Prefs: NSViewController {}
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("is the storyboard of a scene, for the scene's delegate")
  func scene() {
    let app = Fixture(
      """
      //- App/Info.plist
      \(Self.plist(
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict></dict>
        """))
      \(Self.main)
      //- App/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      """)
    #expect(app.differences(from: "SceneDelegate entry Home [certain]") == [])
  }

  @Test(
    "is what a delegate puts into the window",
    arguments: [
      "window?.rootViewController = Home()",
      "let window = UIWindow(); window.rootViewController = Home(); self.window = window",
      "let home = Home(); window = UIWindow(); window!.rootViewController = home",
    ])
  func window(_ body: String) {
    let app = Fixture(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func start() { \(body) }
      }
      class Home: UIViewController {}
      """)
    #expect(app.differences(from: "AppDelegate root Home [certain] @3") == [])
  }

  @Test("is the delegate of the same app where a repository has several")
  func twoApps() {
    let app = Fixture(
      """
      //- One/Info.plist
      \(Self.plist("<key>UIMainStoryboardFile</key><string>Main</string>"))
      //- One/Main.storyboard
      \(Storyboard(initial: "a", .screen("First", id: "a")))
      //- One/App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class First: UIViewController {}
      //- Two/Info.plist
      \(Self.plist("<key>UIMainStoryboardFile</key><string>Main</string>"))
      //- Two/Main.storyboard
      \(Storyboard(initial: "a", .screen("Second", id: "a")))
      //- Two/App.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Second: UIViewController {}
      """)
    #expect(app.differences(from: "AppDelegate@One entry First\nAppDelegate@Two entry Second") == [])
  }

  @Test("shows nothing new where a window gets back what it had")
  func formerRoot() {
    let app = Fixture(
      """
      class Onboarding {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func run() async {
          let former = window.rootViewController
          window.rootViewController = Welcome()
          await ask(onCancel: { [window, former] in window.rootViewController = former })
          window.rootViewController = former
        }
        func ask(onCancel: @escaping () -> Void) async {}
      }
      class Welcome: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Onboarding root Welcome"])
  }

  @Test("is no banner that only wants to know from where it may present")
  func banner() {
    let app = Fixture(
      """
      import Advertisements
      class List: UIViewController {
        let banner: AdBannerView = AdBannerView()
        override func viewDidLoad() { banner.rootViewController = Detail() }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == [])
  }
}
