import NavigationModel

/// Finds what properties hold: by what they are declared with, by what is assigned to them, and by what makes the object.
extension Evaluator {
  /// What a property can hold: what its getter gives, its initial value, and what the program assigns to it.
  func evaluate(_ property: Property, of type: TypeID, receiver: Value) -> [Candidate] {
    if case .given(let made) = receiver, isGiven(property, to: made) { return [.certain(.parameter(.object(made)))] }
    let declared = declaredType(of: property, in: type)
    if let changed = changedValue(of: property, receiver: receiver) { return changed }
    if let made = factoryMade(by: property, receiver: receiver) ?? injected(into: property) { return made }
    if let wrapper = ownWrapper(of: property) {
      if let (container, name) = keyPathMember(of: wrapper, on: property),
        let type = declaredType(ofMember: name, in: container)
      {
        return [.inferred(.some(type))]
      }
      return member("wrappedValue", of: .some(wrapper)) ?? [.unknown("the value of its property wrapper is not known")]
    }
    if let getter = property.getter {
      // What a class itself sets, such as the kind of screen that it is, is what its getter gives.
      if !property.fact.observers.isEmpty, type != property.owner {
        let set = assignedValues(of: property, in: type, receiver: receiver, declared: declared).filter {
          !$0.isUnknown && !$0.isParameter
        }
        if !set.isEmpty { return set.map { $0.weakened(to: .inferred) } }
      }
      return returns(of: getter, run(getter, receiver: receiver)).map { $0.weakened(to: .inferred) }
    }
    // A declared class that nothing inherits from can hold nothing else. Its value would say no more, unless it is one
    // that is made around others.
    if let declared, program[declared].isDeclared, !program[declared].isProtocol,
      program.subtypes[declared] == nil, program[declared].kind != .enum, property.initialValue == nil,
      carriage(of: declared) == nil, !makesView(declared), !holdsAnyController(declared),
      program.frameworkType(of: declared).map({ [.container, .hosting].contains($0.role) }) != true
    {
      if !holdsArray(property) {
        return inDictionaries([.inferred(.some(declared))], declaredAs: property.fact.type)
      }
    }
    let key = PropertyKey(
      type: type, name: property.fact.name, receiver: receiver,
      file: property.fact.isFilePrivate ? property.file : nil)
    if let known = propertyCache[key] { return known }
    if let beginning = activeProperties[key] { return assumedValues(of: .property(key), since: beginning) }
    if let known = known(among: innerProperties[key]) { return known }
    return followed(key) { valuesSet(to: property, of: type, declaredAs: declared, receiver: receiver) }
  }

  /// What stands for the value of a property of which nothing is known, since only a library knows its type, or for another
  /// reason.
  private func unknownValue(of property: Property, declaredAs declared: TypeID?) -> Candidate {
    let name = property.fact.name
    guard declared == nil, let type = property.fact.type?.name, type.first?.isUppercase == true,
      program.globalAliases[type] == nil, !program.memberAliases.contains(String(type.lastName)),
      property.owner.map({ isOwnName(type, of: $0) }) != true
    else {
      return .unknown("the value of the property \(name) could not be followed")
    }
    return .unknown("the type \(type) of the property \(name) is not declared in the analyzed files")
  }

  /// Whether a name is that of a generic parameter, or may be that of an associated type.
  private func isOwnName(_ name: String, of owner: TypeID) -> Bool {
    program[owner].isProtocol || name == "Self" || program[owner].generics.contains { $0.name == name }
  }

  /// What the program sets a property to.
  private func valuesSet(
    to property: Property, of type: TypeID, declaredAs declared: TypeID?, receiver: Value
  ) -> Held {
    var found: [Candidate] = []
    if let value = property.initialValue {
      found += returns(of: value, run(value, receiver: receiver))
    }
    found += textsOfScenes(in: property.fact.name, of: type)
    found += assignedValues(of: property, in: type, receiver: receiver, declared: declared)
    if found.allSatisfy({ $0.isUnknown || $0.isParameter || $0.value == .nothing }),
      saysNothing(declared) || isOfFrameworkControllers(declared)
    {
      found += handedOn(to: property, of: type)
    } else if found.contains(where: \.isParameter), found.allSatisfy(\.isOpenOrEmpty), holdsWhatIsHanded(property) {
      // What comes back to the property in a circle is no more than a part of what it may hold.
      let handed = part { handedOn(to: property, of: type, isByMethods: true) }
      if handed.isWhole { found += handed.answer.filter { !$0.isUnknown && !$0.isParameter } }
    }
    let added = additions(to: property, of: type)

    var known = found.filter { !$0.isUnknown && $0.value != .nothing && !$0.isParameter }
      .map { $0.weakened(to: .inferred) }
    // Whoever asked first has more to say than the type.
    if !cut.circles.isEmpty, known.isEmpty, !found.isEmpty, found.allSatisfy({ $0.value == .nothing }) {
      return Held(results: [.certain(.nothing)], known: [], isOpen: true)
    }
    let elements = added.filter { !$0.isUnknown && !$0.isParameter }
    if !elements.isEmpty {
      known = [.inferred(collected((known + elements).flatMap { self.elements(of: $0) }.map(\.value)))]
    }
    let exchanged = elementsSet(in: property, of: type, receiver)
    if !exchanged.isEmpty { known = withElements(exchanged, insteadOfNothingIn: known) }
    if holdsDictionary(property) { known = entriesSet(in: property, of: type, receiver, beside: known) }
    let set = known
    if let declared, let reference = property.fact.type {
      known = known.isEmpty ? [] : isArray(reference) ? known : refine(known, to: declared)
      if known.isEmpty, !areMissingScenes(found, of: declared) { known = [.inferred(.some(declared))] }
    }
    known = inDictionaries(known, declaredAs: property.fact.type)
    known = withoutOutsideContainers(labelled(known, inArraysOf: property))
    if known.isEmpty, declared == nil, let given = environmentType(of: property) { known = [.inferred(.some(given))] }
    // What a view is made with may be an argument of the function that makes it.
    if known.isEmpty || found.allSatisfy(\.isParameter), case .object(_, _?) = receiver,
      let owner = property.owner, program[owner].kind == .struct, let given = found.first(where: { $0.isParameter })
    {
      known = [isGiven(property, to: owner) ? given.asView : given]
    }
    if case .object(_, _?) = receiver, holdsViewMaker(property), let given = onlyParameter(among: found) {
      known = [given]
    }
    // Of a value that is given in one place only, that place says why it is not known.
    let reason = found.count == 1 ? found.first { $0.isUnknown } : nil
    let result =
      known.isEmpty
      ? [reason ?? unknownValue(of: property, declaredAs: declared)]
      : known + found.filter { $0.value == Candidate.tooMany.value }.prefix(1)
    return Held(results: result, known: set.isEmpty ? [] : known)
  }

  /// What the scenes of a class give to a property as a runtime attribute, as people set `@IBInspectable` ones in Xcode.
  private func textsOfScenes(in property: String, of type: TypeID) -> [Candidate] {
    program.storyboards.scenes(giving: property).compactMap { id -> Candidate? in
      let scene = program.storyboards[id]
      guard let own = scene.type, program.inherits(own, from: type) || program.inherits(type, from: own) else {
        return nil
      }
      return scene.controller.attributes[property].map { .inferred(.string($0)) }
    }
  }

  /// What a property holds that gets a stack from others, or else makes one: a stack that came from outside is there
  /// already, and nothing is known of it.
  private func withoutOutsideContainers(_ values: [Candidate]) -> [Candidate] {
    let made = values.filter { if case .container = $0.value { true } else { false } }
    guard !made.isEmpty, made.count < values.count else { return values }
    return values.filter { candidate in
      guard case .some(let type) = candidate.value, !program[type].isDeclared else { return true }
      return program.frameworkType(of: type)?.role != .container
    }
  }

  /// The argument that is all that a property is known to hold, other than nothing.
  private func onlyParameter(among found: [Candidate]) -> Candidate? {
    let given = found.filter { $0.value != .nothing }
    return given.allSatisfy(\.isParameter) ? given.first : nil
  }

  private func isArray(_ reference: TypeReference) -> Bool {
    if case .array = reference { true } else if case .dictionary = reference { true } else { false }
  }

  /// Whether a declared type leaves open which screen it is: any controller.
  func saysNothing(_ declared: TypeID?) -> Bool {
    declared.map { !program[$0].isDeclared && program.frameworkType(of: $0)?.role == .controller } ?? false
  }

  /// Whether a declared type is a protocol of the program to which a framework's controllers conform:
  /// `extension UITabBarController: TabNavigator`. It leaves open which of them is meant as well.
  private func isOfFrameworkControllers(_ declared: TypeID?) -> Bool {
    guard let declared, program[declared].isDeclared, program[declared].isProtocol else { return false }
    return (program.subtypes[declared] ?? []).contains { !program[$0].isDeclared && program.isController($0) }
  }

  /// Whether a property of an object keeps a closure, an array or a dictionary, of which the type says little.
  private func holdsWhatIsHanded(_ property: Property) -> Bool {
    guard let owner = property.owner, program[owner].kind != .struct else { return false }
    if case .function = property.fact.type { return true }
    return holdsArray(property) || holdsDictionary(property)
  }

  /// Values that code assigns to the property, and that memberwise initializers get.
  func assignedValues(
    of property: Property, in type: TypeID, receiver: Value, declared: TypeID?
  ) -> [Candidate] {
    let name = property.fact.name
    // What another file sets under the name of a private property is another one, such as that of a subclass.
    let sites = assignments(to: name, of: type).filter {
      program.isVisible(property, fromFile: $0.body.file) && !concernsCopy($0, otherThan: receiver)
    }
    let runs = initializerRuns(among: sites, receiver)
    var result = candidates(of: sites) { site in
      // What the other initializers set is not in an object that one of them made.
      if !runs.isEmpty, runs[site.body] == nil, program[site.body].kind == .initializer { return [] }
      let activation = settingRun(at: site, on: receiver, madeBy: runs)
      let values = evaluate(site.value.without(site.target), in: site.scope, activation, expected: declared)
      return values.flatMap { value in
        closeParameter(value, site.value, in: site.scope, expected: declared) { initializes(type, from: $0, property) }
      }
    }
    if result.isEmpty, let owner = property.owner, program[owner].kind == .struct,
      program[owner].functions["init"] == nil
    {
      result += memberwiseValues(of: name, owner: owner, receiver: receiver, declared: declared)
    }
    return result
  }

  /// What a property of an object holds to which only the initializer that made the object has set it; nil where that is
  /// not known.
  func beginning(_ name: String, of object: Candidate) -> [Candidate]? {
    guard case .object(let type, .some) = object.value,
      let property = program.memberLineage(of: type).lazy.compactMap({ self.program[$0].properties[name]?.first })
        .first,
      property.getter == nil
    else { return nil }
    let sites = assignments(to: name, of: type).filter {
      program[$0.body].kind == .initializer && program.isVisible(property, fromFile: $0.body.file)
    }
    let runs = initializerRuns(among: sites, object.value)
    let declared = declaredType(of: property)
    let values = sites.flatMap { site -> [Candidate] in
      guard let run = runs[site.body] else { return [] }
      return evaluate(site.value.without(site.target), in: site.scope, run, expected: declared)
    }
    return values.isEmpty ? nil : values.map { $0.weakened(to: object.confidence) }
  }

  /// Whether a call may be on the way to an object of a type: what a subclass gives to its superclass's initializer, or
  /// a call of its inherited initializer, concerns no sibling.
  private func initializes(_ type: TypeID, from caller: CallSite, _ property: Property) -> Bool {
    let made: TypeID?
    if case .member(.identifier("super"), "init") = caller.call.callee {
      made = program[caller.body].owner
    } else {
      made = self.type(madeBy: caller)
    }
    // Who makes an object of another kind sets the property of one that it has.
    guard let made, property.owner.map({ program.inherits(made, from: $0) }) == true else { return true }
    return program.inherits(type, from: made) || program.inherits(made, from: type)
  }

  /// An assigned value that is a parameter is what the callers pass.
  private func closeParameter(
    _ candidate: Candidate, _ value: Expression, in scope: ScopeID, expected: TypeID? = nil,
    whereCaller isMeant: (CallSite) -> Bool
  ) -> [Candidate] {
    func evaluated(_ run: ActivationID) -> [Candidate] { evaluate(value, in: scope, run, expected: expected) }
    switch candidate.value {
    case .parameter(.body(let body)) where body == program[scope].body:
      return given(to: body, whereCaller: isMeant, steps: Self.maximumInitializers, evaluated)
    case .parameter(.storedClosure(let closure)) where program[closure].body == program[scope].body:
      return runs(ofStored: closure).flatMap(evaluated)
    default:
      return [candidate]
    }
  }

  /// A class gives its superclass what it is made with itself; lineages are seldom longer.
  private static var maximumInitializers: Int { 4 }

  /// What the callers of a function give to it. An initializer that hands on what it is given itself, as by
  /// `super.init(content: content)`, gives what its own callers pass.
  private func given(
    to body: BodyID, whereCaller isMeant: (CallSite) -> Bool, steps: Int, _ evaluated: (ActivationID) -> [Candidate]
  ) -> [Candidate] {
    candidates(of: callers(of: body).filter { isMeant(program[$0.site]) }) { caller in
      let site = program[caller.site]
      let found = given(by: caller, to: body, openActivation(of: site.body), evaluated)
      guard steps > 0, program[site.body].kind == .initializer, site.call.callee.calledName == "init",
        site.call.isOnSelf,
        found.contains(where: { $0.value == .parameter(.body(site.body)) })
      else { return found }
      return found.filter { $0.value != .parameter(.body(site.body)) }
        + given(to: site.body, whereCaller: isMeant, steps: steps - 1) { outer in
          run(of: body, from: caller, outer).map(evaluated) ?? []
        }
    }
  }

  /// What a caller gives to a function. Where the call stands in a closure that is stored and called with what is
  /// given, that is what its own calls pass.
  private func given(
    by caller: Caller, to body: BodyID, _ activation: ActivationID, _ evaluated: (ActivationID) -> [Candidate]
  ) -> [Candidate] {
    guard let run = run(of: body, from: caller, activation) else { return [] }
    return evaluated(run).flatMap { candidate -> [Candidate] in
      guard case .parameter(.storedClosure(let closure)) = candidate.value,
        program[closure].body == program[caller.site].body
      else { return [candidate] }
      return runs(ofStored: closure).compactMap { self.run(of: body, from: caller, $0) }.flatMap(evaluated)
    }
  }

  /// What code puts into a collection that a property holds, as registries are filled.
  private func additions(to property: Property, of type: TypeID) -> [Candidate] {
    guard holdsArray(property) else { return [] }
    return candidates(of: program.propertyUses.additions(to: property.fact.name)) { site in
      guard program.isVisible(property, fromFile: site.body.file), let addition = site.call.addition,
        concerns(addition.array.base, at: site, type)
      else { return [] }
      return put(addition.added, at: site, openActivation(of: site.body), into: type)
    }
  }

  /// What code sets at places of an array that a property holds: `pages[index] = page`. What it sets to nothing shows
  /// nothing.
  private func elementsSet(in property: Property, of type: TypeID, _ receiver: Value) -> [Candidate] {
    guard holdsArray(property) else { return [] }
    var set: [Candidate] = []
    for site in program.propertyUses.elementSettings(of: property.fact.name) {
      guard program.isVisible(property, fromFile: site.body.file), let setting = site.call.elementSetting,
        concerns(setting.collection.base, at: site, type)
      else { continue }
      // A local can have the name of the property.
      if case .identifier(let name) = setting.collection, program.locals(named: name, from: site.scope) != nil {
        continue
      }
      let run = run(of: site.body, onOwner: setting.collection, receiver)
      set += put(setting.value, at: site, run, into: type).filter { !$0.isParameter && $0.value != .nothing }
      if set.count > Self.maximumCandidates { break }
    }
    return set
  }

  /// An array with what code sets at some of its places later. What was nothing there before may be so no more; where
  /// nobody knows what is set, nothing is known of it.
  private func withElements(_ set: [Candidate], insteadOfNothingIn values: [Candidate]) -> [Candidate] {
    let own = values.flatMap { elements(of: $0) }.map(\.value).filter { $0 != .nothing }
    let all = own + set.filter { !$0.isUnknown }.map(\.value)
    return all.isEmpty ? [] : [.inferred(collected(all))]
  }

  /// Values of a property that is a dictionary, with the entries that code sets in it. Code of an object that sets its
  /// own entries does so with what that object was made with.
  private func entriesSet(
    in property: Property, of type: TypeID, _ receiver: Value, beside values: [Candidate]
  ) -> [Candidate] {
    withEntries(setIn: property.fact.name, values) { site, value in
      guard program.isVisible(property, fromFile: site.body.file),
        let dictionary = site.call.elementSetting?.collection, concerns(dictionary.base, at: site, type)
      else { return [] }
      return put(value, at: site, run(of: site.body, onOwner: dictionary, receiver), into: type)
    }
  }

  /// The run of code that puts something into a collection of its own object, where that is an object at hand.
  private func run(of body: BodyID, onOwner collection: Expression, _ receiver: Value) -> ActivationID {
    guard collection.isOwnProperty, !program[body].isStatic, program[body].enclosing == nil,
      let owner = program[body].owner, let type = type(of: receiver), program.inherits(type, from: owner)
    else { return openActivation(of: body) }
    return intern(Activation(body: body, receiver: receiver))
  }

  /// What code puts into a collection of objects of a type.
  private func put(
    _ value: Expression, at site: CallSite, _ activation: ActivationID, into type: TypeID
  ) -> [Candidate] {
    evaluate(value, in: site.scope, activation).flatMap { added in
      // Each object of a class has its own collection, filled by what is called on that object.
      closeParameter(added, value, in: site.scope) { caller in
        guard case .member(let base, _) = caller.call.callee else { return concerns(nil, at: caller, type) }
        return concerns(base, at: caller, type)
      }
    }
  }

  /// Whether a property is declared as a dictionary, or begins as one.
  private func holdsDictionary(_ property: Property) -> Bool {
    if case .dictionary = property.fact.type { return true }
    guard property.fact.type == nil else { return false }
    switch property.fact.initializer {
    case .dictionary: return true
    case .call(let call):
      if case .dictionary = call.callee { return true }
      return call.callee.unspecialized == .identifier("Dictionary")
    default: return false
    }
  }

  /// Whether a property is declared as an array, or begins as one: `private var pages = [UIViewController]()`.
  private func holdsArray(_ property: Property) -> Bool {
    if let type = property.fact.type {
      return isArray(type, inside: property.owner.map { program[$0].name }, file: property.file)
    }
    guard case .call(let call)? = property.fact.initializer else { return false }
    return switch call.callee {
    case .array, .specialized(.identifier("Array"), _): true
    default: false
    }
  }

  /// Whether an object, or `self` where none is named, may be of a type.
  private func concerns(_ object: Expression?, at site: CallSite, _ type: TypeID) -> Bool {
    let owner =
      object.map { staticType(of: $0, in: site.scope, openActivation(of: site.body)) } ?? program[site.body].owner
    return owner.map { program.inherits(type, from: $0) || program.inherits($0, from: type) } ?? false
  }

  /// The places that set a property of objects that may be of a type. Each type asks for them again and again.
  func assignments(to name: String, of type: TypeID) -> [AssignmentSite] {
    guard let sites = program.assignmentsByName[name] else { return [] }
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let known = assignmentCache[key] { return known }
    let receivers = receivers(ofSettings: name, sites)
    // Of a common name there are thousands, of which nearly all set properties of other types.
    let found = sites.indices.filter { index in
      receivers[index].map { program.inherits(type, from: $0) || program.inherits($0, from: type) } == true
    }.map { sites[$0] }
    assignmentCache[key] = found
    return found
  }

  /// The runs of the initializers around assignments that can have made an object.
  func initializerRuns(among sites: [AssignmentSite], _ receiver: Value) -> [BodyID: ActivationID] {
    guard case .object(let type, let construction?) = receiver else { return [:] }
    var runs: [BodyID: ActivationID] = [:]
    for site in sites where program[site.body].kind == .initializer && runs[site.body] == nil {
      runs[site.body] =
        switch initializerRun(site.body, handedOnFrom: type, construction) {
        case .run(let run): run
        case .none: nil
        case .unknown: initializerRun(site.body, construction)
        }
    }
    return runs
  }

  /// The run of the initializer that made an object.
  private func initializerRun(_ initializer: BodyID, _ construction: ConstructionID) -> ActivationID? {
    let made = self[construction]
    return run(initializer, by: made.call, in: made.scope, made.activation)
  }

  private func run(
    _ initializer: BodyID, by call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> ActivationID? {
    guard let mapping = ArgumentMatching.match(call.arguments, to: program[initializer].parameters) else { return nil }
    return run(
      initializer, receiver: program[initializer].owner.map { .some($0) }, call: call, mapping: mapping, in: scope,
      activation)
  }

  /// Whether the initializer that made an object hands on to another one.
  private enum HandingOn {
    case run(ActivationID)
    case none
    /// The class of the object declares none that can have made it.
    case unknown
  }

  /// The run of an initializer to which the one that made an object hands on, by `super.init` or `self.init`, in any
  /// number of classes.
  private func initializerRun(
    _ initializer: BodyID, handedOnFrom type: TypeID, _ construction: ConstructionID
  ) -> HandingOn {
    let made = self[construction]
    var open = [(type: type, call: made.call, scope: made.scope, activation: made.activation)]
    var seen: Set<BodyID> = []
    while let next = open.popLast(), seen.count < Self.maximumHandingOn {
      let owner = program.lineage(of: next.type).first {
        program[$0].kind == .class && program[$0].functions["init"] != nil
      }
      guard let owner else { continue }
      for body in program[owner].functions["init"] ?? [] where !seen.contains(body) {
        guard let run = run(body, by: next.call, in: next.scope, next.activation) else { continue }
        if body == initializer { return .run(run) }
        seen.insert(body)
        for site in program.calls(in: body).reversed() where site.call.callee.isInitializer(of: ["super", "self"]) {
          let isOwn = site.call.callee.isInitializer(of: ["self"])
          let superclass = program[owner].supertypes.first { program[$0].kind == .class }
          guard let type = isOwn ? owner : superclass else { continue }
          open.append((type, site.call, site.scope, run))
        }
      }
    }
    return seen.isEmpty ? .unknown : .none
  }

  /// Convenience initializers and those of superclasses between a call and an assignment are not more than these.
  private static let maximumHandingOn = 8

  private func memberwiseValues(of name: String, owner: TypeID, receiver: Value, declared: TypeID?) -> [Candidate] {
    if case .object(_, let construction?) = receiver {
      let made = self[construction]
      guard let argument = memberwiseArgument(for: name, of: owner, in: made.call) else { return [] }
      return evaluate(argument.value, in: made.scope, made.activation, expected: declared)
    }
    return candidates(of: program.callsByName[program[owner].bareName] ?? []) { id in
      let site = program[id]
      guard let argument = memberwiseArgument(for: name, of: owner, in: site.call) else { return [] }
      return evaluate(argument.value, in: site.scope, openActivation(of: site.body), expected: declared)
        .flatMap { value in closeParameter(value, argument.value, in: site.scope, expected: declared) { _ in true } }
    }
  }

  /// The argument that a memberwise initializer stores in a property: that of its label, or the trailing closure.
  func memberwiseArgument(for name: String, of owner: TypeID, in call: Call) -> Argument? {
    if let labelled = call.arguments.first(where: { $0.label == name }) { return labelled }
    guard let trailing = call.arguments.first(where: { $0.isTrailing && $0.label == nil }),
      program[owner].properties[name]?.first.map({ takesClosure($0) }) == true
    else { return nil }
    let others = program[owner].properties.values.joined().filter { property in
      takesClosure(property) && property.fact.name != name
        && !call.arguments.contains { $0.label == property.fact.name }
    }
    return others.isEmpty ? trailing : nil
  }

  /// Whether a memberwise initializer takes a closure for a property, also where the type of the function has another
  /// name: `typealias Maker = () -> UIViewController`.
  func takesClosure(_ property: Property) -> Bool {
    if property.takesClosure { return true }
    guard !property.fact.isStatic, property.getter == nil, property.initialValue == nil,
      let written = property.fact.type,
      case .named = written, case .function = named(written, inside: property.owner, file: property.file)
    else { return false }
    return true
  }
}

extension Candidate {
  /// Whether it says nothing of what a property gets: a collection that is empty is filled later.
  fileprivate var isOpenOrEmpty: Bool {
    switch value {
    case .unknown, .parameter, .nothing: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }

  /// What only the callers of a body know as the view that it has to be.
  fileprivate var asView: Candidate {
    guard case .parameter(.body(let body)) = value else { return self }
    return Candidate(value: .parameter(.giver(body)), confidence: confidence)
  }
}

extension Expression {
  /// The object of a member; nil for everything else.
  fileprivate var base: Expression? { if case .member(let base, _) = self { base } else { nil } }

  /// Whether it names the initializer of one of several objects: `super.init`.
  fileprivate func isInitializer(of objects: [String]) -> Bool {
    if case .member(.identifier(let object), "init") = self { objects.contains(object) } else { false }
  }

  /// A value that is assigned, without the old one: `stack = stack ?? makeStack()` only ever makes one.
  fileprivate func without(_ target: Expression) -> Expression {
    guard case .alternatives(let values) = self else { return self }
    let others = values.filter { $0 != target }
    return others.isEmpty ? self : .alternatives(others)
  }
}
