import TestSupport
import Testing

/// A controller of the program's own around others is told by what it is made around, as a navigation controller is.
@Suite("A controller that is made around others")
struct GivenChildrenTests {
  @Test("is a place for each content, through a function of its own and one of a factory")
  func containers() {
    let app = Fixture(
      """
      //- Containers.swift
      class SplitContainer<Top: UIViewController, Bottom: UIViewController>: UIViewController {
        let top: Top
        let bottom: Bottom
        init(top: Top, bottom: Bottom) {
          self.top = top
          self.bottom = bottom
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          addChild(top)
          view.addSubview(bottom.view)
        }
      }
      class Sheet: UIViewController {
        private let content: UIViewController
        init(around content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { embed(content) }
        func embed(_ controller: UIViewController) {
          addChild(controller)
          view.addSubview(controller.view)
        }
      }
      enum Factory {
        static func sheet(_ content: UIViewController) -> UIViewController { Sheet(around: content) }
      }
      //- Screens.swift
      class Home: UIViewController {
        func profile() { show(SplitContainer(top: Profile(), bottom: Footer()), sender: nil) }
        func about() { show(SplitContainer(top: About(), bottom: Footer()), sender: nil) }
        func pick() { present(Sheet(around: Picker()), animated: true) }
        func help() { present(Factory.sheet(Help()), animated: true) }
      }
      class Profile: UIViewController {
        func edit() { present(Edit(), animated: true) }
      }
      class Footer: UIViewController {}
      class About: UIViewController {}
      class Picker: UIViewController {}
      class Help: UIViewController {}
      class Edit: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Home show SplitContainer(Footer,Profile)
          SplitContainer(Footer,Profile) child Footer
          SplitContainer(Footer,Profile) child Profile
          Home show SplitContainer(About,Footer)
          SplitContainer(About,Footer) child About
          SplitContainer(About,Footer) child Footer
          Home present Sheet(Picker)
          Sheet(Picker) child Picker
          Home present Sheet(Help)
          Sheet(Help) child Help
          Profile present Edit
          """) == [])
  }

  @Test("is one place where it makes its children by itself, or only keeps what it is given")
  func others() {
    let app = Fixture(
      """
      class Home: UIViewController {
        func open() { present(Board(next: Help()), animated: true) }
        func wait() { present(Waiting(done: Help()), animated: true) }
      }
      class Board: UIViewController {
        let next: UIViewController
        let list = List()
        init(next: UIViewController) { self.next = next }
        override func viewDidLoad() { addChild(list) }
        func go() { show(next, sender: nil) }
      }
      class Waiting: UIViewController {
        let done: UIViewController
        init(done: UIViewController) { self.done = done }
      }
      class List: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Home present Board
          Home present Waiting
          Board child List
          Board show Help
          """) == [])
  }
}
