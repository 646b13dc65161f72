import NavigationModel

/// Tells views of the program that are screens from those that only are around what they are given.
extension Evaluator {
  /// Whether a view can be made with any content: it is generic over it, or keeps it as a view of any type.
  func takesAnyContent(_ type: TypeID) -> Bool {
    if program[type].generics.contains(where: { $0.constraint?.name == "View" }) { return true }
    return (program[type].properties["content"] ?? []).contains { property in
      !property.fact.isStatic && property.getter == nil && property.initialValue == nil
        && property.fact.type?.isAnyView == true
    }
  }

  /// What a view is around where only the callers of the code know it.
  func openContent(of call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard let builder = call.arguments.first(where: { $0.isTrailing && $0.label == nil }),
      case .closure(let closure) = builder.value,
      let inner = program.scope(of: closure, in: program[scope].body)
    else { return nil }
    return children(in: inner, activation).joined().first { $0.isParameter }.map { [$0] }
  }

  /// Whether a view leads to other screens, so that it is one itself rather than a wrapper around its content. An alert
  /// makes no screen of it, and neither does a way back, or a stack in which others ask for what it shows.
  func leadsElsewhere(_ type: TypeID) -> Bool {
    if let known = leadingCache[type] { return known }
    let leads = leads(from: type) { _ in true }
    leadingCache[type] = leads
    return leads
  }

  /// Whether some of the code of a view leads to other screens.
  func leads(from type: TypeID, where isMeant: (CallSite) -> Bool) -> Bool {
    program.frameworks.patternsByCall.contains { name, patterns in
      (program.callsByName[name] ?? []).contains { id in
        program[program[id].body].owner == type
          && patterns.contains { pattern in
            pattern.kind != .alert && !pattern.kind.goesBack && pattern.matches(program[id].call)
              && !isAskedFromElsewhere(program[id], pattern)
          } && isMeant(program[id])
      }
    }
  }

  /// Whether a transition shows what is registered for a route, or what an item brings with it.
  private func isAskedFromElsewhere(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    if pattern.registersFor != nil { return true }
    return showsCarriedView(site, pattern)
  }
}
