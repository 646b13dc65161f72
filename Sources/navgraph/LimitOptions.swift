import ArgumentParser
import NavgraphKit

/// When a finding becomes an error.
struct LimitOptions: ParsableArguments {
  @Option(help: .init("Concrete screens that one screen may know.", valueName: "n"))
  var maxKnownScreens: Int?

  @Option(help: .init("Navigation cycles that the app may have.", valueName: "n"))
  var maxCycles: Int?

  @Option(help: .init("Screens that one coordinator may show.", valueName: "n"))
  var maxDestinations: Int?

  @Option(help: .init("Percentage of the app's screens that one coordinator may show.", valueName: "percent"))
  var maxShare: Double?

  func validate() throws {
    for count in [maxKnownScreens, maxCycles, maxDestinations].compactMap(\.self) where count < 0 {
      throw ValidationError("A limit cannot be negative, as \(count) is.")
    }
    if let maxShare, !(0...100).contains(maxShare) {
      throw ValidationError("--max-share must be a percentage from 0 to 100.")
    }
  }

  var limits: [RuleLimit] {
    [
      maxKnownScreens.map(RuleLimit.knownScreens), maxCycles.map(RuleLimit.cycles),
      maxDestinations.map(RuleLimit.destinations), maxShare.map(RuleLimit.share(percent:)),
    ].compactMap(\.self)
  }
}
