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

  /// The method by which a view that stands in the class of a controller makes a controller of this very class; nil for
  /// all other types. Such a view only brings the controller into SwiftUI.
  func makerOfEnclosingController(in type: TypeID) -> BodyID? {
    guard representsController(type), let controller = enclosingType(of: type), isController(controller) else {
      return nil
    }
    return Self.makersOfControllers.lazy.compactMap { self[type].functions[$0]?.first }.first { maker in
      guard let made = self[maker].returnType?.name else { return false }
      return resolve(made, inside: self[type].name, file: self[maker].file) == controller
    }
  }

  /// The methods by which such a view makes its controller.
  static let makersOfControllers = ["makeUIViewController", "makeNSViewController"]

  private static let controllerRepresentables = ["UIViewControllerRepresentable", "NSViewControllerRepresentable"]
  private static let representables = controllerRepresentables + ["UIViewRepresentable", "NSViewRepresentable"]
}
