import NavigationModel

/// What a diagram shows and how it looks.
///
/// What the options leave out is counted in a note within the picture, so that nobody takes a part for the whole.
public struct DiagramOptions: Hashable, Sendable {
  /// What the boxes around nodes stand for.
  public enum Grouping: String, CaseIterable, Sendable {
    /// The storyboard where a scene has one, else the module where there are several, else none.
    case automatic
    case storyboard
    case module
    /// The folder of the file.
    case folder
    /// The coordinator that shows the screen.
    case flow
    case none
  }

  /// The colours of the background and everything on it.
  public enum Theme: String, CaseIterable, Sendable { case light, dark }

  /// Where transitions lead to. The raw values are those of Graphviz's `rankdir`.
  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"
  }

  /// The level of detail.
  public enum Detail: String, CaseIterable, Sendable {
    /// Every node where a picture of them fits a screen, or nearly; else an overview. Above
    /// ``DiagramOptions/overviewThreshold``, ``DiagramOptions/overviewLineThreshold`` and
    /// ``DiagramOptions/overviewTangleThreshold`` it is an overview without a try.
    case automatic
    /// Every node and every transition.
    case full
    /// One box for each storyboard or folder, with the number of transitions between them.
    case overview
  }

  /// What a picture of a part is about.
  public struct Subject: Hashable, Sendable {
    /// The title of the picture.
    public var title: String
    /// Ids of the nodes that were asked for, which have a double border; none where a picture only leaves something out.
    public var focus: Set<String>
    /// What is told below the picture beside what it leaves out itself.
    public var notes: [String]

    /// Names a part.
    public init(title: String, focus: Set<String>, notes: [String]) {
      self.title = title
      self.focus = focus
      self.notes = notes
    }
  }

  /// What the picture is about; nil for the whole app.
  public var subject: Subject?

  /// Whether the picture shows what is around some nodes or between them, and nothing else.
  var hasFocus: Bool { subject?.focus.isEmpty == false }
  /// What the frames around nodes stand for.
  public var grouping: Grouping
  /// How much the picture goes into.
  public var detail: Detail
  /// The direction of transitions; nil leaves it to the shape of the drawing (``SVGDiagram``).
  public var direction: Direction?
  /// Light for documents, dark for dark pages.
  public var theme: Theme
  /// Whether the picture explains its colours and dashes.
  public var legend: Bool
  /// Whether a plain navigation controller is drawn as the edges through it.
  public var foldContainers: Bool
  /// Whether the lines of a part are drawn as lines of its screen.
  public var foldParts: Bool
  /// Whether alerts and action sheets are drawn.
  public var showAlerts: Bool
  /// Whether screens of the system, such as the share sheet, are drawn.
  public var showSystem: Bool
  /// Whether pop, dismiss and unwind are drawn.
  public var showBack: Bool
  /// Whether transitions to unknown destinations are drawn.
  public var showUnresolved: Bool

  /// Whether the picture shows the flows from screen to screen, without the coordinators in between.
  public var showFlows: Bool

  /// The addresses that clicks on boxes and lines open; nil where nothing can be clicked.
  public var link: PlaceLink?

  /// The number of drawn nodes above which ``Detail/automatic`` gives an overview: what still fits on a large screen
  /// with text that can be read.
  public static let overviewThreshold = 150

  /// The number of drawn lines above which ``Detail/automatic`` gives an overview. Of the apps that were looked at, those
  /// with two hundred lines between all their screens were a tangle in which no line could be followed.
  public static let overviewLineThreshold = 200

  /// The number of drawn lines beyond that of drawn nodes above which ``Detail/automatic`` gives an overview. A tree has
  /// none; of the apps that were looked at, the one with 80 had 350 crossings of lines.
  public static let overviewTangleThreshold = 64

  /// Options with what reads best for most apps where nothing else is said.
  public init(
    grouping: Grouping = .automatic, detail: Detail = .automatic, direction: Direction? = nil,
    theme: Theme = .light, legend: Bool = true, foldContainers: Bool = true, foldParts: Bool = true,
    showAlerts: Bool = false,
    showSystem: Bool = false, showBack: Bool = false, showUnresolved: Bool = true, showFlows: Bool = false,
    link: PlaceLink? = nil
  ) {
    self.grouping = grouping
    self.detail = detail
    self.direction = direction
    self.theme = theme
    self.legend = legend
    self.foldContainers = foldContainers
    self.foldParts = foldParts
    self.showAlerts = showAlerts
    self.showSystem = showSystem
    self.showBack = showBack
    self.showUnresolved = showUnresolved
    self.showFlows = showFlows
    self.link = link
  }
}
