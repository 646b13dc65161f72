/// What classes of libraries are, as far as their names tell.
enum OutsideClasses {
  /// The framework class that a class of that name inherits from, by the naming conventions of Apple's frameworks.
  static func superclass(ofClassNamed name: String) -> String? {
    if let known = endings.first(where: { name.hasSuffix($0.ending) }) { return known.superclass }
    // `UITableViewCell`, `NSTextField`, `MKAnnotationView`: the frameworks' views by their prefix and their last word.
    guard viewEndings.contains(where: { name.hasSuffix($0) }) else { return nil }
    if name.hasPrefix("NS") { return "NSView" }
    return name.hasPrefix("UI") || name.hasPrefix("MK") ? "UIView" : nil
  }

  /// What AppKit has for a class of UIKit, which the same names tell in a program for macOS.
  static let classesOfAppKit = [
    "UIViewController": "NSViewController", "UISplitViewController": "NSSplitViewController",
    "UIHostingController": "NSHostingController",
  ]

  /// Whether a name is one of UIKit's, by its prefix before a word of its own: `UIView`, but not `UInt`.
  static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }

  /// The framework class of a library's property, if the property is named after the class: `viewController`.
  static func superclass(ofPropertyNamed name: String) -> String? {
    superclass(ofClassNamed: name.prefix(1).uppercased() + name.dropFirst())
  }

  private static let viewEndings = [
    "View", "Cell", "Button", "Control", "Label", "Bar", "Field", "Slider", "Switch", "Stepper", "Indicator",
  ]

  /// The longer endings first.
  private static let endings: [(ending: String, superclass: String)] = [
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("SplitViewController", "UISplitViewController"), ("PageViewController", "UIPageViewController"),
    ("HostingController", "UIHostingController"), ("AlertController", "UIAlertController"),
    ("WindowController", "NSWindowController"), ("ViewController", "UIViewController"),
    ("AppDelegate", "UIApplicationDelegate"), ("SceneDelegate", "UIWindowSceneDelegate"),
  ]
}
