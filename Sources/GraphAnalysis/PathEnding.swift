/// What messages call folders: by the last name of the path, and by more of it where other folders end in the same way.
enum PathEnding {
  /// The shortest end of a path that no other one of the paths has.
  static func shortest(of path: String, among paths: Set<String>) -> String {
    let parts = path.split(separator: "/")
    for start in parts.indices.reversed() {
      let ending = parts[start...].joined(separator: "/")
      let isShared = paths.contains { $0 != path && ($0 == ending || $0.hasSuffix("/\(ending)")) }
      if !isShared { return ending }
    }
    return path
  }
}
