import GraphAnalysis
import NavigationModel

/// Reads which nodes a rule or a limit is about.
enum NodePatternReader {
  private static let keys = ["name", "module", "storyboard", "folder", "kind", "except"]

  /// One pattern or a list of them. A text alone is a pattern for names.
  static func patterns(_ value: YAMLValue, of what: String) throws(ConfigurationError) -> [NodePattern] {
    if value.isMapping { return [try pattern(value, of: what)] }
    var patterns: [NodePattern] = []
    for element in try value.elements(of: what) { patterns.append(try pattern(element, of: what)) }
    guard !patterns.isEmpty else { throw value.error("\(what) needs at least one pattern") }
    return patterns
  }

  /// A mapping of what must hold, or a text for the name.
  static func pattern(_ value: YAMLValue, of what: String) throws(ConfigurationError) -> NodePattern {
    if value.isText { return NodePattern(names: [try wildcard(value, of: "a name")]) }
    var pattern = NodePattern()
    let entries = try value.entries(of: what, among: keys)
    guard !entries.isEmpty else { throw value.error("\(what) needs at least one of \(keys.joined(separator: ", "))") }
    for (key, value) in entries {
      switch key {
      case "name": pattern.names = try wildcards(value, of: "a name")
      case "module": pattern.modules = try wildcards(value, of: "a module")
      case "storyboard": pattern.storyboards = try wildcards(value, of: "a storyboard")
      case "folder": pattern.folders = try folders(value)
      case "kind": pattern.kinds = try kinds(value)
      default: pattern.exceptions = try patterns(value, of: "'except'")
      }
    }
    return pattern
  }

  static func wildcards(_ value: YAMLValue, of what: String) throws(ConfigurationError) -> [WildcardPattern] {
    var patterns: [WildcardPattern] = []
    for element in try value.elements(of: what) { patterns.append(try wildcard(element, of: what)) }
    guard !patterns.isEmpty else { throw value.error("\(what) must not be empty") }
    return patterns
  }

  static func wildcard(_ value: YAMLValue, of what: String) throws(ConfigurationError) -> WildcardPattern {
    let text = try value.text(of: what)
    guard !text.isEmpty else { throw value.error("\(what) must not be empty") }
    guard !text.contains("/") else {
      throw value.error("\(what) has no slash, so it cannot match '\(text)'; use 'folder' for paths")
    }
    return WildcardPattern(text)
  }

  static func folders(_ value: YAMLValue) throws(ConfigurationError) -> [FolderPattern] {
    var patterns: [FolderPattern] = []
    for element in try value.elements(of: "a folder") {
      let text = try element.text(of: "a folder")
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard !text.isEmpty, !text.hasPrefix("/"), !parts.contains(".."), !parts.contains(".") else {
        throw element.error("the folder '\(text)' cannot match; it must be a path below the analyzed folder")
      }
      guard !text.contains("**") else {
        throw element.error(
          "the folder '\(text)' needs no **: a folder includes everything in it, and * matches one name")
      }
      patterns.append(FolderPattern(text))
    }
    guard !patterns.isEmpty else { throw value.error("a folder must not be empty") }
    return patterns
  }

  private static func kinds(_ value: YAMLValue) throws(ConfigurationError) -> [Node.Kind] {
    var kinds: [Node.Kind] = []
    for element in try value.elements(of: "kinds") { kinds.append(try element.choice(of: "the kind of a node")) }
    return kinds
  }
}
