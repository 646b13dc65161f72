import NavgraphKit
import NavigationModel

/// A line on the terminal that says which app a run is at; nothing where standard error is no terminal.
struct ProgressLine {
  private static let clearLine = "\r\u{1B}[K"

  func show(_ text: String) { write(Self.clearLine + text.visible) }

  func clear() { write(Self.clearLine) }

  /// Progress that cannot be shown is no reason to stop.
  private func write(_ text: String) {
    guard StandardStream.error.isTerminal else { return }
    do throws(AnalysisError) {
      try StandardStream.error.write(text)
    } catch {}
  }
}
