import NavigationModel

extension Program {
  /// The view of SwiftUI whose delegate a type is: the `Coordinator` that is nested in a representable, which is no
  /// coordinator of the app's navigation. Nil for all other types.
  func represented(by type: TypeID) -> TypeID? {
    guard self[type].bareName == "Coordinator", let view = enclosingType(of: type) else { return nil }
    return inherits(view, fromAnyNamed: Self.representables) ? view : nil
  }

  private static let representables = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable", "NSViewRepresentable",
  ]
}
