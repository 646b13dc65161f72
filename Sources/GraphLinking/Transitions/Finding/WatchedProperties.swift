import NavigationModel

/// Finds the properties of objects that views watch, and where those get the new value:
/// `.onChange(of: router.page) { _, page in path.append(page) }`.
struct WatchedProperties {
  /// A property of an object that code in other types sets.
  struct Property: Hashable {
    let owner: TypeID
    let name: String
  }

  private let evaluator: Evaluator
  /// What the closures watch that run when something changes.
  private let properties: [ScopeID: Property]
  private var program: Program { evaluator.program }

  /// A view hands the new value on to a function of its own, seldom further.
  private static let maximumHands = 3

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let program = evaluator.program
    var properties: [ScopeID: Property] = [:]
    for listener in program.frameworks.sendings.flatMap(\.listeners) {
      guard case .property(let label) = listener.channel else { continue }
      for site in (program.callsByName[listener.name] ?? []).map({ program[$0] }) {
        // What a view watches of its own, it sets itself.
        guard case .member(let base, let name)? = CallLabels.argument(label, in: site.call.arguments)?.value,
          base != .identifier("self"), let closure = site.call.arguments.last?.value.asClosure,
          let scope = program.scope(of: closure, in: site.body),
          let owner = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
          program[owner].isDeclared, program[owner].kind == .class || program[owner].isProtocol
        else { continue }
        properties[scope] = Property(owner: owner, name: name)
      }
    }
    self.properties = properties
  }

  /// The property whose new value an expression is; nil for everything else.
  func property(givenAs expression: Expression, in scope: ScopeID) -> Property? {
    properties.isEmpty ? nil : property(givenAs: expression, in: scope, hands: 0)
  }

  private func property(givenAs expression: Expression, in scope: ScopeID, hands: Int) -> Property? {
    guard hands < Self.maximumHands, case .identifier(var name) = expression else { return nil }
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] {
        // `guard let page` and `if let chosen = page` are what they unwrap.
        guard locals.count == 1, locals[0].projections.isEmpty, case .identifier(let unwrapped)? = locals[0].value
        else {
          return nil
        }
        name = unwrapped
      }
      if case .closure(let closure) = program[place].kind, takes(name, closure) { return properties[place] }
      guard let outer = program[place].parent else { return property(givenAsParameter: name, of: place, hands: hands) }
      next = outer
    }
    return nil
  }

  /// Whether a closure knows the new value by a name: it comes last, after the old one.
  private func takes(_ name: String, _ closure: Closure) -> Bool {
    closure.parameters.isEmpty ? name == "$0" || name == "$1" : closure.parameters.last?.name == name
  }

  /// The property whose new value a view gives to a function of its own.
  private func property(givenAsParameter name: String, of scope: ScopeID, hands: Int) -> Property? {
    let function = program[program[scope].body]
    guard function.kind == .function, let index = function.parameters.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return (program.callsByName[function.name] ?? []).lazy.map { program[$0] }.compactMap { site -> Property? in
      guard program[site.body].owner == function.owner,
        let given = ArgumentMatching.match(site.call.arguments, to: function.parameters)?[index]
      else { return nil }
      return property(givenAs: site.call.arguments[given].value, in: site.scope, hands: hands + 1)
    }.first
  }
}

extension Expression {
  fileprivate var asClosure: Closure? { if case .closure(let closure) = self { closure } else { nil } }
}
