/// The colours of a picture that compares, as `#rrggbb`: green, red and amber, as in a review of code.
///
/// Lines and words have one colour, with a contrast of at least 4.5 : 1 to the background, and borders at least 3 : 1 to
/// the background and to what they surround (WCAG 2.2, 1.4.3 and 1.4.11).
struct ChangePalette {
  /// The colours of a box.
  func box(_ mark: ChangeMark) -> Palette.Box {
    switch mark {
    case .added: added
    case .removed: removed
    case .changed: changed
    case .same: same
    }
  }

  /// The colour of a line and of the words beside it.
  func line(_ mark: ChangeMark) -> String { mark == .same ? sameLine : box(mark).border }

  private let added, removed, changed, same: Palette.Box
  private let sameLine: String
}

extension ChangePalette {
  init(_ theme: DiagramOptions.Theme) {
    self =
      switch theme {
      case .light: .light
      case .dark: .dark
      }
  }

  private static let light = ChangePalette(
    added: Palette.Box(fill: "#dafbe1", border: "#1a7f37", text: "#1f2933"),
    removed: Palette.Box(fill: "#ffebe9", border: "#c81e2b", text: "#1f2933"),
    changed: Palette.Box(fill: "#fff5cc", border: "#8f5f00", text: "#1f2933"),
    same: Palette.Box(fill: "#f6f8fa", border: "#7b8794", text: "#4c5965"), sameLine: "#6b7784")

  private static let dark = ChangePalette(
    added: Palette.Box(fill: "#0e3a20", border: "#4cc46a", text: "#e6ebf0"),
    removed: Palette.Box(fill: "#45191d", border: "#ff8078", text: "#e6ebf0"),
    changed: Palette.Box(fill: "#443503", border: "#e8b83f", text: "#e6ebf0"),
    same: Palette.Box(fill: "#1a2129", border: "#8894a0", text: "#b9c3cd"), sameLine: "#8894a0")
}
