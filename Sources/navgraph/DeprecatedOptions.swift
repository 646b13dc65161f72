import ArgumentParser
import NavgraphKit

/// Options that were renamed. They still work, so that no update breaks a gate, and print a warning with the new name.
struct DeprecatedOptions: ParsableArguments {
  @Option(help: .hidden)
  var maxKnownScreens: Int?

  @Option(help: .hidden)
  var maxCycles: Int?

  @Option(help: .hidden)
  var maxDestinations: Int?

  @Option(help: .hidden)
  var maxShare: Double?

  func validate() throws {
    for count in [maxKnownScreens, maxCycles, maxDestinations].compactMap(\.self) where count < 0 {
      throw ValidationError("A limit cannot be negative, as \(count) is.")
    }
    if let maxShare, !(0...100).contains(maxShare) {
      throw ValidationError("--max-share must be a percentage from 0 to 100.")
    }
  }

  /// The rule options that these options set.
  var assignments: [RuleAssignment] { given.map(\.assignment) }

  /// Prints the new name of each option in use.
  func postNotices() {
    for (option, assignment) in given {
      Notice.deprecated(option, instead: "--set \(assignment.rule).\(assignment.key)=\(assignment.value)").post()
    }
  }

  private var given: [(option: String, assignment: RuleAssignment)] {
    let all: [(String, String, String, String?)] = [
      ("--max-known-screens", "tight-coupling", "error", maxKnownScreens.map(String.init)),
      ("--max-cycles", "navigation-cycle", "max-cycles", maxCycles.map(String.init)),
      ("--max-destinations", "god-coordinator", "error", maxDestinations.map(String.init)),
      ("--max-share", "god-coordinator", "error-share", maxShare.map { String(($0 * 10_000).rounded() / 1_000_000) }),
    ]
    return all.compactMap { option, rule, key, value in
      value.map { (option, RuleAssignment(rule: rule, key: key, value: $0)) }
    }
  }
}
