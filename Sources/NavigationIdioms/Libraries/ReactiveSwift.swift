import NavigationModel

extension Idiom {
  static let reactiveSwift = Idiom(
    name: "reactive-swift", framework: "ReactiveSwift",
    summary: """
      A closure runs each time a signal sends a value. A mutable property sends what it is set to, through its signal and \
      its producer.
      """,
    modules: ["ReactiveCocoa", "ReactiveSwift"],
    listeners: ["observeValues", "startWithValues"],
    sending: SendingVocabulary(
      channels: ["MutableProperty"],
      listeners: [
        .init("observeValues", to: .receiver, runs: ["_"]), .init("startWithValues", to: .receiver, runs: ["_"]),
      ],
      operators: [
        .passing: [
          "debounce", "delay", "observe", "on", "promoteError", "skipNil", "skipRepeats", "start", "throttle",
        ],
        .filtering: ["filter", "skip", "take"],
        .mapping: ["map"], .compactMapping: ["compactMap"], .flattening: ["flatMap"],
      ],
      setters: ["value"], views: ["producer", "signal"]),
    example: Example(
      source: """
        class ListCoordinator {
          let navigation = UINavigationController()
          let viewModel = ListViewModel()
          func start() {
            viewModel.selection.signal.skipNil().observeValues { [weak self] _ in self?.showDetail() }
            navigation.pushViewController(ListViewController(viewModel: viewModel), animated: false)
          }
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        class ListViewModel {
          let selection = MutableProperty<Int?>(nil)
          func select(_ id: Int) { selection.value = id }
        }
        class ListViewController: UIViewController {
          let viewModel: ListViewModel
          init(viewModel: ListViewModel) { self.viewModel = viewModel }
          func tap() { viewModel.select(1) }
        }
        class DetailViewController: UIViewController {}
        """,
      edges: [
        "ListCoordinator push DetailViewController", "ListCoordinator push ListViewController",
        "ListViewController push DetailViewController via ListCoordinator",
      ]))
}
