/// A line on standard error about the run itself rather than about the app.
public enum Notice {
  case warning(file: String, message: String)
  case error(AnalysisError)
  case wrote(file: String)

  /// Says it. If even that fails, nobody is left to be told.
  public func post() {
    do throws(AnalysisError) {
      try StandardStream.error.write("navgraph: \(Self.harmless(text))\n")
    } catch {}
  }

  private var text: String {
    switch self {
    case .warning(let file, let message): "warning: \(file): \(message)"
    case .error(let error): "error: \(error)"
    case .wrote(let file): "wrote \(file)"
    }
  }

  /// The text on one line, without anything that a terminal would obey: file names can hold escape sequences.
  static func harmless(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}
