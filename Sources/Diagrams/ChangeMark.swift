/// How a box or a line changed between two states of an app.
public enum ChangeMark: String, CaseIterable, Hashable, Sendable {
  /// It is new.
  case added
  /// It is gone.
  case removed
  /// It exists before and after, with another name or kind.
  case changed
  /// It did not change; the picture shows it as context.
  case same
}

extension ChangeMark {
  /// The sign before names and words, so that readers do not depend on colours; nil for unchanged parts.
  var symbol: String? {
    switch self {
    case .added: "+"
    // A hyphen would be lost among the words.
    case .removed: "−"
    case .changed: "~"
    case .same: nil
    }
  }

  /// A text with the mark before it.
  func marked(_ text: String) -> String { symbol.map { "\($0) \(text)" } ?? text }

  /// Whether borders and lines are dashed, as for removed parts.
  var isDashed: Bool { self == .removed }

  /// In points.
  var borderWidth: Double {
    switch self {
    case .added: 2.6
    case .removed: 1.8
    case .changed: 1.8
    case .same: 1
    }
  }

  /// In points. What is new is the thickest, so that it differs without colours and words from what only changed.
  var lineWidth: Double {
    switch self {
    case .added: 2.8
    case .removed: 1.6
    case .changed: 1.6
    case .same: 0.9
    }
  }

  /// The width of a line in the legend, where only whole points are.
  var sampleWidth: Int {
    switch self {
    case .added: 3
    case .removed, .changed: 2
    case .same: 1
    }
  }

  /// What a box with the mark is.
  var boxLegend: String {
    switch self {
    case .added: "came"
    case .removed: "went"
    case .changed: "changed"
    case .same: "as before"
    }
  }

  /// What a line with the mark is.
  var lineLegend: String {
    switch self {
    case .added: "transition came"
    case .removed: "transition went"
    case .changed: "transition changed, or some came and others went"
    case .same: "transition as before"
    }
  }
}
