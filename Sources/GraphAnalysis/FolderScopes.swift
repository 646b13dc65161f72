import NavigationModel

/// The folders that have settings of their own, with the analyzed root as the one around them all.
struct FolderScopes {
  /// The root, which is the empty path, and the others, sorted.
  let folders: [String]
  private let known: Set<String>

  init(_ configuration: AnalysisConfiguration) {
    folders = [""] + configuration.folders.keys.filter { !$0.isEmpty }.sorted()
    known = Set(folders)
  }

  /// The innermost of the folders around a finding. A finding without a place belongs to the root.
  func innermost(around finding: Finding) -> String {
    let file = finding.location?.file ?? ""
    return Self.around(file).last(where: known.contains) ?? ""
  }

  /// The folders around a path, from the root to the path itself. Whichever of many folders have settings, there are
  /// only so many to look for.
  static func around(_ path: String) -> [String] {
    let inner = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
    return [""] + inner.filter { !$0.isEmpty }
  }
}
