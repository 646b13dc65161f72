import TestSupport
import Testing

@Suite("Types of one name")
struct NamesakeTests {
  @Test("in two apps of a repository belong to their own app")
  func twoApps() {
    let app = Fixture(
      """
      //- First/ViewController.swift
      class ViewController: UIViewController { func open() { present(Detail(), animated: true) } }
      //- First/Detail.swift
      class Detail: UIViewController {}
      //- Second/ViewController.swift
      class ViewController: UIViewController { func open() { show(Detail(), sender: nil) } }
      //- Second/Detail.swift
      class Detail: UIViewController {}
      """)
    let edges = app.graph.edges
    #expect(edges.map(\.kind.rawValue).sorted() == ["present", "show"])
    #expect(Set(edges.flatMap { [$0.source, $0.destination] }).count == 4)
    for edge in edges {
      let folder = edge.kind == .present ? "First/" : "Second/"
      let files = app.graph.nodes.filter { [edge.source, edge.destination].contains($0.id) }.compactMap(
        \.location?.file)
      #expect(files.count == 2)
      #expect(files.areThereAndAll { $0.hasPrefix(folder) })
    }
  }

  @Test("are found by the storyboard of their own app")
  func storyboards() {
    let app = Fixture(
      """
      //- First/Main.storyboard
      \(Storyboard(initial: "a", .screen("ViewController", id: "a", .show("b")), .screen("Detail", id: "b")))
      //- First/App.swift
      class ViewController: UIViewController {}
      class Detail: UIViewController {}
      //- Second/Main.storyboard
      \(Storyboard(initial: "a", .screen("ViewController", id: "a", .segue("presentation", to: "b")), .screen(
        "Other", id: "b")))
      //- Second/App.swift
      class ViewController: UIViewController {}
      class Other: UIViewController {}
      """)
    let edges = app.edges.map { "\($0.kind.rawValue) \($0.destination)" }.sorted()
    #expect(edges == ["present Other", "show Detail"])
    #expect(Set(app.graph.edges.map(\.source)).count == 2)
  }

  @Test("are those of the own app's storyboard where two apps have one of the same name")
  func storyboardsOfOneName() {
    let app = Fixture(
      """
      //- One/Main.storyboard
      \(Storyboard(initial: "a", .screen("First", id: "a"), .screen("FirstDetail", id: "d", identifier: "detail")))
      //- One/List.swift
      class One: UIViewController {
        func open() { show(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!, sender: nil) }
        func select() {
          let main = UIStoryboard(name: "Main", bundle: nil)
          present(main.instantiateViewController(withIdentifier: "detail"), animated: true)
        }
      }
      class First: UIViewController {}
      class FirstDetail: UIViewController {}
      //- Two/Main.storyboard
      \(Storyboard(initial: "a", .screen("Second", id: "a"), .screen("SecondDetail", id: "d", identifier: "detail")))
      //- Two/List.swift
      class Second: UIViewController {}
      class SecondDetail: UIViewController {}
      """)
    #expect(app.differences(from: "One present FirstDetail\nOne show First") == [])
  }

  @Test("nested in others are told apart by the names around them")
  func nested() {
    let app = Fixture(
      """
      enum Shop { class List: UIViewController { func open() { present(Detail(), animated: true) } }
        class Detail: UIViewController {} }
      enum Help { class List: UIViewController { func open() { show(Detail(), sender: nil) } }
        class Detail: UIViewController {} }
      """)
    #expect(app.differences(from: "Help.List show Help.Detail\nShop.List present Shop.Detail") == [])
  }

  @Test(
    "bring what is nested in them to their own app alone",
    arguments: [
      "class Home: UIViewController { class Row: UIViewController {} }",
      "class Base: UIViewController { class Row: UIViewController {} }; class Home: Base {}",
    ])
  func nestedTypes(code: String) {
    let app = Fixture(
      """
      //- One/Home.swift
      \(code)
      //- Two/Home.swift
      class Base: UIViewController {}
      class Home: Base { func tap() { present(Row(), animated: true) } }
      //- Two/Row.swift
      class Row: UIViewController {}
      """)
    #expect(app.differences(from: "Home@Two present Row") == [])
  }

  @Test("have what a folder beside both apps nests in one of the name")
  func sharedNestedTypes() {
    let app = Fixture(
      """
      //- One/Home.swift
      class Home: UIViewController {}
      //- Two/Home.swift
      class Home: UIViewController { func tap() { present(Row(), animated: true) } }
      //- Two/Row.swift
      class Row: UIViewController {}
      //- Shared/Row.swift
      extension Home { class Row: UIViewController {} }
      """)
    #expect(app.differences(from: "Home@Two present Home.Row") == [])
  }

  @Test("bring no types that others mean by the name of theirs")
  func membersOfNamesakes() {
    let app = Fixture(
      """
      //- One/Home.swift
      class Home: UIViewController { class Row: UIViewController {} }
      //- Two/Home.swift
      class Home: UIViewController { func tap() { present(Home.Row(), animated: true) } }
      extension Home { typealias Row = Detail }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Home@Two present Detail") == [])
  }

  @Test("are the file's own before any other")
  func privateTypes() {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func open() { present(Sheet(), animated: true) } }
      private class Sheet: UIViewController { func help() { present(Help(), animated: true) } }
      //- B.swift
      class Second: UIViewController { func open() { present(Sheet(), animated: true) } }
      private class Sheet: UIViewController {}
      class Help: UIViewController {}
      """)
    let sheets = Set(app.graph.nodes.filter { $0.name == "Sheet" }.map(\.id))
    #expect(sheets.count == 2)
    let destinations = app.graph.edges.filter { !sheets.contains($0.source) }.map(\.destination)
    #expect(Set(destinations) == sheets)
  }

  /// An app beside a class that has the name of a framework's.
  private static func app(beside declaration: String) -> Fixture {
    Fixture(
      """
      //- App/Support/UIViewController.swift
      import UIKit
      \(declaration)
      //- App/Home.swift
      import UIKit
      class Base: UIViewController {}
      class Home: Base { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
  }

  @Test(
    "of a framework's type that only say its interface take nobody's place",
    arguments: [
      "open class UIViewController: UIResponder { public required init?(coder: NSCoder) }",
      """
      @available(iOS 2.0, *) open class UIViewController: UIResponder, NSCoding {
        public init(nibName name: String?, bundle: Bundle?)
        public required init?(coder: NSCoder)
      }
      """,
      "open class UIView: NSCoding { public init(frame: CGRect) }",
    ])
  func interfaces(declaration: String) {
    let app = Self.app(beside: declaration)
    #expect(app.edges.map(\.ends) == ["Home present Detail"])
    #expect(app.program.issues.map(\.location.file) == ["App/Support/UIViewController.swift"])
  }

  @Test(
    "of a framework's type that somebody is writing leave out nothing of their file",
    arguments: [
      "class Alert { init() }\nclass Other: UIViewController {}",
      "class Alert { init() }\npublic class Other: UIViewController {}",
      "open class Alert { public init() }\nclass Other: UIViewController {}",
      "open class Alert { public init() }\npublic class Other: UIViewController { public let name = \"Other\" }",
      "open class Alert { public init() }\npublic class Other: UIViewController {}\npublic let shared = Other()",
      "open class Alert { public init() }\npublic class Other: UIViewController {}\npublic func make() {}",
    ])
  func unfinished(declaration: String) {
    let app = Fixture(
      """
      //- App/Other.swift
      \(declaration)
      //- App/Home.swift
      class Home: UIViewController {}
      """)
    #expect(app.nodes(.screen) == ["Home", "Other"])
    #expect(app.program.issues == [])
  }

  @Test(
    "of a framework's type are the app's own where they say what they do",
    arguments: [
      "open class UIViewController { public init() {} }",
      "open class UIViewController { @Written public init(name: String) }",
      "open class UIViewController { public init(name: String); func open() { load() } }",
    ])
  func ownClasses(declaration: String) {
    #expect(Self.app(beside: declaration).found("Home present Detail") == [])
  }

  @Test(
    "of a framework's type are the app's own in files for the other platform, and the framework's elsewhere",
    arguments: [("UIKit", true), ("AppKit", false)])
  func otherPlatform(framework: String, isOwn: Bool) {
    let app = Fixture(
      """
      //- Shared/NSViewController.swift
      import UIKit
      class NSViewController: UIViewController {
        func show(in root: UIViewController) {
          root.present(UINavigationController(rootViewController: self), animated: true)
        }
      }
      //- Screens/Home.swift
      import \(framework)
      class Send: NSViewController {}
      class Home: NSViewController {
        func send() { let send = Send(); send.show(in: self) }
      }
      """)
    #expect((app.found("UINavigationController root Send") != []) == isOwn)
  }

  @Test(
    "of a function is the type where an initializer is called",
    arguments: [
      ("UIAlertController.init(title: \"a\", message: nil, preferredStyle: .alert)", "Home alert UIAlertController"),
      ("UIAlertController(title: \"a\")", "Home present Detail"),
    ])
  func functionsNamedLikeTypes(made: String, edge: String) {
    let app = Fixture(
      """
      func UIAlertController(title: String) -> UIViewController { Detail() }
      class Home: UIViewController { func open() { present(\(made), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: edge) == [])
  }
}
