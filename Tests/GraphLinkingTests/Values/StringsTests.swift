import TestSupport
import Testing

@Suite("Strings")
struct StringsTests {
  @Test(
    "are followed to the identifier that they are",
    arguments: [
      "\"Detail\"", "Names.Detail", "Names.Nested.Detail", "Identifier.Detail.rawValue", "Identifier.named.rawValue",
      "String(describing: Detail.self)", "\"De\" + \"tail\"", "\"\\(prefix)tail\"", "identifier", "makeIdentifier()",
      "Detail.identifier", "flag ? \"Detail\" : \"Detail\"", "identifiers[0]", "identifiers.first!", "globalIdentifier",
      "NSStringFromClass(Detail.self)", "names[.Detail]!", "Detail.className", "Detail.shortName", "Detail.nibName",
      "Detail.objectName",
    ])
  func identifiers(_ expression: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Detail", identifier: "Detail")))
      //- App.swift
      let globalIdentifier = "Detail"
      enum Names {
        static let Detail = "Detail"
        enum Nested { static var Detail: String { return "Detail" } }
      }
      enum Identifier: String { case Detail, named = "Detail" }
      protocol Named: AnyObject {
        static var className: String { get }
        static var shortName: String { get }
        static var nibName: String { get }
      }
      extension Named {
        static var className: String { return NSStringFromClass(self).components(separatedBy: ".").last! }
        static var shortName: String { String(NSStringFromClass(self).split(separator: ".").last!) }
      }
      protocol Loaded: Named {}
      extension Loaded { static var nibName: String { String(describing: self) } }
      extension NSObject { class var objectName: String { String(describing: self) } }
      class Detail: UIViewController { static var identifier: String { String(describing: self) } }
      extension Detail: Loaded {}
      class List: UIViewController {
        let prefix = "De"
        var identifier: String { "Detail" }
        let identifiers = ["Detail"]
        let names = [Identifier.Detail: "Detail"]
        func makeIdentifier() -> String { let made = "Detail"; return made }
        func open(_ flag: Bool) {
          show(storyboard!.instantiateViewController(withIdentifier: \(expression)), sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "List show Detail") == [])
  }

  @Test("are not the name of their type where an object of a framework has a text that is not known")
  func unknownRawValue() {
    let app = Fixture(
      """
      //- Settings.storyboard
      \(Storyboard(.screen("General", identifier: "general")))
      //- App.swift
      enum Key: String { case one }
      struct Pane {
        let item: NSToolbarItem.Identifier
        init(name: String) { item = NSToolbarItem.Identifier(name) }
      }
      class General: NSViewController {}
      class Settings: NSWindowController {
        let panes: [Pane] = [Pane(name: "general")]
        override func windowDidLoad() { open(0) }
        func open(_ index: Int) {
          let item = panes[index].item
          show(item.rawValue)
        }
        func show(_ name: String) { window?.contentViewController = pane(name) }
        func pane(_ name: String) -> NSViewController? {
          let board = NSStoryboard(name: "Settings", bundle: nil)
          return board.instantiateController(withIdentifier: NSStoryboard.SceneIdentifier(name)) as? NSViewController
        }
      }
      """)
    #expect(!app.program.storyboards.requests.contains { "\($0.subject)".contains("String") })
  }

  @Test(
    "are not followed where they are longer than any identifier, or more than are followed",
    arguments: ["Texts.long + Texts.long", "\"\\(Texts.long)\\(Texts.long)\"", "Texts.any() + Texts.any()"])
  func tooLong(expression: String) {
    let cases = (0..<21).map { "case \($0): \"\($0)\"" }.joined(separator: "; ")
    let app = Fixture(
      """
      enum Texts {
        static let long = "\(String(repeating: "x", count: 1_025))"
        static func any() -> String { switch number { \(cases); default: "" } }
      }
      class List: UIViewController {
        func open() { performSegue(withIdentifier: \(expression), sender: nil) }
      }
      """)
    #expect(app.reasons.areThereAndAll { $0.contains("the text is computed") })
  }

  @Test(
    "are followed through the types of AppKit that give a text a purpose",
    arguments: ["NSToolbarItem.Identifier", "NSUserInterfaceItemIdentifier"])
  func purposes(type: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("General", identifier: "General"), .screen("Help", identifier: "Help")))
      //- App.swift
      private struct Pane {
        let key: \(type)
        init(text: String) { key = \(type)(text) }
      }
      final class Preferences: NSWindowController {
        private let panes: [Pane] = {
          var panes = [Pane]()
          panes += [Pane(text: "General")]
          return panes
        }()
        @objc func pick(_ sender: NSToolbarItem) { show(sender.itemIdentifier.rawValue) }
        func begin() { show(panes[0].key.rawValue) }
        private func show(_ key: String) {
          let board = NSStoryboard(name: NSStoryboard.Name("Main"), bundle: nil)
          let pane = board.instantiateController(withIdentifier: NSStoryboard.SceneIdentifier(key)) as! NSViewController
          window?.contentView?.addSubview(pane.view)
        }
      }
      class General: NSViewController {}
      class Help: NSViewController {}
      """)
    #expect(app.differences(from: "Preferences child General [inferred]") == [])
  }

  @Test("name storyboards and scenes of AppKit by constants that the app adds to their types")
  func addedConstants() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("General", identifier: "General"), .screen("Help", identifier: "Help")))
      //- App.swift
      extension NSStoryboard.Name { static let main = NSStoryboard.Name("Main") }
      extension NSStoryboard.SceneIdentifier { static let general = NSStoryboard.SceneIdentifier("General") }
      class Home: NSViewController {
        func open() {
          let pane = NSStoryboard(name: .main, bundle: nil).instantiateController(withIdentifier: .general)
          presentAsSheet(pane as! NSViewController)
        }
      }
      class General: NSViewController {}
      class Help: NSViewController {}
      """)
    #expect(app.differences(from: "Home sheet General") == [])
  }
}
