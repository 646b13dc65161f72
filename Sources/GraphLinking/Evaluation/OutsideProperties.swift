import NavigationModel

/// Finds what properties hold whose declarations are not among the analyzed files, by what code sets them to: those that
/// only the Objective-C declaration of a class shows, and those of a library's shared objects.
extension Evaluator {
  /// What the extensions of a class that no Swift file declares assign to a property of it; nil where they do not.
  func assignedOutside(to name: String, of type: TypeID) -> [Candidate]? {
    guard !program[type].isDeclared, program.frameworks.types[program[type].name] == nil else { return nil }
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let beginning = activeProperties[key] {
      cut.circles.insert(beginning)
      return nil
    }
    let beginning = begin()
    activeProperties[key] = beginning
    defer {
      activeProperties[key] = nil
      end(beginning)
    }
    return values(
      assignedBy: (program.assignmentsByName[name] ?? []).filter { site in
        program[site.body].owner == type && site.target.ownPropertyName == name
      })
  }

  /// What code assigns to a property of an object that a library's class shares, such as `MenuManager.default.menu`: all
  /// code that writes this path means the same object. Nil where no code assigns it.
  func assignedOutside(to name: String, ofShared path: String) -> [Candidate]? {
    guard path.first?.isUppercase == true, let sites = program.assignmentsByName[name],
      let root = path.split(separator: ".", maxSplits: 1).first.map(String.init), root.utf8.count < path.utf8.count,
      !(program.typesByName[root] ?? []).contains(where: { program[$0].isDeclared }),
      program.frameworks.types[root] == nil
    else { return nil }
    let property = "\(path).\(name)"
    if let known = pathCache[property] { return known }
    if let beginning = activePaths[property] {
      cut.circles.insert(beginning)
      return nil
    }
    let beginning = begin()
    activePaths[property] = beginning
    let (found, isWhole) = part {
      defer {
        activePaths[property] = nil
        end(beginning)
      }
      return values(assignedBy: sites.filter { $0.target.dottedPath == property })
    }
    if isWhole { pathCache[property] = .some(found) }
    return found
  }

  private func values(assignedBy sites: [AssignmentSite]) -> [Candidate]? {
    let values = sites.flatMap { evaluate($0.value, in: $0.scope, openActivation(of: $0.body)) }
    let known = values.filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
    return known.isEmpty ? nil : known.map { $0.weakened(to: .inferred) }
  }
}
