import NavigationModel

/// Why an analysis could not run, or why its result could not be written. Each case has a remedy.
public enum AnalysisError: Error, Hashable, Sendable {
  case noSuchPath(String)
  case noSuchConfiguration(String)
  case unreadable(path: String, cause: String)
  /// A path is a folder, but a file is expected; `wanted` describes that file.
  case isFolder(String, wanted: String)
  /// A path is not a folder, but a folder is expected.
  case isNoFolder(String)
  /// None of the paths contains a readable file with code or scenes. The issues give the causes, if there are any.
  case nothingToAnalyze(paths: [String], issues: [Issue])
  case invalidGlob(String, GlobError)
  case invalidConfiguration(ConfigurationError)
  /// A setting of the command line is invalid for its rule.
  case invalidAssignment(ConfigurationError)
  /// A rule is unknown; the hint suggests the nearest one.
  case noSuchRule(String, hint: String)
  /// A screen is unknown; the hint suggests the nearest one.
  case noSuchNode(String, hint: String)
  /// A question begins where the app starts, which is unknown.
  case noEntryPoint
  /// Git knows no such revision, or cannot be asked.
  case noSuchRevision(String, cause: String)
  /// A word that names both sides of a comparison is followed by another word.
  case bothSidesAndMore(String, String)
  /// Git knows the revision, but its files cannot be written.
  case notCheckedOut(String, cause: String)
  /// A name is both a folder and a revision; `fullName` is an unambiguous name of the revision.
  case ambiguousRevision(String, fullName: String)
  case noSuchBaseline(String)
  case invalidBaseline(BaselineError)
  case notReplaced(String)
  case exists(String)
  case notWritten(path: String, cause: String)
  case notMade(document: String, cause: String)
}

extension AnalysisError: CustomStringConvertible {
  /// One line that names the file, the cause and the remedy.
  public var description: String {
    switch self {
    case .noSuchPath(let path):
      "\(path): no such file or folder; give a folder that holds the sources of an app"
    case .noSuchConfiguration(let path):
      "\(path): no such configuration file; leave out --config to use the project's own or none"
    case .unreadable(let path, let cause):
      "\(path): cannot be read: \(cause)"
    case .isFolder(let path, let wanted):
      "\(path): is a folder; give \(wanted)"
    case .isNoFolder(let path):
      "\(path): is not a folder; give the folder to write \(Configuration.fileName) to"
    case .nothingToAnalyze(let paths, let issues):
      "\(paths.joined(separator: ", ")): no Swift file, storyboard or xib to analyze; "
        + (issues.first.map { "\($0.location.file): \($0.message)" }
          ?? "give the folder with the sources, or use --include for files that navgraph skips by default")
    case .invalidGlob(let pattern, let error):
      "the pattern '\(pattern)' cannot be used: \(error)"
    case .invalidConfiguration(let error):
      error.description
    case .invalidAssignment(let error):
      error.description
    case .noSuchRule(let rule, let hint):
      "there is no rule '\(rule)'; \(hint)"
    case .noSuchNode(let name, let hint):
      "nothing in the app is called '\(name)'; \(hint)"
    case .noEntryPoint:
      "the app has no known entry point, so no path can begin at 'start'; name a screen instead"
    case .noSuchRevision(let name, let cause):
      "'\(name)' is not a folder, a saved graph or a revision that git can read: \(cause)"
    case .bothSidesAndMore(let range, let more):
      "'\(range)' already names both sides, but '\(more)' follows it; give the folder with --path \(more)"
    case .notCheckedOut(let name, let cause):
      "the files of '\(name)' cannot be written to a temporary folder: \(cause)"
    case .ambiguousRevision(let name, let fullName):
      "'\(name)' is a folder and a revision; write './\(name)' for the folder, or '\(fullName)' for the revision"
    case .noSuchBaseline(let path):
      "\(path): no such baseline; write it with --write-baseline, or leave it out"
    case .invalidBaseline(let error):
      error.description
    case .notReplaced(let path):
      "\(path): already exists and is not a baseline; pass another file to --write-baseline"
    case .exists(let path):
      "\(path): already exists; --force replaces it"
    case .notWritten(let path, let cause):
      "\(path): cannot be written: \(cause)"
    case .notMade(let document, let cause):
      "the \(document) document cannot be made: \(cause)"
    }
  }
}
