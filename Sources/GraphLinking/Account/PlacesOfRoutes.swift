import NavigationModel

/// The places where code asks for a route: gives a case of it to a function, or sets a property to one.
///
/// A route is a type for which a destination is registered, or whose values a coordinator of a library answers. What only
/// computes something of a route, such as its title, gives a value back and asks for nothing.
struct PlacesOfRoutes {
  let program: Program
  /// The types of the program that decide what some transition shows.
  let routes: Set<TypeID>

  /// A place, with the function that is given the route; nil for a property.
  struct Place {
    let name: String
    let spot: CodeSpot
    /// The code around it.
    let body: BodyID
    let function: BodyID?
    /// The property that is set to the route; nil for a function.
    var property: String?
    /// Whether it is set to a property of the object itself.
    var isOwn = false
  }

  /// All such places, each once, without those that have the form of an idiom.
  func places() -> [Place] {
    guard !routes.isEmpty else { return [] }
    return calls() + assignments()
  }

  private func calls() -> [Place] {
    let names = Dictionary(grouping: routes) { program[$0].bareName }
    let functions = program.types.indices.lazy.map(TypeID.init).flatMap { program[$0].functions.values.joined() }
    var places: [CodeSpot: Place] = [:]
    // Of several functions that a call can mean the first in the sources stands for them.
    for function in functions.sorted() where asks(program[function]) {
      let parameters = program[function].parameters
      let taking = parameters.indices.filter {
        parameters[$0].type?.name.flatMap { names[$0.lastName.description] } != nil
          && mayBeRoute(parameters[$0].type, inside: program[function].owner, program[function].file)
      }
      guard !taking.isEmpty else { continue }
      for site in (program.callsByName[program[function].name] ?? []).map({ program[$0] }) {
        guard let mapping = ArgumentMatching.match(site.call.arguments, to: parameters) else { continue }
        let given = taking.compactMap { mapping[$0] }.compactMap { routeName(site.call.arguments[$0].value, site.body) }
        guard let name = given.first else { continue }
        let spot = CodeSpot(site)
        places[spot] = places[spot] ?? Place(name: name, spot: spot, body: site.body, function: function)
      }
    }
    return places.values.sorted { $0.spot < $1.spot }
  }

  /// Whether a function may ask for what it is given, rather than compute something of it or make an object around it.
  private func asks(_ function: Body) -> Bool {
    (function.kind == .function || function.kind == .requirement) && function.returnType == nil
      && function.owner.map { !routes.contains($0) } ?? true
  }

  private func assignments() -> [Place] {
    let names = routes.reduce(into: Set<String>()) {
      $0.formUnion(program.propertyNames.properties(ofTypeNamed: program[$1].bareName))
    }
    return names.sorted().flatMap { program.assignmentsByName[$0] ?? [] }.compactMap { site in
      guard setsRoute(site) else { return nil }
      return routeName(site.value, site.body).map {
        Place(
          name: $0, spot: CodeSpot(site), body: site.body, function: nil, property: site.target.readName,
          isOwn: site.target.isOwnProperty)
      }
    }
  }

  /// Whether a property of the object itself may hold a route by its type: types of several screens can have one name.
  private func setsRoute(_ site: AssignmentSite) -> Bool {
    guard let name = site.target.ownPropertyName, let owner = program[site.body].owner,
      let property = program.memberLineage(of: owner).firstNonNil({ program[$0].properties[name]?.first })
    else { return true }
    return mayBeRoute(property.fact.type, inside: property.owner, property.file)
  }

  private func mayBeRoute(_ type: TypeReference?, inside owner: TypeID?, _ file: Int) -> Bool {
    guard let name = type?.name,
      let found = program.resolve(name, inside: owner.map { program[$0].name }, file: file)
    else { return true }
    return routes.contains(found) || program[found].kind != .enum
  }

  /// The name of the case that an expression is, or of the type that it makes; nil for what only hands a route on.
  private func routeName(_ expression: Expression, _ body: BodyID) -> String? {
    if let name = expression.implicitName {
      return routes.contains { program[$0].cases[name] != nil } ? name : nil
    }
    var callee = expression
    if case .call(let call) = expression { callee = call.callee }
    guard let path = callee.dottedPath else { return nil }
    let inside = program[body].owner.map { program[$0].name }
    func isRoute(_ name: String) -> Bool {
      program.resolve(name, inside: inside, file: program[body].file).map(routes.contains) ?? false
    }
    if isRoute(path) { return path }
    return path.enclosingName.map { isRoute(String($0)) } == true ? path : nil
  }
}
