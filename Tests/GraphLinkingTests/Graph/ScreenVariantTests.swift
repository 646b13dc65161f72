import TestSupport
import Testing

@Suite("The instances of a screen")
struct ScreenVariantTests {
  private func variations(of name: String, in app: Fixture) -> [String]? {
    app.graph.nodes.first { $0.name == name }?.variesBy
  }

  @Test("differ by generic parameters that several models of the program fit")
  func generics() {
    let app = Fixture(
      """
      protocol Filtering {}
      struct ProductFilter: Filtering {}
      struct OrderFilter: Filtering {}
      protocol Listing {}
      struct ListModel: Listing {}
      class Picker<Filter: Filtering, Cell: UITableViewCell, Element>: UIViewController {}
      class List<Model: Listing>: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(variations(of: "Picker", in: app) == ["Filter"])
    #expect(variations(of: "List", in: app) == nil)
    #expect(variations(of: "Detail", in: app) == nil)
  }

  @Test("differ by the models behind a protocol that they are made with, wherever they are made")
  func models() {
    let app = Fixture(
      """
      protocol Tracking {}
      struct ListedTracking: Tracking {}
      struct OwnTracking: Tracking {}
      class Form: UIViewController { init(model: Tracking) { super.init(nibName: nil, bundle: nil) } }
      class Order: UIViewController {
        func track() { show(make(), sender: nil) }
        func make() -> Form { let model = ListedTracking(); return Form(model: model) }
      }
      class Carriers: UIViewController { func add() { show(Form(model: OwnTracking()), sender: nil) } }
      """)
    #expect(variations(of: "Form", in: app) == ["model"])
    #expect(variations(of: "Order", in: app) == nil)
  }

  @Test(
    "are alike",
    arguments: [
      // One model everywhere, of several that there are.
      "func one() { show(Form(model: ListedTracking()), sender: nil) }",
      "func one(_ model: Tracking) { show(Form(model: model), sender: nil) }",
      // A service and what stands in for it.
      "func one() { let model: Tracking = isOn ? ListedTracking() : OwnTracking(); show(Form(model: model), sender: nil) }",
      // Who listens to the form says nothing of it.
      "func one() { show(Form(model: ListedTracking(), listener: self), sender: nil) }",
    ])
  func alike(call: String) {
    let app = Fixture(
      """
      protocol Tracking {}
      struct ListedTracking: Tracking {}
      struct OwnTracking: Tracking {}
      protocol Listener {}
      class Form: UIViewController {
        init(model: Tracking, listener: Listener? = nil) { super.init(nibName: nil, bundle: nil) }
      }
      class Order: UIViewController, Listener {
        \(call)
        func other() { show(Form(model: ListedTracking(), listener: self), sender: nil) }
      }
      class Refund: UIViewController, Listener {
        func track() { show(Form(model: ListedTracking(), listener: self), sender: nil) }
      }
      """)
    #expect(variations(of: "Form", in: app) == nil)
  }

  @Test("are the screens that a generic container is put around")
  func genericContainers() {
    let app = Fixture(
      """
      class Box<Top: UIViewController>: UIViewController {
        let top: Top
        init(top: Top) { self.top = top; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(top) }
      }
      class Flow: UIViewController {
        func a() { show(Box(top: Form()), sender: nil) }
        func b() { show(Box(top: Detail()), sender: nil) }
      }
      class Form: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.graph.nodes.first { $0.name == "Box" }?.variesBy == ["Top"])
  }

  @Test(
    "differ by what decides which view each of them shows",
    arguments: [
      "switch kind { case .icons: List { Text(\"a\") }; case .tasks: NavigationStack { Text(\"b\") } }",
      "Group { if kind == .icons { Icons() } else { Tasks() } }.padding()",
    ])
  func dispatchers(body: String) {
    let app = Fixture(Self.sheet(body))
    #expect(variations(of: "Sheet", in: app) == ["kind"])
  }

  @Test(
    "are alike where a part of them is shown by each",
    arguments: [
      "VStack { Text(\"\"); switch kind { case .icons: Icons(); case .tasks: Tasks() } }",
      "if isOn { Icons() } else { Tasks() }",
    ])
  func compositions(body: String) {
    let app = Fixture(Self.sheet(body))
    #expect(variations(of: "Sheet", in: app) == nil)
  }

  /// A view that two others make in different modes.
  private static func sheet(_ body: String) -> String {
    """
    struct Sheet: View {
      enum Kind { case icons, tasks }
      let kind: Kind
      @State var isOn = false
      var body: some View { \(body) }
    }
    struct Form: View { @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) { Sheet(kind: .icons) } } }
    struct Home: View { @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) { Sheet(kind: .tasks) } } }
    struct Icons: View { var body: some View { Text("Icons") } }
    struct Tasks: View { var body: some View { Text("Tasks") } }
    """
  }
}
