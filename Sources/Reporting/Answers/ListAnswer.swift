import NavigationModel

/// The answer to `navgraph list`: nodes of one kind, or storyboards.
public struct ListAnswer: Encodable {
  /// One line of the list.
  public struct Entry: Encodable {
    /// What it is called.
    public let name: String
    /// The id of the node; nil for a storyboard.
    public let id: String?
    /// Where it is declared; nil where no source declares it.
    public let location: SourceLocation?
    /// How many nodes it holds; nil for a node.
    public let scenes: Int?

    /// Makes an entry.
    public init(name: String, id: String?, location: SourceLocation?, scenes: Int? = nil) {
      self.name = name
      self.id = id
      self.location = location
      self.scenes = scenes
    }
  }

  /// The entries, sorted by name.
  public let entries: [Entry]

  /// Makes an answer.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// A line for each entry.
  public func text(_ report: Report, style: TextStyle) -> String {
    entries.map { entry in
      let count = entry.scenes.map { " (\(Wording.count($0, "scene")))" } ?? ""
      let place = entry.location.map { "  " + style.paint(report.openPlace($0).description.visible, .faint) } ?? ""
      return "\(entry.name.visible)\(count)\(place)\n"
    }.joined()
  }

  /// The answer for other programs.
  public func json() throws -> String { try JSONDocument.text(of: self) }
}
