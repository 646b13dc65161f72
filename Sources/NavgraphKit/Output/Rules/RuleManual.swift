import GraphAnalysis
import NavigationModel

/// The manual of the rules, navgraph's own and those of a configuration: their descriptions and their settings.
public struct RuleManual: Sendable {
  /// The forms in which it can be read.
  public enum Format: String, Sendable, CaseIterable {
    case text, markdown, json
  }

  private let configuration: AnalysisConfiguration
  /// Why rules that are on can report nothing, by their identifiers.
  private var idle: [String: String] = [:]

  /// The manual where nothing is set.
  public init() { configuration = AnalysisConfiguration() }

  /// The manual under a configuration: the given one, else that in a folder, else that in the current one.
  ///
  /// - Throws: ``AnalysisError/noSuchPath(_:)``, or why the configuration cannot be used.
  public init(folder: String = ".", configurationFile: String?) throws(AnalysisError) {
    let root = try AnalysisRoot(paths: [folder])
    configuration = try ConfigurationFile.load(given: configurationFile, root: root.folder).rules
  }

  /// The same manual, which says of each rule whether it can report anything in the app below the folder. If there is
  /// nothing to analyze, it says nothing.
  ///
  /// - Throws: Why the app cannot be analyzed.
  public func applied(toAppIn folder: String, configurationFile: String?) throws(AnalysisError) -> RuleManual {
    let analysis = try Analysis(AnalysisRequest(paths: [folder], configurationFile: configurationFile))
    var manual = self
    do throws(AnalysisError) {
      let rules = try analysis.run().idleRules ?? []
      manual.idle = Dictionary(uniqueKeysWithValues: rules.map { ($0.rule, $0.reason) })
    } catch {
      guard case .nothingToAnalyze = error else { throw error }
    }
    return manual
  }

  /// The identifiers of the rules that every project has, sorted.
  public static let identifiers = RuleRegistry.rules.map(\.identifier)

  /// What `--set` can begin with, for shells to complete: each option of each rule.
  public static let assignments = RuleRegistry.rules.flatMap { rule in
    (["severity"] + rule.options.map(\.name)).map { "\(rule.identifier).\($0)=" }
  }

  /// The identifiers of all rules, those that the configuration declares too, sorted.
  public var identifiers: [String] { configuration.descriptions.map(\.identifier) }

  /// A hint with the nearest name of a rule.
  public func hint(for identifier: String) -> String {
    let elsewhere = "; your own rules come from \(Configuration.fileName) here, or from --config FILE"
    return Self.nearest(to: identifier, among: identifiers) ?? Self.overview + elsewhere
  }

  /// The nearest rule, or where to look for it.
  static func hint(for identifier: String, among rules: [String]) -> String {
    nearest(to: identifier, among: rules) ?? overview
  }

  private static func nearest(to identifier: String, among rules: [String]) -> String? {
    Spelling.nearest(to: identifier, among: rules).map { "did you mean '\($0)'?" }
  }

  private static let overview = "'navgraph rules' lists all rules"

  /// All rules: a table as text, everything about them in the other forms.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)``.
  public func overview(_ format: Format) throws(AnalysisError) -> String {
    let entries = configuration.descriptions.map(entry)
    switch format {
    case .text: return RuleText.table(entries)
    case .markdown: return RuleMarkdown.manual(entries)
    case .json: return try RuleDocument.text(of: entries.map(RuleDocument.init))
    }
  }

  /// Everything about one rule, or nil if there is none with the identifier.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)``.
  public func page(for identifier: String, _ format: Format) throws(AnalysisError) -> String? {
    guard let entry = configuration.rule(identifiedBy: identifier).map(entry) else { return nil }
    switch format {
    case .text: return RuleText.page(entry)
    case .markdown: return RuleMarkdown.page(entry)
    case .json: return try RuleDocument.text(of: RuleDocument(entry))
    }
  }

  /// A rule with what is set about it.
  struct Entry {
    let rule: RuleDescription
    let setting: RuleSetting
    /// Why the rule can report nothing in the app; nil if it can, or if no app was looked at.
    let idleReason: String?

    /// `warning or error`.
    var severities: String { rule.severities.map(\.rawValue).joined(separator: " or ") }

    /// `off`, `idle`, `on`, or the severity that all its findings are given.
    var state: String {
      guard setting.isEnabled else { return "off" }
      return idleReason == nil ? setting.severity?.rawValue ?? "on" : "idle"
    }

    /// The value of an option, as it is written in a configuration.
    func value(of option: RuleOption) -> String {
      setting.options[option.name].map(option.text(for:)) ?? option.defaultText
    }
  }

  private func entry(for rule: RuleDescription) -> Entry {
    Entry(rule: rule, setting: configuration.setting(of: rule), idleReason: idle[rule.identifier])
  }
}
