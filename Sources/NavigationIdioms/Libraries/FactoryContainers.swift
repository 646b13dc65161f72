import NavigationModel

extension Idiom {
  static let factoryContainers = Idiom(
    name: "factory-containers", framework: "Factory",
    summary: "A property of a container creates an object by its closure.",
    members: [FrameworkMember("Container", "shared", "Container")],
    dependencies: DependencyVocabulary(
      resolutions: ["resolve"], factories: ["Factory", "ParameterFactory"],
      wrappers: [
        "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable", "DynamicInjected",
      ],
      containers: ["Container", "SharedContainer"]),
    example: Example(
      source: """
        extension Container {
          var detail: Factory<UIViewController> { self { DetailViewController() }.shared }
        }
        class ListViewController: UIViewController {
          func open() { present(Container.shared.detail(), animated: true) }
        }
        class DetailViewController: UIViewController {}
        """,
      edges: ["ListViewController present DetailViewController"]))
}
