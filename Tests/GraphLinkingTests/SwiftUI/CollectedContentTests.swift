import TestSupport
import Testing

/// Routers that a program writes for itself in SwiftUI: a shared object that is given closures, keeps them, and lets a
/// view modifier show what they build.
@Suite("What an object collects for a view to show")
struct CollectedContentTests {
  private static let deck = """
    final class Deck: ObservableObject {
      static let shared = Deck()
      private var stack: [Card] = []
      struct Card {
        let builder: (Binding<Bool>) -> AnyView
        init(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
          builder = { isPresented in AnyView(content(isPresented)) }
        }
        func content(isPresented: Binding<Bool>) -> AnyView { builder(isPresented) }
      }
      func present(@ViewBuilder content: @escaping (Binding<Bool>) -> some View, onDismiss: (() -> Void)? = nil) {
        DispatchQueue.main.async { [weak self] in
          guard let self else { return }
          let card = Card(content: content)
          stack.append(card)
        }
      }
      func card(at index: Int) -> Card? {
        guard index < stack.count else { return nil }
        return stack[index]
      }
    }
    struct DeckModifier: ViewModifier {
      private let deck = Deck.shared
      let level: Int
      @State var isOpen = false
      func body(content: Content) -> some View {
        content.sheet(isPresented: $isOpen) { inner() }
      }
      private func inner() -> some View {
        Group {
          if let card = deck.card(at: level) {
            card.content(isPresented: $isOpen).modifier(DeckModifier(level: level + 1))
          }
        }
      }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct TermsView: View { var body: some View { Text("Terms") } }

    """

  @Test("is shown for those who give the closure that builds it")
  func closures() {
    let app = Fixture(
      Self.deck + """
        struct HomeView: View {
          let isNew: Bool
          var body: some View {
            Button("Detail") { Deck.shared.present { _ in if isNew { TermsView() } else { DetailView() } } }
          }
        }
        """)
    let expected = """
      HomeView sheet DetailView [inferred] via Deck
      HomeView sheet TermsView [inferred] via Deck
      """
    #expect(app.differences(from: expected) == [])
  }

  @Test("is followed through methods that give it themselves, and through those that hand it on")
  func methods() {
    let app = Fixture(
      Self.deck + """
        extension Deck {
          func showTerms() { present { _ in TermsView() } }
          func presentLater(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
            runLater { Deck.shared.present(content: content) }
          }
          func runLater(_ action: @escaping () -> Void) { action() }
        }
        struct HomeView: View {
          var body: some View {
            Button("Terms") { Deck.shared.showTerms() }
            Button("Detail") { Deck.shared.presentLater { _ in DetailView() } }
          }
        }
        """)
    let expected = """
      Deck sheet TermsView [inferred]
      HomeView sheet TermsView [inferred] via Deck
      HomeView sheet DetailView [inferred] via Deck
      """
    #expect(app.differences(from: expected) == [])
  }

  @Test("is not given by calls of another method of the same name, which takes no closure")
  func overloads() {
    let app = Fixture(
      Self.deck + """
        extension Deck {
          func present(url: URL?) {
            present { _ in TermsView() }
          }
        }
        struct HomeView: View {
          var body: some View { Button("Detail") { Deck.shared.present { _ in DetailView() } } }
        }
        """)
    #expect(app.missing("HomeView sheet DetailView via Deck\nDeck sheet TermsView") == [])
    #expect(app.found("HomeView sheet TermsView") == [])
  }

  @Test(
    "may be the only one, or the last of several",
    arguments: [
      ("var card: Card?", "card = Card(build: content)", "if let card = desk.card { card.build() }"),
      ("var cards = [Card]()", "self.cards.append(Card(build: content))", "desk.cards.last?.build()"),
      ("var cards: [Card] = []", "cards.insert(.init(build: content), at: 0)", "desk.top?.build()"),
    ])
  func properties(_ property: String, _ filling: String, _ showing: String) {
    let app = Fixture(
      """
      struct Card { let build: () -> AnyView }
      @Observable class Desk {
        \(property)
        var top: Card? { cards.first }
        func open(_ content: @escaping () -> AnyView) { \(filling) }
      }
      struct DeskView: View {
        let desk: Desk
        @State var isOpen = false
        var body: some View { Text("").fullScreenCover(isPresented: $isOpen) { \(showing) } }
      }
      struct HomeView: View {
        let desk: Desk
        var body: some View { Button("Note") { desk.open { AnyView(NoteView()) } } }
      }
      struct NoteView: View { var body: some View { Text("Note") } }
      """)
    #expect(app.differences(from: "HomeView fullScreenCover NoteView [inferred] via Desk") == [])
  }
}
