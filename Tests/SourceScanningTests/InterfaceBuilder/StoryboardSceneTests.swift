import NavigationModel
import Testing

@Suite("The scenes of a storyboard")
struct StoryboardSceneTests {
  @Test("The document says its name, platform and initial controller")
  func document() {
    let fixture = InterfaceBuilderFixture.storyboard(
      attributes: #"initialViewController="NAV-01""#, scenes: "")
    #expect(
      fixture.facts
        == InterfaceBuilderFacts(
          document: .storyboard, platform: .iOS, name: "Main", initialController: "NAV-01"))
    #expect(fixture.issues.isEmpty)
  }

  @Test("A launch screen says that it is one")
  func launchScreen() {
    #expect(
      InterfaceBuilderFixture.storyboard(attributes: #"launchScreen="YES""#, scenes: "").facts?.isLaunchScreen == true)
    #expect(
      InterfaceBuilderFixture.storyboard(attributes: #"launchScreen="NO""#, scenes: "").facts?.isLaunchScreen == false)
  }

  @Test("A controller has the texts that the document gives to its own properties, and not those of its views")
  func runtimeAttributes() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <viewController id="A" sceneMemberID="viewController">
            <view key="view" id="V"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
            </userDefinedRuntimeAttributes></view>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="pageNames" value="a,b"/>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isLooping" value="YES"/>
            </userDefinedRuntimeAttributes>
          </viewController>
        </objects></scene>
        """)
    #expect(fixture.controller("A")?.attributes == ["pageNames": "a,b"])
  }

  @Test("A controller has the class, module, identifier and label that were given to it")
  func controller() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="SCN-01">
          <objects>
            <tableViewController storyboardIdentifier="orders" title="Orders" id="ORD-01" customClass="OrderList" \
        customModule="Shop" customModuleProvider="target" sceneMemberID="viewController"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="FIR-01" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        """)
    #expect(
      fixture.controllers == [
        ControllerFact(
          id: "ORD-01", sceneID: "SCN-01", element: "tableViewController", customClass: "OrderList",
          customModule: "Shop", isOfOwnTarget: true, storyboardIdentifier: "orders", label: "Orders",
          position: Position(line: 6, column: 5))
      ])
  }

  @Test("The label that people gave in Xcode wins over the title")
  func label() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <viewController id="A" title="Title" userLabel="Label" sceneMemberID="viewController"/>
        </objects></scene>
        """)
    #expect(fixture.controller("A")?.label == "Label")
  }

  @Test(
    "Each kind of controller element is a controller",
    arguments: [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController", "glkViewController",
      "avPlayerViewController", "hostingController", "windowController", "tabViewController", "pagecontroller",
      "application", "controller",
    ])
  func elements(name: String) {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: #"<scene sceneID="S"><objects><\#(name) id="A"/></objects></scene>"#)
    #expect(fixture.controllers.map(\.element) == [name])
  }

  @Test("An element of an unknown name is a controller when Xcode gave it a controller's place in the scene")
  func unknownElement() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects><hologramController id="A" sceneMemberID="viewController"/></objects></scene>
        """)
    #expect(fixture.controllers.map(\.id) == ["A"])
  }

  @Test("Objects that show nothing are no controllers", arguments: ["arrayController", "customObject", "view", "exit"])
  func otherObjects(name: String) {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: #"<scene sceneID="S"><objects><\#(name) id="A"/></objects></scene>"#)
    #expect(fixture.controllers == [])
  }

  @Test("A placeholder names its storyboard, identifier and bundle, and may lack any of them")
  func placeholders() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S1"><objects>
          <viewControllerPlaceholder storyboardName="Profile" id="A" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="S2"><objects>
          <viewControllerPlaceholder storyboardName="Profile" referencedIdentifier="edit" id="B"/>
        </objects></scene>
        <scene sceneID="S3"><objects>
          <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="org.example.kit" id="C"/>
        </objects></scene>
        <scene sceneID="S4"><objects><controllerPlaceholder id="D" sceneMemberID="viewController"/></objects></scene>
        """)
    #expect(
      fixture.controllers.map(\.placeholder) == [
        .init(storyboardName: "Profile", referencedIdentifier: nil, bundleIdentifier: nil),
        .init(storyboardName: "Profile", referencedIdentifier: "edit", bundleIdentifier: nil),
        .init(storyboardName: "Kit", referencedIdentifier: nil, bundleIdentifier: "org.example.kit"),
        .init(storyboardName: nil, referencedIdentifier: nil, bundleIdentifier: nil),
      ])
  }

  @Test("A real controller is no placeholder")
  func noPlaceholder() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: #"<scene sceneID="S"><objects><viewController id="A"/></objects></scene>"#)
    #expect(fixture.controllers.count == 1)
    #expect(fixture.controller("A")?.placeholder == nil)
  }

  @Test("The name of the document is the file's base name, whatever folder and dots it has")
  func names() {
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
    let paths = ["Main.storyboard", "a/b.lproj/Main~ipad.storyboard", "Old.Flow.storyboard"]
    #expect(
      paths.map { InterfaceBuilderFixture(text, path: $0).facts?.name } == ["Main", "Main~ipad", "Old.Flow"])
  }

  @Test("A controller without an id is left out, and an issue says so")
  func controllerWithoutID() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects><viewController/><viewController id="A"/></objects></scene>
        """)
    #expect(fixture.controllers.map(\.id) == ["A"])
    #expect(fixture.issues.map(\.kind) == [.partlyRead])
    #expect(fixture.issues.first?.location.line == 4)
  }
}
