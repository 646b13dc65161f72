/// Several files in one string: each begins after a line `//- PATH`.
///
/// Text before the first such line, or without any, is one file named `App.swift`. The form is that of the fixtures of
/// rust-analyzer.
public struct MarkedFiles: Hashable, Sendable {
  public struct File: Hashable, Sendable {
    public let path: String
    public let text: String
  }

  public let files: [File]

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
