import NavigationModel

/// What the program registers under addresses.
struct AddressBook {
  struct Entry {
    let pattern: AddressPattern
    /// What makes the screen, or the type whose property makes it.
    let maker: Maker
  }

  enum Maker {
    case expression(Expression, ScopeID, BodyID)
    case property(TypeID, String)
  }

  private(set) var entries: [Entry] = []

  /// A program that registers nothing.
  init() {}

  init(evaluator: Evaluator) {
    let program = evaluator.program
    for vocabulary in program.frameworks.addresses {
      for registration in vocabulary.registrations {
        for id in program.callsByName[registration.name] ?? [] { add(program[id], registration, evaluator) }
      }
      for registration in vocabulary.types {
        for protocolType in program.typesByName[registration.conformance] ?? [] {
          for type in program.concreteSubtypes(of: protocolType) { add(type, registration, evaluator) }
        }
      }
    }
  }

  private mutating func add(
    _ site: CallSite, _ registration: AddressVocabulary.Registration, _ evaluator: Evaluator
  ) {
    let arguments = site.call.arguments
    guard let address = CallLabels.argument(registration.address, in: arguments), address.value.isText,
      let maker = arguments.last, arguments.count > 1, maker.value != address.value
    else { return }
    let activation = evaluator.openActivation(of: site.body)
    evaluator.resetBudget()
    for text in evaluator.texts(evaluator.evaluate(address.value, in: site.scope, activation)) {
      entries.append(
        Entry(pattern: AddressPattern(text), maker: .expression(maker.value, site.scope, site.body)))
    }
  }

  private mutating func add(
    _ type: TypeID, _ registration: AddressVocabulary.TypeRegistration, _ evaluator: Evaluator
  ) {
    evaluator.resetBudget()
    for text in evaluator.texts(evaluator.member(registration.address, of: .some(type)) ?? []) {
      entries.append(Entry(pattern: AddressPattern(text), maker: .property(type, registration.maker)))
    }
  }

  /// The entries whose pattern fits an address best.
  func entries(for address: String) -> [Entry] {
    let address = AddressPattern(address)
    let fitting = entries.compactMap { entry in entry.pattern.match(address).map { (entry, $0) } }
    guard let best = fitting.map(\.1).max() else { return [] }
    return fitting.filter { $0.1 == best }.map(\.0)
  }
}

/// Evaluates addresses: what is registered for a URL or a path.
extension Evaluator {
  /// The controllers that stand where an address may; nil for anything else.
  func screens(
    insteadOfAddress expression: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    let declared = staticType(of: expression, in: scope, activation)
    let found = evaluate(expression, in: scope, activation).filter { candidate in
      switch candidate.value {
      case .scene: true
      case .parameter: declared.map { program.isController($0) } ?? false
      default: type(of: candidate.value).map { program.isController($0) } ?? false
      }
    }
    return found.isEmpty ? nil : found
  }

  /// What the addresses that an expression gives lead to; nil where it gives none.
  func addressed(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard !program.addresses.entries.isEmpty else { return nil }
    let given = addressTexts(expression, in: scope, activation)
    if let parameter = given.first(where: { $0.isParameter }) { return [parameter] }
    let texts = texts(given)
    guard !texts.isEmpty else { return nil }
    return texts.flatMap { text -> [Candidate] in
      let found = program.addresses.entries(for: text)
      if found.isEmpty { return [.unknown("nothing is registered for the address \(Self.readable(text))")] }
      let made = found.flatMap { screens(of: $0) }.filter { !$0.isUnknown && $0.value != .nothing }
      return made.isEmpty
        ? [.unknown("the destination registered for the address \(Self.readable(text)) could not be followed")]
        : made.map { $0.weakened(to: .inferred) }
    }
  }

  /// What a method or a view gives that looks up an address: `navigator.viewController(for: url)`.
  func lookedUp(_ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard let label = program.frameworks.addresses.lazy.compactMap({ $0.lookups[name] }).first,
      let argument = CallLabels.argument(label, in: call.arguments)
    else { return nil }
    return addressed(argument.value, in: scope, activation)?.flatMap { candidate -> [Candidate] in
      // The controller around a page is no more than that.
      guard case .container(let type, let contents, _) = candidate.value,
        program.frameworkType(of: type)?.role == .hosting
      else { return [candidate] }
      return contents.map { Candidate(value: $0, confidence: candidate.confidence) }
    }
  }

  /// Whether an expression is the literal of an address, so that it means nothing else where a screen is expected.
  func isAddress(_ expression: Expression) -> Bool {
    guard !program.addresses.entries.isEmpty else { return false }
    return switch expression {
    case .string(let text): text.contains("://")
    case .interpolation(let parts): parts.first.map { isAddress($0) } ?? false
    default: false
    }
  }

  private static func readable(_ text: String) -> String {
    text.split(separator: "\u{0}", omittingEmptySubsequences: false).joined(separator: "…")
  }

  /// The texts among values, those of arrays too.
  func texts(_ candidates: [Candidate]) -> [String] {
    candidates.flatMap { elements(of: $0) }.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }

  private func screens(of entry: AddressBook.Entry) -> [Candidate] {
    switch entry.maker {
    case .expression(let expression, let scope, let body):
      evaluate(expression, in: scope, openActivation(of: body)).flatMap { made(by: $0) }
    case .property(let type, let name):
      (member(name, of: .some(type)) ?? []).flatMap { made(by: $0) }
    }
  }

  /// The text of an address, with a mark for what is known only while the app runs.
  private func addressTexts(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    switch expression {
    case .interpolation(let parts):
      let texts = parts.map { part -> String in
        let values = evaluate(part, in: scope, activation).compactMap { text(of: $0.value) }
        return values.count == 1 ? values[0] : AddressPattern.unknownText
      }
      return [.inferred(.string(texts.joined()))]
    case .array(let elements):
      return elements.flatMap { addressTexts($0, in: scope, activation) }
    case .call(let call):
      let carriers = program.frameworks.addresses.reduce(into: Set<String>()) { $0.formUnion($1.carriers) }
      if let carried = call.arguments.first(where: { $0.label.map(carriers.contains) ?? false }) {
        return addressTexts(carried.value, in: scope, activation)
      }
    case .identifier(let name):
      if let local = onlyLocal(name, in: scope), case .interpolation? = local.value, let value = local.value {
        return addressTexts(value, in: local.scope, activation)
      }
    default: break
    }
    return evaluate(expression, in: scope, activation)
  }

  /// The local of that name, where it gets its value in one place.
  private func onlyLocal(_ name: String, in scope: ScopeID) -> Local? {
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] { return locals.count == 1 ? locals[0] : nil }
      next = program[place].parent
    }
    return nil
  }
}

extension Expression {
  /// Whether it can be a text: a URL pattern is one, and what containers register is none.
  fileprivate var isText: Bool {
    switch self {
    case .string, .interpolation, .identifier: true
    case .member(_, let name): name != "self"
    case .call(let call): call.callee == .identifier("+")
    default: false
    }
  }
}
