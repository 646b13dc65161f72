import NavigationModel

extension Idiom {
  static let ribs = Idiom(
    name: "ribs", framework: "RIBs",
    summary: "A router attaches the routers of its children and lets its view controller show theirs.",
    modules: ["RIBs", "ModernRIBs"],
    transitions: [
      TransitionPattern(
        .call("attachChild", labels: ["_"]), on: ["Router"], shows: .argument("_"), as: .start,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("launch", labels: ["from"]), on: ["LaunchRouting", "LaunchRouter"], shows: .receiver, as: .root,
        acceptsUnknownReceiver: false),
    ],
    types: [
      FrameworkType("Router", protocols: ["Routing"], role: .coordinator),
      FrameworkType("ViewableRouter", superclass: "Router", protocols: ["ViewableRouting"], role: .coordinator),
      FrameworkType("LaunchRouter", superclass: "ViewableRouter", protocols: ["LaunchRouting"], role: .coordinator),
      FrameworkType("Routing", role: .other), FrameworkType("ViewableRouting", superclass: "Routing", role: .other),
      FrameworkType("LaunchRouting", superclass: "ViewableRouting", role: .other),
      FrameworkType("ViewControllable", role: .other),
    ],
    members: [
      FrameworkMember("Router", "interactor", gives: .genericArgument(0)),
      FrameworkMember("ViewableRouter", "viewController", gives: .genericArgument(1)),
      // The router is made with the controller that others show.
      FrameworkMember("ViewableRouter", "viewControllable", gives: .argument("viewController")),
      FrameworkMember("ViewableRouting", "viewControllable", gives: .argument("viewController")),
      FrameworkMember("ViewControllable", "uiviewController", gives: .itselfAs("UIViewController")),
      FrameworkMember("UIViewController", "uiviewController", gives: .itselfAs("UIViewController")),
    ],
    example: Example(
      source: """
        protocol ListViewControllable: ViewControllable { func show(_ child: ViewControllable) }
        final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
          let detailBuilder: DetailBuildable
          func routeToDetail() {
            let detail = detailBuilder.build(withListener: interactor)
            attachChild(detail)
            viewController.show(detail.viewControllable)
          }
        }
        final class ListViewController: UIViewController, ListViewControllable {
          func show(_ child: ViewControllable) { present(child.uiviewController, animated: true) }
        }
        protocol DetailBuildable: Buildable { func build(withListener listener: DetailListener) -> DetailRouting }
        final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
          func build(withListener listener: DetailListener) -> DetailRouting {
            let screen = DetailViewController()
            return DetailRouter(interactor: DetailInteractor(presenter: screen), viewController: screen)
          }
        }
        protocol DetailRouting: ViewableRouting {}
        final class DetailRouter: ViewableRouter<DetailInteractable, DetailViewControllable>, DetailRouting {}
        final class DetailViewController: UIViewController, DetailViewControllable {}
        """,
      edges: ["ListRouter start DetailRouter", "ListRouter present DetailViewController"]))
}
