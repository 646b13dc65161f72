/// A configuration to start with: every key with its default, commented out.
///
/// A line of prose starts with `# `. In a line of configuration, the text follows the `#` without a space, so that
/// removing the `#` keeps the indentation.
enum ConfigurationTemplate {
  /// More words than this are no help in a line.
  private static let mostWords = 4

  /// The text of the file.
  static var text: String {
    let heading = """
      # The configuration of navgraph. To use a line, remove the '#' at its start. Rules and diagrams show the defaults.
      # 'navgraph explain RULE' says more about a rule.
      """
    return ([heading] + ConfigurationVocabulary.keys.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static func section(_ key: ConfigurationKey) -> String {
    (["# \(key.summary)"] + lines(for: key).map { "#\($0)" }).joined(separator: "\n")
  }

  private static func lines(for key: ConfigurationKey) -> [String] {
    switch key.value {
    case .mapping(let keys), .openMapping(let keys, _):
      return ["\(key.name):"] + keys.flatMap(entry).map { "  \($0)" }
    case .list(let keys) where key.example.isEmpty:
      let entries = keys.flatMap(entry)
      return ["\(key.name):"] + entries.enumerated().map { index, line in (index == 0 ? "  - " : "    ") + line }
    default:
      return entry(key, isExplained: false)
    }
  }

  private static func entry(_ key: ConfigurationKey) -> [String] { entry(key, isExplained: true) }

  /// A key with its example, and what can stand there behind it.
  private static func entry(_ key: ConfigurationKey, isExplained: Bool) -> [String] {
    switch key.value {
    case .wordOrMapping(_, let keys):
      return ["\(key.name):"] + keys.flatMap(entry).map { "  \($0)" }
    case .choice(let words) where words.count <= Self.mostWords:
      return ["\(key.name): \(key.example)  # \(words.joined(separator: ", "))"]
    default:
      return ["\(key.name): \(key.example)" + (isExplained ? "  # \(key.summary)" : "")]
    }
  }
}
