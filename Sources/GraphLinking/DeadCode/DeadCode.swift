import NavigationModel

/// Tells why nothing runs code, by the names in the program.
///
/// Whoever calls a function names it, so that what is never named is dead for certain. What frameworks call by themselves
/// is left out: overrides, what protocols of libraries may ask for, and what storyboards and Objective-C know. Objective-C
/// in the program itself knows no more than that: what an attribute of the code, of the type or of one above it gives a
/// selector.
///
/// There are three kinds of evidence, each of which needs more of the program than the one before:
/// - the words of one file: a private function whose name no other word of its file is (``FunctionFact/isUncalled``). The
///   program has no code of it from the beginning, so that nobody asks here.
/// - the words of all files: ``UnnamedFunctions``. The graph knows nothing of them.
/// - what code says and calls, once the program is linked: functions without a call, types that nothing else names
///   (``UnnamedTypes``) and properties that nothing reads (``UnreadProperties``). By this the account explains places that
///   show nothing by themselves, and rules leave out what code asks for that nothing runs.
struct DeadCode {
  private let program: Program
  private let mentions: Mentions
  private let unnamed: UnnamedFunctions
  private let types: UnnamedTypes
  private let properties: UnreadProperties
  private let previews: PreviewedCode
  /// The selectors that storyboards and xibs connect controls and segues to.
  private let actions: Set<String>
  /// The names of functions that only functions of the same name call.
  private let circles: Set<String>

  /// - Parameter mentions: what code says of the ``wantedNames(in:)`` and the ``wantedHandedOn(in:)``.
  init(_ program: Program, _ mentions: Mentions, _ unnamed: UnnamedFunctions) {
    self.program = program
    self.mentions = mentions
    self.unnamed = unnamed
    let types = UnnamedTypes(program, mentions)
    self.types = types
    previews = PreviewedCode(program, mentions, types)
    properties = UnreadProperties(program: program, mentions: mentions)
    actions = program.files.reduce(into: []) { selectors, file in
      if case .interfaceBuilder(let document) = file.content { selectors.formUnion(document.actions) }
    }
    circles = Self.namesOfCircles(in: program)
  }

  /// The names of functions and types that no call has, so that only another mention shows that something uses them.
  static func wantedNames(in program: Program) -> Set<String> {
    functionsWithoutCalls(in: program).union(UnnamedTypes.wantedNames(in: program))
      .union(UnreadProperties.wantedNames(in: program)).union(PreviewedCode.wantedNames(in: program))
  }

  private static func functionsWithoutCalls(in program: Program) -> Set<String> {
    Set(program.ownersOfFunctions.keys).union(program.globalFunctions.keys).filter { program.callsByName[$0] == nil }
  }

  /// The names of functions of which it is asked whether code hands them on: those that no call has, and those of types
  /// themselves, of which calls may mean others. Properties that protocols have are read in the same way.
  static func wantedHandedOn(in program: Program) -> Set<String> {
    let names = functionsWithoutCalls(in: program).union(UnreadProperties.wantedNames(in: program))
    return program.code.reduce(into: names) { names, file in
      for body in file.bodies where body.isStatic && body.kind == .function { names.insert(body.name) }
    }
  }

  /// The names of functions of which it is asked what else names them: calls that may not fit, and selectors.
  static func wantedFunctions(around bodies: [BodyID], in program: Program) -> Set<String> {
    Set(bodies.map { program.outermost($0) }.filter { $0.kind == .function }.map(\.name))
  }

  /// The names of functions that only functions of the same name call, such as overloads that complete what they are given
  /// and call each other. Of these it is asked what names them without a call.
  static func namesOfCircles(in program: Program) -> Set<String> {
    Set(
      program.ownersOfFunctions.keys.filter { name in
        guard let calls = program.callsByName[name], !calls.isEmpty else { return false }
        return calls.allSatisfy { call in
          let caller = program.outermost(program[call].body)
          return caller.name == name && caller.kind == .function && !caller.isOverride
            && !program.mayBeCalledByFramework(caller)
        }
      })
  }

  /// Why code runs only in previews, since nothing else calls it or makes its type; nil where something else may run it.
  func reasonOfPreviews(for body: BodyID) -> String? { previews.reason(for: body) }

  /// Whether nothing runs the code of the type of a name, since nothing else names the type.
  func isNeverRun(codeOf type: String) -> Bool { types.isNeverRun(codeOf: type) }

  /// Why nothing runs the code at a place, so that the graph knows nothing of it either; nil where the graph may.
  func reasonOfNoName(at place: SourceLocation) -> String? { unnamed.reason(at: place) }

  /// Why there is no object of the type around code: only a factory makes such objects, or what is added to a type of a
  /// framework as modifiers are, by functions that nothing runs. Nil where there may be one.
  func reasonOfDeadFactory(around body: BodyID) -> String? {
    let code = program.outermost(body)
    guard let owner = code.owner, !code.isStatic else { return nil }
    let makers = types.makersInFactory(of: owner)
    guard let first = makers.first, makers.count <= Self.maximumCallers,
      makers.allSatisfy({ reason(for: $0) != nil })
    else { return nil }
    return "only \(program[first].signature), which nothing runs, makes \(program[owner].name)"
  }

  /// Why there is no value of the view around code, so that nothing asks for what is a part of it; nil where there may be one.
  func reasonOfNoView(around body: BodyID) -> String? {
    program.outermost(body).owner.flatMap { types.reasonOfNoView(of: $0) }
  }

  /// Why nothing runs code; nil where something may.
  func reason(for body: BodyID) -> String? { reason(for: body, depth: Self.maximumDepth) }

  /// - Parameter depth: through how many callers it may still be followed that they are dead as well.
  private func reason(for body: BodyID, depth: Int) -> String? {
    let code = program.outermost(body)
    if let reason = code.owner.flatMap(types.reasonOfNoName(of:)) { return reason }
    if unnamed.contain(body) { return unnamed.reason(at: program.location(code.position, in: code.file)) }
    if code.isStatic, isNeverCalledOnItsType(code) { return "no code calls \(code.signature) on its type" }
    if types.isNeverRead(code) || properties.isNeverRead(code) { return "no code reads \(code.name)" }
    if isCalledByNamesakesOnly(code) { return "only functions of its name call \(code.signature)" }
    if isCalledByDeadCodeOnly(code, depth: depth) { return "only code that nothing runs calls \(code.signature)" }
    guard code.kind == .function, code.name != "callAsFunction", !code.isOverride,
      program.callsByName[code.name] == nil,
      mentions.types[code.name] == nil, !mentions.handOn(code.name),
      !program.mayBeCalledByFramework(code)
    else { return nil }
    return "no code names the function \(code.signature)"
  }

  /// Why nothing runs code that asks a storyboard for something, also where other functions of its name are called; nil
  /// where something may.
  ///
  /// The mentions must be those of the ``wantedFunctions(around:in:)``.
  func reasonOfRequest(in body: BodyID) -> String? {
    if let reason = reason(for: body) { return reason }
    let code = program.outermost(body)
    if isUnconnectedAction(code) { return "nothing connects a control to the action \(code.signature)" }
    guard code.kind == .function, code.name != "callAsFunction",
      !code.isOverride, !mentions.functions.contains(code.name), let calls = program.callsByName[code.name],
      calls.allSatisfy({
        !isOnType(program[$0].call)
          && ArgumentMatching.match(program[$0].call.arguments, to: code.parameters) == nil
      }),
      !program.mayBeCalledByFramework(code)
    else { return nil }
    return "no call in the code fits the function \(code.signature)"
  }

  /// Why nothing runs code of which no call is known, whatever else has its name; nil where something may.
  ///
  /// The mentions must be those of the ``wantedFunctions(around:in:)``.
  func reasonOfUncalled(_ body: BodyID) -> String? {
    if let reason = reason(for: body) { return reason }
    let code = program[body]
    guard code.kind == .function, code.enclosing == nil, code.name != "callAsFunction", !code.isOverride,
      program.callsByName[code.name] != nil, !mentions.functions.contains(code.name),
      !program.mayBeCalledByFramework(code)
    else { return nil }
    return "no call in the code means the function \(code.signature)"
  }

  /// Whether a function is there to be connected to a control, and no storyboard, no xib and no code names it. Objective-C
  /// could, so that all code must be Swift and must have been read.
  private func isUnconnectedAction(_ code: Body) -> Bool {
    guard program.coverage.isAllCode, program.coverage.hasReadAllStoryboards, code.kind == .function, !code.isOverride,
      program.callsByName[code.name] == nil, !mentions.functions.contains(code.name),
      let attributes = program.attributes(of: code)?.map(\.name), attributes.contains("IBAction"),
      attributes.allSatisfy({ $0 == "IBAction" || HarmlessAttributes.everywhere.contains($0) })
    else { return false }
    return !actions.contains { $0.hasPrefix(code.name) }
  }

  /// Whether a call has a type as its receiver, as far as the capital letter tells. `List.send(list)` hands on the method
  /// of that object, whatever its arguments are.
  private func isOnType(_ call: Call) -> Bool {
    guard case .member(let base, _) = call.callee else { return false }
    return base.dottedPath?.lastName.first?.isUppercase == true
  }

  /// Whether no call can mean a function of a type: such a call has the type or a value of it as its receiver, or
  /// stands in the code of the type. Types with a supertype never count, since a protocol can be called without their
  /// name.
  private func isNeverCalledOnItsType(_ function: Body) -> Bool {
    // A value that has this function is called itself.
    guard function.kind == .function, function.name != "callAsFunction", let owner = function.owner,
      program[owner].isDeclared, !program.lineage(of: owner).contains(where: { $0 != owner }),
      program.subtypes[owner] == nil,
      !program.mayBeCalledByFramework(function)
    else { return false }
    let type = program[owner]
    let isValue = program.namedTypes.contains(type.bareName)
    guard !mentions.handOn(function.name, of: type.bareName, isValue: isValue) else { return false }
    return (program.callsByName[function.name] ?? []).allSatisfy { !mayCall(program[$0], function, of: type) }
  }

  private func mayCall(_ site: CallSite, _ function: Body, of type: TypeDeclaration) -> Bool {
    var isInside: Bool {
      program[site.body].owner.map { owner in
        owner == type.id || program[owner].name.hasPrefix(type.name + ".")
      } ?? false
    }
    switch site.call.callee {
    case .identifier: return isInside
    case .member(.identifier("Self"), _), .member(.identifier("self"), _): return isInside
    case .member(let base, _):
      guard let last = base.dottedPath?.lastName, last.first?.isUppercase == true else {
        // What begins with a capital letter is a type. Anything else may hold one that code hands on.
        return base.mayBeUnnamedType || program.namedTypes.contains(type.bareName)
      }
      if last == type.bareName { return true }
      let owner = program[site.body].owner.map { program[$0].name }
      // A name that nobody knows can be an alias within a function.
      return program.resolve(String(last), inside: owner, file: program[site.body].file).map { $0 == type.id } ?? true
    default: return true
    }
  }

  /// Whether nothing calls a function but functions of the same name.
  ///
  /// The mentions must be those of the ``namesOfCircles(in:)``.
  private func isCalledByNamesakesOnly(_ code: Body) -> Bool {
    code.kind == .function && code.name != "callAsFunction" && !code.isOverride && circles.contains(code.name)
      && !mentions.functions.contains(code.name) && !types.isPreviewed(code.name)
      && !program.mayBeCalledByFramework(code)
  }

  /// Longer chains of dead code have not been seen.
  private static let maximumDepth = 4
  /// A function with more callers is hardly dead, and all of them would have to be looked at.
  private static let maximumCallers = 8

  /// Whether all that calls a function which only its file can call is dead, and nothing else names it there. Calls of
  /// other functions of its name count as well.
  private func isCalledByDeadCodeOnly(_ function: Body, depth: Int) -> Bool {
    guard depth > 0, function.kind == .function, function.isFilePrivate, !function.isOverride,
      function.name != "callAsFunction", !types.isPreviewed(function.name), !program.mayBeCalledByFramework(function)
    else { return false }
    let calls = (program.callsByName[function.name] ?? []).filter { Int($0.file) == function.file }
    guard !calls.isEmpty, calls.count <= Self.maximumCallers else { return false }
    let callers = Set(calls.map { program.outermost(program[$0].body).id })
    return callers.sorted().allSatisfy { $0 == function.id || reason(for: $0, depth: depth - 1) != nil }
      && !isNamedWithoutCall(function)
  }

  /// Whether code of the file of a function names it other than to call it, as to hand it on: `ids.map(make)`.
  private func isNamedWithoutCall(_ function: Body) -> Bool {
    var (named, called) = (0, 0)
    let walk = CodeWalk(expression: { expression in
      switch expression {
      case .identifier(function.name), .member(_, function.name), .implicitMember(function.name): named += 1
      case .call(let call) where call.callee.calledName == function.name: called += 1
      default: break
      }
      return true
    })
    for body in program.code[function.file].bodies where body.enclosing == nil { walk.walk(body.statements) }
    return named != called
  }
}
