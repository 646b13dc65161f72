import NavigationModel

extension Program {
  /// The view of SwiftUI whose delegate a type is: the `Coordinator` that is nested in a representable, which is no
  /// coordinator of the app's navigation. Nil for all other types.
  func represented(by type: TypeID) -> TypeID? {
    guard self[type].bareName == "Coordinator", let view = enclosingType(of: type) else { return nil }
    return inherits(view, fromAnyNamed: Self.representables) ? view : nil
  }

  /// Whether a type is a view of SwiftUI that brings a controller of UIKit or AppKit.
  func representsController(_ type: TypeID) -> Bool { inherits(type, fromAnyNamed: Self.controllerRepresentables) }

  /// The methods by which such a view makes its controller.
  static let makersOfControllers = ["makeUIViewController", "makeNSViewController"]

  static let controllerRepresentables = ["UIViewControllerRepresentable", "NSViewControllerRepresentable"]
  private static let representables = controllerRepresentables + ["UIViewRepresentable", "NSViewRepresentable"]
}
