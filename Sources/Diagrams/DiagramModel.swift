import NavigationModel

/// A picture as values: the boxes, lines, clusters and texts of a diagram, before layout.
///
/// DOT and SVG are both made from it, so they show the same. Everything is sorted; equal input gives equal models.
public struct DiagramModel: Hashable, Sendable {
  /// One node of the picture.
  public struct Box: Hashable, Sendable {
    /// The name in DOT: `n` and a number.
    public var name: String
    /// The id of the node in the analysis, or the path of the group that an overview draws as one box.
    public var id: String
    /// The visible text, line by line.
    public var text: [String]
    /// What the box is drawn as.
    public var style: BoxStyle
    /// How strongly it is marked.
    public var finding: FindingMark
    /// Whether the picture is about it.
    public var isFocus = false
    /// What is told in smaller letters below the text: the rules of the findings that are about it, in parentheses those
    /// of findings that mention it, and what a group holds.
    public var remarks: [String] = []
    /// What became of it; nil where the picture compares nothing.
    public var change: ChangeMark?
    /// What is told on hover, line by line.
    public var tooltip: [String]
    /// The address that a click opens.
    public var link: String?

    /// How many lines of the text are the title of what the others name. A title that goes on in the next line is set in there.
    var titleLines: Int {
      guard standsForGroup, text.count > 1 else { return 0 }
      return 1 + text.dropFirst().prefix { $0.hasPrefix("  ") }.count
    }

    /// Whether it is a list of what is in a group rather than a name.
    var standsForGroup: Bool { style == .group || style == .otherGroup }
  }

  /// One edge of the picture, which can stand for several transitions.
  public struct Line: Hashable, Sendable {
    /// The name by which the drawing finds it again: `e` and a number.
    public var name: String
    /// The name of the box where the line begins.
    public var source: String
    /// The name of the box where the line ends.
    public var destination: String
    /// What the line is drawn as.
    public var style: LineStyle
    /// How the transitions are written in the sources, for the legend.
    public var kinds: [TransitionKind]
    /// The confidence of the surest transition, which dashes show.
    public var confidence: Confidence
    /// How strongly it is marked.
    public var finding: FindingMark
    /// How it changed; nil if the picture does not compare.
    public var change: ChangeMark?
    /// The text next to the line; nil where texts would hide the lines.
    public var text: String?
    /// How many transitions it stands for.
    public var count: Int
    /// What is told on hover, line by line.
    public var tooltip: [String]
    /// The address that a click opens.
    public var link: String?
  }

  /// A frame around boxes that belong together.
  public struct Cluster: Hashable, Sendable {
    /// The words at the frame.
    public var title: String
    /// Names of boxes.
    public var boxes: [String]
    /// Whether the boxes are laid out as a grid, for want of transitions that would arrange them.
    public var isGrid = false
  }

  /// The name of the analyzed folder.
  public var title: String
  /// The size of the app.
  public var subtitle: String
  /// The nodes of the picture, in the order of their names' numbers.
  public var boxes: [Box]
  /// The edges of the picture, in the order of their names' numbers.
  public var lines: [Line]
  /// The frames, sorted by title; each box is in at most one.
  public var clusters: [Cluster]
  /// One line of text for everything that the picture does not show.
  public var notes: [String]
  /// What the colours and dashes of this picture mean; empty where no legend is wanted.
  public var legend: [LegendEntry]
  /// The colours.
  public var theme: DiagramOptions.Theme
  /// Where lines lead to. Nil leaves the choice to the drawing; DOT text, which has no shape yet, then goes to the right.
  public var direction: DiagramOptions.Direction?
}

extension DiagramModel {
  /// The picture with long names in two lines; nil where there are none.
  var narrowed: DiagramModel? {
    var model = self
    for index in model.boxes.indices where !model.boxes[index].standsForGroup {
      model.boxes[index].text = model.boxes[index].text.flatMap { $0.wrapped(to: String.fewCharacters) }
    }
    return model.boxes == boxes ? nil : model
  }
}

/// How strongly a box or a line is marked as part of a finding.
public enum FindingMark: Int, Hashable, Sendable, Comparable {
  case none
  /// The finding is about something else, and this is a part of it.
  case involved
  /// The finding is about this.
  case main

  /// A mark is less than a stronger one.
  public static func < (left: FindingMark, right: FindingMark) -> Bool { left.rawValue < right.rawValue }
}

/// What a box is drawn as.
public enum BoxStyle: String, CaseIterable, Hashable, Sendable {
  case entry, coordinator, navigator, uikit, appkit, swiftui, screen, component, container, system, alert, unknown
  /// Whatever screen was there before.
  case previous
  /// A storyboard or a folder of an overview.
  case group
  /// A storyboard or a folder that the picture of another one leads to or comes from.
  case otherGroup
}

/// What a line is drawn as: a family of transitions.
public enum LineStyle: String, CaseIterable, Hashable, Sendable {
  /// Goes on to a further screen.
  case forward
  /// Shows something above the screen.
  case modal
  /// Makes the destination a part of the source.
  case containment
  /// Hands over to a coordinator or starts the app.
  case start
  /// Goes back to a screen that was there before.
  case back
  case custom
  /// Leads from screen to screen through coordinators, which the picture leaves out.
  case flow
  /// Not a transition: the source contains the destination, which navigates for it.
  case holding
  /// The transitions between two groups of an overview.
  case summary
}

/// One line of the legend.
public enum LegendEntry: Hashable, Sendable {
  case box(BoxStyle)
  case line(LineStyle, kinds: [TransitionKind])
  case confidence(Confidence)
  case finding
  case mention
  case changedBox(ChangeMark)
  case changedLine(ChangeMark)
}

extension BoxStyle {
  init(_ node: Node) {
    switch node.kind {
    case .entry: self = .entry
    case .coordinator: self = .coordinator
    case .navigator: self = .navigator
    case .container: self = .container
    case .system: self = .system
    case .alert: self = .alert
    case .unknown: self = .unknown
    case .screen:
      switch (node.role, node.framework) {
      case (.component, _): self = .component
      case (_, .uikit): self = .uikit
      case (_, .appkit): self = .appkit
      case (_, .swiftui): self = .swiftui
      case (_, nil): self = .screen
      }
    }
  }
}

extension LineStyle {
  init(_ stroke: Stroke) {
    self = stroke.isHolding ? .holding : stroke.isFlow ? .flow : LineStyle(stroke.kind)
  }

  /// The family of a kind of transition.
  public init(_ kind: TransitionKind) {
    switch kind {
    case .push, .show, .showDetail, .replace: self = .forward
    case .present, .popover, .sheet, .fullScreenCover, .window, .alert, .system: self = .modal
    case .root, .column, .tab, .embed, .child, .page: self = .containment
    case .start, .entry: self = .start
    case .pop, .popTo, .popToRoot, .dismiss, .unwind: self = .back
    case .custom: self = .custom
    }
  }
}
