import NavigationModel

/// Finds where code gives an object that the whole app knows what a view of its shows from then on:
/// `Deck.shared.present { Detail() }`, where `present` puts a card that keeps the closure on a stack, while some view has
/// `.sheet(isPresented: $isOpen) { deck.card(at: level)?.build() }`.
///
/// The view with the sheet shows nothing of its own. What appears is known to those who give the closure.
struct CollectedContents {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  /// In the order of the sources. What is shown in two places counts once.
  private var contents: [Content] = []
  /// The calls that show such contents, as those of `sheet`.
  private(set) var presentations: Set<CallSiteID> = []

  /// What a view shows of an object that others fill.
  private struct Content {
    let property: CollectedProperty
    /// How the first of the places shows it that show it.
    let kind: TransitionKind
    /// What is asked of the value that keeps the content.
    let call: Call
  }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let keepers = program.types.indices.map(TypeID.init).filter { keepsContent($0) }
    guard !keepers.isEmpty else { return }
    let shown = shownBuilders()
    let finder = CollectedPropertyFinder(evaluator: evaluator)
    for (name, types) in members(of: keepers).sorted(by: { $0.key < $1.key }) {
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) {
        guard case .member(let base, _) = site.call.callee, let view = program[site.body].owner,
          let builders = shown[view].map({ $0.filter { shows($0, site) } }), let first = builders.first,
          let property = types.sorted().lazy.compactMap({ finder.property(holding: base, in: site.scope, a: $0) }).first
        else { continue }
        presentations.formUnion(builders.map(\.site.id))
        if contents.contains(where: { $0.property == property }) { continue }
        contents.append(Content(property: property, kind: first.kind, call: site.call))
      }
    }
  }

  func transitions() -> [Transition] {
    contents.flatMap { content in
      filled(content.property).map { value, place in
        let asked = Call(
          callee: .member(value, content.call.callee.calledName ?? ""), arguments: content.call.arguments,
          position: content.call.position)
        return Transition(
          shown: .views(.call(asked)), kind: content.kind, scope: place.scope, body: place.body,
          position: place.position)
      }
    }
  }

  // MARK: - What keeps a content

  /// Whether the values of a type keep a view of any type, or what builds one, which is given to them.
  private func keepsContent(_ type: TypeID) -> Bool {
    guard program[type].kind == .struct || program[type].kind == .class else { return false }
    let keeps = program[type].properties.values.joined().contains {
      !$0.fact.isStatic && $0.getter == nil && $0.initialValue == nil && $0.fact.type?.isAnyView == true
    }
    return keeps && !program.isView(type) && !program.isController(type)
  }

  /// The members that such values are asked for their content by, with the types that have them.
  private func members(of keepers: [TypeID]) -> [String: Set<TypeID>] {
    keepers.reduce(into: [:]) { members, type in
      for property in program[type].properties.values.joined() where property.fact.type?.isAnyView == true {
        members[property.fact.name, default: []].insert(type)
      }
      for (name, functions) in program[type].functions where functions.contains(where: { givesView($0) }) {
        members[name, default: []].insert(type)
      }
    }
  }

  private func givesView(_ function: BodyID) -> Bool {
    let function = program[function]
    return !function.isStatic && (function.returnType?.isAnyView == true || function.returnType?.name == "View")
  }

  // MARK: - Where it is shown

  /// A view builder that a modifier shows when something is set.
  private struct ShownBuilder {
    let site: CallSite
    let closure: Closure
    let kind: TransitionKind
  }

  /// The builders that views and view modifiers show, by the type that they are in.
  private func shownBuilders() -> [TypeID: [ShownBuilder]] {
    var found: [TypeID: [ShownBuilder]] = [:]
    for pattern in program.frameworks.patterns {
      guard case .call(let name, let labels) = pattern.trigger, case .builder(let content) = pattern.destination,
        labels.contains("isPresented") || labels.contains("item")
      else { continue }
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) where pattern.matches(site.call) {
        guard let owner = program[site.body].owner,
          case .closure(let closure)? = CallLabels.builder(content, in: site.call.arguments)?.value
        else { continue }
        found[owner, default: []].append(ShownBuilder(site: site, closure: closure, kind: pattern.kind))
      }
    }
    return found.mapValues { $0.sorted { $0.site.id < $1.site.id } }
  }

  /// Whether a call is in a builder, or in a method or a property of the same type that the builder mentions.
  private func shows(_ builder: ShownBuilder, _ site: CallSite) -> Bool {
    if site.body == builder.site.body {
      return program.scope(of: builder.closure, in: site.body).map { program.isScope(site.scope, within: $0) } ?? false
    }
    return Expression.closure(builder.closure).mentionedNames.contains(program[site.body].name)
  }

  // MARK: - Where it is given

  /// What code puts into a property or sets it to, with the places.
  private func filled(_ property: CollectedProperty) -> [(value: Expression, place: CodePlace)] {
    let added = program.propertyUses.additions(to: property.name).compactMap {
      site -> (value: Expression, place: CodePlace)? in
      guard let addition = site.call.addition, owner(ofRead: addition.array, in: site.scope) == property.owner else {
        return nil
      }
      return (
        named(addition.added, property.type),
        CodePlace(body: site.body, scope: site.scope, position: site.call.position)
      )
    }
    let set = (program.assignmentsByName[property.name] ?? []).compactMap {
      site -> (value: Expression, place: CodePlace)? in
      guard program.isMadeOrGiven(site.value, in: site.scope), evaluator.receiver(of: site) == property.owner else {
        return nil
      }
      return (named(site.value, property.type), CodePlace(body: site.body, scope: site.scope, position: site.position))
    }
    return added + set
  }

  /// A value with the name of its type, where `.init(…)` leaves that to the context.
  private func named(_ value: Expression, _ type: TypeID) -> Expression {
    guard case .call(let call) = value, call.callee == .implicitMember("init") else { return value }
    return .call(
      Call(callee: .type(.named(program[type].name, [])), arguments: call.arguments, position: call.position))
  }

  /// The type whose property an expression reads; nil for locals.
  private func owner(ofRead expression: Expression, in scope: ScopeID) -> TypeID? {
    switch expression {
    case .identifier(let name):
      program.locals(named: name, from: scope) == nil ? program[program[scope].body].owner : nil
    case .member(let base, _):
      evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body))
    default: nil
    }
  }
}
