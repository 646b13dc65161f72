import TestSupport
import Testing

@Suite("An object of a library")
struct LibraryObjectTests {
  @Test(
    "gives values of the types that code asks it for, through any number of hands",
    arguments: [
      "present((try! JSONDecoder().decode(Leaf.self, from: Data())).bake(), animated: true)",
      "let decoder = JSONDecoder(); let leaf = try! decoder.decode(Leaf.self, from: Data()); \(present)",
      "let leaf = stored(); \(present)",
      "let leaf = again(); \(present)",
      "let leaves = try! JSONDecoder().decode([Leaf].self, from: Data()); present(leaves[0].bake(), animated: true)",
      "let leaf: Leaf = Fetcher().fetch(); \(present)",
      "let leaf = Fetcher().fetch() as! Leaf; \(present)",
      "let table = WeakTable<String, Leaf>(); let leaf = table[\"a\"]!; \(present)",
    ])
  func values(_ code: String) {
    let app = Fixture(
      """
      import UIKit
      enum Leaf: Codable {
        case plum, pear
        func bake() -> UIViewController {
          switch self {
          case .plum: return Plum()
          case .pear: return Pear()
          }
        }
      }
      func stored() -> Leaf { try! JSONDecoder().decode(Leaf.self, from: Data()) }
      func again() -> Leaf { stored() }
      class Bar: UIViewController { func open() { \(code) } }
      class Plum: UIViewController {}
      class Pear: UIViewController {}
      """)
    #expect(app.differences(from: "Bar present Plum\nBar present Pear") == [])
  }

  private static let present = "present(leaf.bake(), animated: true)"

  @Test(
    "is no screen by what its methods give",
    arguments: [
      "present(Fetcher().fetch(), animated: true)",
      "let fetcher = Fetcher(); present(fetcher.fetch().screen(), animated: true)",
      "let table = WeakTable(); present(table[\"a\"]!, animated: true)",
      "extended.open(self)",
    ])
  func results(_ code: String) {
    let app = Fixture(
      """
      import UIKit
      extension Store { static let name = "" }
      extension UIViewController { func open(_ other: UIViewController) { present(Store().fetch(), animated: true) } }
      class Bar: UIViewController {
        let extended = UIViewController()
        func open() { \(code) }
      }
      """)
    #expect(app.found("Bar present Fetcher\nBar present WeakTable\nBar present Store") == [])
    #expect(Set(app.nodes(.screen)).isDisjoint(with: ["Fetcher", "WeakTable", "Store"]))
  }

  @Test("makes the object that code restores from an archive")
  func restored() {
    let app = Fixture(
      """
      import UIKit
      class Bar: UIViewController {
        func open() {
          let page = try! NSKeyedUnarchiver.unarchivedObject(ofClass: Plum.self, from: Data())!
          present(page, animated: true)
        }
      }
      class Plum: UIViewController {}
      """)
    #expect(app.differences(from: "Bar present Plum") == [])
  }

  @Test(
    "that is a screen or a builder is what its modifiers give",
    arguments: [
      ("LibraryPickerController().limited(to: 3)", "LibraryPickerController"),
      ("PopupBuilder().title(\"…\").build()", "PopupBuilder"),
      ("Badge().then { $0.tag = 1 }", "Badge"),
    ])
  func modified(_ made: String, _ shown: String) {
    let app = Fixture(
      """
      import UIKit
      class Bar: UIViewController { func open() { present(\(made), animated: true) } }
      """)
    #expect(app.differences(from: "Bar present \(shown)") == [])
  }

  @Test("is a value of the type that it is asked for, by the activities of Foundation")
  func payloads() {
    let app = Fixture(
      """
      struct Item: Hashable, Codable { let id: Int }
      @Observable final class Model {
        var path = NavigationPath()
        func open(_ activity: NSUserActivity) {
          guard let item = try? activity.typedPayload(Item.self) else { return }
          go(with: item)
        }
        func go<T: Hashable>(with item: T) { path.append(item) }
      }
      struct Home: View {
        @State var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: Item.self) { Detail(id: $0.id) }
          }
          .onContinueUserActivity("item") { model.open($0) }
        }
      }
      struct Detail: View { let id: Int; var body: some View { Text("") } }
      """)
    #expect(app.missing("Model push Detail") == [])
    #expect(app.reasons == [])
  }
}
