import Foundation
import NavigationModel

/// The lines for the C preprocessor in a property list. With the build setting `INFOPLIST_PREPROCESS`, Xcode preprocesses
/// the `Info.plist` before it reads it as XML, so that the file itself is none.
struct PropertyListDirectives {
  /// The number of the first of these lines.
  let firstLine: Int
  /// The file with these lines empty, so that all branches of a condition are in it and places stay the same.
  let rest: Data

  /// Finds the lines; nil if there are none.
  init?(in data: Data) {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: Self.isDirective) else { return nil }
    firstLine = first + 1
    rest = Data(lines.map { Self.isDirective($0) ? Data() : $0 }.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func isDirective(_ line: Data) -> Bool {
    let text = line.drop(while: \.isPropertyListSpace)
    guard text.first == UInt8(ascii: "#") else { return false }
    let word = text.dropFirst().drop(while: \.isPropertyListSpace).prefix {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    return words.contains(String(decoding: word, as: UTF8.self))
  }

  private static let words: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "import", "error", "warning",
  ]
}
