import NavigationModel

extension Idiom {
  static let routeComposer = Idiom(
    name: "route-composer", framework: "RouteComposer",
    summary: "A chain of steps says which factory makes a screen, how to show it, and from which screen.",
    transitions: [
      TransitionPattern(.call("navigate", labels: ["to"]), shows: .step("to"), as: .custom),
      TransitionPattern(.call("commitNavigation", labels: ["to"]), shows: .step("to"), as: .custom),
    ],
    chains: routeComposerWords,
    landmarks: [
      "DestinationStep", "StepAssembly", "CompleteFactoryAssembly", "SwitchAssembly", "NavigationControllerStep",
      "StackIteratingFinder",
    ],
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

  private static let routeComposerWords = ChainVocabulary(
    steps: ["StepAssembly", "StepAssembler", "ContainerStepAssembly", "SingleStep", "SingleContainerStep"],
    containers: [
      "NavigationControllerStep": "UINavigationController", "navigationController": "UINavigationController",
      "NavigationControllerFactory": "UINavigationController", "navigationControllerFactory": "UINavigationController",
      "TabBarControllerStep": "UITabBarController", "tabBarController": "UITabBarController",
      "TabBarControllerFactory": "UITabBarController", "tabBarControllerFactory": "UITabBarController",
      "SplitControllerStep": "UISplitViewController", "splitViewController": "UISplitViewController",
      "SplitControllerFactory": "UISplitViewController", "splitControllerFactory": "UISplitViewController",
    ],
    factoryAssemblies: ["CompleteFactoryAssembly"],
    switches: ["SwitchAssembly", "SwitcherAssembly"],
    tails: ["ChainAssembly"],
    destinations: ["Destination", "AnyDestination"],
    storyboardFactories: ["StoryboardFactory", "storyboardFactory"],
    emptyFactories: ["NilFactory", "nilFactory", "nil", "FinderFactory", "finderFactory"],
    emptyFinders: ["NilFinder", "nilFinder", "nil"],
    stepTypes: ["DestinationStep", "ActionToStepIntegrator"],
    parts: [
      "Factory", "ContainerFactory", "SimpleContainerFactory", "AbstractFactory", "Action", "ContainerAction",
      "AbstractAction", "ContainerAdapter", "ConcreteContainerAdapter", "Finder", "StackIteratingFinder",
    ],
    actions: [
      "push": .push, "PushAction": .push, "pushAsRoot": .root, "PushAsRootAction": .root,
      "pushReplacingLast": .replace, "PushReplacingLastAction": .replace,
      "present": .present, "presentModally": .present, "PresentModallyAction": .present,
      "replaceRoot": .root, "ReplaceRootAction": .root,
      "add": .tab, "addTab": .tab, "AddTabAction": .tab,
      "setAsMaster": .column, "setAsPrimary": .column, "SetAsMasterAction": .column,
      "pushToDetails": .showDetail, "PushToDetailsAction": .showDetail,
      "pushOnToDetails": .showDetail, "PushOnToDetailsAction": .showDetail,
    ],
    emptyActions: ["nilAction", "NilAction"])
}
