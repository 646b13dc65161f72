import NavigationModel

/// Tells types, and what views have as types, that no other code names.
///
/// Whoever makes an object names its type, so that the code of a type which is never named is dead for certain. What
/// storyboards and Objective-C know is left out: Objective-C in the program itself knows only classes of its own kind.
struct UnnamedTypes {
  private let program: Program
  private let mentions: Mentions
  /// The names of types that previews say, and of functions that they call.
  let previewed: Set<String>

  /// - Parameter mentions: what code says of the ``wantedNames(in:)``.
  init(_ program: Program, _ mentions: Mentions) {
    self.program = program
    self.mentions = mentions
    previewed = Self.namesInPreviews(of: program)
  }

  /// The names of types that previews say, and of functions that they call.
  static func namesInPreviews(of program: Program) -> Set<String> {
    program.files.reduce(into: []) { names, file in
      if case .swift(let facts) = file.content { names.formUnion(facts.previewed) }
    }
  }

  /// The names of types that no call has, and of what views have as types, of which it is asked what else names them.
  static func wantedNames(in program: Program) -> Set<String> {
    let types = program.types.indices.lazy.map(TypeID.init)
      .filter { isClassOrStruct(program[$0]) || isFactory(program[$0]) }
      .filter { program.callsByName[program[$0].bareName] == nil || soleMaker(of: $0, in: program) != nil }
      .map { program[$0].bareName }
    return Set(types).union(namesOfTypeProperties(in: program))
  }

  private static func isClassOrStruct(_ type: TypeDeclaration) -> Bool { type.kind == .class || type.kind == .struct }

  /// Whether a type is an enum with functions, as factories without a state are.
  private static func isFactory(_ type: TypeDeclaration) -> Bool { type.kind == .enum && !type.functions.isEmpty }

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

  /// Whether previews say a type, and nothing else names it.
  func isOnlyPreviewed(_ type: TypeID) -> Bool { previewed.contains(program[type].bareName) && isNeverNamed(type) }

  /// Whether only code of a type itself, and of those who make it, names the type, so that nobody else has an object of it.
  ///
  /// - Parameter makers: the code of all calls of its name.
  func isNamed(_ type: TypeID, onlyByMakers makers: [BodyID]) -> Bool {
    guard mayBeDead(type) else { return false }
    let names = Set(makers.map { maker in program[maker].owner.map { program[$0].name } ?? "" })
    return isSaid(program[type].bareName, onlyBy: type) { names.contains($0) || isHidden(type, fromTypeNamed: $0) }
  }

  /// The code that makes objects of a type, where all of it is that of one factory, or added to one type of a framework, and
  /// nothing else names the type; empty where others may have objects of it.
  func makersInFactory(of type: TypeID) -> [BodyID] {
    guard let factory = Self.soleMaker(of: type, in: program),
      Self.isFactory(program[factory]) || !program[factory].isDeclared,
      let calls = program.callsByName[program[type].bareName]
    else { return [] }
    let makers = Set(calls.map { program.outermost(program[$0].body).id }).sorted()
    return isNamed(type, onlyByMakers: makers) ? makers : []
  }

  /// Whether a type is private to a file in which none of the types of a name has code, so that these name another one.
  private func isHidden(_ type: TypeID, fromTypeNamed name: String) -> Bool {
    guard program[type].isFilePrivate, let file = program[type].file, let types = program.typesByName[name] else {
      return false
    }
    return types.allSatisfy { program[$0].file != file && program[$0].extendedIn != file }
  }

  /// Whether previews say a name.
  func isPreviewed(_ name: String) -> Bool { previewed.contains(name) }

  /// Why there is no object of a type, since nothing names it; nil where there may be one.
  func reasonOfNoName(of type: TypeID) -> String? {
    guard isNeverNamed(type) else { return nil }
    let name = program[type].name
    return mentions.names(program[type].bareName, outside: [name])
      ? "only what \(name) makes itself names it" : "no other code names \(name)"
  }

  /// Why there is no value of a view's type: nothing names it, or only a view makes one of which there is no value. Nil where
  /// there may be one, as of what other programs can make.
  func reasonOfNoView(of type: TypeID) -> String? {
    guard isViewOfProgramAlone(type) else { return nil }
    if let reason = reasonOfNoName(of: type) { return reason }
    guard let maker = Self.soleMaker(of: type, in: program), isViewOfProgramAlone(maker), mayBeDead(type),
      isMade(program[type].name, onlyBy: maker), let reason = reasonOfNoName(of: maker)
    else { return nil }
    return "only \(program[maker].name) makes \(program[type].name), and \(reason)"
  }

  /// Whether only code of the program can make a view: no other module sees its type, and no preview names it.
  private func isViewOfProgramAlone(_ type: TypeID) -> Bool {
    let declaration = program[type]
    return declaration.isDeclared && declaration.kind == .struct && !declaration.isPublic && program.isView(type)
      && !previewed.contains(declaration.bareName)
  }

  /// Whether code is the initial value of a property of a view's type that nothing reads: who reads it says the names of
  /// both, or stands in the code of the type. It is made when it is read for the first time.
  func isNeverRead(_ property: Body) -> Bool {
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

  /// Whether nothing runs the code of a type: only its own code names the type or one around it, or only code of such types.
  func isNeverRun(codeOf name: String) -> Bool { isNeverRun(codeOf: name, depth: Self.maximumDepth) }

  /// - Parameter depth: through how many types it may still be followed that nothing runs their code either.
  private func isNeverRun(codeOf name: String, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let parts = name.split(separator: ".")
    return parts.indices.contains { index in
      let types = program.typesByName[parts[...index].joined(separator: ".")] ?? []
      return !types.isEmpty
        && types.allSatisfy { type in
          (Self.isClassOrStruct(program[type]) || Self.isFactory(program[type]))
            && isNeverNamed(type) { isMade($0, onlyBy: type) || isNeverRun(codeOf: $0, depth: depth - 1) }
        }
    }
  }

  /// Longer chains of types that nothing names have not been seen.
  private static let maximumDepth = 4

  private func isNeverNamed(_ type: TypeID) -> Bool {
    Self.isClassOrStruct(program[type]) && isNeverNamed(type) { isMade($0, onlyBy: type) }
  }

  /// - Parameter isMeant: whether code of the type of a name counts as code of this one.
  private func isNeverNamed(_ type: TypeID, or isMeant: (String) -> Bool) -> Bool {
    let name = program[type].bareName
    return program.callsByName[name] == nil && mayBeDead(type) && isSaid(name, onlyBy: type, or: isMeant)
  }

  /// Whether nothing has objects of a type without its name: no framework, no type below it and no storyboard. Who calls a
  /// delegate or a data source has got the object from code that made it.
  private func mayBeDead(_ type: TypeID) -> Bool {
    let declaration = program[type]
    return declaration.isDeclared
      && declaration.attributes.allSatisfy { HarmlessAttributes.everywhere.contains($0.name) }
      && !program.isEntry(type) && program.subtypes[type] == nil && program.storyboards.scenes(of: type).isEmpty
      && program.inheritsOnlyControllers(type, orDelegates: true, or: Self.representables)
      && (!program.coverage.hasOtherLanguages || !mayBeMadeInObjectiveC(type))
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
