import TestSupport
import Testing

@Suite("A controller of a library")
struct LibraryContentTests {
  @Test("holds the controllers that it is made around", arguments: ["Drawer", "AppDrawer"])
  func contents(drawer: String) {
    let app = Fixture(
      """
      class AppDrawer: DrawerController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func start() {
          let menu = Menu()
          window?.rootViewController = \(drawer)Controller(center: Home(), left: menu, pages: [First(), Second()])
        }
      }
      class AppDrawerController: SideController {}
      class Home: UIViewController {}
      class Menu: UIViewController {}
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        AppDelegate root \(drawer)Controller
        \(drawer)Controller child Home [inferred]
        \(drawer)Controller child Menu [inferred]
        \(drawer)Controller child First [inferred]
        \(drawer)Controller child Second [inferred]
        """) == [])
  }

  @Test("does not hold the controller that shows it, nor what a class of the program's own keeps to itself")
  func others() {
    let app = Fixture(
      """
      class Sheet: UIViewController { init(for screen: UIViewController) { super.init() } }
      class List: UIViewController {
        func share() { present(ShareController(from: self), animated: true) }
        func ask() { present(Sheet(for: Detail()), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.child) == [])
  }

  @Test(
    "is shown although the program extends it, which declares no class",
    arguments: ["", "extension Popup { func addHelp() {} }", "extension Popup: Themed {}\nprotocol Themed {}"])
  func extended(extending: String) {
    let app = Fixture(
      """
      import Popups
      class Home: UIViewController {
        func ask() {
          let popup = Popup(title: "…")
          present(popup, animated: true)
        }
      }
      \(extending)
      """)
    #expect(app.edges.map(\.ends) == ["Home present Popup"])
  }

  @Test("holds the controllers that a function is given to put into it")
  func given() {
    let app = Fixture(
      """
      import Popups
      enum Dialogs {
        static func alert(_ content: UIViewController, over presenter: UIViewController) -> Popup {
          Popup(viewController: content, presentingController: presenter)
        }
      }
      class Home: UIViewController {
        func ask() { present(Dialogs.alert(Link(), over: self), animated: true) }
      }
      class Link: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Popup", "Popup child Link"])
  }

  @Test(
    "is not the value that it has, unless that is the value of a dictionary's element",
    arguments: [("[Picker()]", false), ("[1: Picker()]", true)])
  func value(of pickers: String, isElement: Bool) {
    let app = Fixture(
      """
      import Pickers
      class Picker: LibraryPicker {}
      class Home: UIViewController {
        func open() {
          let pickers = \(pickers)
          pickers.forEach { picker in present(picker.value, animated: true) }
        }
      }
      """)
    #expect(app.edges.map(\.ends).contains("Home present Picker") == isElement)
  }

  @Test(
    "has the value of a dictionary's element, however the dictionary and the element are named",
    arguments: [
      "let pickers = [1: Picker()]; present(pickers.first!.value, animated: true)",
      "let pickers = [1: Picker()]; if let one = pickers.first(where: { $0.key == 1 }) { present(one.value, animated: true) }",
      "let pickers = [1: Picker()]; for one in pickers.enumerated() { present(one.element.value, animated: true) }",
      "let pickers = [1: Picker()]; for (_, one) in pickers.enumerated() { present(one.value, animated: true) }",
      "let pickers = [1: Picker()]; for one in pickers.lazy.filter({ $0.key > 0 }) { present(one.value, animated: true) }",
      "held.forEach { one in present(one.value, animated: true) }",
      "held.forEach { present($0.value, animated: true) }",
      "for one in model.held { present(one.value, animated: true) }",
      "for one in made() { present(one.value, animated: true) }",
      "for (_, picker) in held { present(picker, animated: true) }",
      "for (_, picker) in set { present(picker, animated: true) }",
      "held.values.forEach { present($0, animated: true) }",
      "for (_, picker) in held.values.enumerated() { present(picker, animated: true) }",
      "present(held.sorted { $0.key < $1.key }.map(\\.value)[0], animated: true)",
      "held.forEach { _, picker in present(picker, animated: true) }",
      "present(held.mapValues { $0 }[1]!, animated: true)",
      "present(held[1]!, animated: true)",
    ])
  func elements(_ code: String) {
    let app = Fixture(
      """
      import Pickers
      class Picker: LibraryPicker {}
      class Model { let held = [1: Picker()] }
      class Home: UIViewController {
        let model = Model()
        var held = [1: Picker()]
        var set: [Int: LibraryPicker] = [:]
        func fill() { set = [1: Picker()] }
        func made() -> [Int: Picker] { [1: Picker()] }
        func open() { \(code) }
      }
      """)
    #expect(app.missing("Home present Picker") == [])
  }
}
