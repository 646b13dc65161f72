import Testing

/// Where navgraph is wrong about a sample. The list only shrinks: a gap that is closed makes the test fail.
struct KnownGaps: Sendable {
  let sample: String
  let gaps: [Gap]

  struct Gap: Sendable {
    /// What navgraph does not understand yet.
    let cause: String
    let lines: [String]

    init(_ cause: String, _ lines: [String]) {
      self.cause = cause
      self.lines = lines
    }
  }

  init(_ sample: String, _ gaps: [Gap] = []) {
    self.sample = sample
    self.gaps = gaps
  }

  var lines: [String] { gaps.flatMap(\.lines) }
}

extension KnownGaps {
  static let all = [
    KnownGaps("ChildControllers"), KnownGaps("Coordinators"), KnownGaps("RoutingEnum"), KnownGaps("StepAssemblies"),
    KnownGaps("Storyboards"), KnownGaps("SwiftUI"),
  ]
}

extension KnownGaps: CustomTestStringConvertible {
  var testDescription: String { sample }
}
