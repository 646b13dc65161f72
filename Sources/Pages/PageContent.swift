import NavigationModel

/// Everything that a page shows, before it is put into the form in which its scripts read it.
public struct PageContent: Sendable {
  /// One picture of an app or a part of it.
  public struct Sheet: Sendable {
    /// Names the sheet: empty for the first one, and for a group what its box on the sheet above has as its id.
    public var id: String
    /// The name of the app or of the group.
    public var title: String
    /// The id of the sheet above; nil for the first one.
    public var parent: String?
    /// Whether its boxes stand for groups.
    public var isOverview: Bool
    /// Ids of the nodes that the sheet is about.
    public var nodes: [String]
    /// What the picture leaves out, a line each.
    public var notes: [String]
    /// What the colours, shapes and dashes of this picture mean.
    public var legend: [LegendEntry]
    /// The SVG document; nil where it could not be drawn.
    public var picture: String?
    /// Why it could not be drawn.
    public var failure: String?

    /// Makes a sheet of its parts.
    public init(
      id: String, title: String, parent: String?, isOverview: Bool, nodes: [String], notes: [String],
      legend: [LegendEntry] = [], picture: String?, failure: String?
    ) {
      self.id = id
      self.title = title
      self.parent = parent
      self.isOverview = isOverview
      self.nodes = nodes
      self.notes = notes
      self.legend = legend
      self.picture = picture
      self.failure = failure
    }
  }

  /// What a box or a line of a picture means.
  public struct LegendEntry: Hashable, Encodable, Sendable {
    /// The name of what the sample is drawn as, such as `block` or `arrow`.
    public var shape: String
    /// The classes of the style sheet that a box or a line of this sort has in a picture.
    public var classes: String
    /// The width of its line in points.
    public var width: Double
    /// The sign within the sample.
    public var symbol: String?
    /// What it means.
    public var text: String

    /// Makes an entry of its parts.
    public init(shape: String, classes: String, width: Double, symbol: String?, text: String) {
      self.shape = shape
      self.classes = classes
      self.width = width
      self.symbol = symbol
      self.text = text
    }
  }

  /// What changed since another result.
  public struct Changes: Sendable {
    /// The verdict: one sentence with the worst changes.
    public var verdict: String
    /// The changes by kind.
    public var sections: [ChangeSection]
    /// The picture of what changed.
    public var sheet: Sheet

    /// Puts together what changed.
    public init(verdict: String, sections: [ChangeSection], sheet: Sheet) {
      self.verdict = verdict
      self.sections = sections
      self.sheet = sheet
    }
  }

  /// The result that the page is about.
  public var result: AnalysisResult
  /// Help for the rules of the findings.
  public var rules: [RuleHelp]
  /// The surroundings of each node, in the order of the result's nodes.
  public var surroundings: [Surroundings]
  /// The steps of shortest paths: the clearest one between any two nodes.
  public var steps: [GraphPath.Step]
  /// The pictures, each before those of its groups.
  public var sheets: [Sheet]
  /// The line style of each kind of transition in pictures, and of `holding`, which is not a transition: a screen
  /// contains an object that navigates for it.
  public var families: [String: String]
  /// The colours of pictures and of what the page says about them, as a style sheet that comes from no source.
  public var colours: String
  /// The address of a place, with `{path}`, `{line}` and `{column}`; nil where places are no links.
  public var link: String?
  /// What changed; nil for a page that compares nothing.
  public var changes: Changes?
  /// The path in addresses for one of the result.
  public var linkPath: @Sendable (String) -> String = { $0 }
  /// The path that the page shows for one of the result.
  public var path: @Sendable (String) -> String

  /// Makes the content of its parts.
  public init(
    result: AnalysisResult, rules: [RuleHelp], surroundings: [Surroundings], steps: [GraphPath.Step], sheets: [Sheet],
    families: [String: String], colours: String, link: String?,
    path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.result = result
    self.rules = rules
    self.surroundings = surroundings
    self.steps = steps
    self.sheets = sheets
    self.families = families
    self.colours = colours
    self.link = link
    self.path = path
  }
}
