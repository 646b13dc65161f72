import NavigationModel

extension Program {
  /// The view of SwiftUI whose delegate a type is: the `Coordinator` that is nested in a representable, which is no
  /// coordinator of the app's navigation. Nil for all other types.
  func represented(by type: TypeID) -> TypeID? {
    guard self[type].bareName == "Coordinator", let enclosing = self[type].name.enclosingName else { return nil }
    let views = (typesByName[enclosing] ?? []).filter { inherits($0, fromAnyNamed: Self.representables) }
    return views.first { self[$0].file == self[type].file } ?? views.first
  }

  private static let representables = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable", "NSViewRepresentable",
  ]
}
