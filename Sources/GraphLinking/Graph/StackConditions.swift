import NavigationModel

/// Code that goes on only where a stack has few screens, as before the first round, and back otherwise:
/// `if path.isEmpty { path.append(.preview) } else { path.removeLast() }`.
struct StackConditions {
  let program: Program
  let screen: TypeID

  /// Methods that take screens from a stack.
  private static let taking: Set<String> = ["removeLast", "removeAll", "popLast"]
  /// The comparisons of a count with a number, and whether they hold for few.
  private static let comparing = ["==": true, "<": true, "<=": true, "!=": false, ">": false, ">=": false]

  /// What the code of the screen asks a stack before it gets to a path; nil where it asks none, or goes back in no case.
  func decision(on path: CodePath) -> ModeDecision? {
    let scopes = [path.scope] + path.calls.map { program[$0.site].scope }
    return scopes.lazy.filter(isOwn).firstNonNil { decision(around: $0) }
  }

  private func isOwn(_ scope: ScopeID) -> Bool {
    program[program[scope].body].owner.map { program.inherits(screen, from: $0) } ?? false
  }

  private func decision(around scope: ScopeID) -> ModeDecision? {
    var next: ScopeID? = scope
    while let place = next {
      next = program[place].parent
      guard case .branch(let conditions) = program[place].kind, let outer = next else { continue }
      for condition in conditions {
        guard let (test, holds) = condition.test, let (stack, asksForFew) = stack(askedBy: test), asksForFew == holds,
          let name = stack.readName, isStack(name), goesBack(from: stack, besides: place, in: outer)
        else { continue }
        return ModeDecision(mode: name, subject: test, outcome: .among(["\(holds)"]), isSettled: true)
      }
    }
    return nil
  }

  /// The stack that a test asks how much it holds, or whether it holds something, and whether the test holds for a stack
  /// with few screens or for one with many.
  private func stack(askedBy test: Expression) -> (stack: Expression, asksForFew: Bool)? {
    switch test {
    case .member(let stack, "isEmpty"): return (stack, true)
    case .call(let call):
      switch call.callee {
      case .identifier("!"):
        return call.arguments.first.flatMap { stack(askedBy: $0.value) }.map { ($0.stack, !$0.asksForFew) }
      case .identifier(let symbol):
        guard let asksForFew = Self.comparing[symbol], case .member(let stack, "count")? = call.arguments.first?.value
        else { return nil }
        return (stack, asksForFew)
      case .member(let stack, "contains"): return (stack, false)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a name is that of what a stack of screens holds.
  private func isStack(_ name: String) -> Bool {
    name == "viewControllers"
      || program.frameworks.stacksOfViews.lazy.flatMap { program.callsByName[$0] ?? [] }.contains { id in
        let path = program[id].call.arguments.first { $0.label == "path" }?.value.readName
        return path.map { $0.drop { $0 == "$" } == name } ?? false
      }
  }

  /// Whether code that runs in the other case takes something from the stack, or closes what is on top.
  private func goesBack(from stack: Expression, besides branch: ScopeID, in outer: ScopeID) -> Bool {
    let body = program[branch].body
    return program.calls(in: body).contains { site in
      guard let name = site.call.callee.calledName, isBack(name, site.call, stack) else { return false }
      return program.areExclusive(branch, site.scope, within: outer)
    }
      || program.propertyUses.assignments(in: body).contains { site in
        site.target == stack && site.value.takesAway && program.areExclusive(branch, site.scope, within: outer)
      }
  }

  private func isBack(_ name: String, _ call: Call, _ stack: Expression) -> Bool {
    if Self.taking.contains(name), case .member(stack, _) = call.callee { return true }
    return name == "dismiss" || name.hasPrefix("popTo") || name == "popViewController"
  }
}

extension Expression {
  /// Whether a stack that is set to it has fewer screens: `[]`, `NavigationPath()`, `path.dropLast()`.
  fileprivate var takesAway: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .call(let call):
      if case .member(let base, let name) = call.callee {
        name.hasPrefix("drop") || name == "prefix" || base.takesAway
      } else {
        call.arguments.allSatisfy { $0.value.takesAway }
      }
    default: false
    }
  }
}

extension Condition {
  /// What is tested, and whether it holds.
  fileprivate var test: (Expression, Bool)? {
    switch self {
    case .holds(let test): (test, true)
    case .fails(let test): (test, false)
    case .matches, .matchesNone: nil
    }
  }
}
