import Testing

@Suite("The samples")
struct SampleTests {
  @Test("are read as a person reads them", arguments: try SampleComparison.samples())
  func sample(_ name: String) throws {
    for difference in try SampleComparison(sample: name).differences { Issue.record("\(difference)") }
  }

  @Test("are the six ways of routing")
  func names() throws {
    #expect(
      try SampleComparison.samples() == [
        "ChildControllers", "Coordinators", "RoutingEnum", "StepAssemblies", "Storyboards", "SwiftUI",
      ])
  }
}
