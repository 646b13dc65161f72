/// A line and a column in a source file, both counted from one, the column in UTF-8 bytes as compilers print it.
///
/// A position leaves the file out: thousands of them are kept for one file. ``SourceLocation`` adds it.
public struct Position: Hashable, Codable, Sendable, Comparable {
  /// The line, 1 for the first.
  public let line: Int32
  /// The column, 1 for the first byte of the line.
  public let column: Int32

  /// Makes a position; what does not fit into 32 bits is brought to the nearest number that does.
  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// The start of a file, for facts that belong to the file as a whole.
  public static let start = Position(line: 1, column: 1)

  /// Orders by line, then by column: the order of reading.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A place in the analyzed sources. The file is relative to the analyzed root, with `/` on every system.
public struct SourceLocation: Hashable, Codable, Sendable, Comparable {
  /// The path, such as `Profile/ProfileViewController.swift`.
  public let file: String
  /// The line, 1 for the first.
  public let line: Int
  /// The column, 1 for the first byte of the line.
  public let column: Int

  /// Makes a location of numbers counted from one.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Adds the file to a position in it.
  public init(file: String, position: Position) {
    self.init(file: file, line: Int(position.line), column: Int(position.column))
  }

  /// The last part of the path: what stays of it when the file moves to another folder.
  public var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Orders by path, then by line and column: the order in which reports list places.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, the form that editors and CI logs turn into a link.
  public var description: String { "\(file):\(line):\(column)" }
}
