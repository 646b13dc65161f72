import TestSupport
import Testing

@Suite("What one screen knows of another")
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

  @Test("is not counted for coordinators, whose work it is")
  func coordinators() {
    let found = knowledge(
      """
      class ItemCoordinator { func start() { let list = List(); list.onSelect = {} } }
      class List: UIViewController { var onSelect: (() -> Void)? }
      """)
    #expect(found == [])
  }
}
