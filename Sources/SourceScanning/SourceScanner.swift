import Foundation
import NavigationModel

/// The scan stage: one file's bytes to its facts. It is total: what cannot be parsed is an issue in the facts.
public enum SourceScanner {
  /// Reads one file.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - path: the path relative to the analyzed root; its name says what kind of file it is.
  public static func scan(_ data: Data, path: String) -> FileFacts {
    if path.hasSuffix(".swift") { return SwiftScanner.scan(data, path: path) }
    return FileFacts(path: path, content: .nothing)
  }
}
