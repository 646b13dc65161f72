import TestSupport
import Testing

/// Controllers that are written in Objective-C or belong to a library are known by their names only.
@Suite("A controller that no Swift file declares")
struct OutsideControllerTests {
  @Test("is a screen, wherever code names it")
  func named() {
    let app = Fixture(
      """
      final class MenuCoordinator {
        private let navigation: BrandNavigationController
        init() { navigation = BrandNavigationController(rootViewController: Menu()) }
        private func makeSettings() -> SettingsViewController {
          let page: SettingsViewController = SettingsViewController.instantiate()
          return page
        }
        func showSettings() { navigation.pushViewController(makeSettings(), animated: true) }
      }
      final class Menu: UIViewController {
        func help() { present(BrandNavigationController(rootViewController: Help()), animated: true) }
      }
      final class Help: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        MenuCoordinator push SettingsViewController
        Menu present BrandNavigationController
        BrandNavigationController root Help
        """) == [])
  }

  @Test("is no screen where it is named a coordinator, as one that only tests declare")
  func coordinator() {
    let app = Fixture(
      """
      protocol RootCoordinating: AnyObject { func start() }
      class RootCoordinator: RootCoordinating { func start() {} }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var root: RootCoordinating?
        func launch(isTest: Bool) {
          if isTest { root = TestsRootCoordinator() } else { root = RootCoordinator() }
          root?.start()
        }
      }
      """)
    #expect(app.nodes(.screen) == [])
    #expect(app.missing("AppDelegate start RootCoordinator") == [])
  }

  @Test("is not what else conforms to a protocol that it conforms to")
  func conforming() {
    let app = Fixture(
      """
      protocol Presentable { func toPresentable() -> UIViewController }
      extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
      final class BetaCoordinator: Presentable { func toPresentable() -> UIViewController { Beta() } }
      final class Router {
        let stack = UINavigationController()
        func push(_ module: Presentable) { stack.pushViewController(module.toPresentable(), animated: true) }
      }
      final class MainCoordinator {
        let router = Router()
        func showSettings() {
          let page: SettingsViewController = SettingsViewController.instantiate()
          router.push(page)
        }
      }
      final class Beta: UIViewController {}
      """)
    #expect(app.differences(from: "MainCoordinator push SettingsViewController [inferred] via Router") == [])
  }

  @Test("is not an object that a controller only tells of its own life")
  func helpers() {
    let app = Fixture(
      """
      final class HeaderHelper: NSObject {
        func viewDidLoad() {}
      }
      final class List: BrandListScreen {
        let helper = HeaderHelper()
        override func viewDidLoad() { helper.viewDidLoad() }
      }
      """)
    #expect(app.nodes(.screen) == ["List"])
  }

  @Test("is made by a static method that is named after it")
  func factory() {
    let app = Fixture(
      """
      final class Menu: UIViewController {
        func open(_ url: URL) {
          guard let browser = SFSafariViewController.safeSafariViewController(url) else { return }
          present(browser, animated: true)
        }
        func ask() { UIViewController.topViewController()?.present(Help(), animated: true) }
      }
      final class Help: UIViewController {}
      """)
    #expect(app.missing("Menu system SFSafariViewController\nMenu present Help") == [])
  }

  @Test(
    "is not made with an object of a type within it",
    arguments: [
      "let page = SFSafariViewController(url: url, configuration: SFSafariViewController.Configuration())",
      """
      let options = SFSafariViewController.Configuration()
      options.entersReaderIfAvailable = true
      let page = SFSafariViewController(url: url, configuration: options)
      """,
      """
      let page = Self.page(url, with: SFSafariViewController.Configuration())
      """,
    ])
  func nestedType(_ making: String) {
    let app = Fixture(
      """
      final class Menu: UIViewController {
        func open(_ url: URL) {
          \(making)
          present(page, animated: true)
        }
        static func page(_ url: URL, with options: SFSafariViewController.Configuration) -> UIViewController {
          SFSafariViewController(url: url, configuration: options)
        }
      }
      """)
    #expect(app.missing("Menu system SFSafariViewController") == [])
    #expect(app.nodes(.screen) == ["Menu"])
  }

  @Test("is one screen, whether code shows it or its extensions show others")
  func extended() {
    let app = Fixture(
      """
      extension NoteViewController: NoteDelegate {
        func preview() { navigationController?.pushViewController(Preview(), animated: true) }
      }
      final class List: UIViewController {
        func open() { present(NoteViewController(), animated: true) }
      }
      final class Preview: UIViewController {}
      """)
    #expect(app.differences(from: "List present NoteViewController\nNoteViewController push Preview") == [])
    #expect(app.nodes(.screen) == ["List", "NoteViewController", "Preview"])
    #expect(app.nodes(.coordinator) == [])
  }

  @Test(
    "is known by what its extensions do on themselves",
    arguments: [
      "navigationController?.pushViewController(Preview(), animated: true)",
      "self.present(Preview(), animated: true)",
      "show(Preview(), sender: nil)",
    ])
  func acting(line: String) {
    let app = Fixture(
      """
      extension NoteScreen { func preview() { \(line) } }
      final class Preview: UIViewController {
        func back() { navigationController?.setViewControllers([NoteScreen()], animated: false) }
      }
      """)
    #expect(app.missing("Preview root NoteScreen") == [])
    #expect(app.nodes(.screen) == ["NoteScreen", "Preview"])
  }

  @Test(
    "is not what extensions only tell others to show",
    arguments: [
      "extension NoteMap { func open(on navigationController: UINavigationController) { \(push) } }",
      "extension NoteMap { func open() { let navigationController = Library.stack(); \(push) } }",
      "extension NoteMap where Self: UIViewController { func open() { \(push) } }",
    ])
  func helping(extension: String) {
    let app = Fixture(`extension` + "\nfinal class Preview: UIViewController {}")
    #expect(app.nodes(.screen) == ["Preview"])
  }

  @Test("is not what has a navigation controller without lying in one")
  func holding() {
    let app = Fixture(
      """
      extension NoteApp { func open() { navigationController.pushViewController(Preview(), animated: true) } }
      final class Preview: UIViewController {}
      """)
    #expect(app.nodes(.screen) == ["Preview"])
    #expect(app.missing("NoteApp push Preview") == [])
  }

  @Test("has properties that its extensions set")
  func properties() {
    let app = Fixture(
      """
      extension NoteViewController {
        func setUp() {
          tagList = TagList()
          addChild(tagList)
        }
      }
      final class TagList: UIViewController {}
      """)
    #expect(app.differences(from: "NoteViewController child TagList [inferred]") == [])
  }

  private static let push = "navigationController.pushViewController(Preview(), animated: true)"

  @Test("is what code casts another controller to")
  func casts() {
    let app = Fixture(
      """
      extension NoteScreen { func reset() {} }
      final class List: UITableViewController {
        override func tableView(
          _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
          animator: UIContextMenuInteractionCommitAnimating
        ) {
          guard let note = animator.previewViewController as? NoteScreen else { return }
          animator.addCompletion { self.show(note, sender: self) }
        }
      }
      """)
    #expect(app.differences(from: "List show NoteScreen [inferred]") == [])
  }

  @Test("is what a property of a library is called after, where the app adds methods to all controllers")
  func inheritedProperty() {
    let app = Fixture(
      """
      extension UIViewController { func go(_ step: Step) { present(StepScreen(), animated: true) } }
      struct Step {}
      final class StepScreen: UIViewController {}
      final class Row: LibraryRow { func tap() { viewController?.go(Step()) } }
      """)
    #expect(app.missing("Row present StepScreen via UIViewController") == [])
  }

  @Test(
    "is what a property of a library is called after, where the labels are those of no other method",
    arguments: [
      ("present(next: Detail())", true), ("present(Detail())", false), ("present(step: Detail())", false),
    ])
  func inheritedPropertyByLabels(call: String, isKnown: Bool) {
    let app = Fixture(
      """
      extension UIViewController {
        func present(next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
        func present(step: UIViewController) { navigationController?.pushViewController(step, animated: true) }
      }
      final class Train {
        func present() {}
        func present(step: Int) {}
      }
      final class Detail: UIViewController {}
      final class Row: LibraryRow { func tap() { ownViewController?.\(call) } }
      """)
    #expect(app.edges(.push).contains("Row push Detail") == isKnown)
  }

  @Test(
    "is what a property of a library is called after, where a method of the app has the name of a framework's",
    arguments: [
      ("present(next page: UIViewController)", "present(next: Page())", ""),
      ("present(next page: UIViewController)", "present(next: Page())", "func present(_ alert: String) {}"),
      ("present(next page: UIViewController, in stack: Int = 1)", "present(next: Page())", ""),
    ])
  func namesOfFrameworks(_ method: String, _ call: String, _ other: String) {
    let app = Fixture(
      """
      extension UIViewController { func \(method) { navigationController?.pushViewController(page, animated: true) } }
      final class Page: UIViewController {}
      final class Row: UIView {
        struct Action { let run: (_ row: UIView) -> Void }
        static let actions = [Action { row in row.parentViewController?.\(call) }]
        func tap() { Self.actions.forEach { $0.run(self) } }
      }
      final class Train { \(other) }
      """)
    #expect(app.missing("Row push Page via UIViewController") == [])
  }

  @Test(
    "is none where the call may be the framework's, or a method of another type",
    arguments: [
      ("present(_ page: UIViewController, animated: Bool)", "present(Page(), animated: true)", ""),
      ("present(next page: UIViewController)", "present(next: Page())", "func present(next page: UIViewController) {}"),
    ])
  func namesOfFrameworksInOtherTypes(_ method: String, _ call: String, _ other: String) {
    let app = Fixture(
      """
      extension UIViewController { func \(method) { navigationController?.pushViewController(page, animated: true) } }
      final class Page: UIViewController {}
      final class Row: UIView { func tap() { parentViewController?.\(call) } }
      final class Train { \(other) }
      """)
    #expect(app.found("Row push Page") == [])
  }

  @Test("is none where another type has a method of that name")
  func inheritedPropertyOfAnotherType() {
    let app = Fixture(
      """
      extension UIViewController { func go(_ step: Step) { present(StepScreen(), animated: true) } }
      final class Train { func go(_ step: Step) {} }
      struct Step {}
      final class StepScreen: UIViewController {}
      final class Row: LibraryRow { func tap() { viewController?.go(Step()) } }
      """)
    #expect(app.found("Row present StepScreen") == [])
  }

  @Test(
    "makes screens of all classes that inherit from it, as soon as one of them shows what it is",
    arguments: [
      "final class Menu: Stateful<MenuView> { override func viewDidLoad() { super.viewDidLoad() } }",
      "final class Menu: Stateful<MenuView> { override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a) } }",
      """
      final class Menu: Stateful<MenuView> {}
      final class Stack: UINavigationController { init() { super.init(rootViewController: Menu()) } }
      """,
      """
      final class Menu: Stateful<MenuView> {}
      func begin() -> UIViewController { let menu = Menu(); return UINavigationController(rootViewController: menu) }
      """,
      """
      final class Menu: Stateful<MenuView> {}
      final class Begin: UIViewController {
        func go() { navigationController?.pushViewController(Menu(state: 1), animated: true) }
      }
      """,
      """
      final class Menu: Stateful<MenuView> {}
      final class Tabs { let pages: [UIViewController] = []; var page: UIViewController = Menu() }
      """,
    ])
  func siblings(menu: String) {
    let app = Fixture(
      menu + """

        final class Detail: Stateful<DetailView> {
          override func setUp() { rootView.didTap = { [weak self] in self?.present(Help(), animated: true) } }
        }
        final class Help: Stateful<HelpView> {}
        """)
    #expect(Set(app.nodes(.screen)).isSuperset(of: ["Detail", "Help", "Menu"]))
    #expect(app.missing("Detail present Help") == [])
  }

  @Test(
    "is not what a helper inherits from that is only told of a controller's life",
    arguments: [
      "final class MenuModel: Model { func viewDidLoad() {} }",
      "final class MenuModel: Model {}\nfinal class Page: UIViewController { func go() { router.present(MenuModel()) } }",
      "final class MenuModel: Model {}\nfinal class Holder { var model: AnyObject = MenuModel() }",
    ])
  func siblingsOfHelpers(model: String) {
    let app = Fixture(model + "\nfinal class DetailModel: Model {}")
    #expect(!app.nodes(.screen).contains("DetailModel"))
  }

  @Test(
    "is what a static method in Objective-C gives that is called on a class of the system",
    arguments: [("dw_page(with: url)", true), ("shared", false)])
  func systemFactory(made: String, isScreen: Bool) {
    let app = Fixture(
      """
      final class Menu: UIViewController {
        func open(_ url: URL) {
          let browser = SFSafariViewController.\(made)
          present(browser, animated: true)
        }
        func ask() {
          guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return }
          present(UIViewController.topmost(), animated: true)
        }
      }
      """)
    #expect(app.edges(.system) == (isScreen ? ["Menu system SFSafariViewController"] : []))
  }

  @Test("makes one of a class that has its name, and none of what only has a protocol in common with that")
  func namesake() {
    let app = Fixture(
      """
      import LibraryKit
      protocol Bar: AnyObject { func setUp() }
      extension Bar where Self: UIViewController {
        func setUp() { navigationController?.popViewController(animated: true) }
      }
      class Scroll: LibraryKit.Scroll { override func viewDidLoad() { super.viewDidLoad() } }
      extension Scroll: Bar {}
      final class Detail: Scroll {}
      protocol TransferDelegate: AnyObject { func transferred() }
      final class Router: TransferDelegate {
        let stack = UINavigationController()
        func transferred() {}
        func open() {
          let next: UIViewController
          next = Detail()
          stack.pushViewController(next, animated: true)
        }
      }
      final class Account: TransferDelegate { func transferred() {} }
      """)
    #expect(app.nodes(.screen) == ["Detail"])
    #expect(app.found("Router push Detail") != [])
  }

  @Test("has in its properties what its extensions put there", arguments: ["dialog", "self.dialog"])
  func assignedProperties(_ name: String) {
    let app = Fixture(
      """
      extension FormulaViewController {
        func ask() {
          self.dialog = UIAlertController(title: "", message: "", preferredStyle: .alert)
          present(\(name), animated: true)
        }
      }
      """)
    #expect(app.edges.map(\.ends) == ["FormulaViewController alert UIAlertController"])
  }

  @Test(
    "asks the objects in its properties for what they show, by what its extensions put there",
    arguments: ["sheets.open(list)", "self.sheets.open(list)", "let shown = sheets; shown?.open(list)"],
    ["ListSheets()", "make(ListSheets.self)", "makeSheets()"])
  func askedProperties(statement: String, value: String) {
    let app = Fixture(
      """
      extension LegacyAppDelegate {
        func configure() {
          sheets = \(value)
          list = List()
        }
        func reset() { sheets = nil }
        func makeSheets() -> ListSheets { ListSheets() }
        func make<Made: NSObject>(_ type: Made.Type) -> Made { Made() }
        func begin() { \(statement) }
      }
      class ListSheets: NSObject {
        let host = UIViewController()
        func open(_ page: UIViewController) { host.present(page, animated: true) }
      }
      class OtherSheets: NSObject { func open(_ page: UIViewController) {} }
      class List: UIViewController {}
      """)
    #expect(app.found("LegacyAppDelegate present List via ListSheets") != [])
  }

  @Test("asks none of several that its extensions put into a property")
  func severalProperties() {
    let app = Fixture(
      """
      extension LegacyAppDelegate {
        func configure() { sheets = ListSheets() }
        func change() { sheets = OtherSheets() }
        func begin() { sheets.open(List()) }
      }
      class ListSheets: NSObject {
        let host = UIViewController()
        func open(_ page: UIViewController) { host.present(page, animated: true) }
      }
      class OtherSheets: NSObject { func open(_ page: UIViewController) {} }
      class List: UIViewController {}
      """)
    #expect(app.found("LegacyAppDelegate present List via ListSheets") == [])
  }

  @Test("is a role of another one where code makes what does not inherit from it")
  func roles() {
    let app = Fixture(
      """
      class SheetPresenter {
        private let content: SheetContentViewController
        init() { content = ListViewController() }
        func show(from host: UIViewController) { host.present(content, animated: true) }
      }
      class ListViewController: UIViewController {}
      class Home: UIViewController { func more() { SheetPresenter().show(from: self) } }
      """)
    #expect(app.found("Home present ListViewController") != [])
    #expect(app.nodes(.screen) == ["Home", "ListViewController"])
  }

  @Test("are navigation controllers where code makes them around a root, and hold that")
  func stacks() {
    let app = Fixture(
      """
      import LibraryKit
      final class Stack: LibraryKit.Stack {}
      final class Box: LibraryKit.Box {}
      class List: UIViewController {
        func tap() { present(Stack(rootViewController: Detail()), animated: true) }
        func press() { present(Box(content: Detail()), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.edges.filter { $0.ends.contains("Stack") }.map(\.ends) == [
        "List present Stack(Detail)", "Stack(Detail) root Detail",
      ])
    #expect(app.found("Box root Detail") == [])
  }

  @Test(
    "is one with the only scene of its class, which is in Objective-C",
    arguments: [
      "storyboard!.instantiateViewController(withIdentifier: \"Editor\")",
      "storyboard!.editor() as! EditorViewController",
    ])
  func extendedScene(making: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "Home", .screen("Home", .show("EditorViewController")), .screen("EditorViewController", identifier: "Editor")))
      //- App.swift
      class Home: UIViewController {
        func edit() { present(\(making), animated: true) }
      }
      extension UIStoryboard { func editor() -> UIViewController { instantiateViewController(withIdentifier: "Editor") } }
      extension EditorViewController {
        func publish() { present(Publish(), animated: true) }
      }
      class Publish: UIViewController {}
      """)
    #expect(
      app.missing(
        "Home present EditorViewController\nHome show EditorViewController\nEditorViewController present Publish") == []
    )
    #expect(app.nodes(.screen).filter { $0.hasPrefix("Editor") } == ["EditorViewController"])
  }

  @Test("has a node for each of several scenes of its class")
  func extendedScenes() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "Home", .screen("Home", .show("e1"), .show("e2")), .screen("EditorViewController", id: "e1"), .screen("EditorViewController", id: "e2")))
      //- App.swift
      class Home: UIViewController {}
      extension EditorViewController {
        func publish() { present(Publish(), animated: true) }
      }
      class Publish: UIViewController {}
      """)
    #expect(app.missing("Home show EditorViewController@Main:e1\nHome show EditorViewController@Main:e2") == [])
  }

  @Test("is one where a storyboard has a controller of its class, whatever the class inherits from")
  func scenes() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "root", .screen("RootFrame", id: "root")))
      //- App.swift
      import SideFrames
      class RootFrame: SideFrame {
        func help() { show(Help(), sender: nil) }
      }
      class Help: UIViewController {}
      """)
    #expect(app.nodes(.screen).contains("RootFrame"))
    #expect(app.missing("RootFrame show Help") == [])
  }

  @Test(
    "is an entry where it is the delegate of the app or of a scene, as its name tells, and the program extends it",
    arguments: ["KioskAppDelegate", "AppDelegate", "KioskSceneDelegate"])
  func delegate(_ name: String) {
    let app = Fixture(
      """
      extension \(name) {
        @objc func setUp(isSignedIn: Bool) {
          if isSignedIn { window?.rootViewController = Home() } else { showLogin() }
        }
        private func showLogin() { window?.rootViewController = UINavigationController(rootViewController: Login()) }
      }
      class Home: UIViewController {}
      class Login: UIViewController {}
      """)
    #expect(app.nodes(.entry) == [name])
    #expect(
      app.differences(
        from: """
          \(name) root Home
          \(name) root UINavigationController
          UINavigationController root Login
          """) == [])
  }

  @Test("is no entry where it is the class above the delegate, or only named")
  func classAboveDelegate() {
    let app = Fixture(
      """
      import Kiosk
      extension KioskSceneDelegate { func show(_ page: UIViewController) { window?.rootViewController = page } }
      class SceneDelegate: KioskSceneDelegate {
        override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Home()
        }
      }
      class Home: UIViewController {
        func restart() { (UIApplication.shared.delegate as? OldAppDelegate)?.restart() }
      }
      """)
    #expect(app.nodes(.entry) == ["SceneDelegate"])
    #expect(app.missing("SceneDelegate root Home") == [])
  }

  @Test(
    "has what the controllers of its platform have",
    arguments: [
      ("AppKit", "NSViewController", "NSWindow", "contentViewController"),
      ("Cocoa", "NSViewController", "NSWindow", "contentViewController"),
      ("UIKit", "UIViewController", "UIWindow", "rootViewController"),
    ])
  func platforms(platform: String, controller: String, window: String, content: String) {
    let app = Fixture(
      """
      //- Window.swift
      import \(platform)
      extension \(window) { func transition(to page: \(controller)) { \(content) = page } }
      //- SignIn.swift
      import Foundation
      class Verification: \(controller) {
        func back() { view.window?.transition(to: SignInViewController()) }
      }
      extension SignInViewController {
        func signUp() {
          let next = Verification()
          view.window?.transition(to: next)
        }
      }
      """)
    let expected = app.differences(
      from: """
        SignInViewController root Verification [inferred]
        Verification root SignInViewController [inferred]
        """)
    #expect(expected == [])
  }

  @Test("is one of UIKit's in a program for several platforms, whichever file names it")
  func severalPlatforms() {
    let app = Fixture(
      """
      //- Mac.swift
      import AppKit
      class Panel: NSViewController {}
      //- Phone.swift
      import SwiftUI
      class Verification: UIViewController {}
      extension SignInViewController {
        func signUp() { navigationController?.pushViewController(Verification(), animated: true) }
      }
      """)
    #expect(app.differences(from: "SignInViewController push Verification") == [])
  }
}
