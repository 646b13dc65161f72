import Foundation
import GraphAnalysis

/// The form in which a baseline is kept: text that reads well in a diff, one finding a line, sorted.
enum BaselineText {
  /// The first line, by which the file is known for what it is.
  private static let heading = "# navgraph baseline 1"

  /// Whether a file can be replaced by a baseline: one that was none would be lost by a slip of the pen.
  static func isReplaceable(_ text: Data) -> Bool { text.isEmpty || text.starts(with: heading.utf8) }

  /// The text of a baseline.
  static func text(of baseline: Baseline) -> String {
    let about = [
      heading, "# Findings that are known, one a line: the rule and what it is about. Only others count.",
      "# Written by: navgraph analyze --write-baseline",
    ]
    return (about + baseline.fingerprints).joined(separator: "\n") + "\n"
  }

  /// Reads a text. Lines that are empty or begin with `#` say nothing, so that people can group what they excuse.
  static func baseline(from text: String, file: String) throws(BaselineError) -> Baseline {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard lines.first == heading else {
      throw BaselineError(file: file, line: 1, problem: "a baseline must begin with the line '\(heading)'")
    }
    var fingerprints: [String] = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let rule = words.first, !rule.isEmpty, rule.unicodeScalars.allSatisfy(isPartOfIdentifier) else {
        throw BaselineError(
          file: file, line: index + 1, problem: "this line does not begin with a rule; write the baseline afresh")
      }
      fingerprints.append(line)
    }
    return Baseline(fingerprints: fingerprints)
  }

  private static func isPartOfIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
  }
}

/// Why a baseline cannot be used, and where in it.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// Counted from one; nil when the file as a whole is meant.
  public let line: Int?
  /// What is wrong and what would be right.
  public let problem: String

  /// `file:line: problem`.
  public var description: String {
    ([file] + [line].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + problem
  }
}
