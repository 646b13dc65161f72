/// A property list, of whatever format it was written in.
enum PropertyList: Hashable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])
  /// Numbers, booleans, dates and data, in which nothing of navigation is said.
  case other

  /// The deepest nesting that is read. Xcode's own lists are less than ten deep.
  static let depthLimit = 100

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of an array; none for anything else.
  var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The entries of a dictionary; none for anything else.
  var entries: [String: PropertyList] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The strings of an array.
  var strings: [String] { elements.compactMap(\.string) }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }
}
