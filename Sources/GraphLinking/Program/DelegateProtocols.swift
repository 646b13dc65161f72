import NavigationModel

/// Which methods the delegates and data sources of UIKit and AppKit may ask for.
///
/// They are protocols of Objective-C: each of their methods has an argument, and of those that are known the first is the
/// sender or what it asks about, and none of them knows a type of the program.
enum DelegateProtocols {
  static func contain(_ name: String) -> Bool {
    ["UI", "NS"].contains { name.hasPrefix($0) } && ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
  }

  /// Whether a protocol may have a method, by the name and the types of the parameters.
  ///
  /// - Parameter isOwn: whether a name that is written for a type means one of the program's own.
  static func mayAsk(_ name: String, for function: Body, isOwn: (String) -> Bool) -> Bool {
    guard let first = function.parameters.first else { return false }
    // Of a protocol with such a name that is not known, which may be a library's, nobody can say more.
    guard let beginnings = beginnings[name] else { return true }
    if let type = first.type?.name, plainValues.contains(type) { return false }
    guard beginnings.contains(where: { function.name.hasPrefix($0) }) else { return false }
    return !function.parameters.contains { $0.type?.allNames.contains(where: isOwn) ?? false }
  }

  /// The values of Swift that are no sender.
  private static let plainValues: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String", "UInt"]

  /// How the methods of those protocols begin whose methods all do alike; those of what they inherit as well.
  private static let beginnings: [String: [String]] = [
    "NSGestureRecognizerDelegate": ["gestureRecognizer"],
    "UIAdaptivePresentationControllerDelegate": ["adaptivePresentationStyle", "presentationController"],
    "UICollectionViewDataSource": ["collectionView", "indexTitles", "numberOfSections"],
    "UICollectionViewDelegate": ["collectionView", "indexPathForPreferredFocusedView", "scrollView", "viewForZooming"],
    "UIContextMenuInteractionDelegate": ["contextMenuInteraction"],
    "UIDocumentPickerDelegate": ["documentPicker"],
    "UIGestureRecognizerDelegate": ["gestureRecognizer"],
    "UIImagePickerControllerDelegate": ["imagePickerController"],
    "UINavigationBarDelegate": ["navigationBar", "position"],
    "UINavigationControllerDelegate": ["navigationController"],
    "UIPickerViewDataSource": ["numberOfComponents", "pickerView"],
    "UIPickerViewDelegate": ["pickerView"],
    "UIPopoverPresentationControllerDelegate": [
      "adaptivePresentationStyle", "popoverPresentationController", "prepareForPopoverPresentation",
      "presentationController",
    ],
    "UIScrollViewDelegate": ["scrollView", "viewForZooming"],
    "UISearchBarDelegate": ["position", "searchBar"],
    "UITabBarControllerDelegate": ["tabBarController"],
    "UITabBarDelegate": ["tabBar"],
    "UITableViewDataSource": ["numberOfSections", "sectionIndexTitles", "tableView"],
    "UITableViewDelegate": ["indexPathForPreferredFocusedView", "scrollView", "tableView", "viewForZooming"],
    "UITextFieldDelegate": ["textField"],
    "UITextViewDelegate": ["scrollView", "textView", "viewForZooming"],
  ]
}
