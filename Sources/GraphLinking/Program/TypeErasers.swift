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
    let superclasses = Set(files.lazy.flatMap { types(of: $0) }.compactMap(\.inherited.first?.name))
    var result = files
    for file in candidates {
      guard case .swift(var swift) = files[file].content else { continue }
      for type in swift.types where isWrapper(type) && !superclasses.contains(type.name) {
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

  /// Whether a type at the top level conforms to something, and can be made with one thing only.
  private static func isWrapper(_ type: TypeFact) -> Bool {
    guard type.kind == .class || type.kind == .struct, !type.inherited.isEmpty, !type.name.contains(".") else {
      return false
    }
    let initializers = type.functions.lazy.filter { $0.name == "init" }
    return !initializers.isEmpty && initializers.allSatisfy { $0.parameters.count == 1 }
  }

  /// The protocol that a type conforms to, is made with and hands each call on to; nil for other types.
  private static func erasedProtocol(of type: TypeFact, among protocols: [String: Set<String>]) -> String? {
    type.inherited.compactMap(\.name).first { name in
      guard let required = protocols[name], !required.isEmpty else { return false }
      let methods = type.functions.filter { $0.name != "init" && !$0.isStatic }
      return required.isSubset(of: methods.map(\.name)) && methods.allSatisfy { onlyHandsOn($0, of: type, name) }
        && type.functions.allSatisfy { $0.name != "init" || takes(name, $0) }
    }
  }

  /// Whether an initializer takes what conforms to a protocol.
  private static func takes(_ name: String, _ initializer: FunctionFact) -> Bool {
    guard let given = initializer.parameters.first?.type else { return false }
    let constraints = initializer.generics.filter { $0.name == given.name }.compactMap(\.constraint)
    return ([given] + constraints).flatMap(\.parts).contains { $0.name == name }
  }

  /// Whether all that a method does is to call the method of its name of what conforms to the protocol, a closure that is
  /// kept for it, or another method of its own.
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
