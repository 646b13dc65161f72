import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

/// Two apps, written down one after the other, of which the second has other names.
@Suite("A comparison knows renamed types")
struct RenamingTests {
  /// Who is told to be renamed, each screen in a file of its own that is called like it unless something else is said.
  private func renamed(
    _ before: String, _ after: String, file: (Node) -> String = { "\($0.name).swift" }
  ) throws -> [String] {
    try difference(before, after, file: file).renamed.map { "\($0.before.name) \($0.after.name)" }
  }

  private func difference(
    _ before: String, _ after: String, file: (Node) -> String = { "\($0.name).swift" }
  ) throws -> GraphDifference {
    let results = try [before, after].map { sketch in
      var result = try result(sketch)
      for index in result.nodes.indices {
        move(&result.nodes[index], to: file(result.nodes[index]))
        // What a screen makes within itself is of no type of the app.
        if result.nodes[index].name.contains("/") { result.nodes[index].type = nil }
      }
      return result
    }
    return GraphComparison.difference(from: results[0], to: results[1])
  }

  private func move(_ node: inout Node, to file: String) {
    node.location = node.location.map { SourceLocation(file: file, line: $0.line, column: $0.column) }
  }

  /// A home screen that leads to others.
  private static func home(_ screens: String...) -> String {
    (["entry App", "App root Home"] + screens.map { "Home push \($0)" }).joined(separator: "\n")
  }

  @Test(
    "by a name that is much alike",
    arguments: [
      ("DetailVC", "ItemDetailVC"), ("SetingsViewController", "SettingsViewController"), ("Profile", "UserProfile"),
      ("PromoViewController", "PromoScreen"), ("Login.View", "Login.Page"),
    ])
  func names(before: String, after: String) throws {
    #expect(try renamed(Self.home(before, "List"), Self.home(after, "List")) == ["\(before) \(after)"])
  }

  @Test(
    "and takes no two screens for one that only have a neighbour in common, however they are called",
    arguments: [
      ("Promo", "Help"), ("OrderList", "ArchiveList"), ("Map", "Tap"), ("Menu.Detail", "Store.Detail"),
      ("PromoViewController", "HelpViewController"),
    ])
  func strangers(before: String, after: String) throws {
    let found = try difference(Self.home(before, "List"), Self.home(after, "List"))
    #expect(found.renamed == [] && found.added.count == 1 && found.removed.count == 1)
  }

  @Test("by a file that holds nothing else, where both do mostly the same")
  func files() throws {
    let before = Self.home("Promo", "List")
    let after = Self.home("Help", "List")
    #expect(
      try renamed(before, after) {
        $0.name == "List"
          ? "List.swift" : $0.kind == .entry ? "App.swift" : $0.name == "Home" ? "Home.swift" : "It.swift"
      } == ["Promo Help"])
    // A file with many screens says nothing of each of them.
    #expect(try renamed(before, after) { _ in "Screens.swift" } == [])
  }

  @Test("by a file that was renamed with it, where both do all the same")
  func renamedFiles() throws {
    let before = Self.home("MessageInfoViewController", "List")
    let after = Self.home("MessageFactsViewController", "List")
    let both = ["MessageInfoViewController MessageFactsViewController"]
    #expect(try renamed(before, after) == both)
    #expect(
      try renamed(before, after) { "Chat/\($0.name.replacing("ViewController", with: "")).swift" } == both)
    #expect(try renamed(Self.home("OrderList"), Self.home("OrderLog")) == ["OrderList OrderLog"])
    #expect(try renamed(Self.home("OrderList"), Self.home("OrderLog")) { "\($0.name)/View.swift" } == [])
    // Another name, another folder, a file that is not called like it, or one that is there on both sides.
    #expect(try renamed(before, after.replacing("MessageFacts", with: "ChatFacts")) == [])
    #expect(try renamed(before, after.replacing("MessageFacts", with: "MessageComposer")) == [])
    // Half of a name is the word that says what several screens are about.
    let (form, summary) = ("PaymentFormViewController", "PaymentSummaryViewController")
    #expect(try renamed(Self.home(form, "List"), Self.home(summary, "List")) == [])
    #expect(try renamed(before, after) { "\($0.name)/\($0.name).swift" } == [])
    #expect(try renamed(before, after) { "\($0.name)+.swift".replacing("Message", with: "Chat") } == [])
    let keeping = "\nList push MessageFactsCell"
    #expect(
      try renamed(before + keeping, after + keeping) {
        $0.name == "MessageFactsCell" ? "MessageFactsViewController.swift" : "\($0.name).swift"
      } == [])
    // Another place in the file, a transition that one of them has not, or two that could be meant.
    let (old, new) = (try result(before), try result(after))
    var moved = new
    for index in moved.nodes.indices where moved.nodes[index].name == "MessageFactsViewController" {
      moved.nodes[index].location = SourceLocation(file: "MessageFactsViewController.swift", line: 12, column: 7)
    }
    #expect(GraphComparison.difference(from: old, to: new).renamed.count == 1)
    #expect(GraphComparison.difference(from: old, to: moved).renamed == [])
    #expect(try renamed(before, after + "\nMessageFactsViewController push List") == [])
    #expect(try renamed(before, after + "\nHome push MessageStateViewController") == [])
  }

  @Test("by the name within the type around it, whoever else does what it did")
  func nestedNames() throws {
    let before = Self.home("DraftsListView", "One", "Two") + "\nOne push DraftsListView\nTwo push DraftsListView"
    let after =
      Self.home("EmojisView", "One", "Two")
      + "\nOne push EmojisView\nTwo push EmojisView\nTwo push Editor.DraftsListView"
    let found = try difference(before, after)
    #expect(found.renamed.map(\.after.name) == ["Editor.DraftsListView"])
    #expect(found.added.map(\.node.name) == ["EmojisView"] && found.removed == [])
    #expect(try renamed(after, before) == ["Editor.DraftsListView DraftsListView"])
    // One word is the name of many types, and of two that came neither is meant.
    let one = before.replacing("DraftsListView", with: "DraftsView")
    let other = after.replacing("DraftsListView", with: "DraftsView")
    #expect(try renamed(one, other) == ["DraftsView EmojisView"])
    #expect(try renamed(before, after + "\nOne push Chat.DraftsListView") == ["DraftsListView EmojisView"])
    // What one of them does has nothing to do with what the other one did.
    let others = "entry App\nApp root Home\nHome push Chat\nHome push Pay\nHome push User\n"
    let old = others + "Home push Editor.DraftsListView\nEditor.DraftsListView sheet Pay"
    let new = others + "Chat fullScreenCover DraftsListView\nDraftsListView present User"
    #expect(try !renamed(old, new).contains("Editor.DraftsListView DraftsListView"))
    let moved = before.replacing("DraftsListView", with: "Chat.DraftsListView")
    #expect(try renamed(moved, after) == ["Chat.DraftsListView EmojisView"])
  }

  @Test(
    "and knows a type that has moved to another module, unless it does something else there",
    arguments: [
      ("Activity@App Activity@Status", "Activity@App Activity@StatusKit", "", "Activity@Status Activity@StatusKit"),
      ("Activity@App Activity@Status", "Activity@App Activity@A Activity@B", "", ""),
      ("Activity@App Activity@A Activity@B", "Activity@App Activity@C", "", ""),
      ("Activity@App Activity@A", "Activity@App Activity@B", "Activity@A push One, Activity@B push Two", ""),
      (
        "Activity@App Activity@A", "Activity@App Activity@B", "Activity@A push One, Activity@B push One",
        "Activity@A Activity@B"
      ),
      (
        "OrderList@App OrderList@A", "OrderList@App OrderList@B", "OrderList@A push One, OrderList@B push Two",
        "OrderList@A OrderList@B"
      ),
    ])
  func moves(before: String, after: String, deeds: String, expected: String) throws {
    let results = try [before, after].map { side in
      let names = side.split(separator: " ")
      let told = deeds.split(separator: ", ").filter { deed in names.contains { deed.hasPrefix("\($0) ") } }
      var result = try result(
        "entry App\nApp root Home\nHome push One\nHome push Two\n"
          + names.map { "screen \($0)" }.joined(separator: "\n") + "\n" + told.joined(separator: "\n"))
      for index in result.nodes.indices {
        let name = String(result.nodes[index].name.prefix { $0 != "@" })
        (result.nodes[index].name, result.nodes[index].type) = (name, name)
      }
      return result
    }
    let found = Renamings(from: results[0], to: results[1]).pairs
    func called(_ node: Node) -> String { String(node.id.drop { $0 != ":" }.dropFirst()) }
    #expect(found.map { "\(called($0.before)) \(called($0.after))" }.joined(separator: ", ") == expected)
  }

  @Test("by the place among others in a file, where both do all the same and more than one thing")
  func placesInFiles() throws {
    let shop = Self.home("List") + "\nList push PharmacyStock\nPharmacyStock push Reviews"
    let other = shop.replacing("PharmacyStock", with: "Stock")
    #expect(try renamed(shop, other) { _ in "Screens.swift" } == ["PharmacyStock Stock"])
    #expect(try renamed(shop, other) { $0.name == "Stock" ? "Other.swift" : "Screens.swift" } == [])
    #expect(try renamed(shop, other + "\nStock push Cart") { _ in "Screens.swift" } == [])
  }

  @Test("by three transitions, where both do mostly the same")
  func deeds() throws {
    let shop = Self.home("List") + "\nList push Detail\nDetail push Reviews\nDetail present Cart\nCart push Checkout"
    #expect(try renamed(shop, shop.replacing("Detail", with: "Product")) == ["Detail Product"])
    let two = shop.replacing("\nDetail present Cart", with: "")
    #expect(try renamed(two, two.replacing("Detail", with: "Product")) == [])
    let more = shop.replacing("Detail", with: "Product") + "\nProduct push A\nProduct push B\nProduct push C"
    #expect(try renamed(shop, more) == [])
  }

  @Test("by the scene of a storyboard")
  func scenes() throws {
    let sketch = "entry App\nApp root Home\nHome push Old in storyboard"
    var (before, after) = (try result(sketch), try result(sketch.replacing("Old", with: "Fresh")))
    for (index, node) in before.nodes.enumerated() where node.name == "Old" {
      (before.nodes[index].storyboard, before.nodes[index].sceneID) = ("Main", "abc-1-x")
    }
    for (index, node) in after.nodes.enumerated() where node.name == "Fresh" {
      (after.nodes[index].storyboard, after.nodes[index].sceneID) = ("Main", "abc-1-x")
    }
    #expect(GraphComparison.difference(from: before, to: after).renamed.map(\.after.name) == ["Fresh"])
  }

  @Test("by the likest name where two were renamed, and not by the alphabet")
  func several() throws {
    let found = try renamed(Self.home("DetailVC", "ListVC"), Self.home("AListVC", "ZDetailVC"))
    #expect(found == ["DetailVC ZDetailVC", "ListVC AListVC"])
  }

  @Test("and takes none where two could be meant")
  func ties() throws {
    #expect(try renamed(Self.home("Detail", "List"), Self.home("DetailA", "DetailB", "List")) == [])
    let shop = Self.home("List") + "\nList push Detail\nDetail push Reviews\nDetail present Cart"
    let twins = shop.replacing("Detail", with: "North") + "\nList push South\nSouth push Reviews\nSouth present Cart"
    #expect(try renamed(shop, twins) == [])
  }

  @Test("around types that were renamed as well")
  func neighbours() throws {
    let shop = Self.home("List") + "\nList push Detail\nDetail push Reviews"
    let after = shop.replacing("List", with: "ListScene").replacing("Detail", with: "ItemDetail")
    #expect(try renamed(shop, after) == ["Detail ItemDetail", "List ListScene"])
  }

  @Test(
    "around what they make within themselves or around themselves, which is called by them",
    arguments: ["child %/UIViewController", "embed %/UIHostingController/UIView", "present Panel(%)"])
  func makers(deed: String) throws {
    func app(_ name: String) -> String {
      Self.home(name, "List") + "\n\(name) \(deed.replacing("%", with: name))"
    }
    let found = try difference(app("MessageInfoViewController"), app("MessageFactsViewController"))
    #expect(found.renamed.map(\.after.name) == ["MessageFactsViewController"])
    #expect(found.added == [] && found.removed == [])
    #expect(found.addedTransitions == [] && found.removedTransitions == [])
    // That two make something of one sort says nothing of them.
    #expect(try renamed(app("Promo"), app("Help")) == [])
    let others = "\nList push Promo\nList present Terms"
    #expect(try renamed(app("Map") + others, app("Tap") + others.replacing("Promo", with: "Help")) == [])
  }

  @Test("in a project that renamed all of its types", .timeLimit(.minutes(Hang.minutes)))
  func all() throws {
    let shop = Self.home() + (0..<1_500).map { "\nHome push Page\($0)Detail\nPage\($0)Detail push End" }.joined()
    let found = try difference(shop, shop.replacing("Page", with: "NewPage"))
    #expect(found.renamed.count == 1_500)
    #expect(found.added == [] && found.addedTransitions == [] && found.removedTransitions == [])
  }

  @Test("and their cycles, pairs and stacks, in whatever order the new names are")
  func findings() throws {
    let cycle =
      "entry App\nApp root Alpha\nAlpha push Mid\nMid push Alpha\nMid push End\nMid casts Alpha\nAlpha creates Mid"
    let found = try difference(cycle, cycle.replacing("Alpha", with: "Zeta"))
    #expect(found.renamed.map(\.after.name) == ["Zeta"])
    #expect(found.newFindings == [] && found.goneFindings == [])
    #expect(found.addedTransitions == [] && found.removedTransitions == [])
  }

  @Test("and does not mean cycles the other way round by it")
  func directions() throws {
    let cycle = "A push B\nB push C\nC push A\nA push X\nB push Y\nX push B"
    let other = "C push B\nB push A\nA push C\nA push X\nB push Y\nX push B"
    let found = try difference(cycle, other)
    #expect(!found.addedTransitions.isEmpty || !found.changedTransitions.isEmpty)
  }

  @Test(
    "in ids that are made of theirs, and nowhere else",
    arguments: [
      ("screen:Detail", "screen:ItemPage"), ("screen:Menu.Detail", "screen:Menu.Detail"),
      ("screen:DetailView", "screen:DetailView"), ("unknown:screen:Detail", "unknown:screen:ItemPage"),
      ("container:UINavigationController(Detail)", "container:UINavigationController(ItemPage)"),
      ("container:UITabBarController(List,Detail)", "container:UITabBarController(List,ItemPage)"),
      (
        "container:UITabBarController(UINavigationController(Detail),Menu.Detail)",
        "container:UITabBarController(UINavigationController(ItemPage),Menu.Detail)"
      ),
      ("container:UINavigationController(coordinator:Main)", "container:UINavigationController(coordinator:Start)"),
      ("screen:Detail/Footer", "screen:ItemPage/Footer"), ("container:Detail:abc-1", "container:Detail:abc-1"),
      ("system:Detail", "system:Detail"), ("coordinator:Saver", "coordinator:Keeper"), ("", ""), ("a)(", "a)("),
    ])
  func ids(before: String, after: String) {
    func pair(_ before: String, _ after: String, _ kind: Node.Kind) -> GraphDifference.Renaming {
      func node(_ name: String) -> Node { Node(id: "\(kind.rawValue):\(name)", name: name, type: name, kind: kind) }
      return GraphDifference.Renaming(before: node(before), after: node(after))
    }
    let ids = RenamedIDs([
      pair("Detail", "ItemPage", .screen), pair("Main", "Start", .coordinator), pair("Saver", "Keeper", .navigator),
    ])
    #expect(ids.id(before) == after)
    #expect(ids.words(of: "dangling-segue \(before) Detail") == ["dangling-segue", after, "Detail"])
  }

  @Test(
    "in ids of what is made around several, which name them in the order of the alphabet",
    arguments: [
      ("container:UITabBarController(List,Map,Settings)", "container:UITabBarController(About,List,Map)"),
      (
        "container:UITabBarController(UINavigationController(List),UINavigationController(Settings),Map)",
        "container:UITabBarController(UINavigationController(About),UINavigationController(List),Map)"
      ),
      (
        "container:UISplitViewController(UITabBarController(Map,Settings))",
        "container:UISplitViewController(UITabBarController(About,Map))"
      ),
      (
        "unknown:container:UITabBarController(List,Map,Settings)",
        "unknown:container:UITabBarController(About,List,Map)"
      ),
      // What there is no such node of keeps the order that it had.
      ("container:UITabBarController(Map,Settings)", "container:UITabBarController(Map,About)"),
    ])
  func orders(before: String, after: String) {
    func node(_ name: String) -> Node { Node(id: "screen:\(name)", name: name, type: name, kind: .screen) }
    let ids = RenamedIDs(
      [GraphDifference.Renaming(before: node("Settings"), after: node("About"))],
      among: [
        "container:UITabBarController(About,List,Map)",
        "container:UITabBarController(UINavigationController(About),UINavigationController(List),Map)",
        "container:UISplitViewController(UITabBarController(About,Map))",
      ])
    #expect(ids.id(before) == after)
  }

  @Test("in tabs, of which one has a name from another place of the alphabet")
  func tabs() throws {
    func app(_ settings: String, _ tabs: [String]) throws -> AnalysisResult {
      let bar = "UITabBarController(\(tabs.joined(separator: ",")))"
      return try result(
        "entry App\nApp root \(bar)\n" + tabs.map { "\(bar) tab \($0)" }.joined(separator: "\n")
          + "\n\(settings) push Account\n\(settings) push Help\n\(settings) push Terms")
    }
    let found = GraphComparison.difference(
      from: try app("Settings", ["List", "Map", "Settings"]), to: try app("About", ["About", "List", "Map"]))
    #expect(found.renamed.map(\.after.name) == ["About"])
    #expect(found.added == [] && found.removed == [])
    #expect(found.addedTransitions == [] && found.removedTransitions == [])
  }

  @Test("and knows a type whose id only says now that there is another one of its name")
  func namesakes() throws {
    var (before, after) = (
      try result(Self.home("Detail", "List")), try result(Self.home("Detail@App", "Detail@Kit", "List"))
    )
    for (index, node) in after.nodes.enumerated() where node.name.hasPrefix("Detail") {
      (after.nodes[index].name, after.nodes[index].type) = ("Detail", "Detail")
      move(&after.nodes[index], to: node.name == "Detail@App" ? "App/Detail.swift" : "Kit/Detail.swift")
    }
    for (index, node) in before.nodes.enumerated() where node.name == "Detail" {
      move(&before.nodes[index], to: "App/Detail.swift")
    }
    let found = GraphComparison.difference(from: before, to: after)
    #expect(found.added.map(\.node.id) == ["screen:Detail@Kit"])
    #expect(found.renamed == [] && found.removed == [])
  }
}
