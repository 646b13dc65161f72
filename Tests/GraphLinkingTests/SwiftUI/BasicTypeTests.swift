import TestSupport
import Testing

@Suite("Destinations for texts, numbers and ids")
struct BasicTypeTests {
  private let models = """
    struct Order: Identifiable { var id: String; var count: Int }
    struct Donut: Identifiable { let id = UUID() }
    struct OrderView: View { var body: some View { Text("a") } }
    struct DonutView: View { var body: some View { Text("b") } }
    struct Support: View { var body: some View { Text("c") } }
    struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    """

  private func app(_ content: String, registering registrations: String) -> Fixture {
    Fixture(
      """
      struct Home: View {
        let order: Order
        let donut: Donut
        let selection: Set<Order.ID>
        let list: [Order.ID]
        var body: some View {
          NavigationStack { \(content) }
            \(registrations)
        }
      }
      \(models)
      """)
  }

  /// What the link leads to; the modifiers behind it lead to all that they register.
  private func linked(in app: Fixture) -> [String] {
    app.program.graph.edges.filter { edge in edge.kind == .push && edge.sites.contains { $0.line == 7 } }
      .map(\.destination)
  }

  private let both = """
    .navigationDestination(for: Order.ID.self) { id in OrderView() }
    .navigationDestination(for: Donut.ID.self) { id in DonutView() }
    .navigationDestination(for: String.self) { text in Support() }
    """

  @Test(
    "are found by the type of the value",
    arguments: [
      ("\"New\"", "Support"), ("\"New \\(order.count)\"", "Support"), ("order.id", "OrderView"),
      ("donut.id", "DonutView"), ("selection.first", "OrderView"), ("list.first", "OrderView"),
    ])
  func byType(_ value: String, _ destination: String) {
    let app = app("NavigationLink(value: \(value)) { Text(\"a\") }", registering: both)
    #expect(linked(in: app) == ["screen:\(destination)"])
  }

  @Test("are found for the elements of a loop")
  func loop() {
    let app = app(
      "ForEach(orders) { item in NavigationLink(value: item.id) { Text(\"a\") } }",
      registering: both + "\n  }\n  var orders: [Order] { []")
    #expect(linked(in: app) == ["screen:OrderView"])
  }

  @Test("are those for all values of the type where none is for the ids of the model")
  func idsOfOtherModels() {
    let app = app(
      "NavigationLink(value: order.id) { Text(\"a\") }",
      registering: ".navigationDestination(for: String.self) { text in Support() }")
    #expect(linked(in: app) == ["screen:Support"])
  }

  @Test("are not found where the type is another one")
  func otherType() {
    let app = app(
      "NavigationLink(value: order.count) { Text(\"a\") }",
      registering: ".navigationDestination(for: String.self) { text in Support() }")
    #expect(linked(in: app) == ["unknown:screen:Home"])
  }

  @Test(
    "are found for the rows of a table",
    arguments: [
      "Table(orders) { TableColumn(\"a\") { item in NavigationLink(value: item.id) { Text(\"a\") } } }",
      "Table { TableColumn(\"a\") { item in NavigationLink(value: item.id) { Text(\"a\") } } } rows: "
        + "{ ForEach(orders) { order in TableRow(order) } }",
    ])
  func rows(_ content: String) {
    let app = app(
      content, registering: both + "\n  }\n  var orders: [Order] { []")
    #expect(linked(in: app) == ["screen:OrderView"])
  }

  @Test(
    "are found for locals, and for a loop over what a function is given",
    arguments: [
      "ForEach(orders) { item in NavigationLink(value: item.id) { Text(\"a\") } }",
      "let id = \"New\"; let other = id; NavigationLink(value: other) { Text(\"a\") }",
    ])
  func parameter(_ content: String) {
    let registering = "\n  }\n  @ViewBuilder func rows(_ orders: [Order]) -> some View { \(content)"
    #expect(app("rows([])", registering: both + registering).reasons == [])
    // Without a destination for them, they are known to have none.
    #expect(app("rows([])", registering: registering).reasons != [])
  }
}
