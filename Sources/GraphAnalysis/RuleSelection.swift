/// The rules that one run is about, as somebody who looks into a few of them wants it.
public struct RuleSelection: Hashable, Codable, Sendable {
  /// Identifiers of the rules that run, and no others, opt-in and switched off ones too; empty leaves it to the settings.
  public var only: Set<String>
  /// Identifiers of the rules that do not run, whatever else is said.
  public var skipped: Set<String>

  /// Without arguments, everything is left to the settings.
  public init(only: Set<String> = [], skipped: Set<String> = []) {
    self.only = only
    self.skipped = skipped
  }

  /// Whether a rule runs whose settings say whether it is enabled.
  public func runs(_ rule: String, isEnabled: Bool) -> Bool {
    guard !skipped.contains(rule) else { return false }
    return only.isEmpty ? isEnabled : only.contains(rule)
  }

  /// Whether everything is left to the settings.
  var isEmpty: Bool { only.isEmpty && skipped.isEmpty }
}
