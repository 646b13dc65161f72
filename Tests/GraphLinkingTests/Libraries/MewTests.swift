import TestSupport
import Testing

@Suite("Mew's cells")
struct MewTests {
  @Test("contain the controllers that they are specialized with, also under another name and within generic ones")
  func cells() {
    let app = Fixture(
      """
      import Mew
      typealias NoteCell = TableViewCell<Note>
      class Inbox: UITableViewController {
        override func viewDidLoad() {
          TableViewCell<Banner>.register(to: tableView)
          TableViewCell<Frame<Post>>.register(to: tableView)
        }
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          switch path.section {
          case 0: return NoteCell.dequeued(from: list, for: path, input: 1, parentViewController: self)
          case 1: return NoteCell.dequeued(from: list, for: path, input: 1)
          default: return TableViewCell<Frame<Post>>.dequeued(from: list, for: path, input: 1, parentViewController: self)
          }
        }
      }
      class Frame<Content: UIViewController & Instantiatable>: UIViewController {
        let content: Content
        init(input: Int) {
          content = Content(with: input)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(content) }
      }
      class Note: UIViewController {}
      class Banner: UIViewController {}
      class Post: UIViewController, Instantiatable {}
      """)
    #expect(app.edges(.child) == ["Frame child Post", "Inbox child Frame", "Inbox child Note"])
  }

  @Test("mean nothing in a program that does not import Mew")
  func otherLibrary() {
    let app = Fixture(
      """
      class Inbox: UITableViewController {
        func cell(_ list: UITableView, _ path: IndexPath) -> UITableViewCell {
          TableViewCell<Note>.dequeued(from: list, for: path, parentViewController: self)
        }
      }
      class Note: UIViewController {}
      """)
    #expect(app.edges(.child) == [])
  }
}
