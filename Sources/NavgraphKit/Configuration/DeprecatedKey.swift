import NavigationModel
import Yams

/// A renamed key of a configuration, and its place.
public struct DeprecatedKey: Hashable, Sendable {
  /// The name that it has in the file.
  public let name: String
  /// The name that it has now.
  public let newName: String
  /// Where it stands.
  public var location: SourceLocation

  /// What to do about it, as the end of a line that begins with the place.
  var advice: String { "'\(name)' is deprecated; write '\(newName)'" }
}

/// The former names of keys. navgraph still reads them, so that no update breaks a gate, and each run warns with the
/// new name.
enum DeprecatedKeys {
  struct Renaming {
    /// The keys that lead to it, itself last.
    let path: [String]
    let newName: String
  }

  static let renamings = [
    Renaming(path: ["rules", "navigation-cycle", "max-circles"], newName: "max-cycles"),
    Renaming(path: ["limits", "circles"], newName: "cycles"),
    Renaming(path: ["diagram", "clusters"], newName: "group-by"),
  ]

  /// The document with the current names of keys, and the deprecated keys in it. If a mapping has both names of a key,
  /// the old one stays, so that the reader rejects it, since it is unclear which of them counts.
  static func renamed(_ root: YAMLValue) -> (root: YAMLValue, found: [DeprecatedKey]) {
    renamings.reduce(into: (root, [])) { result, renaming in
      guard let (node, key) = renamed(result.root.node, renaming.path[...], to: renaming.newName) else { return }
      let place = YAMLValue(file: root.file, node: key).location
      let name = renaming.path.last ?? ""
      result.root = YAMLValue(file: root.file, node: node)
      result.found.append(DeprecatedKey(name: name, newName: renaming.newName, location: place))
    }
  }

  /// The node with the key at the end of the path renamed, and that key; nil where there is no such key.
  private static func renamed(
    _ node: Yams.Node, _ path: ArraySlice<String>, to newName: String
  ) -> (node: Yams.Node, key: Yams.Node)? {
    guard let name = path.first, let mapping = node.mapping else { return nil }
    guard let (key, value) = mapping.first(where: { $0.key.scalar?.string == name }) else { return nil }
    if path.count > 1 {
      guard let (inner, found) = renamed(value, path.dropFirst(), to: newName) else { return nil }
      return (replacing(key, in: mapping, by: (key, inner)), found)
    }
    guard var scalar = key.scalar, !mapping.contains(where: { $0.key.scalar?.string == newName }) else { return nil }
    scalar.string = newName
    return (replacing(key, in: mapping, by: (.scalar(scalar), value)), key)
  }

  private static func replacing(_ key: Yams.Node, in mapping: Yams.Node.Mapping, by pair: (Yams.Node, Yams.Node))
    -> Yams.Node
  {
    .mapping(
      Yams.Node.Mapping(
        mapping.map { $0.key == key ? pair : ($0.key, $0.value) }, mapping.tag, mapping.style, mapping.mark))
  }
}
