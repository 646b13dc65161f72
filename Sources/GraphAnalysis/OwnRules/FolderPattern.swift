/// A pattern for a folder. It stands for all that is in the folder, at any depth.
///
/// As in `.gitignore`, a pattern without a slash names a folder anywhere, one with a slash a path from the analyzed
/// root. Wildcards stay within the name of one folder.
public struct FolderPattern: Hashable, Codable, Sendable {
  /// The pattern as it was written.
  public let text: String

  /// Makes a pattern; every text is one.
  public init(_ text: String) { self.text = text }

  /// Whether a file is in such a folder.
  ///
  /// - Parameter file: A path relative to the analyzed root, with `/`.
  public func matches(file: String) -> Bool {
    let folders = file.split(separator: "/").dropLast().map(String.init)
    let parts = text.split(separator: "/").map { WildcardPattern(String($0)) }
    if parts.count == 1, !text.dropLast().contains("/") {
      return folders.contains { parts[0].matches($0) }
    }
    return parts.count <= folders.count && zip(parts, folders).allSatisfy { $0.matches($1) }
  }
}
