/// A screen contains a part that navigates: a row with a link, a cell, a view model, a manager, or an extension of a
/// framework's type. Where the part leads, the screen leads.
///
/// A part is held through any number of views and objects: the screen is the nearest node on the way that a person or
/// the app comes to, which is a coordinator or an entry where no screen holds the part.
public struct ScreenPart: Hashable, Codable, Sendable {
  /// The id of the node that holds the part.
  public var screen: String
  /// The id of the part's node.
  public var part: String
  /// Where the code of the screen makes, keeps or calls the part, or the first object on the way to it; sorted.
  public var sites: [SourceLocation]

  /// Says that a screen holds a part.
  public init(screen: String, part: String, sites: [SourceLocation]) {
    self.screen = screen
    self.part = part
    self.sites = sites
  }
}
