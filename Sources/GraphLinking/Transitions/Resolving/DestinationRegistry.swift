import NavigationModel

/// Finds the destinations that are registered for what a link carries: SwiftUI's `navigationDestination(for:)` for the
/// type of a value, windows for an identifier, and sheets for the type of the item that code sets.
struct DestinationRegistry {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private let registrations: [Registration]

  /// The stacks whose builder switches over the cases of a state.
  private let stateRegistrations: [CallSite]

  /// The types of what lists select: a link to such a value in a list only selects its row.
  private let selections: Set<TypeID>

  /// How something appears when an item is set.
  struct Item {
    let kind: TransitionKind
    /// The type that shows it.
    let owner: TypeID?
    /// The property that is to be set; nil for any that holds the item.
    let property: String?
    /// Whether the property itself is bound, so that it is one that can hold nothing.
    let isOptional: Bool
    /// Whether the item brings its view with it, so that only the places that set it say what appears.
    let isCarrier: Bool
  }

  /// A place that registers a destination, found once and used by all parts of the linking.
  struct Registration: Sendable {
    let site: CallSite
    let pattern: TransitionPattern
    /// A type or a string.
    let key: Value
    /// The property that is set for the destination to appear; nil where whatever holds the item may be.
    var property: String?
    /// Whether that property itself is bound, and no value that a binding makes of it.
    var isOptional = false
    /// Whether the item brings with it what appears.
    var isCarrier = false

    /// The type of the standard library that the destination is registered for; nil for all other keys.
    var basicType: BasicType?

    /// The type of the item which is set for the destination to appear; nil for what links carry.
    var itemType: TypeID? {
      guard pattern.registersFor == nil, case .metatype(let type) = key else { return nil }
      return type
    }
  }

  init(evaluator: Evaluator, registrations: [Registration]) {
    self.evaluator = evaluator
    self.registrations = registrations
    stateRegistrations = evaluator.program.frameworks.patterns.filter(\.registersStates).flatMap { pattern in
      guard case .call(let name, _) = pattern.trigger else { return [CallSite]() }
      return (evaluator.program.callsByName[name] ?? []).map { evaluator.program[$0] }
        .filter { pattern.matches($0.call) }
    }
    let lists = (evaluator.program.callsByName["List"] ?? []).map { evaluator.program[$0] }
    selections = Set(
      lists.compactMap { site in
        CallLabels.argument("selection", in: site.call.arguments).flatMap {
          evaluator.boundType(of: $0.value, in: site.scope)
        }
      })
  }

  /// Finds all places that register a destination.
  static func registrations(with evaluator: Evaluator) -> [Registration] {
    var found: [Registration] = []
    for pattern in evaluator.program.frameworks.patterns {
      guard let label = pattern.registersFor, case .call(let name, let labels) = pattern.trigger else { continue }
      let calls = [name] + modifiers(registeringLike: pattern, label, with: evaluator)
      for id in calls.flatMap({ evaluator.program.callsByName[$0] ?? [] }) {
        let site = evaluator.program[id]
        guard CallLabels.match(labels, in: site.call.arguments),
          let argument = CallLabels.argument(label, in: site.call.arguments)
        else { continue }
        evaluator.resetBudget()
        let values = evaluator.evaluate(
          argument.value, in: site.scope, evaluator.openActivation(of: site.body),
          expected: evaluator.typeOfIdentifiers(inArgument: label))
        let keys = values.compactMap { candidate -> Value? in
          switch candidate.value {
          case .metatype, .string: candidate.value
          default: nil
          }
        }
        // `Router($routes) { … }` registers for the type of the routes.
        let held = keys.isEmpty ? evaluator.specialization(of: argument.value, in: site.scope) : nil
        found += (keys + (held.map { [.metatype($0)] } ?? [])).map {
          Registration(site: site, pattern: pattern, key: $0)
        }
        if let basic = evaluator.basicType(named: argument.value, in: site.scope) {
          found.append(
            Registration(
              site: site, pattern: pattern, key: .unknown("it is \(basic.name.withArticle)"), basicType: basic))
        }
      }
    }
    return found + named(in: evaluator.program) + items(with: evaluator)
  }

  /// What code opens without saying what it is, such as the settings of an app.
  private static func named(in program: Program) -> [Registration] {
    program.frameworks.patterns.flatMap { pattern -> [Registration] in
      guard let name = pattern.registersAs, case .call(let call, _) = pattern.trigger else { return [] }
      return (program.callsByName[call] ?? []).map { program[$0] }.filter { pattern.matches($0.call) }
        .map { Registration(site: $0, pattern: pattern, key: .string(name)) }
    }
  }

  /// The modifiers of the program's own that are given the same as one that registers, under another name: they add it
  /// where the system has it, or something older instead. They may be given more, such as options.
  private static func modifiers(
    registeringLike pattern: TransitionPattern, _ label: String, with evaluator: Evaluator
  ) -> [String] {
    let program = evaluator.program
    guard case .call(let name, let labels) = pattern.trigger, labels.first == label else { return [] }
    return (program.typesByName["View"] ?? []).flatMap { program[$0].functions }.filter { own, bodies in
      own != name
        && bodies.contains { body in
          let parameters = program[body].parameters
          let builders = parameters.filter { evaluator.argumentTypes(ofClosure: $0.type, in: program[body]) != nil }
          guard builders.count == 1, let builder = builders.first,
            parameters.contains(where: { $0.label == label && $0.type?.isMetatype == true })
          else { return false }
          return builder.label == nil || labels.contains(builder.label ?? "") || labels.contains("{}")
        }
    }.map(\.key).sorted()
  }

  /// The destinations for an item that is an enum, that brings its view with it, or by which a view chooses, by the type of
  /// the binding.
  private static func items(with evaluator: Evaluator) -> [Registration] {
    let program = evaluator.program
    var found: [Registration] = []
    for pattern in program.frameworks.patterns {
      guard case .call(let name, let labels) = pattern.trigger, labels.contains("item"),
        case .builder = pattern.destination
      else { continue }
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard CallLabels.match(labels, in: site.call.arguments),
          let binding = CallLabels.argument("item", in: site.call.arguments),
          let type = evaluator.boundType(of: binding.value, in: site.scope)
        else { continue }
        let isCarrier = evaluator.showsCarriedView(site, pattern)
        guard program[type].kind == .enum || isCarrier || evaluator.showsChosenView(site, pattern, for: type) else {
          continue
        }
        let bound = binding.value.boundProperty
        found.append(
          Registration(
            site: site, pattern: pattern, key: .metatype(type), property: program[type].kind == .enum ? nil : bound,
            isOptional: bound != nil, isCarrier: isCarrier))
      }
    }
    return found
  }

  /// The types whose values are set for something to appear, with how it appears for which of them.
  var items: [TypeID: [Item]] {
    var result: [TypeID: [Item]] = [:]
    for registration in registrations {
      guard let type = registration.itemType else { continue }
      let owner = evaluator.program[registration.site.body].owner
      result[type, default: []].append(
        Item(
          kind: registration.pattern.kind, owner: owner, property: registration.property,
          isOptional: registration.isOptional, isCarrier: registration.isCarrier))
    }
    return result
  }

  /// Whether a destination is registered for values of the type.
  func registers(_ type: TypeID) -> Bool {
    registrations.contains { $0.itemType == nil && $0.key == .metatype(type) }
  }

  /// Whether a list of the program selects values of the type.
  func isSelected(_ type: TypeID) -> Bool { selections.contains(type) }

  /// The destinations for values that links carry: the registered builder is run with each value.
  ///
  /// - Parameter file: that of the link; nil where it may be in any file.
  func destinations(
    for values: [Candidate], kind: TransitionKind, isItem: Bool, linkedIn file: Int?
  ) -> [Candidate] {
    values.flatMap { candidate -> [Candidate] in
      let key: Value
      switch candidate.value {
      case .string: key = candidate.value
      default:
        if candidate.isUnknown { return [candidate] }
        guard let type = evaluator.type(of: candidate.value) else {
          return [.unknown("the type of the link's value is not known")]
        }
        if program[type].name == "String" { return [.unknown("the identifier is computed")] }
        key = .metatype(type)
      }
      let matching = registrations.filter {
        accepts($0.key, key) && ($0.itemType != nil) == isItem && (!isItem || $0.pattern.kind == kind)
          && isReached($0.site, from: file)
      }
      if matching.isEmpty, case .metatype(let type) = key, isSelected(type) { return [] }
      guard !matching.isEmpty else { return [.unknown("no destination is registered for \(name(of: key))")] }
      if isItem, isOpenItem(candidate.value) { return [] }
      let shown = matching.flatMap { show(candidate.value, in: $0) }
      let isOneOfSeveral = isOfUnknownCase(candidate.value) && Set(shown.map(\.value)).count > 1
      return shown.map { $0.weakened(to: isOneOfSeveral ? .possible : max(candidate.confidence, .inferred)) }
    }
  }

  /// The destinations for a value of the standard library: those for the ids of its model before those for all values of
  /// the type, and those that the views of its own stack register before those of others.
  func destinations(
    for type: BasicType, _ value: Value, kind: TransitionKind, in hosts: [TypeID], linkedIn file: Int
  ) -> [Candidate] {
    let fitting = registrations.filter {
      $0.basicType?.name == type.name && $0.pattern.kind == kind && isReached($0.site, from: file)
    }
    let ofModel = fitting.filter { type.model != nil && $0.basicType?.model == type.model }
    let own = fitting.filter { program[$0.site.body].owner.map(hosts.contains) == true }
    let ofAny = own.filter { $0.basicType?.model == nil }
    let meant = [ofModel, ofAny, own, fitting].first { !$0.isEmpty } ?? []
    return meant.flatMap { show(value, in: $0) }.map { $0.weakened(to: meant.count > 1 ? .possible : .inferred) }
  }

  /// Whether nothing but its type is known of an item that holds the route by which a view chooses: whoever hands it on
  /// asks for nothing, as the one who made it has.
  private func isOpenItem(_ value: Value) -> Bool {
    switch value {
    case .some(let type), .given(let type): [.struct, .class].contains(program[type].kind)
    default: false
    }
  }

  /// Whether nothing but its enum is known of a value, such as the next one of a list or one that is made of a text.
  private func isOfUnknownCase(_ value: Value) -> Bool {
    switch value {
    case .some(let type), .given(let type), .object(let type, _): program[type].kind == .enum
    default: false
    }
  }

  /// What stacks show for the case that a link names: `Path.State.detail(…)`.
  func destinations(forState expression: Expression, linkedIn file: Int) -> [Candidate] {
    guard let name = expression.caseName else { return [.unknown("the state of the link is computed")] }
    let found = stateRegistrations.filter { isReached($0, from: file) }.map { site -> [Candidate] in
      guard let builder = CallLabels.builder("destination", in: site.call.arguments) else { return [] }
      let shown = views(of: builder, at: site, for: .enumCase(nil, name, nil))
      // A builder that shows the same for a case that is none does not switch over the cases.
      return shown == views(of: builder, at: site, for: .enumCase(nil, "", nil)) && shown.count > 1 ? [] : shown
    }.filter { !$0.isEmpty }
    if found.isEmpty { return [.unknown("no stack shows anything for the state \(name)")] }
    return found.joined().map { $0.weakened(to: found.count > 1 ? .possible : .inferred) }
  }

  /// Whether a link in a file can lead to what is registered at a place: not to what another app registers.
  private func isReached(_ site: CallSite, from file: Int?) -> Bool {
    file.map { !program.areInDifferentApps($0, Int(site.body.file)) } ?? true
  }

  /// Whether what is registered for a type or an identifier is meant by another: objects of subclasses go there as well.
  private func accepts(_ registered: Value, _ key: Value) -> Bool {
    if case .metatype(let type) = key, case .metatype(let wanted) = registered {
      return type == wanted || !program[wanted].isProtocol && program.inherits(type, from: wanted)
    }
    return registered == key
  }

  private func name(of key: Value) -> String { evaluator.text(of: key).map { "\($0)" } ?? "this value" }

  private func show(_ value: Value, in registration: Registration) -> [Candidate] {
    guard case .builder(let label) = registration.pattern.destination,
      let builder = CallLabels.builder(label, in: registration.site.call.arguments)
    else { return [] }
    return views(of: builder, at: registration.site, for: value)
  }

  /// The views of a builder that is run with a value.
  func views(of builder: Argument, at site: CallSite, for value: Value) -> [Candidate] {
    let activation = evaluator.openActivation(of: site.body)
    return evaluator.evaluate(builder.value, in: site.scope, activation).flatMap { candidate -> [Candidate] in
      switch candidate.value {
      case .closure(let inner, let captured):
        var run = evaluator[captured]
        run.closureArguments[inner] = [[value]]
        let given = evaluator.intern(run)
        guard evaluator.mayAppear(givenTo: inner, given, at: site) else { return [] }
        return evaluator.builtView(in: inner, given) ?? evaluator.unknownView(in: inner, given)
      case .function(let body, let receiver):
        // `destination: pushed` hands the function itself over.
        let arguments = [evaluator.program[body].scope: [[value]]]
        let run = Activation(body: body, receiver: receiver, isOpen: false, closureArguments: arguments)
        return evaluator.returns(of: body, evaluator.intern(run))
      default:
        return [candidate]
      }
    }
  }
}

extension TypeReference {
  /// Whether it is the type of types: `Route.Type`.
  fileprivate var isMetatype: Bool { if case .metatype = self { true } else { false } }
}

extension Evaluator {
  /// The type of what an argument identifies a scene by, to which a program may add names of its own:
  /// `extension String { static let helpWindow = "help" }`, as in `openWindow(id: .helpWindow)`; nil for other arguments.
  func typeOfIdentifiers(inArgument label: String) -> TypeID? {
    label == "id" ? program.typesByName["String"]?.first { !program[$0].isDeclared } : nil
  }
}
