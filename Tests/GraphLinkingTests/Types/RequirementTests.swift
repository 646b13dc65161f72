import TestSupport
import Testing

@Suite("What protocols require of a type")
struct RequirementTests {
  private static let hub = """
    class Hub {
      enum Spot { case fans, note }
      func open(_ spot: Spot, from screen: UIViewController) {
        switch spot {
        case .fans: screen.show(Fans(), sender: nil)
        case .note: screen.show(Note(), sender: nil)
        }
      }
    }
    class Fans: UIViewController {}
    class Note: UIViewController {}
    protocol HasHub: AnyObject { var hub: Hub { get } }
    """

  @Test("is known to the code of an extension with a where clause")
  func whereClause() {
    let app = Fixture(
      Self.hub + """

        protocol Signed {}
        protocol RowTaps: AnyObject {}
        extension RowTaps where Self: HasHub & Signed {
          func fansTapped() { hub.open(.fans, from: UIViewController()) }
        }
        """)
    #expect(app.missing("RowTaps show Fans [inferred] via Hub") == [])
  }

  @Test("is known of an argument that has several types, in whatever order they are written")
  func composition() {
    let app = Fixture(
      Self.hub + """

        enum Help {
          static func note(for screen: UIViewController & HasHub) { screen.hub.open(.note, from: screen) }
        }
        """)
    #expect(app.missing("Help show Note [inferred] via Hub") == [])
  }

  @Test("is known of the object in the environment of a generic view")
  func genericEnvironment() {
    let app = Fixture(
      """
      protocol Guide: AnyObject { func open(_ id: String); func open(number: Int) }
      class Ship: Guide, ObservableObject {
        @Published var path = NavigationPath()
        func open(_ id: String) { path.append(Leg.story) }
        func open(number: Int) { path.append(Leg.story) }
      }
      enum Leg: Hashable { case story }
      struct Feed<G: Guide>: View {
        @Environment(G.self) private var guide
        var body: some View { Button("") { guide.open(number: 2) } }
      }
      struct Main: View {
        @StateObject var ship = Ship()
        var body: some View {
          NavigationStack(path: $ship.path) {
            Text("").navigationDestination(for: Leg.self) { _ in Story() }
          }
        }
      }
      struct Story: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Feed push Story [inferred] via Ship") == [])
  }
}
