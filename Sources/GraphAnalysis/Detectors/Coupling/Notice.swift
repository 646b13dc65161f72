import NavigationModel

extension Node {
  /// Whether the screen is a dialog or a message of the app's own, by the word that its name ends with, or by `Dialog`
  /// anywhere in it: a part of what the screen that brings it up has to say, as the framework's alerts are, and no place
  /// to go to.
  var isNotice: Bool {
    if saysDialog { return true }
    let ending = Self.controllerWords.first { name.hasSuffix($0) } ?? ""
    let stem = name.dropLast(ending.count)
    return Self.noticeWords.contains { stem.hasSuffix($0) }
  }

  /// Whether one of the words of the name is `Dialog`; `DialogsViewController` lists conversations.
  private var saysDialog: Bool {
    name.ranges(of: "Dialog").contains { !(name[$0.upperBound...].first?.isLowercase ?? false) }
  }

  private static let controllerWords = ["HostingController", "ViewController", "Controller", "View", "VC"]
  private static let noticeWords = [
    "Alert", "AlertMenu", "AlertSheet", "ActionSheet", "Dialog", "Prompt", "Toast", "HUD", "PopupMenu", "Snackbar",
    "Tooltip",
  ]
}
