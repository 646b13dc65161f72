import TestSupport
import Testing

@Suite("A screen whose class code asks for")
struct ClassTestTests {
  /// A cell that previews any of four screens, and shows the one that is tapped.
  private func cell(_ commit: String) -> Fixture {
    Fixture(
      """
      final class Cell: UIView {
        weak var parent: UIViewController?
        weak var previewed: UIViewController?
        func preview(_ kind: Int) {
          switch kind {
          case 0: previewed = Profile()
          case 1: previewed = Web()
          case 2: previewed = Album()
          default: previewed = Media()
          }
        }
        func commit() {
          if let vc = self.previewed {
            \(commit)
          }
        }
        func reload() {}
        func show(_ vc: UIViewController) { parent?.show(vc, sender: nil) }
      }
      enum Router {
        static func show(_ screen: UIViewController, from parent: UIViewController?) {
          parent?.navigationController?.pushViewController(screen, animated: true)
        }
      }
      class Profile: UIViewController { var name = "" }
      class Web: UIViewController {}
      class Album: UIViewController {}
      class Media: UIViewController {}
      """)
  }

  @Test(
    "is shown only where it passes",
    arguments: [
      ("if let p = vc as? Profile { print(p.name); return }; Router.show(vc, from: parent)", "Web Album Media"),
      ("if let vc = vc as? Profile { print(vc.name); return }; Router.show(vc, from: parent)", "Web Album Media"),
      ("if vc is Web { reload() } else if vc is Album || vc is Media { Router.show(vc, from: parent) }", "Album Media"),
      ("if parent != nil && (vc is Album || vc is Media) { Router.show(vc, from: parent) }", "Album Media"),
      ("if vc is Album { reload() } else { Router.show(vc, from: parent) }", "Profile Web Media"),
      ("if !(vc is Album || vc is Web) { Router.show(vc, from: parent) }", "Profile Media"),
      ("guard let album = vc as? Album else { return }; Router.show(album, from: parent)", "Album"),
      ("guard vc is Album else { return }; let next = vc; Router.show(next, from: parent)", "Album"),
      ("switch vc { case is Web, is Album: Router.show(vc, from: parent)\ndefault: reload() }", "Web Album"),
      ("switch vc { case is Web, is Album: reload()\ndefault: Router.show(vc, from: parent) }", "Profile Media"),
      ("switch vc { case let web as Web: Router.show(web, from: parent)\ndefault: break }", "Web"),
      ("if vc is Web { then { Router.show(vc, from: self.parent) } }", "Web"),
      ("for page in [vc] where page is Album { Router.show(page, from: parent) }", "Album"),
      ("for page in [vc] where !(page is Album) { Router.show(page, from: parent) }", "Profile Web Media"),
    ])
  func passing(commit: String, screens: String) {
    let shown = screens.split(separator: " ").map { "Cell push \($0)" }
    #expect(cell(commit).edges(.push) == shown.sorted())
  }

  @Test(
    "is shown all the same where the test says nothing of it",
    arguments: [
      "if let p = vc as? Profile, p.name.isEmpty { return }; Router.show(vc, from: parent)",
      "if vc is Album && parent != nil { reload() } else { Router.show(vc, from: parent) }",
      "if vc is Lookable { Router.show(vc, from: parent) }",
      "if parent is Album { Router.show(vc, from: parent) }",
      "if vc is Web { reload() }; Router.show(vc, from: parent)",
    ])
  func open(commit: String) {
    #expect(
      cell(commit).edges(.push) == ["Cell push Album", "Cell push Media", "Cell push Profile", "Cell push Web"])
  }

  @Test("is not another one that code puts in its place")
  func replaced() {
    #expect(
      cell("if vc is Web { let vc = Album(); Router.show(vc, from: parent) }").edges(.push) == ["Cell push Album"])
    #expect(
      cell("var vc = vc; if vc is Web { vc = Album(); Router.show(vc, from: parent) }").edges(.push)
        .contains("Cell push Album"))
  }

  @Test("is what a wrapper does with each of those that it is given")
  func wrapper() {
    let app = Fixture(
      """
      enum Router {
        static func show(_ screen: UIViewController, from parent: UIViewController) {
          if screen is Web {
            parent.present(screen, animated: true)
            return
          }
          if (screen is Album || screen is Media) && parent.splitViewController != nil {
            parent.showDetailViewController(screen, sender: nil)
            return
          }
          parent.navigationController?.pushViewController(screen, animated: true)
        }
      }
      final class List: UIViewController {
        func make(_ kind: Int) -> UIViewController {
          switch kind {
          case 0: return Web()
          case 1: return Album()
          default: return Profile()
          }
        }
        func open(_ kind: Int) { Router.show(make(kind), from: self) }
      }
      final class Menu: UIViewController {
        func media() { let screen = Media(); Router.show(screen, from: self) }
        func profile() { Router.show(Profile(), from: self) }
      }
      class Profile: UIViewController {}
      class Web: UIViewController {}
      class Album: UIViewController {}
      class Media: UIViewController {}
      """)
    #expect(
      app.edges(.present, .push, .showDetail).sorted() == [
        "List present Web", "List push Album", "List push Profile", "List showDetail Album", "Menu push Media",
        "Menu push Profile", "Menu showDetail Media",
      ])
  }

  @Test("by a type that only the callers know is shown by whoever asks for it")
  func generic() {
    let app = Fixture(
      """
      final class Menu: UIViewController {
        var kind = 0
        func make() -> UIViewController { kind == 0 ? Web() : Album() }
        func open<T: UIViewController>(unless type: T.Type) {
          let screen = make()
          if screen is T { return }
          present(screen, animated: true)
        }
        func openAlbum() { open(unless: Web.self) }
      }
      class Web: UIViewController {}
      class Album: UIViewController {}
      """)
    #expect(app.edges(.present).contains("Menu present Album"))
  }

  @Test("rules nothing out for a protocol of which each target has one, nor for one that Objective-C may adopt")
  func openProtocols() {
    func app(_ core: String, _ attribute: String = "") -> String {
      """
      //- A/Pad.swift
      \(attribute) protocol Pad {}
      //- A/Home.swift
      class Core {}
      enum Factory {
        static func page(for core: Core) -> UIViewController? {
          if let core = core as? Pad { return PadPage(core) }
          return nil
        }
      }
      class PadPage: UIViewController { init(_ pad: Pad) { super.init(nibName: nil, bundle: nil) } }
      class Home: UIViewController {
        let core: Core
        init(core: Core) { self.core = core; super.init(nibName: nil, bundle: nil) }
        func open() { if let page = Factory.page(for: core) { present(page, animated: true) } }
      }
      //- B/Pad.swift
      protocol Pad {}
      //- B/Core.swift
      \(core)
      """
    }
    #expect(Fixture(app("class PadCore: Core, Pad {}")).missing("Home present PadPage") == [])
    #expect(Fixture(app("class PlainCore: Core {}")).found("Home present PadPage") == [])
    let mixed = Fixture.wholeApp(app("class PlainCore: Core {}", "@objc"), besides: "Core.m")
    #expect(mixed.missing("Home present PadPage") == [])
  }

  /// A factory that asks an engine for protocols, of which no class in Swift conforms to the second.
  private static func pads(_ attribute: String) -> String {
    """
    \(attribute) protocol Paddle {}
    \(attribute) protocol Wheel {}
    class Engine: NSObject {}
    final class Pong: Engine, Paddle {}
    enum Pads {
      static func pad(for engine: Engine) -> UIViewController? {
        if let engine = engine as? Paddle { return PaddlePad() }
        if let engine = engine as? Wheel { return WheelPad() }
        return nil
      }
    }
    final class Play: UIViewController {
      let engine: Engine
      init(engine: Engine) { self.engine = engine; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { if let pad = Pads.pad(for: engine) { addChild(pad) } }
    }
    final class PaddlePad: UIViewController {}
    final class WheelPad: UIViewController {}
    """
  }

  @Test("may pass the test for a protocol that classes in Objective-C conform to, where there are any")
  func objectiveC() {
    let both = ["Play child PaddlePad", "Play child WheelPad"]
    #expect(Fixture.wholeApp(Self.pads("@objc"), besides: "Wheels.m").edges(.child) == both)
    #expect(Fixture.wholeApp(Self.pads("@objc")).edges(.child) == ["Play child PaddlePad"])
    #expect(Fixture.wholeApp(Self.pads(""), besides: "Wheels.m").edges(.child) == ["Play child PaddlePad"])
  }

  @Test(
    "is asked for only by those who give one of just that type",
    arguments: [
      ("if type(of: route) == Note.self { show(First()) } else { show(Second()) }", false),
      ("if (Note.self == type(of: route)) { show(First()) } else { show(Second()) }", false),
      ("guard type(of: route) != Note.self else { return show(First()) }; show(Second())", false),
      ("if type(of: route) == Note.self && isOn { show(First()) } else { show(Second()) }", true),
      ("if type(of: route) == kind { show(First()) } else { show(Second()) }", true),
    ])
  func exactTypes(_ code: String, _ isOpen: Bool) {
    let app = Fixture(
      """
      protocol Routed {}
      struct Note: Routed { let id: Int }
      enum Page: Routed { case help }
      class Router {
        weak var parent: UIViewController?
        var isOn = true
        var kind: Any.Type = Note.self
        func open(_ route: any Routed) { go(route) }
        func go(_ route: any Routed) { \(code) }
        func show(_ screen: UIViewController) { parent?.present(screen, animated: true) }
      }
      class Notes: UIViewController { let router = Router(); func tap() { router.go(Note(id: 1)) } }
      class Pages: UIViewController { let router = Router(); func tap() { router.open(Page.help) } }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.missing("Notes present First\nPages present Second") == [])
    if !isOpen { #expect(app.found("Notes present Second\nPages present First") == []) }
  }
}
