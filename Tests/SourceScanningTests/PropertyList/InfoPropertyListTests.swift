import Foundation
import NavigationModel
import SourceScanning
import Testing

@Suite("An Info.plist")
struct InfoPropertyListTests {
  private func scan(_ text: String) -> FileFacts {
    InfoPropertyListScanner.scan(Data(text.utf8), path: "App/Info.plist")
  }

  /// The facts of an XML property list with those entries.
  private func facts(entries: String) -> InfoPropertyListFacts? {
    let scanned = scan(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(entries)
      </dict>
      </plist>
      """)
    if case .infoPropertyList(let facts) = scanned.content { return facts }
    return nil
  }

  @Test("It names the main storyboard, those of single devices after it")
  func mainStoryboards() {
    let facts = facts(
      entries: """
        <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
        <key>UIMainStoryboardFile~iphone</key><string>Main</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>UIRequiresFullScreen</key><true/>
        """)
    #expect(facts == InfoPropertyListFacts(mainStoryboards: ["Main", "Pad"]))
  }

  @Test("It names the launch screens, those of single devices after the one for all")
  func launchStoryboards() {
    let facts = facts(
      entries: """
        <key>UILaunchStoryboardName~ipad</key><string>Pad</string>
        <key>UILaunchStoryboardName</key><string>Start.storyboard</string>
        <key>UILaunchScreen</key><dict/>
        """)
    #expect(facts == InfoPropertyListFacts(launchStoryboards: ["Start", "Pad"]))
  }

  @Test("It names the main storyboard and the application class of a macOS app")
  func macOS() {
    let facts = facts(
      entries: """
        <key>NSMainStoryboardFile</key><string>Main.storyboard</string>
        <key>NSPrincipalClass</key><string>Shop.ShopApplication</string>
        """)
    #expect(facts == InfoPropertyListFacts(mainStoryboards: ["Main"], principalClass: "ShopApplication"))
  }

  @Test("It names the scenes with their delegates, whose module is mostly a build setting")
  func scenes() {
    let facts = facts(
      entries: """
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key><false/>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneConfigurationName</key><string>Default</string>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                <key>UISceneStoryboardFile</key><string>Main</string>
              </dict>
              <dict>
                <key>UISceneDelegateClassName</key><string>${PRODUCT_MODULE_NAME}.EditorSceneDelegate</string>
                <key>UISceneStoryboardFile</key><string></string>
              </dict>
            </array>
            <key>CPTemplateApplicationSceneSessionRoleApplication</key>
            <array><dict><key>UISceneDelegateClassName</key><string>$(CAR_DELEGATE)</string></dict></array>
          </dict>
        </dict>
        """)
    #expect(
      facts?.scenes == [
        .init(name: nil, delegateClass: nil, storyboard: nil),
        .init(name: "Default", delegateClass: "SceneDelegate", storyboard: "Main"),
        .init(name: nil, delegateClass: "EditorSceneDelegate", storyboard: nil),
      ])
  }

  @Test("It names the interface of an app extension")
  func appExtension() {
    let facts = facts(
      entries: """
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
          <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ShareController</string>
        </dict>
        """)
    #expect(
      facts == InfoPropertyListFacts(extensionStoryboard: "MainInterface", principalClass: "ShareController"))
  }

  @Test("Values of another type than theirs say nothing")
  func otherTypes() {
    let facts = facts(
      entries: """
        <key>UIMainStoryboardFile</key><array/>
        <key>UIApplicationSceneManifest</key><string>no</string>
        <key>NSExtension</key><integer>1</integer>
        <key>NSPrincipalClass</key><data>AAAA</data>
        """)
    #expect(facts == InfoPropertyListFacts())
  }

  @Test("The binary format says the same as the XML one")
  func binary() throws {
    let list: [String: Any] = [
      "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Größe",
      "Numbers": [1, 2.5, true, Date(timeIntervalSince1970: 0), Data([1, 2, 3])] as [Any],
      "Long": String(repeating: "a", count: 70_000), "Many": (0..<300).map { "element \($0)" },
      "NSExtension": ["NSExtensionPrincipalClass": "Shop.ShareController"],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let scanned = InfoPropertyListScanner.scan(data, path: "Info.plist")
    #expect(
      scanned.content
        == .infoPropertyList(
          InfoPropertyListFacts(mainStoryboards: ["Main", "Größe"], principalClass: "ShareController")))
    #expect(scanned.issues.isEmpty)
  }

  @Test("A list in the old text format is read too")
  func openStep() {
    #expect(
      scan("{ UIMainStoryboardFile = Main; }").content
        == .infoPropertyList(InfoPropertyListFacts(mainStoryboards: ["Main"])))
  }

  @Test(
    "What is no dictionary is malformed",
    arguments: ["", "hello", "<plist><array/></plist>", "<html></html>", "bplist00", "\0", "<", "{ a = b", "(a, b)"])
  func malformed(text: String) {
    let scanned = scan(text)
    #expect(scanned.content == .nothing)
    #expect(scanned.issues.map(\.kind) == [.malformed])
  }

  @Test("Broken XML is an issue at its line")
  func brokenXML() {
    let scanned = scan(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>UIMainStoryboardFile</key></string>
      </dict>
      </plist>
      """)
    #expect(scanned.content == .nothing)
    #expect(scanned.issues.first?.location.line == 4)
  }

  @Test("An unresolved merge conflict is named as what it is")
  func mergeConflict() {
    let scanned = scan(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <<<<<<< HEAD
      <key>A</key><string>1</string>
      =======
      >>>>>>> feature
      </dict></plist>
      """)
    #expect(scanned.issues.map(\.message) == ["It holds an unresolved merge conflict."])
    #expect(scanned.issues.first?.location.line == 3)
  }

  @Test("XML nested without end is malformed, not the end of the scanner")
  func deepXML() {
    for text in ["<plist>" + String(repeating: "<array>", count: 100_000), String(repeating: "(", count: 100_000)] {
      let scanned = scan(text)
      #expect(scanned.content == .nothing)
      #expect(scanned.issues.map(\.kind) == [.malformed])
    }
  }

  @Test("Entities of the list's own are not expanded")
  func entities() {
    let scanned = scan(
      """
      <!DOCTYPE plist [<!ENTITY a "boom"><!ENTITY b "&a;&a;">]>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>&b;</string></dict></plist>
      """)
    #expect(scanned.content == .nothing)
    #expect(scanned.issues.map(\.kind) == [.malformed])
  }

  @Test("It is read with all its branches where Xcode preprocesses it, and says so")
  func directives() {
    let scanned = scan(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      #ifdef PAD
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
        # endif
      <key>Colour</key><string>
      #ffffff
      </string>
      </dict>
      </plist>
      """)
    #expect(scanned.content == .infoPropertyList(InfoPropertyListFacts(mainStoryboards: ["Main", "Pad"])))
    #expect(
      scanned.issues == [
        Issue(
          kind: .partlyRead,
          message: "Xcode preprocesses this property list (#ifdef and the like); navgraph reads all of its branches.",
          location: SourceLocation(file: "App/Info.plist", line: 5, column: 1))
      ])
  }

  @Test("It says that Xcode preprocesses it where what is left cannot be read either")
  func brokenDirectives() {
    let scanned = scan("<plist version=\"1.0\">\n<dict>\n#if PAD\n<dict>\n#else\n<dict><key>\n#endif\n</dict></plist>")
    #expect(scanned.content == .nothing)
    #expect(
      scanned.issues == [
        Issue(
          kind: .malformed,
          message: "Xcode preprocesses this property list (#ifdef and the like); navgraph cannot read it.",
          location: SourceLocation(file: "App/Info.plist", line: 3, column: 1))
      ])
  }
}
