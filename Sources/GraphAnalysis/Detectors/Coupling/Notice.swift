import NavigationModel

extension AnalysisContext {
  /// Whether a screen is a dialog, a message or a spinner of the app's own, by its name: a part of what the screen that
  /// brings it up has to say, as the framework's alerts are, and no place to go to. The name of a class that it inherits
  /// from may say that it is a dialog, but of a `LoadingViewController` any screen may inherit that has to load something.
  func isNotice(_ node: Node) -> Bool {
    let name = NoticeName(node.name)
    return name.saysDialog || name.saysState
      || program.classes.superclasses[node.id]?.contains { NoticeName($0).saysDialog } == true
  }
}

/// The name of a class that may say that it is a notice, by the word that it ends with, or by `Dialog` anywhere in it.
private struct NoticeName {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Whether it says that the class is a kind of dialog or message.
  var saysDialog: Bool { hasWordOfDialog || endsWith(Self.dialogWords) }

  /// Whether it says that the class shows that something is going on.
  var saysState: Bool { endsWith(Self.stateWords) }

  private func endsWith(_ words: [String]) -> Bool {
    let ending = Self.controllerWords.first { name.hasSuffix($0) } ?? ""
    let stem = name.dropLast(ending.count)
    return words.contains { stem.hasSuffix($0) }
  }

  /// Whether one of the words of the name is `Dialog`; `DialogsViewController` lists conversations.
  private var hasWordOfDialog: Bool {
    name.ranges(of: "Dialog").contains { !(name[$0.upperBound...].first?.isLowercase ?? false) }
  }

  private static let controllerWords = ["HostingController", "ViewController", "Controller", "View", "VC", "Screen"]
  private static let dialogWords = [
    "Alert", "AlertMenu", "AlertSheet", "ActionSheet", "Dialog", "Prompt", "Toast", "HUD", "PopupMenu", "PopUpMenu",
    "Snackbar", "Tooltip",
  ]
  private static let stateWords = ["Spinner", "InProgress", "Loading", "LoadingIndicator", "ActivityIndicator"]
}
