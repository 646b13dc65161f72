import GraphAnalysis
import NavigationModel
import Testing

@Suite("The reach of the start of an app")
struct ReachTests {
  private func reach(_ sketch: String) throws -> Reach? { ReachFinder.reach(of: try GraphSketch.program(sketch)) }

  @Test("goes over edges, flows and parts")
  func ways() throws {
    let found = try reach(
      """
      entry App
      router Model
      App root List
      List holds Model
      Model push Detail
      flow Detail push Editor via Model
      """)
    #expect(found == Reach(reached: 3, screens: 3, unreached: [], breaks: []))
  }

  @Test("goes no way back")
  func back() throws {
    let found = try reach("entry App\nApp root List\nList pop Lost")
    #expect(found?.unreached.map(\.screen) == ["screen:Lost"])
  }

  @Test("breaks off at the node behind which most screens are, and names the code that makes it")
  func breaks() throws {
    let found = try reach(
      """
      entry App
      coordinator Flow
      App root List
      Flow push Detail
      Detail push Editor
      Alone push Editor
      unexplained Flow
      """)
    #expect(found?.reached == 1)
    #expect(
      found?.unreached.map { "\($0.screen) \($0.breaksAt)" } == [
        "screen:Alone screen:Alone", "screen:Detail coordinator:Flow", "screen:Editor coordinator:Flow",
      ])
    #expect(
      found?.breaks == [
        Reach.Break(
          node: "coordinator:Flow", screens: 2, site: SourceLocation(file: "Source.swift", line: 7, column: 1),
          reason: "it is not followed"),
        Reach.Break(
          node: "screen:Alone", screens: 1, site: SourceLocation(file: "Alone.swift", line: 1, column: 7),
          reason: "no Swift code is known to make it"),
      ])
  }

  @Test("takes a cycle that nothing leads to for one place")
  func cycles() throws {
    let found = try reach("entry App\nApp root List\nA push B\nB push A\nB push C")
    #expect(found?.breaks.map(\.screens) == [3])
  }

  @Test("is not measured where no start is known")
  func library() throws {
    #expect(try reach("Picker push Preview") == nil)
  }
}
