import NavigationModel

/// The names that the program gives to what a framework shows a screen with: `typealias MainWindow = WindowGroup`, and
/// `Window` instead where the system has windows of one kind only.
struct AliasedNames {
  let program: Program

  /// What the calls by these names show, as if an idiom named them, each with the name.
  func patterns() -> [(alias: String, pattern: TransitionPattern)] {
    var patterns: [(alias: String, pattern: TransitionPattern)] = []
    for alias in program.globalAliases.keys.sorted()
    where alias.first?.isUppercase == true && program.frameworks.patternsByCall[alias] == nil {
      for pattern in targets(of: alias).flatMap({ program.frameworks.patternsByCall[$0] ?? [] }) {
        guard case .call(_, let labels) = pattern.trigger else { continue }
        var renamed = pattern
        renamed.trigger = .call(alias, labels: labels)
        patterns.append((alias, renamed))
      }
    }
    return patterns
  }

  /// The names of the framework's own types that an alias stands for, on one platform or another, sorted.
  private func targets(of alias: String) -> [String] {
    let named = (program.globalAliases[alias] ?? []).compactMap { declared -> String? in
      guard case .named(let name, let arguments) = declared.type, arguments.isEmpty else { return nil }
      return name
    }
    return Set(named).filter { name in
      program.typesByName[name]?.contains { program[$0].isDeclared } != true && program.globalAliases[name] == nil
    }.sorted()
  }
}

extension Program {
  /// Whether a name is that of a pattern only by aliases that a file does not see: those that are private to other files,
  /// and those of other modules.
  func isUnseenAlias(_ name: String, in file: Int) -> Bool {
    guard frameworks.aliasedNames.contains(name), let aliases = globalAliases[name] else { return false }
    return !aliases.contains { isSeen($0, in: file) }
  }

  private func isSeen(_ alias: GlobalAlias, in file: Int) -> Bool {
    if alias.file == file { return true }
    guard !alias.isFilePrivate else { return false }
    return modules[alias.file] == modules[file] || isCompiledTogether(alias.file, file)
      || alias.isShared && imports(modules[alias.file], in: file)
  }
}
