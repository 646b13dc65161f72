/// Several files in one string: each begins after a line `//- PATH`.
///
/// Text before the first such line, or without any, is one file named `App.swift`. The form is that of the fixtures of
/// rust-analyzer.
public struct MarkedFiles: Hashable, Sendable {
  /// One of the files.
  public struct File: Hashable, Sendable {
    /// What stands after the marker, relative to the root, such as `Profile/List.swift`.
    public let path: String
    /// The lines up to the next marker.
    public let text: String
  }

  /// The files in the order of the string; none for text that is only empty lines.
  public let files: [File]

  /// Takes a string apart at its markers.
  public init(_ marked: String) {
    var files: [File] = []
    var path = "App.swift"
    var lines: [Substring] = []
    func file() -> File? {
      lines.allSatisfy(\.isEmpty) ? nil : File(path: path, text: lines.joined(separator: "\n"))
    }
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix(Self.marker) else {
        lines.append(line)
        continue
      }
      if let file = file() { files.append(file) }
      path = String(line.dropFirst(Self.marker.count))
      lines = []
    }
    if let file = file() { files.append(file) }
    self.files = files
  }

  private static let marker = "//- "
}
