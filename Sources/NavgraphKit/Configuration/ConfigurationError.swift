/// Why a configuration file cannot be used, and where in it.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// Counted from one; nil when the file as a whole is meant.
  public let line: Int?
  /// Counted from one, in Unicode scalars; nil when the file as a whole is meant.
  public let column: Int?
  /// What is wrong and what would be right.
  public let problem: String

  init(file: String, line: Int? = nil, column: Int? = nil, problem: String) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// `file:line:column: problem`.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + problem
  }
}
