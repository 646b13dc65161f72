/// The surroundings of one screen or coordinator: transitions to it and from it, the screens that contain it, the code
/// that refers to it, and its findings.
public struct Surroundings: Hashable, Codable, Sendable {
  /// The screen or coordinator.
  public var node: Node
  /// The steps that lead to it, those to containers that are made around it too; sorted by source.
  public var waysIn: [GraphPath.Step]
  /// The steps that leave it, sorted by destination.
  public var waysOut: [GraphPath.Step]
  /// The transitions back that its code makes, sorted by destination.
  public var waysBack: [GraphPath.Step]
  /// Ids of the screens that hold it as a part, sorted.
  public var holders: [String]
  /// Where the code of other screens and objects names it, sorted by source and place; empty for results without that.
  public var namings: [ScreenKnowledge]
  /// Where the code of helpers, such as factories, names it, sorted by helper and place.
  public var helpers: [HelperKnowledge]
  /// The findings that are about it before all others, in the order of the result.
  public var findings: [Finding]

  /// Puts together what was found out.
  public init(
    node: Node, waysIn: [GraphPath.Step], waysOut: [GraphPath.Step], waysBack: [GraphPath.Step], holders: [String],
    namings: [ScreenKnowledge], helpers: [HelperKnowledge] = [], findings: [Finding]
  ) {
    self.node = node
    self.waysIn = waysIn
    self.waysOut = waysOut
    self.waysBack = waysBack
    self.holders = holders
    self.namings = namings
    self.helpers = helpers
    self.findings = findings
  }
}
