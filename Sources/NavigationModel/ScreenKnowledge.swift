/// That the code of a screen, or of an object that navigates, names another concrete screen: the raw material of tight
/// coupling, and what tells who brings a screen.
///
/// It stands beside the edges of the graph, because a cast in `prepare(for:)` moves nobody anywhere.
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
  /// The place in the source's code.
  public var site: SourceLocation

  /// Says that one screen's code names another.
  public init(source: String, destination: String, kind: Kind, inPrepare: Bool, site: SourceLocation) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.inPrepare = inPrepare
    self.site = site
  }
}

/// What linking gives: the graph and what the detectors need beside it.
public struct LinkedProgram: Hashable, Codable, Sendable {
  /// Nodes, edges and flows.
  public var graph: NavigationGraph
  /// Sorted by source, site, destination and kind.
  public var knowledge: [ScreenKnowledge]
  /// What storyboards hold and what code asks of them.
  public var storyboards: StoryboardKnowledge
  /// Ids of the screens that nothing leads to and that no code names outside of their own, sorted. There are none
  /// where code was not analyzed that might name them.
  public var unmentionedScreens: [String]
  /// Ids of the nodes that are presented so that no gesture takes them away, and that no code can dismiss; sorted.
  /// Those of which that is not certain are not among them.
  public var undismissedModals: [String]
  /// Ids of the screens and coordinators that can be made with data of their own, such as the article that a screen shows, so
  /// that each of them shows something else; sorted.
  public var madeWithData: [String]
  /// Ids of the screens that are navigation controllers of the app's own classes, of which a person sees what is in
  /// them; sorted.
  public var stacks: [String]
  /// Ids of the edges that present, at each of their places, what the same function pushes in another case, as where it
  /// finds no stack to push onto; sorted.
  public var fallbackPresentations: [String]
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
    graph: NavigationGraph, knowledge: [ScreenKnowledge] = [],
    storyboards: StoryboardKnowledge = StoryboardKnowledge(), unmentionedScreens: [String] = [],
    undismissedModals: [String] = [], madeWithData: [String] = [], stacks: [String] = [],
    fallbackPresentations: [String] = [],
    ownership: CoordinatorOwnership = CoordinatorOwnership(), parts: [ScreenPart] = [],
    account: NavigationAccount = NavigationAccount([]),
    issues: [Issue] = [],
    suppressions: [SuppressionComment] = [], conditionalRegions: [ConditionalRegion] = []
  ) {
    self.graph = graph
    self.knowledge = knowledge
    self.storyboards = storyboards
    self.unmentionedScreens = unmentionedScreens
    self.undismissedModals = undismissedModals
    self.madeWithData = madeWithData
    self.stacks = stacks
    self.fallbackPresentations = fallbackPresentations
    self.ownership = ownership
    self.parts = parts
    self.account = account
    self.issues = issues
    self.suppressions = suppressions
    self.conditionalRegions = conditionalRegions
  }
}
