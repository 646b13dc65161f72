import NavigationModel

extension Idiom {
  static let mvvmFoundation = Idiom(
    name: "mvvm-foundation", framework: "MvvmFoundation",
    summary: "A model goes to another model, and the router makes the screen that is registered for it.",
    modules: ["MvvmFoundation"],
    transitions: [
      TransitionPattern(
        .call("navigate", labels: ["to", "by"]), shows: .argument("to"), as: .push,
        choice: .init("by", ["show": .push, "detail": .showDetail, "present": .present])),
      TransitionPattern(
        .implementation("resolveRootVC", labels: ["with"]), on: ["MvvmSceneDelegate"], shows: .value, as: .root),
    ],
    types: [
      FrameworkType("MvvmSceneDelegate", superclass: "UIWindowSceneDelegate", role: .entry),
      FrameworkType("MvvmViewController", superclass: "UIViewController", role: .controller, framework: .uikit),
      FrameworkType(
        "MvvmHostingViewController", superclass: "UIHostingController", role: .hosting, framework: .uikit,
        contents: ["rootView": .root]),
      FrameworkType("MvvmSwiftUIViewProtocol", superclass: "View", role: .view, framework: .swiftui),
    ],
    members: [FrameworkMember("MvvmViewController", "viewModel", gives: .genericArgument(0))],
    dependencies: DependencyVocabulary(registrations: ["register"], resolutions: ["resolve", "resolveVC"]),
    example: Example(
      source: """
        class SceneDelegate: MvvmSceneDelegate {
          override func routing(in router: Router) {
            router.register(ListViewController<ListModel>.self)
            router.register(DetailViewController.self)
          }
          override func resolveRootVC(with router: Router) -> UIViewController { router.resolve(ListModel()) }
        }
        class ListModel: MvvmViewModel {
          func select() { navigate(to: DetailModel.self, with: "a", by: .present(wrapInNavigation: true)) }
        }
        class DetailModel: MvvmViewModelWith<String> {}
        class ListViewController<Model: ListModel>: MvvmViewController<Model> {}
        class DetailViewController: MvvmViewController<DetailModel> {}
        """,
      edges: ["SceneDelegate root ListViewController", "ListModel present DetailViewController"]))
}
