import NavigationModel

extension Idiom {
  static let tempura = Idiom(
    name: "tempura", framework: "Tempura",
    summary: "A controller's configuration says which screen each request of the app's state presents or pushes.",
    modules: ["Tempura"],
    transitions: [
      TransitionPattern(
        .call("presentModally", labels: ["{}"]), on: ["NavigationInstruction"], shows: .builder("_"), as: .present,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("optionalPush", labels: ["{}"]), on: ["NavigationInstruction"], shows: .builder("_"), as: .push,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("push", labels: ["{}"]), on: ["NavigationInstruction"], shows: .builder("_"), as: .push,
        acceptsUnknownReceiver: false),
    ],
    types: [FrameworkType("NavigationInstruction", role: .other)],
    example: Example(
      source: """
        extension ListViewController: RoutableWithConfiguration {
          var navigationConfiguration: [NavigationRequest: NavigationInstruction] {
            [
              .show(Screen.editor): .presentModally { [unowned self] _ in
                let editor = EditorViewController(store: self.store)
                editor.modalPresentationStyle = .fullScreen
                return editor
              },
              .show(Screen.detail): .push { _ in DetailViewController() },
              .hide(Screen.detail): .pop,
            ]
          }
        }
        class ListViewController: UIViewController {}
        class DetailViewController: UIViewController {}
        class EditorViewController: UIViewController {}
        """,
      edges: ["ListViewController present EditorViewController", "ListViewController push DetailViewController"]))
}
