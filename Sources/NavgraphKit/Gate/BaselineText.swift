import Foundation
import GraphAnalysis
import NavigationModel

/// The text format of a baseline: one finding per line, sorted, so that diffs are easy to read.
enum BaselineText {
  /// The first line, which identifies the file as a baseline.
  private static let heading = "# navgraph baseline 2"
  /// The first line of older files, which have no severities and can still be read.
  private static let olderHeading = "# navgraph baseline 1"

  /// Whether a baseline may replace a file: only an empty file or another baseline, so that a mistyped path destroys
  /// nothing.
  static func isReplaceable(_ text: Data) -> Bool {
    text.isEmpty || text.starts(with: heading.utf8) || text.starts(with: olderHeading.utf8)
  }

  /// The text of a baseline.
  static func text(of baseline: Baseline) -> String {
    let about = [
      heading,
      "# Known findings, one per line: severity, rule, and the nodes that it is about. navgraph reports only new ones.",
      "# Written by: navgraph analyze --write-baseline",
    ]
    let lines = baseline.entries.map { entry in
      (entry.severity.map { "\($0.rawValue) " } ?? "") + entry.fingerprint
    }
    return (about + lines).joined(separator: "\n") + "\n"
  }

  /// Reads a text. Empty lines and lines that begin with `#` are ignored, so that people can group entries.
  static func baseline(from text: String, file: String) throws(BaselineError) -> Baseline {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard lines.first == heading || lines.first == olderHeading else {
      throw BaselineError(file: file, line: 1, problem: "a baseline must begin with the line '\(heading)'")
    }
    var entries: [Baseline.Entry] = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let entry = entry(line)
      guard isRule(entry.fingerprint.prefix { $0 != " " }) else {
        throw BaselineError(
          file: file, line: index + 1,
          problem: "this line does not begin with a rule; update the baseline with --write-baseline")
      }
      entries.append(entry)
    }
    return Baseline(entries: entries)
  }

  /// A line that begins with a severity before the rule, or with the rule.
  private static func entry(_ line: String) -> Baseline.Entry {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, isRule(words[1]), let severity = Severity(rawValue: String(words[0])) else {
      return Baseline.Entry(fingerprint: current(line), severity: nil)
    }
    return Baseline.Entry(fingerprint: current(words.dropFirst().joined(separator: " ")), severity: severity)
  }

  private static func current(_ fingerprint: String) -> String {
    RenamedFingerprints.current[fingerprint] ?? fingerprint
  }

  private static func isRule(_ word: Substring) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy(isPartOfIdentifier)
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
