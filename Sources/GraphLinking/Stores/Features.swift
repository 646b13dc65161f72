import NavigationModel

/// The features of a program that is built with The Composable Architecture: its reducers, what their states hold, and
/// which views have a store of them.
struct Features {
  let program: Program
  /// The reducers that the program declares, sorted.
  let reducers: [TypeID]
  private let known: Set<TypeID>
  /// The reducers of each state that is a type of its own: first the one that declares it, then by their names.
  private let reducersByState: [TypeID: [TypeID]]
  /// The reducers of the stores that each view has, by the names of the properties that hold them.
  private(set) var stores: [TypeID: [String: TypeID]] = [:]
  /// The views that have a store of each reducer, sorted.
  private(set) var views: [TypeID: [TypeID]] = [:]

  init(program: Program) {
    self.program = program
    reducers = program.declaredTypes.filter { type in
      !program[type].isProtocol
        && (program[type].attributes.contains { $0.name == "Reducer" }
          || program.inherits(type, fromAnyNamed: ["Reducer", "ReducerProtocol"]))
    }
    known = Set(reducers)
    let states = reducers.map { ($0, Self.declaredState(of: $0, in: program)) }
    reducersByState = states.reduce(into: [TypeID: [TypeID]]()) { found, pair in
      if let state = pair.1 { found[state, default: []].append(pair.0) }
    }.reduce(into: [:]) { sorted, pair in
      let (state, all) = pair
      // What only gives the state of another one a name of its own comes after that.
      let declaring = program.enclosingType(of: state)
      let others = all.filter { $0 != declaring }.sorted { program[$0].name < program[$1].name }
      sorted[state] = all.filter { $0 == declaring } + others
    }
    guard !reducers.isEmpty else { return }
    for type in program.declaredTypes where showsStores(type) { addStores(of: type) }
    let ownViews = views
    for (reducer, state) in states where ownViews[reducer] == nil {
      // A reducer beside or around another one has the same state, and the views of that.
      let shared = (state.flatMap { reducersByState[$0] } ?? []).flatMap { ownViews[$0] ?? [] }
      if !shared.isEmpty { views[reducer] = Set(shared).sorted() }
    }
  }

  func isReducer(_ type: TypeID) -> Bool { known.contains(type) }

  /// The reducer whose code a type is: itself, or one around it, as around its `State`.
  func reducer(around type: TypeID?) -> TypeID? {
    var next = type
    while let type = next {
      if isReducer(type) { return type }
      next = program.enclosingType(of: type)
    }
    return nil
  }

  // MARK: - States

  /// The reducer that stands for all of the same state.
  func representative(of reducer: TypeID) -> TypeID {
    state(of: reducer).flatMap { reducersByState[$0]?.first } ?? reducer
  }

  /// The reducers of a type that is a state.
  func reducers(ofState state: TypeID) -> [TypeID] { reducersByState[state] ?? [] }

  /// The type of the state of a reducer; nil for one that a macro writes.
  func state(of reducer: TypeID) -> TypeID? { Self.declaredState(of: reducer, in: program) }

  private static func declaredState(of reducer: TypeID, in program: Program) -> TypeID? {
    if let nested = program.nestedType("State", in: reducer) { return nested }
    guard let alias = program[reducer].aliases["State"]?.name, let file = program[reducer].file else { return nil }
    return program.resolve(alias, inside: program[reducer].name, file: file)
  }

  /// The reducer that a state is of: `Detail.State`, `PresentationState<Detail.State>`, `StackState<Path.State>`.
  func reducer(ofState type: TypeReference, inside owner: TypeID?, file: Int) -> TypeID? {
    switch type {
    case .array(let element):
      return reducer(ofState: element, inside: owner, file: file)
    case .named(let name, let arguments):
      if let wrapped = arguments.last {
        return Self.features.contains(String(name.lastName))
          ? reducer(named: wrapped, inside: owner, file: file) : reducer(ofState: wrapped, inside: owner, file: file)
      }
      let inside = owner.map { program[$0].name }
      if name.lastName == "State" {
        guard let outer = name.enclosingName else { return reducer(around: owner) }
        if let found = program.resolve(outer, inside: inside, file: file), isReducer(found) { return found }
      }
      return program.resolve(name, inside: inside, file: file).flatMap { reducersByState[$0]?.first }
    default:
      return nil
    }
  }

  /// What a state holds under a name.
  struct Content {
    /// The reducer of the state that is held; nil for plain values.
    var reducer: TypeID?
    var isStack = false
    /// The enum of the program that a plain value is of, or each element of an array.
    var route: TypeID?
    /// The type of the elements of an array of plain values.
    var element: TypeID?
  }

  /// What the state of a reducer holds under a name: by a property, by one of a plain value in it, or in a case.
  func content(_ name: String, of reducer: TypeID) -> Content? {
    if let child = child(inCase: name, of: reducer) { return Content(reducer: child) }
    guard let (property, state) = self.property(name, of: reducer) else { return nil }
    guard let type = property.fact.type ?? property.fact.initializer?.madeType else { return Content() }
    if let held = self.reducer(ofState: type, inside: state, file: property.file) {
      return Content(reducer: held, isStack: type.name.map { Self.stacks.contains(String($0.lastName)) } ?? false)
    }
    let element: TypeReference? = if case .array(let element) = type { element } else { nil }
    let value = (element ?? type).name.flatMap { program.resolve($0, inside: program[state].name, file: property.file) }
    let route = value.flatMap { program[$0].kind == .enum ? $0 : nil }
    return Content(route: route, element: element == nil ? nil : value)
  }

  /// The property of a state, or one of plain values that it holds, such as `page.shown`, with the type that has it.
  private func property(_ path: String, of reducer: TypeID) -> (property: Property, owner: TypeID)? {
    guard var owner = state(of: reducer) else { return nil }
    var found: Property?
    for name in path.split(separator: ".") {
      if let holder = found {
        guard let type = (holder.fact.type ?? holder.fact.initializer?.madeType)?.name,
          let value = program.resolve(type, inside: program[owner].name, file: holder.file),
          program[value].isDeclared, program[value].kind == .struct, reducersByState[value] == nil
        else { return nil }
        owner = value
      }
      guard let property = program[owner].properties[String(name)]?.first else { return nil }
      found = property
    }
    return found.map { ($0, owner) }
  }

  /// Whether what a state holds is one of several that have a case each; nil where it is not.
  func choice(_ content: Content?) -> ((String) -> Bool)? {
    if let reducer = content?.reducer, isChoice(reducer) { return { hasCase($0, reducer) } }
    if let route = content?.route { return { program[route].cases[$0] != nil } }
    return nil
  }

  /// Whether the state of a reducer is an enum with a case.
  func hasCase(_ name: String, _ reducer: TypeID) -> Bool {
    program[reducer].cases[name] != nil || state(of: reducer).map { program[$0].cases[name] != nil } == true
  }

  /// Whether the state of a reducer is one of several.
  func isChoice(_ reducer: TypeID) -> Bool {
    program[reducer].kind == .enum || state(of: reducer).map { program[$0].kind == .enum } == true
  }

  /// The reducer of what a case of something holds that lies in a state.
  func child(inCase name: String, of content: Content) -> TypeID? {
    if let reducer = content.reducer { return child(inCase: name, of: reducer) }
    guard let route = content.route, let file = program[route].file else { return nil }
    return program[route].cases[name]?.payload.first?.type.flatMap { reducer(ofState: $0, inside: route, file: file) }
  }

  /// The reducer of what a case of a state holds.
  func child(inCase name: String, of reducer: TypeID) -> TypeID? {
    guard let file = program[reducer].file else { return nil }
    if let payload = program[reducer].cases[name]?.payload.first?.type {
      return self.reducer(named: payload, inside: reducer, file: file)
        ?? self.reducer(ofState: payload, inside: reducer, file: file)
    }
    guard let state = state(of: reducer), let payload = program[state].cases[name]?.payload.first?.type else {
      return nil
    }
    return self.reducer(ofState: payload, inside: state, file: program[state].file ?? file)
  }

  private func reducer(named type: TypeReference, inside owner: TypeID?, file: Int) -> TypeID? {
    guard let name = type.name,
      let found = program.resolve(name, inside: owner.map { program[$0].name }, file: file), isReducer(found)
    else { return nil }
    return found
  }

  private static let stacks: Set<String> = ["StackState", "StackStateOf"]

  // MARK: - Stores

  /// The reducer of a store by its type: `StoreOf<Detail>`, `Store<Detail.State, Detail.Action>`.
  func reducer(ofStore type: TypeReference, inside owner: TypeID?, file: Int, isAlias: Bool = false) -> TypeID? {
    guard case .named(let name, let arguments) = type else { return nil }
    guard let first = arguments.first else {
      guard !isAlias, let alias = alias(name, inside: owner, file: file) else { return nil }
      return reducer(ofStore: alias.type, inside: alias.owner, file: alias.file, isAlias: true)
    }
    switch String(name.lastName) {
    case "StoreOf", "ViewStoreOf": return reducer(named: first, inside: owner, file: file)
    case "Store", "ViewStore": return reducer(ofState: first, inside: owner, file: file)
    case "Bindable", "Binding": return reducer(ofStore: first, inside: owner, file: file)
    default:
      // `PresentationStoreOf<Detail>`, which is a name of the program's own for a store of the state of `Detail`.
      guard !isAlias, arguments.count == 1, let alias = alias(name, inside: owner, file: file),
        case .named("Store", _) = alias.type
      else { return nil }
      return reducer(named: first, inside: owner, file: file)
    }
  }

  private func alias(
    _ name: String, inside owner: TypeID?, file: Int
  ) -> (type: TypeReference, owner: TypeID?, file: Int)? {
    var next = owner
    while let type = next {
      if let found = program[type].aliases[name] { return (found, type, program[type].file ?? file) }
      next = program.enclosingType(of: type)
    }
    if let outer = name.enclosingName, let type = program.resolve(outer, inside: nil, file: file),
      let found = program[type].aliases[String(name.lastName)]
    {
      return (found, type, program[type].file ?? file)
    }
    return program.globalAlias(name, near: file, around: nil).map { ($0.type, nil, $0.file) }
  }

  /// Whether a type can show what a store holds: a view, a modifier or a controller.
  private func showsStores(_ type: TypeID) -> Bool {
    program.isScreen(type) || program.isView(type) || program.inherits(type, fromAnyNamed: ["ViewModifier"])
  }

  private mutating func addStores(of type: TypeID) {
    for name in program[type].properties.keys.sorted() {
      guard let property = program[type].properties[name]?.first,
        let written = property.fact.type ?? property.fact.initializer?.madeStore,
        let reducer = reducer(ofStore: written, inside: type, file: property.file)
      else { continue }
      stores[type, default: [:]][name] = reducer
      if views[reducer]?.contains(type) != true { views[reducer, default: []].append(type) }
    }
  }

  /// The types that are written with a reducer, and not with its state.
  private static let features: Set<String> = ["StackStateOf"]
}

extension Expression {
  /// The type that an initial value shows: `Detail.State()`, `StackState<Path.State>()`.
  fileprivate var madeType: TypeReference? {
    guard case .call(let call) = self else { return nil }
    if case .specialized(let base, let arguments) = call.callee { return base.dottedPath.map { .named($0, arguments) } }
    guard let path = call.callee.dottedPath else { return nil }
    let type = path.lastName == "init" ? path.enclosingName : path
    return type.map { .named($0, []) }
  }

  /// The type of a store that is made in place: `Store(initialState: App.State()) { App() }`.
  fileprivate var madeStore: TypeReference? {
    guard case .call(let call) = self, call.callee.unspecialized.dottedPath?.lastName == "Store",
      let state = call.arguments.first(where: { $0.label == "initialState" })?.value.madeType
    else { return nil }
    return .named("Store", [state])
  }
}
