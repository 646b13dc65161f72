import NavigationModel

/// Finds enums that turn each of their cases into a view, and the views that show the result as their content.
///
/// `selection.contentView` in a body, where `contentView` switches over the cases, is navigation by state: the enum is
/// the router, and the view replaces its content with the view of the case.
struct RouteEnums {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [ResolvedTransition] {
    let routers = routers()
    guard !routers.isEmpty else { return [] }
    var result: [ResolvedTransition] = []
    var used: Set<BodyID> = []
    var settled: [TypeID: Bool] = [:]
    for scope in program.code.indices.lazy.flatMap({ program.scopes(inFile: $0) }) {
      let results = program[scope].results
      guard !results.expressions.isEmpty || !results.returned.isEmpty else { continue }
      guard let owner = program[program[scope].body].owner, program.isView(owner), !isShownByIdiom(scope) else {
        continue
      }
      for child in results.expressions + results.returned {
        guard let read = memberReads(child.value).first(where: { routers[$0.name] != nil }),
          let candidates = routers[read.name]
        else { continue }
        let activation = evaluator.openActivation(of: program[scope].body)
        let type = evaluator.staticType(of: read.base, in: child.scope, activation)
        for router in candidates
        where router.type == type && !program[router.type].name.hasPrefix(program[owner].name) {
          // Who makes a view for a known case comes to what is chosen, and never to the view.
          let isSettled = settled[owner] ?? evaluator.isChosenWhereverMade(owner)
          settled[owner] = isSettled
          if isSettled { continue }
          used.insert(router.body)
          let file = program[program[scope].body].file
          let place = program.location(read.position ?? program[program[scope].body].position, in: file)
          result += router.views.map { transition(from: owner, to: $0, via: [router.type], at: place) }
        }
      }
    }
    for router in routers.values.joined().sorted(by: { $0.body < $1.body }) where used.contains(router.body) {
      let place = program.location(program[router.body].position, in: program[router.body].file)
      result += router.views.map { transition(from: router.type, to: $0, via: [], at: place) }
    }
    return result
  }

  private struct Router {
    let type: TypeID
    let body: BodyID
    let views: [Value]
  }

  /// The members of enums that give different views for different cases, by their name.
  private func routers() -> [String: [Router]] {
    var result: [String: [Router]] = [:]
    for type in program.typeIDs where program[type].kind == .enum && !program[type].cases.isEmpty {
      let getters = program[type].properties.values.joined().compactMap { $0.fact.isStatic ? nil : $0.getter }
      let functions = program[type].functions.values.joined().filter {
        !program[$0].isStatic && program[$0].kind == .function
      }
      for body in (getters + functions).sorted() where givesView(body) {
        evaluator.resetBudget()
        let views = evaluator.returns(of: body, evaluator.openActivation(of: body)).map(\.value).filter(isOwnView)
        // One view in several makes is no choice of screens, but mostly an icon or a row.
        if Set(views.compactMap { evaluator.type(of: $0) }).count > 1 {
          result[program[body].name, default: []].append(Router(type: type, body: body, views: views))
        }
      }
    }
    return result
  }

  private func givesView(_ body: BodyID) -> Bool {
    let name = program[body].returnType?.name
    return name == "View" || name == "AnyView"
  }

  private func isOwnView(_ value: Value) -> Bool {
    guard case .object(let type, _) = value else { return false }
    return program[type].isDeclared && program.isView(type)
  }

  /// Whether the closure is the builder of a sheet, a link or a tab view, which says itself what it shows.
  private func isShownByIdiom(_ scope: ScopeID) -> Bool {
    guard program[scope].parent == nil else { return isPassedToIdiom(scope) }
    // A method that is called only within such builders is a part of them.
    let body = program[program[scope].body]
    guard body.kind == .function, let owner = body.owner else { return false }
    let calls = (program.callsByName[body.name] ?? []).filter { program[program[$0].body].owner == owner }
    return !calls.isEmpty && calls.allSatisfy { isWithinIdiom(program[$0].scope) }
  }

  private func isPassedToIdiom(_ scope: ScopeID) -> Bool {
    guard let passedTo = program[scope].passedTo, let name = program[passedTo.site].call.callee.calledName else {
      return false
    }
    let call = program[passedTo.site].call
    return (program.frameworks.patternsByCall[name] ?? []).contains {
      $0.shows(argument: passedTo.argument, of: call)
    }
  }

  private func isWithinIdiom(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if isPassedToIdiom(place) { return true }
      next = program[place].parent
    }
    return false
  }

  private struct MemberRead {
    let base: Expression
    let name: String
    let position: Position?
  }

  /// The members that an expression reads or calls, from the last modifier inwards.
  private func memberReads(_ expression: Expression) -> [MemberRead] {
    switch expression {
    case .member(let base, let name):
      [MemberRead(base: base, name: name, position: nil)] + memberReads(base)
    case .call(let call):
      memberReads(call.callee).map { MemberRead(base: $0.base, name: $0.name, position: call.position) }
    default:
      []
    }
  }

  private func transition(
    from source: TypeID, to view: Value, via: [TypeID], at location: SourceLocation
  ) -> ResolvedTransition {
    ResolvedTransition(
      source: .type(source), destination: .value(view), kind: .replace, confidence: .inferred, via: via,
      location: location)
  }
}
