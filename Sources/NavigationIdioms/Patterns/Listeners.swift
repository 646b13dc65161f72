import NavigationModel

extension Idiom {
  static let combineListeners = Idiom(
    name: "combine-listeners", framework: "Combine",
    summary: """
      A closure runs each time a publisher sends a value, not when the code around it runs. `assign` sets a property \
      each time.
      """,
    listeners: ["assign", "handleEvents", "onReceive", "receive", "sink"],
    sending: SendingVocabulary(
      channels: ["CurrentValueSubject", "PassthroughSubject"],
      senders: [.init("send", by: .receiver, sends: ["_"])],
      listeners: [
        .init("sink", to: .receiver, runs: ["receiveValue", "_"]),
        .init("onReceive", to: .argument("_"), runs: ["perform", "_"]),
        // What it assigns to is lowered to a closure without a label.
        .init("assign", to: .receiver, runs: ["_"]),
      ],
      operators: [
        .passing: [
          "append", "assertNoFailure", "autoconnect", "breakpoint", "buffer", "catch", "debounce", "delay",
          "eraseToAnyPublisher", "handleEvents", "makeConnectable", "mapError", "merge", "multicast", "prepend",
          "print",
          "receive", "removeDuplicates", "replaceEmpty", "replaceError", "replaceNil", "retry", "setFailureType",
          "share",
          "subscribe", "throttle", "timeout", "tryCatch",
        ],
        .filtering: ["drop", "dropFirst", "filter", "first", "last", "output", "prefix", "tryFilter"],
        .mapping: ["map", "tryMap"], .compactMapping: ["compactMap", "tryCompactMap"],
        .flattening: [
          "collect", "combineLatest", "flatMap", "reduce", "scan", "switchToLatest", "tryScan", "withLatestFrom", "zip",
        ],
      ]),
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
    summary: "A closure runs each time an observable sends a value, and a button is bound to an action.",
    listeners: [
      "Action", "CocoaAction", "bind", "do", "drive", "emit", "observe", "observeNext", "observeValues",
      "startWithValues", "subscribe", "subscribeNext",
    ],
    sending: SendingVocabulary(
      channels: ["BehaviorRelay", "BehaviorSubject", "PublishRelay", "PublishSubject", "ReplaySubject"],
      senders: [
        .init("accept", by: .receiver, sends: ["_"]), .init("onNext", by: .receiver, sends: ["_"]),
      ],
      listeners: [
        .init("subscribe", to: .receiver, runs: ["onNext"]),
        .init("bind", to: .receiver, runs: ["onNext", "_"]),
        .init("drive", to: .receiver, runs: ["onNext", "_"]),
        .init("emit", to: .receiver, runs: ["onNext", "_"]),
      ],
      operators: [
        .passing: [
          "amb", "asDriver", "asInfallible", "asMaybe", "asObservable", "asSignal", "asSingle", "catch",
          "catchAndReturn", "catchError", "catchErrorJustReturn", "concat", "debounce", "debug", "delay",
          "delaySubscription", "distinctUntilChanged", "do", "ifEmpty", "merge", "observe", "observeOn", "publish",
          "refCount", "replay", "replayAll", "retry", "retryWhen", "share", "startWith", "subscribe", "subscribeOn",
          "throttle", "timeout",
        ],
        .filtering: [
          "element", "elementAt", "filter", "filterNil", "first", "single", "skip", "skipUntil", "skipWhile", "take",
          "takeLast", "takeUntil", "takeWhile", "unwrap",
        ],
        .mapping: ["map"], .compactMapping: ["compactMap"],
        .flattening: [
          "buffer", "concatMap", "flatMap", "flatMapFirst", "flatMapLatest", "mapTo", "materialize", "scan",
          "switchLatest", "withLatestFrom", "withUnretained",
        ],
      ]),
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
