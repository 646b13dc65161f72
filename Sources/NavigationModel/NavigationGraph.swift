/// Screens, coordinators and other nodes, with the transitions between them.
///
/// Nodes are sorted by id, edges by id, flows by source, destination and kind.
public struct NavigationGraph: Hashable, Codable, Sendable {
  /// All nodes, including controllers and coordinators without any edge; sorted by id.
  public var nodes: [Node]
  /// The transitions that code and storyboards contain; sorted by id.
  public var edges: [Edge]
  /// The paths of the user from screen to screen that follow from the edges; sorted by source, destination and kind.
  public var flows: [Flow]

  /// Makes a graph from parts that are already sorted and refer only to each other.
  public init(nodes: [Node] = [], edges: [Edge] = [], flows: [Flow] = []) {
    self.nodes = nodes
    self.edges = edges
    self.flows = flows
  }
}

/// A screen, a coordinator or anything else that a transition starts from or leads to.
public struct Node: Hashable, Codable, Sendable {
  /// What a node is to the user of the app. The raw values begin the node ids.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A view controller or a SwiftUI view that the user sees as a screen.
    case screen
    /// A framework's own navigation, tab, split or page controller, not a subclass of it.
    case container
    /// An object whose job is to move between screens: a coordinator or a router, recognized by conformance,
    /// inheritance or name.
    case coordinator
    /// Any other object that navigates, such as a view model, a manager or an extension of a framework's type.
    case navigator
    /// An entry point, where the app starts: an application or scene delegate, an `App`.
    case entry
    /// A system screen, such as the share sheet.
    case system
    /// An alert, an action sheet or a confirmation dialog.
    case alert
    /// An unresolved destination.
    case unknown
  }

  /// The framework that shows a node.
  public enum Framework: String, Codable, Sendable, CaseIterable { case uikit, appkit, swiftui }

  /// The subtype of a node within its kind.
  public enum Role: String, Codable, Sendable {
    /// A coordinator of the analyzed sources, rather than of a library.
    case coordinator
    /// In documents of version 1, a coordinator that is only an object that navigates: ``Kind/navigator``.
    case navigator
    /// A view that navigates but is only a part of other screens, such as a row with a link.
    case component
    /// A view that has no type of its own, such as a `List` written inline as a destination.
    case inline
  }

  /// Whether it navigates between screens but is not a screen itself.
  public var isObject: Bool { kind == .coordinator || kind == .navigator }

  /// Stable across runs and edits of other code: it consists of kind and names, without a line number.
  public var id: String
  /// The name of the node in pictures and reports, such as `ProfileViewController`, or a scene's title.
  public var name: String
  /// The name of the class or struct, with the types around it; nil for a scene without a class of its own.
  public var type: String?
  /// What the node is to the user of the app.
  public var kind: Kind
  /// The subtype of the node within its kind; nil for a plain screen, and for kinds without subtypes.
  public var role: Role?
  /// The framework that shows it; nil for nodes that are not screens, and if it is unknown.
  public var framework: Framework?
  /// The Xcode or package target that holds its file; without a project the first folder of the path; nil for neither.
  public var module: String?
  /// The base name of the storyboard that holds the scene.
  public var storyboard: String?
  /// The id of the scene's controller in the storyboard.
  public var sceneID: String?
  /// The storyboard ID of the scene; nil where it has none.
  public var storyboardIdentifier: String?
  /// What distinguishes the instances of a screen's type, since one instance may lead to a screen that another does
  /// not: generic parameters with several candidate models, initializer parameters that get different models behind one
  /// protocol, and properties of which each case shows another view; nil if there are none.
  public var variesBy: [String]?
  /// Where the type or the scene is declared; nil if it is not in the sources.
  public var location: SourceLocation?

  /// Makes a node from its parts; the caller keeps ids unique and stable.
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

/// A transition from one node to another. Two places with the same transition are one edge with two sites.
public struct Edge: Hashable, Codable, Sendable {
  /// Source, kind, identifier and destination as ``id(source:destination:kind:identifier:)`` joins them.
  public var id: String
  /// The id of the node whose code or scene asks for the transition.
  public var source: String
  /// The id of the node that the transition shows, or of an unknown node.
  public var destination: String
  /// How the destination is shown.
  public var kind: TransitionKind
  /// How the destination was found.
  public var confidence: Confidence
  /// The segue's or the route's identifier.
  public var identifier: String?
  /// The presentation style that code or a storyboard sets; nil if none is set, or if the sites set different ones.
  public var modalStyle: ModalStyle?
  /// The types of the wrappers between the call and the framework, in order.
  public var via: [String]
  /// Every place that performs the transition, in the sources or in an Interface Builder document; sorted.
  public var sites: [SourceLocation]
  /// Why the destination is unknown; nil if it is known.
  public var reason: String?
  /// Why it is unknown at each of the sites, in their order; nil if ``reason`` applies to all sites.
  public var siteReasons: [String]?
  /// Why the stack of screens does not grow, at every one of the sites; nil if the transition puts the destination on
  /// top.
  public var stackEffect: StackEffect?
  /// Properties of the source that decide, at every one of the sites, whether an instance performs the transition.
  /// Instances are made with different cases, flags or models of these properties, or none with a value that performs
  /// it, or the properties say how an instance is shown. Nil if all instances perform it.
  public var variesBy: [String]?

  /// Makes an edge, whose id follows from its ends, kind and identifier.
  public init(
    source: String, destination: String, kind: TransitionKind, confidence: Confidence, identifier: String? = nil,
    modalStyle: ModalStyle? = nil, via: [String] = [], sites: [SourceLocation], reason: String? = nil
  ) {
    self.id = Edge.id(source: source, destination: destination, kind: kind, identifier: identifier)
    self.source = source
    self.destination = destination
    self.kind = kind
    self.confidence = confidence
    self.identifier = identifier
    self.modalStyle = modalStyle
    self.via = via
    self.sites = sites
    self.reason = reason
  }

  /// The id has no line number, so that it stays the same when code moves.
  public static func id(source: String, destination: String, kind: TransitionKind, identifier: String?) -> String {
    "\(source) \(kind.rawValue)\(identifier.map { "(\($0))" } ?? "") \(destination)"
  }
}

/// Why a transition does not put another screen on the stack.
public enum StackEffect: String, Codable, Sendable, CaseIterable {
  /// The code also closes the source, so that the destination replaces it.
  case exchange
  /// The code looks for the screen on the stack, and returns to it if it is there.
  case reuse
}

/// How sure navgraph is of an edge, from most to least.
public enum Confidence: String, Codable, Sendable, CaseIterable, Comparable {
  /// The code of the transition, or the storyboard, names the destination.
  case certain
  /// The points-to analysis found the destination by following values through the program.
  case inferred
  /// One of several candidates.
  case possible

  /// The surer confidence is the lesser one, so that `max` gives the confidence of a chain.
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
  /// `pushViewController(_:animated:)`, a push segue, a `NavigationLink` or a `navigationDestination`.
  case push
  /// `show(_:sender:)` or a Show segue: the container decides, a navigation controller by a push.
  case show
  /// `showDetailViewController(_:sender:)`, or a Show Detail or Replace segue: the detail column of a split view.
  case showDetail
  /// `present(_:animated:completion:)`, a Present Modally segue, AppKit's `presentAsModalWindow(_:)`.
  case present
  /// SwiftUI's `popover`, a Present As Popover segue, a view controller in an `NSPopover`.
  case popover
  /// SwiftUI's `sheet`, AppKit's `presentAsSheet(_:)` and sheet segue, a window's `beginSheet(_:)`.
  case sheet
  /// SwiftUI's `fullScreenCover`.
  case fullScreenCover
  /// A window of its own: `showWindow(_:)` of a window controller, SwiftUI's `Window`, `Settings` and `MenuBarExtra`.
  case window
  /// The first content of a container: a window's `rootViewController` or content, the bottom of a navigation stack
  /// (`init(rootViewController:)`, `setViewControllers`, the root relationship of a storyboard), a `WindowGroup`'s view.
  case root
  /// A screen takes the place of another, which is not kept below it, such as the top of a navigation stack exchanged.
  case replace
  /// The initial controller of the storyboard that `Info.plist` names for the app, a scene or an extension.
  case entry
  /// A column of a `UISplitViewController`, an `NSSplitViewController` or a `NavigationSplitView`.
  case column
  /// A tab of a `UITabBarController`, an `NSTabViewController` or a `TabView`.
  case tab
  /// The embed segue of a storyboard's container view.
  case embed
  /// `addChild(_:)`: a child controller that code puts into a parent of no container class.
  case child
  /// A page of a `UIPageViewController`, set by code or given by its data source.
  case page
  /// `start()` of a coordinator, which shows screens by edges of its own.
  case start
  /// `popViewController(animated:)`.
  case pop
  /// `popToViewController(_:animated:)`.
  case popTo
  /// `popToRootViewController(animated:)`.
  case popToRoot
  /// `dismiss(animated:completion:)`.
  case dismiss
  /// An unwind segue, which ends at the screen that implements its action.
  case unwind
  /// A `UIAlertController`, an `NSAlert`, or SwiftUI's `alert`, `confirmationDialog` and `actionSheet`, however presented.
  case alert
  /// A screen that the system brings, such as a share sheet or a photo picker, however presented.
  case system
  /// A segue of a custom class whose code does not tell how the destination appears, or of a kind that navgraph does not
  /// know.
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

/// A path of the user from one screen to the next: direct, like an edge, or through coordinators, whose edges each show
/// only a part of the path.
public struct Flow: Hashable, Codable, Sendable {
  /// The id of the screen that the user leaves.
  public var source: String
  /// The id of the screen that the user gets to.
  public var destination: String
  /// The kind of the last edge of the path, which shows the destination.
  public var kind: TransitionKind
  /// The names of the coordinators and other objects between the two, in order; empty for a direct flow.
  public var via: [String]
  /// `possible` if only some of several candidate objects of the screen lead this way, or if no argument in the calls
  /// tells which of several destinations is meant; otherwise nil.
  public var confidence: Confidence?

  /// Makes a flow from its parts.
  public init(source: String, destination: String, kind: TransitionKind, via: [String]) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.via = via
  }
}
