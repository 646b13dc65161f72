/// A method or a closure that the system calls when something outside of the app asks for a screen: a link, a
/// notification, a shortcut.
public struct OutsideEntry: Hashable, Codable, Sendable {
  /// How the code gets called.
  public enum Handler: Hashable, Codable, Sendable {
    /// A method of that name, whose second parameter has the label: `application(_:open:options:)`.
    case method(String, label: String)
    /// The closure that a modifier gets: `onOpenURL { … }`.
    case closure(String)
  }

  /// What pictures call the entry, such as `Deep links`.
  public var name: String
  /// The code that runs.
  public var handler: Handler

  /// Names what comes in by a handler.
  public init(_ name: String, by handler: Handler) {
    self.name = name
    self.handler = handler
  }
}
