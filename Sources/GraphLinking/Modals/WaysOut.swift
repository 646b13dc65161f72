import NavigationModel

/// Looks in the code of some types, and in all that it can lead to, for something that takes a modal screen away.
///
/// It errs on one side: where a name is all that is known of a call, it means every function of that name. What it does
/// not find is not there.
struct WaysOut {
  /// Whose code is looked at.
  enum Reader {
    /// The modal screen's own: what it tells the world may be what makes others take it away.
    case modal
    /// That of those who know the screen.
    case acquaintance
  }

  private let program: Program
  private let evaluator: Evaluator
  private let reader: Reader
  private var seen: Set<BodyID> = []
  private var pending: [BodyID] = []
  private var made: Set<TypeID> = []
  private var isFound = false
  /// What the names say that were met before, as most are met many times.
  private var known: [String: Bool] = [:]
  /// Whether the code that is being read is that of a screen or a view.
  private var isInterface = false

  /// Above this number of functions nobody can tell what code leads to.
  private static let mostBodies = 3000

  /// Whether the code of the types has a way out, or might have one.
  static func exist(in types: [TypeID], as reader: Reader, _ evaluator: Evaluator) -> Bool {
    var search = WaysOut(program: evaluator.program, evaluator: evaluator, reader: reader)
    for type in types { search.enter(type) }
    while !search.isFound, let body = search.pending.popLast() { search.read(body) }
    return search.isFound
  }

  private init(program: Program, evaluator: Evaluator, reader: Reader) {
    self.program = program
    self.evaluator = evaluator
    self.reader = reader
  }

  // MARK: - Words

  /// What takes a screen away, whoever declares a function of that name.
  private static let dismissals: Set<String> = [
    "dismiss", "dismissViewControllerAnimated", "presentationMode", "isPresented",
  ]

  /// By these parts of their names, functions that are not in the analyzed files may take a screen away.
  private static let hints = ["dismiss", "unwind", "close", "exit"]

  /// Functions that tell something to whoever listens.
  private static let announcements: Set<String> = [
    "post", "onNext", "accept", "send", "notify", "emit", "publish", "dispatch",
  ]

  /// Functions by which screens and views hand on what a person does, or leave the app. Elsewhere they mean much else.
  private static let handovers: Set<String> = [
    "trigger", "perform", "performSegue", "bind", "drive", "assign", "open", "Link", "sendAction",
  ]

  /// Whether what has this name, but no code in the analyzed files, may take a screen away.
  private mutating func hints(_ name: String) -> Bool {
    if announces(name) { return true }
    if let hints = known[name] { return hints }
    let word = name.lowercased()
    let hints = Self.hints.contains { word.contains($0) }
    known[name] = hints
    return hints
  }

  private func announces(_ name: String) -> Bool {
    guard reader == .modal else { return false }
    return Self.announcements.contains(name) || (isInterface && Self.handovers.contains(name))
  }

  // MARK: - Reading

  private mutating func read(_ body: BodyID) {
    isInterface = program[body].owner.map { isInterface($0) } ?? false
    var mentions: [Expression] = []
    var targets: [Expression] = []
    CodeWalk(statement: { if case .assignment(let target, _, _) = $0 { targets.append(target) } }) {
      mentions.append($0)
      return true
    }.walk(program[body].statements)
    for target in targets { assign(target, in: body) }
    for mention in mentions where !isFound { look(at: mention, in: body) }
  }

  /// A new root of the window takes everything away, and so does the other end of a binding.
  private mutating func assign(_ target: Expression, in body: BodyID) {
    guard let name = target.calledName else { return }
    if ["rootViewController", "wrappedValue", "viewControllers", "transitioningDelegate"].contains(name) {
      isFound = true
    }
    if let owner = program[body].owner, let property = program[owner].properties[name]?.first,
      property.fact.attributes.contains(where: { $0.name == "Binding" })
    {
      isFound = true
    }
    for observer in program.propertyUses.observers(named: name) { add(observer) }
  }

  private mutating func look(at expression: Expression, in body: BodyID) {
    switch expression {
    case .identifier(let name), .member(.identifier("self"), let name), .member(.identifier("super"), let name):
      follow(name) { $0.enterOwn(name, of: body) }
    case .member(let base, let name):
      follow(name) { $0.enterMember(name, of: base, in: body) }
    case .implicitMember(let name):
      follow(name) { $0.enter(name, in: $0.program.ownersOfFunctions[name] ?? []) }
    case .cast(_, let type, _):
      if let name = type.name { make(name, inside: body) }
    case .specialized(_, let types):
      for name in types.compactMap(\.name) { make(name, inside: body) }
    case .keyPath(_, let path):
      for name in path { follow(name) { _ in false } }
    default:
      break
    }
  }

  /// Goes on into what a name means; where that is nothing in the analyzed files, the name itself says what it may do.
  private mutating func follow(_ name: String, _ enter: (inout WaysOut) -> Bool) {
    let isOwn = enter(&self)
    if Self.dismissals.contains(name) || (!isOwn && hints(name)) { isFound = true }
  }

  private mutating func add(_ body: BodyID) {
    guard seen.insert(body).inserted else { return }
    pending.append(body)
    if seen.count > Self.mostBodies { isFound = true }
  }

  // MARK: - Members

  /// All code of a type and of what it inherits. A framework's class counts with what the program adds to it, as far as
  /// it can be the action of a button.
  private mutating func enter(_ type: TypeID) {
    for ancestor in program.memberLineage(of: type) where made.insert(ancestor).inserted {
      let isOwn = program[ancestor].isDeclared
      for body in program.bodies(of: ancestor) where isOwn || (reader == .modal && isAction(body)) { add(body) }
      guard isOwn else { continue }
      // Views that a nib connects are made by no code.
      for property in program[ancestor].properties.values.joined() {
        if let name = property.fact.type?.name { make(name, inside: ancestor, file: property.file) }
      }
    }
  }

  private func isInterface(_ type: TypeID) -> Bool {
    program.isController(type) || isViewOrControl(type)
  }

  private func isViewOrControl(_ type: TypeID) -> Bool {
    program.isView(type) || program.inherits(type, fromAnyNamed: ["UIResponder", "UIGestureRecognizer"])
  }

  private func isAction(_ body: BodyID) -> Bool {
    program[body].kind == .function && program[body].parameters.count <= 1 && !program[body].isStatic
  }

  /// What a name means in the code of a type: its own members, those of what it inherits and of what inherits from it,
  /// and what is declared outside of types.
  private mutating func enterOwn(_ name: String, of body: BodyID) -> Bool {
    if program.mayNameType(name) { return make(name, inside: body) }
    let outside = (program.globalFunctions[name] ?? []) + (program.globalProperties[name] ?? []).flatMap(\.bodies)
    for body in outside { add(body) }
    let isMember = program[body].owner.map { enter(name, in: relatives(of: $0)) } ?? false
    return isMember || !outside.isEmpty
  }

  private mutating func enterMember(_ name: String, of base: Expression, in body: BodyID) -> Bool {
    let activation = evaluator.openActivation(of: body)
    guard let type = evaluator.staticType(of: base, in: program[body].scope, activation) else {
      // That types of the program have such a function says nothing of what is called here.
      if announces(name) { isFound = true }
      return enter(name, in: program.ownersOfFunctions[name] ?? [])
    }
    if enter(name, in: relatives(of: type)) { return true }
    // A protocol of the program's own that none of its types conforms to is answered by somebody else.
    if reader == .modal, program[type].isProtocol, program.concreteSubtypes(of: type).isEmpty { isFound = true }
    return false
  }

  private func relatives(of type: TypeID) -> [TypeID] {
    program.memberLineage(of: type) + program.concreteSubtypes(of: type)
  }

  /// Whether one of the types has code of that name. What a stored closure does, whoever sets it says.
  private mutating func enter(_ name: String, in types: [TypeID]) -> Bool {
    var found = false
    for type in types {
      let bodies = (program[type].functions[name] ?? []) + (program[type].properties[name] ?? []).flatMap(\.bodies)
      for body in bodies { add(body) }
      found = found || !bodies.isEmpty
    }
    return found
  }

  // MARK: - Parts

  @discardableResult
  private mutating func make(_ name: String, inside body: BodyID) -> Bool {
    make(name, inside: program[body].owner, file: program[body].file)
  }

  /// What is made becomes a part of the screen: a view with all that a touch can set off, anything else with what its
  /// initializers do. Other controllers are screens of their own.
  @discardableResult
  private mutating func make(_ name: String, inside owner: TypeID?, file: Int) -> Bool {
    guard let type = program.resolve(name, inside: owner.map { program[$0].name }, file: file),
      program[type].isDeclared
    else { return false }
    if program.isController(type) { return true }
    if reader == .modal, program.representsController(type) { isFound = true }
    if isViewOrControl(type) {
      enter(type)
    } else if made.insert(type).inserted {
      let values = program[type].properties.values.joined().compactMap(\.initialValue)
      for body in (program[type].functions["init"] ?? []) + values { add(body) }
    }
    return true
  }
}
