import NavigationModel

/// Walks over everything that a file declares and does, and notes the words that are looked for.
struct MentionCollector {
  private let wanted: Mentions.Wanted
  private let unnamed: UnnamedFunctions
  private let wantedKeys: Set<String>
  /// Many programs have no such functions.
  private let asksForFunctions: Bool
  private let functionOutlines: Outlines
  private let typeOutlines: Outlines
  private let handedOutlines: Outlines
  private let keyLengths: Lengths
  private(set) var mentions = Mentions()
  /// The type whose declaration or extension is being walked; empty outside of types.
  private var owner = ""
  /// The path of the file that is being walked.
  private var path = ""
  /// The function that is being walked, if nothing runs it: `Type.function`.
  private var deadFunction: String?
  /// The names of functions that mean a local or a parameter where the walk is.
  private var locals: Set<String> = []
  /// Whether it is only tested whether an object is of the types that are said.
  private var isTest = false
  /// What is known of names that were met before, since most names are met a hundred times.
  private var keys: [String: String?] = [:]

  /// Shorter parts of texts say nothing of what they become.
  private static let shortestFragment = 3

  init(_ wanted: Mentions.Wanted, unnamed: UnnamedFunctions) {
    self.wanted = wanted
    self.unnamed = unnamed
    wantedKeys = Set(wanted.identifiers.map(GeneratedNames.key))
    asksForFunctions = !wanted.functions.isEmpty
    functionOutlines = Outlines(wanted.functions)
    typeOutlines = Outlines(wanted.types)
    handedOutlines = Outlines(wanted.handed)
    keyLengths = Lengths(wantedKeys)
  }

  mutating func collect(_ file: FileFacts) {
    path = file.path
    if let words = file.words {
      owner = ""
      for word in words {
        note(text: word)
        note(generated: word)
      }
    }
    switch file.content {
    case .swift(let swift): collect(swift)
    case .infoPropertyList(let list):
      for name in [list.principalClass].compactMap({ $0 }) + list.scenes.compactMap(\.delegateClass) {
        note(type: name)
      }
    case .interfaceBuilder(let document):
      for name in document.objectClasses { note(type: name) }
    case .project, .nothing: break
    }
  }

  private mutating func collect(_ swift: SwiftFacts) {
    for type in swift.types {
      owner = type.name
      type.inherited.forEach { collect($0) }
      collect(type.generics + type.requirements)
      type.attributes.flatMap(\.arguments).forEach { collect($0.value) }
      type.aliases.forEach { collect($0.type) }
      type.properties.forEach { collect($0) }
      type.functions.forEach { collect($0) }
      type.cases.forEach { collect($0) }
    }
    owner = ""
    swift.functions.forEach { collect($0) }
    swift.properties.forEach { collect($0) }
    swift.aliases.forEach { collect($0.type) }
    collect(swift.statements)
  }

  // MARK: - Words

  /// A name in code, which has no dot: most words are such.
  private mutating func note(word: String) {
    if typeOutlines.contain(word), wanted.types.contains(word) { add(type: word) }
  }

  private mutating func add(type name: String) {
    mentions.add(type: name, saidBy: owner)
    guard !isTest, wanted.madeInCode.contains(name) else { return }
    if let deadFunction {
      mentions.add(use: name, inDead: deadFunction)
    } else {
      mentions.add(use: name, saidBy: owner)
    }
  }

  /// A name that may be that of a function, and is not called here.
  private mutating func note(uncalled word: String) {
    if asksForFunctions, functionOutlines.contain(word), wanted.functions.contains(word) {
      mentions.add(function: word)
    }
  }

  /// A name that may be that of a function and is not called here: on something, or by itself in the code of a type.
  private mutating func note(handed name: String, of base: Expression?) {
    guard handedOutlines.contain(name), wanted.handed.contains(name) else { return }
    switch base {
    case nil, .identifier("self")?, .identifier("Self")?:
      // Code of a nested type knows the functions of the types around it.
      for type in owner.split(separator: ".") { add(handed: name, of: type) }
    case let base?:
      guard let type = base.dottedPath?.lastName, type.first?.isUppercase == true else {
        if base.mayBeUnnamedType {
          mentions.add(handed: name)
        } else {
          mentions.add(handedOfValue: name)
        }
        return
      }
      add(handed: name, of: type)
    }
  }

  private mutating func add(handed name: String, of type: Substring) {
    mentions.add(handed: wanted.owners.contains(String(type)) ? "\(type).\(name)" : name)
  }

  private mutating func note(type name: String) {
    note(word: name)
    guard name.utf8.contains(UInt8(ascii: ".")) else { return }
    for part in name.split(separator: ".").map(String.init) where wanted.types.contains(part) { add(type: part) }
  }

  private mutating func note(text: String) {
    if wanted.identifiers.contains(text) { mentions.add(text: text, saidBy: owner) }
    // `NSClassFromString("App.DetailViewController")`
    note(type: text)
    // `Selector("open:")`
    guard asksForFunctions else { return }
    note(uncalled: text.utf8.contains(UInt8(ascii: ":")) ? String(text.prefix { $0 != ":" }) : text)
  }

  private mutating func note(fragment: Expression, isFirst: Bool = false, isLast: Bool = false) {
    guard case .string(let text) = fragment, text.count >= Self.shortestFragment else { return }
    if !isLast { mentions.add(beginning: text) }
    if !isFirst { mentions.add(end: text) }
  }

  /// A name that a generator may have made of an identifier.
  private mutating func note(generated name: String) {
    guard keyLengths.contain(name) || name.utf8.contains(UInt8(ascii: "_")) else { return }
    if let known = keys[name] {
      if let known { mentions.add(key: known, saidBy: owner) }
      return
    }
    let key = GeneratedNames.key(name)
    let isWanted = wantedKeys.contains(key)
    keys[name] = .some(isWanted ? key : nil)
    if isWanted { mentions.add(key: key, saidBy: owner) }
  }

  // MARK: - Declarations

  private mutating func collect(_ reference: TypeReference) {
    switch reference {
    case .named(let name, let arguments):
      note(type: name)
      arguments.forEach { collect($0) }
    case .array(let element), .metatype(let element): collect(element)
    case .dictionary(let key, let value):
      collect(key)
      collect(value)
    case .tuple(let elements): elements.forEach { collect($0.type) }
    case .function(let parameters, let result):
      parameters.forEach { collect($0) }
      collect(result)
    case .composition(let parts): parts.forEach { collect($0) }
    }
  }

  private mutating func collect(_ generics: [GenericParameter]) {
    generics.compactMap(\.constraint).forEach { collect($0) }
  }

  private mutating func collect(_ property: PropertyFact) {
    if let type = property.type { collect(type) }
    property.attributes.flatMap(\.arguments).forEach { collect($0.value) }
    if let value = property.initializer { collect(value) }
    collect(property.getter ?? [])
    collect(property.observers)
  }

  private mutating func collect(_ function: FunctionFact) {
    let outer = deadFunction
    if outer == nil, unnamed.contain(function, inFileAt: path) {
      deadFunction = owner.isEmpty ? function.name : "\(owner).\(function.name)"
    }
    let outerLocals = locals
    defer { (deadFunction, locals) = (outer, outerLocals) }
    function.parameters.forEach { collect($0) }
    function.parameters.forEach { declare($0.name) }
    if let type = function.returnType { collect(type) }
    collect(function.generics)
    function.attributes.flatMap(\.arguments).forEach { collect($0.value) }
    collect(function.body ?? [])
  }

  private mutating func collect(_ parameter: ParameterFact) {
    if let type = parameter.type { collect(type) }
    if let value = parameter.defaultValue { collect(value) }
  }

  private mutating func collect(_ enumCase: EnumCaseFact) {
    // Its own name is the raw value of a case of texts that has no other.
    note(text: enumCase.name)
    enumCase.payload.forEach { collect($0) }
    if let value = enumCase.rawValue { collect(value) }
  }

  // MARK: - Code

  /// Notes that a name means a local from here on, to the end of the block.
  private mutating func declare(_ name: String) {
    let isWanted =
      functionOutlines.contain(name) && wanted.functions.contains(name)
      || handedOutlines.contain(name) && wanted.handed.contains(name)
    if isWanted { locals.insert(name) }
  }

  private mutating func collect(_ statements: [Statement]) {
    let outer = locals
    defer { locals = outer }
    for statement in statements {
      switch statement {
      case .binding(let binding):
        if let type = binding.type { collect(type) }
        // What it begins with knows nothing of it yet.
        if let value = binding.value { collect(value) }
        collect(binding.pattern)
      case .assignment(let target, let value, _):
        collect(target)
        collect(value)
      case .expression(let value), .returning(let value): collect(value)
      case .branches(let branches): collect(branches)
      case .loop(let element, let sequence, let body):
        let outer = locals
        if let sequence { collect(sequence) }
        if let element { collect(element) }
        collect(body)
        locals = outer
      case .function(let function): collect(function)
      }
    }
  }

  private mutating func collect(_ branches: [Branch]) {
    let outer = locals
    defer { locals = outer }
    for branch in branches {
      locals = outer
      for condition in branch.conditions {
        switch condition {
        case .matches(let subject, let patterns), .matchesNone(let subject, let patterns):
          collect(subject)
          patterns.forEach { collect($0) }
        case .holds(let value), .fails(let value): collect(value)
        }
      }
      collect(branch.body)
    }
  }

  private mutating func collect(_ pattern: Pattern) {
    switch pattern {
    case .name(let name): declare(name)
    case .wildcard: break
    case .tuple(let elements), .enumCase(_, let elements): elements.forEach { collect($0) }
    case .type(let type, let inner, _):
      // `case is Detail` gets no object.
      if inner == .wildcard {
        collect(tested: .type(type))
      } else {
        collect(type)
        collect(inner)
      }
    case .value(let value): collect(value)
    }
  }

  private mutating func collect(_ expression: Expression) {
    switch expression {
    case .identifier(let name):
      note(word: name)
      guard locals.isEmpty || !locals.contains(name) else { return }
      note(uncalled: name)
      note(handed: name, of: nil)
    case .member(let base, let name):
      note(member: name, of: base)
      note(uncalled: name)
      note(handed: name, of: base)
    case .implicitMember(let name):
      note(generated: name)
      note(implicitMember: name)
    case .call(let call):
      collect(callee: call.callee)
      // Of several texts that are added, any may be in the middle.
      if call.callee == .identifier("+") { call.arguments.forEach { note(fragment: $0.value) } }
      if let last = call.arguments.last?.value, Self.isTypeTest(call, for: last) {
        call.arguments.dropLast().forEach { collect($0.value) }
        collect(tested: last)
      } else {
        call.arguments.forEach { collect($0) }
      }
    case .subscripted(let base, let arguments):
      collect(base)
      arguments.forEach { collect($0.value) }
    case .string(let text): note(text: text)
    case .interpolation(let parts):
      for (index, part) in parts.enumerated() {
        note(fragment: part, isFirst: index == 0, isLast: index == parts.count - 1)
      }
      parts.forEach { collect($0) }
    case .array(let parts), .alternatives(let parts): parts.forEach { collect($0) }
    case .dictionary(let entries):
      for entry in entries {
        collect(entry.key)
        collect(entry.value)
      }
    case .tuple(let elements): elements.forEach { collect($0.value) }
    case .cast(let value, let type, _):
      collect(value)
      collect(type)
    case .closure(let closure): collect(closure)
    case .conditional(let branches): collect(branches)
    case .keyPath(let root, let path):
      if let root { collect(root) }
      for name in path where handedOutlines.contain(name) && wanted.handed.contains(name) { mentions.add(handed: name) }
    case .specialized(let base, let types):
      collect(base)
      types.forEach { collect($0) }
    case .type(let type): collect(type)
    case .boolean, .integer, .nothing, .unknown: break
    }
  }

  /// Whether a call tests whether an object is of a type: `screen is Detail`, `screen.isKind(of: Detail.self)`.
  private static func isTypeTest(_ call: Call, for type: Expression) -> Bool {
    switch type {
    case .type: call.callee == .identifier("is")
    case .member(.identifier, "self"): ["isKind", "isMember"].contains(call.callee.calledName)
    default: false
    }
  }

  private mutating func collect(tested type: Expression) {
    isTest = true
    collect(type)
    isTest = false
  }

  private mutating func note(member name: String, of base: Expression) {
    note(word: name)
    if !Self.isOfFramework(base) { note(generated: name) }
    collect(base)
  }

  /// Whether a member is one of a type of a framework to which no generator adds names: `Bundle.main`.
  private static func isOfFramework(_ base: Expression) -> Bool {
    guard case .identifier(let type) = base else { return false }
    return typesOfFrameworks.contains(type)
  }

  private static let typesOfFrameworks: Set<String> = [
    "Bundle", "Calendar", "Color", "DispatchQueue", "FileManager", "Font", "Image", "Locale", "NSApplication",
    "NSBundle", "NSScreen", "NSWorkspace", "NotificationCenter", "OperationQueue", "RunLoop", "Thread", "UIApplication",
    "UIColor",
    "UIDevice", "UIFont", "UIImage", "UIPasteboard", "UIScreen", "URLSession", "UserDefaults",
  ]

  /// The labels of arguments that are a queue, a run loop or a bundle: `queue: .main`.
  private static let labelsOfSystem: Set<String> = ["bundle", "on", "queue", "runLoop", "scheduler"]

  private mutating func collect(_ argument: Argument) {
    // A queue, a run loop or a bundle is no generated name.
    if case .implicitMember(let name) = argument.value, let label = argument.label, Self.labelsOfSystem.contains(label)
    {
      note(implicitMember: name)
    } else {
      collect(argument.value)
    }
  }

  private mutating func note(implicitMember name: String) {
    note(uncalled: name)
    if handedOutlines.contain(name), wanted.handed.contains(name) { mentions.add(handed: name) }
  }

  /// What is called, whose own name is no use without a call.
  private mutating func collect(callee: Expression) {
    switch callee {
    case .identifier(let name): note(word: name)
    case .member(let base, let name): note(member: name, of: base)
    case .implicitMember(let name): note(generated: name)
    default: collect(callee)
    }
  }

  private mutating func collect(_ closure: Closure) {
    let outer = locals
    for type in closure.parameters.compactMap(\.type) { collect(type) }
    for parameter in closure.parameters { declare(parameter.name) }
    collect(closure.body)
    locals = outer
  }
}

/// The lengths of some words and their first bytes, which tell most other words apart without a look at their letters.
private struct Outlines {
  /// A bit for each first byte, by its lower six bits, for each length; the last stands for all greater lengths.
  private var firsts = [UInt64](repeating: 0, count: 64)

  init(_ words: Set<String>) {
    for word in words { firsts[min(word.utf8.count, 63)] |= Self.bit(word) }
  }

  func contain(_ word: String) -> Bool { firsts[min(word.utf8.count, 63)] & Self.bit(word) != 0 }

  private static func bit(_ word: String) -> UInt64 { 1 << UInt64((word.utf8.first ?? 0) & 63) }
}

/// The lengths of some words, where nobody knows how they begin.
private struct Lengths {
  /// A bit for each length; the last one stands for all greater lengths.
  private var bits: UInt64 = 0

  init(_ words: Set<String>) {
    for word in words { bits |= Self.bit(word) }
  }

  func contain(_ word: String) -> Bool { bits & Self.bit(word) != 0 }

  private static func bit(_ word: String) -> UInt64 { 1 << UInt64(min(word.utf8.count, 63)) }
}
