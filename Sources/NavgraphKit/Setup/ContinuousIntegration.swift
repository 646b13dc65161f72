/// The CI services for which navgraph has a snippet.
enum ContinuousIntegration {
  case gitHub, gitLab, other

  /// The service that a project uses, judging by its CI files, or else by the origin of its git repository; and the path
  /// of the folder from the root of the repository, where CI runs.
  ///
  /// - Parameter folder: the absolute path. Files above the repository do not count, nor does anything above a folder
  ///   without a repository.
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
      // A worktree or a submodule has its git configuration elsewhere, so the origin stays unknown.
      return .other
    }
  }

  /// The snippet that checks each change: the file to add it to, and its text.
  ///
  /// - Parameter path: the folder to analyze, relative to the root of the repository.
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
            - /opt/navgraph/.ci/setup && swift build --configuration release --product=navgraph --package-path /opt/navgraph
            - \(quoted("/opt/navgraph/.build/release/navgraph analyze --report gitlab=navigation.json -- \(path.shellQuoted)"))
          artifacts:
            when: always
            reports: { codequality: navigation.json }
        """
      )
    // Only a name like that of an option needs words that end the options.
    case .other: (nil, "navgraph analyze \(path.hasPrefix("-") ? "-- " : "")\(path.shellQuoted)")
    }
  }

  /// The text as a JSON string, which is valid YAML, too.
  private func quoted(_ text: String) -> String {
    "\"" + text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
