import NavigationModel

extension AnalysisContext {
  /// Whether a screen is a dialog, a message or a spinner of the app's own, by its name or that of a class that it
  /// inherits from: a part of what the screen that brings it up has to say, as the framework's alerts are, and no place
  /// to go to.
  func isNotice(_ node: Node) -> Bool {
    NoticeName(node.name).saysNotice
      || program.classes.superclasses[node.id]?.contains { NoticeName($0).saysNotice } == true
  }
}

/// The name of a class that may say that it is a notice, by the word that it ends with, or by `Dialog` anywhere in it.
private struct NoticeName {
  private let name: String

  init(_ name: String) { self.name = name }

  var saysNotice: Bool {
    if saysDialog { return true }
    let ending = Self.controllerWords.first { name.hasSuffix($0) } ?? ""
    let stem = name.dropLast(ending.count)
    return Self.noticeWords.contains { stem.hasSuffix($0) }
  }

  /// Whether one of the words of the name is `Dialog`; `DialogsViewController` lists conversations.
  private var saysDialog: Bool {
    name.ranges(of: "Dialog").contains { !(name[$0.upperBound...].first?.isLowercase ?? false) }
  }

  private static let controllerWords = ["HostingController", "ViewController", "Controller", "View", "VC", "Screen"]
  private static let noticeWords = [
    "Alert", "AlertMenu", "AlertSheet", "ActionSheet", "Dialog", "Prompt", "Toast", "HUD", "PopupMenu", "PopUpMenu",
    "Snackbar", "Tooltip", "Spinner", "InProgress", "Loading", "LoadingIndicator", "ActivityIndicator",
  ]
}
