import NavigationModel

/// Free functions and initializers of the standard library that names are made with.
enum Builtins {
  static func handles(_ name: String) -> Bool {
    ["String", "NSStringFromClass", "type", "+", "AnyView", "unsafeDowncast", "Mutex", "Array", "Set"].contains(name)
  }

  /// Whether a type is a text with a purpose, such as the name of a storyboard.
  static func wrapsText(_ type: String) -> Bool {
    [
      "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSNib.Name", "NSWindow.FrameAutosaveName",
      "NSNotification.Name", "Notification.Name", "NSToolbar.Identifier", "NSToolbarItem.Identifier",
      "NSTouchBarItem.Identifier", "NSUserInterfaceItemIdentifier", "UIStoryboard.Name",
    ].contains(type)
  }

  /// Whether a name with a capital is a C function of a framework, such as `NSClassFromString`, and no type.
  static func isFunction(_ name: String) -> Bool {
    ["NS", "CG", "CF", "UI", "AV"].contains { name.hasPrefix($0) }
      && ["From", "Make", "Get", "Create", "Copy"].contains { name.contains($0) }
  }
}

extension String {
  /// Whether it begins like a name, not like an operator.
  var isWord: Bool { first?.isLetter == true }
}

/// What frameworks and the standard library do with values that navigation meets.
extension Evaluator {
  func builtin(_ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    guard let first = call.arguments.first else { return [.unknown("the value is computed")] }
    let values = evaluate(first.value, in: scope, activation)
    switch name {
    case "type":
      return values.map { candidate in
        if candidate.isParameter { return candidate }
        return type(of: candidate.value).map { Candidate(value: .metatype($0), confidence: candidate.confidence) }
          ?? .unknown("the type is not known")
      }
    case "+":
      guard call.arguments.count == 2 else { return values }
      let right = evaluate(call.arguments[1].value, in: scope, activation)
      let (first, second) = (joined(values), joined(right))
      guard first.count * second.count <= Self.maximumCandidates else { return [.unknown("the text is computed")] }
      return first.flatMap { left in second.flatMap { join(left, $0) } }
    case "AnyView", "unsafeDowncast", "Mutex", "Array", "Set":
      // What is around a value is nothing by itself; an array of a dictionary is one of pairs.
      return values.map { candidate in
        guard case .dictionary(let entries) = candidate.value else { return candidate }
        return Candidate(value: .array(entries.map(\.pair)), confidence: candidate.confidence)
      }
    default:
      // `String(describing: X.self)`, `String(reflecting:)`, `NSStringFromClass(X.self)`, `String("x")`.
      let describes = first.label == "describing" || first.label == "reflecting" || name != "String"
      if describes, let own = printedOwnType(first.value, in: scope, activation) { return [own] }
      return values.map { candidate in
        if candidate.isParameter { return candidate }
        guard describes || candidate.isText else { return .unknown("the text is computed") }
        if case .object(let type, _) = candidate.value { return .inferred(.string(program[type].bareName)) }
        if case .some(let type) = candidate.value { return .inferred(.string(program[type].bareName)) }
        return text(of: candidate.value).map { .inferred(.string($0)) } ?? .unknown("the text is computed")
      }
    }
  }

  /// Values that are to be joined with others, with one array for all arrays among them: what a sum of arrays can hold is
  /// the same, and pairs of them would multiply with each sum.
  private func joined(_ values: [Candidate]) -> [Candidate] {
    let arrays = values.compactMap { if case .array(let elements) = $0.value { elements } else { nil } }
    guard arrays.count > 1 else { return values }
    let others = values.filter { if case .array = $0.value { false } else { true } }
    return [.inferred(collected(arrays.flatMap { $0 }))] + others
  }

  private func join(_ left: Candidate, _ right: Candidate) -> [Candidate] {
    switch (left.value, right.value) {
    case (.string(let first), .string(let second)): return [text(first + second)]
    case (.array(let first), .array(let second)): return [.inferred(collected(first + second))]
    // What the callers add, they are asked for as well.
    case (.array, _): return right.isParameter ? [left, right] : [left]
    case (_, .array): return left.isParameter ? [left, right] : [right]
    default: return [left.isParameter ? left : right.isParameter ? right : .unknown("the value is computed")]
    }
  }

  /// A text that code puts together: of one that is longer than any identifier, name of a file or address, only that it is
  /// one, since a text that is made of itself doubles each time.
  func text(_ text: String) -> Candidate {
    text.utf8.count <= Self.maximumText ? .inferred(.string(text)) : .unknown("the text is computed")
  }

  private static let maximumText = 2_048

  /// What a method makes of each element, whatever the elements are: `items.map { Page(item: $0) }` makes pages.
  private func madeOfAnyElement(
    _ name: String, _ elements: Candidate, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard Self.mappings.contains(name) else { return nil }
    let made = elementMethod(name, of: [elements], call, in: scope, activation, base: elements)
    let known = made.filter { !$0.isUnknown }
    return known.isEmpty ? nil : known.map { $0.weakened(to: .inferred) }
  }

  /// What a method makes of the elements of a property that begins as an empty array, and that code sets to data later:
  /// `pages = items.map { Page(item: $0) }`. Nil where nothing is known to be set to it.
  private func madeOfLaterElements(
    _ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    // Where some elements are known, they say what is made.
    guard Self.mappings.contains(name), case .member(let base, _) = call.callee, isFilledLater(base, in: scope),
      evaluate(base, in: scope, activation).allSatisfy({ $0.value == .array([]) })
    else { return nil }
    let element = Candidate.unknown("the elements of the array could not be followed")
    guard let made = madeOfAnyElement(name, element, call, in: scope, activation) else { return nil }
    return [.inferred(collected(made.flatMap { elements(of: $0) }.map(\.value)))]
  }

  /// Whether an expression is a property of the object around that has an initial value, and that code sets as well, or
  /// some of its elements.
  private func isFilledLater(_ value: Expression, in scope: ScopeID) -> Bool {
    if case .call(let call) = value, case .member(let base, let name) = call.callee, Self.rearranging.contains(name) {
      return isFilledLater(base, in: scope)
    }
    let body = program[program[scope].body]
    guard let name = value.ownPropertyName, let owner = body.owner else { return false }
    if value == .identifier(name) {
      guard program.locals(named: name, from: scope) == nil,
        !program.outermost(body.id).parameters.contains(where: { $0.name == name })
      else { return false }
    }
    let property = program.memberLineage(of: owner).firstNonNil { program[$0].properties[name]?.first }
    guard let property, property.initialValue != nil, property.getter == nil else { return false }
    return (program.assignmentsByName[name] ?? []).contains { $0.value != .array([]) && sets($0, property) }
  }

  /// Whether an assignment to a name may set a property, and no other one of that name.
  private func sets(_ assignment: AssignmentSite, _ property: Property) -> Bool {
    guard let owner = property.owner else { return true }
    let type: TypeID? =
      switch assignment.target {
      case .identifier, .member(.identifier("self"), _):
        program.outermost(assignment.body).owner
      case .member(let base, _):
        staticType(of: base, in: assignment.scope, openActivation(of: assignment.body))
      default:
        nil
      }
    guard let type else { return true }
    return program.memberLineage(of: type).contains(owner) || program.memberLineage(of: owner).contains(type)
  }

  /// The methods of arrays that give some of the elements, or all in another order or with their numbers.
  private static let rearranging: Set<String> = [
    "dropFirst", "dropLast", "enumerated", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]

  /// The methods that make a value of each element, and of what a lock guards.
  static let mappings: Set<String> = ["map", "compactMap", "flatMap", "withLock"]

  /// Whether a call modifies a view of SwiftUI, which may be nothing but the controller that it brings.
  private func isModifier(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard case .member(var base, _) = call.callee else { return false }
    while case .call(let inner) = base, case .member(let next, let name) = inner.callee,
      program.ownersOfFunctions[name] == nil, name.first?.isUppercase != true
    { base = next }
    return staticType(of: base, in: scope, activation).map { program.isView($0) } ?? false
  }

  /// Calls a method that the program does not declare.
  func frameworkMethod(
    _ name: String, on receiver: Candidate, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    if let wanted = searchedType(name, call, in: scope, activation) { return [.inferred(.some(wanted))] }
    if let found = lookedUp(name, call, in: scope, activation) { return found }
    if let given = givenBack(by: name, call, in: scope, activation) { return given }
    if let decoded = decoded(by: name, call, in: scope, activation) { return decoded }
    switch receiver.value {
    case .storyboard(let storyboard):
      return scenes(name, ofStoryboard: storyboard, call, in: scope, activation)
    case .array(let values):
      if values.isEmpty, let made = madeOfLaterElements(name, call, in: scope, activation) { return made }
      return elementMethod(name, of: values.map { .inferred($0) }, call, in: scope, activation, base: receiver)
    case .dictionary(let entries):
      return dictionaryMethod(name, of: entries, call, in: scope, activation, base: receiver)
    case .string(let text):
      return [textMethod(name, of: text, call, in: scope, activation)]
    case .parameter:
      // What makes a view of it may be just as open: `item.map(page)`.
      if let made = madeOfAnyElement(name, receiver, call, in: scope, activation), made.allSatisfy(\.isParameter) {
        return made
      }
      return [receiver.weakened(to: .inferred)]
    case .external where Self.mappings.contains(name):
      // `lock.withLock { session.controller }`, whoever declares the lock.
      return elementMethod(name, of: [receiver], call, in: scope, activation, base: receiver)
    case .external(let type, _) where givesItself(name, type, call, in: scope):
      return [receiver]
    case .inlineView, .step:
      return [receiver]
    case .container where name == "build":
      // A factory that was composed stands for the container that it makes.
      return [receiver]
    case .object(let type, _), .some(let type), .given(let type), .container(let type, _, _):
      if Self.mappings.contains(name) || name == "enumerated" {
        return elementMethod(name, of: [receiver], call, in: scope, activation, base: receiver)
      }
      // Modifiers give the same view, and `then`, `with` and their like the same object.
      if program.isView(type) || Self.chaining.contains(name) { return [receiver] }
      if case .object = receiver.value, isUnknownClass(type), givesItself(name, program[type].name, call, in: scope) {
        return [receiver]
      }
      if isModifier(call, in: scope, activation) { return [receiver] }
      // `container.detail.resolve()` is `container.detail()`.
      if call.arguments.isEmpty, program.frameworks.dependencies.resolutions.contains(name) { return [receiver] }
      if let framework = program.frameworkType(of: type),
        let found = frameworkMember(name, of: framework.name, in: type, receiver: receiver.value)
      {
        return found
      }
      if program[type].name.hasSuffix("Storyboard") {
        return scenes(name, ofStoryboard: nil, call, in: scope, activation)
      }
    case .scene:
      if Self.chaining.contains(name) || program.frameworks.accessors.makers.contains(name) { return [receiver] }
    case .metatype(let type):
      if let made = factory(name, of: type, call, in: scope, activation) { return made }
    case .unknown:
      if let made = madeOfAnyElement(name, receiver, call, in: scope, activation) { return made }
    case .closure, .function:
      guard mayGiveView(receiver.value) else { break }
      // A builder that a view keeps is the view that it gives, with its modifiers.
      let views = shownViews(receiver).filter { isView($0.value) || $0.isParameter }
      if !views.isEmpty { return views.map { $0.weakened(to: .inferred) } }
    case .enumCase(let type?, _, _) where program.isView(type):
      return [receiver]
    case .enumCase(nil, let result, let construction) where name == "get" && call.arguments.isEmpty:
      // `try result.get()` is what `.success` carries; an error ends it.
      if result == "success", let construction { return payload(0, of: nil, result, construction) }
      if result == "failure" { return [] }
    case .external, .enumCase, .boolean, .tuple, .nothing:
      break
    }
    if let injected = injected(name, call, in: scope, activation) { return injected }
    // What kept the receiver from being known is the cause.
    if receiver.isUnknown { return [receiver] }
    return [
      .unknown(
        mayMeanDeclared(name, on: receiver.value, call)
          ? "the code may call one of several methods \(name)"
          : "the result of the method \(name) is not known: none of the analyzed files declares it")
    ]
  }

  /// What a closure gives that a method of the system runs at once, to give back the same: `MainActor.run { … }`. The
  /// closure can be what the code around is given, and a function as well: `queue.sync(execute: work)`.
  private func givenBack(
    by name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard case .member(let base, _) = call.callee, let work = call.arguments.last?.value,
      Self.running[name].map({ owner in owner == nil || base.dottedPath == owner }) == true
    else { return nil }
    let run = Call(callee: work, arguments: [], position: call.position)
    let found = evaluate(work, in: scope, activation).flatMap { candidate -> [Candidate] in
      switch candidate.value {
      case .closure(let inner, let captured): results(ofClosure: inner, captured, arguments: [])
      case .function: apply(candidate, to: run, in: scope, activation, expected: nil)
      default: []
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Methods of the system that give what their closure gives, with the type that they are called on; nil where none
  /// else has a method of that name.
  private static let running: [String: String?] = [
    "run": "MainActor", "sync": nil, "assumeIsolated": nil, "performAndWait": nil,
  ]

  /// Whether what a closure or a function gives can be a view of SwiftUI, as far as its type says.
  private func mayGiveView(_ builder: Value) -> Bool {
    guard case .function(let body, _) = builder else { return true }
    let function = program[body]
    guard let result = function.returnType else { return function.isBuilder || function.kind != .function }
    return result.parts.compactMap(\.name).contains { name in
      let generics = function.generics + (function.owner.map { program[$0].generics } ?? [])
      if generics.contains(where: { $0.name == name }) { return true }
      let type = program.resolve(name, inside: function.owner.map { program[$0].name }, file: function.file)
      return type.map(program.isView) ?? false
    }
  }

  /// Whether some type of the program declares a method that takes the arguments of a call, of objects or of types as
  /// the receiver is one.
  private func mayMeanDeclared(_ name: String, on receiver: Value, _ call: Call) -> Bool {
    var isOnType = false
    if case .metatype = receiver { isOnType = true }
    return (program.ownersOfFunctions[name] ?? []).contains { owner in
      (program[owner].functions[name] ?? []).contains { body in
        program[body].isStatic == isOnType
          && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
      }
    }
  }

  /// What a static method of a library gives that makes an object of the type on which it is called.
  private func factory(
    _ name: String, of type: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    let libraries = program.lineage(of: type).filter { !program[$0].isDeclared }
    let isKnown = libraries.contains { program.frameworks.memberType(of: program[$0].name, named: name) == "Self" }
    // A controller's method that is written in Objective-C, or that a protocol of a library adds. A capital begins the name
    // of a type within the controller, which is no controller itself.
    let isMade =
      program.isController(type) && name.first?.isUppercase != true
      && (Self.makes(name) || isNamed(name, after: type) || isSystemScreen(type))
    guard isKnown || isMade else { return nil }
    if program[type].name.hasSuffix("Storyboard") { return storyboards(call, in: scope, activation) }
    if !program[type].isDeclared, program.frameworks.types[program[type].name] == nil {
      return [.inferred(.external(program[type].name, nil))]
    }
    let construction = intern(Construction(call: call, scope: scope, activation: activation))
    return [.inferred(.object(type, construction))]
  }

  /// Whether the name of a static method says that it makes an object of its type.
  static func makes(_ name: String) -> Bool {
    ["instantiate", "make", "create", "build", "load", "from", "new"].contains { name.hasPrefix($0) }
  }

  /// Whether a class is a screen of the system, which nobody looks for: what its methods in Objective-C give that code
  /// shows is one that they make.
  private func isSystemScreen(_ type: TypeID) -> Bool {
    program.frameworkType(of: type)?.role == .systemScreen && !program[type].isDeclared
  }

  /// Whether the name of a static method ends with what its class is, as `safeSafariViewController` of
  /// `SFSafariViewController` does. A method that is named after all controllers looks for one.
  private func isNamed(_ name: String, after type: TypeID) -> Bool {
    let className = program[type].bareName
    let prefix = className.prefix { $0.isUppercase }.dropLast()
    let kind = className.dropFirst(prefix.count)
    return kind != "ViewController" && name.lowercased().hasSuffix(kind.lowercased())
  }

  /// The type that `first { $0 is DetailViewController }` looks for.
  private func searchedType(
    _ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> TypeID? {
    guard name == "first" || name == "last", case .closure(let closure)? = call.arguments.first?.value,
      case .expression(.call(let test))? = closure.body.last, test.callee == .identifier("is"),
      case .type(let type)? = test.arguments.last?.value
    else { return nil }
    return resolve(type, in: scope, activation)
  }

  /// Methods of widespread helpers that configure an object and give it back.
  static let chaining: Set<String> = ["then", "with", "apply", "also", "configure", "configured", "set"]

  /// Operators of libraries that do the same: `UILabel() ※ { $0.text = title }` of Ikemen.
  static let chainingOperators: Set<String> = ["※"]

  /// `resolve(X.self)` of a dependency-injection container: an unknown method that gets one type gives a value of it.
  private func injected(
    _ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard ["resolve", "inject", "get", "make", "instance", "dequeue"].contains(where: { name.hasPrefix($0) }),
      let first = call.arguments.first
    else { return nil }
    for candidate in evaluate(first.value, in: scope, activation) {
      if case .metatype(let type) = candidate.value { return registered(for: type) ?? [.inferred(.some(type))] }
    }
    return nil
  }

  /// What a call splits a text at; a dot where that is not known, as between the parts of a class's name.
  private func separator(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> String {
    guard let argument = call.arguments.first, ["separatedBy", "separator"].contains(argument.label) else { return "." }
    for candidate in evaluate(argument.value, in: scope, activation) {
      if case .string(let text) = candidate.value, !text.isEmpty { return text }
    }
    return "."
  }

  private func textMethod(
    _ name: String, of text: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> Candidate {
    switch name {
    case "components", "split":
      .inferred(.array(text.split(separator: separator(call, in: scope, activation)).map { .string(String($0)) }))
    case "lowercased": .inferred(.string(text.lowercased()))
    case "uppercased": .inferred(.string(text.uppercased()))
    case "replacingOccurrences", "trimmingCharacters": .unknown("the text is computed")
    default: .inferred(.string(text))
    }
  }

  // MARK: - Storyboards

  private func scenes(
    _ name: String, ofStoryboard storyboard: String?, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    noteMaking(call, in: scope)
    // A creator closure makes the controller itself.
    if let creator = call.arguments.first(where: { $0.label == "creator" || ($0.isTrailing && $0.label == nil) }),
      case .closure(let inner, let captured)? = evaluate(creator.value, in: scope, activation).first?.value
    {
      let made = results(ofClosure: inner, captured, arguments: []).filter { !$0.isUnknown && $0.value != .nothing }
      if !made.isEmpty { return made }
    }
    switch name {
    case "instantiateInitialViewController", "instantiateInitialController":
      guard let storyboard else { return [.unknown("the storyboard is not known")] }
      let found = initialScenes(ofStoryboard: storyboard, in: scope)
      if found.isEmpty, let launch = launchScreen(storyboard) { return [launch] }
      return found.isEmpty
        ? [.unknown("the storyboard \(storyboard) has no initial controller in the analyzed files")]
        : found.map { .certain(.scene($0)) }
    case "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier":
      guard let argument = call.arguments.first else { return [.unknown("the scene's identifier is missing")] }
      let wanted = program.typesByName["NSStoryboard.SceneIdentifier"]?.first
      return evaluate(argument.value, in: scope, activation, expected: wanted).flatMap { candidate -> [Candidate] in
        switch candidate.value {
        case .string(let identifier): scene(identifier, storyboard, in: scope, confidence: candidate.confidence)
        case .parameter, .scene: [candidate]
        default: [.unknown("the scene's identifier is computed")]
        }
      }
    default:
      return storyboard.flatMap { generatedScenes(name, ofStoryboard: $0, near: scope) } ?? [
        .unknown("the result of the storyboard's method \(name) is not known")
      ]
    }
  }

  /// The initial controllers of the nearest storyboards of a name.
  func initialScenes(ofStoryboard storyboard: String, in scope: ScopeID) -> [SceneID] {
    let initial = program.storyboards.initialScenes(ofStoryboard: storyboard)
    return nearest(initial, to: scope).compactMap { program.storyboards.target(of: $0) }
  }

  /// The launch screen of a storyboard, which has no class and no identifier that would tell more than its name.
  private func launchScreen(_ storyboard: String) -> Candidate? {
    program.storyboards.launchScreens.contains(storyboard) ? .inferred(.external(storyboard, nil)) : nil
  }

  func nearest(_ scenes: [SceneID], to scope: ScopeID) -> [SceneID] {
    let file = program[program[scope].body].file
    return program.storyboards.nearest(scenes, to: program.folders[file], folders: program.folders)
  }

  /// The scenes with an identifier, in the nearest storyboards of a name.
  func scene(
    _ identifier: String, _ storyboard: String?, in scope: ScopeID, confidence: Confidence
  ) -> [Candidate] {
    let found = nearest(program.storyboards.scenes(identified: identifier, inStoryboard: storyboard), to: scope)
    guard let first = found.first else {
      if let launch = storyboard.flatMap(launchScreen) { return [launch] }
      let place = storyboard.map { "the storyboard \($0)" } ?? "any storyboard"
      return [.missingScene(identifier, in: place)]
    }
    // The same identifier in several storyboards leaves open which is meant when the storyboard is not known.
    if found.count > 1, storyboard == nil { return found.map { Candidate(value: .scene($0), confidence: .possible) } }
    return [Candidate(value: .scene(first), confidence: confidence)]
  }
}

extension Candidate {
  /// Whether the value is a text or has one, and no object that could only be described.
  fileprivate var isText: Bool {
    switch value {
    case .string, .enumCase: true
    default: false
    }
  }
}
