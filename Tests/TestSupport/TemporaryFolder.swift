import Foundation

/// A folder for one test, which is gone when the test is.
public final class TemporaryFolder {
  /// Absolute, without links.
  public let path: String

  /// Makes a folder with files, by their paths in it.
  public init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // What Foundation calls resolved still has links in it on macOS.
    let resolved = realpath(url.path, nil)
    defer { free(resolved) }
    self.path = resolved.map { String(cString: $0) } ?? url.path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of something in the folder.
  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes text in UTF-8, making the folders above it.
  public func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes bytes, making the folders above them.
  public func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Makes a symbolic link in the folder. The target is relative to the link, or absolute.
  public func link(_ name: String, to target: String) throws {
    let folder = URL(fileURLWithPath: path(of: name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: target)
  }

  /// The text of a file, which has to be UTF-8.
  public func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// The names of all that is in the folder, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
