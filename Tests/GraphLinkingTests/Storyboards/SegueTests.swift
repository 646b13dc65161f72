import TestSupport
import Testing

@Suite("Segues")
struct SegueTests {
  private static let classes = """
    //- App.swift
    class List: UIViewController {}
    class Detail: UIViewController {}
    """

  @Test(
    "are edges of the storyboard",
    arguments: [
      ("show", "show"), ("push", "push"), ("showDetail", "showDetail"), ("presentation", "present"),
      ("popoverPresentation", "popover"), ("embed", "embed"), ("custom", "custom"),
    ])
  func kinds(_ written: String, _ kind: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "list", .screen("List", id: "list", .segue(written, to: "detail")), .screen("Detail", id: "detail")))
      \(Self.classes)
      """)
    #expect(app.differences(from: "List \(kind) Detail [certain]") == [])
  }

  @Test(
    "that code performs have the code as a second site",
    arguments: [
      "performSegue(withIdentifier: \"open\", sender: self)",
      "performSegue(withIdentifier: Segues.open, sender: self)",
      "performSegue(withIdentifier: Segue.open.rawValue, sender: self)",
      "self.performSegue(withIdentifier: \"open\", sender: nil)",
    ])
  func performed(_ call: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "list", .screen("List", id: "list", .show("detail", identifier: "open")),
        .screen("Detail", id: "detail")))
      //- List.swift
      class List: UIViewController {
        enum Segues { static let open = "open" }
        enum Segue: String { case open }
        func select() { \(call) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.found("List show ?") == [])
    #expect(app.missing("List show Detail [certain]") == [])
    #expect(app.edges.count == 1)
    let files = app.graph.edges.flatMap(\.sites).map(\.file)
    #expect(Set(files) == ["List.swift", "Main.storyboard"])
  }

  @Test("may be performed by a wrapper in an extension")
  func wrapper() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen("List", id: "list", .show("detail", identifier: "open")), .screen("Detail", id: "detail")))
      //- List.swift
      protocol SeguePerformer { associatedtype SegueIdentifier: RawRepresentable }
      extension SeguePerformer where Self: UIViewController, SegueIdentifier.RawValue == String {
        func performSegue(_ identifier: SegueIdentifier) {
          performSegue(withIdentifier: identifier.rawValue, sender: nil)
        }
      }
      class List: UIViewController, SeguePerformer {
        enum SegueIdentifier: String { case open }
        func select() { performSegue(.open) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List show Detail") == [])
    #expect(app.found("List show ?") == [])
    #expect(app.graph.edges.contains { $0.sites.contains { $0.file == "List.swift" && $0.line == 9 } })
  }

  @Test("with an identifier that exists nowhere are dangling, with the reason")
  func dangling() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("List", id: "list")))
      //- List.swift
      class List: UIViewController { func select() { performSegue(withIdentifier: "nowhere", sender: nil) } }
      """)
    #expect(app.differences(from: "List show ? @1") == [])
    #expect(app.reasons.map { $0.contains("nowhere") } == [true])
  }

  @Test("of a superclass's scene are performed by the subclass's code")
  func inherited() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen("List", id: "list", .show("detail", identifier: "open")), .screen("Detail", id: "detail")))
      //- List.swift
      class Base: UIViewController { func select() { performSegue(withIdentifier: "open", sender: nil) } }
      class List: Base {}
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List show Detail") == [])
    #expect(app.found("Base show ?\nList show ?") == [])
  }

  @Test("go through a placeholder to the scene of another storyboard")
  func placeholder() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen("List", id: "list", .show("ref"), .segue("presentation", to: "first")),
        .placeholder(id: "ref", storyboard: "Shop", identifier: "checkout"),
        .placeholder(id: "first", storyboard: "Shop")))
      //- Shop.storyboard
      \(Storyboard(initial: "cart", .screen("Cart", id: "cart"), .screen("Checkout", id: "c", identifier: "checkout")))
      //- App.swift
      class List: UIViewController {}
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      """)
    #expect(app.differences(from: "List present Cart [certain]\nList show Checkout [certain]") == [])
  }

  @Test("to a storyboard that is not there say which one")
  func brokenPlaceholder() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen("List", id: "list", .show("ref"), .segue("presentation", to: "none")),
        .placeholder(id: "ref", storyboard: "Gone", identifier: "checkout"), .placeholder(id: "none", storyboard: nil)))
      //- App.swift
      class List: UIViewController {}
      """)
    #expect(app.differences(from: "List present ?\nList show ?") == [])
    #expect(app.reasons.contains { $0.contains("Gone") && $0.contains("checkout") })
  }

  @Test("back lead to the screen that has the unwind action")
  func unwind() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .screen("List", id: "list", .show("detail")),
        .screen("Detail", id: "detail", .unwind("backToList:", exitOf: "detail", identifier: "back"))))
      //- App.swift
      class List: UIViewController { @IBAction func backToList(_ segue: UIStoryboardSegue) {} }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List show Detail\nDetail unwind List") == [])
  }

  @Test("of relationships fill containers")
  func relationships() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "tabs",
        .container("tabBarController", id: "tabs", type: "Tabs", .relationship("viewControllers", to: "nav")),
        .container("navigationController", id: "nav", .relationship("rootViewController", to: "list")),
        .screen("List", id: "list")))
      //- App.swift
      class Tabs: UITabBarController {}
      class List: UIViewController {}
      """)
    #expect(app.differences(from: "Tabs tab Main:nav\nMain:nav root List") == [])
  }

  @Test("of two navigation controllers of one class start at two places")
  func reusedNavigationController() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .container("navigationController", id: "n1", type: "Nav", .relationship("rootViewController", to: "List")),
        .container("navigationController", id: "n2", type: "Nav", .relationship("rootViewController", to: "Detail")),
        .screen("List", .segue("presentation", to: "n2")), .screen("Detail")))
      //- App.swift
      class Nav: UINavigationController {}
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List present Nav@Main:n2
          Nav@Main:n1 root List
          Nav@Main:n2 root Detail
          """) == [])
  }

  @Test("that prepare(for:) casts move nobody anywhere")
  func prepare() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(.screen("List", .show("Detail", identifier: "open")), .screen("Detail")))
      //- App.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let detail = segue.destination as? Detail { detail.item = "Detail" }
        }
      }
      class Detail: UIViewController { var item = "" }
      """)
    #expect(app.differences(from: "List show Detail") == [])
    #expect(
      app.program.knowledge.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" }.contains(
        "screen:List casts screen:Detail"))
    #expect(app.program.knowledge.map(\.inPrepare) == [true, true])
  }

  @Test("may be performed by an overload of the program's own for identifiers that are cases")
  func ownOverload() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "list", .screen("List", id: "list", .show("detail", identifier: "showDetail")),
        .screen("Detail", id: "detail"), .screen("Help", id: "help"),
        .screen("Other", id: "other", .show("help", identifier: "showDetail"))))
      //- App.swift
      protocol SegueName { var rawValue: String { get } }
      protocol SeguePerforming { func performSegue(withIdentifier identifier: SegueName, sender: Any?) }
      extension SeguePerforming {
        func performSegue(withIdentifier identifier: SegueName, sender: Any?) {
          self.performSegue(withIdentifier: identifier.rawValue, sender: sender)
        }
      }
      extension UIViewController: SeguePerforming {}
      class List: UIViewController {
        enum Segue: String, SegueName { case showDetail }
        func tap() { self.performSegue(withIdentifier: Segue.showDetail, sender: nil) }
      }
      class Other: UIViewController {}
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["List show Detail", "Other show Help"])
    #expect(
      app.graph.edges.map { $0.sites.map(\.file).sorted() } == [["App.swift", "Main.storyboard"], ["Main.storyboard"]])
  }

  @Test("with an empty identifier are none")
  func emptyIdentifier() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "list", .screen("List", id: "list", .show("detail", identifier: "detail")),
        .screen("Detail", id: "detail")))
      //- App.swift
      struct Item { let segue: String }
      class List: UIViewController {
        let items = [Item(segue: "detail"), Item(segue: "")]
        func tap(_ row: Int) { performSegue(withIdentifier: items[row].segue, sender: nil) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["List show Detail"])
  }

  @Test("that their screen always refuses lead nowhere, unless code performs them")
  func vetoed() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "tags", .table("Tags", id: "tags", cell: .show("other"), .show("kind", identifier: "kind")),
        .screen("Other", id: "other"), .screen("Kind", id: "kind")))
      //- App.swift
      class Tags: UITableViewController {
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          if identifier == "kind" { return true }
          guard let cell = sender as? UITableViewCell else { return false }
          use(cell)
          return false
        }
        func use(_ cell: UITableViewCell) {}
      }
      class Other: UIViewController {}
      class Kind: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Tags show Kind"])
  }

  @Test("of a class of the program's own show what the storyboard says, and nothing besides")
  func ownClass() {
    let app = Fixture(
      """
      class Fade: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: true) }
      }
      class Swap: UIStoryboardSegue {
        override func perform() {
          let next = self.destination
          source.navigationController?.setViewControllers([next], animated: true)
        }
      }
      class Help: UIViewController {}
      class Guide: UIStoryboardSegue {
        override func perform() { source.present(Help(), animated: true) }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Guide present Help"])
  }

  @Test(
    "of a class of the program's own appear as that shows them, whatever kind the storyboard names",
    arguments: [
      ("custom", "source.present(destination, animated: true)", "present"),
      ("custom", "source.navigationController?.pushViewController(destination, animated: false)", "push"),
      ("show", "source.present(destination, animated: true)", "present"),
      ("custom", "source.addChild(destination); source.view.addSubview(destination.view)", "child"),
      ("custom", "source.view.addSubview(destination.view); source.present(destination, animated: false)", "present"),
      (
        "custom",
        "if let stack = source.navigationController { stack.pushViewController(destination, animated: true) } "
          + "else { source.present(destination, animated: true) }", "show"
      ),
      (
        "show",
        "guard let page = destination as? Detail else { return }; let stack = UINavigationController(rootViewController: page); "
          + "source.present(stack, animated: true)", "present"
      ),
      ("show", "fade(); super.perform()", "show"),
      ("custom", "fade()", "custom"),
    ])
  func performedByClass(_ written: String, _ body: String, _ kind: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "list", .screen("List", id: "list", .segue(written, to: "detail", type: "OwnSegue")),
        .screen("Detail", id: "detail")))
      \(Self.classes)
      class OwnSegue: UIStoryboardSegue {
        override func perform() { \(body) }
        func fade() {}
      }
      """)
    #expect(app.differences(from: "List \(kind) Detail [certain]") == [])
  }

  @Test("of a class below one of the program's own appear as the class above shows them, also where code performs them")
  func performedByClassAbove() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "list", .screen("List", id: "list", .segue("custom", to: "detail", identifier: "open", type: "Tall")),
        .screen("Detail", id: "detail")))
      //- App.swift
      class Drawer: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: true) }
      }
      class Tall: Drawer { override func perform() { prepareDetents(); super.perform() } }
      class List: UIViewController { func tap() { performSegue(withIdentifier: "open", sender: nil) } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [certain]") == [])
  }

  @Test("with one of several identifiers are those that the screen has, and not those of other screens")
  func severalIdentifiers() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "a", .screen("Account", id: "a", .show("name", identifier: "name")),
        .screen("Privacy", id: "p", .show("code", identifier: "code")),
        .screen("Name", id: "name"), .screen("Code", id: "code")))
      //- App.swift
      struct Row { let segue: String }
      class Account: UIViewController {
        let rows: [Row] = [Row(segue: "name"), Row(segue: "code")]
        func tap(_ index: Int) { performSegue(withIdentifier: rows[index].segue, sender: nil) }
      }
      class Privacy: UIViewController {}
      class Name: UIViewController {}
      class Code: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Account show Name", "Privacy show Code"])
  }
}

@Suite("The action of a segue")
struct SegueActionTests {
  @Test("makes what appears, and the scene at the segue's end is no screen of its own")
  func actions() {
    let app = Fixture(
      """
      //- List.swift
      class List: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { Detail(coder: coder, id: 3) }
        @IBSegueAction func host(coder: NSCoder, sender: Any?) -> UIViewController? {
          UIHostingController(coder: coder, rootView: Info())
        }
        @IBSegueAction func unknown(_ coder: NSCoder) -> UIViewController? { elsewhere(coder) }
      }
      class Detail: UIViewController {}
      struct Info: View { var body: some View { Text("Info") } }
      //- Main.storyboard
      <document initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="List"><connections>
      <segue id="1" destination="b" kind="show" destinationCreationSelector="makeDetail:"/>
      <segue id="2" destination="c" kind="show" destinationCreationSelector="hostWithCoder:sender:"/>
      <segue id="3" destination="d" kind="show" destinationCreationSelector="unknown:"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="b"/></objects></scene>
      <scene><objects><hostingController id="c"/></objects></scene>
      <scene><objects><viewController id="d"/></objects></scene>
      </scenes></document>
      """)
    #expect(
      app.differences(
        from: """
          List show Detail
          List show Info
          List show Main:d
          """) == [])
    #expect(app.nodes(.screen).contains { $0.hasPrefix("Main:c") || $0.hasPrefix("Main:b") } == false)
  }
}
