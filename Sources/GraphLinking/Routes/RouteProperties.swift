import NavigationModel

/// The properties that are routes by themselves: each holds the function that makes its screen.
struct RouteProperties {
  private var bodies: [String: [BodyID]] = [:]

  init() {}

  init(program: Program) {
    let wrappers = program.frameworks.routes.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
    guard !wrappers.isEmpty else { return }
    for type in program.typeIDs {
      for (name, properties) in program[type].properties {
        for property in properties where property.fact.attributes.contains(where: { wrappers.contains($0.name) }) {
          if let body = property.initialValue { bodies[name, default: []].append(body) }
        }
      }
    }
  }

  var isEmpty: Bool { bodies.isEmpty }

  /// The property of that name which a coordinator has; where the coordinator is not known, the only one of that name.
  func property(_ name: String, of coordinator: TypeID?, in program: Program) -> BodyID? {
    let candidates = bodies[name] ?? []
    if let coordinator {
      let lineage = program.lineage(of: coordinator)
      return candidates.first { program[$0].owner.map(lineage.contains) ?? false }
    }
    return candidates.count == 1 ? candidates.first : nil
  }
}
