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
}
