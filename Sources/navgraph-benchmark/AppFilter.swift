import Foundation

/// Which apps are asked for.
struct AppFilter {
  /// Parts of names, in which `*` stands for any text. Without any, all apps are asked for.
  let patterns: [String]

  func takes(_ name: String) -> Bool { patterns.isEmpty || patterns.contains { Self.matches(name, $0) } }

  /// Whether the pieces between the stars are in the name, one after the other.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    var rest = name[...]
    for piece in pattern.split(separator: "*") {
      guard let range = rest.range(of: piece, options: .caseInsensitive) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
