/// The words of a file and the functions that say them, by which the linker finds functions that nothing names.
///
/// Only words that may name a function are there. They are hashes, since nothing but their equality counts: a word that
/// has the hash of another one by chance keeps a function alive that nothing names. A word may be there more than once.
public struct SaidWords: Hashable, Codable, Sendable {
  /// A function that code of other modules cannot call, and that has nothing by which a framework or a tool calls it
  /// without its name.
  public struct Function: Hashable, Codable, Sendable {
    /// The name without parameters.
    public let name: String
    /// The hash of the name.
    public let word: UInt32
    /// Where the name stands.
    public let position: Position
    /// Where the declaration begins.
    public let start: Position
    /// Where the declaration has ended.
    public let end: Position
    /// The words of the declaration, its own name too, without those of functions in it that are listed themselves.
    public let words: [UInt32]

    /// Makes a function from its parts.
    public init(name: String, word: UInt32, position: Position, start: Position, end: Position, words: [UInt32]) {
      self.name = name
      self.word = word
      self.position = position
      self.start = start
      self.end = end
      self.words = words
    }
  }

  /// The functions in the order of the source.
  public var functions: [Function]
  /// The words outside of these functions.
  public var words: [UInt32]

  /// Makes the words of a file, none unless some are given.
  public init(functions: [Function] = [], words: [UInt32] = []) {
    self.functions = functions
    self.words = words
  }
}
