import NavigationModel

extension Node {
  /// Whether the screen is a dialog or a message of the app's own, by the word that its name ends with: a part of what
  /// the screen that brings it up has to say, as the framework's alerts are, and no place to go to.
  var isNotice: Bool {
    let ending = Self.controllerWords.first { name.hasSuffix($0) } ?? ""
    let stem = name.dropLast(ending.count)
    return Self.noticeWords.contains { stem.hasSuffix($0) }
  }

  private static let controllerWords = ["HostingController", "ViewController", "Controller", "View", "VC"]
  private static let noticeWords = [
    "Alert", "AlertMenu", "AlertSheet", "ActionSheet", "Dialog", "Prompt", "Toast", "HUD", "Snackbar", "Tooltip",
  ]
}
