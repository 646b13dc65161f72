/// A pattern for a name: `*` stands for any characters, `?` for one, and all else for itself.
public struct WildcardPattern: Hashable, Codable, Sendable {
  /// The pattern as it was written.
  public let text: String

  /// Makes a pattern; every text is one.
  public init(_ text: String) { self.text = text }

  /// Whether the whole name is as the pattern says. Capitals count.
  ///
  /// After a mismatch the last star takes one character more; stars before it never have to change what they took. So
  /// the time is at most the product of the lengths, whatever the pattern is.
  public func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text), Array(name))
    var (at, next) = (0, 0)
    var retry: (at: Int, next: Int)?
    while next < name.count {
      if at < pattern.count, pattern[at] == "*" {
        at += 1
        retry = (at, next)
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[next] {
        at += 1
        next += 1
      } else if let star = retry {
        retry = (star.at, star.next + 1)
        (at, next) = (star.at, star.next + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
