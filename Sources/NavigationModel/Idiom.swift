/// The code patterns of a framework or a library that mean navigation: data that the linker interprets.
public struct Idiom: Hashable, Codable, Sendable {
  /// A short name in lower case with dashes, such as `uikit-push`.
  public var name: String
  /// The framework or library it belongs to.
  public var framework: String
  /// One sentence for `navgraph idioms`.
  public var summary: String
  /// The modules of a library. The idiom applies only to programs that import one of them; if it is empty, to all
  /// programs.
  ///
  /// Common words such as `Router` and `push` mean the library only in programs that use it.
  public var modules: Set<String>
  /// The code that moves between screens. Of several patterns that fit one call the first in the list counts.
  public var transitions: [TransitionPattern]
  /// The framework's types that the transitions meet.
  public var types: [FrameworkType]
  /// The framework's properties through which code reaches such types.
  public var members: [FrameworkMember]
  /// The words of a library that composes screens by chains of calls; nil for the others.
  public var chains: ChainVocabulary?
  /// The accessors of storyboards that a code generator makes.
  public var accessors: [GeneratedAccessor]
  /// The words of a container of dependencies; nil for the others.
  public var dependencies: DependencyVocabulary?
  /// How the library registers what addresses lead to; nil for the others.
  public var addresses: AddressVocabulary?
  /// The words of a library whose coordinators are asked for routes; nil for the others.
  public var routes: RouteVocabulary?
  /// Functions that pass their first arguments to their closure, such as `Flows.use`.
  public var handovers: Set<String>
  /// Functions that store their closure and run it for each event: `sink`, `subscribe`.
  public var listeners: [String]
  /// How code sends values to listeners that it does not know; nil for idioms without such words.
  public var sending: SendingVocabulary?
  /// How links, notifications and shortcuts come into the app.
  public var outsideEntries: [OutsideEntry]
  /// Types that only the library itself declares. If a program declares most of them, it contains the library's
  /// sources. These are not part of the app, and the idiom still defines what calls of the library mean.
  public var landmarks: [String]
  /// Code that shows the idiom and that its test links; nil only for idioms of a project's own.
  public var example: Example?

  /// Makes an idiom without patterns, types and members, except for those that are given.
  public init(
    name: String, framework: String, summary: String, modules: Set<String> = [],
    transitions: [TransitionPattern] = [], types: [FrameworkType] = [], members: [FrameworkMember] = [],
    chains: ChainVocabulary? = nil, accessors: [GeneratedAccessor] = [],
    dependencies: DependencyVocabulary? = nil, addresses: AddressVocabulary? = nil, routes: RouteVocabulary? = nil,
    handovers: Set<String> = [], listeners: [String] = [], sending: SendingVocabulary? = nil,
    outsideEntries: [OutsideEntry] = [], landmarks: [String] = [], example: Example
  ) {
    self.name = name
    self.framework = framework
    self.summary = summary
    self.modules = modules
    self.transitions = transitions
    self.types = types
    self.members = members
    self.chains = chains
    self.accessors = accessors
    self.dependencies = dependencies
    self.addresses = addresses
    self.landmarks = landmarks
    self.routes = routes
    self.handovers = handovers
    self.listeners = listeners
    self.sending = sending
    self.outsideEntries = outsideEntries
    self.example = example
  }

  /// Source code in the idiom and the edges that it means. It documents the idiom and is its test.
  public struct Example: Hashable, Codable, Sendable {
    /// Swift code that parses, as one file. What a library's idiom must import is left out.
    public var source: String
    /// One edge a line: `Source kind Destination`.
    public var edges: [String]
    /// One flow a line, without those that are edges already: `Source kind Destination via Coordinator`.
    public var flows: [String]

    /// Pairs code with the edges and the flows that it means.
    public init(source: String, edges: [String], flows: [String] = []) {
      self.source = source
      self.edges = edges
      self.flows = flows
    }
  }
}

/// A piece of code that is a transition.
public struct TransitionPattern: Hashable, Codable, Sendable {
  /// The form of the code.
  public enum Trigger: Hashable, Codable, Sendable {
    /// A call of a method or an initializer. `labels` must occur in the call; `_` stands for an argument without one, and
    /// `()` alone says that the call has no arguments.
    case call(String, labels: [String])
    /// An assignment to a property.
    case assignment(String)
    /// The implementation of a method whose result is shown, such as the data source of a page controller; without
    /// labels also that of a property, such as the body of a hosting controller.
    case implementation(String, labels: [String])
    /// The initial value of a property with a property wrapper. The wrapper's argument has this label or is this
    /// member, as in `@Route(.push)`; nil for a wrapper without arguments.
    case property(wrapper: String, argument: String?)
    /// A modifier of any name except these that neither the program declares nor another pattern names, so it must come
    /// from a library. `labels` must occur in the call, and the first is that of a binding.
    case modifier(labels: [String], besides: Set<String>)
  }

  /// Which part of the code is the destination.
  public enum Destination: Hashable, Codable, Sendable {
    /// The value of an argument, of all elements if it is an array. `_` stands for the first without a label.
    case argument(String)
    /// The value of an argument if it is a coordinator. Screens are given in the same words without being shown.
    case coordinator(String)
    /// The assigned value, the result of the implemented method, or what the property's value makes.
    case value
    /// The views that a closure gives: the argument of that label or the first closure without a label.
    case builder(String)
    /// Each child of a closure's view separately, as in a tab view.
    case children(String)
    /// The controller whose view the argument is, as in `addSubview(detail.view)`.
    case viewOwner(String)
    /// The object that the method is called on.
    case receiver
    /// What the type is specialized with that the method is called on, as in `Cell<DetailViewController>.dequeue()`.
    case specialization
    /// The segue with this identifier.
    case segue(String)
    /// The scenes with this identifier, or with each of these.
    case scene(String)
    /// The destination that is registered for the type of the argument's value.
    case registered(String)
    /// The destination that is registered under a fixed name, such as the settings of an app; the code that opens it
    /// does not name it.
    case named(String)
    /// What is registered under the addresses that the argument gives: a URL, paths.
    case address(String)
    /// The destination that a stack shows for the case of its state in the argument.
    case state(String)
    /// The screen of a chain of steps; other values are not destinations.
    case step(String)
    /// A destination that has always the same type.
    case fixed(String)
    /// The previous screen, which the code does not name.
    case previous
  }

  /// What the code looks like.
  public var trigger: Trigger
  /// The types, or types they inherit from, that the receiver may have. Empty where any will do.
  public var receivers: [String]
  /// Which part of the code is shown.
  public var destination: Destination
  /// The kind of the edge, unless the destination is an alert or a system screen, which have kinds of their own.
  public var kind: TransitionKind
  /// Whether a receiver whose type is not known counts. Names that others use as well should say no.
  public var acceptsUnknownReceiver: Bool
  /// Whether only views of SwiftUI in a view that hosts them count: other views are parts of the screen that has them.
  public var showsHostedViewsOnly: Bool
  /// The label of the argument whose type the destinations are registered for; see ``Destination/registered(_:)``.
  /// An argument that is no type registers for the type of the routes that it holds.
  public var registersFor: String?
  /// The name under which code opens what the pattern shows; see ``Destination/named(_:)``.
  public var registersAs: String?
  /// Whether methods that the program itself declares match, too. For a framework's idiom they are only namesakes, but
  /// the idioms of a project may describe the project's own methods.
  public var meansOwnDeclarations = false
  /// Whether the closure switches over the cases of a state, by which links name what they lead to.
  public var registersStates: Bool
  /// The modifier without which the call shows no screen; nil where it shows one anyway.
  public var onlyWith: Modifier?
  /// The argument that chooses another kind than ``kind``; nil where none does.
  public var choice: KindChoice?

  /// An argument that says how something is shown, such as `style: .sheet`.
  public struct KindChoice: Hashable, Codable, Sendable {
    /// The argument's label.
    public var label: String
    /// The kinds by the names of the members that stand for them.
    public var kinds: [String: TransitionKind]

    /// Makes a choice.
    public init(_ label: String, _ kinds: [String: TransitionKind]) {
      self.label = label
      self.kinds = kinds
    }
  }

  /// A modifier with one of these members as its argument, such as `.menuBarExtraStyle(.window)`.
  public struct Modifier: Hashable, Codable, Sendable {
    /// The name of the modifier.
    public var name: String
    /// The members that it may be given, and the types that stand for them.
    public var values: [String]

    /// Makes a modifier.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }

    /// How code writes it, with the first of the values.
    public var code: String { ".\(name)(\(values.first.map { ".\($0)" } ?? ""))" }
  }

  /// Makes a pattern that accepts any receiver, unless receivers are named.
  public init(
    _ trigger: Trigger, on receivers: [String] = [], shows destination: Destination, as kind: TransitionKind,
    acceptsUnknownReceiver: Bool = true, showsHostedViewsOnly: Bool = false, registersFor: String? = nil,
    registersAs: String? = nil, registersStates: Bool = false, onlyWith: Modifier? = nil,
    choice: KindChoice? = nil
  ) {
    self.trigger = trigger
    self.receivers = receivers
    self.destination = destination
    self.kind = kind
    self.acceptsUnknownReceiver = acceptsUnknownReceiver
    self.showsHostedViewsOnly = showsHostedViewsOnly
    self.registersFor = registersFor
    self.registersAs = registersAs
    self.registersStates = registersStates
    self.onlyWith = onlyWith
    self.choice = choice
  }
}

/// A type of a framework that navigation meets.
public struct FrameworkType: Hashable, Codable, Sendable {
  /// What a type is to navigation.
  public enum Role: String, Codable, Sendable, CaseIterable {
    /// A view controller, a window controller: something that can be a destination.
    case controller
    /// A controller that only contains others and is not itself a screen.
    case container
    /// A hosting controller around a SwiftUI view, which is the real destination.
    case hosting
    /// An alert or action sheet, such as `UIAlertController`.
    case alert
    /// A screen that the system brings, such as `UIActivityViewController`.
    case systemScreen
    /// The `View` protocol.
    case view
    /// A view that shows its content and nothing else, such as `Group` or `NavigationStack`.
    case wrapperView
    /// A view that shows one of its children, such as `SwitchStore`.
    case choiceView
    /// An application or scene delegate, or `App`.
    case entry
    /// A coordinator type of a library; its subclasses are coordinators, too.
    case coordinator
    /// A reference to a coordinator, such as `StrongRouter<ItemRoute>`.
    case coordinatorReference
    /// Any other known type, such as a storyboard; never a destination.
    case other
  }

  /// The name of the type as code writes it, such as `UINavigationController`.
  public var name: String
  /// The next type above that matters here, or a protocol that it stands for; nil where there is none.
  public var superclass: String?
  /// The protocols beside it that matter here; nil where there is none.
  public var protocols: [String]?
  /// What the type is to navigation; subclasses inherit it.
  public var role: Role
  /// The framework that nodes of the type carry; nil for types that never are nodes.
  public var framework: Node.Framework?
  /// Labels of the initializer's arguments that are the content, each with the kind of edge to it.
  public var contents: [String: TransitionKind]

  /// Describes a type that holds nothing, unless contents are given.
  public init(
    _ name: String, superclass: String? = nil, protocols: [String]? = nil, role: Role,
    framework: Node.Framework? = nil, contents: [String: TransitionKind] = [:]
  ) {
    self.name = name
    self.superclass = superclass
    self.protocols = protocols
    self.role = role
    self.framework = framework
    self.contents = contents
  }
}
