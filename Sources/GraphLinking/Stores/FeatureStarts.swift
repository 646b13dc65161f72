import NavigationModel

/// Finds where a reducer runs the reducer of another feature on a part of its state:
///
///     Scope(state: \.settings, action: \.settings) { Settings() }
///     .ifLet(\.$detail, action: \.detail) { Detail() }
struct FeatureStarts {
  let evaluator: Evaluator
  let features: Features
  /// The reducers that have something shown.
  let leading: Set<TypeID>
  private var program: Program { evaluator.program }

  /// The calls that run a reducer on a part of a state.
  static let composing: Set<String> = ["Scope", "ifLet", "ifCaseLet", "forEach"]

  private struct Start {
    let source: TypeID
    let child: TypeID
    let location: SourceLocation
    /// Whether the child reduces each row of a list.
    var isRow = false
  }

  func transitions() -> [ResolvedTransition] {
    let found = Self.composing.sorted().flatMap { name in
      (program.callsByName[name] ?? []).flatMap { starts(at: program[$0]) }
    }
    let places = places(among: found)
    return found.filter { places.contains($0.child) }.map { start in
      ResolvedTransition(
        source: .type(start.source), destination: .value(.object(start.child, nil)), kind: .start,
        confidence: .certain, via: [], location: start.location)
    }
  }

  /// The reducers that have to do with navigation: those of views, and those that run such ones. The others only
  /// compute a part of their parent's state, as those of rows do that lead nowhere.
  private func places(among starts: [Start]) -> Set<TypeID> {
    var found = Set(starts.lazy.filter { !$0.isRow }.map(\.child).filter { features.views[$0] != nil })
    found.formUnion(leading)
    while true {
      let more = Set(starts.filter { found.contains($0.child) }.map(\.source)).subtracting(found)
      if more.isEmpty { return found }
      found.formUnion(more)
    }
  }

  private func starts(at site: CallSite) -> [Start] {
    guard let source = features.reducer(around: program.outermost(site.body).owner),
      site.call.arguments.contains(where: { $0.value.isPartOfState }),
      let reducer = site.call.arguments.last
    else { return [] }
    let children: [TypeID]
    switch reducer.value {
    case .closure(let closure):
      guard let inner = program.scope(of: closure, in: site.body) else { return [] }
      let results = program[inner].results
      children = (results.expressions + results.returned).compactMap { self.reducer($0.value, in: $0.scope) }
    default:
      children = [self.reducer(reducer.value, in: site.scope)].compactMap(\.self)
    }
    let isRow = isForRows(site, in: source)
    return children.filter { $0 != source }.map {
      Start(
        source: source, child: $0, location: program.location(site.call.position, in: program[site.body].file),
        isRow: isRow)
    }
  }

  /// Whether a call runs a reducer on each element of a list, and not on those of a stack.
  private func isForRows(_ site: CallSite, in source: TypeID) -> Bool {
    guard site.call.callee.calledName == "forEach" else { return false }
    guard case .keyPath(_, let path)? = site.call.arguments.first?.value, let name = path.last else { return true }
    return features.content(name, of: source)?.isStack != true
  }

  /// The reducer that an expression makes, below the modifiers of reducers: `Detail()._printChanges()`, `Detail.init`.
  private func reducer(_ expression: Expression, in scope: ScopeID) -> TypeID? {
    switch expression {
    case .call(let call):
      if let made = type(call.callee, in: scope) { return made }
      guard case .member(let base, let name) = call.callee, !Self.composing.contains(name) || base.isCall else {
        return nil
      }
      return reducer(base, in: scope)
    case .member(let base, "init"):
      return type(base, in: scope)
    case .identifier, .member:
      let type = evaluator.staticType(of: expression, in: scope, evaluator.openActivation(of: program[scope].body))
      return type.flatMap { features.isReducer($0) ? $0 : nil }
    default:
      return nil
    }
  }

  private func type(_ callee: Expression, in scope: ScopeID) -> TypeID? {
    guard let path = callee.unspecialized.dottedPath else { return nil }
    let name = path.lastName == "init" ? path.enclosingName ?? path : path
    let body = program[program[scope].body]
    guard program.mayNameType(name.lastName),
      let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file),
      features.isReducer(type)
    else { return nil }
    return type
  }
}

extension Expression {
  /// Whether it names a part of a state: `\.$detail`, `/AppState.detail`.
  fileprivate var isPartOfState: Bool { if case .keyPath = self { true } else { false } }

  fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}
