import NavgraphKit
import NavigationModel

/// A line on the terminal with the app that is being measured; nothing if standard error is not a terminal.
struct ProgressLine {
  private static let clearLine = "\r\u{1B}[K"

  func show(_ text: String) { write(Self.clearLine + text.visible) }

  func clear() { write(Self.clearLine) }

  /// A failure to show progress must not stop the run.
  private func write(_ text: String) {
    guard StandardStream.error.isTerminal else { return }
    do throws(AnalysisError) {
      try StandardStream.error.write(text)
    } catch {}
  }
}
