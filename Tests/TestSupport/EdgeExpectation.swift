import NavigationModel

/// What a test wants of one edge: `Source kind Destination`, then as much as the test is about.
///
/// `[inferred]` asks for a confidence, ` via A, B` for the wrappers in between and ` @12` for a line at which the
/// transition is asked for. What is left out may be anything.
struct EdgeExpectation: Hashable {
  let text: String
  let ends: String
  let confidence: String?
  let via: [String]?
  let lines: [Int]

  static func parse(_ text: String) -> [EdgeExpectation] {
    text.split(separator: "\n").compactMap { EdgeExpectation(String($0)) }
  }

  private init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count > 2 else { return nil }
    text = line
    ends = words.prefix(3).joined(separator: " ")
    confidence = words.first { $0.hasPrefix("[") }.map { String($0.dropFirst().dropLast()) }
    via = words.firstIndex(of: "via").map { start in
      words[(start + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("[") }.map { String($0.filter { $0 != "," }) }
    }
    lines = words.filter { $0.hasPrefix("@") }.compactMap { Int($0.dropFirst()) }
  }

  func fits(_ edge: DescribedEdge) -> Bool {
    ends == edge.ends && (confidence ?? edge.confidence.rawValue) == edge.confidence.rawValue
      && (via ?? edge.via) == edge.via && lines.allSatisfy(edge.lines.contains)
  }

  /// What is missing and what is too much, each as a sentence.
  static func differences(between edges: [DescribedEdge], and expected: [EdgeExpectation]) -> [String] {
    var left = edges
    var differences: [String] = []
    for line in expected {
      if let index = left.firstIndex(where: { line.fits($0) }) {
        left.remove(at: index)
      } else {
        differences.append("missing: \(line.text)")
      }
    }
    return differences + left.map { "unexpected: \($0)" }
  }
}
