import NavigationModel

/// The properties that stacks take for their path: `path` for `NavigationStack(path: $router.path)`, and for the
/// `path` of a view of the program's own, with a stack in it, whatever that view is made with.
///
/// What is appended to an array of routes is pushed only where the array is such a path.
struct StackPaths {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  /// The names of the properties, and of those that are read on the way to them.
  private(set) var names: Set<String> = []

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    var stacks = Self.stacks(of: program.frameworks).sorted()
    var seen: Set<String> = []
    while let stack = stacks.popLast() {
      guard seen.insert(stack).inserted else { continue }
      for site in (program.callsByName[stack] ?? []).map({ program[$0] }) {
        let bound = boundNames(site)
        names.formUnion(bound)
        // A view that is given its path gets it from those who make it.
        guard let view = program[site.body].owner, program.isView(view), !bound.isEmpty else { continue }
        stacks.append(program[view].bareName)
      }
    }
  }

  /// Whether an array may be the path of a stack: a property that a stack is bound to, something that the code is given
  /// to change, or a local that is made of such a path or becomes one.
  func mayHold(_ array: Expression, in scope: ScopeID) -> Bool {
    // An element of a local is a path only where the local holds paths.
    if case .subscripted(let base, _) = array, case .identifier(let local) = base,
      program.locals(named: local, from: scope) != nil
    {
      return mayHold(base, in: scope)
    }
    guard let name = array.readName else { return true }
    if names.contains(name) || name == "wrappedValue" { return true }
    guard let own = array.ownPropertyName else { return false }
    if case .identifier = array, let locals = program.locals(named: own, from: scope) {
      return locals.contains { $0.value.map { !$0.readNames.isDisjoint(with: names) } ?? false }
        || evaluator.assignments(in: program[scope].body).contains {
          $0.value == .identifier(own) && $0.target.readName.map { names.contains($0) } ?? false
        }
    }
    guard let property = property(own, in: program[scope].body) else { return true }
    return property.fact.type?.name == "Binding" || property.fact.attributes.contains { $0.name == "Binding" }
  }

  /// Whether an array is the path of a stack, and takes values of all types: `@Published var path: [AnyHashable]`. What
  /// is shown for a value depends on the type that it had before it was put there.
  func mayHoldAnything(_ array: Expression, in scope: ScopeID) -> Bool {
    guard let name = array.readName, names.contains(name),
      program.propertyNames.properties(ofArraysOf: Self.anyValue).contains(name),
      let property = property(read: array, name, in: scope)
    else { return false }
    return property.fact.type == .array(.named(Self.anyValue, []))
  }

  private static let anyValue = "AnyHashable"

  /// The property that an expression reads, of the object itself or of another one.
  private func property(read array: Expression, _ name: String, in scope: ScopeID) -> Property? {
    let body = program[scope].body
    if let own = array.ownPropertyName {
      if case .identifier = array, program.locals(named: own, from: scope) != nil { return nil }
      return property(own, in: body)
    }
    guard case .member(let base, _) = array,
      let owner = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: body))
    else { return nil }
    return property(name, of: owner)
  }

  private func property(_ name: String, in body: BodyID) -> Property? {
    program[body].owner.flatMap { property(name, of: $0) }
  }

  private func property(_ name: String, of owner: TypeID) -> Property? {
    return program.memberLineage(of: owner).lazy.compactMap { program[$0].properties[name]?.first }.first
  }

  /// The types that show a path: those that an idiom names by a label for it, and those that register what it holds.
  static func stacks(of frameworks: FrameworkKnowledge) -> Set<String> {
    frameworks.patterns.reduce(into: Set(frameworks.stacksOfViews + ["FlowStack"])) { stacks, pattern in
      if pattern.registersFor == "_" || pattern.registersStates, case .call(let name, _) = pattern.trigger {
        stacks.insert(name)
      }
    }
  }

  /// The names that the bindings have which a stack is made with, and of what they read and set where a property of the
  /// view, or of a model, puts them together.
  private func boundNames(_ site: CallSite) -> Set<String> {
    let bindings = site.call.arguments.filter { !$0.isTrailing && ($0.label == "path" || $0.value.isBinding) }
      .map(\.value)
    let bound = bindings.reduce(into: Set<String>()) { $0.formUnion($1.readNames) }
    let getters =
      bound.sorted().compactMap { property($0, in: site.body)?.getter }
      + bindings.compactMap { getter(ofBinding: $0, in: site.scope) }
    return getters.reduce(into: bound) { names, getter in add(namesReadBy: getter, to: &names, hands: 0) }
  }

  /// Bindings are seldom handed on through more properties than these.
  private static let maximumHands = 4

  /// Adds the names that a computed property reads, and those that a binding reads which it hands on.
  private func add(namesReadBy getter: BodyID, to names: inout Set<String>, hands: Int) {
    for result in program[program[getter].scope].results.values {
      names.formUnion(result.value.readNames)
      guard hands < Self.maximumHands, let inner = self.getter(ofBinding: result.value, in: result.scope) else {
        continue
      }
      add(namesReadBy: inner, to: &names, hands: hands + 1)
    }
  }

  /// The getter of a property that another object declares as a binding: `router.binding`; nil for everything else.
  private func getter(ofBinding binding: Expression, in scope: ScopeID) -> BodyID? {
    guard case .member(_, let name) = binding, binding.ownPropertyName == nil,
      program.propertyNames.properties(holding: "Binding").contains(name),
      let property = property(read: binding, name, in: scope), property.fact.type?.name == "Binding"
    else { return nil }
    return property.getter
  }
}

extension Expression {
  /// The names of all that is read in an expression, without the `$` of projections.
  fileprivate var readNames: Set<String> {
    var names: Set<String> = []
    CodeWalk(expression: { expression in
      switch expression {
      case .keyPath(_, let path): names.formUnion(path)
      default: if let name = expression.boundProperty ?? expression.readName { names.insert(name) }
      }
      return true
    }).walk(self)
    return names
  }
}
