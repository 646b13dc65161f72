import NavigationModel

/// The folders that have settings of their own, with the analyzed root as the one around them all.
struct FolderScopes {
  /// The root, which is the empty path, and the others, sorted.
  let folders: [String]

  init(_ configuration: AnalysisConfiguration) {
    folders = [""] + configuration.folders.keys.filter { !$0.isEmpty }.sorted()
  }

  /// The innermost of the folders around a finding. A finding without a place belongs to the root.
  func innermost(around finding: Finding) -> String {
    let file = finding.location?.file ?? ""
    return folders.filter { Self.holds($0, file) }.max { $0.count < $1.count } ?? ""
  }

  /// Whether a folder is around a path, or is the path itself.
  static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
