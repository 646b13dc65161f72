import NavigationModel

/// What the idioms say of generated accessors, looked up by the path that they begin with.
struct AccessorVocabulary {
  private var byRoot: [String: GeneratedAccessor] = [:]
  /// Accessors whose root each project chooses.
  private var rootless: [GeneratedAccessor] = []
  private(set) var initialScene: Set<String> = []
  private(set) var addedWords: Set<String> = []
  private(set) var makers: Set<String> = []
  private(set) var identifiers: Set<String> = []

  mutating func add(_ accessor: GeneratedAccessor) {
    if let root = accessor.root { byRoot[root] = accessor } else { rootless.append(accessor) }
    initialScene.formUnion(accessor.initialScene)
    addedWords.formUnion(accessor.addedWords)
    makers.formUnion(accessor.makers)
    identifiers.formUnion(accessor.identifiers)
  }

  func names(after root: String) -> GeneratedAccessor.Names? { byRoot[root]?.names }

  /// Whether a generator calls the enum around all storyboards as the project likes.
  var allowsOtherRoots: Bool { rootless.contains { $0.names == .scenes } }
}
