/// Screens, coordinators and other ends of navigation, with the transitions between them.
///
/// Nodes are sorted by id, edges by id, flows by source, destination and kind.
public struct NavigationGraph: Hashable, Codable, Sendable {
  public var nodes: [Node]
  public var edges: [Edge]
  public var flows: [Flow]

  public init(nodes: [Node] = [], edges: [Edge] = [], flows: [Flow] = []) {
    self.nodes = nodes
    self.edges = edges
    self.flows = flows
  }
}

/// An end of a transition.
public struct Node: Hashable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A view controller or a SwiftUI view that a person sees as a screen.
    case screen
    /// A plain navigation, tab, split or page controller without a class of its own.
    case container
    /// An object that moves between screens and is none: see ``Node/role``.
    case coordinator
    /// Where the app starts: an application or scene delegate, an `App`.
    case entry
    /// A screen of the system, such as the share sheet.
    case system
    case alert
    /// Stands for a destination that could not be resolved.
    case unknown
  }

  public enum Framework: String, Codable, Sendable { case uikit, appkit, swiftui }

  /// What a node is within its kind.
  public enum Role: String, Codable, Sendable {
    /// A coordinator by conformance, inheritance or name.
    case coordinator
    /// Any other object that navigates, such as an alert helper or a view model.
    case navigator
    /// A view that navigates but is only a part of other screens, such as a row with a link.
    case component
    /// A view that has no type of its own, such as a `List` written inline as a destination.
    case inline
  }

  /// Stable over runs and edits elsewhere: made of kind and names, never of a line.
  public var id: String
  public var name: String
  /// The name of the class or struct, with the types around it; nil for a scene without a class of its own.
  public var type: String?
  public var kind: Kind
  public var role: Role?
  public var framework: Framework?
  public var module: String?
  /// The base name of the storyboard that holds the scene.
  public var storyboard: String?
  /// The id of the scene's controller in the storyboard.
  public var sceneID: String?
  public var storyboardIdentifier: String?
  /// Where the type or the scene is declared; nil for what is not in the sources.
  public var location: SourceLocation?

  public init(
    id: String, name: String, type: String? = nil, kind: Kind, role: Role? = nil, framework: Framework? = nil,
    module: String? = nil, storyboard: String? = nil, sceneID: String? = nil, storyboardIdentifier: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.kind = kind
    self.role = role
    self.framework = framework
    self.module = module
    self.storyboard = storyboard
    self.sceneID = sceneID
    self.storyboardIdentifier = storyboardIdentifier
    self.location = location
  }
}

/// A transition from one node to another. Two places in the code that do the same are one edge with two sites.
public struct Edge: Hashable, Codable, Sendable {
  public var id: String
  public var source: String
  public var destination: String
  public var kind: TransitionKind
  public var confidence: Confidence
  /// The segue's or the route's identifier.
  public var identifier: String?
  /// Types of the wrappers that the call passes through, in order.
  public var via: [String]
  public var sites: [SourceLocation]
  /// Why the destination is unknown; nil where it is known.
  public var reason: String?

  public init(
    source: String, destination: String, kind: TransitionKind, confidence: Confidence, identifier: String? = nil,
    via: [String] = [], sites: [SourceLocation], reason: String? = nil
  ) {
    self.id = Edge.id(source: source, destination: destination, kind: kind, identifier: identifier)
    self.source = source
    self.destination = destination
    self.kind = kind
    self.confidence = confidence
    self.identifier = identifier
    self.via = via
    self.sites = sites
    self.reason = reason
  }

  /// The id is made of what identifies the edge, so that it survives edits that move code.
  public static func id(source: String, destination: String, kind: TransitionKind, identifier: String?) -> String {
    "\(source) \(kind.rawValue)\(identifier.map { "(\($0))" } ?? "") \(destination)"
  }
}

/// How sure navgraph is of an edge, from most to least.
public enum Confidence: String, Codable, Sendable, CaseIterable, Comparable {
  /// The destination is named where the transition is, or by the storyboard.
  case certain
  /// The destination was reached by following values through the program.
  case inferred
  /// One of several candidates.
  case possible

  public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .certain: 0
    case .inferred: 1
    case .possible: 2
    }
  }
}

/// How a transition shows its destination.
public enum TransitionKind: String, Codable, Sendable, CaseIterable {
  case push, show, showDetail, present, popover, sheet, fullScreenCover, window
  case root, replace, entry, column
  case tab
  case embed, child, page
  case start
  case pop, popTo, popToRoot, dismiss, unwind
  case alert
  case system
  case custom

  /// Whether the transition leaves a screen for one that was there before.
  public var goesBack: Bool {
    switch self {
    case .pop, .popTo, .popToRoot, .dismiss, .unwind: true
    default: false
    }
  }

  /// Whether the destination becomes a part of the source rather than its successor.
  public var isContainment: Bool {
    switch self {
    case .embed, .child, .page, .tab, .root, .column: true
    default: false
    }
  }
}

/// A way that a person goes from one screen to another through coordinators, which raw edges show only in parts.
public struct Flow: Hashable, Codable, Sendable {
  public var source: String
  public var destination: String
  public var kind: TransitionKind
  public var via: [String]

  public init(source: String, destination: String, kind: TransitionKind, via: [String]) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.via = via
  }
}
