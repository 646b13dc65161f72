import GraphAnalysis

/// The configurations in folders below the analyzed root.
///
/// Of such a file only the settings of rules count, for the findings below its folder. The rest of it is for runs that
/// analyze that folder by itself.
enum NestedConfigurations {
  /// The settings of rules by the folders' paths from the root, and the keys that have other names now. Only folders with analyzed files are looked at.
  ///
  /// - Parameter ownRules: the names of the rules that the root's configuration declares.
  /// - Throws: What ``ConfigurationFile/read(_:besides:)`` throws.
  static func load(
    in root: AnalysisRoot, around files: [String], besides ownRules: [String]
  ) throws(AnalysisError) -> (settings: [String: [String: RuleSetting]], deprecatedKeys: [DeprecatedKey]) {
    var settings: [String: [String: RuleSetting]] = [:]
    var deprecatedKeys: [DeprecatedKey] = []
    let top = CurrentFolder.path(to: root.folder) ?? root.folder
    for folder in folders(around: files) {
      let file = AnalysisRoot.join(AnalysisRoot.join(top, folder), Configuration.fileName)
      guard let configuration = try ConfigurationFile.read(file, besides: ownRules) else { continue }
      deprecatedKeys += configuration.deprecatedKeys
      if !configuration.rules.rules.isEmpty { settings[folder] = configuration.rules.rules }
    }
    return (settings, deprecatedKeys)
  }

  /// The folders between the root and the files, sorted, without the root itself.
  private static func folders(around files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = file[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    return folders.sorted()
  }
}
