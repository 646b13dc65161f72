/// What the declarations of screens say that the graph does not tell: rules ask what a class is, never how it is called.
public struct ScreenClasses: Hashable, Codable, Sendable {
  /// Ids of the screens that are the app's own subclasses of a navigation controller, where the user sees only the
  /// content; sorted.
  public var stacks: [String]
  /// Ids of the screens that are the app's own subclasses of a tab bar controller; sorted.
  public var tabBars: [String]
  /// Ids of the screens that are the app's own subclasses of a split view controller; sorted.
  public var splitViews: [String]
  /// Ids of the screens that are the app's own subclasses of the system's screens, such as a document picker; sorted.
  public var systemSubclasses: [String]
  /// Ids of the screens that keep a web view or consist of one; sorted.
  public var webPages: [String]
  /// Ids of the screens whose classes are public, so that code which was not analyzed can make them; sorted.
  public var exported: [String]
  /// Ids of the controllers whose class is generic over the view or the controller that they are made around, such as a
  /// popup for any view; sorted.
  public var frames: [String]
  /// Ids of the modifiers of SwiftUI that show something, which are no views of their own; sorted.
  public var modifiers: [String]
  /// The names of the analyzed classes that each screen or coordinator inherits from, by its id, the nearest class first.
  public var superclasses: [String: [String]]

  /// Collects what is known of classes, nothing unless it is given.
  public init(
    stacks: [String] = [], tabBars: [String] = [], splitViews: [String] = [], systemSubclasses: [String] = [],
    webPages: [String] = [], exported: [String] = [], frames: [String] = [], modifiers: [String] = [],
    superclasses: [String: [String]] = [:]
  ) {
    self.stacks = stacks
    self.tabBars = tabBars
    self.splitViews = splitViews
    self.systemSubclasses = systemSubclasses
    self.webPages = webPages
    self.exported = exported
    self.frames = frames
    self.modifiers = modifiers
    self.superclasses = superclasses
  }
}
