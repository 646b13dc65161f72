import GraphAnalysis
import NavigationModel
import Reporting

/// A rule as JSON: what there is to say about it, and how it is set.
struct RuleDocument: Encodable {
  private let identifier: String
  private let name: String
  private let category: String
  private let isOptIn: Bool
  private let severities: [Severity]
  private let state: String
  private let idleReason: String?
  private let summary: String
  private let rationale: String
  private let remedy: String
  private let options: [Option]
  private let triggeringExamples: [RuleExample]
  private let nonTriggeringExamples: [RuleExample]

  /// An option with its value.
  private struct Option: Encodable {
    let name: String
    let kind: RuleOption.Kind
    let summary: String
    let defaultValue: String
    let value: String
  }

  init(_ entry: RuleManual.Entry) {
    let rule = entry.rule
    identifier = rule.identifier
    name = rule.name
    category = rule.category.rawValue
    isOptIn = rule.isOptIn
    severities = rule.severities
    state = entry.state
    idleReason = entry.idleReason
    summary = rule.summary
    rationale = rule.rationale
    remedy = rule.remedy
    options = rule.options.map { option in
      Option(
        name: option.name, kind: option.kind, summary: option.summary, defaultValue: option.defaultText,
        value: entry.value(of: option))
    }
    triggeringExamples = rule.triggeringExamples
    nonTriggeringExamples = rule.nonTriggeringExamples
  }

  /// - Throws: ``AnalysisError/notMade(document:cause:)``.
  static func text(of value: some Encodable) throws(AnalysisError) -> String {
    do {
      return try JSONDocument.text(of: value)
    } catch {
      throw .notMade(document: RuleManual.Format.json.rawValue, cause: "\(error)")
    }
  }
}
