import NavigationModel

/// Tells which screens and coordinators can be made with data of their own, such as the article that a screen shows.
///
/// A way round through such screens shows something else each time, as from an article to its author and to another
/// article. One through a screen that is made with nothing shows the same again.
struct InstanceData {
  let evaluator: Evaluator
  private var known: [TypeID: Bool] = [:]
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// Ids of the nodes whose types are made with data, sorted.
  mutating func nodes(among factory: NodeFactory) -> [String] {
    factory.nodes.values.filter { node in
      guard node.kind == .screen || node.isObject, let name = node.type else { return false }
      return (program.typesByName[name] ?? []).contains { isMadeWithData($0) }
    }.map(\.id).sorted()
  }

  /// Whether data is among what a type is made with, or among what that is made with, and so on.
  ///
  /// Types can be made with each other in a cycle, so that this is a search, which does not depend on where it begins.
  private mutating func isMadeWithData(_ type: TypeID) -> Bool {
    if let known = known[type] { return known }
    var seen: Set<TypeID> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      for content in given(to: next).flatMap({ contents(of: $0.type, inside: $0.inside, file: $0.file) }) {
        switch content {
        case .data:
          known[type] = true
          return true
        case .type(let id): if seen.insert(id).inserted { pending.append(id) }
        }
      }
    }
    for type in seen { known[type] = false }
    return false
  }

  /// A type that something is made with, with where it is written.
  private struct Given {
    let type: TypeReference
    let inside: String?
    let file: Int
  }

  /// What can change with each value of a type.
  private enum Content {
    case data
    /// What the values of another type are made with.
    case type(TypeID)
  }

  /// What a type is made with: the parameters of its initializers, properties that are set from outside, and the payload
  /// of the cases of an enum.
  private func given(to type: TypeID) -> [Given] {
    let declaration = program[type]
    guard declaration.isDeclared else { return [] }
    if declaration.kind == .enum, let file = declaration.file {
      let payloads = declaration.cases.values.flatMap(\.payload).compactMap(\.type)
      return payloads.map { Given(type: $0, inside: declaration.name, file: file) }
    }
    let parameters = initializers(of: type).flatMap { initializer in
      let body = program[initializer]
      let inside = body.owner.map { program[$0].name }
      return body.parameters.compactMap(\.type).map { Given(type: $0, inside: inside, file: body.file) }
    }
    return parameters + givenByMakers(of: type) + handedOver(to: type)
      + declaration.properties.values.joined().filter { isSetFromOutside($0, of: type) }.compactMap { property in
        property.fact.type.map { Given(type: $0, inside: declaration.name, file: property.file) }
      }
  }

  /// The initializers of a class, or of the nearest superclass that has some.
  private func initializers(of type: TypeID) -> [BodyID] {
    var seen: Set<TypeID> = []
    var next: TypeID? = type
    while let current = next, seen.insert(current).inserted {
      if let initializers = program[current].functions["init"] { return initializers }
      next = program[current].supertypes.first { program[$0].kind == .class }
    }
    return []
  }

  /// What those give who make an object for the parameters behind whose types others stand: a model of a base class is for
  /// each screen another one.
  private func givenByMakers(of type: TypeID) -> [Given] {
    let open = initializers(of: type).filter { initializer in
      program[initializer].parameters.contains { isOpen($0.type, in: program[initializer]) }
    }
    guard !open.isEmpty, program[type].kind == .class else { return [] }
    let receivers = Receivers(program: program)
    let makings = (program.callsByName[program[type].bareName] ?? []).map { program[$0] }
      .filter { receivers.type(madeBy: $0) == type }
    return open.flatMap { initializer -> [Given] in
      let body = program[initializer]
      return makings.flatMap { making -> [Given] in
        guard let mapping = ArgumentMatching.match(making.call.arguments, to: body.parameters) else { return [] }
        return mapping.sorted { $0.key < $1.key }.compactMap { parameter, argument in
          guard isOpen(body.parameters[parameter].type, in: body) else { return nil }
          return evaluator.staticType(
            of: making.call.arguments[argument].value, in: making.scope, evaluator.openActivation(of: making.body)
          ).map { Given(type: .named(program[$0].name, []), inside: nil, file: program[making.body].file) }
        }
      }
    }
  }

  /// Whether values of a type are of a type below it.
  private func isOpen(_ type: TypeReference?, in body: Body) -> Bool {
    guard case .named(let name, _)? = type else { return false }
    return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
      .map { program[$0].isDeclared && program.subtypes[$0] != nil } ?? false
  }

  /// What methods take and keep that are called on an object which has just been made, or which a segue leads to.
  private func handedOver(to type: TypeID) -> [Given] {
    guard program.isController(type) else { return [] }
    return program[type].functions.values.joined().sorted().flatMap { id -> [Given] in
      let method = program[id]
      guard method.kind == .function, !method.isStatic, !method.isOverride, !method.isFilePrivate else { return [] }
      let kept = method.parameters.filter { isKept($0, by: id) }.compactMap(\.type)
      guard !kept.isEmpty, evaluator.callers(of: id).contains(where: { isFromOutside(program[$0.site], of: type) })
      else { return [] }
      return kept.map { Given(type: $0, inside: program[type].name, file: method.file) }
    }
  }

  /// Whether a method puts a parameter, or something made of it, into a property of its object.
  private func isKept(_ parameter: ParameterFact, by method: BodyID) -> Bool {
    evaluator.assignments(in: method).contains { site in
      guard let name = site.target.ownPropertyName, site.value.mentionedNames.contains(parameter.name) else {
        return false
      }
      return program[method].owner.map { program[$0].properties[name] != nil } ?? false
    }
  }

  /// Whether a method is called on an object that the code has under a name of its own, and does not keep.
  private func isFromOutside(_ site: CallSite, of type: TypeID) -> Bool {
    guard program[site.body].owner != type, case .member(let object, _) = site.call.callee else { return false }
    switch object.uncast {
    case .identifier(let name): return program.locals(named: name, from: site.scope) != nil
    case .call: return true
    default: return false
    }
  }

  /// Whether who makes an object gives the property: a memberwise initializer takes it, or other code assigns it.
  private func isSetFromOutside(_ property: Property, of type: TypeID) -> Bool {
    let fact = property.fact
    guard !fact.isStatic, !fact.isWeak, property.getter == nil, fact.type != nil,
      fact.attributes.allSatisfy({ Self.givenWrappers.contains($0.name) })
    else { return false }
    if program[type].kind == .struct, program[type].functions["init"] == nil { return property.initialValue == nil }
    return evaluator.assignments(to: fact.name, of: type).contains { isFromOutside($0, of: type) }
  }

  private func isFromOutside(_ site: AssignmentSite, of type: TypeID) -> Bool {
    guard case .member(let object, _) = site.target, object != .identifier("self") else { return false }
    return program[site.body].owner != type
  }

  /// Property wrappers whose value comes from who makes the view.
  private static let givenWrappers: Set<String> = ["Binding", "ObservedObject", "Bindable", "ObservedRealmObject"]

  /// What a value of a type holds that can be another one each time; nothing for a closure, a service, a part of a
  /// framework.
  private func contents(of type: TypeReference, inside: String?, file: Int) -> [Content] {
    switch type {
    case .function, .metatype, .composition: return []
    case .array(let element): return contents(of: element, inside: inside, file: file)
    case .dictionary(_, let value): return contents(of: value, inside: inside, file: file)
    case .tuple(let elements): return elements.flatMap { contents(of: $0.type, inside: inside, file: file) }
    case .named(let name, let arguments):
      if Self.givenWrappers.contains(name), let argument = arguments.first {
        return contents(of: argument, inside: inside, file: file)
      }
      if isGeneric(name, inside: inside) { return [.data] }
      guard let id = program.resolve(name, inside: inside, file: file), program[id].isDeclared else {
        // A stream is what it sends: of nothing in particular, it only says when.
        if Self.ends(name, in: Self.streams) {
          return arguments.first.map { contents(of: $0, inside: inside, file: file) } ?? []
        }
        return isForeignData(name) ? [.data] : []
      }
      return content(of: id).map { [$0] } ?? []
    }
  }

  private func isGeneric(_ name: String, inside: String?) -> Bool {
    guard let inside, let outer = program.typesByName[inside]?.first else { return false }
    return program[outer].generics.contains { $0.name == name }
  }

  private func content(of type: TypeID) -> Content? {
    let declaration = program[type]
    switch declaration.kind {
    case .struct: return program.isView(type) ? nil : .type(type)
    case .enum: return .type(type)
    case .class, .actor:
      if program.inherits(type, fromAnyNamed: Self.records + Self.values) { return .data }
      if declaration.attributes.contains(where: { $0.name == "Model" }) { return .data }
      guard !program.isScreen(type), !program.isCoordinator(type) else { return nil }
      // A service has an address or a file too, and is the same each time.
      return Self.ofOneScreen.contains { declaration.bareName.hasSuffix($0) } ? .type(type) : nil
    case .protocol, .extension, nil: return nil
    }
  }

  /// Protocols of what is compared, told apart or written down, as data is and services are not.
  private static let values = ["Codable", "Decodable", "Encodable", "Identifiable", "Hashable", "Equatable"]
  /// Classes of databases whose objects are data.
  private static let records = ["NSManagedObject", "Object", "PFObject"]
  /// What objects are called that are made for one screen, and that hold what it shows.
  private static let ofOneScreen = ["Model", "Presenter", "Interactor", "Reactor", "State", "Store"]

  /// Whether a type that no source declares holds data. What frameworks written in Objective-C declare has a prefix, and
  /// is for the most part a tool; switches and sizes say how something looks.
  private func isForeignData(_ name: String) -> Bool {
    if Self.looks.contains(name) || program.frameworks.types[name] != nil || Self.ends(name, in: Self.tools) {
      return false
    }
    return !Self.prefixes.contains(String(name.prefix(2))) || Self.prefixedData.contains(name)
  }

  /// Whether the last word of a name is among some words.
  private static func ends(_ name: String, in words: Set<String>) -> Bool {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    return words.contains(String(name[start...]))
  }

  /// The last words of what types are called that do something and hold nothing to show: `URLSession`, `FileManager`,
  /// `JSONDecoder`, `DateFormatter`, `Timer`, a `Container` of dependencies.
  private static let tools: Set<String> = [
    "Analytics", "Assembler", "Cache", "Cancellable", "Center", "Client", "Container", "Context", "Coordinator",
    "Database", "Decoder", "Defaults", "Delegate", "Dispatcher", "Encoder", "Engine", "Factory", "Formatter",
    "Generator", "Handler",
    "Keychain", "Loader", "Logger", "Manager", "Monitor", "Navigator", "Observer", "Parser", "Processor", "Protocol",
    "Provider",
    "Queue", "Repository", "Resolver", "Router", "Scheduler", "Service", "Session", "Timer", "Tracker", "Worker",
  ]
  /// The last words of what sends values.
  private static let streams: Set<String> = [
    "Driver", "Observable", "Publisher", "Relay", "Signal", "Stream", "Subject",
  ]

  private static let looks: Set<String> = [
    "Bool", "Double", "Float", "CGFloat", "Color", "Font", "Edge", "Alignment", "AnyView", "EmptyView", "Never", "Void",
    "Any", "AnyObject", "DispatchQueue", "NotificationCenter", "UserDefaults", "Bundle", "Calendar", "Locale",
  ]
  private static let prefixes: Set<String> = [
    "AR", "AV", "CA", "CG", "CI", "CL", "CM", "CN", "EK", "GK", "HK", "LA", "MF", "MK", "MP", "NS", "OS", "PH", "QL",
    "SC",
    "SF", "SK", "UI", "UN", "WK",
  ]
  private static let prefixedData: Set<String> = ["NSManagedObjectID", "UIImage", "NSImage", "PHAsset", "CNContact"]
}
