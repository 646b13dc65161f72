import Foundation
import NavigationModel
import TestSupport
import Testing

@Suite("What code asks of storyboards")
struct StoryboardRequestTests {
  private static let main = """
    //- Main.storyboard
    \(Storyboard(
      initial: "list", .screen("List", id: "list", identifier: "list", .show("detail", identifier: "open")),
      .screen("Detail", id: "detail", .show("list", identifier: "edit"))))
    """

  private func requests(_ code: String) -> [String] {
    Fixture("\(Self.main)\n//- App.swift\n\(code)\nclass Plain: UIViewController {}").requests
  }

  @Test("is a segue of its own scene, one that only others have, or one that nothing has")
  func segues() {
    let found = requests(
      """
      class List: UIViewController {
        func a() { performSegue(withIdentifier: "open", sender: nil) }
        func b() { self.performSegue(withIdentifier: "edit", sender: nil) }
        func c() { performSegue(withIdentifier: "gone", sender: nil) }
      }
      class Detail: UIViewController {}
      """)
    #expect(found == ["List open found", "List edit elsewhere", "List gone missing"])
  }

  @Test("is looked for in the scenes of subclasses and superclasses too")
  func hierarchy() {
    let found = requests(
      """
      class Base: UIViewController { func go() { performSegue(withIdentifier: "open", sender: nil) } }
      class List: Base {}
      class Detail: UIViewController {}
      class Deeper: Detail { func go() { performSegue(withIdentifier: "edit", sender: nil) } }
      """)
    #expect(found == ["Base open found", "Deeper edit found"])
  }

  @Test(
    "is not known where the performer, its scenes or the identifier are not",
    arguments: [
      "class Plain2: UIViewController { func go() { performSegue(withIdentifier: \"gone\", sender: nil) } }",
      "class List: UIViewController { func go() { parent?.performSegue(withIdentifier: \"gone\", sender: nil) } }",
      "class List: UIViewController { func go() { performSegue(withIdentifier: name(), sender: nil) } }",
      "class List: UIViewController { var id: String? ; func go() { performSegue(withIdentifier: id ?? \"\", sender: nil) } }",
      """
      class List: UIViewController {
        override func performSegue(withIdentifier identifier: String, sender: Any?) { if identifier != "gone" {} }
        func go() { performSegue(withIdentifier: "gone", sender: nil) }
      }
      """,
      """
      extension UIViewController {
        func go(_ name: String) { performSegue(withIdentifier: name, sender: nil) }
      }
      class List: UIViewController { func open() { parent?.go("gone") } }
      """,
    ])
  func unknown(code: String) {
    #expect(requests(code) == [])
  }

  @Test("is followed through wrappers to whoever names it")
  func wrappers() {
    let found = requests(
      """
      extension UIViewController {
        func go(_ name: String) { performSegue(withIdentifier: name, sender: nil) }
      }
      class List: UIViewController {
        func open() { go("open") }
        func close() { go("gone") }
      }
      """)
    #expect(found == ["List open found", "List gone missing"])
  }

  @Test("is a scene by its identifier, or the one that a storyboard starts with")
  func scenes() {
    let found = requests(
      """
      class Flow {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        func a() -> UIViewController { storyboard.instantiateViewController(withIdentifier: "list") }
        func b() -> UIViewController { storyboard.instantiateViewController(withIdentifier: "gone") }
        func c() -> UIViewController? { storyboard.instantiateInitialViewController() }
        func d() -> UIViewController? { UIStoryboard(name: "Library", bundle: nil).instantiateInitialViewController() }
        func e() -> UIViewController { make("lost") }
        func make(_ name: String) -> UIViewController { storyboard.instantiateViewController(withIdentifier: name) }
      }
      """)
    #expect(found == ["Flow Main/list found", "Flow Main/gone missing", "Flow Main/ found", "Flow Main/lost missing"])
  }

  @Test(
    "is not known where it is the name of whichever class inherits the code, but where that is called",
    arguments: ["\\(self)", "\\(String(describing: self))", "\\(Self.self)"])
  func inheritedName(text: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Cart", id: "cart", identifier: "Cart")))
      //- App.swift
      class Base: UIViewController {
        static func load<Screen: Base>() -> Screen {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(text)") as! Screen
        }
      }
      class Cart: Base {}
      class Gone: Base {}
      class Flow {
        func open() -> Cart { Cart.load() }
        func close() -> Gone { Gone.load() }
      }
      """)
    #expect(app.requests == ["Flow Main/Cart found", "Flow Main/Gone missing"])
  }

  @Test("finds the scene that a reference with an identifier of its own stands for")
  func references() {
    let found = requests(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "List", .screen("List"),
        .placeholder(id: "ref", storyboard: "Shop", identifier: "cart", ownIdentifier: "basket"),
        .placeholder(id: "loop", storyboard: "Main", identifier: "again", ownIdentifier: "again")))
      //- Shop.storyboard
      \(Storyboard(.screen("Cart", identifier: "cart")))
      //- Flow.swift
      class Flow {
        let main = UIStoryboard(name: "Main", bundle: nil)
        func open() { _ = main.instantiateViewController(withIdentifier: "basket") }
        func close() { _ = main.instantiateViewController(withIdentifier: "again") }
      }
      class List: UIViewController {}
      class Cart: UIViewController {}
      """)
    #expect(found == ["Flow Main/basket found", "Flow Main/again missing"])
  }

  @Test("is not known where several storyboards or several identifiers can be meant")
  func severalCandidates() {
    let found = requests(
      """
      struct SceneType {
        let storyboard: String
        let identifier: String
        func make() -> UIViewController {
          UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
        }
      }
      enum Scenes {
        static let a = SceneType(storyboard: "Main", identifier: "list")
        static let b = SceneType(storyboard: "Main", identifier: "other")
      }
      """)
    #expect(found == [])
  }

  @Test("is not known at all where a storyboard could not be read to its end")
  func brokenStoryboard() {
    let app = Fixture(
      """
      \(Self.main)
      //- Broken.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      //- App.swift
      class List: UIViewController { func go() { performSegue(withIdentifier: "gone", sender: nil) } }
      """)
    #expect(app.requests == [])
  }

  @Test(
    "is the name of whatever class a static method is called on",
    arguments: ["\\(self)", "\\(Self.self)"].map { "\"\($0)\"" } + ["String(describing: self)"])
  func printedTypes(name: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "rooms", .screen("Rooms", id: "rooms", identifier: "Rooms")))
      //- App.swift
      class Base: UIViewController {
        static func make<T: Base>() -> T {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: \(name)) as! T
        }
      }
      class Rooms: Base {}
      class Servers: Base {}
      class Opener: UIViewController {
        func open() { present(Rooms.make(), animated: true) }
        func fail() { present(Servers.make(), animated: true) }
      }
      """)
    #expect(app.requests == ["Opener Main/Rooms found", "Opener Main/Servers missing"])
  }

  @Test("is nothing where nobody says on which class a static method is called")
  func uncalledPrintedType() {
    let found = requests(
      """
      extension UIViewController {
        static func make<T: UIViewController>() -> T {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! T
        }
      }
      """)
    #expect(found == [])
  }

  /// Why nothing runs the code of each request for a segue that no scene of the class has, in their order.
  private func reasons(_ code: String) -> [String?] {
    Fixture("\(Self.main)\n//- App.swift\n\(code)").program.storyboards.requests.map(\.unreachable)
  }

  @Test("comes to nothing in a function that no code calls or names")
  func uncalled() {
    let found = reasons(
      """
      class List: UIViewController, UITabBarControllerDelegate {
        func sendTapped() { performSegue(withIdentifier: "gone", sender: nil) }
        func fadeOut() { UIView.animate { self.performSegue(withIdentifier: "gone", sender: nil) } }
        func open() { performSegue(withIdentifier: "open", sender: nil) }
      }
      class Detail: UIViewController { @IBAction func sendTapped(_ sender: Any) {} }
      """)
    #expect(found == ["no code names the function sendTapped", "no code names the function fadeOut", nil])
  }

  @Test(
    "may run where something can call the function around it",
    arguments: [
      "@IBAction func go() { fail() }", "@objc func go() { fail() }", "override func viewDidLoad() { fail() }",
      "func go() { fail() }\n func other() { go() }", "func go() { fail() }\n lazy var tap = #selector(go)",
      "func go() { fail() }\n lazy var tap = Selector(\"go\")", "func go() { fail() }\n lazy var later = go",
      "init() { fail() }", "var isOpen: Bool { fail(); return true }", "func tabBar(_ bar: UITabBar) { fail() }",
      "func go(_ count: Int = 1) { fail() }\n func other() { go() }",
    ])
  func called(member: String) {
    let member = member.replacingOccurrences(
      of: "fail()", with: "performSegue(withIdentifier: \"gone\", sender: nil)")
    #expect(reasons("class List: UIViewController, UITabBarDelegate {\n \(member)\n}") == [nil])
  }

  @Test(
    "comes to nothing in a function that only functions call which nothing names",
    arguments: [
      ("func never() { leave() }", "only code that nothing runs names leave"),
      ("func never() { middle() }; func middle() { leave() }", "only code that nothing runs names leave"),
      ("func never() { func inner() { leave() }; inner() }", "only code that nothing runs names leave"),
      ("override func viewDidLoad() { leave() }", nil),
      ("@objc func tap() { middle() }; func middle() { leave() }", nil),
    ])
  func calledByUnnamed(members: String, reason: String?) {
    let app = Fixture.wholeApp(
      """
      \(Self.main)
      //- App.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let list = List() }
      class List: UIViewController {
        func leave() { performSegue(withIdentifier: "gone", sender: nil) }
        \(members)
      }
      """)
    #expect(app.program.storyboards.requests.map(\.unreachable) == [reason])
  }

  @Test(
    "comes to nothing beside Objective-C, too, which can call only what has an attribute or a class of its kind",
    arguments: [
      ("class List: UIViewController {", "static func go()", "no code names the function go"),
      ("class List: UIViewController {", "func go()", "no code names the function go"),
      ("class List: UIViewController {", "@objc func go()", nil),
      ("@objcMembers class List: UIViewController {", "func go()", nil),
    ])
  func besideObjectiveC(start: String, function: String, reason: String?) {
    let app = Fixture.wholeApp(
      """
      \(Self.main)
      //- App.swift
      \(start)
        \(function) -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "gone")
        }
      }
      """, besides: "Legacy.m")
    #expect(app.program.storyboards.requests.map(\.unreachable) == [reason])
  }

  @Test(
    "may run where Objective-C sees all members",
    arguments: [
      "@objcMembers class List: UIViewController {", "class List: UIViewController {}\n@objc extension List {",
    ])
  func objectiveCMembers(start: String) {
    #expect(reasons("\(start) func go() { performSegue(withIdentifier: \"gone\", sender: nil) } }") == [nil])
  }

  @Test("comes to nothing in a function that no call of its name fits, and may run where code hands that on")
  func labels() {
    func code(_ use: String) -> String {
      """
      class List: UIViewController {
        func send(_ count: Int) { performSegue(withIdentifier: "gone", sender: nil) }
      }
      class Post { func send() {} ; func post() { send() ; \(use) } }
      """
    }
    #expect(reasons(code("")) == ["no call in the code fits the function send(_:)"])
    #expect(reasons(code("list.send(2)")) == [nil])
    #expect(reasons(code("counts.forEach(list.send)")) == [nil])
    #expect(reasons(code("List.send(list)(2)")) == [nil])
  }

  @Test(
    "may come from an action that a segue unwinds to",
    arguments: [
      ("go:", "", nil), ("other:", "", "nothing connects a control to the action go(_:)"),
      ("other:", "@IBAction func other(_ segue: UIStoryboardSegue) { go(segue) }", nil),
      ("other:", "@IBAction func other(_ segue: UIStoryboardSegue) { next() }; func next() { go(self) }", nil),
    ])
  func unwindActions(selector: String, member: String, reason: String?) {
    let app = Fixture.wholeApp(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "list", .screen("List", id: "list", .show("detail", identifier: "open")),
        .screen("Detail", id: "detail", .unwind(selector, exitOf: "detail"))))
      //- App.swift
      class List: UIViewController {
        @IBAction func go(_ sender: Any) { performSegue(withIdentifier: "gone", sender: nil) }
        \(member)
      }
      class Detail: UIViewController {}
      """)
    #expect(app.program.storyboards.requests.map(\.unreachable) == [reason])
  }

  @Test(
    "comes to nothing in an action that nothing connects, where all code is Swift",
    arguments: [
      ("", "", "nothing connects a control to the action go(_:)"),
      ("other:", "", "nothing connects a control to the action go(_:)"),
      ("go:", "", nil), ("other:", "lazy var tap = #selector(go)", nil), ("", "lazy var tap = Selector(\"go:\")", nil),
      ("", "func other() { go(self) }", nil),
    ])
  func actions(selector: String, member: String, reason: String?) {
    let connection = selector.isEmpty ? "" : "<action selector=\"\(selector)\" destination=\"-1\" id=\"a\"/>"
    let marked = """
      \(Self.main)
      //- Bar.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List"/>
      <button id="b"><connections>\(connection)</connections></button>
      </objects></document>
      //- App.swift
      class List: UIViewController {
        @IBAction func go(_ sender: Any) { performSegue(withIdentifier: "gone", sender: nil) }
        \(member)
      }
      """
    #expect(Fixture.wholeApp(marked).program.storyboards.requests.map(\.unreachable) == [reason])
    #expect(Fixture.wholeApp(marked, besides: "Legacy.m").program.storyboards.requests.map(\.unreachable) == [nil])
  }
}
