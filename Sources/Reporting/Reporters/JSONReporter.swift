import Foundation
import NavigationModel

/// The document that other programs read; see ``AnalysisResult``, and ``GraphSchema`` for its form.
public struct JSONReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "json"
  /// What the format is good for.
  public static let summary = "The graph, the metrics and the findings as JSON, for other programs."

  /// A document of a version that this program does not read.
  public struct UnsupportedVersion: Error, Hashable, CustomStringConvertible {
    /// The version that the document says it has.
    public let version: Int

    /// The sentence for a person.
    public var description: String {
      "the document has schema version \(version), and only versions up to \(AnalysisResult.currentSchemaVersion) can be read"
    }
  }

  /// Makes a reporter.
  public init() {}

  /// The document, with sorted keys and without anything that depends on the machine.
  public func render(_ report: Report) throws -> String {
    try JSONDocument.text(of: ContractDocument(result: report.result))
  }

  /// Reads a document back.
  ///
  /// - Throws: ``UnsupportedVersion``, or the decoder's error where the text is not such a document.
  public static func read(_ text: String) throws -> AnalysisResult {
    let data = Data(text.utf8)
    let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
    guard (1...AnalysisResult.currentSchemaVersion).contains(version) else {
      throw UnsupportedVersion(version: version)
    }
    var result = try JSONDecoder().decode(AnalysisResult.self, from: data)
    if version == 1 { result.nodes = result.nodes.map(upgraded) }
    for index in result.findings.indices {
      let fingerprint = result.findings[index].fingerprint
      result.findings[index].fingerprint = RenamedFingerprints.current[fingerprint] ?? fingerprint
    }
    return result
  }

  /// In version 1, every object that navigates was a coordinator, and the role distinguished them.
  private static func upgraded(_ node: Node) -> Node {
    guard node.kind == .coordinator, node.role == .navigator else { return node }
    var node = node
    (node.kind, node.role) = (.navigator, nil)
    return node
  }

  private struct Version: Decodable {
    let schemaVersion: Int
  }
}
