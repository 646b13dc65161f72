/// The servers that run checks, as far as there is something to copy for them.
enum ContinuousIntegration {
  case gitHub, gitLab, other

  /// The one that a project uses, by the files that it has for it, else by where its git repository comes from; with the
  /// path of a folder of the project from the top of the repository, where checks are run.
  ///
  /// - Parameter folder: absolute. What lies above a repository, or above a folder without one, says nothing about it.
  static func used(by folder: String) -> (server: ContinuousIntegration, path: String) {
    let top = repository(around: folder) ?? folder
    let path = folder == top ? "." : String(folder.dropFirst(top == "/" ? 1 : top.count + 1))
    for (file, server) in [(".github", Self.gitHub), (".gitlab-ci.yml", .gitLab)]
    where FileSystem.exists(AnalysisRoot.join(top, file)) {
      return (server, path)
    }
    return (origin(of: top), path)
  }

  private static func repository(around folder: String) -> String? {
    var folder = folder
    while !FileSystem.exists(AnalysisRoot.join(folder, ".git")) {
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return folder
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
        jobs:
          navgraph:
            runs-on: ubuntu-latest
            permissions: { contents: read, pull-requests: write }
            steps:
              - uses: actions/checkout@v4
                with: { fetch-depth: 0 }
              - uses: YOUR-FORK/navgraph/.github/actions/analyze@main
                with: { paths: \(quoted(path.replacing("${{", with: "${{ '${{' }}"))) }
        """
      )
    case .gitLab:
      (
        ".gitlab-ci.yml",
        """
        navigation:
          image: swift:6.3
          script:
            - git clone --depth 1 https://github.com/YOUR-FORK/navgraph /opt/navgraph
            - /opt/navgraph/.ci/setup && swift build --configuration release --package-path /opt/navgraph
            - \(quoted("/opt/navgraph/.build/release/navgraph analyze --report gitlab=navigation.json -- \(path.shellQuoted)"))
          artifacts:
            when: always
            reports: { codequality: navigation.json }
        """
      )
    case .other: (nil, "navgraph analyze -- \(path.shellQuoted)")
    }
  }

  /// A text of JSON, which YAML takes as it is.
  private func quoted(_ text: String) -> String {
    "\"" + text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
