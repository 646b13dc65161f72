/// A problem that kept navgraph from reading a part of the input. Issues are about the input, findings about the app.
public struct Issue: Hashable, Codable, Sendable {
  /// What happened to the file.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The file could not be opened or read.
    case unreadable
    /// The bytes are not text in an encoding that navgraph knows.
    case notText = "not-text"
    /// The content does not match the file's extension, such as broken XML.
    case malformed
    /// The file was skipped on purpose, because reading it could exhaust memory or time.
    case tooLarge = "too-large"
    /// The file was read, but a part of it has an unknown form.
    case partlyRead = "partly-read"
  }

  /// The kind of the problem, for programs.
  public let kind: Kind
  /// One sentence for a person, naming the cause, without the path.
  public let message: String
  /// The file, and the place in it where the cause is known; else the file's start.
  public let location: SourceLocation

  /// Makes an issue from its parts.
  public init(kind: Kind, message: String, location: SourceLocation) {
    self.kind = kind
    self.message = message
    self.location = location
  }

  /// Whether nothing of the file is in the graph.
  public var skipsFile: Bool { kind != .partlyRead }
}
