import ArgumentParser
import NavgraphKit

/// The options that choose which findings count and what makes a run fail.
struct GateOptions: ParsableArguments {
  @Option(
    help: .init(
      "Run only these rules, even if they are off or opt-in. Comma-separated, repeatable.", valueName: "rules"),
    completion: .list(RuleManual.identifiers))
  var only: [String] = []

  @Option(
    help: .init("Do not run these rules. Comma-separated, repeatable.", valueName: "rules"),
    completion: .list(RuleManual.identifiers))
  var skip: [String] = []

  @Option(
    name: .customLong("set"),
    help: .init(
      "Set an option of a rule, such as tight-coupling.error=12 or god-screen.severity=error. Repeatable.",
      valueName: "rule.option=value"),
    completion: .list(RuleManual.assignments), transform: Self.assignment)
  var assignments: [RuleAssignment] = []

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(help: "Count errors as warnings.")
  var lenient = false

  @Option(
    help: .init(
      """
      What makes the run exit with status 1, comma-separated: \(FailurePolicy.words.joined(separator: ", ")). By \
      default, errors do.
      """, valueName: "causes"), transform: Self.policy)
  var failOn: FailurePolicy?

  @Option(help: .init("Report only findings that are not in this file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    defaultAsFlag: BaselineTarget.inPlace, parsing: .next,
    help: .init("Write all findings to a file, which later runs use with --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: BaselineTarget?

  func validate() throws {
    if writeBaseline != nil, !only.isEmpty || !skip.isEmpty {
      throw ValidationError("A baseline contains the findings of all rules; leave out --only and --skip to write one.")
    }
    if writeBaseline != nil, let off = assignments.first(where: { $0.key == "severity" && $0.value == "off" }) {
      throw ValidationError(
        "A baseline contains the findings of all rules; leave out --set \(off.rule).severity=off to write one.")
    }
    if strict && lenient { throw ValidationError("A run cannot be both --strict and --lenient.") }
  }

  var request: GateRequest {
    GateRequest(
      only: Self.names(in: only), skip: Self.names(in: skip), severities: strict ? .strict : lenient ? .lenient : nil,
      failOn: failOn,
      baseline: baseline, newBaseline: writeBaseline)
  }

  private static func assignment(_ text: String) throws -> RuleAssignment {
    guard let assignment = RuleAssignment(text) else {
      throw ValidationError("'\(text)' is not of the form RULE.OPTION=VALUE, such as tight-coupling.error=12.")
    }
    return assignment
  }

  /// Several causes in one argument: `error,gone`.
  private static func policy(_ text: String) throws -> FailurePolicy {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard let policy = FailurePolicy(words: words) else { throw ValidationError(FailurePolicy.problem(with: words)) }
    return policy
  }

  /// Accepts both forms that linters have: `--only a,b` and `--only a --only b`.
  private static func names(in arguments: [String]) -> Set<String> {
    let parts = arguments.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return Set(parts.map { $0.trimmingPrefix(" ").description })
  }
}

extension BaselineTarget: ExpressibleByArgument {
  /// The path of the file.
  public init?(argument: String) { self = .file(argument) }
}
