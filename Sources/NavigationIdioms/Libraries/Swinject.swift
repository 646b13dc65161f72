import NavigationModel

extension Idiom {
  static let swinject = Idiom(
    name: "swinject", framework: "Swinject and Resolver",
    summary: "A container returns the object that is registered for a type.",
    dependencies: DependencyVocabulary(
      registrations: ["register", "autoregister"], furtherTypes: ["implements"], resolutions: ["resolve", "~>"],
      wrappers: ["Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject", "Inject"]),
    example: Example(
      source: """
        class ListViewController: UIViewController {
          let container: Container
          func open() { present(container.resolve(DetailScreen.self)!, animated: true) }
        }
        class ScreensAssembly: Assembly {
          func assemble(container: Container) {
            container.register(DetailScreen.self) { resolver in DetailViewController() }
          }
        }
        protocol DetailScreen: UIViewController {}
        class DetailViewController: UIViewController, DetailScreen {}
        class PreviewViewController: UIViewController, DetailScreen {}
        """,
      edges: ["ListViewController present DetailViewController"]))
}
