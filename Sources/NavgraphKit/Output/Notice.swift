import NavigationModel

/// A line on standard error about the run itself rather than about the app.
public enum Notice {
  /// A file that could not be read, wholly or in part; the run goes on.
  case warning(file: String, message: String)
  /// A setting that cannot have an effect; the run goes on.
  case remark(String)
  /// What a document shows, where one might expect something else.
  case note(String)
  /// A deprecated name, and the new one.
  case deprecated(String, instead: String)
  /// Why the run fails.
  case verdict(String)
  /// Why the run could not finish.
  case error(AnalysisError)
  /// A document that was written.
  case wrote(file: String)

  /// Prints it. If printing fails, there is no other channel to report that.
  public func post() {
    do throws(AnalysisError) {
      try StandardStream.error.write("\(line)\n")
    } catch {}
  }

  /// The message as one line with escape sequences made visible, since file names can contain them.
  var line: String { "navgraph: \(text.visible)" }

  private var text: String {
    switch self {
    case .warning(let file, let message): "warning: \(file): \(message)"
    case .remark(let text): "warning: \(text)"
    case .note(let text): "note: \(text)"
    case .deprecated(let name, let instead): "warning: \(name) is deprecated; write \(instead)"
    case .verdict(let text): text
    case .error(let error): "error: \(error)"
    case .wrote(let file): "wrote \(file)"
    }
  }
}
