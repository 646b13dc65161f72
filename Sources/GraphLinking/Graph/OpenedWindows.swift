import NavigationModel

/// Joins edges that are one transition: code makes a plain window, fills it and shows it.
extension GraphBuilder {
  /// Lets who fills a window and shows it as a sheet, as by `panel.contentView = NSHostingView(rootView: Log())` and then
  /// `window.beginSheet(panel)`, lead to its content once, in the way in which the sheet is shown.
  mutating func joinSheets() {
    let joined = edges.joinRoots(between: sheets)
    showings.removeAll {
      $0.kind == .root && joined.contains(EdgeCollector.Ends(source: $0.origin, destination: $0.destination))
    }
  }

  /// Lets who fills one window, and opens one of which nothing is known, open the one that it fills: a window that is kept
  /// in a property is filled in one place and opened in others.
  mutating func joinUnknownWindows() {
    edges.joinUnknown(because: Self.unknownWindow)
  }
}

extension Program {
  /// Whether a type is AppKit's own window, or the controller of one: a frame that any content can have.
  func isPlainWindow(_ type: TypeID) -> Bool {
    !self[type].isDeclared && ["NSWindow", "NSPanel", "NSWindowController"].contains(self[type].name)
  }
}
