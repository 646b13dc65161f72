import NavigationModel

/// The names that the program gives to what a framework shows a screen with: `typealias MainWindow = WindowGroup`, and
/// `Window` instead where the system has windows of one kind only.
struct AliasedNames {
  let program: Program

  /// What the calls by these names show, as if an idiom named them.
  func patterns() -> [TransitionPattern] {
    program.globalAliases.keys.filter { $0.first?.isUppercase == true && program.frameworks.patternsByCall[$0] == nil }
      .sorted().flatMap { alias in
        targets(of: alias).flatMap { target in
          (program.frameworks.patternsByCall[target] ?? []).compactMap { pattern in
            guard case .call(_, let labels) = pattern.trigger else { return nil }
            var renamed = pattern
            renamed.trigger = .call(alias, labels: labels)
            return renamed
          }
        }
      }
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
