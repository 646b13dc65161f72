import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers the syntax tree of one file to facts. The other files of this folder extend it, one syntactic category each.
///
/// It reads the raw nodes of the parser. SwiftSyntax makes the usual nodes, which know their parents and positions, on
/// each access; this took longer than all the rest of lowering. So the caller must keep the tree alive.
///
/// Lowering never resolves names; the linker does.
struct SourceLowering {
  let positions: TokenPositions
  /// All types so far, in source order; nested and local types are added when they are met.
  var types: [TypeFact] = []
  /// The names of the types around the current place.
  var enclosingTypes: [String] = []
  /// What the declaration around leaves of the access of its members.
  var enclosingAccess = EnclosingAccess.none
  /// The names that previews say, so far; see ``PreviewNames``.
  var previewed: Set<String> = []
  /// The functions that only this file can call.
  var privateFunctions = PrivateFunctions()
  /// The functions that other modules cannot call.
  var internalFunctions = InternalFunctions()
  /// The lines that only one platform or only debug builds have, so far.
  private(set) var conditionalLines: [(condition: ConditionalRegion.Condition, lines: ClosedRange<Int>)] = []
  /// The platforms on which the current declaration is compiled.
  private(set) var platforms = Platforms.all
  /// The platforms that have what the file imports without a condition.
  private var importable = Platforms.all
  /// How many expressions and statements the current place is nested in.
  private(set) var depth = 0

  /// Deeper nesting is lowered to unknown expressions, so that a hostile file cannot overflow the stack.
  ///
  /// The parser itself stops at 256 brackets, but chains of calls nest without a bracket. The longest chain
  /// seen in real apps has fewer than 200 links.
  static let maximumDepth = 1_000

  init(positions: TokenPositions) {
    self.positions = positions
  }

  mutating func lower(_ file: RawSourceFileSyntax) -> SwiftFacts {
    var facts = SwiftFacts()
    var declared: Platforms = []
    lowerTopLevel(file.statements, into: &facts, declared: &declared)
    facts.platforms = declared.isDisjoint(with: importable) ? importable : declared.intersection(importable)
    facts.types = types
    for index in types.indices where !types[index].platforms.isDisjoint(with: importable) {
      facts.types[index].platforms.formIntersection(importable)
    }
    facts.showWitnesses()
    facts.previewed = previewed.sorted()
    for witness in privateFunctions.possibleWitnesses { facts[witness].isFilePrivate = false }
    for unused in privateFunctions.unused(in: positions.source) { facts[unused].isUncalled = true }
    facts.said = internalFunctions.saidWords(in: positions)
    return facts
  }

  private mutating func lowerTopLevel(
    _ items: RawCodeBlockItemListSyntax, into facts: inout SwiftFacts, declared: inout Platforms
  ) {
    for item in items.elements {
      guard let declaration = RawDeclSyntax(item.item) else {
        declared.formUnion(platforms)
        facts.statements += lower(item)
        continue
      }
      let isDeclaration = ![.importDecl, .ifConfigDecl].contains(declaration.raw.kind)
      if isDeclaration { declared.formUnion(platforms) }
      switch declaration.raw.kind {
      case .importDecl:
        let path = declaration.cast(RawImportDeclSyntax.self).path
        let module = path.elements.map(\.name.text).joined(separator: ".")
        facts.imports.append(module)
        if platforms == .all, let having = Platforms.byFramework[module] {
          // Only Mac Catalyst, which is an iOS, has both UIKit and AppKit.
          importable = importable.isDisjoint(with: having) ? .iOS : importable.intersection(having)
        }
      case .functionDecl:
        let node = declaration.cast(RawFunctionDeclSyntax.self)
        var function = lower(node)
        function.isFilePrivate = notePrivate(
          node, as: PrivateFunctions.Place(type: nil, index: facts.functions.count))
        noteInternal(node)
        facts.functions.append(function)
      case .variableDecl:
        facts.properties += lower(declaration.cast(RawVariableDeclSyntax.self))
      case .typeAliasDecl:
        var alias = lower(declaration.cast(RawTypeAliasDeclSyntax.self))
        alias.platforms = platforms
        facts.aliases.append(alias)
      case .ifConfigDecl:
        forEachActiveClause(of: declaration.cast(RawIfConfigDeclSyntax.self)) { lowering, clause in
          guard let nested = clause.elements?.as(RawCodeBlockItemListSyntax.self) else { return }
          lowering.lowerTopLevel(nested, into: &facts, declared: &declared)
        }
      default:
        lowerType(declaration)
      }
    }
  }

  /// The clauses of a `#if` that can be compiled. Every platform and configuration counts, but `#if false` does not, and
  /// neither does what a television or a watch has in place of something else.
  mutating func activeClauses(of node: RawIfConfigDeclSyntax) -> [RawIfConfigClauseSyntax] {
    activeClausesWithPlatforms(of: node).map(\.clause)
  }

  /// Lowers each clause of a `#if` that can be compiled, for the platforms that it is compiled on.
  mutating func forEachActiveClause(
    of node: RawIfConfigDeclSyntax, _ lower: (inout SourceLowering, RawIfConfigClauseSyntax) -> Void
  ) {
    let outer = platforms
    defer { platforms = outer }
    for (clause, inner) in activeClausesWithPlatforms(of: node) {
      platforms = outer.intersection(inner)
      lower(&self, clause)
    }
  }

  private mutating func activeClausesWithPlatforms(
    of node: RawIfConfigDeclSyntax
  ) -> [(clause: RawIfConfigClauseSyntax, platforms: Platforms)] {
    noteConditions(of: node)
    let clauses = node.clauses.elements
    let compiled = zip(clauses, CompilationCondition<Platforms>.choices(of: clauses)).map { $0 }.filter { clause, _ in
      if let literal = clause.condition?.as(RawBooleanLiteralExprSyntax.self) {
        return literal.literal.tokenText == "true"
      }
      return clause.condition?.as(RawIntegerLiteralExprSyntax.self)?.literal.tokenText != "0"
    }
    let analyzed = compiled.filter { !["os(tvOS)", "os(watchOS)"].contains($0.0.condition?.raw.trimmedText) }
    return analyzed.isEmpty ? compiled : analyzed
  }

  /// Notes the lines of the clauses that name one platform and nothing else, and of those that only debug builds have.
  private mutating func noteConditions(of node: RawIfConfigDeclSyntax) {
    let clauses = node.clauses.elements
    let starts = clauses.map { position(of: $0.poundKeyword).line } + [position(of: node.poundEndif).line]
    let configurations = CompilationCondition<BuildConfigurations>.choices(of: clauses)
    for (index, (start, end)) in zip(starts, starts.dropFirst()).enumerated() where start <= end {
      let clause = clauses[index]
      if configurations[index] == .debug { conditionalLines.append((.debug, Int(start)...Int(end))) }
      guard let condition = clause.condition?.raw.trimmedText, condition.hasPrefix("os("), condition.hasSuffix(")")
      else {
        continue
      }
      let platform = condition.dropFirst("os(".count).dropLast()
      guard platform.allSatisfy({ $0.isLetter }) else { continue }
      conditionalLines.append((.platform(String(platform)), Int(start)...Int(end)))
    }
  }

  /// Runs `body` one level deeper, or gives nil where the nesting is too deep.
  mutating func deeper<Result>(_ body: (inout SourceLowering) -> Result) -> Result? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// The position of a node. Nodes that the parser inserts into incomplete code have none; nothing refers to them, so
  /// they get the start of the file.
  func position(of node: some RawSyntaxNodeProtocol) -> Position {
    positions.position(of: node.raw) ?? .start
  }
}

extension SwiftFacts {
  /// Lets all files see the properties and initializers that extensions give to private types: a protocol may require
  /// them, by which code of any file can use them.
  fileprivate mutating func showWitnesses() {
    let hidden = Set(types.lazy.filter(\.isFilePrivate).map(\.name))
    guard !hidden.isEmpty else { return }
    for index in types.indices where types[index].kind == .extension && hidden.contains(types[index].name) {
      for property in types[index].properties.indices { types[index].properties[property].isFilePrivate = false }
      for function in types[index].functions.indices where types[index].functions[function].name == "init" {
        types[index].functions[function].isFilePrivate = false
      }
    }
  }

  fileprivate subscript(place: PrivateFunctions.Place) -> FunctionFact {
    get { place.type.map { types[$0].functions[place.index] } ?? functions[place.index] }
    _modify {
      if let type = place.type {
        yield &types[type].functions[place.index]
      } else {
        yield &functions[place.index]
      }
    }
  }
}
