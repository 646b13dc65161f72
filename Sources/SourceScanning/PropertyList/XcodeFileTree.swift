/// The paths of the groups and files of an Xcode project.
struct XcodeFileTree {
  /// Paths by the keys of the objects. What lies outside of the project's folders has none.
  private let paths: [String: String]

  func path(of key: String) -> String? { paths[key] }

  init(_ objects: XcodeObjects) {
    var paths: [String: String] = [:]
    // Groups can name each other in a cycle in a broken file, so each is entered once.
    var seen: Set<String> = []
    for projectKey in objects.keys(of: "PBXProject") {
      let project = objects[projectKey]
      let root = RelativePath.joining("", project["projectDirPath"]?.string ?? "")
      guard let mainGroup = project["mainGroup"]?.string else { continue }
      var waiting: [(key: String, folder: String?)] = [(mainGroup, root)]
      while let (key, folder) = waiting.popLast() {
        guard seen.insert(key).inserted else { continue }
        let object = objects[key]
        let path = Self.path(of: object, in: folder, root: root)
        paths[key] = path
        waiting += (object["children"]?.strings ?? []).map { ($0, path) }
      }
    }
    self.paths = paths
  }

  /// `PATH_MAX` of Linux, in bytes; that of macOS is shorter. A longer path cannot exist, and the paths of deeply
  /// nested groups would take memory quadratic in their number.
  private static let longestPath = 4_096

  /// - Parameters:
  ///   - folder: the path of the group around the object.
  ///   - root: the path of the project's own folder.
  /// - Returns: nil for a path that is valid only on one machine or in one build.
  private static func path(of object: PropertyList, in folder: String?, root: String?) -> String? {
    let base: String?
    switch object["sourceTree"]?.string {
    case "<group>", nil: base = folder
    case "SOURCE_ROOT": base = root
    default: base = nil
    }
    let path = base.flatMap { RelativePath.joining($0, object["path"]?.string ?? "") }
    return path.flatMap { $0.utf8.count <= longestPath ? $0 : nil }
  }
}
