import TestSupport
import Testing

@Suite("A view that presents through the screen that shows it")
struct ResponderChainTests {
  private static let chain = """
    //- Chain.swift
    extension UIView {
      func viewControllerForPresentation() -> UIViewController? {
        var next: UIResponder? = self
        while let responder = next {
          if let controller = responder as? UIViewController { return controller }
          next = responder.next
        }
        return nil
      }
    }
    class RatingView: UIView {
      func tap() { viewControllerForPresentation()?.present(Review(), animated: true) }
    }
    class Review: UIViewController {}
    """

  @Test("is a transition of that screen")
  func screen() {
    let app = Fixture(
      """
      \(Self.chain)
      //- App.swift
      class Episode: UIViewController {
        let rating = RatingView()
        override func viewDidLoad() { view.addSubview(rating) }
      }
      """)
    #expect(app.missing("Episode present Review") == [])
    #expect(app.found("Review present Review") == [])
  }

  @Test("is a transition of each screen that shows it, through other views too")
  func severalScreens() {
    let app = Fixture(
      """
      \(Self.chain)
      //- App.swift
      class Header: UIView { let rating = RatingView() }
      class Episode: UIViewController {
        let header = Header()
        override func viewDidLoad() { view.addSubview(header) }
      }
      class Player: UIViewController {
        let rating = RatingView()
        override func viewDidLoad() { view.addSubview(rating) }
      }
      class Settings: UIViewController {}
      """)
    #expect(app.missing("Episode present Review\nPlayer present Review") == [])
    #expect(app.found("Settings present Review") == [])
  }
}
