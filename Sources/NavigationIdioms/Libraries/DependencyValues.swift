import NavigationModel

extension Idiom {
  static let dependencyValues = Idiom(
    name: "dependency-values", framework: "Dependencies",
    summary: "A property of DependencyValues or EnvironmentValues returns the static value of its key.",
    dependencies: DependencyVocabulary(
      wrappers: ["Dependency", "Environment", "Injected"],
      containers: ["DependencyValues", "EnvironmentValues", "InjectedValues"],
      defaultValues: ["liveValue", "defaultValue", "currentValue"]),
    example: Example(
      source: #"""
        struct Screens: DependencyKey {
          var detail: () -> UIViewController
          static let liveValue = Screens(detail: { DetailViewController() })
        }
        extension DependencyValues {
          var screens: Screens { self[Screens.self] }
        }
        class ListViewController: UIViewController {
          @Dependency(\.screens) var screens
          func open() { present(screens.detail(), animated: true) }
        }
        class DetailViewController: UIViewController {}
        """#,
      edges: ["ListViewController present DetailViewController"]))
}
