/// The changes of one kind, in words, for the answer of `navgraph diff` and for the page.
public struct ChangeSection: Hashable, Sendable {
  /// One change.
  public struct Entry: Hashable, Sendable {
    /// What it is.
    public let text: String
    /// Where it is seen.
    public let place: SourceLocation?

    /// Tells a change.
    public init(text: String, place: SourceLocation?) {
      self.text = text
      self.place = place
    }
  }

  /// What they are, such as `New transitions`.
  public let title: String
  /// `!`, `+`, `-` or `~`.
  public let mark: String
  /// The changes.
  public let entries: [Entry]

  /// Puts changes together.
  public init(title: String, mark: String, entries: [Entry]) {
    self.title = title
    self.mark = mark
    self.entries = entries
  }
}
