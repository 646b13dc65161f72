/// A pattern for paths: `*` and `?` within a name, `[a-z]` for one of some characters and `[!a-z]` for any other, `**` over
/// any number of folders, `{a,b}` for either. A `\` takes the next character as it is.
///
/// As in `.gitignore`, a pattern without a slash stands for a name at any depth, one with a slash for a path from the
/// analyzed root, and a pattern that matches a folder matches everything in it. Case counts.
///
/// Matching simulates the nondeterministic automaton of the pattern (K. Thompson, "Regular Expression Search
/// Algorithm", Communications of the ACM 11, 1968): the time is the length of the path times that of the pattern,
/// whatever the pattern is.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String

  private let program: [Instruction]

  /// Patterns come from configuration files, which anybody may have written.
  static let maximumLength = 1_000

  /// Reads a pattern.
  ///
  /// - Throws: ``GlobError`` for a pattern that is empty, too long or negated, or whose braces or brackets do not match.
  public init(_ pattern: String) throws(GlobError) {
    self.pattern = pattern
    var compiler = GlobCompiler(pattern)
    self.program = try compiler.compile()
  }

  /// Whether the pattern stands for the path or for a folder around it.
  public func matches(_ path: String) -> Bool {
    var simulation = GlobSimulation(program)
    for character in path {
      if character == "/" && simulation.hasMatched { return true }
      simulation.take(character)
    }
    return simulation.hasMatched
  }

  /// Whether the pattern stands only for what is in a folder that it names.
  var isAnchored: Bool { !canMatch(inside: "\u{0}") }

  /// Whether the pattern could stand for something in the folder.
  public func canMatch(inside folder: String) -> Bool {
    var simulation = GlobSimulation(program)
    for character in folder + "/" {
      if character == "/" && simulation.hasMatched { return true }
      simulation.take(character)
    }
    return simulation.isAlive
  }

  /// One step of the pattern.
  enum Instruction: Hashable, Sendable {
    case character(Character)
    case anyButSlash
    case any
    /// One of some characters, or any other one; never a slash.
    case oneOf([ClosedRange<Character>], isNegated: Bool)
    /// Goes on with the next instruction and with the other one.
    case split(Int)
    case jump(Int)
  }
}

/// What is wrong with a pattern for paths.
public enum GlobError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case tooLong
  case unbalancedBraces
  case unbalancedBrackets
  case negated

  /// What is wrong, as the end of a sentence.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it is longer than \(Glob.maximumLength) characters"
    case .unbalancedBraces: "its braces do not match"
    case .unbalancedBrackets: "its brackets do not match, or are empty; write \\[ for the character"
    case .negated: "it begins with !; use 'include' for the exceptions, or write \\! for the character"
    }
  }
}
