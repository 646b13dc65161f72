/// A property or method of a framework type that returns an object that matters for navigation.
public struct FrameworkMember: Hashable, Codable, Sendable {
  /// What reading the member gives.
  public enum Result: Hashable, Codable, Sendable {
    /// Some object of a type, named without optionality, such as `UINavigationController`.
    case type(String)
    /// The object itself, as an alias, such as `coordinator.strongRouter`.
    case itself
    /// The object itself, seen as a type: a protocol's way to the controller that implements it.
    case itselfAs(String)
    /// What the initializer of the object was given under a label, or the static member itself.
    case argument(String)
    /// Some object of the type that the owner is specialized with, counted from 0, as in `Router<Interactor, Screen>`.
    case genericArgument(Int)
  }

  /// The framework type that has the member, such as `UIViewController`; its subclasses have it too.
  public var owner: String
  /// The member's name, such as `navigationController`.
  public var name: String
  /// What it gives.
  public var result: Result

  /// Says that `owner.name` gives a `type`.
  public init(_ owner: String, _ name: String, _ type: String) {
    self.init(owner, name, gives: .type(type))
  }

  /// Says what `owner.name` gives.
  public init(_ owner: String, _ name: String, gives result: Result) {
    self.owner = owner
    self.name = name
    self.result = result
  }
}
