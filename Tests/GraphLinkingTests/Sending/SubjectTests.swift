import NavigationModel
import TestSupport
import Testing

/// Who sends by a subject asks for what those show who listen to it, for the very value that is sent.
@Suite("Subjects and relays")
struct SubjectTests {
  private static func app(
    sending send: String, listening listen: String, subject: String = "let routes = PassthroughSubject<Route, Never>()"
  ) -> Fixture {
    Fixture(
      """
      import Combine
      import RxSwift
      //- Screens.swift
      class Detail: UIViewController {}
      class Help: UIViewController {}
      enum Route { case detail, help }
      class Model {
        \(subject)
      }
      class List: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
        func tap() { \(send) }
      }
      //- Coordinator.swift
      class ItemCoordinator {
        let navigation = UINavigationController()
        let model = Model()
        func start() {
          navigation.pushViewController(List(model: model), animated: false)
          \(listen)
        }
        func show(_ route: Route) {
          switch route {
          case .detail: navigation.pushViewController(Detail(), animated: true)
          case .help: navigation.pushViewController(Help(), animated: true)
          }
        }
      }
      """)
  }

  private static let asked = "List push Detail via ItemCoordinator"
  private static let other = "List push Help via ItemCoordinator"

  @Test(
    "lead from who sends a case to what is shown for that case, however it is listened to",
    arguments: [
      "model.routes.sink { [weak self] in self?.show($0) }",
      "model.routes.sink { [weak self] route in self?.show(route) }",
      "model.routes.sink(receiveValue: show)",
      "model.routes.receive(on: queue).filter { _ in true }.sink(receiveCompletion: { _ in }, receiveValue: { self.show($0) })",
      "model.routes.map { $0 }.eraseToAnyPublisher().sink { self.show($0) }",
      "let publisher = model.routes.removeDuplicates(); publisher.sink { self.show($0) }",
      "func made() -> AnyPublisher<Route, Never> { model.routes.eraseToAnyPublisher() }; made().sink { self.show($0) }",
      "let make = { self.model.routes }; make().sink { self.show($0) }",
    ])
  func listened(_ line: String) {
    let app = Self.app(sending: "model.routes.send(.detail)", listening: line)
    #expect(app.missing(Self.asked) == [])
    #expect(app.found(Self.other) == [])
    #expect(app.flows.contains(Self.asked))
    #expect(!app.flows.contains(Self.other))
  }

  @Test(
    "are heard with the values of other streams, before and after them, and in pairs with them",
    arguments: [
      "model.routes.prepend(.help).sink { self.show($0) }",
      "model.routes.setFailureType(to: Error.self).replaceError(with: .help).sink { self.show($0) }",
      "model.routes.merge(with: other).print().sink { self.show($0) }",
      "other.merge(with: model.routes).sink { self.show($0) }",
      "Publishers.Merge(other, model.routes.eraseToAnyPublisher()).sink { self.show($0) }",
      "Publishers.MergeMany([other, model.routes]).sink { self.show($0) }",
      "model.routes.zip(other).sink { self.show($0.0) }",
      "model.routes.combineLatest(other) { route, _ in route }.sink { self.show($0) }",
      "model.routes.zip(other).map { $0.0 }.sink { self.show($0) }",
      "model.routes.combineLatest(other).sink { route, _ in self.show(route) }",
      "model.routes.combineLatest(other).sink { [weak self] route, isOn in if isOn { self?.show(route) } }",
      "model.routes.combineLatest(other).sink { self.show($0); log($1) }",
      "model.routes.zip(other).map { route, _ in route }.sink { self.show($0) }",
      "model.routes.combineLatest(other, third).sink { route, _, _ in self.show(route) }",
      "other.combineLatest(model.routes, third).sink { _, route, _ in self.show(route) }",
      "other.zip(model.routes).sink { self.show($0.1) }",
      "other.zip(model.routes.eraseToAnyPublisher()).receive(on: queue).sink { _, route in self.show(route) }",
      "Publishers.CombineLatest(other, model.routes).sink { _, route in self.show(route) }",
      "Publishers.Zip3(other, third, model.routes).sink { self.show($0.2) }",
      "Observable.combineLatest(model.routes.asObservable(), other).subscribe(onNext: { route, _ in self.show(route) })",
      "Observable.zip(other, model.routes.asObservable()) { $1 }.subscribe(onNext: { self.show($0) })",
      "model.routes.withLatestFrom(other) { route, _ in route }.subscribe(onNext: { self.show($0) })",
      "Observable.merge(other, model.routes.asObservable()).subscribe(onNext: { self.show($0) })",
      "model.routes.startWith(.help).catchAndReturn(.help).debug().subscribe(onNext: { self.show($0) })",
    ])
  func joined(_ line: String) {
    let app = Self.app(sending: "model.routes.send(.detail)", listening: line)
    #expect(app.missing(Self.asked) == [])
    #expect(app.found(Self.other) == [])
  }

  @Test(
    "are not what is made of other streams that they are joined to",
    arguments: [
      "model.taps.map { _ in Route.help }.merge(with: model.routes).sink { self.show($0) }",
      "model.taps.map { _ in Route.help }.eraseToAnyPublisher().append(model.routes).sink { self.show($0) }",
      "model.routes.merge(with: model.taps.map { _ in Route.help }).sink { self.show($0) }",
    ])
  func joinedToMapped(_ line: String) {
    let app = Self.app(
      sending: "model.routes.send(.detail)", listening: line,
      subject: "let routes = PassthroughSubject<Route, Never>(); let taps = PassthroughSubject<Int, Never>()")
    #expect(app.found(Self.other) == [])
  }

  @Test("are as sure for those who listen to them, whoever else hears them beside other streams")
  func heardBesides() {
    let source = { (line: String) in
      """
      import Combine
      class Detail: UIViewController {}
      enum Route { case detail }
      class Model { let routes = PassthroughSubject<Route, Never>() }
      class List: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
        func tap() { model.routes.send(.detail) }
      }
      class Log {
        init(model: Model) { \(line) }
        func note(_ route: Route) {}
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        let model = Model()
        func start() {
          navigation.pushViewController(List(model: model), animated: false)
          let log = Log(model: model)
          model.routes.sink { route in self.show(route) }
        }
        func show(_ route: Route) { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    }
    let alone = Fixture(source("")).graph.flows
    let besides = Fixture(source("taps.combineLatest(model.routes).sink { _, route in self.note(route) }")).graph.flows
    #expect(!alone.isEmpty)
    #expect(alone == besides)
  }

  @Test(
    "lead nowhere where only the other stream of a pair says what is shown",
    arguments: [
      "other.zip(model.routes).sink { self.show($0.0) }", "other.withLatestFrom(model.routes).sink { self.show($0) }",
      "model.routes.zip(other).sink { self.show($0.1) }",
      "model.routes.combineLatest(other).sink { _, last in self.show(last) }",
      "other.combineLatest(model.routes, third).sink { first, _, _ in self.show(first) }",
      "Publishers.CombineLatest(other, model.routes).sink { first, _ in self.show(first) }",
      "other.combineLatest(model.routes) { first, _ in first }.sink { self.show($0) }",
    ])
  func otherOfPair(_ line: String) {
    let app = Self.app(sending: "model.routes.send(.detail)", listening: line)
    #expect(app.found(Self.asked) == [])
    #expect(app.found(Self.other) == [])
  }

  @Test(
    "perhaps lead from a tap to each of what another stream that comes with it may choose",
    arguments: ["model.taps.send(())", "model.taps.send()", "model.taps.onNext(())"],
    [
      "model.taps.combineLatest(model.routes).sink { _, route in",
      "Publishers.CombineLatest(model.taps, model.routes).sink { [weak self] _, route in",
      "model.routes.combineLatest(model.taps).sink { route, _ in",
      "model.taps.withLatestFrom(model.routes) { _, route in route }.subscribe(onNext: { route in",
      "model.taps.withLatestFrom(model.routes) { $1 }.subscribe(onNext: { route in",
    ])
  func tapped(send: String, stream: String) {
    let end = stream.contains("onNext: {") ? "})" : "}"
    let app = Self.app(
      sending: send,
      listening: """
        \(stream)
              switch route {
              case .detail: self.navigation.pushViewController(Detail(), animated: true)
              case .help: self.navigation.pushViewController(Help(), animated: true)
              }
            \(end)
        """,
      subject: "let routes = PassthroughSubject<Route, Never>(); let taps = PassthroughSubject<Void, Never>()")
    #expect(app.missing("List push Detail [possible] via ItemCoordinator") == [])
    #expect(app.missing("List push Help [possible] via ItemCoordinator") == [])
  }

  @Test("are followed through publishers and functions around them")
  func wrapped() {
    let app = Fixture(
      """
      import Combine
      class Detail: UIViewController {}
      class Help: UIViewController {}
      enum Route { case detail, help }
      class Bus {
        static let shared = Bus()
        private let subject = PassthroughSubject<Route, Never>()
        var routes: AnyPublisher<Route, Never> { subject.receive(on: queue).eraseToAnyPublisher() }
        func navigate(to route: Route) { forward(route) }
        private func forward(_ route: Route) { subject.send(route) }
      }
      class List: UIViewController { func tap() { Bus.shared.navigate(to: .detail) } }
      class Other: UIViewController { func tap() { Bus.shared.navigate(to: .help) } }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() { Bus.shared.routes.sink { [weak self] in self?.show($0) } }
        func show(_ route: Route) {
          switch route {
          case .detail: navigation.pushViewController(Detail(), animated: true)
          case .help: navigation.pushViewController(Help(), animated: true)
          }
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          ItemCoordinator push Detail
          ItemCoordinator push Help
          List push Detail via Bus, ItemCoordinator
          Other push Help via Bus, ItemCoordinator
          """) == [])
  }

  @Test("of RxSwift are told what is accepted")
  func relays() {
    let app = Fixture(
      """
      import RxSwift
      class Detail: UIViewController {}
      class Help: UIViewController {}
      enum Step { case detail, help }
      class List: UIViewController {
        let steps = PublishRelay<Step>()
        func tap() { steps.accept(.help) }
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = List()
          list.steps.asObservable().subscribe(onNext: { [weak self] step in
            switch step {
            case .detail: self?.navigation.pushViewController(Detail(), animated: true)
            case .help: self?.navigation.pushViewController(Help(), animated: true)
            }
          })
        }
      }
      """)
    #expect(app.flows.contains(Self.other))
    #expect(!app.flows.contains(Self.asked))
  }

  @Test(
    "lead nowhere where another subject is listened to, or where what comes of the value is not known",
    arguments: [
      "other.sink { self.show($0) }",
      "Model().others.sink { self.show($0) }",
    ])
  func silent(_ line: String) {
    let app = Self.app(
      sending: "model.routes.send(.detail)", listening: line,
      subject: """
        let routes = PassthroughSubject<Route, Never>()
        let others = PassthroughSubject<Route, Never>()
        """)
    #expect(app.found(Self.asked) == [])
    #expect(app.found(Self.other) == [])
  }

  @Test("end without sending anything")
  func completed() {
    let app = Self.app(
      sending: "model.routes.send(completion: .finished)", listening: "model.routes.sink { _ in self.show(.detail) }")
    #expect(app.found(Self.asked) == [])
  }

  @Test("are only possibly heard where the stream leaves some values out")
  func filtered() {
    let app = Self.app(
      sending: "model.routes.send(.detail)", listening: "model.routes.filter { $0 == .help }.sink { self.show($0) }")
    #expect(app.missing("List push Detail [possible] via ItemCoordinator") == [])
  }

  @Test("that send to themselves in cycles end")
  func cycles() {
    let methods = (1...14).map { number in
      "func listen\(number)() { subject.sink { _ in self.subject.send(.a); self.present(Detail(), animated: true) } }"
    }
    let app = Fixture(
      """
      import Combine
      enum Event { case a }
      class Detail: UIViewController {}
      class List: UIViewController {
        let subject = PassthroughSubject<Event, Never>()
        \(methods.joined(separator: "\n  "))
      }
      """)
    #expect(app.missing("List present Detail") == [])
  }

  @Test(
    "may be kept in a local that is set to what is made of it",
    arguments: [
      "var stream = api.items(); if isOn { stream = stream.filter { _ in true }.eraseToAnyPublisher() }",
      "guard let stream = stream?.filter({ _ in true }) else { return }",
      "var stream = other; var other = stream.filter { _ in true }",
    ])
  func selfReference(_ local: String) {
    let app = Self.app(sending: "", listening: "\(local); stream.sink { self.show($0) }")
    #expect(app.edges(.push).contains("ItemCoordinator push List"))
  }

  @Test("may be heard by a closure that writes a number of a parameter which no closure has")
  func hugeNumber() {
    let app = Self.app(
      sending: "model.routes.send(.detail)",
      listening: "model.routes.combineLatest(other).sink { self.show($0.0); log($9223372036854775807) }")
    #expect(app.missing(Self.asked) == [])
  }

  @Test("give a listener with several parameters the parts of the tuple that is sent")
  func tuples() {
    let app = Fixture(
      """
      import Combine
      class Detail: UIViewController {}
      class Help: UIViewController {}
      enum Way { case push, present }
      class Model {
        let next = PassthroughSubject<(UIViewController, Way), Never>()
        func tapDetail() { go(to: Detail()) }
        func tapHelp() { go(to: Help(), .present) }
        func go(to screen: UIViewController, _ way: Way = .push) { next.send((screen, way)) }
      }
      class List: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          model.next.sink { [weak self] screen, way in
            switch way {
            case .push: self?.navigationController?.pushViewController(screen, animated: true)
            case .present: self?.present(screen, animated: true)
            }
          }
        }
      }
      """)
    #expect(app.differences(from: "Model present Help via List @8\nModel push Detail via List @7") == [])
  }

  @Test(
    "lead from who calls a method of a model that sends one case to what is shown for that case",
    arguments: [
      ("routes.send(.detail)", true),
      ("prepare(); routes.send(Route.detail)", true),
      ("Task { @MainActor in routes.send(.detail) }", true),
      ("DispatchQueue.main.async { self.routes.send(.detail) }", true),
      ("load { self.routes.send(.detail) }", false),
      ("if isReady { routes.send(.detail) }", false),
    ])
  func events(body: String, isAsked: Bool) {
    let app = Self.app(
      sending: "model.openDetail()", listening: "model.routes.sink { [weak self] in self?.show($0) }",
      subject: """
        let routes = PassthroughSubject<Route, Never>()
          var isReady = false
          func openDetail() { \(body) }
          func prepare() {}
          func load(_ done: @escaping () -> Void) { Loader.shared.load { done() } }
        """)
    #expect(app.missing("Model push Detail via ItemCoordinator") == [])
    #expect(app.edges(.push).contains("List push Detail") == isAsked)
    #expect(app.found("List push Help\nModel push Help") == [])
  }

  @Test("lead from who calls a model whose method calls the one that sends")
  func eventsOfOwnMethods() {
    let app = Self.app(
      sending: "model.choose()", listening: "model.routes.sink { [weak self] in self?.show($0) }",
      subject: """
        let routes = PassthroughSubject<Route, Never>()
          func choose() { openDetail() }
          private func openDetail() { routes.send(.detail) }
        """)
    #expect(
      app.edges(.push) == [
        "ItemCoordinator push Detail", "ItemCoordinator push Help", "ItemCoordinator push List", "List push Detail",
        "Model push Detail",
      ])
  }

  private static func assigned(_ line: String, sent: String = "router.modal.send(page)") -> Fixture {
    Fixture(
      """
      import Combine
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      enum Page {
        case help, statistics
        @ViewBuilder func view() -> some View {
          switch self {
          case .help: Help()
          case .statistics: Statistics()
          }
        }
        func modal() -> Modal { Modal(view: AnyView(view())) }
      }
      struct Modal: Identifiable {
        let view: AnyView
        var id: Int { 0 }
      }
      struct Help: View { var body: some View { Text("") } }
      struct Statistics: View { var body: some View { Text("") } }
      protocol Router { var modal: CurrentValueSubject<Page?, Never> { get } }
      final class MainRouter: Router { let modal = CurrentValueSubject<Page?, Never>(nil) }
      class Model: ObservableObject {
        var router: Router = MainRouter()
        func subscribe() {}
        func show(_ page: Page?) { \(sent) }
      }
      //- List.swift
      final class ListModel: Model {}
      struct List: View {
        @StateObject var model = ListModel()
        var body: some View { Button("Statistics") { model.show(.statistics) } }
      }
      //- Root.swift
      final class RootModel: Model {
        @Published var page: Modal?
        @Published var other: Modal?
        override func subscribe() { router.modal.map { $0?.modal() }.\(line) }
      }
      struct Root: View {
        @StateObject var model = RootModel()
        var body: some View { List().sheet(item: $model.page) { page in page.view } }
      }
      """)
  }

  @Test(
    "lead to what a presented property shows to which each value is assigned",
    arguments: [
      "assign(to: &$page)",
      "removeDuplicates { $0 == $1 }.receive(on: DispatchQueue.main).assign(to: &$page)",
      "assign(to: \\.page, on: self).store(in: &bag)",
      "map { $0 }.assign(to: \\RootModel.page, on: self).store(in: &bag)",
    ])
  func assigned(_ line: String) {
    let app = Self.assigned(line)
    #expect(app.missing("List sheet Statistics via Model, RootModel") == [])
    #expect(app.found("List sheet Help via Model, RootModel") == [])
  }

  @Test(
    "lead nowhere where the values are assigned to another property, or where nothing is sent",
    arguments: [
      ("assign(to: &$other)", "router.modal.send(page)"), ("assign(to: &$page)", ""),
    ])
  func unassigned(_ line: String, _ sent: String) {
    #expect(Self.assigned(line, sent: sent).found("List sheet Statistics via Model, RootModel") == [])
  }

  @Test(
    "of ReactiveSwift are told what their values are set to, through a stream that an initializer keeps or without it",
    arguments: [
      ("model.shown", "model.open()"),
      ("model.property.signal.skipNil()", "model.open()"),
      ("model.property.producer.skipNil().observe(on: queue)", "model.open()"),
      ("model.shown", "forward() }; func forward() { model.open()"),
    ])
  func mutableProperties(_ stream: String, _ sending: String) {
    let app = Self.mutableProperty(stream, sending)
    #expect(app.missing("List present UINavigationController\nUINavigationController root Detail") == [])
    #expect(!app.account.contains { $0.hasPrefix("unexplained") })
  }

  @Test("of ReactiveSwift are told nothing where another property is set, or nobody asks for it")
  func otherProperties() {
    for app in [Self.mutableProperty("model.other.signal", "model.open()"), Self.mutableProperty("model.shown", "")] {
      #expect(app.found("UINavigationController root Detail") == [])
    }
  }

  private static func mutableProperty(_ stream: String, _ sending: String) -> Fixture {
    Fixture(
      """
      import ReactiveSwift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = List() }
      }
      class Model {
        let shown: Signal<UIViewController, Never>
        let property = MutableProperty<UIViewController?>(nil)
        let other = MutableProperty<UIViewController?>(nil)
        init() { shown = property.signal.skipNil() }
        func open() {
          let detail = Detail()
          property.value = detail
        }
      }
      class List: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          \(stream).observeValues { [weak self] controller in
            let stack = UINavigationController(rootViewController: controller)
            self?.present(stack, animated: true)
          }
        }
        @objc func tap() { \(sending) }
      }
      class Detail: UIViewController {}
      """)
  }
}
