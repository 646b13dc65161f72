import NavigationModel
import Testing

@Suite("The segues of a storyboard")
struct StoryboardSegueTests {
  @Test("A segue has all that is written on it, and the place of its element")
  func segue() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <viewController id="A" sceneMemberID="viewController">
            <connections>
              <segue destination="B" kind="custom" identifier="toDetail" customClass="FadeSegue" \
        customModule="Shop" destinationCreationSelector="makeDetail:" id="SEG-01"/>
            </connections>
          </viewController>
        </objects></scene>
        """)
    #expect(
      fixture.controller("A")?.segues == [
        SegueFact(
          id: "SEG-01", kind: "custom", identifier: "toDetail", destination: "B", customClass: "FadeSegue",
          destinationCreationSelector: "makeDetail:", startsAtController: true, position: Position(line: 7, column: 7))
      ])
  }

  @Test("Segues start in cells, buttons and containers as in the controller itself")
  func nestedSources() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <tableViewController id="A" sceneMemberID="viewController">
            <tableView key="view" id="T">
              <prototypes><tableViewCell id="C"><connections>
                <segue destination="cell" kind="show" id="1"/>
              </connections></tableViewCell></prototypes>
            </tableView>
            <containerView id="V"><connections>
              <segue destination="child" kind="embed" id="2"/>
            </connections></containerView>
            <navigationItem key="navigationItem" id="N"><barButtonItem key="rightBarButtonItem" id="R"><connections>
              <segue destination="sheet" kind="presentation" modalPresentationStyle="formSheet" id="3"/>
            </connections></barButtonItem></navigationItem>
            <connections><segue destination="own" kind="showDetail" id="4"/></connections>
          </tableViewController>
        </objects></scene>
        """)
    #expect(
      fixture.segues(of: "A") == ["show cell", "embed child", "presentation sheet", "showDetail own"])
    #expect(fixture.controller("A")?.segues.map(\.startsAtController) == [false, false, false, true])
  }

  @Test("A gesture recognizer beside the controller starts its segues in the scene's controller, in document order")
  func sourceBesideController() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <tapGestureRecognizer id="G"><connections>
            <segue destination="B" kind="show" id="1"/>
          </connections></tapGestureRecognizer>
          <viewController id="A"><connections><segue destination="C" kind="show" id="2"/></connections></viewController>
          <swipeGestureRecognizer id="H"><connections>
            <segue destination="D" kind="show" id="3"/>
          </connections></swipeGestureRecognizer>
        </objects></scene>
        <scene sceneID="S2"><objects><viewController id="B"/></objects></scene>
        """)
    #expect(fixture.segues(of: "A") == ["show B", "show C", "show D"])
    #expect(fixture.segues(of: "B") == [])
  }

  @Test("Relationships are told from segues, with a placeholder as source or target too")
  func relationships() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects><tabBarController id="T"><connections>
          <segue destination="P" kind="relationship" relationship="viewControllers" id="1"/>
          <segue destination="N" kind="relationship" relationship="viewControllers" id="2"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="S2"><objects><navigationController id="N"><connections>
          <segue destination="A" kind="relationship" relationship="rootViewController" id="3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="S3"><objects><viewControllerPlaceholder storyboardName="Profile" id="P">
          <tabBarItem key="tabBarItem" title="Profile" id="I"/>
        </viewControllerPlaceholder></objects></scene>
        """)
    #expect(fixture.segues(of: "T") == ["viewControllers P", "viewControllers N"])
    #expect(fixture.segues(of: "N") == ["rootViewController A"])
    #expect(fixture.controller("N")?.segues.first?.kind == "relationship")
  }

  @Test("An unwind segue leads to an exit of its scene, which the scene's controller knows")
  func unwind() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S1"><objects>
          <viewController id="A"><connections>
            <segue destination="EXIT-1" kind="unwind" unwindAction="backToList:" id="1"/>
          </connections></viewController>
          <exit id="EXIT-1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="S2"><objects>
          <exit id="EXIT-2" userLabel="Exit" sceneMemberID="exit"/>
          <viewController id="B"/>
        </objects></scene>
        """)
    #expect(fixture.controllers.map(\.exits) == [["EXIT-1"], ["EXIT-2"]])
    #expect(fixture.segues(of: "A") == ["unwind EXIT-1"])
    #expect(fixture.controller("A")?.segues.first?.unwindAction == "backToList:")
  }

  @Test("A segue element without a destination is none: tie breakers refer to one, commit and preview repeat one")
  func noSegues() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects><viewController id="A"><connections>
          <segue destination="B" kind="show" id="1">
            <segue key="commit" inheritsFrom="parent" id="2"/>
            <segue key="preview" inheritsFrom="commit" id="3"/>
          </segue>
        </connections></viewController></objects></scene>
        <inferredMetricsTieBreakers><segue reference="1"/></inferredMetricsTieBreakers>
        """)
    #expect(fixture.segues(of: "A") == ["show B"])
    #expect(fixture.issues.isEmpty)
  }

  @Test("What stands in comments and in text is no segue, and moves none of the places")
  func commentsAndText() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <!-- <segue destination="X" kind="show"/> --><?note <segue?>
        <scene sceneID="S"><objects><viewController id="A"><string key="x"><![CDATA[<segue destination="Y"/>]]></string>
          <connections note="a > b">é<segue destination="B" kind="show"/></connections>
        </viewController></objects></scene>
        """)
    #expect(fixture.segues(of: "A") == ["show B"])
    // The column counts bytes of UTF-8, of which `é` has two.
    #expect(fixture.controller("A")?.segues.first?.position == Position(line: 6, column: 31))
  }

  @Test("The place of an element is where its tag begins, also when the tag goes over several lines")
  func tagsOverSeveralLines() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <viewController
            id="A"
            sceneMemberID="viewController">
            <segue
              destination="B"
              kind="show"
            />
          </viewController>
        </objects></scene>
        """)
    #expect(fixture.controller("A")?.position == Position(line: 5, column: 3))
    #expect(fixture.controller("A")?.segues.first?.position == Position(line: 8, column: 5))
  }

  @Test("Storyboards of Xcode 4 say push and modal")
  func firstFormat() {
    let fixture = InterfaceBuilderFixture(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="1.1" \
      toolsVersion="2182" targetRuntime="iOS.CocoaTouch" initialViewController="3">
          <scenes>
              <scene sceneID="11">
                  <objects>
                      <navigationController id="3" sceneMemberID="viewController">
                          <connections>
                              <segue destination="2" kind="relationship" relationship="rootViewController" id="12"/>
                          </connections>
                      </navigationController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="10" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
              <scene sceneID="5">
                  <objects>
                      <viewController id="2" customClass="FirstViewController" sceneMemberID="viewController">
                          <connections>
                              <segue destination="8" kind="push" identifier="next" id="20"/>
                              <segue destination="9" kind="modal" id="21"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
          <classes>
              <class className="FirstViewController" superclassName="UIViewController">
                  <relationships><relationship kind="action" name="done:"/></relationships>
              </class>
          </classes>
      </document>
      """)
    #expect(fixture.facts?.initialController == "3")
    #expect(fixture.segues(of: "3") == ["rootViewController 2"])
    #expect(fixture.segues(of: "2") == ["push 8", "modal 9"])
  }

  @Test("Segues in a scene without a controller have no source: an issue says so")
  func sceneWithoutController() {
    let fixture = InterfaceBuilderFixture.storyboard(
      scenes: """
        <scene sceneID="S"><objects>
          <tapGestureRecognizer id="G"><segue destination="B" kind="show"/></tapGestureRecognizer>
        </objects></scene>
        <scene sceneID="S2"><objects><viewController id="B"/></objects></scene>
        """)
    #expect(fixture.segues(of: "B") == [])
    #expect(fixture.issues.map(\.kind) == [.partlyRead])
    #expect(fixture.issues.first?.location.description == "App/Base.lproj/Main.storyboard:5:32")
  }
}
