import Foundation
import NavigationModel
import TestSupport
import Testing

@Suite("A storyboard that cannot be read, or not as a whole")
struct BrokenInterfaceBuilderFileTests {
  @Test("An empty file is malformed")
  func empty() {
    let fixture = InterfaceBuilderFixture("")
    #expect(fixture.scanned.content == .nothing)
    #expect(fixture.issues.map(\.kind) == [.malformed])
    #expect(fixture.issues.map(\.message) == ["The file is empty."])
  }

  /// A document whose entities would grow without bound if a parser took them up.
  private static let bomb = "<!DOCTYPE d [<!ENTITY a \"aaaa\">]><document><a b=\"&a;\"/></document>"

  @Test(
    "What a parser would read in another encoding than UTF-8 is not text",
    arguments: [
      Data([0x3C, 0x64, 0xFF, 0xFE, 0x3E]), Data("\0\0\0\0".utf8),
      // Without a byte order mark, these are valid UTF-8 with a NUL after each character.
      bomb.data(using: .utf16LittleEndian) ?? Data(), bomb.data(using: .utf32BigEndian) ?? Data(),
      Data("<?xml version=\"1.0\" encoding=\"klingon\"?><document/>".utf8),
      Data("<?xml version='1.0' encoding = 'UTF-7'?>+ADwAIQ-DOCTYPE d><document/>".utf8),
      Data("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\" encoding=\"UTF-7\"?><document/>".utf8),
      Data("<?xml encoding=UTF-7".utf8),
    ])
  func notUTF8(data: Data) {
    let fixture = InterfaceBuilderFixture(data)
    #expect(fixture.scanned.content == .nothing)
    #expect(fixture.issues.map(\.kind) == [.notText])
  }

  @Test(
    "Text that is no document of Interface Builder is malformed",
    arguments: [
      "hello", "<svg><viewController id=\"A\"/></svg>", "<", "<document", "<document></scene>", "<!-- no end",
      "{\"json\": true}", "<?xml version=\"1.0\" encoding=\"us-ascii\"?><documents/>", bomb,
      "<document>\u{1}</document>", "<?a?><document/>", "<?xml version=\"1.0\"?><?xml ?><document/>",
      "<?xml ?><document/>", "<?xml?><document/>", "<document><?a\n ?></document>",
    ])
  func otherText(text: String) {
    let fixture = InterfaceBuilderFixture(text)
    #expect(fixture.scanned.content == .nothing)
    #expect(fixture.issues.map(\.kind) == [.malformed])
  }

  @Test("A xib in the archive format of Xcode 3 says so")
  func archive() throws {
    let fixture = InterfaceBuilderFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data><int key="IBDocument.SystemTarget">800</int></data>
      </archive>
      """, path: "Old.xib")
    #expect(fixture.scanned.content == .nothing)
    let issue = try #require(fixture.issues.first)
    #expect(issue.kind == .malformed)
    #expect(issue.message.contains("Xcode 3"))
    #expect(issue.location == SourceLocation(file: "Old.xib", line: 2, column: 1))
  }

  @Test("What stands before the break stays, and the issue names the line of the break")
  func brokenInTheMiddle() throws {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S1"><objects>
          <viewController id="A"><connections><segue destination="B" kind="show" id="1"/></connections></viewController>
          <exit id="E"/>
        </objects></scene>
        <scene sceneID="S2"><objects>
          <viewController id="B"></navigationController>
        </objects></scene>
        """)
    #expect(fixture.controllers.map(\.id) == ["A", "B"])
    #expect(fixture.segues(of: "A") == ["show B"])
    #expect(fixture.controller("A")?.exits == ["E"])
    #expect(fixture.issues.map(\.kind) == [.partlyRead])
    #expect(fixture.issues.first?.location.line == 9)
  }

  @Test("A file that ends too early keeps the scene that it ends in")
  func truncated() {
    let fixture = InterfaceBuilderFixture(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="S"><objects>
      <tapGestureRecognizer id="G"><segue destination="B" kind="show"/></tapGestureRecognizer>
      <viewController id="A"><view id="V
      """)
    #expect(fixture.segues(of: "A") == ["show B"])
    #expect(fixture.issues.map(\.kind) == [.partlyRead])
  }

  @Test("An unresolved merge conflict is named as what it is")
  func mergeConflict() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
        <viewController id="A"/>
        <<<<<<< HEAD
        <view id="V"/>
        =======
        <view id="W"/>
        >>>>>>> feature
        </objects></scene>
        """)
    #expect(fixture.controllers.map(\.id) == ["A"])
    #expect(fixture.issues.map(\.message) == ["It holds an unresolved merge conflict."])
    #expect(fixture.issues.first?.location.line == 6)
  }

  @Test("Entities that grow without bound are turned away with the declaration that makes them")
  func entityBomb() {
    let declarations = (1..<10).map { number in
      #"<!ENTITY e\#(number) "\#(String(repeating: "&e\(number - 1);", count: 10))">"#
    }
    let fixture = InterfaceBuilderFixture(
      """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY e0 "boom">\(declarations.joined())]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <viewController id="A" title="&e9;"/>&e9;
      </document>
      """)
    #expect(fixture.scanned.content == .nothing)
    #expect(fixture.issues.map(\.kind) == [.malformed])
    #expect(fixture.issues.first?.location.line == 2)
  }

  @Test("An entity that nobody declared is an issue")
  func undeclaredEntity() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: #"<scene sceneID="S"><objects><viewController id="A">&boom;</viewController></objects></scene>"#)
    #expect(fixture.controllers.map(\.id) == ["A"])
    #expect(fixture.issues.map(\.kind) == [.partlyRead])
  }

  @Test("A hundred thousand nested elements are read like others")
  func deepNesting() {
    let depth = 100_000
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects><viewController id="A">
        \(String(repeating: "<view>", count: depth))<segue destination="B" kind="show"/>\
        \(String(repeating: "</view>", count: depth))
        </viewController></objects></scene>
        """)
    #expect(fixture.segues(of: "A") == ["show B"])
    #expect(fixture.issues.isEmpty)
  }

  @Test("Controllers nested in each other keep their own segues")
  func nestedControllers() {
    let depth = 10_000
    let text =
      (0..<depth).map { #"<viewController id="\#($0)">"# }.joined()
      + (0..<depth).reversed().map { #"<segue destination="\#($0)" kind="show"/></viewController>"# }.joined()
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: "<scene sceneID=\"S\"><objects>\(text)</objects></scene>")
    #expect(fixture.controllers.count == depth)
    #expect(fixture.controllers.areThereAndAll { $0.segues.map(\.destination) == [$0.id] })
  }

  @Test("A scene with more exits than any has keeps the first hundred, and issues name the others")
  func tooManyExits() {
    let exits = (1...102).map { #"<exit id="E\#($0)"/>"# }.joined()
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: #"<scene sceneID="S"><objects><viewController id="A"/>\#(exits)</objects></scene>"#)
    #expect(fixture.controller("A")?.exits == (1...100).map { "E\($0)" })
    #expect(fixture.issues.map(\.kind) == [.partlyRead, .partlyRead])
  }

  @Test("An element with more attributes than any has is turned away")
  func tooManyAttributes() {
    let attributes = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    let fixture = InterfaceBuilderFixture.storyboard(scenes: "<scene \(attributes)/>")
    #expect(fixture.scanned.content == .nothing)
    #expect(fixture.issues.map(\.kind) == [.malformed])
    #expect(fixture.issues.first?.location.line == 4)
  }

  @Test("Whatever part of a storyboard is there, it is read or an issue says why not")
  func everyPrefix() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="A">
      <scenes><!-- ä --><scene sceneID="S"><objects><viewController id="A"><connections>
      <segue destination="B" kind="show" id="1"/></connections></viewController>
      <exit id="E"/></objects></scene></scenes>
      </document>
      """
    let whole = InterfaceBuilderFixture(text)
    #expect(whole.issues.isEmpty)
    for length in 0..<text.utf8.count {
      let part = InterfaceBuilderFixture(Data(text.utf8.prefix(length)))
      #expect(part.issues.count == 1, "a prefix of \(length) bytes")
      #expect(part.controllers.count <= 1)
    }
  }
}
