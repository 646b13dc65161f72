/// What a report tells people about a rule, so that they need not look it up elsewhere.
public struct RuleHelp: Hashable, Codable, Sendable {
  /// The word for the rule in findings, such as `navigation-cycle`.
  public var identifier: String
  /// The words for the rule in a heading.
  public var name: String
  /// What the rule finds.
  public var summary: String
  /// Why that is bad.
  public var rationale: String
  /// What to do about it.
  public var remedy: String
  /// The address of a page about the rule; nil where none is known.
  public var address: String?

  /// Makes the help for a rule, which says nothing but its name where nothing else is known.
  public init(
    identifier: String, name: String, summary: String = "", rationale: String = "", remedy: String = "",
    address: String? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.address = address
  }
}
