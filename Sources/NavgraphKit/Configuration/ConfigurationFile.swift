import Foundation

/// Finds, reads and begins configurations.
public enum ConfigurationFile {
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
  static func read(_ path: String) throws(AnalysisError) -> Configuration? {
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

  /// Writes a configuration to begin with, in which everything stands that can be said.
  ///
  /// - Parameters:
  ///   - folder: where to write it; the empty path is the current folder.
  ///   - isReplacing: whether a configuration that is there may be replaced.
  /// - Returns: the path of the file.
  /// - Throws: ``AnalysisError/exists(_:)`` or ``AnalysisError/notWritten(path:cause:)``.
  public static func begin(in folder: String, isReplacing: Bool) throws(AnalysisError) -> String {
    let path = AnalysisRoot.join(folder, Configuration.fileName)
    guard isReplacing || !FileSystem.exists(path) else { throw .exists(path) }
    do {
      try FileSystem.write(Data(ConfigurationTemplate.text.utf8), to: path)
    } catch {
      throw .notWritten(path: path, cause: error.description)
    }
    return path
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
