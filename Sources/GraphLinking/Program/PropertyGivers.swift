import NavigationModel

/// The functions that give back what a property of their object holds. Who calls one gets what others put there.
///
/// All of them are collected at once: to look at every function of a type for each screen that one of its properties keeps
/// takes a time that grows with the square of the type.
struct PropertyGivers {
  private let program: Program
  private var functions: [TypeID: [String: Set<BodyID>]] = [:]

  init(program: Program) {
    self.program = program
    for body in program.code.lazy.flatMap(\.bodies) where body.kind == .function && body.enclosing == nil {
      guard let owner = body.owner else { continue }
      let parameters = Set(body.parameters.map(\.name))
      for result in program[body.scope].results.values {
        for property in properties(readBy: result.value, in: result.scope) where !parameters.contains(property) {
          functions[owner, default: [:]][property, default: []].insert(body.id)
        }
      }
    }
  }

  /// The functions of the type around a call that give back the property in which the type keeps what the call makes.
  func functions(givingPropertySetTo made: CallSite, _ receivers: Receivers) -> [BodyID] {
    guard let owner = program[made.body].owner, let givers = functions[owner],
      let property = receivers.property(holding: made)
    else { return [] }
    return givers[property]?.sorted() ?? []
  }

  /// The properties of the object around whose value an expression is, or can be.
  ///
  /// - Parameter scope: where names may be those of locals; nil where the value is that of a local itself.
  private func properties(readBy value: Expression, in scope: ScopeID?) -> [String] {
    switch value.uncast {
    case .alternatives(let values): values.flatMap { properties(readBy: $0, in: scope) }
    case .conditional: value.uncast.valuesOfBranches.flatMap { properties(readBy: $0, in: scope) }
    case .identifier(let name):
      if let scope, let locals = program.locals(named: name, from: scope) {
        locals.flatMap { local in local.value.map { properties(readBy: $0, in: nil) } ?? [] }
      } else {
        [name]
      }
    case let other: other.ownPropertyName.map { [$0] } ?? []
    }
  }
}
