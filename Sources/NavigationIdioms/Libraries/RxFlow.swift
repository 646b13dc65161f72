import NavigationModel

extension Idiom {
  static let rxFlow = Idiom(
    name: "rxflow", framework: "RxFlow",
    summary: "A stepper emits steps, and the flow that it belongs to navigates to each.",
    modules: ["RxFlow"],
    transitions: [
      // UIKit's own calls show the screen; this call only names it as the source of further steps.
      contribution("contribute", "withNextPresentable"), contribution("contribute", "withNext"),
      TransitionPattern(
        .call("NextFlowItem", labels: ["nextPresentable"]), shows: .coordinator("nextPresentable"), as: .start),
      TransitionPattern(.call("coordinate", labels: ["flow"]), shows: .coordinator("flow"), as: .start),
    ],
    types: [FrameworkType("Flow", role: .coordinator)] + contributors.map { FrameworkType($0, role: .other) },
    routes: RouteVocabulary(
      handlers: [.init("navigate", label: "to")],
      requests: [
        .init("accept", route: "_", receiver: "steps"), .init("bind", .mapped(into: "to"), receiver: "steps"),
        .init("emit", .mapped(into: "to"), receiver: "steps"), .init("drive", .mapped(into: "_"), receiver: "steps"),
        .init("navigate", route: "to"), .init("forwardToCurrentFlow", route: "withStep"),
        .init("forwardToParentFlow", route: "withStep", of: .parent),
        .init("triggerParentFlow", route: "withStep", of: .parent),
        .init("end", route: "forwardToParentFlowWithStep", of: .parent),
      ],
      subscriptions: [
        .init("contribute", asker: "withNextStepper", shown: "withNextPresentable"),
        .init("contribute", asker: "withNext", shown: "withNext"),
        .init("NextFlowItem", asker: "nextStepper", shown: "nextPresentable"),
        .init("coordinate", asker: "with", shown: "flow"),
      ]),
    handovers: ["Flows.use", "Flows.whenReady"],
    example: Example(
      source: """
        enum AppStep: Step { case list, detail(String), settings }
        class ItemFlow: Flow {
          let navigation = UINavigationController()
          var root: Presentable { navigation }
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .list:
              let list = ListViewController()
              navigation.pushViewController(list, animated: false)
              return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: list.model))
            case .detail:
              navigation.present(DetailViewController(), animated: true)
              return .none
            case .settings:
              let settings = SettingsFlow()
              Flows.use(settings, when: .created) { root in self.navigation.present(root, animated: true) }
              return .one(flowContributor: .contribute(
                withNextPresentable: settings, withNextStepper: OneStepper(withSingleStep: AppStep.list)))
            }
          }
        }
        class SettingsFlow: Flow {
          let root: Presentable = UINavigationController()
          func navigate(to step: Step) -> FlowContributors { .none }
        }
        class ListModel: Stepper {
          let steps = PublishRelay<Step>()
          func select(_ id: String) { steps.accept(AppStep.detail(id)) }
        }
        class ListViewController: UIViewController { let model = ListModel() }
        class DetailViewController: UIViewController {}
        """,
      edges: [
        "ItemFlow push ListViewController", "ItemFlow present DetailViewController", "ItemFlow start SettingsFlow",
        "ListModel present DetailViewController",
      ]))

  /// The types that a flow returns: the flows and screens that take part from now on.
  private static let contributors = ["FlowContributors", "FlowContributor", "NextFlowItems"]

  private static func contribution(_ name: String, _ label: String) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: [label]), on: contributors, shows: .coordinator(label), as: .start,
      acceptsUnknownReceiver: false)
  }
}
