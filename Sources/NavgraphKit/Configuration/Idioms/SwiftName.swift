/// Names as Swift code has them.
enum SwiftName {
  /// Whether the text is a single name, such as `pushViewController` or `_`.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether the text is the name of a type, with those of the types around it: `Drawer.Controller`.
  static func isType(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
  }
}

extension YAMLValue {
  /// The name of a method, a property or a label.
  func swiftName(of what: String) throws(ConfigurationError) -> String {
    let text = try text(of: what)
    guard SwiftName.isIdentifier(text) else {
      let hint = text.contains("(") ? "; write the labels of a call in 'labels'" : ""
      throw error("\(what) is '\(text)', but must be the bare name\(hint)")
    }
    return text
  }

  /// The name of a type, without generic arguments.
  func typeName(of what: String) throws(ConfigurationError) -> String {
    let text = try text(of: what)
    guard SwiftName.isType(text) else { throw error("\(what) is '\(text)', but must be the bare name of a type") }
    return text
  }

  /// The label of an argument, `_` for one that has none, `{}` for a closure that builds a view, or `()` for no argument at
  /// all. Without quotes YAML takes the braces for an empty mapping, which nobody else means here.
  func label() throws(ConfigurationError) -> String {
    if node.mapping?.isEmpty == true { return Self.builderLabel }
    let text = try text(of: "a label")
    return text == Self.builderLabel || text == Self.noArgument ? text : try swiftName(of: "a label")
  }

  private static let builderLabel = "{}"
  static let noArgument = "()"
}
