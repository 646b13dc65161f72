import NavigationModel

/// The ids of a graph as they are after types were renamed: those of the types themselves, and those of nodes that are
/// called by them, such as the stack around a screen.
///
/// Only whole names are exchanged, and only where an id has one, so that a nested type, a storyboard or a segue that is
/// called like a renamed type stays what it is.
struct RenamedIDs {
  private let ids: [String: String]
  /// What follows the kind in an id.
  private let names: [String: String]
  /// What transitions call objects that they pass through.
  private let types: [String: String]
  /// The ids after the change that name several others, by what they are in whatever order they name them.
  private let orders: [String: [String]]

  /// - Parameters:
  ///   - pairs: the nodes before and after.
  ///   - nodes: the ids after the change. What is made around several is called by them in an order of their names, which
  ///     is another one once one of them is called otherwise.
  init(_ pairs: [GraphDifference.Renaming], among nodes: [String] = []) {
    func table(_ words: [(String, String)]) -> [String: String] {
      Dictionary(words.filter { $0.0 != $0.1 }, uniquingKeysWith: { first, _ in first })
    }
    let whole = pairs.map { ($0.before.id, $0.after.id) }
    // Fingerprints call all objects that navigate coordinators, as the first documents did.
    let lasting = pairs.filter { $0.before.kind == .navigator }.map { pair in
      ("coordinator:\(Self.name(in: pair.before.id))", "coordinator:\(Self.name(in: pair.after.id))")
    }
    ids = table(whole + lasting)
    names = table(whole.map { (Self.name(in: $0.0), Self.name(in: $0.1)) })
    types = table(
      pairs.flatMap { pair in
        [
          (pair.before.type ?? pair.before.name, pair.after.type ?? pair.after.name),
          (pair.before.name, pair.after.name),
        ]
      })
    orders =
      pairs.isEmpty ? [:] : Dictionary(grouping: nodes.filter { $0.contains(",") }, by: { Self.withoutOrder($0) })
  }

  /// The id that a node has after the change.
  func id(_ id: String) -> String {
    guard !ids.isEmpty else { return id }
    if let known = ids[id] { return known }
    guard let colon = id.firstIndex(of: ":") else { return id }
    let (kind, rest) = (id[..<colon], String(id[id.index(after: colon)...]))
    // What is unknown is called by who shows it.
    if kind == Node.Kind.unknown.rawValue { return "\(kind):\(self.id(rest))" }
    let named = name(rest, isWhole: true)
    return named == rest ? id : ordered("\(kind):\(named)")
  }

  /// The id of the same node in the order that it has after the change.
  private func ordered(_ id: String) -> String {
    guard !orders.isEmpty, id.contains(",") else { return id }
    let same = orders[Self.withoutOrder(id)] ?? []
    return same.contains(id) ? id : same.first ?? id
  }

  /// What an object is called after the change.
  func type(_ name: String) -> String { types[name] ?? name }

  /// A fingerprint as it is after the change, as its words.
  func words(of fingerprint: String) -> [String] {
    fingerprint.split(separator: " ", omittingEmptySubsequences: false).map { id(String($0)) }
  }

  /// A name within an id: `Stack(List,Detail)`, `List/Footer` or a type's.
  ///
  /// - Parameter isWhole: whether it is all that follows the kind. A type's name by itself is in the table of ids, if
  ///   that type was renamed.
  private func name(_ text: String, isWhole: Bool = false) -> String {
    if !isWhole, let known = names[text] ?? ids[text] { return known }
    if text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") {
      let type = String(text[..<bracket])
      let inner = text[text.index(after: bracket)...].dropLast()
      return "\(names[type] ?? type)(\(Self.parts(of: inner).map { name($0) }.joined(separator: ",")))"
    }
    if let slash = text.lastIndex(of: "/") {
      let owner = String(text[..<slash])
      let named = name(owner)
      return named == owner ? text : named + text[slash...]
    }
    return text
  }

  /// An id with what stands in each of its brackets sorted, so that those of one node are the same in any order.
  private static func withoutOrder(_ id: String) -> String { sortingBrackets(of: Substring(id), within: deepest) }

  /// Brackets in brackets, which nobody nests deeper; but a saved graph can say so.
  private static let deepest = 8

  private static func sortingBrackets(of text: Substring, within depth: Int) -> String {
    guard depth > 0, text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") else { return String(text) }
    let inner = parts(of: text[text.index(after: bracket)...].dropLast())
    let sorted = inner.map { sortingBrackets(of: Substring($0), within: depth - 1) }.sorted()
    return "\(text[..<bracket])(\(sorted.joined(separator: ",")))"
  }

  /// What stands between the commas that are in no further brackets.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func name(in id: String) -> String {
    id.split(separator: ":", maxSplits: 1).last.map(String.init) ?? id
  }
}
