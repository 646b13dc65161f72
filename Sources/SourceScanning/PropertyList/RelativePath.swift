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
    // A plain name needs no look at each component, and is what most files and groups have.
    if !path.utf8.contains(UInt8(ascii: "/")), path != ".", path != "..", !base.hasSuffix("/") {
      return path.isEmpty || base.isEmpty ? base + path : base + "/" + path
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
}
