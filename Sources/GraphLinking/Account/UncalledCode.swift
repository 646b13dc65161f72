import NavigationModel

/// Tells code that nothing can run by the names in the program: a function or a type that no other code names.
///
/// Whoever calls a function names it, and whoever makes an object names its type, so that what is never named is dead for
/// certain. What frameworks call by themselves is left out: overrides, what protocols of libraries may ask for, and what
/// storyboards and Objective-C know.
struct UncalledCode {
  private let program: Program
  private let mentions: Mentions

  /// - Parameter bodies: the code that is asked about.
  init(_ program: Program, among bodies: Set<BodyID>, workers: some Workers) {
    self.program = program
    var wanted = Mentions.Wanted()
    for body in bodies {
      wanted.types.insert(program[body].name)
      if let owner = program[body].owner { wanted.types.insert(program[owner].bareName) }
    }
    guard !bodies.isEmpty else {
      mentions = Mentions()
      return
    }
    let (files, parts) = (program.files, Self.partCount)
    let words = wanted
    mentions = workers.map(count: parts) { part in
      var collector = MentionCollector(words)
      for file in files[(files.count * part / parts)..<(files.count * (part + 1) / parts)] { collector.collect(file) }
      return collector.mentions
    }
    .reduce(Mentions()) { $0.joined(with: $1) }
  }

  private static let partCount = 8

  /// Why nothing runs code; nil where something may.
  func reason(for body: BodyID) -> String? {
    guard !program.coverage.hasOtherLanguages else { return nil }
    var code = program[body]
    while let enclosing = code.enclosing { code = program[program[enclosing].body] }
    if let owner = code.owner, isNeverNamed(owner) { return "no other code names \(program[owner].name)" }
    guard code.kind == .function, !code.isOverride, mentions.types[code.name] == nil,
      !isCalledByFrameworks(code)
    else { return nil }
    return "no code names the function \(code.signature)"
  }

  private func isNeverNamed(_ type: TypeID) -> Bool {
    let declaration = program[type]
    guard declaration.isDeclared, declaration.kind == .class || declaration.kind == .struct,
      declaration.attributes.isEmpty || declaration.attributes.allSatisfy({ Self.harmless.contains($0.name) }),
      !program.isEntry(type), program.subtypes[type] == nil, program.storyboards.scenes(of: type).isEmpty,
      isInheritingOnlyControllers(type)
    else { return false }
    return !mentions.names(declaration.bareName, of: declaration.name)
  }

  /// Whether a framework may call a function by itself: of what the type inherits something is not known, or an
  /// attribute says so.
  private func isCalledByFrameworks(_ function: Body) -> Bool {
    guard let owner = function.owner else { return false }
    let facts = program.files[function.file].content
    guard case .swift(let swift) = facts else { return true }
    let own = (swift.types.flatMap(\.functions) + swift.functions).first { $0.position == function.position }
    guard let own, own.attributes.allSatisfy({ Self.harmless.contains($0.name) }) else { return true }
    return !isInheritingOnlyControllers(owner)
  }

  /// Whether all that a type inherits is the program's own or a class of controllers, which call only what is overridden.
  private func isInheritingOnlyControllers(_ type: TypeID) -> Bool {
    program.lineage(of: type).allSatisfy { ancestor in
      program[ancestor].isDeclared || Self.basesWithoutCalls.contains(program[ancestor].name)
        || (program.isController(ancestor) && !program[ancestor].isProtocol)
    }
  }

  /// The types of frameworks that ask for nothing by protocol.
  private static let basesWithoutCalls: Set<String> = [
    "NSObject", "UIResponder", "UIView", "NSView", "NSResponder", "AnyObject", "class", "Sendable", "Equatable", "Hashable",
    "Identifiable", "ObservableObject", "Error", "View",
  ]

  /// Attributes by which nobody calls what they are on.
  private static let harmless: Set<String> = [
    "available", "discardableResult", "inline", "MainActor", "nonobjc", "Observable", "preconcurrency", "ViewBuilder",
  ]
}
