import TestSupport
import Testing

/// An object that many views share keeps what is shown. Who tells it what to show asks for that, through any number of
/// functions, and through properties that are computed from what it keeps.
@Suite("The state of a shared object")
struct SetStateTests {
  private static let views = """
    enum Sheet { case scanner, gift, backup }
    struct Configuration { let id: Sheet; let note: String? }
    struct ScannerItem: Identifiable { let id = 1 }
    struct GiftItem: Identifiable { let id = 1 }
    struct Root: View {
      @StateObject var sheets = Sheets()
      var body: some View {
        EmptyView()
          .sheet(item: $sheets.scannerItem) { _ in Scanner() }
          .sheet(item: $sheets.giftItem) { _ in Gift() }
          .sheet(isPresented: $sheets.isHelping) { Help() }
      }
    }
    struct Scanner: View { var body: some View { Text("…") } }
    struct Gift: View { var body: some View { Text("…") } }
    struct Help: View { var body: some View { Text("…") } }
    """

  private static let own = "Root sheet Gift\nRoot sheet Help\nRoot sheet Scanner"

  private static func app(_ members: String, _ action: String) -> Fixture {
    Fixture(
      """
      \(views)
      class Sheets: ObservableObject {
        @Published var active: Configuration?
        @Published var isHelping = false
        var scannerItem: ScannerItem? {
          get {
            guard let active, active.id == .scanner else { return nil }
            return ScannerItem()
          }
          set { active = nil }
        }
        var giftItem: GiftItem? {
          get { if case .gift = active?.id { GiftItem() } else { nil } }
          set { active = nil }
        }
        \(members)
      }
      struct List: View {
        @EnvironmentObject var sheets: Sheets
        var body: some View { Button("…") { \(action) } }
      }
      """)
  }

  @Test(
    "is set by whoever calls its functions, to what the properties that views watch make of it",
    arguments: [
      ("func show(_ id: Sheet) { active = Configuration(id: id, note: nil) }", "sheets.show(.scanner)"),
      ("func show(_ id: Sheet) { self.active = Configuration(id: id, note: nil) }", "sheets.show(Sheet.scanner)"),
      (
        """
        func show(_ id: Sheet, after delay: Bool) { if delay { active = Configuration(id: id, note: nil) } }
        func open(_ id: Sheet) { show(id, after: true) }
        """, "sheets.open(.scanner)"
      ),
      ("func scan() { active = Configuration(id: .scanner, note: nil) }", "sheets.scan()"),
      ("", "sheets.active = Configuration(id: .scanner, note: nil)"),
    ])
  func computed(_ members: String, _ action: String) {
    let app = Self.app(members, action)
    #expect(app.differences(from: "\(Self.own)\nList sheet Scanner") == [])
  }

  @Test(
    "is set by whoever calls a function that sets it in any case, at once or when its turn comes",
    arguments: [
      "func help() { isHelping = true }", "func help() { Task { isHelping = true } }",
      "func help() { DispatchQueue.main.async { self.isHelping = true } }",
      """
      func load() async {}
      func help() {
        Task { @MainActor [weak self] in
          guard let self else { return }
          await load()
          self.isHelping = true
        }
      }
      """,
    ])
  func flag(members: String) {
    let app = Self.app(members, "sheets.help()")
    #expect(app.differences(from: "\(Self.own)\nList sheet Help via Sheets") == [])
  }

  @Test(
    "is set by nobody who calls a function that sets it for a reason of its own",
    arguments: [
      "func load(_ done: @escaping () -> Void) {}\nfunc help() { load { self.isHelping = true } }",
      "func ask() async -> Bool { true }\nfunc help() { Task { if await ask() { isHelping = true } } }",
    ])
  func answers(members: String) { #expect(Self.app(members, "sheets.help()").differences(from: Self.own) == []) }

  @Test("is told behind a protocol, and bound by a property that makes the binding")
  func madeBinding() {
    let app = Fixture(
      """
      protocol Store: Observable { func help() }
      @Observable class AppStore: Store {
        var isHelping = false
        func help() { isHelping = true }
      }
      struct Root<S: Store>: View {
        @Environment(AppStore.self) var store
        var isHelping: Binding<Bool> { Binding(get: { store.isHelping }, set: { store.isHelping = $0 }) }
        var body: some View { List<AppStore>().sheet(isPresented: isHelping) { Help() } }
      }
      struct List<S: Store>: View {
        @Environment(S.self) var store
        var body: some View { Button("…") { store.help() } }
      }
      struct Help: View { var body: some View { Text("…") } }
      """)
    #expect(app.differences(from: "Root sheet Help\nList sheet Help via AppStore") == [])
  }

  @Test(
    "asks for nothing where another value is set, or where a function sets it for a reason of its own",
    arguments: [
      ("func show(_ id: Sheet) { active = Configuration(id: id, note: nil) }", "sheets.show(.backup)"),
      ("func hide() { active = nil; isHelping = false }", "sheets.hide()"),
      ("func load() { if failed() { isHelping = true } }", "sheets.load()"),
    ])
  func silent(_ members: String, _ action: String) {
    let app = Self.app(members, action)
    #expect(app.differences(from: Self.own) == [])
  }
}
