import NavigationModel

/// Finds where code sets the path of a stack of views, or adds several routes to it: `path = [.list, .detail]`,
/// `path = path + [route]`, `path += routes`.
///
/// What is on the path already is no transition. Each route that comes is pushed, as by `path.append(route)`.
struct PathAssignments {
  let fit: PatternFit
  private var evaluator: Evaluator { fit.evaluator }
  private var program: Program { evaluator.program }

  /// A place where a path gets something.
  private struct Setting {
    let path: Expression
    let value: Expression
    let scope: ScopeID
    let body: BodyID
    let position: Position
    /// Whether it leaves nothing on the path but what it writes down: `path = [.list]`.
    var isWhole = false
  }

  /// A property that is a path, or a computed one whose setter sets a path.
  private struct Path: Hashable {
    let name: String
    /// The type that computes it; nil for what stacks are bound to.
    var owner: TypeID?
  }

  func transitions() -> [Transition] {
    var found: [Transition] = []
    var paths = fit.paths.names.sorted().map { Path(name: $0) }
    var seen = Set(paths)
    while let path = paths.popLast() {
      for setting in settings(of: path) + additions(to: path.name) {
        guard let type = routeType(of: setting, path) else { continue }
        let routes = routes(putBy: setting, onPathOfAnything: type.isAnything)
        for route in routes {
          if let computed = computedPath(setTo: route, by: setting) {
            if seen.insert(computed).inserted { paths.append(computed) }
            continue
          }
          var transition = Transition(
            shown: .registered(route), kind: .push, expected: type.isAnything ? nil : type.id, scope: setting.scope,
            body: setting.body, position: setting.position)
          transition.replacesPath = setting.isWhole
          found.append(transition)
        }
      }
    }
    return found
  }

  /// The computed property in whose setter a path is set to what the property is set to. Who sets the property says what
  /// that is.
  private func computedPath(setTo route: Expression, by setting: Setting) -> Path? {
    let body = program[setting.body]
    guard body.kind == .observers, route == .identifier("newValue"), let owner = body.owner else { return nil }
    return Path(name: body.name, owner: owner)
  }

  private func settings(of path: Path) -> [Setting] {
    (program.assignmentsByName[path.name] ?? []).compactMap { site in
      if let owner = path.owner, evaluator.receiver(of: site).map({ program.inherits($0, from: owner) }) != true {
        return nil
      }
      var setting = Setting(
        path: site.target, value: site.value, scope: site.scope, body: site.body, position: site.position)
      if case .array(let routes) = site.value { setting.isWhole = !routes.contains { isHeld($0, setting) } }
      return setting
    }
  }

  /// Calls that add more than one route. Those that append one are calls like any other.
  private func additions(to name: String) -> [Setting] {
    program.propertyUses.additions(to: name).compactMap { site in
      guard site.call.addsArray, let (path, added) = site.call.addition else { return nil }
      return Setting(path: path, value: added, scope: site.scope, body: site.body, position: site.call.position)
    }
  }

  /// What the routes of a path are; nil where the property is no path.
  private func routeType(of setting: Setting, _ path: Path) -> (id: TypeID?, isAnything: Bool)? {
    if fit.paths.mayHoldAnything(setting.path, in: setting.scope) { return (nil, true) }
    let activation = evaluator.openActivation(of: setting.body)
    guard let type = evaluator.staticType(of: setting.path, in: setting.scope, activation) else { return nil }
    if program.inherits(type, fromAnyNamed: ["NavigationPath"]) { return (type, true) }
    guard fit.registry.registers(type), path.owner != nil || fit.paths.mayHold(setting.path, in: setting.scope) else {
      return nil
    }
    return (type, false)
  }

  /// The routes that are put on a path, and the arrays of them, each once.
  ///
  /// - Parameter isAnything: whether a whole value is no route, but a path by itself whose routes nobody knows.
  private func routes(putBy setting: Setting, onPathOfAnything isAnything: Bool) -> [Expression] {
    var found: [Expression] = []
    var open = [setting.value]
    var within: [Expression] = []
    while let next = open.popLast() {
      switch next {
      case .array(let elements):
        for element in elements where !isHeld(element, setting) && !found.contains(element) { found.append(element) }
      case .call(let call) where call.callee == .identifier("+"):
        open += call.arguments.reversed().map(\.value)
      case .call(let call) where call.elementsPushed != nil:
        within += [call.elementsPushed].compactMap(\.self)
        open += [call.elementsPushed].compactMap(\.self)
      case .call(let call) where call.makesPath:
        within += call.arguments.map(\.value)
        open += call.arguments.map(\.value)
      case .conditional:
        open += next.valuesOfBranches.reversed()
      case .alternatives(let values):
        open += values.reversed()
      case .nothing, .unknown, .closure:
        break
      default:
        let isPath = isAnything && !within.contains(next) || next.isClosureArgument
        if !isPath, !isHeld(next, setting), !found.contains(next) { found.append(next) }
      }
    }
    return found
  }

  /// Whether something is on the path already, or is a path by itself whose routes have been put on it elsewhere.
  private func isHeld(_ value: Expression, _ setting: Setting) -> Bool {
    if value.isPart(of: setting.path) { return true }
    if case .identifier(let name) = value, let locals = program.locals(named: name, from: setting.scope),
      locals.contains(where: { $0.value.map { $0.isPart(of: setting.path) } ?? false })
    {
      return true
    }
    let activation = evaluator.openActivation(of: setting.body)
    return evaluator.staticType(of: value, in: setting.scope, activation).map {
      program.inherits($0, fromAnyNamed: ["NavigationPath"])
    } ?? false
  }
}

extension Call {
  /// Whether it only makes a path, or an array, of what it is given: `NavigationPath([route])`, `Array(routes)`.
  fileprivate var makesPath: Bool {
    let name = callee.unspecialized.calledName ?? ""
    return name == "Array" || name.hasSuffix("NavigationPath") || callee == .implicitMember("init")
  }
}

extension Call {
  /// What is pushed one by one onto a new path: the routes of `routes.reduce(into: NavigationPath()) { $0.append($1) }`.
  fileprivate var elementsPushed: Expression? {
    guard case .member(let elements, "reduce") = callee, arguments.count == 2, arguments[0].label == "into",
      case .call(let path) = arguments[0].value, path.makesPath, path.arguments.isEmpty,
      case .closure(let closure) = arguments[1].value, closure.body.count == 1,
      case .expression(.call(let append)) = closure.body[0], append.arguments.count == 1
    else { return nil }
    let names = closure.parameters.count == 2 ? closure.parameters.map(\.name) : ["$0", "$1"]
    return append.callee == .member(.identifier(names[0]), "append")
      && append.arguments[0].value == .identifier(names[1]) ? elements : nil
  }
}

extension Expression {
  /// Whether it is what a closure is given, such as what a binding sets: `set: { self.path = $0 }`.
  fileprivate var isClosureArgument: Bool {
    if case .identifier(let name) = self { name.hasPrefix("$") } else { false }
  }

  /// Whether it is a value, or some of what it holds: `path[0]`, `path.dropLast()`, `Array(path.prefix(2))`.
  fileprivate func isPart(of whole: Expression) -> Bool {
    if self == whole || ownPropertyName.map({ $0 == whole.ownPropertyName }) == true { return true }
    switch self {
    case .member(let base, _): return base.isPart(of: whole)
    case .subscripted(let base, _): return base.isPart(of: whole)
    case .cast(let value, _, _): return value.isPart(of: whole)
    case .call(let call):
      if call.makesPath { return call.arguments.first.map { $0.value.isPart(of: whole) } ?? false }
      if case .member(let base, _) = call.callee { return base.isPart(of: whole) }
      return false
    default: return false
    }
  }
}
