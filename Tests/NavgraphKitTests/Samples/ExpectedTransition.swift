import Foundation
import NavigationModel

/// A row of a sample's `expected.tsv`; `Samples/README.md` says what the columns mean.
struct ExpectedTransition: Hashable {
  let source: String
  let destination: String
  let kind: TransitionKind
  /// Nil where either is right.
  let confidence: Confidence?
  let file: String
  let line: Int
  let note: String

  var isOptional: Bool { note.hasPrefix("optional") }

  /// Whether a screen that going back leads to may also be left unnamed.
  var hasOpenDestination: Bool { kind == .popTo || kind == .unwind }

  /// The rows of a table in their order.
  static func table(_ text: String) throws -> [ExpectedTransition] {
    try text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, let kind = TransitionKind(rawValue: cells[2]), let number = Int(cells[5]),
        cells[3] == "-" || Confidence(rawValue: cells[3]) != nil
      else { throw MalformedRow(line: String(line)) }
      return ExpectedTransition(
        source: cells[0], destination: cells[1], kind: kind, confidence: Confidence(rawValue: cells[3]), file: cells[4],
        line: number, note: cells[6])
    }
  }

  struct MalformedRow: Error { let line: String }
}

extension ExpectedTransition: CustomStringConvertible {
  var description: String { "\(source) \(kind.rawValue) \(destination) at \(file.baseName):\(line)" }
}

extension String {
  /// The last component of a path: enough to find a place in a sample.
  var baseName: String { split(separator: "/").last.map(String.init) ?? self }
}
