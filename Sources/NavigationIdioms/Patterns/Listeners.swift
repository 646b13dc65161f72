import NavigationModel

extension Idiom {
  static let combineListeners = Idiom(
    name: "combine-listeners", framework: "Combine",
    summary: "A closure that runs each time a publisher sends something, not when the code around it runs.",
    listeners: ["assign", "handleEvents", "onReceive", "receive", "sink"],
    example: Example(
      source: """
        class ListCoordinator {
          let navigation = UINavigationController()
          func start() {
            let list = ListViewController()
            list.viewModel.selection.sink { [weak self] in self?.showDetail() }
            navigation.pushViewController(list, animated: false)
          }
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        class ListViewModel { let selection = PassthroughSubject<Int, Never>() }
        class ListViewController: UIViewController { let viewModel = ListViewModel() }
        class DetailViewController: UIViewController {}
        """,
      edges: ["ListCoordinator push DetailViewController", "ListCoordinator push ListViewController"],
      flows: ["ListViewController push DetailViewController via ListCoordinator"]))

  static let rxListeners = Idiom(
    name: "rx-listeners", framework: "RxSwift",
    summary: "A closure that runs each time an observable sends something, and an action that a button is bound to.",
    listeners: [
      "Action", "CocoaAction", "bind", "do", "drive", "emit", "observe", "observeNext", "observeValues",
      "startWithValues", "subscribe", "subscribeNext",
    ],
    example: Example(
      source: """
        class ListCoordinator {
          let navigation = UINavigationController()
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        class ListViewModel {
          let coordinator: ListCoordinator
          init(coordinator: ListCoordinator) { self.coordinator = coordinator }
          lazy var select = CocoaAction { [unowned self] in self.coordinator.showDetail() }
        }
        class ListViewController: UIViewController { var viewModel: ListViewModel! }
        class DetailViewController: UIViewController {}
        """,
      edges: [
        "ListCoordinator push DetailViewController", "ListViewModel push DetailViewController via ListCoordinator",
      ],
      flows: ["ListViewController push DetailViewController via ListCoordinator"]))
}
