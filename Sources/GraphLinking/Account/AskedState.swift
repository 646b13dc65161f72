import NavigationModel

/// What functions of the program's own do that shows a screen only by way of others: they set state that a view or an
/// observer watches, or send something to those who listen.
///
/// A call of such a function is no plain call, although it gives no edge by itself: `router.navigate(to: .settings)`.
struct AskedState {
  private let program: Program
  /// The code that shows something for what a property is set to, by the property's name.
  private let watchers: [String: [BodyID]]
  /// The calls that watch a property, by its name.
  private let watching: [String: [CallSiteID]]
  /// The code among that which shows something as long as a property is set, by the property's name.
  private let presenters: [String: [BodyID]]
  private let called: CalledByName

  init(program: Program) {
    self.program = program
    called = CalledByName(program: program)
    var watchers: [String: Set<BodyID>] = [:]
    var watching: [String: Set<CallSiteID>] = [:]
    func add(_ names: [String], watchedBy site: CallSite) {
      for name in names {
        watchers[name, default: []].insert(site.body)
        watching[name, default: []].insert(site.id)
      }
    }
    for (name, patterns) in program.frameworks.patternsByCall {
      for site in (program.callsByName[name] ?? []).map({ program[$0] })
      where patterns.contains(where: { $0.matches(site.call) }) {
        for argument in site.call.arguments where argument.value.isBinding {
          add(argument.value.boundNames, watchedBy: site)
        }
      }
    }
    presenters = watchers.mapValues { $0.sorted() }
    for listener in program.frameworks.sendings.flatMap(\.listeners) {
      guard case .property(let label) = listener.channel else { continue }
      for site in (program.callsByName[listener.name] ?? []).map({ program[$0] }) {
        add(
          CallLabels.argument(label, in: site.call.arguments)?.value.boundProperty.map { [$0] } ?? [], watchedBy: site)
      }
    }
    // A published property is a stream as well.
    for site in (program.callsByName["onReceive"] ?? []).map({ program[$0] }) {
      let watched = site.call.arguments.first { !$0.isTrailing && $0.label == nil }?.value
      add(watched?.boundProperty.map { [$0] } ?? [], watchedBy: site)
    }
    self.watchers = watchers.mapValues { $0.sorted() }
    self.watching = watching.mapValues { $0.sorted() }
  }

  /// The calls that watch a property of that name, of whichever object.
  func calls(watching property: String) -> [CallSiteID] { watching[property] ?? [] }

  /// Whether code of a type watches a property of that name.
  func watches(_ property: String, in owner: TypeID) -> Bool {
    watchers[property]?.contains { program[$0].owner == owner } == true
  }

  /// Whether any code watches a property of that name.
  func isWatched(_ property: String) -> Bool { watchers[property] != nil }

  /// What a function does to have something shown.
  enum Request: Equatable {
    /// It sets a property that the code of this type watches; nil where nobody was seen to.
    case sets(String, watcher: TypeID?)
    /// It sends something by this property.
    case sends(String)
    /// It calls this function, which shows something.
    case calls(BodyID)
  }

  /// What a function, or one that it calls, does to have something shown; nil for what only computes, stores or loads.
  ///
  /// - Parameter shows: whether a function shows something by itself.
  func request(of function: BodyID, shows: (BodyID) -> Bool) -> Request? {
    var seen: Set<BodyID> = [function]
    var next = [function]
    for _ in 0..<Self.depth where !next.isEmpty {
      for body in next {
        if body != function, shows(body) { return .calls(body) }
        if let request = ownRequest(of: body) { return request }
      }
      next = next.flatMap { called.functions(calledIn: $0) }.filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// How deep calls are followed: a router with a queue has four functions between the call and its delegate.
  private static let depth = 6

  /// A property that is set to nothing, and the type whose code shows something as long as it is set.
  struct Clearing {
    /// Nil where several are set to nothing, of which any may be the one that shows the screen.
    let property: String?
    let presenter: TypeID
  }

  /// What a function, or one that it calls, clears so that something is no longer shown.
  func clearing(of function: BodyID) -> Clearing? {
    var seen: Set<BodyID> = [function]
    var next = [function]
    for _ in 0..<Self.depthOfClearing where !next.isEmpty {
      if let clearing = next.firstNonNil({ ownClearing(of: $0) }) { return clearing }
      next = next.flatMap { called.functions(calledIn: $0, onShared: true) }.filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// A view's own function calls that of a model, and seldom more are between them.
  private static let depthOfClearing = 3

  private func ownClearing(of body: BodyID) -> Clearing? {
    var clearings: [(property: String, presenter: TypeID)] = []
    for site in program.propertyUses.assignments(in: body) {
      guard site.value == .nothing || site.value == .boolean(false), let name = site.target.readName,
        !isLocal(site.target, in: site.scope),
        let presenter = presenter(of: name, setBy: program[body].owner, isOwn: site.target.ownPropertyName != nil)
      else { continue }
      clearings.append((name, presenter))
    }
    guard let first = clearings.first else { return nil }
    let isOnly = clearings.allSatisfy { $0.property == first.property || $0.presenter != first.presenter }
    return Clearing(property: isOnly ? first.property : nil, presenter: first.presenter)
  }

  /// The type whose code shows something as long as a property is set: the one that sets it, or the only one that reads
  /// a property of that name from another object.
  private func presenter(of property: String, setBy owner: TypeID?, isOwn: Bool) -> TypeID? {
    let types = Set((presenters[property] ?? []).compactMap { program[$0].owner })
    if isOwn, let owner, types.contains(owner) { return owner }
    guard types.count == 1, let only = types.first, !declares(property, only) else { return nil }
    return !isOwn || owner.map { declares(property, $0) } == true ? only : nil
  }

  private func ownRequest(of body: BodyID) -> Request? {
    let set = program.propertyUses.assignments(in: body)
      .filter { $0.value != .nothing && $0.value != .boolean(false) }
      .map { (target: $0.target, value: $0.value, scope: $0.scope) }
    let added = program.calls(in: body).compactMap { site in
      site.call.addition.map {
        (target: $0.array, value: site.call.arguments.first?.value ?? .nothing, scope: site.scope)
      }
    }
    let owner = program[body].owner
    for (target, value, scope) in set + added where !isLocal(target, in: scope) {
      for name in names(readBy: target, in: owner) {
        if let watcher = watcher(of: name, setBy: owner, target.ownPropertyName != nil) {
          return .sets(name, watcher: watcher)
        }
        if isObserved(name, in: owner), holdsRoute(value, givenTo: body) { return .sets(name, watcher: nil) }
        if isPathOfAnything(name, of: owner), holdsAnything(value, givenTo: body) { return .sets(name, watcher: nil) }
      }
    }
    return program.calls(in: body).lazy.compactMap(sender).first.map(Request.sends)
  }

  /// The property that is set, and those that a computed property of the object stands for: `sideMenuPath` and
  /// `homePath` for `currentPath`.
  private func names(readBy target: Expression, in owner: TypeID?) -> [String] {
    var names = target.readName.map { [$0] } ?? []
    if case .member(let base, "wrappedValue") = target, let name = base.ownPropertyName { names.append(name) }
    guard let owner else { return names }
    let getters = names.flatMap { name in
      program.memberLineage(of: owner).lazy.compactMap { program[$0].properties[name]?.first?.getter }.first.map {
        [$0]
      }
        ?? []
    }
    // What it gives back stands for the property, not what it decides by.
    for result in getters.flatMap({ program[program[$0].scope].results.values }) {
      CodeWalk(expression: { expression in
        if let name = expression.ownPropertyName { names.append(name) }
        return true
      }).walk(result.value)
    }
    return names
  }

  /// Whether views are told when a property of an object is set.
  private func isObserved(_ property: String, in owner: TypeID?) -> Bool {
    guard let owner else { return false }
    return program.lineage(of: owner).contains { ancestor in
      let isObservable = program[ancestor].attributes.contains { $0.name == "Observable" }
      return (program[ancestor].properties[property] ?? []).contains {
        isObservable || $0.fact.attributes.contains { $0.name == "Published" }
      }
    }
  }

  /// Whether a value has to do with a parameter that decides between several things: an enum's or a generic one.
  private func holdsRoute(_ value: Expression, givenTo function: BodyID) -> Bool {
    let body = program[function]
    let inside = body.owner.map { program[$0].name }
    let generics = Set(body.generics.map(\.name) + (body.owner.map { program[$0].generics.map(\.name) } ?? []))
    return body.parameters.contains { parameter in
      guard value.mentionedNames.contains(parameter.name), let type = parameter.type?.name else { return false }
      return generics.contains(type)
        || program.resolve(type, inside: inside, file: body.file).map { program[$0].kind == .enum } ?? false
    }
  }

  /// Whether a value has to do with a parameter of any type: what is shown for it depends on the type that it had before.
  private func holdsAnything(_ value: Expression, givenTo function: BodyID) -> Bool {
    program[function].parameters.contains { parameter in
      parameter.type?.name == Self.anyValue && value.mentionedNames.contains(parameter.name)
    }
  }

  /// Whether a property takes values of all types, and a view has a binding of its name and its type.
  private func isPathOfAnything(_ property: String, of owner: TypeID?) -> Bool {
    guard let owner, program.propertyNames.properties(ofArraysOf: Self.anyValue).contains(property) else {
      return false
    }
    func isDeclared(_ type: TypeID, as attribute: String? = nil) -> Bool {
      (program[type].properties[property] ?? []).contains { declared in
        declared.fact.type == .array(.named(Self.anyValue, []))
          && attribute.map { name in declared.fact.attributes.contains { $0.name == name } } ?? true
      }
    }
    return program.memberLineage(of: owner).contains { isDeclared($0) }
      && program.typeIDs.contains { program.isView($0) && isDeclared($0, as: "Binding") }
  }

  private static let anyValue = "AnyHashable"

  private func isLocal(_ target: Expression, in scope: ScopeID) -> Bool {
    if case .identifier(let name) = target { program.locals(named: name, from: scope) != nil } else { false }
  }

  /// The type of the code that watches a property. What an object sets of its own is watched by itself, or through
  /// another object that holds it.
  private func watcher(of property: String, setBy owner: TypeID?, _ isOwn: Bool) -> TypeID? {
    for body in watchers[property] ?? [] {
      guard let watching = program[body].owner else { continue }
      if isOwn, let owner, owner != watching, !declares(property, owner) { continue }
      return watching
    }
    return nil
  }

  private func declares(_ property: String, _ type: TypeID) -> Bool {
    program.memberLineage(of: type).contains { program[$0].properties[property] != nil }
  }

  /// The property by which a call sends something to whoever listens: a subject or a relay of Combine, RxSwift and
  /// their like.
  private func sender(_ site: CallSite) -> String? {
    guard case .member(let base, let word) = site.call.callee, Self.sending.contains(word), let name = base.readName,
      Self.channels.contains(where: { program.propertyNames.properties(holding: $0).contains(name) })
    else { return nil }
    return name
  }

  private static let sending: Set<String> = ["send", "accept", "onNext", "yield"]

  /// The types that carry what is sent to those who listen.
  private static let channels: Set<String> = [
    "BehaviorRelay", "BehaviorSubject", "Continuation", "CurrentValueSubject", "PassthroughSubject", "PublishRelay",
    "PublishSubject", "ReplaySubject",
  ]
}

extension Expression {
  /// The names of the properties that a binding leads through, but for the object that it begins with: `sheet` for
  /// `$router.sheet`.
  fileprivate var boundNames: [String] {
    switch self {
    case .identifier: boundProperty.map { [$0] } ?? []
    case .member(.identifier, _): boundProperty.map { [$0] } ?? []
    case .member(let base, _): (boundProperty.map { [$0] } ?? []) + base.boundNames
    case .call(let call): call.callee.boundNames
    default: []
    }
  }
}
