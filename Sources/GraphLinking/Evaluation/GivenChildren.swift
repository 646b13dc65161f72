import NavigationModel

/// Controllers of the program's own that are put around others, such as a sheet of the program's own around its content:
/// each object is told by what it is made around, as a `UINavigationController` is.
extension Evaluator {
  /// What a call makes that puts a controller of the program's own around others; nil for other controllers.
  func givenContainer(_ type: TypeID, madeBy construction: ConstructionID) -> [Candidate]? {
    let names = givenChildren(of: type)
    guard !names.isEmpty else { return nil }
    var contents: [Value] = []
    var isSure = true
    for name in names.sorted() {
      guard let held = member(name, of: .object(type, construction)) else { continue }
      if let parameter = held.first(where: \.isParameter) { return [parameter.weakened(to: .inferred)] }
      isSure = isSure && held.count == 1
      for value in held.flatMap({ elements(of: $0) }).map(\.value) where isKnownController(value) {
        if !contents.contains(value) { contents.append(value) }
      }
    }
    guard !contents.isEmpty else { return nil }
    let container = Value.container(type, contents: contents, kind: .child)
    return [isSure ? .certain(container) : .inferred(container)]
  }

  /// Whether every place that makes a controller of the program's own says what it puts it around.
  func isToldByMakers(_ type: TypeID) -> Bool {
    guard !givenChildren(of: type).isEmpty else { return false }
    if let known = toldContainerCache[type] { return known }
    toldContainerCache[type] = false
    let sites = makers(of: type).map { program[$0.site] }
    let isTold =
      !sites.isEmpty
      && sites.allSatisfy { site in
        resetBudget()
        return evaluate(.call(site.call), in: site.scope, openActivation(of: site.body)).allSatisfy {
          if case .container = $0.value { true } else { $0.isParameter }
        }
      }
    toldContainerCache[type] = isTold
    return isTold
  }

  /// The properties of a controller of the program's own that hold any controller, which whoever makes it gives, and
  /// which its code makes its children.
  func givenChildren(of type: TypeID) -> Set<String> {
    if let known = givenChildCache[type] { return known }
    let found = findGivenChildren(of: type)
    givenChildCache[type] = found
    return found
  }

  private func findGivenChildren(of type: TypeID) -> Set<String> {
    guard program[type].isDeclared, program[type].kind == .class,
      program.frameworkType(of: type)?.role == .controller
    else { return [] }
    let given = program[type].properties.filter { _, properties in
      properties.contains { property in
        !property.fact.isStatic && property.getter == nil && property.initialValue == nil
          && isAnyController(declaredType(of: property))
      }
    }
    return Set(given.keys.filter { isFilledByInitializers($0, of: type) && isMadeChild($0, of: type) })
  }

  /// Whether only initializers of the type set a property, to what they are given.
  private func isFilledByInitializers(_ name: String, of type: TypeID) -> Bool {
    let own = (program.assignmentsByName[name] ?? []).filter {
      program[$0.body].owner == type && $0.target.ownPropertyName != nil
    }
    return !own.isEmpty
      && own.allSatisfy { site in
        let body = program[site.body]
        return body.kind == .initializer && body.parameters.contains { site.value == .identifier($0.name) }
      }
  }

  /// Whether the type's code makes what a property holds a child, or hands it to a function that does.
  private func isMadeChild(_ name: String, of type: TypeID) -> Bool {
    program[type].functions.values.joined().contains { body in
      program.calls(in: body).contains { site in
        guard
          let index = site.call.arguments.firstIndex(where: {
            $0.value.ownPropertyName == name || $0.value.ownView == name
          })
        else { return false }
        return embeds(site, argument: index)
          || functionsNamed(site.call.callee.calledName, for: type).contains {
            embeds($0, argument: index, of: site)
          }
      }
    }
  }

  /// Whether a call makes one of its arguments a child of something.
  private func embeds(_ site: CallSite, argument index: Int) -> Bool {
    guard let name = site.call.callee.calledName else { return false }
    let argument = site.call.arguments[index]
    return (program.frameworks.patternsByCall[name] ?? []).contains { pattern in
      guard pattern.kind == .child, pattern.matches(site.call) else { return false }
      guard case .argument(let label) = pattern.destination else { return true }
      return CallLabels.argument(label, in: site.call.arguments)?.value == argument.value
    }
  }

  /// Whether a function makes the parameter a child that is given an argument of a call.
  private func embeds(_ function: BodyID, argument index: Int, of site: CallSite) -> Bool {
    let parameters = program[function].parameters
    guard let mapping = ArgumentMatching.match(site.call.arguments, to: parameters),
      let parameter = mapping.first(where: { $0.value == index })?.key
    else { return false }
    return program.calls(in: function).contains { inner in
      inner.call.arguments.indices.contains { place in
        let value = inner.call.arguments[place].value
        return (value.ownPropertyName == parameters[parameter].name || value.ownView == parameters[parameter].name)
          && embeds(inner, argument: place)
      }
    }
  }

  /// The functions of a name that objects of a type have.
  private func functionsNamed(_ name: String?, for type: TypeID) -> [BodyID] {
    guard let name, program.ownersOfFunctions[name] != nil else { return [] }
    return program.lineage(of: type).flatMap { program[$0].functions[name] ?? [] }
  }

  private func isKnownController(_ value: Value) -> Bool {
    switch value {
    case .scene: true
    case .container(_, let contents, _): !contents.isEmpty
    default: type(of: value).map { program.isScreen($0) } ?? false
    }
  }
}

extension Expression {
  /// The property of which an expression is the view: `content` for `content.view`.
  fileprivate var ownView: String? {
    if case .member(let base, "view") = self { base.ownPropertyName } else { nil }
  }
}
