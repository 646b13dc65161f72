/// What classes of libraries are, as far as their names tell.
enum OutsideClasses {
  /// The framework class that a class of that name inherits from, by the naming conventions of Apple's frameworks.
  static func superclass(ofClassNamed name: String) -> String? {
    endings.first { name.hasSuffix($0.ending) }?.superclass
  }

  /// The longer endings first.
  private static let endings: [(ending: String, superclass: String)] = [
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("SplitViewController", "UISplitViewController"), ("PageViewController", "UIPageViewController"),
    ("HostingController", "UIHostingController"), ("AlertController", "UIAlertController"),
    ("WindowController", "NSWindowController"), ("ViewController", "UIViewController"),
  ]
}
