import NavigationModel

/// What nodes a team's rule is about. All that is said must hold; of several values for one thing, any does.
public struct NodePattern: Hashable, Codable, Sendable {
  /// Names of nodes, which for screens and coordinators are mostly those of their types.
  public var names: [WildcardPattern]
  /// Modules that hold the declaration.
  public var modules: [WildcardPattern]
  /// Base names of storyboards that hold the scene.
  public var storyboards: [WildcardPattern]
  /// Folders that hold the file of the declaration.
  public var folders: [FolderPattern]
  /// Kinds of nodes; without any, all but what could not be resolved.
  public var kinds: [Node.Kind]
  /// Nodes that are not meant although all else holds.
  public var exceptions: [NodePattern]

  /// Makes a pattern, by default for every node that could be resolved.
  public init(
    names: [WildcardPattern] = [], modules: [WildcardPattern] = [], storyboards: [WildcardPattern] = [],
    folders: [FolderPattern] = [], kinds: [Node.Kind] = [], exceptions: [NodePattern] = []
  ) {
    self.names = names
    self.modules = modules
    self.storyboards = storyboards
    self.folders = folders
    self.kinds = kinds
    self.exceptions = exceptions
  }

  /// Whether a node is meant.
  public func matches(_ node: Node) -> Bool {
    Self.anyMatches(names, node.name) && Self.anyMatches(modules, node.module)
      && Self.anyMatches(storyboards, node.storyboard)
      && (folders.isEmpty
        || folders.contains { pattern in node.location.map { pattern.matches(file: $0.file) } ?? false })
      && (kinds.isEmpty ? node.kind != .unknown : kinds.contains(node.kind))
      && !exceptions.contains { $0.matches(node) }
  }

  private static func anyMatches(_ patterns: [WildcardPattern], _ text: String?) -> Bool {
    patterns.isEmpty || patterns.contains { pattern in text.map(pattern.matches) ?? false }
  }
}

extension [NodePattern] {
  /// Whether a node is meant by any of the patterns; no pattern at all means every node that could be resolved.
  func match(_ node: Node) -> Bool {
    isEmpty ? NodePattern().matches(node) : contains { $0.matches(node) }
  }
}
