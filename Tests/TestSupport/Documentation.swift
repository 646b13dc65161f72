import Foundation

/// What people read about navgraph: the README, the guides of the catalogue, and the documents beside them. Tests hold
/// that what stands there is so.
public enum Documentation {
  /// The folder of the package.
  public static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The folder of the guides, seen from the package.
  public static let catalogue = "Sources/NavgraphKit/navgraph.docc"

  /// The README and all guides; the README first, then the guides by name.
  public static func manual() throws -> [MarkdownDocument] {
    try [document("README.md")] + guides()
  }

  /// The guides, with the page that lists them.
  public static func guides() throws -> [MarkdownDocument] {
    let folder = root.appendingPathComponent(catalogue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    return try names.sorted().map { try document("\(catalogue)/\($0)") }
  }

  /// A guide by the name of its file, without the extension.
  public static func guide(_ name: String) throws -> MarkdownDocument { try document("\(catalogue)/\(name).md") }

  /// A document by its path in the package.
  public static func document(_ path: String) throws -> MarkdownDocument {
    MarkdownDocument(
      path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
  }
}
