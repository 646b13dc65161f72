import NavigationModel

/// Tells code that nothing can run by the names in the program: a function or a type that no other code names.
///
/// Whoever calls a function names it, and whoever makes an object names its type, so that what is never named is dead for
/// certain. What frameworks call by themselves is left out: overrides, what protocols of libraries may ask for, and what
/// storyboards and Objective-C know. Objective-C in the program itself knows no more than that: classes of its own kind,
/// and what an attribute of the code, of the type or of one above it gives a selector.
struct UncalledCode {
  private let program: Program
  private let mentions: Mentions
  /// What code hands on or keeps of types, such as `Row.make`, by its last two names.
  private let handedMembers: Set<String>
  /// The names that previews say.
  private let previewed: Set<String>
  /// The selectors that storyboards and xibs connect controls and segues to.
  private let actions: Set<String>
  /// The names of functions that only functions of the same name call.
  private let circles: Set<String>

  /// - Parameters:
  ///   - mentions: what code says of the ``wantedNames(in:)``.
  ///   - asked: the code that is asked for. Where functions of types themselves are among it, all calls are looked at.
  init(_ program: Program, _ mentions: Mentions, asked: [BodyID], workers: some Workers) {
    self.program = program
    self.mentions = mentions
    previewed = program.files.reduce(into: []) { names, file in
      if case .swift(let facts) = file.content { names.formUnion(facts.previewed) }
    }
    actions = program.files.reduce(into: []) { selectors, file in
      if case .interfaceBuilder(let document) = file.content { selectors.formUnion(document.actions) }
    }
    circles = Self.namesOfCircles(in: program)
    let asksForTypes = asked.contains { program.outermost($0).isStatic }
    handedMembers =
      asksForTypes
      ? Self.handedMembers(named: Self.functionsOfTypes(in: program), in: program, workers: workers) : []
  }

  /// The names of the functions that types themselves have: what is asked for is called by others of them.
  private static func functionsOfTypes(in program: Program) -> Set<String> {
    program.code.reduce(into: []) { names, file in
      for body in file.bodies where body.isStatic && body.kind == .function { names.insert(body.name) }
    }
  }

  /// The files are walked in as many parts.
  private static let partCount = 8

  private static func handedMembers(
    named names: Set<String>, in program: Program, workers: some Workers
  ) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let (files, parts) = (program.code.count, partCount)
    return workers.map(count: parts) { part in
      var members: Set<String> = []
      for file in (files * part / parts)..<(files * (part + 1) / parts) {
        // Calls are looked at in their place, since hardly any of them is such.
        for index in program.code[file].callSites.indices {
          for argument in program.code[file].callSites[index].call.arguments {
            Self.note(argument.value, among: names, in: &members)
          }
        }
        for scope in program.code[file].scopes {
          for local in scope.locals.values.joined() {
            if let value = local.value { Self.note(value, among: names, in: &members) }
          }
          for result in scope.results.values { Self.note(result.value, among: names, in: &members) }
        }
        for site in program.code[file].assignmentsByName.values.joined() {
          Self.note(site.value, among: names, in: &members)
        }
      }
      return members
    }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Notes the member of a type that a value is, or that is among its elements.
  private static func note(_ value: Expression, among names: Set<String>, in members: inout Set<String>) {
    switch value {
    case .member(_, let name):
      guard names.contains(name), let member = value.memberOfType else { return }
      members.insert(member)
    case .array(let values), .alternatives(let values):
      for element in values { note(element, among: names, in: &members) }
    default: break
    }
  }

  /// The names of functions and types that no call has, so that only another mention shows that something uses them.
  static func wantedNames(in program: Program) -> Set<String> {
    let functions = program.ownersOfFunctions.keys.filter { program.callsByName[$0] == nil }
    let types = program.types.indices.lazy.map(TypeID.init)
      .filter { program[$0].kind == .class || program[$0].kind == .struct }
      .filter { program.callsByName[program[$0].bareName] == nil || soleMaker(of: $0, in: program) != nil }
      .map { program[$0].bareName }
    return Set(functions).union(types).union(namesOfTypeProperties(in: program))
  }

  /// The names of what views have as types, and of these, of which it is asked whether any code reads it.
  private static func namesOfTypeProperties(in program: Program) -> Set<String> {
    var names: Set<String> = []
    for type in program.typeIDs where program[type].kind == .struct && program.isView(type) {
      for (name, properties) in program[type].properties {
        guard properties.contains(where: { $0.fact.isStatic && $0.initialValue != nil }) else { continue }
        names.formUnion([name, program[type].bareName])
      }
    }
    return names
  }

  /// The type, made nowhere itself, in whose code alone objects of another type are made; nil where others make them.
  private static func soleMaker(of type: TypeID, in program: Program) -> TypeID? {
    guard let calls = program.callsByName[program[type].bareName], let first = calls.first,
      let maker = program[program[first].body].owner, maker != type,
      program.callsByName[program[maker].bareName] == nil,
      calls.allSatisfy({ program[program[$0].body].owner == maker })
    else { return nil }
    return maker
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

  /// The type whose code only previews run, since nothing else names it; nil for all other code.
  func previewedType(around body: BodyID) -> TypeID? {
    guard !program.coverage.hasOtherLanguages, let owner = program.outermost(body).owner,
      previewed.contains(program[owner].bareName), isNeverNamed(owner)
    else { return nil }
    return owner
  }

  /// Why nothing runs code; nil where something may.
  func reason(for body: BodyID) -> String? { reason(for: body, depth: Self.maximumDepth) }

  /// - Parameter depth: through how many callers it may still be followed that they are dead as well.
  private func reason(for body: BodyID, depth: Int) -> String? {
    let code = program.outermost(body)
    if let owner = code.owner, isNeverNamed(owner) {
      let name = program[owner].name
      return mentions.names(program[owner].bareName, outside: [name])
        ? "only what \(name) makes itself names it" : "no other code names \(name)"
    }
    if code.isStatic, isNeverCalledOnItsType(code) { return "no code calls \(code.signature) on its type" }
    if isNeverRead(code) { return "no code reads \(code.name)" }
    if isCalledByNamesakesOnly(code) { return "only functions of its name call \(code.signature)" }
    if isCalledByDeadCodeOnly(code, depth: depth) { return "only code that nothing runs calls \(code.signature)" }
    guard code.kind == .function, code.name != "callAsFunction", !code.isOverride,
      program.callsByName[code.name] == nil,
      mentions.types[code.name] == nil,
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
      attributes.allSatisfy({ $0 == "IBAction" || Program.harmlessAttributes.contains($0) })
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
    guard !handedMembers.contains("\(type.bareName).\(function.name)") else { return false }
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
        // What begins with a capital letter is a type; of everything else nobody knows whether it is one.
        return base.dottedPath == nil
      }
      return last == type.bareName
        || program.resolve(String(last), inside: nil, file: program[site.body].file) == type.id
    default: return true
    }
  }

  /// Whether nothing calls a function but functions of the same name.
  ///
  /// The mentions must be those of the ``namesOfCircles(in:)``.
  private func isCalledByNamesakesOnly(_ code: Body) -> Bool {
    code.kind == .function && code.name != "callAsFunction" && !code.isOverride && circles.contains(code.name)
      && !mentions.functions.contains(code.name) && !previewed.contains(code.name)
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
      function.name != "callAsFunction", !previewed.contains(function.name), !program.mayBeCalledByFramework(function)
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

  /// Whether code is the initial value of a property of a view's type that nothing reads: who reads it says the names of
  /// both, or stands in the code of the type. It is made when it is read for the first time.
  private func isNeverRead(_ property: Body) -> Bool {
    guard property.kind == .initialValue, property.isStatic, let owner = property.owner, program[owner].isDeclared,
      program[owner].kind == .struct, program.isView(owner)
    else { return false }
    let type = program[owner]
    // Where a value of the type is wanted, `.example` says no more than the name.
    let isOfItself =
      property.returnType?.name == type.bareName
      || !program[property.scope].results.values.allSatisfy { result in
        guard case .call(let call) = result.value else { return false }
        return call.callee.unspecialized.calledName != type.bareName
      }
    // A protocol may ask for the property.
    let isAskedFor = program.lineage(of: owner).contains { ancestor in
      guard ancestor != owner, program[ancestor].name != "View" else { return false }
      return !program[ancestor].isDeclared || program[ancestor].properties[property.name] != nil
    }
    guard !isOfItself, !isAskedFor else { return false }
    let readers = mentions.types[property.name] ?? []
    return !readers.contains { $0 == type.name || $0.hasPrefix(type.name + ".") }
      && readers.isDisjoint(with: mentions.types[type.bareName] ?? [])
  }

  /// Whether Objective-C can make objects of a type: those of classes whose root is one of its own.
  private func mayBeMadeInObjectiveC(_ type: TypeID) -> Bool {
    program[type].kind == .class && !program.lineage(of: type).allSatisfy { program[$0].isDeclared }
  }

  private func isNeverNamed(_ type: TypeID) -> Bool {
    let declaration = program[type]
    guard declaration.isDeclared, declaration.kind == .class || declaration.kind == .struct,
      declaration.attributes.isEmpty
        || declaration.attributes.allSatisfy({ Program.harmlessAttributes.contains($0.name) }),
      !program.isEntry(type), program.subtypes[type] == nil, program.storyboards.scenes(of: type).isEmpty,
      program.callsByName[declaration.bareName] == nil,
      program.inheritsOnlyControllers(type, or: Self.representables),
      !program.coverage.hasOtherLanguages || !mayBeMadeInObjectiveC(type)
    else { return false }
    return isSaid(declaration.bareName, onlyBy: type) { isMade($0, onlyBy: type) }
  }

  /// The protocols of views that SwiftUI asks for a controller or a view of another framework, once code has made them.
  private static let representables: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable", "NSViewRepresentable",
  ]

  /// Whether a name is said only by code of a type, and by that of types that hold something.
  private func isSaid(_ name: String, onlyBy type: TypeID, or isMeant: (String) -> Bool) -> Bool {
    let own = program[type].name
    return (mentions.types[name] ?? []).allSatisfy { $0 == own || $0.hasPrefix(own + ".") || isMeant($0) }
  }

  /// Whether objects of the type of a name are made by code of another type alone: where there is none of that, there is
  /// none of these.
  private func isMade(_ name: String, onlyBy maker: TypeID) -> Bool {
    guard let types = program.typesByName[name], types.count == 1, let type = types.first, program[type].isDeclared,
      program[type].kind == .class || program[type].kind == .struct,
      Self.soleMaker(of: type, in: program) == maker, !program.isEntry(type), program.subtypes[type] == nil,
      program.storyboards.scenes(of: type).isEmpty,
      !program.coverage.hasOtherLanguages || !mayBeMadeInObjectiveC(type)
    else { return false }
    let own = program[maker].name
    return isSaid(program[type].bareName, onlyBy: type) { $0 == own || $0.hasPrefix(own + ".") }
  }
}

extension Expression {
  /// `Type.member` for what is read of a type; nil for everything else.
  fileprivate var memberOfType: String? {
    guard case .member(let base, let name) = self, let last = base.dottedPath?.lastName, last.first?.isUppercase == true
    else { return nil }
    return "\(last).\(name)"
  }
}
