/// The code of a helper refers to a concrete screen: of a type that is no node of the graph, such as a factory, or of a
/// function outside of types.
///
/// It is separate from ``ScreenKnowledge``, whose sources are nodes: rules about coupling judge screens and coordinators,
/// while a helper may know every screen. Whoever replaces a screen must change both.
public struct HelperKnowledge: Hashable, Codable, Sendable {
  /// The name of the type, or of the function with `()`.
  public var helper: String
  /// The id of the screen that is named.
  public var destination: String
  /// What is done with it.
  public var kind: ScreenKnowledge.Kind
  /// The property that is set; nil where the code creates the screen or casts to it.
  public var property: String?
  /// The place in the helper's code.
  public var site: SourceLocation

  /// Says that a helper's code names a screen.
  public init(
    helper: String, destination: String, kind: ScreenKnowledge.Kind, property: String? = nil, site: SourceLocation
  ) {
    self.helper = helper
    self.destination = destination
    self.kind = kind
    self.property = property
    self.site = site
  }
}

extension HelperKnowledge: Comparable {
  /// By helper and place.
  public static func < (left: HelperKnowledge, right: HelperKnowledge) -> Bool {
    (left.helper, left.site, left.destination, left.kind.rawValue, left.property ?? "")
      < (right.helper, right.site, right.destination, right.kind.rawValue, right.property ?? "")
  }
}
