import NavigationModel

/// A call of what a property holds: `onSelect?(item)`.
struct PropertyCall {
  let site: CallSiteID
  /// The property as the code names it, with its object.
  let property: Expression
}

/// The locals by which code calls what properties hold, as in `if let callback = onSelect { callback(item) }`.
struct RenamedProperties {
  /// A local that stands for a property, with the scope that declares it.
  private struct Renaming {
    let local: String
    let scope: ScopeID
    let property: Expression
  }

  /// By the name of the property.
  private var renamings: [String: [Renaming]] = [:]

  /// No locals.
  init() {}

  init(_ code: [FileCode], calls: [String: [CallSiteID]]) {
    for (file, code) in code.enumerated() {
      for index in code.scopes.indices {
        let scope = ScopeID(file: Int32(file), index: Int32(index))
        for (local, values) in code.scopes[index].locals where calls[local] != nil {
          for value in values {
            guard let property = value.value, let name = property.readName, name != local else { continue }
            renamings[name, default: []].append(Renaming(local: local, scope: scope, property: property))
          }
        }
      }
    }
  }

  /// The calls of what properties of a name hold, by the places of the locals.
  func calls(of name: String, in program: Program) -> [PropertyCall] {
    (renamings[name] ?? []).sorted {
      ($0.scope.file, $0.scope.index, $0.local) < ($1.scope.file, $1.scope.index, $1.local)
    }.flatMap { renaming in
      (program.callsByName[renaming.local] ?? []).filter { site in
        program[site].body == program[renaming.scope].body
          && program[site].call.callee == .identifier(renaming.local)
          && program.scope(declaring: renaming.local, from: program[site].scope) == renaming.scope
      }.map { PropertyCall(site: $0, property: renaming.property) }
    }
  }

}

extension Program {
  /// The calls of what properties of a name hold, or of what else has that name.
  func propertyCalls(named name: String) -> [PropertyCall] {
    (callsByName[name] ?? []).map { PropertyCall(site: $0, property: self[$0].call.callee) }
      + propertyUses.renamedProperties.calls(of: name, in: self)
  }
}

extension Expression {
  /// `items` for `items`, `self.items` and `Registry.items`: the name of what is read; nil for what has no name.
  var readName: String? {
    switch self {
    case .identifier(let name), .member(_, let name): name
    default: nil
    }
  }
}
