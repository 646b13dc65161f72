import TestSupport
import Testing

@Suite("Types of one name on several platforms")
struct PlatformTests {
  private static let screens = """
    //- SettingsView-ios.swift
    #if os(iOS) || os(visionOS)
    struct SettingsView: View { var body: some View { Text("a").sheet(isPresented: $isShown) { PhoneView() } } }
    struct PhoneView: View { var body: some View { Text("a") } }
    #endif
    //- SettingsView-macos.swift
    #if os(macOS)
    struct SettingsView: View { var body: some View { Text("a").sheet(isPresented: $isShown) { DeskView() } } }
    struct DeskView: View { var body: some View { Text("a") } }
    #endif
    """

  @Test(
    "are told apart by the conditions around who names them",
    arguments: [
      ("os(macOS)", "macos"), ("os(iOS)", "ios"), ("canImport(UIKit)", "ios"), ("canImport(AppKit)", "macos"),
      ("!os(macOS)", "ios"), ("!canImport(UIKit)", "macos"), ("os(macOS) && DEBUG", "macos"),
      ("targetEnvironment(macCatalyst)", "ios"), ("!(os(iOS) || os(visionOS) || os(tvOS))", "macos"),
    ])
  func conditions(condition: String, platform: String) {
    let app = Fixture(
      """
      \(Self.screens)
      //- Menu.swift
      #if \(condition)
      struct Menu: View { var body: some View { NavigationLink("a") { SettingsView() } } }
      #endif
      """)
    #expect(app.edges(.push) == ["Menu push SettingsView@SettingsView-\(platform).swift"])
    #expect(app.differences(from: app.edges.map(\.ends).joined(separator: "\n")) == [], "in both orders of the files")
  }

  @Test("are those of a telephone where the code is for all platforms, whatever the files are called")
  func telephone() {
    let app = Fixture(
      """
      //- A.swift
      #if os(watchOS)
      struct Card: View { var body: some View { Text("a") } }
      #endif
      //- B.swift
      #if os(iOS)
      struct Card: View { var body: some View { Text("a") } }
      #endif
      //- Menu.swift
      struct Menu: View { var body: some View { NavigationLink("a") { Card() } } }
      """)
    #expect(app.differences(from: "Menu push Card") == [])
    #expect(app.graph.nodes.compactMap(\.location?.file).sorted() == ["B.swift", "Menu.swift"])
  }

  private static let apps = """
    //- Kit/iOS/Settings.swift
    struct Settings: View { var body: some View { Text("a").sheet(isPresented: $isShown) { PhoneView() } } }
    struct PhoneView: View { var body: some View { Text("a") } }
    //- Kit/macOS/Settings.swift
    struct Settings: View { var body: some View { Text("a").sheet(isPresented: $isShown) { DeskView() } } }
    struct DeskView: View { var body: some View { Text("a") } }
    //- Kit/Shared/Menu.swift
    struct Menu: View { var body: some View { NavigationLink("a") { Settings() } } }
    """

  @Test("are all meant by a file beside the folders of the platforms")
  func folders() {
    let app = Fixture(Self.apps)
    #expect(
      app.edges(.push) == [
        "Menu push Settings@Kit/iOS/Settings.swift", "Menu push Settings@Kit/macOS/Settings.swift",
      ])
  }

  @Test("are each meant by a file that the targets of several apps share")
  func targets() {
    let app = Fixture(
      """
      \(Self.apps)
      //- Package.swift
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Phone", path: "Kit", sources: ["iOS", "Shared"]),
          .target(name: "Desk", path: "Kit", sources: ["macOS", "Shared"]),
        ])
      """)
    #expect(app.edges(.push) == ["Menu push Settings@Desk", "Menu push Settings@Phone"])
  }

  @Test("are what `#else` leaves to others")
  func otherwise() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Menu.swift
      #if os(macOS)
      typealias Host = NSHostingController
      #elseif DEBUG
      #else
      struct Menu: View { var body: some View { NavigationLink("a") { SettingsView() } } }
      #endif
      """)
    #expect(app.edges(.push) == ["Menu push SettingsView@SettingsView-ios.swift"])
  }

  @Test("are told apart by the frameworks that who names them imports")
  func imports() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Desk.swift
      import AppKit
      class Desk: NSViewController { func open() { presentAsSheet(NSHostingController(rootView: SettingsView())) } }
      //- Phone.swift
      import UIKit
      class Phone: UIViewController { func open() { show(UIHostingController(rootView: SettingsView()), sender: nil) } }
      //- Both.swift
      #if canImport(AppKit)
      import AppKit
      #endif
      struct Both: View { var body: some View { NavigationLink("a") { SettingsView() } } }
      """)
    #expect(
      app.differences(
        from: """
          Desk sheet SettingsView@SettingsView-macos.swift
          Phone show SettingsView@SettingsView-ios.swift
          Both push SettingsView@SettingsView-ios.swift
          SettingsView@SettingsView-ios.swift sheet PhoneView
          SettingsView@SettingsView-macos.swift sheet DeskView
          """) == [])
  }

  @Test("are told apart by the clause that names them, where one file has code for both")
  func clauses() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Menus.swift
      #if os(iOS)
      struct PhoneMenu: View { var body: some View { NavigationLink("a") { SettingsView() } } }
      #elseif os(macOS)
      struct DeskMenu: View { var body: some View { NavigationLink("a") { SettingsView() } } }
      #endif
      """)
    #expect(
      app.edges(.push) == [
        "DeskMenu push SettingsView@SettingsView-macos.swift", "PhoneMenu push SettingsView@SettingsView-ios.swift",
      ])
  }

  @Test("are also told apart where an alias names them", arguments: ["os(macOS)", "!os(iOS)"])
  func aliases(condition: String) {
    let app = Fixture(
      """
      //- Bridge.swift
      #if \(condition)
      typealias Start = DeskStart
      #else
      typealias Start = PhoneStart
      #endif
      class DeskStart: NSViewController {}
      class PhoneStart: UIViewController {}
      //- Phone.swift
      import UIKit
      class Phone: UIViewController { func open() { show(Start(), sender: nil) } }
      //- Desk.swift
      import AppKit
      class Desk: NSViewController { func open() { presentAsSheet(Start()) } }
      """)
    #expect(app.differences(from: "Phone show PhoneStart\nDesk sheet DeskStart") == [])
  }

  private static func settings(on condition: String, _ app: String) -> String {
    """
    //- App.swift
    #if \(app)
    @main struct Desk: App {
      var body: some Scene {
        WindowGroup { Home() }
        Settings { Preferences() }
      }
    }
    struct Preferences: View { var body: some View { Text("a") } }
    #endif
    struct Home: View { var body: some View { Text("a") } }
    //- Settings.swift
    #if \(condition)
    struct Settings<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content }
    }
    struct Phone: View {
      @State var isShown = false
      var body: some View { Text("a").sheet(isPresented: $isShown) { Settings { Text("b") } } }
    }
    #endif

    """
  }

  @Test(
    "are none where no type of the name is built, which means what a framework calls so then",
    arguments: ["os(iOS)", "!os(macOS)", "canImport(UIKit)", "os(iOS) || os(visionOS)"],
    ["", "//- Watch.swift\n#if os(watchOS)\nstruct Settings: View { var body: some View { Text(\"a\") } }\n#endif"])
  func frameworks(condition: String, other: String) {
    let app = Fixture(Self.settings(on: condition, "os(macOS)") + other)
    #expect(app.edges(.root) == ["Desk root Home", "Desk root Preferences"])
    #expect(app.orderDifferences == [])
    #expect(app.reasons(of: "Settings") == ["own: Settings is a type of the program"], "where the view shows it")
  }

  @Test(
    "are the program's where any platform has both", arguments: [("os(iOS)", "os(iOS)"), ("DEBUG", "os(macOS)")])
  func ownTypes(condition: String, place: String) {
    let app = Fixture(Self.settings(on: condition, place))
    #expect(app.reasons(of: "Settings").count { $0 == "own: Settings is a type of the program" } == 2)
  }

  @Test("are each seen from the clause around a type that the file declares for several platforms")
  func severalClauses() {
    let app = Fixture(
      """
      //- Menu.swift
      #if os(iOS)
      struct Menu: View { var body: some View { NavigationLink("a") { PhonePage() } } }
      #else
      struct Menu: View { var body: some View { NavigationLink("a") { DeskPage() } } }
      #endif
      //- Pages.swift
      #if os(iOS)
      struct PhonePage: View { var body: some View { Text("a") } }
      #endif
      #if os(macOS)
      struct DeskPage: View { var body: some View { Text("a") } }
      #endif
      """)
    #expect(app.edges(.push).map { $0.split(separator: " ").last } == ["DeskPage", "PhonePage"])
  }

  @Test("are those of the same app for code of Mac Catalyst, which imports UIKit and AppKit")
  func catalyst() {
    let app = Fixture(
      """
      //- App/Detail.swift
      import UIKit
      import AppKit
      class Detail: UIViewController {}
      //- App/Home.swift
      import UIKit
      class Home: UIViewController { func open() { show(Detail(), sender: nil) } }
      //- Other/Detail.swift
      import UIKit
      class Detail: UIViewController {}
      class Page: UIViewController { func open() { show(Detail(), sender: nil) } }
      """)
    #expect(app.differences(from: "Home show Detail@App\nPage show Detail@Other") == [])
  }

  private static let boards = """
    //- Phone.swift
    #if os(iOS)
    struct Board: View {
      var item: String?
      var body: some View { NavigationLink("a") { PhonePage() } }
    }
    struct PhonePage: View { var body: some View { Text("a") } }
    #endif
    //- Desk.swift
    #if os(macOS)
    struct Board: View {
      var items: [String]
      var onTap: () -> Void
      @State private var isShown = false
      var body: some View { NavigationLink("a") { DeskPage() } }
    }
    struct DeskPage: View { var body: some View { Text("a") } }
    #endif

    """

  @Test(
    "are told apart by what they are made with, where code of all platforms makes both",
    arguments: [
      ("Board(items: items, onTap: {})", "Board(item: items.first)"), ("Board(items: items) { }", "Board(item: nil)"),
    ])
  func arguments(desk: String, phone: String) {
    let app = Fixture(
      """
      \(Self.boards)
      //- Home.swift
      struct Home: View {
        let items: [String]
        var body: some View {
          NavigationLink("b") {
            #if os(macOS)
            \(desk)
            #else
            \(phone)
            #endif
          }
        }
      }
      """)
    #expect(
      app.edges(.push).filter { $0.hasPrefix("Home") } == [
        "Home push Board@Desk.swift", "Home push Board@Phone.swift",
      ])
  }

  @Test("are parts of the screen that makes them, each by its own arguments")
  func parts() {
    let app = Fixture(
      """
      \(Self.boards)
      //- Home.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        let items: [String]
        var body: some View {
          Group {
            #if os(macOS)
            Board(items: items, onTap: {})
            #else
            Board(item: items.first)
            #endif
          }.padding()
        }
      }
      """)
    #expect(app.parts == ["Home holds Board@Desk.swift @7", "Home holds Board@Phone.swift @9"])
  }

  @Test("are not meant by arguments that only a type of another app takes")
  func otherApps() {
    let app = Fixture(
      """
      //- One/App.swift
      @main struct One: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("b") { Board(items: []) } } }
      //- One/Board.swift
      #if os(iOS)
      struct Board: View {
        var item: String?
        var body: some View { Text("a") }
      }
      #endif
      //- Two/App.swift
      @main struct Two: App { var body: some Scene { WindowGroup { Text("a") } } }
      //- Two/Board.swift
      #if os(macOS)
      struct Board: View {
        var items: [String]
        var body: some View { Text("a") }
      }
      #endif
      """)
    #expect(app.graph.edges.filter { $0.kind == .push }.map(\.destination) == ["screen:Board@One"])
  }
}
