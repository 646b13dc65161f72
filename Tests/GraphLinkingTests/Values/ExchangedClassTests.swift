import TestSupport
import Testing

@Suite("A screen to which code gives another class")
struct ExchangedClassTests {
  /// Notices that share a scene, and make themselves by a method that each class overrides.
  private func notices(_ shown: String) -> Fixture {
    Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("Notice", identifier: "Notice")))
      //- App.swift
      class Home: UIViewController {
        func open() { present(\(shown), animated: true) }
      }
      class Notice: UIViewController {
        static let board = UIStoryboard(name: "Main", bundle: nil)
        class func make() -> Notice { board.instantiateViewController(withIdentifier: "Notice") as! Notice }
        class func makeCard() -> Card {
          let content = make()
          let card = Card()
          card.set(contentViewController: content)
          return card
        }
      }
      class Offer: Notice {
        override class func make() -> Notice {
          let notice = Notice.board.instantiateViewController(withIdentifier: "Notice") as! Notice
          object_setClass(notice, Offer.self)
          return notice
        }
      }
      class Plain: Notice {
        override class func make() -> Notice {
          let notice = Notice()
          object_setClass(other, Plain.self)
          object_setClass(notice, Stranger.self)
          return notice
        }
      }
      class Stranger: UIViewController {}
      class Card: FloatingPanelController {}
      """)
  }

  @Test("is one of that class")
  func exchanged() {
    #expect(notices("Offer.make()").edges(.present) == ["Home present Offer"])
    #expect(notices("Notice.make()").edges(.present) == ["Home present Notice"])
  }

  @Test("is one of that class where what makes it is inherited")
  func inherited() {
    let app = notices("Offer.makeCard()")
    #expect(app.edges(.present) == ["Home present Card(Offer)"])
    #expect(app.edges(.child).contains("Card(Offer) child Offer"))
  }

  @Test("stays what it is if another object gets the class, or if the class is not below its own")
  func others() {
    #expect(notices("Plain.make()").edges(.present) == ["Home present Notice"])
  }
}
