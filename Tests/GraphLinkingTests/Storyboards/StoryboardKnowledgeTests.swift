import NavigationModel
import TestSupport
import Testing

@Suite("What storyboards hold")
struct StoryboardKnowledgeTests {
  /// Whether the segue `openDetail` from `List` is named in some code.
  private func isNamed(_ code: String, besides others: String...) -> Bool? {
    let marked = """
      //- Main.storyboard
      \(Storyboard(
        initial: "List", .screen("List", .show("Detail", identifier: "openDetail")), .screen("Detail")))
      //- App.swift
      class List: UIViewController {}
      class Detail: UIViewController {}
      \(code)
      """
    let app = others.isEmpty ? Fixture.wholeApp(marked) : Fixture.wholeApp(marked, besides: others[0])
    return app.segues.first?.isNamedInCode
  }

  @Test("is a segue that no code names")
  func unnamed() {
    #expect(isNamed("let title = \"open\"\nfunc openAll(_ detail: Detail) {}") == false)
  }

  @Test(
    "is a segue that code names: as a text, as a case, as generated code does, or by parts of it",
    arguments: [
      "func go(_ list: List) { list.performSegue(withIdentifier: \"openDetail\", sender: nil) }",
      "enum Segue: String { case openDetail }", "enum Segue: String { case detail = \"openDetail\" }",
      "func go(_ list: List) { list.performSegue(withIdentifier: R.segue.list.openDetail, sender: nil) }",
      "func go(_ list: List) { list.perform(segue: .openDetail) }",
      "func go(_ name: String) -> String { \"open\\(name)\" }", "func go(_ name: String) -> String { \"open\" + name }",
      "func go(_ name: String) { switch name { case \"openDetail\": break\ndefault: break } }",
      "class Cell { @Segue(\"openDetail\") var segue: Int }", "func go(_ name: String = \"openDetail\") {}",
    ])
  func named(code: String) {
    #expect(isNamed(code) == true)
  }

  @Test("is not told of where other code than Swift may name it, or no project says what code there is")
  func unknownCode() {
    #expect(isNamed("", besides: "App/Legacy.m") == nil)
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "List", .screen("List", .show("List", identifier: "open"), .show("List"))))
      """)
    #expect(app.segues.map(\.isNamedInCode) == [nil, false])
  }

  @Test("is what only code can perform: segues of the controller itself, and no relationships")
  func manual() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "tabs", .container("tabBarController", id: "tabs", .relationship("viewControllers", to: "List")),
        .screen("List", .show("tabs"), .segue("embed", to: "tabs"))))
      """)
    #expect(app.segues.map(\.isManual) == [false, true, false])
  }

  @Test("is a class that a Swift module should declare but does not")
  func classes() {
    let storyboard = Storyboard(
      .screen("List"), .screen("Renamed"), .screen("Legacy", id: "legacy"), .screen(nil, id: "plain"),
      .screen("Picker", id: "picker")
    ).description
      .replacingOccurrences(of: "customClass=\"Renamed\"", with: "customClass=\"Renamed\" customModule=\"App\"")
      .replacingOccurrences(of: "customClass=\"Picker\"", with: "customClass=\"Picker\" customModule=\"PickerKit\"")
    let app = Fixture.wholeApp("//- Main.storyboard\n\(storyboard)\n//- App.swift\nclass List: UIViewController {}")
    #expect(
      app.program.storyboards.storyboards.flatMap(\.scenes).map(\.isClassDeclared) == [true, false, nil, nil, nil])
  }

  @Test(
    "is a class that may be declared where Objective-C names it, or a file with a syntax error",
    arguments: [
      ("@interface Renamed : UIViewController", nil), ("[Renamed new];", nil), ("@\"Renamed\"", nil),
      ("@interface RenamedCell : UIView", false), ("", false),
    ] as [(String, Bool?)])
  func classesOfOtherLanguages(line: String, isDeclared: Bool?) {
    let storyboard = Storyboard(.screen("List"), .screen("Renamed"), .screen("Legacy", id: "legacy")).description
      .replacingOccurrences(of: "customClass=\"Renamed\"", with: "customClass=\"Renamed\" customModule=\"App\"")
    let swift = "//- Main.storyboard\n\(storyboard)\n//- App.swift\nclass List: UIViewController {}"
    func isClassDeclared(_ app: Fixture) -> [Bool?] {
      app.program.storyboards.storyboards.flatMap(\.scenes).map(\.isClassDeclared)
    }
    let objectiveC = "\(swift)\n//- Legacy/App.m\n@implementation App\n\(line)\n@end"
    #expect(isClassDeclared(Fixture.wholeApp(objectiveC, besides: "App.m")) == [true, isDeclared, nil])
    #expect(isClassDeclared(Fixture.wholeApp(objectiveC, besides: "App.m", "Unread.mm")) == [true, nil, nil])
    let broken = "\(swift)\n//- Other.swift\nfunc f() { let = ) \n\(line)\n}"
    #expect(isClassDeclared(Fixture.wholeApp(broken)) == [true, isDeclared, nil])
  }

  /// Whether anything names the storyboard `Catalog` of an app, beside a reference to `Help` in it.
  private func isCatalogNamed(by code: String, _ documents: String = "") -> Bool? {
    let catalog = Storyboard(initial: "List", .screen("List"), .placeholder(id: "a", storyboard: "Help"))
    let app = Fixture.wholeApp(
      """
      //- Catalog.storyboard
      \(catalog)
      \(documents)
      //- App.swift
      class List: UIViewController {}
      \(code)
      """)
    return app.program.storyboards.storyboards.first { $0.name == "Catalog" }?.isNamed
  }

  @Test(
    "is a storyboard that code names",
    arguments: [
      "func go() { UIStoryboard(name: \"Catalog\", bundle: nil) }", "func go() { R.storyboard.catalog() }",
      "enum Board: String { case Catalog }",
      "func go(_ name: String) { UIStoryboard(name: name + \"alog\", bundle: nil) }",
    ])
  func storyboards(code: String) {
    #expect(isCatalogNamed(by: code) == true)
  }

  @Test("is a storyboard that documents name, or nothing at all")
  func storyboardsInDocuments() {
    let other = Storyboard(initial: "a", .placeholder(id: "a", storyboard: "Catalog"))
    #expect(isCatalogNamed(by: "", "//- Other.storyboard\n\(other)") == true)
    let list = """
      //- Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Catalog</string></dict></plist>
      """
    #expect(isCatalogNamed(by: "", list) == true)
    #expect(isCatalogNamed(by: "") == false)
  }

  @Test("is no storyboard of which it cannot be told whether anything names it: settings may, or other code")
  func storyboardsInSettings() {
    let main = Storyboard(initial: "List", .screen("List"))
    let marked = "//- Main.storyboard\n\(main)\n//- App.swift\nclass List: UIViewController {}"
    #expect(Fixture.wholeApp(marked).program.storyboards.storyboards.map(\.isNamed) == [nil])
    #expect(Fixture(marked).program.storyboards.storyboards.map(\.isNamed) == [nil])
  }

  @Test(
    "is an action that a class implements, by whichever name Objective-C knows it",
    arguments: [
      ("makeDetail:", "@IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil }"),
      ("makeDetailWithCoder:", "@IBSegueAction func makeDetail(coder: NSCoder) -> Detail? { nil }"),
      ("makeDetail:sender:", "@IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> Detail? { nil }"),
      ("unwindForSegue:", "@IBAction func unwind(forSegue segue: UIStoryboardSegue) {}"),
      ("back:", "@objc(back:) func goBack(_ segue: UIStoryboardSegue) {}"),
    ])
  func actions(_ selector: String, _ method: String) {
    let marked = """
      //- Main.storyboard
      \(Storyboard(.screen("List", .unwind(selector, exitOf: "List")), .screen("Detail", .unwind("gone:", exitOf: "List"))))
      //- App.swift
      class List: UIViewController { \(method) }
      class Detail: UIViewController {}
      """
    #expect(Fixture.wholeApp(marked).segues.map(\.isActionImplemented) == [true, false])
    #expect(Fixture(marked).segues.map(\.isActionImplemented) == [true, nil])
  }

  @Test("is an action by the name that it had in Swift 2, in code of that time")
  func actionsBeforeLabels() {
    func app(_ call: String) -> Fixture {
      Fixture.wholeApp(
        """
        //- Main.storyboard
        \(Storyboard(.screen("List", .unwind("back:", exitOf: "List")), .screen("Detail")))
        //- App.swift
        class List: UIViewController {
          @IBAction func back(segue: UIStoryboardSegue) {}
          func open() { \(call) }
        }
        class Detail: UIViewController {}
        """)
    }
    let old = app("presentViewController(Detail(), animated: true, completion: nil)")
    #expect(old.segues.map(\.isActionImplemented) == [true])
    #expect(app("present(Detail(), animated: true)").segues.map(\.isActionImplemented) == [false])
  }

  @Test("is a reference to another storyboard, with whether it leads somewhere")
  func references() {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        .placeholder(id: "a", storyboard: "Other"), .placeholder(id: "b", storyboard: "Other", identifier: "gone"),
        .placeholder(id: "c", storyboard: "Library"), .placeholder(id: "d", storyboard: nil)))
      //- Other.storyboard
      \(Storyboard(initial: "List", .screen("List")))
      """)
    let scenes = app.program.storyboards.storyboards.first?.scenes ?? []
    #expect(scenes.map(\.reference?.isFound) == [true, false, nil, nil])
    #expect(scenes.map { $0.node != nil } == [true, false, false, false])
  }
}
