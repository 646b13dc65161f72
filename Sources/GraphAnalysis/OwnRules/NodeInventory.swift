import NavigationModel

/// What there is in an app for patterns to be about: its nodes, and the values of the properties of those that could be
/// resolved, sorted, each once.
struct NodeInventory {
  private let nodes: [Node]
  private let names: [String]
  private let modules: [String]
  private let storyboards: [String]
  /// Paths from the analyzed root, those around others too.
  private let folders: [String]

  init(_ nodes: [Node]) {
    self.nodes = nodes
    let known = nodes.filter { $0.kind != .unknown }
    names = Set(known.map(\.name)).sorted()
    modules = Set(known.compactMap(\.module)).sorted()
    storyboards = Set(known.compactMap(\.storyboard)).sorted()
    folders = Set(Set(known.compactMap(\.location?.file)).flatMap(Self.folders(around:))).sorted()
  }

  /// What a pattern is about that no node is: each value for itself, those of exceptions too, or else all together.
  func lacking(for pattern: NodePattern) -> [UnmatchedPattern.Subject] {
    let values =
      lacking(pattern.names, .name, names) + lacking(pattern.modules, .module, modules)
      + lacking(pattern.storyboards, .storyboard, storyboards) + pattern.folders.compactMap(lackingFolder)
      + pattern.exceptions.flatMap(lacking(for:))
    guard values.isEmpty, pattern.namesSomething, !nodes.contains(where: pattern.matches) else { return values }
    return [.nodes(pattern.words)]
  }

  private func lacking(
    _ patterns: [WildcardPattern], _ property: UnmatchedPattern.Property, _ present: [String]
  ) -> [UnmatchedPattern.Subject] {
    patterns.filter { !present.contains(where: $0.matches) }
      .map { .value(of: property, pattern: $0.text, present: present) }
  }

  /// A pattern without a slash is about the names of folders, one with a slash about their paths.
  private func lackingFolder(_ pattern: FolderPattern) -> UnmatchedPattern.Subject? {
    guard !folders.contains(where: { pattern.matches(file: $0 + "/*") }) else { return nil }
    let names = Set(folders.flatMap { $0.split(separator: "/").map(String.init) }).sorted()
    return .value(of: .folder, pattern: pattern.text, present: pattern.text.contains("/") ? folders : names)
  }

  /// The folders around a file, the outermost first.
  private static func folders(around file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}

extension NodePattern {
  /// Whether it gives a value that can be a slip of the pen. Kinds are none: an app may well have no alerts.
  fileprivate var namesSomething: Bool {
    !names.isEmpty || !modules.isEmpty || !storyboards.isEmpty || !folders.isEmpty
  }
}
