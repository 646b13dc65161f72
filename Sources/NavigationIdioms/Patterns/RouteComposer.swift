import NavigationModel

extension Idiom {
  static let routeComposer = Idiom(
    name: "route-composer", framework: "RouteComposer",
    summary: "Chains of steps say what a screen is made by, how it is shown, and from which screen.",
    transitions: [
      TransitionPattern(.call("navigate", labels: ["to"]), shows: .step("to"), as: .custom),
      TransitionPattern(.call("commitNavigation", labels: ["to"]), shows: .step("to"), as: .custom),
    ],
    types: [FrameworkType("Destination", role: .other)],
    chains: ChainVocabulary(
      steps: ["StepAssembly", "StepAssembler", "ContainerStepAssembly", "SingleStep", "SingleContainerStep"],
      containerSteps: [
        "NavigationControllerStep": "UINavigationController", "TabBarControllerStep": "UITabBarController",
        "SplitControllerStep": "UISplitViewController",
      ],
      factoryAssemblies: ["CompleteFactoryAssembly"],
      switches: ["SwitchAssembly", "SwitcherAssembly"],
      actions: [
        "push": .push, "pushAsRoot": .root, "pushReplacingLast": .replace, "presentModally": .present,
        "present": .present, "replaceRoot": .root, "add": .tab, "setAsMaster": .column, "pushToDetails": .showDetail,
        "pushOnToDetails": .showDetail,
      ]),
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func open() { router.navigate(to: Screens.detail, with: nil) }
        }
        class DetailViewController: UIViewController {}
        enum Screens {
          static let list = StepAssembly(
            finder: ClassFinder<ListViewController, Any?>(), factory: ClassFactory<ListViewController, Any?>())
            .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
          static let detail = StepAssembly(
            finder: ClassFinder<DetailViewController, Any?>(), factory: ClassFactory<DetailViewController, Any?>())
            .using(UINavigationController.push()).from(list.expectingContainer()).assemble()
        }
        """,
      edges: ["ListViewController push DetailViewController"]))
}
