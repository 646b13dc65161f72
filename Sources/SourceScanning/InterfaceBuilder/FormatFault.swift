import Foundation
import NavigationModel

/// Why a file does not have the format of its extension, and where.
struct FormatFault: Error, Hashable {
  /// One sentence for a person, naming the cause.
  let message: String
  let position: Position

  /// The fault as an issue of the file with that path.
  func issue(_ kind: Issue.Kind, path: String) -> Issue {
    Issue(kind: kind, message: message, location: SourceLocation(file: path, position: position))
  }
}

extension FormatFault {
  static let emptyFile = FormatFault(message: "The file is empty.", position: .start)

  /// Finds an unresolved merge conflict.
  ///
  /// - Returns: a fault at the first line that begins with the mark of a conflict; nil when none does.
  static func mergeConflict(in data: Data) -> FormatFault? {
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.starts(with: "<<<<<<< ".utf8) {
      return FormatFault(
        message: "It holds an unresolved merge conflict.", position: Position(line: index + 1, column: 1))
    }
    return nil
  }
}

extension Issue {
  /// The issue of a file whose bytes are not UTF-8, the only encoding that Xcode writes.
  static func notUTF8(path: String) -> Issue {
    FormatFault(message: "The file is not text in UTF-8.", position: .start).issue(.notText, path: path)
  }
}
