/// Paths relative to the folder of a project or a manifest, with `/`. The folder itself is the empty path.
public enum RelativePath {
  /// The path from the same folder to what `path` means within `base`.
  ///
  /// - Parameters:
  ///   - base: a folder.
  ///   - path: relative to that folder.
  /// - Returns: a path without `.`, with `..` only at its start, where it leads out of the folder; nil for an absolute
  ///   path, which means something on one machine only.
  public static func joining(_ base: String, _ path: String) -> String? {
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else { return nil }
    // A path without a component that means another needs no look at each, and is what most files and groups have.
    let endsWithSlash = base.hasSuffix("/")
    if isPlain(path), !endsWithSlash || !path.isEmpty && isPlain(String(base.dropLast())) {
      return path.isEmpty || base.isEmpty || endsWithSlash ? base + path : base + "/" + path
    }
    var components = base.split(separator: "/")
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return components.joined(separator: "/")
  }

  /// Whether no component of a path is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart || path.isEmpty
  }
}
