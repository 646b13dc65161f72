/// The servers that run checks, as far as there is something to copy for them.
enum ContinuousIntegration: CaseIterable {
  case gitHub, gitLab, other

  /// The one that a project uses, by the files that it has for it, else by where its git repository comes from.
  ///
  /// - Parameter folder: any folder of the project. Those around it are looked at up to the top of the repository.
  static func used(around folder: String) -> ContinuousIntegration {
    var folder = folder
    while true {
      for (file, host) in [(".github", Self.gitHub), (".gitlab-ci.yml", .gitLab)]
      where FileSystem.exists(AnalysisRoot.join(folder, file)) {
        return host
      }
      if FileSystem.exists(AnalysisRoot.join(folder, ".git")) { return origin(of: folder) }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return .other }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  private static func origin(of repository: String) -> ContinuousIntegration {
    do {
      let data = try FileSystem.contents(of: AnalysisRoot.join(repository, ".git/config"), limit: 1 << 20)
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("github.com") { return .gitHub }
      return text.contains("gitlab") ? .gitLab : .other
    } catch {
      // A worktree or a submodule has its configuration elsewhere; then nobody knows.
      return .other
    }
  }

  /// What to add to the project so that each change is checked: the file, and what it holds.
  ///
  /// - Parameter path: the folder to analyze, seen from the top of the repository.
  func snippet(analyzing path: String) -> (file: String?, text: String) {
    switch self {
    case .gitHub:
      (
        ".github/workflows/navigation.yml",
        """
        name: Navigation
        on: pull_request
        permissions: { contents: read }
        jobs:
          navgraph:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              - uses: YOUR-FORK/navgraph/.github/actions/analyze@main
                with: { paths: \(quoted(path)) }
        """
      )
    case .gitLab:
      (
        ".gitlab-ci.yml",
        """
        navigation:
          script:
            - navgraph analyze --report gitlab=navigation.json -- \(shellQuoted(path))
          artifacts:
            when: always
            reports: { codequality: navigation.json }
        """
      )
    case .other: (nil, "navgraph analyze -- \(shellQuoted(path))")
    }
  }

  /// A text of JSON, which YAML takes as it is.
  private func quoted(_ text: String) -> String {
    "\"" + text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func shellQuoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./-".contains($0)) }
    return isPlain ? text : "'" + text.visible.replacing("'", with: "'\\''") + "'"
  }
}
