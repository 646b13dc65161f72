/// How a modal screen lies over the one below it, as code or a storyboard says it.
///
/// The names are those of `UIModalPresentationStyle`, except for ``held``.
public enum ModalStyle: String, Codable, Sendable, CaseIterable {
  /// What the system chooses, since iOS 13 a sheet.
  case automatic
  case pageSheet, formSheet
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case popover
  /// A presentation controller of the app's own, which may do anything.
  case custom
  /// A sheet that stays where it is when it is pulled: `isModalInPresentation`, SwiftUI's `interactiveDismissDisabled()`.
  case held

  /// Whether a person can take the screen away by a gesture of the system: pull a sheet down, tap beside a popover;
  /// nil where that is the app's own affair.
  public var isDismissedByGesture: Bool? {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .held: false
    case .custom: nil
    }
  }
}

extension Edge {
  /// Whether the edge surely shows something that no gesture of the system takes away again.
  public var isHeldModal: Bool {
    guard confidence != .possible else { return false }
    switch kind {
    case .fullScreenCover: return true
    case .present, .sheet: return modalStyle?.isDismissedByGesture == false
    default: return false
    }
  }
}
