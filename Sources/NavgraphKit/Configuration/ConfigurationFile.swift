import Foundation

/// Finds, reads and begins configurations.
public enum ConfigurationFile {
  /// More than a real configuration needs, and little enough that no YAML can take long to parse.
  private static let sizeLimit = 64 << 10

  /// The configuration from a given file, else from that in the analyzed root, else from that in the current folder.
  ///
  /// - Throws: What ``read(_:besides:)`` throws, or ``AnalysisError/noSuchConfiguration(_:)`` for a given file that does
  ///   not exist.
  static func load(given: String?, root: String) throws(AnalysisError) -> Configuration {
    if let given {
      guard let configuration = try read(given) else { throw .noSuchConfiguration(given) }
      return configuration
    }
    let own = AnalysisRoot.join(root, Configuration.fileName)
    if let configuration = try read(CurrentFolder.path(to: own) ?? own) { return configuration }
    return try read(Configuration.fileName) ?? Configuration()
  }

  /// The configuration in a file, or nil if there is no such file.
  ///
  /// - Parameter ownRules: the names of rules that another configuration declares and this one can set.
  /// - Throws: ``AnalysisError/isFolder(_:wanted:)``, ``AnalysisError/unreadable(path:cause:)`` or
  ///   ``AnalysisError/invalidConfiguration(_:)``.
  static func read(_ path: String, besides ownRules: [String] = []) throws(AnalysisError) -> Configuration? {
    let data: Data
    do {
      data = try FileSystem.contents(of: path, limit: sizeLimit)
    } catch {
      if error == .noSuchFile { return nil }
      if error == .isFolder {
        throw .isFolder(path, wanted: "a file, such as \(AnalysisRoot.join(path, Configuration.fileName))")
      }
      if error == .isTooLarge {
        let problem = "a configuration has at most \(sizeLimit >> 10) KB"
        throw .invalidConfiguration(ConfigurationError(file: path, problem: problem))
      }
      throw .unreadable(path: path, cause: error.description)
    }
    do {
      var configuration = try ConfigurationReader(file: path, rulesElsewhere: ownRules)
        .read(try text(of: data, file: path))
      configuration.file = path
      return configuration
    } catch {
      throw .invalidConfiguration(error)
    }
  }

  /// Writes a configuration to start with, which has every key.
  ///
  /// - Parameters:
  ///   - folder: where to write it; the empty path is the current folder.
  ///   - isReplacing: whether a configuration that is there may be replaced.
  /// - Returns: the path of the file.
  /// - Throws: ``AnalysisError/isNoFolder(_:)``, ``AnalysisError/exists(_:)`` or
  ///   ``AnalysisError/notWritten(path:cause:)``.
  public static func begin(in folder: String, isReplacing: Bool) throws(AnalysisError) -> String {
    try check(isFree: folder, isReplacing: isReplacing)
    let path = AnalysisRoot.join(folder, Configuration.fileName)
    try OutputFile.write(ConfigurationTemplate.text, to: path)
    return path
  }

  /// Rejects a path that is not a folder, and a folder that already has a configuration.
  static func check(isFree folder: String, isReplacing: Bool) throws(AnalysisError) {
    guard folder.isEmpty || !FileSystem.exists(folder) || FileSystem.isFolder(folder) else { throw .isNoFolder(folder) }
    let path = AnalysisRoot.join(folder, Configuration.fileName)
    guard isReplacing || !FileSystem.exists(path) else { throw .exists(path) }
  }

  private static func text(of data: Data, file: String) throws(ConfigurationError) -> String {
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw ConfigurationError(file: file, problem: "a configuration must be UTF-8 text")
    }
    return text
  }
}
