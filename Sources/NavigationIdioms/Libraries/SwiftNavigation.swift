import NavigationModel

extension Idiom {
  static let swiftNavigation = Idiom(
    name: "swift-navigation", framework: "Swift Navigation",
    summary: "Optional and enum state presents screens of SwiftUI and UIKit.",
    transitions: [
      TransitionPattern(.call("alert", labels: ["$"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(.call("confirmationDialog", labels: ["$"]), shows: .fixed("ConfirmationDialog"), as: .alert),
      TransitionPattern(.call("alert", labels: ["unwrapping"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(.call("alert", labels: ["item", "title"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(
        .call("confirmationDialog", labels: ["item", "title"]), shows: .fixed("ConfirmationDialog"), as: .alert),
      TransitionPattern(
        .call("confirmationDialog", labels: ["unwrapping"]), shows: .fixed("ConfirmationDialog"), as: .alert),
      TransitionPattern(
        .call("navigationDestination", labels: ["unwrapping", "{}"]), shows: .builder("destination"), as: .push),
      TransitionPattern(
        .call("NavigationLink", labels: ["unwrapping", "destination"]), shows: .builder("destination"), as: .push),
      TransitionPattern(.call("sheet", labels: ["unwrapping", "{}"]), shows: .builder("content"), as: .sheet),
      TransitionPattern(
        .call("fullScreenCover", labels: ["unwrapping", "{}"]), shows: .builder("content"), as: .fullScreenCover),
      TransitionPattern(.call("popover", labels: ["unwrapping", "{}"]), shows: .builder("content"), as: .popover),
      // UIKit: the closure makes a controller.
      TransitionPattern(.call("present", labels: ["item", "{}"]), shows: .builder("content"), as: .present),
      TransitionPattern(.call("present", labels: ["isPresented", "{}"]), shows: .builder("content"), as: .present),
      TransitionPattern(
        .call("NavigationStackController", labels: ["path", "destination"]), shows: .builder("destination"), as: .push),
      TransitionPattern(.call("push", labels: ["value"]), shows: .registered("value"), as: .push),
    ],
    types: [
      FrameworkType(
        "NavigationStackController", superclass: "UINavigationController", role: .container, framework: .uikit,
        contents: ["root": .root])
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          @UIBindable var model: ListModel
          override func viewDidLoad() {
            present(item: $model.destination.edit) { edit in EditViewController(model: edit) }
            navigationDestination(item: $model.destination.detail) { _ in DetailViewController() }
          }
        }
        class EditViewController: UIViewController {}
        class DetailViewController: UIViewController {}
        """,
      edges: ["ListViewController present EditViewController", "ListViewController push DetailViewController"]))
}
