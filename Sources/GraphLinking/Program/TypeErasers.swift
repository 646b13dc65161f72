import NavigationModel

/// Classes that erase a type: `AnyRouter`, which conforms to the protocol of the routers, is made with a router and hands
/// each call on to that.
///
/// Such a class is a spelling of its protocol. An object of it is the one that it is made with, so that its name becomes
/// an alias of the protocol, and its code, which only hands on, is left out.
enum TypeErasers {
  /// The files with such classes as aliases of their protocols.
  static func replaced(in files: [FileFacts]) -> [FileFacts] {
    let candidates = files.indices.filter { file in
      types(of: files[file]).contains { isWrapper($0) }
    }
    guard !candidates.isEmpty else { return files }
    let protocols = requirements(in: files)
    let others = openNames(in: files)
    var result = files
    for file in candidates {
      guard case .swift(var swift) = files[file].content else { continue }
      for type in swift.types where isWrapper(type) && !others.contains(type.name) {
        guard let erased = erasedProtocol(of: type, among: protocols) else { continue }
        var alias = AliasFact(name: type.name, type: .named(erased, []))
        alias.platforms = type.platforms
        swift.aliases.append(alias)
        swift.types.removeAll { $0.position == type.position }
      }
      result[file].content = .swift(swift)
    }
    return result
  }

  private static func types(of file: FileFacts) -> [TypeFact] {
    if case .swift(let swift) = file.content { swift.types } else { [] }
  }

  /// The names of what each protocol requires, by the protocol's name.
  private static func requirements(in files: [FileFacts]) -> [String: Set<String>] {
    files.lazy.flatMap { types(of: $0) }.filter { $0.kind == .protocol }
      .reduce(into: [:]) { $0[$1.name, default: []].formUnion($1.functions.map(\.name)) }
  }

  /// The names of what may be more than a wrapper: superclasses, types with types in them, and types with extensions that
  /// add members or conformances.
  private static func openNames(in files: [FileFacts]) -> Set<String> {
    files.lazy.flatMap { types(of: $0) }.reduce(into: []) { names, type in
      if type.kind == .class, let first = type.inherited.first?.name { names.insert(first) }
      if let enclosing = type.name.enclosingName { names.insert(enclosing) }
      if type.kind == .extension, !(type.functions.isEmpty && type.properties.isEmpty && type.inherited.isEmpty) {
        names.insert(type.name)
      }
    }
  }

  /// Whether a top-level type can be a wrapper: it conforms to something, is made with one thing, and keeps it. It has
  /// no static members and no weak references, as to a parent, and its getters only read properties of what it keeps.
  private static func isWrapper(_ type: TypeFact) -> Bool {
    guard type.kind == .class || type.kind == .struct, !type.inherited.isEmpty, !type.name.contains(".") else {
      return false
    }
    let initializers = type.functions.lazy.filter { $0.name == "init" }
    return !initializers.isEmpty && initializers.allSatisfy { $0.parameters.count == 1 && onlyAssigns($0) }
      && type.functions.allSatisfy { $0.name == "init" || !$0.isStatic }
      && type.properties.allSatisfy { property in
        !property.isStatic && !property.isWeak && property.observers.isEmpty && property.attributes.isEmpty
          && (property.getter.map { onlyReads(property.name, $0) } ?? true)
      }
  }

  private static func onlyAssigns(_ initializer: FunctionFact) -> Bool {
    (initializer.body ?? []).allSatisfy { statement in
      guard case .assignment(let target, let value, _) = statement, target.ownPropertyName != nil else { return false }
      switch value {
      case .identifier, .member, .closure: return true
      // `box = Box(wrapped)`
      case .call(let call): return call.callee.isTypeName && call.arguments.count == 1
      default: return false
      }
    }
  }

  /// Whether a getter gives what the property of the same name of another object has: `{ wrapped.title }`.
  private static func onlyReads(_ name: String, _ getter: [Statement]) -> Bool {
    guard getter.count == 1 else { return false }
    switch getter[0] {
    case .expression(.member(let base, name)), .returning(.member(let base, name)): return base.ownPropertyName != nil
    default: return false
    }
  }

  /// The protocol that a type conforms to, is made with and hands each call on to; nil for other types.
  private static func erasedProtocol(of type: TypeFact, among protocols: [String: Set<String>]) -> String? {
    // What inherits from a class or conforms to a framework's protocol, such as a view, is something by itself.
    guard
      type.inherited.flatMap(\.parts).allSatisfy({ part in
        part.name.map { protocols[$0] != nil || markers.contains($0) } ?? false
      })
    else { return nil }
    return type.inherited.compactMap(\.name).first { name in
      guard let required = protocols[name], !required.isEmpty else { return false }
      let methods = type.functions.filter { $0.name != "init" && !$0.isStatic }
      return required.isSubset(of: methods.map(\.name)) && methods.allSatisfy { onlyHandsOn($0, of: type, name) }
        && type.functions.allSatisfy { $0.name != "init" || takes(name, $0) }
    }
  }

  /// The protocols of Swift that give an object nothing to do.
  private static let markers: Set<String> = ["AnyObject", "Sendable"]

  /// Whether an initializer takes what conforms to a protocol.
  private static func takes(_ name: String, _ initializer: FunctionFact) -> Bool {
    guard let given = initializer.parameters.first?.type else { return false }
    let constraints = initializer.generics.filter { $0.name == given.name }.compactMap(\.constraint)
    return ([given] + constraints).flatMap(\.parts).contains { $0.name == name }
  }

  /// Whether a method only calls one other function: the method of the same name on an object of the protocol, a stored
  /// closure, or another method of its type.
  private static func onlyHandsOn(_ method: FunctionFact, of type: TypeFact, _ erased: String) -> Bool {
    guard let body = method.body, body.count == 1 else { return false }
    switch body[0] {
    case .expression(.call(let call)), .returning(.call(let call)):
      if let own = call.callee.ownPropertyName {
        return type.properties.contains { $0.name == own && $0.keepsFunction }
          || type.functions.contains { $0.name == own && $0.name != "init" }
      }
      guard case .member(let base, method.name) = call.callee, let held = base.ownPropertyName else { return false }
      return type.properties.contains { property in
        property.name == held && property.type.map { $0.parts.contains { $0.name == erased } } == true
      }
    default:
      return false
    }
  }
}

extension PropertyFact {
  /// Whether it is declared to keep a function.
  fileprivate var keepsFunction: Bool { if case .function? = type { true } else { false } }
}

extension Expression {
  /// Whether the expression is a name that begins as types' names do.
  fileprivate var isTypeName: Bool {
    if case .identifier(let name) = unspecialized { name.first?.isUppercase == true } else { false }
  }
}
