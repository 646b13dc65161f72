/// What navigation looks like in a framework or a library: data that the linker interprets and that runs no code.
public struct Idiom: Hashable, Codable, Sendable {
  /// A short name in lower case with dashes, such as `uikit-push`.
  public var name: String
  /// The framework or library it belongs to.
  public var framework: String
  /// One sentence for `navgraph idioms`.
  public var summary: String
  public var transitions: [TransitionPattern]
  public var types: [FrameworkType]
  public var members: [FrameworkMember]
  public var example: Example

  public init(
    name: String, framework: String, summary: String, transitions: [TransitionPattern] = [],
    types: [FrameworkType] = [], members: [FrameworkMember] = [], example: Example
  ) {
    self.name = name
    self.framework = framework
    self.summary = summary
    self.transitions = transitions
    self.types = types
    self.members = members
    self.example = example
  }

  /// Source code in the idiom and the edges that it means. It documents the idiom and is its test.
  public struct Example: Hashable, Codable, Sendable {
    public var source: String
    /// One edge a line: `Source kind Destination`.
    public var edges: [String]

    public init(source: String, edges: [String]) {
      self.source = source
      self.edges = edges
    }
  }
}

/// A piece of code that is a transition.
public struct TransitionPattern: Hashable, Codable, Sendable {
  /// The form of the code.
  public enum Trigger: Hashable, Codable, Sendable {
    /// A call of a method or an initializer. `labels` must occur in the call; `_` stands for an argument without one.
    case call(String, labels: [String])
    /// An assignment to a property.
    case assignment(String)
    /// The implementation of a method whose result is shown, such as the data source of a page controller.
    case implementation(String, labels: [String])
  }

  /// Where the pattern says what is shown.
  public enum Destination: Hashable, Codable, Sendable {
    /// The value of an argument, of all elements if it is an array. `_` stands for the first without a label.
    case argument(String)
    /// The assigned value, or the result of the implemented method.
    case value
    /// The views that a closure gives: the argument of that label or the first closure without a label.
    case builder(String)
    /// Each child of a closure's view by itself, as in a tab view.
    case children(String)
    /// The object that the method is called on.
    case receiver
    /// The segue with this identifier.
    case segue(String)
    /// The destination that is registered for the type of the argument's value.
    case registered(String)
    /// A destination that has always the same type.
    case fixed(String)
    /// The screen below, which the code does not name.
    case previous
  }

  public var trigger: Trigger
  /// The types, or types they inherit from, that the receiver may have. Empty where any will do.
  public var receivers: [String]
  public var destination: Destination
  public var kind: TransitionKind
  /// Whether a receiver whose type is not known counts. Names that others use as well should say no.
  public var acceptsUnknownReceiver: Bool
  /// The label of the argument whose type the destinations are registered for; see ``Destination/registered(_:)``.
  public var registersFor: String?

  public init(
    _ trigger: Trigger, on receivers: [String] = [], shows destination: Destination, as kind: TransitionKind,
    acceptsUnknownReceiver: Bool = true, registersFor: String? = nil
  ) {
    self.trigger = trigger
    self.receivers = receivers
    self.destination = destination
    self.kind = kind
    self.acceptsUnknownReceiver = acceptsUnknownReceiver
    self.registersFor = registersFor
  }
}

/// A type of a framework that navigation meets.
public struct FrameworkType: Hashable, Codable, Sendable {
  public enum Role: String, Codable, Sendable {
    /// A view controller, a window controller: something that can be a destination.
    case controller
    /// A controller that shows others and is none that a person sees.
    case container
    /// A controller around a SwiftUI view, which is the real destination.
    case hosting
    case alert
    case systemScreen
    /// The `View` protocol.
    case view
    /// A view that shows its content and nothing else, such as `Group` or `NavigationStack`.
    case wrapperView
    /// An application or scene delegate, or `App`.
    case entry
    /// A type that holds scenes of a storyboard, a window and so on: known, but no destination.
    case other
  }

  public var name: String
  public var superclass: String?
  public var role: Role
  public var framework: Node.Framework?
  /// Labels of the initializer's arguments that are the content, each with the kind of edge to it.
  public var contents: [String: TransitionKind]

  public init(
    _ name: String, superclass: String? = nil, role: Role, framework: Node.Framework? = nil,
    contents: [String: TransitionKind] = [:]
  ) {
    self.name = name
    self.superclass = superclass
    self.role = role
    self.framework = framework
    self.contents = contents
  }
}

/// A property or method of a framework type that gives an object which navigation meets.
public struct FrameworkMember: Hashable, Codable, Sendable {
  public var owner: String
  public var name: String
  public var type: String

  public init(_ owner: String, _ name: String, _ type: String) {
    self.owner = owner
    self.name = name
    self.type = type
  }
}
