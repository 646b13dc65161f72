/// The presentation style of a modal screen, as code or a storyboard sets it.
///
/// The names are those of `UIModalPresentationStyle`, except for ``held`` and ``halfSheet``.
public enum ModalStyle: String, Codable, Sendable, CaseIterable {
  /// What the system chooses, since iOS 13 a sheet.
  case automatic
  case pageSheet, formSheet
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case popover
  /// The app's own presentation controller, whose behaviour is unknown.
  case custom
  /// A sheet that stays where it is when it is pulled: `isModalInPresentation`, SwiftUI's `interactiveDismissDisabled()`.
  case held
  /// A sheet that leaves a part of the screen below it to be seen: its detents are medium or of a height of their own.
  case halfSheet

  /// Whether the user can dismiss the screen by a system gesture: pull a sheet down, tap beside a popover; nil if the
  /// app's own code decides.
  public var isDismissedByGesture: Bool? {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .halfSheet: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .held: false
    case .custom: nil
    }
  }
}

extension Edge {
  /// Whether the edge certainly shows a screen that no system gesture can dismiss.
  public var isHeldModal: Bool {
    guard confidence != .possible else { return false }
    switch kind {
    case .fullScreenCover: return true
    case .present, .sheet: return modalStyle?.isDismissedByGesture == false
    default: return false
    }
  }
}
