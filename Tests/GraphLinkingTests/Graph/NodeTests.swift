import NavigationModel
import TestSupport
import Testing

@Suite("The nodes of a graph")
struct NodeTests {
  private func node(_ name: String, in app: Fixture) -> Node? { app.graph.nodes.first { $0.name == name } }

  @Test("know what the sources say of them")
  func attributes() throws {
    let app = Fixture(
      """
      //- App/Profile.storyboard
      \(Storyboard(.screen("ProfileViewController", id: "abc-de-fgh", identifier: "profile")))
      //- App/Profile.swift
      import UIKit

      final class ProfileViewController: UITableViewController {}
      """)
    let node = try #require(self.node("ProfileViewController", in: app))
    #expect(node.id == "screen:ProfileViewController")
    #expect(node.type == "ProfileViewController")
    #expect(node.kind == .screen)
    #expect(node.framework == .uikit)
    #expect(node.module == "App")
    #expect(node.storyboard == "Profile")
    #expect(node.sceneID == "abc-de-fgh")
    #expect(node.storyboardIdentifier == "profile")
    #expect(node.location?.file == "App/Profile.swift")
    #expect(node.location?.line == 3)
  }

  @Test("have ids that edits elsewhere and moved lines leave alone")
  func stableIDs() {
    let source = """
      class List: UIViewController { func open() { present(make(), animated: true); show(Detail(), sender: nil) } }
      class Detail: UIViewController {}
      """
    let before = Fixture(source).graph
    let after = Fixture("\n\n// moved\nclass Other: UIViewController {}\n\(source)").graph
    #expect(Set(before.nodes.map(\.id)).isSubset(of: Set(after.nodes.map(\.id))))
    #expect(Set(before.edges.map(\.id)).isSubset(of: Set(after.edges.map(\.id))))
  }

  @Test("are controllers and coordinators that nothing leads to as well")
  func unreached() {
    let app = Fixture(
      """
      class Lost: UIViewController {}
      class LostCoordinator {}
      struct LostView: View { var body: some View { Text("") } }
      class Model {}
      """)
    #expect(app.graph.nodes.map(\.name) == ["LostCoordinator", "Lost"])
  }

  @Test("are no classes that others only inherit from")
  func baseClasses() {
    let app = Fixture(
      """
      class BaseViewController: UIViewController { func help() { present(Help(), animated: true) } }
      class List: BaseViewController {}
      class Help: BaseViewController {}
      class Unused: UIViewController {}
      class Abstract: UIViewController {}
      class Concrete: Abstract {}
      """)
    #expect(!app.nodes(.screen).contains("Abstract"))
    #expect(app.nodes(.screen).contains("Unused"))
  }

  @Test("that navigate and are no screens have a role")
  func roles() {
    let app = Fixture(
      """
      class ItemCoordinator { let n = UINavigationController(); func go() { n.pushViewController(Item(), animated: true) } }
      class ShareHelper { func share(_ c: UIViewController) { c.present(Item(), animated: true) } }
      class Item: UIViewController {}
      """)
    #expect(node("ItemCoordinator", in: app)?.role == .coordinator)
    #expect(node("ShareHelper", in: app)?.kind == .navigator)
    #expect(node("Item", in: app)?.role == nil)
  }
}
