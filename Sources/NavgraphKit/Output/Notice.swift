import NavigationModel

/// A line on standard error about the run itself rather than about the app.
public enum Notice {
  /// A file that could not be read, wholly or in part; the run goes on.
  case warning(file: String, message: String)
  /// Something that is asked for and cannot work as it is meant; the run goes on.
  case remark(String)
  /// A name that will not be understood for ever, and what to write in its place.
  case deprecated(String, instead: String)
  /// Why the run does not pass.
  case verdict(String)
  /// Why the run ends.
  case error(AnalysisError)
  /// A document that was written.
  case wrote(file: String)

  /// Says it. If even that fails, nobody is left to be told.
  public func post() {
    do throws(AnalysisError) {
      try StandardStream.error.write("\(line)\n")
    } catch {}
  }

  /// What is said, on one line and without anything that a terminal would obey: file names can hold escape sequences.
  var line: String { "navgraph: \(text.visible)" }

  private var text: String {
    switch self {
    case .warning(let file, let message): "warning: \(file): \(message)"
    case .remark(let text): "warning: \(text)"
    case .deprecated(let name, let instead): "warning: \(name) is deprecated; write \(instead)"
    case .verdict(let text): text
    case .error(let error): "error: \(error)"
    case .wrote(let file): "wrote \(file)"
    }
  }
}
