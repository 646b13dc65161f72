import NavigationModel

/// What SwiftUI gives to a method that code hands on by its name as a builder: `.sheet(item: $step, content: page)` calls
/// `page` with the item.
extension Evaluator {
  /// What a parameter of such a method is, of any of the calls that are handed it; nil for every other parameter, and
  /// where code calls the method itself, since its callers tell.
  func carriedItem(as index: Int, of method: Body) -> [Candidate]? {
    guard index == 0, method.kind == .function, method.parameters.count == 1, let sites = handedBuilders[method.id],
      !isCalledByName(method)
    else { return nil }
    let items = sites.sorted().map { carriedValue(by: program[$0], openActivation(of: program[$0].body)) }
    let known = items.compactMap(\.self).flatMap(\.self)
    return known.isEmpty ? nil : unique(known)
  }

  /// Whether a call can mean a method, by its name and its labels.
  private func isCalledByName(_ method: Body) -> Bool {
    (program.callsByName[method.name] ?? []).contains { id in
      ArgumentMatching.match(program[id].call.arguments, to: method.parameters) != nil
    }
  }

  /// The calls that show something for an item or a value, by the methods that they are handed as builders.
  func buildersByName() -> [BodyID: Set<CallSiteID>] {
    var found: [BodyID: Set<CallSiteID>] = [:]
    for (name, patterns) in program.frameworks.patternsByCall {
      let taking = patterns.filter { $0.takesItem || $0.registersFor != nil }
      guard !taking.isEmpty else { continue }
      for id in program.callsByName[name] ?? [] {
        for case .builder(let label) in taking.map(\.destination) {
          guard let method = CallLabels.builder(label, in: program[id].call.arguments)?.value.ownPropertyName,
            let owner = program[program[id].body].owner
          else { continue }
          let named = program.memberLineage(of: owner).lazy.compactMap { [program] in program[$0].functions[method] }
          guard let bodies = named.first, bodies.count == 1 else { continue }
          found[bodies[0], default: []].insert(id)
        }
      }
    }
    return found
  }
}
