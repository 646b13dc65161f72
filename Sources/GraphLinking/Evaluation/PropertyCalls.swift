import NavigationModel

/// A call of what a property holds: `onSelect?(item)`.
struct PropertyCall {
  let site: CallSiteID
  /// The property as the code names it, with its object.
  let property: Expression
}

/// The calls of what properties hold under other names, as in `if let callback = onSelect { callback(item) }`.
struct RenamedPropertyCalls {
  private var calls: [String: [PropertyCall]] = [:]

  /// No calls.
  init() {}

  init(_ program: Program) {
    for scope in program.code.indices.lazy.flatMap({ program.scopes(inFile: $0) }) {
      for (local, values) in program[scope].locals {
        for property in values.compactMap(\.value) {
          guard let name = property.readName, name != local, let sites = program.callsByName[local] else { continue }
          for site in sites where program[site].call.callee == .identifier(local) {
            guard Self.declares(local, scope, calledFrom: program[site].scope, in: program) else { continue }
            calls[name, default: []].append(PropertyCall(site: site, property: property))
          }
        }
      }
    }
    calls = calls.mapValues { $0.sorted { $0.site < $1.site } }
  }

  /// Whether a local means the one that a scope declares.
  private static func declares(
    _ local: String, _ scope: ScopeID, calledFrom inner: ScopeID, in program: Program
  ) -> Bool {
    var next: ScopeID? = inner
    while let place = next {
      if program[place].locals[local] != nil { return place == scope }
      next = program.enclosing(place)
    }
    return false
  }

  /// The calls in the order of the source, by the name of the property.
  subscript(name: String) -> [PropertyCall] { calls[name] ?? [] }
}

extension Program {
  /// The calls of what properties of a name hold, or of what else has that name.
  func propertyCalls(named name: String) -> [PropertyCall] {
    (callsByName[name] ?? []).map { PropertyCall(site: $0, property: self[$0].call.callee) }
      + propertyUses.renamedCalls[name]
  }
}

extension Expression {
  /// The name of a property that is read, of `self` or of another object.
  fileprivate var readName: String? {
    switch self {
    case .identifier(let name), .member(_, let name): name
    default: nil
    }
  }
}
