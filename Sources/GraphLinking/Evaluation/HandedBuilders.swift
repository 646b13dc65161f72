import NavigationModel

/// What SwiftUI gives to a method that code hands on by its name as a builder: `.sheet(item: $step, content: page)` calls
/// `page` with the item.
extension Evaluator {
  /// What a parameter of such a method is; nil for every other parameter, and where code calls the method itself, since
  /// its callers tell.
  func carriedItem(as index: Int, of method: Body) -> [Candidate]? {
    guard index == 0, method.kind == .function, method.parameters.count == 1,
      program.callsByName[method.name] == nil, let site = handedBuilders[method.id]
    else { return nil }
    return carriedValue(by: program[site], openActivation(of: program[site].body))
  }

  /// The calls that show something for an item or a value, by the methods that they are handed as builders.
  func buildersByName() -> [BodyID: CallSiteID] {
    var found: [BodyID: CallSiteID] = [:]
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
          // Of several calls that are handed the same one, the first counts in whatever order they are met.
          found[bodies[0]] = found[bodies[0]].map { min($0, id) } ?? id
        }
      }
    }
    return found
  }
}
