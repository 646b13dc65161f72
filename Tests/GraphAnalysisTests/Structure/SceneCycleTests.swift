import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("navigation-cycle through scenes of one class")
struct SceneCycleTests {
  private static let code = """
    //- App.swift
    class Home: UIViewController { func start() { performSegue(withIdentifier: "start", sender: nil) } }
    class Info: UIViewController { @IBAction func next() { performSegue(withIdentifier: "next", sender: nil) } }
    class Progress: UIViewController { func next() { performSegue(withIdentifier: "next", sender: nil) } }
    """

  private func found(_ last: Storyboard.Scene, besides code: String = "") -> [Finding] {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(
        initial: "home", .screen("Home", id: "home", .show("first", identifier: "start")),
        .screen("Info", id: "first", .show("progress", identifier: "next")),
        .screen("Progress", id: "progress", .show("last", identifier: "next")), last,
        .placeholder(id: "again", storyboard: "Main", identifier: "first"),
        .screen("Info", id: "other", identifier: "first")))
      \(Self.code)
      \(code)
      """)
    return NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(app.program))
  }

  @Test("is none where each segue leads on to another scene")
  func assistant() {
    #expect(found(.screen("Info", id: "last")) == [])
    #expect(found(.screen("Info", id: "last", .show("again", identifier: "more"))) == [])
  }

  @Test("is one where a segue leads back to a scene that was there")
  func ring() throws {
    let back = found(.screen("Info", id: "last", .show("progress", identifier: "next")))
    #expect(back.map(\.message) == ["Screens lead forward in a cycle: Progress → Info → Progress."])
    #expect(back.map(\.nodes) == [["screen:Info", "screen:Progress"]])
    #expect(back.map(\.fingerprint) == ["navigation-cycle screen:Info screen:Progress"])
    #expect(back.flatMap(\.notes) == ["It is closed by Info show Progress."])
  }

  @Test("goes from one scene to another of its class")
  func longWay() throws {
    let found = found(.screen("Info", id: "last", .show("first", identifier: "again")))
    #expect(found.map(\.nodes) == [["screen:Info", "screen:Progress"]])
    #expect(found.map(\.message) == ["Screens lead forward in a cycle: Info → Progress → Info → Info."])
  }

  @Test("is one where code shows the class, of which nobody knows which scene it is")
  func code() {
    let code = "extension Progress { func show(_ info: Info) { present(info, animated: true) } }"
    #expect(found(.screen("Info", id: "last"), besides: code).count == 1)
  }

  @Test("is none of scenes of a single class, as of one that shows another of its kind")
  func oneClass() {
    #expect(found(.screen("Info", id: "last", .show("other", identifier: "more"))) == [])
  }

  @Test("is told once for storyboards that have the same scenes")
  func twoPlatforms() {
    let scenes = Storyboard(
      initial: "info", .screen("Info", id: "info", .show("progress", identifier: "next")),
      .screen("Progress", id: "progress", .show("info", identifier: "next")))
    let app = Fixture("//- Phone.storyboard\n\(scenes)\n//- Pad.storyboard\n\(scenes)\n\(Self.code)")
    let found = NavigationCycle(values: RuleValues(["max-cycles": 1])).findings(in: AnalysisContext(app.program))
    #expect(found.map(\.severity) == [.warning])
    #expect(Set(found.flatMap { ([$0.location].compactMap(\.self) + $0.relatedLocations).map(\.file) }).count > 1)
  }

  @Test("is found among hundreds of scenes of one class")
  func manyScenes() {
    func found(_ last: Storyboard.Scene) -> [[String]] {
      let steps = (1...300).map { number in
        let next = number < 300 ? "step\(number + 1)" : "end"
        return Storyboard.Scene.screen("Info", id: "step\(number)", .show(next, identifier: "next"))
      }
      let story = Storyboard(initial: "step1", scenes: steps + [last])
      let app = Fixture("//- Main.storyboard\n\(story)\n\(Self.code)")
      return NavigationCycle(values: RuleValues()).findings(in: AnalysisContext(app.program)).map(\.nodes)
    }
    #expect(found(.screen("Progress", id: "end")) == [])
    let back = found(.screen("Progress", id: "end", .show("step300", identifier: "next")))
    #expect(back == [["screen:Info", "screen:Progress"]])
  }

  @Test("names all screens of a cycle of up to four, however long their names are")
  func longNames() {
    let names = [String(repeating: "A", count: 50), String(repeating: "B", count: 60)]
    #expect(Wording.cycle(names) { "Cycle: \($0)." } == "Cycle: \(names[0]) → \(names[1]) → \(names[0]).")
    let four = names + ["C", "D"]
    #expect(
      Wording.cycle(four) { "Cycle: \($0)." } == "Cycle: \(names[0]) → \(names[1]) → C → D → \(names[0]).")
    let more = four + ["E"]
    #expect(Wording.cycle(more) { "Cycle: \($0)." } == "Cycle: \(names[0]) → … 4 more … → \(names[0]).")
  }
}
