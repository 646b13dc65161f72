import NavigationModel

extension Node {
  /// Whether a controller says by its name that it leads through a flow, as `SignUpFlowController` does: a coordinator
  /// that is a container, which has the screens of the flow in it and is what they report to. In SwiftUI, a
  /// `CartCoordinatorView` has the sheets and the stack of its flow.
  var isFlowController: Bool {
    guard kind == .screen else { return false }
    return Self.flowWords.contains { (type ?? name).hasSuffix($0) }
  }

  private static let flowWords = [
    "FlowController", "FlowViewController", "FlowNavigationController", "Coordinator", "CoordinatorController",
    "CoordinatorViewController", "CoordinatorView",
  ]
}
