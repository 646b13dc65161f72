/// Why an analysis could not run or its outcome could not be handed over. Each case says what to do about it.
public enum AnalysisError: Error, Hashable, Sendable {
  case noSuchPath(String)
  case noSuchConfiguration(String)
  case unreadable(path: String, cause: String)
  /// None of the paths holds a file with code or scenes.
  case nothingToAnalyze(paths: [String])
  case invalidGlob(String, GlobError)
  case invalidConfiguration(ConfigurationError)
  case notWritten(path: String, cause: String)
  case notDrawn(cause: String)
}

extension AnalysisError: CustomStringConvertible {
  /// One line that names the file, the cause and the way out.
  public var description: String {
    switch self {
    case .noSuchPath(let path):
      "\(path): no such file or folder; give a folder that holds the sources of an app"
    case .noSuchConfiguration(let path):
      "\(path): no such configuration file; leave out --config to use the project's own or none"
    case .unreadable(let path, let cause):
      "\(path): cannot be read: \(cause)"
    case .nothingToAnalyze(let paths):
      "\(paths.joined(separator: ", ")): no Swift file, storyboard or xib to analyze; "
        + "give the folder that holds the sources, or bring back what is left out by default with --include"
    case .invalidGlob(let pattern, let error):
      "the pattern '\(pattern)' cannot be used: \(error)"
    case .invalidConfiguration(let error):
      error.description
    case .notWritten(let path, let cause):
      "\(path): cannot be written: \(cause)"
    case .notDrawn(let cause):
      "the diagram cannot be drawn: \(cause)"
    }
  }
}
