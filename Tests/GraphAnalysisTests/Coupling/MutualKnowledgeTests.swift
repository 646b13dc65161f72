import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("mutual-knowledge")
struct MutualKnowledgeTests {
  @Test("says who knows whom and how, and which of them should report back")
  func message() throws {
    let sketch = "Form creates Picker\nPicker casts Form\nForm present Picker"
    let finding = try #require(try findings(MutualKnowledge.self, in: sketch).first)
    #expect(finding.severity == .warning)
    #expect(finding.message == "Picker casts to Form, which creates it.")
    #expect(finding.notes == [])
    #expect(
      finding.help
        == "Let Picker report back to the screen that shows it through a closure or a delegate protocol.")
    #expect(finding.nodes == ["screen:Form", "screen:Picker"])
    #expect(finding.location?.line == 2)
    #expect(finding.relatedLocations.map(\.line) == [1, 3])
    #expect(finding.fingerprint == "mutual-knowledge screen:Form screen:Picker")
  }

  @Test("reports a child that casts to its parent, although having a child is fine")
  func parent() throws {
    let found = try findings(MutualKnowledge.self, in: "Parent creates Child\nParent child Child\nChild casts Parent")
    #expect(found.map(\.nodes) == [["screen:Child", "screen:Parent"]])
    #expect(
      found.map(\.help) == ["Let Child report back to its parent through a closure or a delegate protocol."])
  }

  @Test(
    "advises to report back only where the one is shown by the other, and not by itself",
    arguments: [
      // Nobody is known to show the other.
      "Form creates Picker\nPicker casts Form", "Form creates Picker\nPicker configures Form",
      // The screen that is shown may be around the one that shows it.
      "Card creates Frame\nCard present~ Frame\nFrame casts Card\nFrame child ?",
    ])
  func protocols(sketch: String) throws {
    let finding = try #require(try findings(MutualKnowledge.self, in: sketch).first)
    #expect(finding.help == "Let one of them refer to the other only through a protocol.")
  }

  @Test("does not take a cast before a segue back for showing")
  func unwinding() throws {
    let sketch =
      "Game unwind List\nGame casts List in prepare\nList casts Game in prepare\nList show Game in storyboard"
    #expect(try waysOut(sketch) == [.reportBack("screen:Game")])
    #expect(try waysOut(sketch.replacing("Game unwind", with: "Game show")) == [.layer])
  }

  @Test("has a coordinator for the way out of screens of which each shows the other")
  func showing() throws {
    #expect(try waysOut("A push B\nB push A") == [.layer])
    #expect(
      WayOut.layer.advice(AnalysisContext(try GraphSketch.program("A push B")))
        == "Let a coordinator or a routing layer show them, so that none names another.")
  }

  private func waysOut(_ sketch: String) throws -> [WayOut] {
    let context = AnalysisContext(try GraphSketch.program(sketch))
    return MutualPair.all(in: context).map(context.wayOut)
  }

  @Test(
    "finds screens of which one casts to the one that shows, makes or holds it, or sets something of it",
    arguments: [
      "A creates B\nB casts A", "A creates B\nB configures A", "A casts B\nA push~ B\nB casts A",
      "A configures B\nA child B\nB casts A", "A push B\nB casts A",
      // Whoever is brought may also go back.
      "A push B\nB casts A\nB pop A", "A creates B\nB casts A\nB casts A in prepare",
      // A cast to the screen that is shown may be in prepare(for:), since the other one looks up.
      "A casts B in prepare\nA show B in storyboard\nB casts A",
    ])
  func lookingUp(sketch: String) throws {
    #expect(try findings(MutualKnowledge.self, in: sketch).map(\.nodes) == [["screen:A", "screen:B"]])
    // Which of the two has the first name does not matter.
    let swapped = sketch.replacing("A", with: "X").replacing("B", with: "A").replacing("X", with: "B")
    #expect(try findings(MutualKnowledge.self, in: swapped).map(\.nodes) == [["screen:A", "screen:B"]])
  }

  @Test(
    "leaves alone screens that lead to each other, and those of which none is known to bring the other",
    arguments: [
      "A push B\nB push A", "A creates B\nB creates A", "A push B\nB creates A\nB casts A",
      "A push B\nB push A\nB casts A", "A casts B\nB casts A", "A configures B\nB casts A",
      "A creates B\nB casts A in prepare", "A push B\nB casts A\nB push~ A",
      "A push B in storyboard\nB unwind A in storyboard", "A creates B", "B casts A",
      // What a cast only finds to go back to may be of any class.
      "A creates B\nB casts A as reference",
      // What a screen sets of its own part is not of the one that brings it, though that may be of the same class.
      "A push B\nB configures A\nB child A",
      // A window looks down to its content, though that makes and shows it.
      "A creates B\nA window~ B\nB casts A\nB root~ A",
      // What a screen only asks another one to take in is no part of it.
      "A configures B\nA child~ B via Home\nB casts A",
    ])
  func noLookUp(sketch: String) throws {
    #expect(try findings(MutualKnowledge.self, in: sketch) == [])
    let swapped = sketch.replacing("A", with: "X").replacing("B", with: "A").replacing("X", with: "B")
    #expect(try findings(MutualKnowledge.self, in: swapped) == [])
  }

  @Test("reports the screens that look up to one screen as one group, at the one that does it most")
  func group() throws {
    let found = try findings(
      MutualKnowledge.self,
      in: """
        Home creates A
        A casts Home
        Home creates B
        B casts Home
        B casts Home
        B creates C
        C casts B
        X creates Y
        Y casts X
        A push X
        X push A
        """)
    #expect(
      found.map(\.nodes) == [
        ["screen:B", "screen:C"], ["screen:A", "screen:B", "screen:Home"], ["screen:X", "screen:Y"],
      ])
    let group = try #require(found.dropFirst().first)
    #expect(group.message == "B and A cast to Home, which creates them.")
    #expect(group.notes == [])
    #expect(
      group.help
        == "Let them refer to each other only through protocols, or let a coordinator or a routing layer show them.")
    #expect(group.fingerprint == "mutual-knowledge screen:A screen:B screen:Home")
    #expect(([group.location?.line] + group.relatedLocations.map(\.line)) == [4, 5, 2, 1, 3])
  }

  @Test("reports a screen that alone looks up to several as one group, and says what all of them do with it")
  func severalAbove() throws {
    let sketch = "A creates X\nX casts A\nB child X\nB configures X\nX casts B\nX casts B"
    let finding = try #require(try findings(MutualKnowledge.self, in: sketch).first)
    #expect(try findings(MutualKnowledge.self, in: sketch).count == 1)
    #expect(finding.message == "X casts to B and A, which contain or create it.")
    #expect(finding.nodes == ["screen:A", "screen:B", "screen:X"])
    #expect(finding.fingerprint == "mutual-knowledge screen:A screen:B screen:X")
    #expect(([finding.location?.line] + finding.relatedLocations.map(\.line)) == [5, 6, 2, 1, 4])
  }

  @Test(
    "says what one screen does with several above: cast to them, configure them or both",
    arguments: [
      ("casts", "casts", "casts to"), ("configures", "configures", "sets properties of"),
      ("casts", "configures", "knows"),
    ])
  func verbsOfOne(first: String, second: String, verb: String) throws {
    let sketch = "A push X\nB push X\nX \(first) A\nX \(second) B"
    let found = try findings(MutualKnowledge.self, in: sketch)
    #expect(found.map(\.message) == ["X \(verb) A and B, which show it."])
    #expect(
      found.map(\.help) == ["Let X report back to the screen that shows it through a closure or a delegate protocol."])
  }

  @Test("names the property that a screen sets of several above, if it is the same")
  func sharedPropertyAbove() throws {
    let sketch = "A push X\nB push X\nX configures A setting item\nX configures B setting item"
    #expect(
      try findings(MutualKnowledge.self, in: sketch).map(\.message) == ["X sets item of A and B, which show it."])
    #expect(
      try findings(MutualKnowledge.self, in: "\(sketch)\nX configures B setting date").map(\.message)
        == ["X sets properties of B and A, which show it."])
  }

  @Test("joins no screens above of which others know one, too, and none that are known by different screens")
  func separateGroups() throws {
    let shared = "A push X\nA push Y\nB push X\nX casts A\nY casts A\nX casts B"
    #expect(
      try findings(MutualKnowledge.self, in: shared).map(\.message) == [
        "X and Y cast to A, which shows them.", "X casts to B, which shows it.",
      ])
    #expect(try findings(MutualKnowledge.self, in: "A push X\nX casts A\nB push Y\nY casts B").count == 2)
  }

  @Test("says what all do with the screen above: cast to it, configure it or both")
  func verbs() throws {
    func message(_ first: String, _ second: String) throws -> [String] {
      let sketch = "Home push A\nHome push B\nA \(first) Home\nB \(second) Home"
      return try findings(MutualKnowledge.self, in: sketch).map(\.message)
    }
    #expect(try message("casts", "casts") == ["A and B cast to Home, which shows them."])
    #expect(try message("configures", "configures") == ["A and B set properties of Home, which shows them."])
    #expect(try message("casts", "configures") == ["A and B know Home, which shows them."])
  }

  @Test("says which properties a screen sets of the one above")
  func properties() throws {
    let sketch = "Form creates Picker\nForm present Picker\nPicker configures Form setting item"
    func message(_ sketch: String) throws -> [String] { try findings(MutualKnowledge.self, in: sketch).map(\.message) }
    #expect(try message(sketch) == ["Picker sets item of Form, which creates it."])
    #expect(
      try message(sketch + "\nPicker configures Form setting date")
        == ["Picker sets date and item of Form, which creates it."])
  }

  @Test(
    "names the property that several screens set of the one above, if it is the same and they set no other",
    arguments: [
      (["item", "item"], "item"), (["item", "item", "item"], "item"), (["item", "date"], "properties"),
      ([nil, nil], "properties"), (["item", nil], "properties"),
    ] as [([String?], String)])
  func sharedProperty(properties: [String?], named: String) throws {
    let lines = properties.enumerated().map { index, property in
      "Form creates P\(index)\nP\(index) configures Form" + (property.map { " setting \($0)" } ?? "")
    }
    let sketch = lines.joined(separator: "\n")
    func messages(_ sketch: String) throws -> [Bool] {
      try findings(MutualKnowledge.self, in: sketch).map {
        $0.message.hasSuffix(" set \(named) of Form, which creates them.")
      }
    }
    #expect(try messages(sketch) == [true])
    #expect(try messages("\(sketch)\nP0 configures Form setting mode") == [named == "properties"])
  }

  @Test("does not say that a screen contains what it makes: it may present it in a panel")
  func panels() throws {
    let panel = "List creates Actions\nList child Actions\nList present Panel\nActions casts List"
    #expect(
      try findings(MutualKnowledge.self, in: panel).map(\.message) == ["Actions casts to List, which creates it."])
    // Another object takes in what the screen makes for it.
    let handed = "Chat creates Options\nChat child~ Options via Player\nOptions configures Chat"
    #expect(
      try findings(MutualKnowledge.self, in: handed).map(\.message) == ["Options configures Chat, which creates it."])
  }

  @Test("lets screens ask the navigation or tab bar controller that they are in, but not set more of it")
  func askedFrames() throws {
    for frame in ["stack Flow", "tabs Main"] {
      let name = frame.split(separator: " ").last.map(String.init) ?? ""
      let asking = "\(frame)\n\(name) creates Intro\n\(name) push~ Intro\nIntro casts \(name)"
      #expect(try findings(MutualKnowledge.self, in: asking) == [])
      let one = "\(asking)\nIntro configures \(name) setting tab\nIntro configures \(name) setting tab"
      #expect(try findings(MutualKnowledge.self, in: one) == [])
      #expect(try findings(MutualKnowledge.self, in: "\(one)\nIntro configures \(name) setting badge").count == 1)
      let plain = asking.replacing(frame, with: "screen Home").replacing(name, with: "Home")
      #expect(try findings(MutualKnowledge.self, in: plain).count == 1)
    }
  }

  @Test("lets screens ask the split view that they are in, but not set anything of it")
  func askedSplitViews() throws {
    let asking = "split Settings\nSettings creates Menu\nSettings column Menu\nMenu casts Settings"
    #expect(try findings(MutualKnowledge.self, in: asking) == [])
    #expect(
      try findings(MutualKnowledge.self, in: "\(asking)\nMenu configures Settings setting selection").count == 1)
  }

  @Test("takes a controller that has several navigation controllers for a tab bar, each child for itself")
  func ownTabBars() throws {
    let tabs = (1...3).map { "container Stack\($0)\nMain child~ Stack\($0)\nStack\($0) root Tab\($0)" }
    let asking = """
      Main creates Tab1
      Main creates Tab2
      Tab1 configures Main setting badge
      Tab2 configures Main setting border
      """
    #expect(try findings(MutualKnowledge.self, in: (tabs + [asking]).joined(separator: "\n")) == [])
    #expect(try findings(MutualKnowledge.self, in: (tabs.dropLast() + [asking]).joined(separator: "\n")).count == 1)
    let more = "Tab1 configures Main setting color"
    let found = try findings(MutualKnowledge.self, in: (tabs + [asking, more]).joined(separator: "\n"))
    #expect(found.map(\.nodes) == [["screen:Main", "screen:Tab1"]])
  }

  @Test("asks what a class is, not how it is called")
  func names() throws {
    let turns = """
      TurnNavigationController creates Map
      TurnNavigationController push Map
      Map casts TurnNavigationController
      """
    #expect(try findings(MutualKnowledge.self, in: turns).count == 1)
    #expect(try findings(MutualKnowledge.self, in: "stack TurnNavigationController\n\(turns)") == [])
  }

  @Test("takes the methods that a screen inherits for its own")
  func inherited() throws {
    let frame = "Frame configures Home\nFrame child~ Home via Base\nHome casts Frame"
    #expect(try findings(MutualKnowledge.self, in: frame) == [])
    #expect(
      try findings(MutualKnowledge.self, in: "Frame inherits Base\n\(frame)").map(\.message)
        == ["Home casts to Frame, which contains it."])
    // A screen that casts to its own content looks down.
    let own = "Frame inherits Base\nHome creates Frame\nHome push Frame\nFrame child~ Home via Base\nFrame casts Home"
    #expect(try findings(MutualKnowledge.self, in: own) == [])
  }

  @Test("counts the pairs of a large group, of which it names as many as a line has room for")
  func largeGroup() throws {
    let pairs = (10..<40).map { "Home creates Picker\($0)\nPicker\($0) casts Home" }.joined(separator: "\n")
    let finding = try #require(try findings(MutualKnowledge.self, in: pairs).first)
    #expect(finding.message.hasPrefix("Picker10, Picker11, Picker12, "))
    #expect(finding.message.hasSuffix(" more cast to Home, which creates them.") && finding.message.count <= 120)
    #expect(finding.notes == [])
    #expect(finding.nodes.count == 31 && finding.relatedLocations.count == 59)
  }

  @Test("leaves the number of screens that one knows to tight-coupling, which leaves pairs to it")
  func noDoubleReport() throws {
    let pair = "A creates B\nB casts A"
    #expect(try findings(TightCoupling.self, in: pair) == [])
    #expect(try findings(MutualKnowledge.self, in: pair).count == 1)
  }
}
