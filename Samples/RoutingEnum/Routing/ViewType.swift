import ObjectiveC
import UIKit

/// The kind of a screen, as far as routing tells screens apart.
enum ViewType {
  case splash
  case login
  case lines
  case line
  case sailing
  case checkout
  case search
  case settings
  case unknown
}

private nonisolated(unsafe) var viewTypeKey: UInt8 = 0

extension UIViewController {
  /// Set by every screen in its initializer. An associated object, because an extension cannot store a property.
  var type: ViewType {
    get { objc_getAssociatedObject(self, &viewTypeKey) as? ViewType ?? .unknown }
    set { objc_setAssociatedObject(self, &viewTypeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
