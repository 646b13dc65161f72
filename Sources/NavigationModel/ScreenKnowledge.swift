/// The code of a screen, or of another object that navigates, refers to another concrete screen. Rules about coupling
/// use this, and so does the search for the code that adds a part to a screen.
///
/// It is separate from the edges of the graph, because a cast in `prepare(for:)` is not a transition.
public struct ScreenKnowledge: Hashable, Codable, Sendable {
  /// What the one screen's code does with the other.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// `DetailViewController()` or an instantiation from a storyboard whose class is named.
    case creates
    /// A property is set that the other screen has and not every controller.
    case configures
    /// `as? DetailViewController`.
    case casts
  }

  /// Node ids.
  public var source: String
  /// The screen that is named.
  public var destination: String
  /// What is done with it.
  public var kind: Kind
  /// Whether the place is in a `prepare(for:sender:)`.
  public var inPrepare: Bool
  /// The property that is set; nil where the code creates the screen or casts to it.
  public var property: String?
  /// Whether a cast only finds the controller to go back to, or to compare with, and uses nothing of the screen, or is in
  /// the animation of a transition; nil where it is not so.
  public var isReference: Bool?
  /// The place in the source's code.
  public var site: SourceLocation

  /// Says that one screen's code names another.
  public init(
    source: String, destination: String, kind: Kind, inPrepare: Bool, property: String? = nil,
    isReference: Bool? = nil, site: SourceLocation
  ) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.inPrepare = inPrepare
    self.property = property
    self.isReference = isReference
    self.site = site
  }
}

/// The result of linking: the graph, and the facts that detectors need besides it.
public struct LinkedProgram: Hashable, Codable, Sendable {
  /// Nodes, edges and flows.
  public var graph: NavigationGraph
  /// Sorted by source, site, destination and kind.
  public var knowledge: [ScreenKnowledge]
  /// What helpers, such as factories, know of screens; sorted.
  public var helperKnowledge: [HelperKnowledge]
  /// What storyboards hold and what code asks of them.
  public var storyboards: StoryboardKnowledge
  /// Ids of dead screens, sorted: no transition leads to them, and no code but their own names them that something may run.
  /// Empty if code that was not analyzed might name them.
  public var unmentionedScreens: [String]
  /// By the ids of dead screens, the types and functions that name them, sorted: nothing runs their code.
  public var deadNamers: [String: [String]]
  /// Why code may name screens without that being known, as a clause; nil if all names in the code are known.
  public var unknownNames: String?
  /// Ids of the modal nodes that certainly neither a gesture nor code can dismiss; sorted.
  public var undismissedModals: [String]
  /// Ids of the screens and coordinators whose instances are made with data, such as an article, so that each instance
  /// shows something else; sorted.
  public var madeWithData: [String]
  /// What the declarations of the screens say.
  public var classes: ScreenClasses
  /// Ids of the edges that are only a fallback for a push: at each site, the same function pushes the destination if
  /// there is a navigation stack; sorted.
  public var fallbackPresentations: [String]
  /// The places that push for each route of a type what is registered for it, as SwiftUI's `navigationDestination(for:)`
  /// does; sorted.
  public var routeRegistrations: [SourceLocation]
  /// What coordinators keep alive, and what keeps them alive.
  public var ownership: CoordinatorOwnership
  /// The parts that screens hold, sorted by part and screen.
  public var parts: [ScreenPart]
  /// What became of each place that can be navigation.
  public var account: NavigationAccount
  /// What could not be linked; problems of single files are in their own facts.
  public var issues: [Issue]
  /// Comments that tell navgraph to leave findings out, sorted by place.
  public var suppressions: [SuppressionComment]
  /// The code that only one platform or only debug builds have, sorted.
  public var conditionalRegions: [ConditionalRegion]

  /// Makes a result, with a graph alone unless more is given.
  public init(
    graph: NavigationGraph, knowledge: [ScreenKnowledge] = [], helperKnowledge: [HelperKnowledge] = [],
    storyboards: StoryboardKnowledge = StoryboardKnowledge(), unmentionedScreens: [String] = [],
    deadNamers: [String: [String]] = [:], unknownNames: String? = nil,
    undismissedModals: [String] = [], madeWithData: [String] = [], classes: ScreenClasses = ScreenClasses(),
    fallbackPresentations: [String] = [], routeRegistrations: [SourceLocation] = [],
    ownership: CoordinatorOwnership = CoordinatorOwnership(), parts: [ScreenPart] = [],
    account: NavigationAccount = NavigationAccount([]),
    issues: [Issue] = [],
    suppressions: [SuppressionComment] = [], conditionalRegions: [ConditionalRegion] = []
  ) {
    self.graph = graph
    self.knowledge = knowledge
    self.helperKnowledge = helperKnowledge
    self.storyboards = storyboards
    self.unmentionedScreens = unmentionedScreens
    self.deadNamers = deadNamers
    self.unknownNames = unknownNames
    self.undismissedModals = undismissedModals
    self.madeWithData = madeWithData
    self.classes = classes
    self.fallbackPresentations = fallbackPresentations
    self.routeRegistrations = routeRegistrations
    self.ownership = ownership
    self.parts = parts
    self.account = account
    self.issues = issues
    self.suppressions = suppressions
    self.conditionalRegions = conditionalRegions
  }
}
