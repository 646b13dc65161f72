import GraphAnalysis
import NavigationModel
import Yams

/// A YAML text as a tree with places. Anchors are rejected, since they can make a small text huge.
struct YAMLDocument {
  /// Nil for a text without content.
  let root: YAMLValue?

  init(file: String, text: String) throws(ConfigurationError) {
    if let anchor = YAMLAnchor.first(in: text) {
      let problem = "anchors (&name) are not supported; write the value out, or put it in quotes"
      throw ConfigurationError(file: file, line: anchor.line, column: anchor.column, problem: problem)
    }
    do {
      self.root = try Yams.compose(yaml: text).map { YAMLValue(file: file, node: $0) }
    } catch {
      throw Self.error(error, file: file, text: text)
    }
  }

  private static func error(_ error: any Error, file: String, text: String) -> ConfigurationError {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let hint = hint(for: line(mark.line, of: text))
      return ConfigurationError(
        file: file, line: mark.line, column: mark.column, problem: "invalid YAML: \(problem)\(hint)")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      return ConfigurationError(
        file: file, line: context.mark.line, column: context.mark.column,
        problem: "the key \(names) occurs more than once here; keep one")
    case .reader(let problem, _, _, _):
      return ConfigurationError(file: file, problem: "invalid YAML: \(problem)")
    default:
      return ConfigurationError(file: file, problem: "invalid YAML: \(error)")
    }
  }

  /// A hint about the two most frequent mistakes, which the parser's message does not explain.
  private static func hint(for line: Substring) -> String {
    if line.prefix(while: \.isWhitespace).contains("\t") { return "; indent by spaces, as YAML takes no tabs for that" }
    return startsWithStar(line) ? "; a pattern that starts with * must be in quotes" : ""
  }

  /// A line, counted from one; empty where there is none.
  private static func line(_ number: Int, of text: String) -> Substring {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// Whether a value in the line starts with a star, which YAML takes for an alias.
  private static func startsWithStar(_ line: Substring) -> Bool {
    line.firstIndex(of: "*").map { line[..<$0].last.map { " [,-".contains($0) } ?? true } ?? false
  }
}

/// A value in a document, read as what it has to be.
struct YAMLValue {
  let file: String
  let node: Yams.Node

  /// Whether the value is a single word or text, and not the empty one.
  var isText: Bool { node.scalar != nil && !isNothing }

  /// Whether the value has keys.
  var isMapping: Bool { node.mapping != nil }

  /// What follows a key without a value.
  private var isNothing: Bool { node.null != nil }

  /// An error at the place of the value.
  func error(_ problem: String) -> ConfigurationError {
    ConfigurationError(file: file, line: node.mark?.line, column: node.mark?.column, problem: problem)
  }

  /// Where the value stands.
  var location: SourceLocation {
    SourceLocation(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// A key of a mapping: the word, and where it stands.
  struct Key {
    let name: String
    let value: YAMLValue

    /// Refuses a key that is none of those that are known.
    ///
    /// - Parameter borrowed: what to say of a key that other tools have; nil for other keys.
    func check(
      of what: String, among keys: [String], borrowed: (String) -> String? = { _ in nil }
    ) throws(ConfigurationError) {
      guard keys.contains(name) else {
        let hint = borrowed(name) ?? Spelling.hint(for: name, among: keys)
        throw value.error("\(what) cannot have the key '\(name)'; \(hint)")
      }
    }
  }

  /// The keys and values of a mapping, each key being one of those that are known.
  func entries(
    of what: String, among keys: [String], borrowed: (String) -> String? = { _ in nil }
  ) throws(ConfigurationError) -> [(String, YAMLValue)] {
    var entries: [(String, YAMLValue)] = []
    for (key, value) in try self.entries(of: what) {
      try key.check(of: what, among: keys, borrowed: borrowed)
      entries.append((key.name, value))
    }
    return entries
  }

  /// The keys and values of a mapping whose keys are words.
  func entries(of what: String) throws(ConfigurationError) -> [(key: Key, value: YAMLValue)] {
    if isNothing { return [] }
    guard let mapping = node.mapping else { throw error("\(what) must be a mapping of keys to values") }
    var entries: [(key: Key, value: YAMLValue)] = []
    for (keyNode, valueNode) in mapping {
      let key = YAMLValue(file: file, node: keyNode)
      guard let name = keyNode.scalar?.string else { throw key.error("a key must be a word") }
      entries.append((Key(name: name, value: key), YAMLValue(file: file, node: valueNode)))
    }
    return entries
  }

  /// The values of a mapping by their keys, of which some must be there.
  func fields(
    of what: String, among keys: [String], required: [String]
  ) throws(ConfigurationError) -> [String: YAMLValue] {
    let fields = Dictionary(try entries(of: what, among: keys)) { first, _ in first }
    for key in required where fields[key] == nil { throw error("\(what) needs '\(key)'") }
    return fields
  }

  /// The keys and values of a mapping whose keys can be any.
  func pairs(of what: String) throws(ConfigurationError) -> [(YAMLValue, YAMLValue)] {
    if isNothing { return [] }
    guard let mapping = node.mapping else { throw error("\(what) must be a mapping of keys to values") }
    return mapping.map { (YAMLValue(file: file, node: $0.key), YAMLValue(file: file, node: $0.value)) }
  }

  /// The elements of a list; a single text is a list of one.
  func elements(of what: String) throws(ConfigurationError) -> [YAMLValue] {
    if isNothing { return [] }
    if isText { return [self] }
    guard let sequence = node.sequence else { throw error("\(what) must be a list") }
    return sequence.map { YAMLValue(file: file, node: $0) }
  }

  func text(of what: String) throws(ConfigurationError) -> String {
    guard let text = node.scalar?.string, !isNothing else { throw error("\(what) must be a single value") }
    return text
  }

  /// A text that is one of several.
  func choice(of what: String, among choices: [String]) throws(ConfigurationError) -> String {
    let text = try text(of: what)
    guard choices.contains(text) else {
      throw error("\(what) cannot be '\(text)'; \(Spelling.hint(for: text, among: choices))")
    }
    return text
  }

  /// A text that names one of the values of a type.
  func choice<Choice: RawRepresentable & CaseIterable>(of what: String) throws(ConfigurationError) -> Choice
  where Choice.RawValue == String {
    let text = try choice(of: what, among: Choice.allCases.map(\.rawValue))
    guard let choice = Choice(rawValue: text) else { throw error("\(what) cannot be '\(text)'") }
    return choice
  }
}
