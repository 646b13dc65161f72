import TestSupport
import Testing

@Suite("A screen can be made with data")
struct InstanceDataTests {
  private func isMadeWithData(_ declarations: String) -> Bool {
    let app = Fixture(declarations + "\nclass Other: UIViewController {}")
    #expect(app.graph.nodes.contains { $0.name == "Detail" })
    #expect(!app.program.madeWithData.contains("screen:Other"))
    return app.program.madeWithData.contains { $0.hasSuffix(":Detail") }
  }

  @Test(
    "that its initializer takes, directly or in something else, or that other code sets",
    arguments: [
      "class Detail: UIViewController { init(id: String) {} }",
      "class Detail: UIViewController { init(url: URL? = nil) {} }",
      "class Detail: UIViewController { init(items: [Item]) {} }\nstruct Item { let title: String }",
      "class Detail: UIViewController { init(pair: (isOn: Bool, name: String)) {} }",
      "struct Detail: View { let item: Item; var body: some View { Text(\"\") } }\nstruct Item { var title: String }\n"
        + "struct Start: View { var body: some View { NavigationLink(\"\") { Detail(item: Item(title: \"\")) } } }",
      "struct Detail: View { @Binding var title: String; var body: some View { Text(\"\") } }\n"
        + "struct Start: View { var body: some View { NavigationLink(\"\") { Detail(title: .constant(\"\")) } } }",
      "class Detail<Element>: UIViewController { init(element: Element) {} }",
      "class Detail: UIViewController { init(model: DetailViewModel) {} }\nclass DetailViewModel { init(id: Int) {} }",
      "class Detail: UIViewController { init(state: Step) {} }\nenum Step { case start, at(page: Int) }",
      "class Detail: UIViewController { init(song: Song) {} }\nclass Song: NSManagedObject {}",
      "class Detail: UIViewController { init(song: Song) {} }\nfinal class Song: Identifiable {}",
      "class Detail: UIViewController { init(token: Session.Token) {} }",
      "class Detail: UIViewController { init(songs: AnyPublisher<[String], Never>) {} }",
      "class Base: UIViewController { init(id: String) {} }\nclass Detail: Base {}",
      """
      class Detail: UIViewController { var userID: String? }
      class List: UIViewController {
        func open() { let detail = Detail(); detail.userID = "1"; show(detail, sender: nil) }
      }
      """,
      """
      class Detail: UIViewController {
        private var userID: String?
        func prepare(for userID: String) { self.userID = userID }
      }
      class List: UIViewController {
        func open() { let detail = Detail(); detail.prepare(for: "1"); show(detail, sender: nil) }
      }
      """,
      """
      class Detail: UIViewController {
        private var model: UserModel?
        func show(_ userID: String) { model = UserModel(userID: userID) }
      }
      struct UserModel { let userID: String }
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let detail = segue.destination as? Detail { detail.show("1") }
        }
      }
      """,
      """
      class Base: UIViewController { init(model: BaseModel?) {} }
      class BaseModel {}
      class DetailModel: BaseModel { init(id: String) {} }
      class Detail: Base {}
      class List: UIViewController {
        func open(_ model: DetailModel) { show(Detail(model: model), sender: nil) }
      }
      """,
    ])
  func data(declarations: String) { #expect(isMadeWithData(declarations)) }

  @Test(
    "and not with a service, a closure, a switch or a part of a framework",
    arguments: [
      "class Detail: UIViewController {}",
      "class Detail: UIViewController { init(api: Client) {} }\nclass Client { init(address: String) {} }",
      "class Detail: UIViewController { init(api: Asking) {} }\nprotocol Asking { var name: String { get } }",
      "class Detail: UIViewController { init(onDone: @escaping (String) -> Void) {} }",
      "class Detail: UIViewController { init(isFirst: Bool, style: UITableView.Style, stack: UINavigationController) {} }",
      "class Detail: UIViewController { init(session: URLSession, files: FileManager, decoder: JSONDecoder) {} }",
      "class Detail: UIViewController { init(container: Container, logger: Logger, timer: Timer?) {} }",
      "class Detail: UIViewController { init(formatters: [DateFormatter], work: AnyCancellable, database: Database) {} }",
      "class Detail: UIViewController { init(taps: AnyPublisher<Void, Never>, closing: Observable<Bool>) {} }",
      "class Detail: UIViewController { init(kind: Kind) {} }\nenum Kind { case first, second }",
      "class Detail: UIViewController { init(model: DetailViewModel) {} }\nclass DetailViewModel { init(api: Client) {} }\n"
        + "class Client { init(address: String) {} }",
      """
      class Detail: UIViewController {
        private var name: String?
        func rename(_ name: String) { self.name = name }
      }
      class List: UIViewController {
        let detail = Detail()
        func open() { show(detail, sender: nil) }
        func rename() { detail.rename("1") }
      }
      """,
      """
      class Detail: UIViewController {
        private var name = ""
        func greet(_ name: String) { print(name) }
      }
      class List: UIViewController {
        func open() { let detail = Detail(); detail.greet("1"); show(detail, sender: nil) }
      }
      """,
      """
      class Base: UIViewController { init(model: BaseModel?) {} }
      class BaseModel {}
      class DetailModel: BaseModel { init(api: Client) {} }
      class ItemModel: BaseModel { init(id: String) {} }
      class Client { init(address: String) {} }
      class Detail: Base {}
      class List: UIViewController {
        func open(_ model: DetailModel) { show(Detail(model: model), sender: nil) }
      }
      """,
      "class Detail: UIViewController { private var loaded: String?; func load() { self.loaded = \"1\" } }",
      "struct Detail: View { @State private var text: String = \"\"; let title = \"\"; var body: some View { Text(\"\") } }\n"
        + "struct Start: View { var body: some View { NavigationLink(\"\") { Detail() } } }",
    ])
  func noData(declarations: String) { #expect(!isMadeWithData(declarations)) }

  @Test("although types can be made with each other in a cycle, in any order")
  func cycles() {
    let cycle = "indirect enum Tree { case node(Branch) }\nstruct Branch { let trees: [Tree]; let root: Root }\n"
    for root in ["struct Root { let tree: Tree }", "struct Root { let tree: Tree; let name: String }"] {
      let names = ["Detail", "First", "Zoo"].map { "class \($0): UIViewController { init(tree: Tree) {} }" }
      let app = Fixture(cycle + root + "\n" + names.joined(separator: "\n"))
      let all = ["screen:Detail", "screen:First", "screen:Zoo"]
      #expect(app.program.madeWithData == (root.contains("String") ? all : []))
    }
  }
}
