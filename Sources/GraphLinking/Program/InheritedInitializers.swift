import NavigationModel

/// The classes of the program that have the initializers of a framework's class, by which an idiom knows what that shows:
/// `class TintedSearch: UISearchController {}` is made with a screen for its results as well.
struct InheritedInitializers {
  let program: Program

  /// What calls by the names of these classes show, as if an idiom named them, each with the name.
  func patterns() -> [(heir: String, pattern: TransitionPattern)] {
    let known = program.frameworks.patternsByCall
    var patterns: [(heir: String, pattern: TransitionPattern)] = []
    for name in known.keys.sorted() where program.isClassOfInitializers(name) {
      for heir in heirs(ofInitializersOf: name) where known[heir] == nil {
        for pattern in known[name] ?? [] {
          guard case .call(_, let labels) = pattern.trigger else { continue }
          var renamed = pattern
          renamed.trigger = .call(heir, labels: labels)
          patterns.append((heir, renamed))
        }
      }
    }
    return patterns
  }

  /// The names of the classes below a framework's class that declare no initializer, nor does any between, sorted.
  private func heirs(ofInitializersOf name: String) -> [String] {
    let open = (program.typesByName[name] ?? []).filter { !program[$0].isDeclared }
    let below = open.flatMap { program.concreteSubtypes(of: $0) }
    return Set(below.filter { program.inheritsOutsideInitializers($0) }.map { program[$0].bareName }).sorted()
  }
}

extension Program {
  /// Whether a name is that of a framework's class, and an idiom says what its initializers show.
  fileprivate func isClassOfInitializers(_ name: String) -> Bool {
    frameworks.types[name] != nil && frameworks.patternsByCall[name] != nil && name.first?.isUppercase == true
  }

  /// Whether a class of the program has the initializers of a framework's class that an idiom names: it declares none, and
  /// neither does a class between.
  func inheritsOutsideInitializers(_ type: TypeID) -> Bool {
    guard self[type].isDeclared, self[type].kind == .class else { return false }
    let above = lineage(of: type)
    return above.contains { !self[$0].isDeclared && isClassOfInitializers(self[$0].name) }
      && above.allSatisfy { !self[$0].isDeclared || self[$0].kind != .class || self[$0].functions["init"] == nil }
  }
}
