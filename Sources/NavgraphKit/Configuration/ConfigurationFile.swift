import Foundation

/// Finds and reads the configuration of a run.
enum ConfigurationFile {
  /// More than anybody writes about navigation, and little enough that no trick of YAML takes long.
  private static let sizeLimit = 64 << 10

  /// The configuration from a given file, else from that in the analyzed root, else from that in the current folder.
  ///
  /// - Throws: ``AnalysisError/unreadable(path:cause:)``, ``AnalysisError/noSuchConfiguration(_:)`` for a given file
  ///   that does not exist, or ``AnalysisError/invalidConfiguration(_:)``.
  static func load(given: String?, root: String) throws(AnalysisError) -> Configuration {
    if let given {
      guard let configuration = try read(given) else { throw .noSuchConfiguration(given) }
      return configuration
    }
    if let configuration = try read(AnalysisRoot.join(root, Configuration.fileName)) { return configuration }
    return try read(Configuration.fileName) ?? Configuration()
  }

  /// The configuration in a file, or nil if there is no such file.
  private static func read(_ path: String) throws(AnalysisError) -> Configuration? {
    let data: Data
    do {
      data = try FileSystem.contents(of: path)
    } catch {
      if error == .noSuchFile { return nil }
      throw .unreadable(path: path, cause: error.description)
    }
    do {
      return try ConfigurationReader(file: path).read(try text(of: data, file: path))
    } catch {
      throw .invalidConfiguration(error)
    }
  }

  private static func text(of data: Data, file: String) throws(ConfigurationError) -> String {
    guard data.count <= sizeLimit else {
      throw ConfigurationError(file: file, problem: "a configuration has at most \(sizeLimit >> 10) KB")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw ConfigurationError(file: file, problem: "a configuration must be UTF-8 text")
    }
    return text
  }
}
