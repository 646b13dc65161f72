import NavigationModel
import Testing

@Suite("A xib")
struct XibTests {
  @Test("It names the class of its file's owner")
  func filesOwner() {
    let fixture = InterfaceBuilderFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CartController">
            <connections><outlet property="view" destination="V" id="O"/></connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="V"/>
        </objects>
      </document>
      """, path: "Cart/CartController.xib")
    #expect(
      fixture.facts
        == InterfaceBuilderFacts(
          document: .xib, platform: .iOS, name: "CartController", filesOwnerClass: "CartController"))
    #expect(fixture.issues.isEmpty)
  }

  @Test("AppKit's file's owner is an object with an id of its own")
  func macFilesOwner() {
    let fixture = InterfaceBuilderFixture(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
        <objects>
          <customObject id="-2" userLabel="File's Owner" customClass="CartWindowController"/>
          <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
          <customObject id="-3" userLabel="Application" customClass="NSObject"/>
          <window title="Cart" id="W"/>
        </objects>
      </document>
      """, path: "Cart.xib")
    #expect(fixture.facts?.platform == .macOS)
    #expect(fixture.facts?.filesOwnerClass == "CartWindowController")
    #expect(fixture.controllers == [])
  }

  @Test("Controllers among its objects are read, those in others too")
  func controllers() {
    let fixture = InterfaceBuilderFixture(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <tabBarController id="T"><viewControllers>
            <navigationController id="N">
              <viewController key="rootViewController" id="A" customClass="Home"/>
            </navigationController>
          </viewControllers></tabBarController>
        </objects>
      </document>
      """, path: "MainWindow.xib")
    #expect(fixture.controllers.map(\.id) == ["T", "N", "A"])
    #expect(fixture.controller("A")?.customClass == "Home")
    #expect(fixture.controllers.map(\.sceneID) == [nil, nil, nil])
  }
}
