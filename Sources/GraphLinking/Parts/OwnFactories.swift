import NavigationModel

/// The static functions of types that give back an object of their own type which they make, as `Session.open()` can:
/// whoever calls one makes the object, as with an initializer.
extension Holders {
  /// The calls of such functions of a type in other code.
  mutating func calls(ofFactoriesOf type: TypeID) -> [CallSite] {
    let name = program[type].bareName
    var found: [CallSite] = []
    for function in factories(of: type) {
      let called = program[function].name
      let calls = factoryCalls[called] ?? callsByType(named: called)
      factoryCalls[called] = calls
      for site in (calls[name[...]] ?? []).map({ program[$0] }) where program[site.body].owner != type {
        guard let written = site.call.callee.staticReceiver,
          means(type, written, in: program[site.body].owner, program[site.body].file),
          ArgumentMatching.match(site.call.arguments, to: program[function].parameters) != nil
        else { continue }
        found.append(site)
      }
    }
    return found
  }

  /// The calls of a function's name on types, by the last names of the types.
  private func callsByType(named name: String) -> [Substring: [CallSiteID]] {
    var calls: [Substring: [CallSiteID]] = [:]
    for id in program.callsByName[name] ?? [] {
      guard let written = program[id].call.callee.staticReceiver else { continue }
      calls[written.lastName, default: []].append(id)
    }
    return calls
  }

  /// The static functions of a type that make what they give back, or have one of the others make it.
  private func factories(of type: TypeID) -> [BodyID] {
    var open = program[type].functions.values.joined().filter { body in
      program[body].isStatic && program[body].kind == .function && program[body].returnType != nil
    }
    var found: [BodyID] = []
    var names: Set<String> = []
    // Each round finds those that call one of the round before.
    while !open.isEmpty {
      let next = open.filter { body in
        program[program[body].scope].results.values.contains { result in
          makes(type, result.value, in: result.scope, of: body, through: names, depth: Self.maximumLocals)
        }
      }
      if next.isEmpty { break }
      found += next
      names.formUnion(next.map { program[$0].name })
      open.removeAll { next.contains($0) }
    }
    return found
  }

  /// How many locals may hold an object, one the other, until a function gives it back.
  private static let maximumLocals = 3

  /// Whether an expression in a static function of a type makes an object of it.
  private func makes(
    _ type: TypeID, _ expression: Expression, in scope: ScopeID, of body: BodyID, through factories: Set<String>,
    depth: Int
  ) -> Bool {
    switch expression.uncast {
    case .call(let call):
      let callee = call.callee.unspecialized
      switch callee {
      case .identifier("Self"): return true
      case .identifier(let name) where factories.contains(name): return true
      case .implicitMember("init"):
        return program[body].returnType?.name.map { $0 == "Self" || means(type, $0, of: body) } ?? false
      case .member(.identifier("self"), let name), .member(.identifier("Self"), let name):
        return name == "init" || factories.contains(name)
      case .member(let base, let name) where name == "init" || factories.contains(name):
        return base.unspecialized.dottedPath.map { means(type, $0, of: body) } ?? false
      default:
        return callee.dottedPath.map { means(type, $0, of: body) } ?? false
      }
    case .identifier(let name) where depth > 0:
      return (program.locals(named: name, from: scope) ?? []).contains { local in
        local.value.map { makes(type, $0, in: scope, of: body, through: factories, depth: depth - 1) } ?? false
      }
    case .alternatives(let values):
      return values.contains { makes(type, $0, in: scope, of: body, through: factories, depth: depth) }
    default:
      return false
    }
  }

  /// Whether a name that code writes means a type.
  private func means(_ type: TypeID, _ written: String, of body: BodyID) -> Bool {
    written.lastName == program[type].bareName[...]
      && means(type, written, in: program[body].owner, program[body].file)
  }
}

extension Expression {
  /// The type that a static function is called on, as it is written: `Session` for `Session.open`.
  fileprivate var staticReceiver: String? {
    guard case .member(let base, _) = unspecialized, let written = base.unspecialized.dottedPath,
      written.lastName.first?.isUppercase == true
    else { return nil }
    return written
  }
}
