import GraphAnalysis

/// Names by which other tools know something that navgraph has, too: SwiftLint first of all, also Periphery, ruff, ESLint
/// and dependency-cruiser.
///
/// People type what they know. The nearest name by spelling would mislead them: `included` is not `include`, and `lint` is
/// not `list`.
public enum BorrowedNames {
  /// What to write instead of a key at the top of a configuration; nil if no other tool is known to have it.
  static func hint(forKey key: String) -> String? {
    if let hint = keys[key] { return hint }
    let rule = key.replacing("_", with: "-")
    if RuleRegistry.rule(identifiedBy: rule) != nil { return "write '\(rule)' under 'rules'" }
    return OwnRuleReader.keys.contains(key) ? "write '\(key)' under 'rules'" : nil
  }

  /// What to write instead of an option of the command line, such as `--reporter`; nil if no other tool is known to
  /// have it.
  public static func hint(forOption option: String) -> String? { options[option] }

  /// The command for which other tools have a certain word.
  static func command(for word: String) -> String? { commands[word] }

  private static let turningOff = "to turn a rule off, write 'RULE: off' under 'rules'"
  private static let turningOn = "to turn a rule on, write 'RULE: on' under 'rules'"
  private static let format = "choose the format with --format NAME, or add a report with --report NAME=FILE"
  private static let cache = "navgraph has no cache"
  private static let fixing = "navgraph only reads the sources, it does not change them"

  private static let keys = [
    "included": "pass the folders to analyze as arguments; 'include' only adds files that navgraph skips by default",
    "excluded": "did you mean 'exclude'?",
    "ignore": "did you mean 'exclude'?",
    "disabled_rules": turningOff,
    "opt_in_rules": turningOn,
    "analyzer_rules": turningOn,
    "only_rules": "pass --only RULES for one run; \(turningOff)",
    "whitelist_rules": "pass --only RULES for one run; \(turningOff)",
    "custom_rules": "write rules of your own under 'rules', by one of \(OwnRuleReader.keys.joined(separator: ", "))",
    "reporter": "choose the format on the command line: --format NAME, or --report NAME=FILE",
    "format": "choose the format on the command line: --format NAME, or --report NAME=FILE",
    "strict": "write 'severities: strict'",
    "lenient": "write 'severities: lenient'",
    "write_baseline": "pass --write-baseline on the command line",
    "warning_threshold": "write 'fail-on: [error, warning]', or set limits under 'limits'",
    "child_config": "put a .navgraph.yml into the folder: it sets the rules for the files below",
    "parent_config": "put the common settings into the .navgraph.yml of the folder above",
    "cache_path": cache,
  ]

  private static let options = [
    "--reporter": format, "--output-format": format, "--output-type": format, "-f": format,
    "-o": "write the report to a file with --output FILE, or a picture with --svg FILE",
    "-T": "write a picture with --svg FILE or --dot FILE, or choose the format of the report with --format NAME",
    "--only-rule": "run only some rules with --only RULES",
    "--select": "run only some rules with --only RULES",
    "--rule": "run only some rules with --only RULES, or set an option with --set RULE.OPTION=VALUE",
    "--disable": "turn rules off for this run with --skip RULES",
    "--ignore": "turn rules off for this run with --skip RULES, or leave files out with --exclude GLOB",
    "--ignore-pattern": "leave files out with --exclude GLOB",
    "--enable-all-rules": "run opt-in rules with --only RULES; 'navgraph rules' lists them",
    "--fix": fixing, "--autocorrect": fixing,
    "--cache-path": cache, "--no-cache": cache, "--cache": cache,
    "--force-exclude": "--exclude and 'exclude' always apply, also to files that you name",
    "--use-alternative-excluding": "--exclude and 'exclude' always apply, also to files that you name",
    "--max-warnings": "fail on warnings with --fail-on error,warning",
    "--exit-zero": "pass whatever is found with --fail-on never",
    "--no-config": "pass an empty file with --config FILE",
    "--validate": "'navgraph analyze' checks the rules",
    "--working-directory": "change the folder first, or pass the folder to analyze as an argument",
    "--index-store-path": "navgraph reads sources, and needs no build and no index",
    "--skip-build": "navgraph reads sources, and needs no build and no index",
  ]

  private static let commands = [
    "lint": "analyze", "scan": "analyze", "run": "analyze", "graph": "draw", "picture": "draw", "svg": "draw",
    "docs": "rules", "generate-docs": "rules", "baseline": "analyze --write-baseline", "version": "--version",
    "compare": "diff", "why": "path", "formats": "reporters",
  ]
}
