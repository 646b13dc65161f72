import NavigationModel
import Testing

@Suite("A storyboard for macOS")
struct MacStoryboardTests {
  private let fixture = InterfaceBuilderFixture.macStoryboard(
    scenes: """
      <scene sceneID="JPo-4y-FX3">
        <objects>
          <application id="APP-01" sceneMemberID="viewController">
            <menu key="mainMenu" title="Main Menu" systemMenu="main" id="M">
              <items><menuItem title="Settings…" keyEquivalent="," id="MI"><connections>
                <segue destination="PRF-01" kind="show" id="1"/>
              </connections></menuItem></items>
            </menu>
          </application>
          <customObject id="DEL-01" customClass="AppDelegate" customModule="Shop"/>
        </objects>
      </scene>
      <scene sceneID="S2">
        <objects>
          <windowController id="WND-01" sceneMemberID="viewController">
            <connections>
              <segue destination="SPL-01" kind="relationship" \
      relationship="window.shadowedContentViewController" id="2"/>
            </connections>
          </windowController>
        </objects>
      </scene>
      <scene sceneID="S3">
        <objects>
          <splitViewController id="SPL-01" sceneMemberID="viewController">
            <splitViewItems><splitViewItem behavior="sidebar" id="I1"/><splitViewItem id="I2"/></splitViewItems>
            <connections>
              <segue destination="LST-01" kind="relationship" relationship="splitItems" id="3"/>
              <segue destination="EXT-01" kind="relationship" relationship="splitItems" id="4"/>
            </connections>
          </splitViewController>
        </objects>
      </scene>
      <scene sceneID="S4">
        <objects>
          <tabViewController id="PRF-01" sceneMemberID="viewController">
            <connections><segue destination="LST-01" kind="relationship" relationship="tabItems" id="5"/></connections>
          </tabViewController>
        </objects>
      </scene>
      <scene sceneID="S5">
        <objects><controllerPlaceholder storyboardName="Detail" id="EXT-01" sceneMemberID="viewController"/></objects>
      </scene>
      <scene sceneID="S6">
        <objects>
          <viewController id="LST-01" sceneMemberID="viewController">
            <connections>
              <segue destination="PRF-01" kind="popover" popoverBehavior="t" preferredEdge="maxY" id="6"/>
              <segue destination="PRF-01" kind="sheet" id="7"/>
              <segue destination="PRF-01" kind="modal" id="8"/>
            </connections>
          </viewController>
        </objects>
      </scene>
      """)

  @Test("The document says that it is for macOS and with which window it begins")
  func document() {
    #expect(fixture.facts?.platform == .macOS)
    #expect(fixture.facts?.initialController == "WND-01")
    #expect(fixture.issues.isEmpty)
  }

  @Test("The application is a controller, in whose menus segues start")
  func application() {
    #expect(fixture.controller("APP-01")?.element == "application")
    #expect(fixture.segues(of: "APP-01") == ["show PRF-01"])
  }

  @Test("The delegate beside the application is none")
  func customObject() {
    #expect(
      fixture.controllers.map(\.id) == ["APP-01", "WND-01", "SPL-01", "PRF-01", "EXT-01", "LST-01"])
  }

  @Test("Windows, split views and tab views lead to their content")
  func containment() {
    #expect(fixture.segues(of: "WND-01") == ["window.shadowedContentViewController SPL-01"])
    #expect(fixture.segues(of: "SPL-01") == ["splitItems LST-01", "splitItems EXT-01"])
    #expect(fixture.segues(of: "PRF-01") == ["tabItems LST-01"])
    #expect(fixture.controller("EXT-01")?.placeholder?.storyboardName == "Detail")
  }

  @Test("Popovers, sheets and modal windows are segues of their kind")
  func presentations() {
    #expect(fixture.segues(of: "LST-01") == ["popover PRF-01", "sheet PRF-01", "modal PRF-01"])
  }
}
