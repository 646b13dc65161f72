import Foundation

/// The two streams that a command line tool speaks through.
public enum StandardStream: Sendable {
  case output, error

  /// Whether the stream is a terminal, rather than a file or a pipe.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes text to the stream.
  ///
  /// - Throws: ``AnalysisError/notWritten(path:cause:)``, unless the reader has gone: `navgraph | head` is no error.
  public func write(_ text: String) throws(AnalysisError) {
    do {
      try FileSystem.write(Data(text.utf8), to: descriptor)
    } catch {
      guard error.code != EPIPE else { return }
      throw .notWritten(path: name, cause: error.description)
    }
  }

  /// Ignores SIGPIPE, so that the process goes on when its reader has closed the pipe; see ``write(_:)``.
  public static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}
