import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("dangling-segue")
struct DanglingSegueTests {
  @Test("is one finding for each class and identifier, with every place that performs the segue")
  func performed() throws {
    let found = try findings(
      DanglingSegue.self,
      in: """
        scene List in Main
        scene Detail in Main
        List performs open
        List performs open
        Detail show(edit) List with caller
        List performs edit
        """)
    #expect(
      found.map(\.message) == [
        "List performs the segue \"open\", but no storyboard has a segue of that name.",
        "List performs the segue \"edit\", but only scenes of other classes have it.",
      ])
    #expect(
      found.map(\.help).areThereAndAll {
        $0 == "Use the identifier of an existing segue or scene, or remove the dead code or the dead segue."
      })
    #expect(found.map(\.fingerprint) == ["dangling-segue screen:List open", "dangling-segue screen:List edit"])
    #expect(found.map { [$0.location?.line] + $0.relatedLocations.map(\.line) } == [[3, 4], [6]])
    #expect(found.areThereAndAll { $0.severity == .error && $0.nodes == ["screen:List"] })
  }

  @Test("is a reference to a scene that the other storyboard has not, or to an initial one where there is none")
  func references() throws {
    let found = try findings(
      DanglingSegue.self,
      in: """
        scene List in Main
        scene Settings in Other as settings
        reference Main to Other
        reference Main to Other/account
        reference Main to Other/settings
        reference Main to Library
        """)
    #expect(found.map(\.location?.line) == [3, 4])
    #expect(
      found.map(\.message) == [
        "Main.storyboard refers to the storyboard Other, which has no initial controller.",
        "Main.storyboard refers to the storyboard Other, which has no scene with the identifier \"account\".",
      ])
    #expect(found.map(\.fingerprint) == ["dangling-segue Main Other ", "dangling-segue Main Other account"])
  }

  @Test("is a segue whose destination the document does not hold")
  func cut() throws {
    let found = try findings(DanglingSegue.self, in: "scene List in Main\nList show Gone in storyboard")
    #expect(found.map(\.fingerprint) == ["dangling-segue Main List Gone"])
    #expect(
      found.map(\.message) == ["A segue of List leads to the object Gone, which Main.storyboard does not hold."])
  }
}

@Suite("unknown-scene-identifier")
struct UnknownSceneIdentifierTests {
  @Test("names the storyboard, and says where another one has such a scene")
  func scenes() throws {
    let found = try findings(
      UnknownSceneIdentifier.self,
      in: """
        coordinator Flow
        scene Detail in Shop as detail
        scene Cart in Cart as cart
        Flow instantiates cart from Shop
        Flow instantiates gone from Shop
        Flow loads Cart
        """)
    #expect(
      found.map(\.message) == [
        """
        Flow makes the scene "cart" of Shop.storyboard, which has none of that identifier; another storyboard has one.
        """,
        "Flow makes the scene \"gone\" of Shop.storyboard, which has none of that identifier.",
        "Flow makes the initial controller of Cart.storyboard, which has none.",
      ])
    let name = "Use the identifier of an existing scene, or set the scene's Storyboard ID in the identity inspector."
    let start = "Give the storyboard an initial scene, or use the identifier of a scene."
    #expect(found.map(\.help) == [name, name, start])
    #expect(
      found.map(\.fingerprint) == [
        "unknown-scene-identifier coordinator:Flow Shop cart", "unknown-scene-identifier coordinator:Flow Shop gone",
        "unknown-scene-identifier coordinator:Flow Cart",
      ])
  }
}
