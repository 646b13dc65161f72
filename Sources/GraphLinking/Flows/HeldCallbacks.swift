import NavigationModel

/// Finds out who calls the closures and methods that properties hold: `list.onSelect = { … }` is called by the list.
struct HeldCallbacks {
  /// Code that can be held: a closure, or a function that is named without being called.
  enum Runnable: Hashable {
    case closure(ScopeID)
    case function(BodyID)
  }

  /// A call of what a property holds, or one that hands it to a framework, which calls it.
  struct Use: Hashable {
    let site: CallSiteID
    /// The type of the object whose property it is.
    let holder: TypeID
    /// How the property got it.
    var gift = Gift()
    /// Whether a framework calls it, so that the call is made on nothing of the program.
    var isHandedOn = false
  }

  private(set) var uses: [Runnable: [Use]] = [:]
  /// The types of the objects whose properties hold a closure.
  private(set) var holders: [Runnable: [TypeID]] = [:]

  /// More objects than these that are given to an initializer say nothing of any one of them.
  static let maximumGivers = 32
  /// Longer ways of a closure through factories have not been seen.
  static let maximumForwarding = 4

  /// - Parameter unnamed: functions that nothing runs: they put nothing into properties, and call nothing there.
  init(evaluator: Evaluator, without unnamed: UnnamedFunctions) {
    let properties = FunctionProperties(program: evaluator.program)
    let deposits = DepositFinder(evaluator: evaluator, properties: properties, unnamed: unnamed).deposits()
    let handings = PropertyHandings(
      of: Set(deposits.keys), evaluator: evaluator, properties: properties, without: unnamed)
    for (name, held) in deposits.sorted(by: { $0.key < $1.key }) {
      let program = evaluator.program
      let calls = Self.uses(of: name, properties, evaluator).filter { !unnamed.contain(program[$0.site].body) }
      // Where code calls what a property holds, that tells who has it run.
      let isCalled = Set(held.map(\.holder)).allSatisfy { holder in
        calls.contains { program.isRelated($0.holder, holder) }
      }
      match(held, with: calls, or: isCalled ? [] : handings.uses(of: name), in: program)
    }
  }

  /// The calls of what properties of a name hold, by the type of each object that can have the property.
  private static func uses(of name: String, _ properties: FunctionProperties, _ evaluator: Evaluator) -> [Use] {
    let program = evaluator.program
    return program.propertyCalls(named: name).flatMap { call -> [Use] in
      guard properties.mayBeCalled(name, by: program[call.site].call) else { return [] }
      let holders: [TypeID]
      switch call.property {
      case .identifier, .member(.identifier("self"), _):
        holders = program[program[call.site].body].owner.map { properties.has(name, $0) ? [$0] : [] } ?? []
      case .member(let base, _):
        holders = properties.holders(of: name, base, in: program[call.site].scope, evaluator)
      default:
        holders = []
      }
      return holders.map { Use(site: call.site, holder: $0) }
    }
  }

  /// - Parameter handings: The calls that hand what a property holds to a framework, where nothing calls it.
  private mutating func match(
    _ deposits: [Deposit], with calls: [Use], or handings: [PropertyHandings.Use], in program: Program
  ) {
    for (holder, held) in Dictionary(grouping: deposits, by: \.holder).sorted(by: { $0.key < $1.key }) {
      let users = calls.filter { program.isRelated($0.holder, holder) }
      // A view is a part of whoever makes it, which has what the view holds run.
      let handed =
        users.isEmpty && !program.isView(holder) ? handings.filter { program.isRelated($0.holder, holder) } : []
      // What many make and many call, such as the items of menus, does not tell who called which.
      let makers = Set(held.map(\.maker))
      let askers = Set(users.map { program[program[$0.site].body].owner })
      let isAmbiguous =
        makers.count > 1 && askers.count > 1 && !program.isScreen(holder) && !program.isCoordinator(holder)
        || Set(held).count > 1 && users.contains { program.picks($0.site) }
      for deposit in Set(held) {
        holders[deposit.runnable, default: []] += isAmbiguous ? [] : [holder]
        uses[deposit.runnable, default: []] +=
          isAmbiguous ? [] : users.map { Use(site: $0.site, holder: holder, gift: deposit.gift) }
        for handing in handed where handing.mayRun(deposit.runnable, isOnly: makers.count == 1) {
          uses[deposit.runnable, default: []].append(
            Use(site: handing.site, holder: holder, gift: deposit.gift, isHandedOn: true))
        }
      }
    }
  }
}

extension Program {
  /// Whether an object of one type can be one of another.
  fileprivate func isRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    inherits(type, from: other) || inherits(other, from: type)
  }

  /// Whether a call is made on one element of many that a test picks, as a router does that looks for the handler of an
  /// address: only who gives the address knows which one runs.
  fileprivate func picks(_ id: CallSiteID) -> Bool {
    let site = self[id]
    guard case .member(.identifier(let element), _) = site.call.callee, !isVisible(self[site.body].owner) else {
      return false
    }
    var next: ScopeID? = site.scope
    while let place = next {
      // What is called in the loop's own scope is called on every element.
      if let locals = self[place].locals[element] {
        return place != site.scope && locals.contains { $0.projections == [.element] }
      }
      next = self[place].parent
    }
    return false
  }

  /// Whether a type is on the screen, so that it is the person who picks.
  private func isVisible(_ type: TypeID?) -> Bool { type.map { isScreen($0) || isView($0) } ?? false }
}

/// Code that is put into a property of an object.
struct Deposit: Hashable {
  let runnable: HeldCallbacks.Runnable
  let holder: TypeID
  /// The type whose code gives it.
  let maker: TypeID?
  let gift: Gift
}

/// Finds what is put into properties: by assignments, and by initializers of structs without one of their own.
private struct DepositFinder {
  let evaluator: Evaluator
  let properties: FunctionProperties
  let unnamed: UnnamedFunctions
  private var program: Program { evaluator.program }

  /// Each caller tells what its own object keeps; programs with more calls of one function that keeps closures have not
  /// been seen.
  private static let maximumCallers = 128

  /// By the name of the property.
  func deposits() -> [String: [Deposit]] {
    var found: [String: [Deposit]] = [:]
    for name in properties.names.sorted() {
      for site in program.assignmentsByName[name] ?? []
      where site.value != .nothing && !unnamed.contain(site.body) {
        for holder in holders(site, name) {
          let given = runnables(site.value, in: site.scope)
          found[name, default: []] += given.map { $0.deposit(in: holder) }
          guard !given.isEmpty else { continue }
          for inner in evaluator.innerProperties(of: name, in: holder) {
            found[inner.name, default: []] += given.map { $0.deposit(in: inner.owner) }
          }
        }
      }
    }
    for type in program.typeIDs where program[type].kind == .struct && program[type].functions["init"] == nil {
      for (name, deposit) in memberwise(type) { found[name, default: []].append(deposit) }
    }
    let begun = program.typeIDs.flatMap { beginnings(of: $0, beside: found) }
    for (name, deposit) in begun { found[name, default: []].append(deposit) }
    return found
  }

  /// The closures with which properties begin: `lazy var open: () -> Void = { [weak self] in self?.showDetail() }`. What
  /// other code puts there takes their place.
  private func beginnings(of type: TypeID, beside found: [String: [Deposit]]) -> [(String, Deposit)] {
    properties.names(of: type).compactMap { name in
      guard let property = program[type].properties[name]?.first, let body = property.initialValue,
        case .closure(let closure)? = property.fact.initializer, !closure.body.isEmpty,
        let scope = program.scope(of: closure, in: body),
        found[name]?.contains(where: { program.isRelated($0.holder, type) }) != true
      else { return nil }
      return (name, Deposit(runnable: .closure(scope), holder: type, maker: type, gift: Gift()))
    }
  }

  private func holders(_ site: AssignmentSite, _ name: String) -> [TypeID] {
    let owner = program[site.body].owner
    guard case .member(let base, _) = site.target, base != .identifier("self") else {
      return owner.map { properties.has(name, $0) ? [$0] : [] } ?? []
    }
    return properties.holders(of: name, base, in: site.scope, evaluator)
  }

  private func memberwise(_ type: TypeID) -> [(String, Deposit)] {
    let names = properties.names(of: type)
    guard !names.isEmpty else { return [] }
    let typeName = program[type].bareName
    return (program.callsByName[typeName] ?? []).flatMap { id -> [(String, Deposit)] in
      let site = program[id]
      let (owner, file) = (program[site.body].owner, program[site.body].file)
      guard !unnamed.contain(site.body),
        program.resolve(typeName, inside: owner.map { program[$0].name }, file: file) == type
      else { return [] }
      return site.call.arguments.flatMap { argument -> [(String, Deposit)] in
        // A trailing closure without a label is for the last property that holds a function.
        let name = argument.label ?? (argument.isTrailing ? names.last : nil)
        guard let name, names.contains(name) else { return [] }
        return runnables(argument.value, in: site.scope).map { (name, $0.deposit(in: type)) }
      }
    }
  }

  /// Code that an expression can give.
  private struct Given {
    let runnable: HeldCallbacks.Runnable
    /// The type whose code says so.
    let maker: TypeID?
    let gift: Gift

    func deposit(in holder: TypeID) -> Deposit {
      Deposit(runnable: runnable, holder: holder, maker: maker, gift: gift)
    }
  }

  /// The code that an expression can give. A parameter is what callers pass.
  private func runnables(_ value: Expression, in scope: ScopeID) -> [Given] {
    var found: [Given] = []
    var paths = [CodePath(scope: scope)]
    for _ in 0..<HeldCallbacks.maximumForwarding {
      var open: [CodePath] = []
      for path in paths {
        guard let run = evaluator.run(along: path) else { continue }
        evaluator.resetBudget()
        let maker = program[program[program.outerScope(of: path)].body].owner
        let gift = Gift(path, in: program)
        for candidate in evaluator.evaluate(value, in: scope, run) {
          switch candidate.value {
          case .closure(let inner, _): found.append(Given(runnable: .closure(inner), maker: maker, gift: gift))
          case .function(let body, _): found.append(Given(runnable: .function(body), maker: maker, gift: gift))
          case .parameter: open.append(path)
          default: break
          }
        }
      }
      paths = open.flatMap { path -> [CodePath] in
        let callers = evaluator.callers(of: program[program.outerScope(of: path)].body)
          .filter { !unnamed.contain(program[$0.site].body) }
        return callers.prefix(Self.maximumCallers).map { path.called(from: $0) }
      }
      if paths.isEmpty { break }
    }
    return found
  }
}

extension Evaluator {
  /// The types that the values of an expression are known to have, each once; the declared one where no value is known.
  func knownTypes(of expression: Expression, in scope: ScopeID) -> [TypeID] {
    let activation = openActivation(of: program[scope].body)
    // An object of a class that nothing inherits from can have no other type, whatever its value is.
    if let declared = staticType(of: expression, in: scope, activation), program[declared].isDeclared,
      !program[declared].isProtocol, program.subtypes[declared] == nil
    {
      return [declared]
    }
    resetBudget()
    var types: [TypeID] = []
    for candidate in evaluate(expression, in: scope, activation) {
      for element in elements(of: candidate) {
        if let type = type(of: element.value), !types.contains(type) { types.append(type) }
      }
    }
    return types.isEmpty ? staticType(of: expression, in: scope, activation).map { [$0] } ?? [] : types
  }
}
