import TestSupport
import Testing

@Suite("What code knows of screens")
struct ScreenKnowledgeTests {
  private func knowledge(_ marked: String) -> [String] {
    Fixture(marked).program.knowledge.map { known in
      let ends = [known.source, known.destination].map { $0.drop { $0 != ":" }.dropFirst() }
      return "\(ends[0]) \(known.kind.rawValue) \(ends[1])\(known.inPrepare ? " in prepare" : "") @\(known.site.line)"
    }
  }

  @Test("is that it creates, casts and configures it")
  func kinds() {
    let found = knowledge(
      """
      class List: UIViewController {
        func open() {
          let detail = Detail()
          detail.item = 1
          show(detail, sender: nil)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let editor = segue.destination as? Editor
          editor?.item = 2
        }
      }
      class Detail: UIViewController { var item = 0 }
      class Editor: UIViewController { var item = 0 }
      """)
    #expect(
      found == [
        "List creates Detail @3", "List configures Detail @4", "List casts Editor in prepare @8",
        "List configures Editor in prepare @9",
      ])
  }

  @Test("has the property that is set")
  func properties() {
    let program = Fixture(
      """
      class List: UIViewController {
        func open() {
          let detail = Detail()
          detail.item = 1
        }
      }
      class Detail: UIViewController { var item = 0 }
      """
    ).program
    #expect(program.knowledge.map(\.property) == [nil, "item"])
  }

  @Test("is that it makes the scene of a class which only Objective-C declares")
  func scenesOfOutsideClasses() {
    let found = knowledge(
      """
      //- Import.storyboard
      \(Storyboard(initial: "ImportViewController", .screen("ImportViewController")))
      //- Home.swift
      extension ImportViewController {
        static func make() -> ImportViewController {
          UIStoryboard(name: "Import", bundle: nil).instantiateInitialViewController() as! ImportViewController
        }
      }
      class Home: UIViewController {
        func open() {
          let info = ImportViewController.make()
          present(UINavigationController(rootViewController: info), animated: true)
        }
      }
      """)
    #expect(found == ["Home creates ImportViewController @8"])
  }

  @Test("is that a storyboard or a static method of the class makes it")
  func makers() {
    let found = knowledge(
      """
      class List: UIViewController {
        func open() {
          let detail = storyboard!.instantiateViewController(withIdentifier: "detail") as! Detail
          show(detail, sender: nil)
          show(Editor.make(), sender: nil)
          show(Editor.init(), sender: nil)
          show(Help.loaded(), sender: nil)
          Editor.reset()
        }
      }
      class Detail: UIViewController {}
      class Editor: UIViewController {
        typealias Made = Editor
        static func make() -> Made { Editor() }
        static func reset() {}
      }
      protocol Loaded {}
      extension Loaded where Self: UIViewController { static func loaded() -> Self { Self() } }
      class Help: UIViewController, Loaded {}
      """)
    #expect(
      found == ["List creates Detail @3", "List creates Editor @5", "List creates Editor @6", "List creates Help @7"])
  }

  @Test("is not that it writes what a class has for all its objects")
  func settings() {
    let found = knowledge(
      """
      class Settings: UIViewController {
        func save() {
          Editor.indentation = 4
          Editor.shared.mode = 1
        }
      }
      class Editor: UIViewController {
        static var indentation = 2
        static let shared = Editor()
        var mode = 0
      }
      """)
    #expect(found == ["Settings configures Editor @4"])
  }

  @Test("is of types within others too")
  func nested() {
    let found = knowledge(
      """
      enum Area {
        class Detail: UIViewController { init(make: () -> Int) { super.init() } }
      }
      class List: UIViewController {
        func open() {
          let detail = Area.Detail { 1 }
          show(detail, sender: nil)
        }
      }
      """)
    #expect(found == ["List creates Area.Detail @6"])
  }

  @Test("is at the line of each pattern that casts")
  func patterns() {
    let found = knowledge(
      """
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.destination {
          case let detail as Detail:
            detail.item = 1
          case is Editor:
            break
          default:
            break
          }
          for case let help as Help in children {
            print(help)
          }
        }
      }
      class Detail: UIViewController { var item = 0 }
      class Editor: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(
      found == [
        "List casts Detail in prepare @4", "List configures Detail in prepare @5", "List casts Editor in prepare @6",
        "List casts Help in prepare @11",
      ])
  }

  @Test("is of a view that it makes, by itself or in a method of its own, where something leads to it")
  func views() {
    let found = knowledge(
      """
      class List: UIViewController {
        func open() { present(UIHostingController(rootView: help()), animated: true) }
        @ViewBuilder func help() -> some View {
          if isShort { Hint() } else { Manual() }
        }
        func decorate() { cell.content = Badge() }
        func frame() { present(UIHostingController(rootView: Sheet(content: Text("1"))), animated: true) }
      }
      struct Sheet<Content: View>: View { let content: Content; var body: some View { content } }
      struct Hint: View { var body: some View { Badge() } }
      struct Manual: View { var body: some View { Badge() } }
      struct Badge: View { var body: some View { Text("1") } }
      """)
    #expect(found == ["List creates Hint @4", "List creates Manual @4"])
  }

  @Test("is of a library's class where something leads to its screen")
  func libraries() {
    let found = knowledge(
      """
      class List: UIViewController {
        func open() { show(HelpViewController(topic: 1), sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let help = segue.destination as? HelpViewController
          let other = segue.destination as? OtherViewController
        }
      }
      """)
    #expect(found == ["List creates HelpViewController @2", "List casts HelpViewController in prepare @4"])
  }

  @Test("is none of its own class, its superclass, and what it reaches through a protocol")
  func others() {
    let found = knowledge(
      """
      class Base: UIViewController { var title2 = "" }
      class List: Base {
        var output: ListOutput?
        func open() {
          let other = List()
          other.title2 = "x"
          output?.didSelect()
          (parent as? Base)?.title2 = "y"
          Model().name = "z"
        }
      }
      protocol ListOutput { func didSelect() }
      class Model { var name = "" }
      """)
    #expect(found == [])
  }

  @Test("is none between a window and its own controller")
  func windows() {
    let found = knowledge(
      """
      import AppKit
      class MainWindow: NSWindow {
        func zoom() { (windowController as? MainController)?.isZoomed = true }
      }
      class MainController: NSWindowController {
        var isZoomed = false
        func open() { (window as? MainWindow)?.title = "x" }
      }
      """)
    #expect(found == [])
  }

  @Test("is of the classes below a class too, which it makes")
  func subclasses() {
    let app = Fixture(
      """
      class Chat: UIViewController { func open() { present(ThreadChat(), animated: true) } }
      class ThreadChat: Chat {}
      """)
    #expect(app.program.knowledge.map(\.destination) == ["screen:ThreadChat"])
  }

  @Test("does not grow by what a class asks of itself")
  func castsOfSelf() {
    let app = Fixture(
      """
      class Picker: UIViewController {
        func name() -> String { (self as? PhotoPicker) != nil ? "photo" : "" }
      }
      class PhotoPicker: Picker {}
      """)
    #expect(app.program.knowledge == [])
  }

  @Test("is not that it sets what every controller has")
  func frameworkMembers() {
    let app = Fixture(
      """
      class Tabs: UITabBarController { var badge = 0 }
      class Feed: UIViewController {
        let tabs: Tabs
        func all() { tabs.selectedIndex = 2; tabs.title = "" }
        func count() { tabs.badge = 1 }
      }
      """)
    #expect(app.program.knowledge.map { "\($0.kind) @\($0.site.line)" } == ["configures @5"])
  }

  @Test("is not that it casts to a class which is only there to inherit from")
  func baseClasses() {
    let found = knowledge(
      """
      class Paging: UIPageViewController { func turn() {} }
      class Home: Paging {}
      class Notes: UIViewController { func turn() {} }
      class Drafts: Notes {}
      class Leaf: UIViewController {
        func turn() { (parent as? Paging)?.turn(); (parent as? Notes)?.turn(); (parent as? Home)?.turn() }
      }
      class Maker { func make() -> UIViewController { Notes() } }
      """)
    #expect(found == ["Leaf casts Notes @6", "Leaf casts Home @6"])
  }

  @Test("is known of whatever navigates, and of no other object and no view")
  func knowers() {
    let found = knowledge(
      """
      class Detail: UIViewController { var item = 0 }
      class AppCoordinator { func make() -> UIViewController { Detail() } }
      class Opener {
        func make() -> UIViewController { Detail() }
        func open(from list: UIViewController) { list.present(make(), animated: true) }
      }
      class DetailFactory { func make() -> UIViewController { Detail() } }
      struct DetailView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Detail { Detail() }
      }
      """)
    #expect(found == ["AppCoordinator creates Detail @2", "Opener creates Detail @4"])
  }

  @Test("is at the line of the cast in a chain over several lines")
  func chains() {
    let found = knowledge(
      """
      class Console: UIViewController {
        var root: Sidebar?
        var visible: UIViewController? {
          [
            (root?.console as? Remote),
            (root?.runner
              as? Runner)
          ].filter({
            $0?.view.window != nil
          }).first ?? nil
        }
        func open() {
          let text =
            (parent as? Runner)?.text
        }
      }
      class Remote: UIViewController { func show() { present(Console(), animated: true) } }
      class Runner: UIViewController { func show() { present(Console(), animated: true) } }
      class Sidebar { var console: UIViewController?; var runner: UIViewController? }
      """)
    #expect(
      found.filter { $0.contains("casts") } == [
        "Console casts Remote @5", "Console casts Runner @7", "Console casts Runner @14",
      ])
  }

  @Test(
    "is only a reference where a cast finds the controller to go back to, or to compare with",
    arguments: [
      "if let form = parent as? Form { navigationController?.popToViewController(form, animated: true) }",
      "guard let form = stack.first(where: { $0 is Form }) as? Form else { return }; go { self.popToViewController(form) }",
      "for case let form as Form in stack { nav.popToViewController(form, animated: true) }",
      "switch parent { case let form as Form: nav.popToViewController(form, animated: true)\ndefault: break }",
      "nav.popToViewController(parent as! Form, animated: true)",
      "nav.setViewControllers([home, parent as! Form], animated: true)",
      "if stack.last as? Form == sender { nav.popViewController(animated: true) }",
      "if let form = parent as? Form, form === sender { nav.popToViewController(form, animated: true) }",
      "if let form = parent as? Form { form.reload(); nav.popToViewController(form, animated: true) }",
      "if let form = parent as? Form { nav.popToViewController(form, animated: true); form.reload() }",
      "let form = parent as? Form\nif form != nil { nav.popToViewController(form!, animated: true) }",
    ])
  func references(code: String) {
    #expect(isReference(code) == [true])
  }

  @Test(
    "is more than a reference where something of the other screen is used, or its value is handed on",
    arguments: [
      "if let form = parent as? Form, form.id == id { nav.popToViewController(form, animated: true) }",
      "if let form = parent as? Form { form.reload(id); nav.popToViewController(form, animated: true) }",
      "if let form = parent as? Form { form.load(); form.reload(); nav.popToViewController(form, animated: true) }",
      "if let form = parent as? Form { form.reload { }; nav.popToViewController(form, animated: true) }",
      "if let form = parent as? Form, form === sender { form.reload() }",
      "if let form = parent as? Form { show(form) }",
      "if let form = parent as? Form { print(1) }",
      "(parent as? Form)?.reload()",
      "if (parent as? Form) != nil { print(1) }",
    ])
  func uses(code: String) {
    #expect(isReference(code) == [nil])
  }

  @Test(
    "is only a reference where a function animates the change between two screens",
    arguments: [
      ("func animateTransition(using context: UIViewControllerContextTransitioning)", "context", true),
      ("func animateTransition(using context: any UIViewControllerContextTransitioning)", "context", true),
      ("func animate(_ view: UIView, in context: UIKit.UIViewControllerContextTransitioning?)", "context!", true),
      ("func animate(_ context: Context)", "context", false),
      ("func reload(_ animator: UIViewControllerAnimatedTransitioning)", "context", false),
    ])
  func animations(function: String, context: String, isOnlyReference: Bool) {
    let app = Fixture(
      """
      class Form: UIViewController { let field = UIView() }
      class Picker: UIViewController {}
      extension Picker {
        \(function) {
          let stack = \(context).viewController(forKey: .from) as? UINavigationController
          guard let form = stack?.topViewController as? Form else { return }
          UIView.animate { (stack?.topViewController as? Form)?.field.alpha = 0 }
          form.field.frame = .zero
        }
      }
      """)
    let casts = app.program.knowledge.filter { $0.kind == .casts }
    #expect(casts.map(\.isReference) == (isOnlyReference ? [true, true] : [nil, nil]))
  }

  private func isReference(_ code: String) -> [Bool?] {
    let app = Fixture(
      """
      class Form: UIViewController { var id = 0; func reload() {} }
      class Picker: UIViewController {
        var stack: [UIViewController] = []
        func close(_ sender: Form, _ nav: UINavigationController) { \(code) }
      }
      """)
    return app.program.knowledge.filter { $0.kind == .casts }.map(\.isReference)
  }

  @Test("is separate for helpers that are no nodes: factories, extensions of a framework's types, functions")
  func helpers() {
    let program = Fixture(
      """
      class List: UIViewController {
        let factory = Factory()
        func open() { show(factory.detail(), sender: nil) }
      }
      struct Factory {
        func detail() -> UIViewController { Detail() }
        func configure(_ controller: UIViewController) { (controller as? Detail)?.item = 1 }
      }
      extension UIStoryboard { static func detail() -> Detail { Detail() } }
      func makeDetail() -> Detail { Detail() }
      struct Detail_Previews: PreviewProvider { static var previews: some View { Wrapper(Detail()) } }
      class Detail: UIViewController { var item = 0 }
      """
    ).program
    #expect(
      program.helperKnowledge.map { "\($0.helper) \($0.kind.rawValue) \($0.destination) @\($0.site.line)" } == [
        "Factory creates screen:Detail @6", "Factory casts screen:Detail @7", "Factory configures screen:Detail @7",
        "UIStoryboard creates screen:Detail @9", "makeDetail() creates screen:Detail @10",
      ])
    #expect(program.knowledge.isEmpty)
    #expect(!program.graph.nodes.contains { $0.name == "Factory" })
  }
}
