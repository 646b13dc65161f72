/// Turns a pattern into the instructions that ``Glob`` runs.
struct GlobCompiler {
  private let pattern: String
  private var rest: Substring
  private var program: [Glob.Instruction] = []

  /// An open brace: where its current alternative starts and the jumps that lead behind the brace.
  private struct Brace {
    var split: Int
    var exits: [Int]
  }

  init(_ pattern: String) {
    self.pattern = pattern
    let isAnchored = pattern.dropLast().contains("/")
    var text = pattern[...]
    while text.hasPrefix("./") { text.removeFirst(2) }
    while text.hasPrefix("/") { text.removeFirst() }
    while text.hasSuffix("/") { text.removeLast() }
    self.rest = isAnchored || text.isEmpty || text == "**" ? text : "**/" + text
  }

  mutating func compile() throws(GlobError) -> [Glob.Instruction] {
    guard pattern.count <= Glob.maximumLength else { throw .tooLong }
    guard !rest.isEmpty else { throw .empty }
    guard !pattern.hasPrefix("!") else { throw .negated }
    var braces: [Brace] = []
    var previous: Character = "/"
    while let character = rest.popFirst() {
      switch character {
      case "*":
        appendStars(startingSegment: ["/", "{", ","].contains(previous))
      case "?":
        program.append(.anyButSlash)
      case "{":
        braces.append(Brace(split: program.count, exits: []))
        program.append(.split(0))
      case "," where !braces.isEmpty:
        braces.append(nextAlternative(after: braces.removeLast()))
      case "}":
        guard let brace = braces.popLast() else { throw .unbalancedBraces }
        close(brace)
      case "[":
        program.append(try characterClass())
      case "]":
        throw .unbalancedBrackets
      case "\\":
        program.append(.character(rest.popFirst() ?? character))
      default:
        program.append(.character(character))
      }
      previous = program.last == .character("/") ? "/" : character
    }
    guard braces.isEmpty else { throw .unbalancedBraces }
    return program
  }

  /// One star stays within a name. Two that fill a segment stand for any folders, also none.
  private mutating func appendStars(startingSegment: Bool) {
    let isDouble = rest.hasPrefix("*")
    while rest.hasPrefix("*") { rest.removeFirst() }
    let loop = program.count
    guard isDouble && startingSegment && (rest.isEmpty || rest.hasPrefix("/")) else {
      program += [.split(loop + 3), .anyButSlash, .jump(loop)]
      return
    }
    if rest.isEmpty {
      program += [.split(loop + 3), .any, .jump(loop)]
    } else {
      rest.removeFirst()
      program += [.split(loop + 5), .split(loop + 4), .any, .jump(loop + 1), .character("/")]
    }
  }

  /// What stands in brackets: characters and ranges of them, after a `!` or a `^` all others. A bracket that comes first
  /// closes nothing, as in shells.
  private mutating func characterClass() throws(GlobError) -> Glob.Instruction {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    guard let end = rest.dropFirst().firstIndex(of: "]") else { throw .unbalancedBrackets }
    var characters = rest[..<end]
    rest = rest[rest.index(after: end)...]
    var ranges: [ClosedRange<Character>] = []
    while let first = characters.popFirst() {
      guard characters.first == "-", let last = characters.dropFirst().first, first <= last else {
        ranges.append(first...first)
        continue
      }
      characters.removeFirst(2)
      ranges.append(first...last)
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// The alternative before the comma leads behind the brace, and the split to the next one.
  private mutating func nextAlternative(after brace: Brace) -> Brace {
    var brace = brace
    brace.exits.append(program.count)
    program.append(.jump(0))
    program[brace.split] = .split(program.count)
    brace.split = program.count
    program.append(.split(0))
    return brace
  }

  private mutating func close(_ brace: Brace) {
    // The last alternative has no other to split to.
    program[brace.split] = .jump(brace.split + 1)
    for exit in brace.exits { program[exit] = .jump(program.count) }
  }
}
