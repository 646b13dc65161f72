import NavigationModel

/// Tells code that only previews run: functions that only they call, and the code of types of which only they make
/// objects, or other code that only they run.
///
/// Previews are no code of the program, so that nothing else in it calls or makes what is theirs alone.
struct PreviewedCode {
  private let program: Program
  private let mentions: Mentions
  private let types: UnnamedTypes
  private let makers: [TypeID: [BodyID]]

  /// - Parameter mentions: what code says of the ``wantedNames(in:)`` and of functions that no call has.
  init(_ program: Program, _ mentions: Mentions, _ types: UnnamedTypes) {
    self.program = program
    self.mentions = mentions
    self.types = types
    makers = Self.makers(in: program)
  }

  /// The names of types that may be made only by code that previews run, of which it is asked what else names them.
  static func wantedNames(in program: Program) -> Set<String> {
    Set(makers(in: program).keys.map { program[$0].bareName })
  }

  /// Why code runs only in previews; nil where something else may run it.
  func reason(for body: BodyID) -> String? {
    reason(for: program.outermost(body), depth: Self.maximumDepth)
  }

  /// - Parameter depth: through how many types it may still be followed that only such code makes them.
  private func reason(for code: Body, depth: Int) -> String? {
    if isOnlyCalledByPreviews(code) { return "only previews call \(code.signature)" }
    return code.owner.flatMap { reason(of: $0, depth: depth) }
  }

  private func reason(of type: TypeID, depth: Int) -> String? {
    // Objective-C calls no function of Swift without an attribute, but it may make what previews make.
    if !program.coverage.hasOtherLanguages, types.isOnlyPreviewed(type) {
      return "only previews make \(program[type].name)"
    }
    guard depth > 0, let makers = makers[type], types.isNamed(type, onlyByMakers: makers) else { return nil }
    let reasons = makers.compactMap { reason(for: program[$0], depth: depth - 1) }
    return reasons.count == makers.count ? reasons.first : nil
  }

  private func isOnlyCalledByPreviews(_ code: Body) -> Bool {
    Self.mayBeOnlyCalledByPreviews(code, types.previewed, in: program)
      && mentions.types[code.name] == nil && !mentions.handOn(code.name)
      && !program.mayBeCalledByFramework(code)
  }

  /// Whether previews say the name of a function, and no call has it.
  private static func mayBeOnlyCalledByPreviews(_ code: Body, _ previewed: Set<String>, in program: Program) -> Bool {
    code.kind == .function && previewed.contains(code.name) && program.callsByName[code.name] == nil
      && !code.isOverride && code.name != "callAsFunction"
  }

  /// The code that makes objects of types, where all of that may be run only by previews.
  private static func makers(in program: Program) -> [TypeID: [BodyID]] {
    let previewed = UnnamedTypes.namesInPreviews(of: program)
    guard !previewed.isEmpty else { return [:] }
    var makers: [TypeID: [BodyID]] = [:]
    for _ in 0..<maximumDepth {
      var found: [TypeID: [BodyID]] = [:]
      for type in program.typeIDs where makers[type] == nil {
        let calls = Self.calls(thatMake: type, in: program)
        guard !calls.isEmpty, calls.count <= maximumCalls else { continue }
        let bodies = calls.map { program.outermost(program[$0].body) }.filter { $0.owner != type }
        let areMeant = bodies.allSatisfy { body in
          if mayBeOnlyCalledByPreviews(body, previewed, in: program) { return true }
          guard let owner = body.owner else { return false }
          let name = program[owner].bareName
          return makers[owner] != nil || previewed.contains(name) && program.callsByName[name] == nil
        }
        if areMeant, !bodies.isEmpty { found[type] = Set(bodies.map(\.id)).sorted() }
      }
      guard !found.isEmpty else { break }
      makers.merge(found) { first, _ in first }
    }
    return makers
  }

  /// The calls that may make objects of a type: of a private one, those of its file.
  private static func calls(thatMake type: TypeID, in program: Program) -> [CallSiteID] {
    let declaration = program[type]
    guard declaration.kind == .struct || declaration.kind == .class,
      let calls = program.callsByName[declaration.bareName]
    else { return [] }
    return declaration.isFilePrivate ? calls.filter { Int($0.file) == declaration.file } : calls
  }

  /// Longer chains of what only previews make have not been seen.
  private static let maximumDepth = 4
  /// What more code makes is hardly for previews alone.
  private static let maximumCalls = 4
}
