import TestSupport
import Testing

@Suite("The values of a stream that closures on the way make")
struct StreamValueTests {
  /// A controller that shows what a stream gives.
  private static func app(_ code: String, _ more: String = "") -> Fixture {
    Fixture(
      """
      import Combine
      class Home: UIViewController {
        let wallet = Wallet.shared
        func watch() {
          \(code)
        }
      }
      class Wallet {
        static let shared = Wallet()
        @Published var active: Int?
        @Published var state = 0
      }
      class Moved: UIViewController {}
      class Found: UIViewController { init(state: Int) { super.init() } }
      \(more)
      """)
  }

  @Test(
    "are what a listening closure gets, through any number of methods, locals and functions",
    arguments: [
      "wallet.$state.map { Found(state: $0) }.sink { [weak self] in self?.present($0, animated: true) }",
      """
      wallet.$state.filter { $0 > 0 }.map { state in Found(state: state) as UIViewController }
        .receive(on: DispatchQueue.main)
        .sink(receiveValue: { screen in self.present(screen, animated: true) })
      """,
      """
      let screens = wallet.$state.map { state -> UIViewController in
        let screen = Found(state: state)
        return screen
      }
      let first = screens.first()
      first.sink { screen in self.present(screen, animated: true) }
      """,
      "events.map { Found(state: $0) }.subscribe(onNext: { self.present($0, animated: true) })",
      """
      events.flatMapLatest { event in self.load(event).map { Found(state: $0) } }
        .subscribe(onNext: { self.present($0, animated: true) })
      """,
      "Just(Found(state: 1)).sink { self.present($0, animated: true) }",
      "screens(true).sink { screen in self.present(screen, animated: true) }",
    ])
  func made(code: String) {
    let app = Self.app(
      code,
      """
      func screens(_ isNew: Bool) -> AnyPublisher<UIViewController, Never> {
        numbers(isNew).map { Found(state: $0) }.eraseToAnyPublisher()
      }
      """)
    #expect(app.differences(from: "Home present Found [inferred]") == [])
  }

  @Test(
    "are the screens to which code sets the property that publishes them",
    arguments: [
      "store.$detail.sink { screen in self.present(screen!, animated: true) }",
      """
      store.$detail.receive(on: DispatchQueue.main).sink { [weak self] detail in
        guard let self = self, let detail = detail else { return }
        self.present(detail, animated: true)
      }
      """,
      "let store = Store(); store.setUp(); store.$detail.compactMap { $0 }.sink { self.present($0, animated: true) }",
      "let details = store.$detail.dropFirst(); details.sink { self.present($0!, animated: true) }",
    ])
  func published(code: String) {
    let app = Fixture(
      """
      import Combine
      class Home: UIViewController {
        let store = Store()
        override func viewDidLoad() {
          store.setUp()
          \(code)
        }
      }
      class Store {
        @Published var detail: UIViewController?
        @Published var other: UIViewController?
        func setUp() {
          let made: Detail = { let made = Detail(); made.title = "…"; return made }()
          self.detail = made
          other = Other()
        }
        func close() { detail = nil }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Detail [inferred]") == [])
  }

  @Test("are those of all streams that are joined")
  func joined() {
    let app = Self.app(
      """
      let moved = wallet.$active.filter { $0 != nil }.map { _ in Moved() as UIViewController }
      let found = wallet.$state.map { Found(state: $0) as UIViewController }
      moved.merge(with: found).first().sink { [weak self] popup in self?.present(popup, animated: true) }
      """)
    #expect(app.differences(from: "Home present Moved\nHome present Found") == [])
  }

  @Test(
    "decide nothing where others put more into the stream",
    arguments: [
      "events.prepend(.start)", "events.startWith(.start)", "events.replaceError(with: .start)",
      "events.merge(with: Just(.start))", "Just(.start).append(events)",
    ])
  func begun(stream: String) {
    let app = Fixture(
      """
      import Combine
      enum Event { case start, open }
      class Detail: UIViewController {}
      class Home: UIViewController {
        let events: AnyPublisher<Event, Never>
        override func viewDidLoad() {
          \(stream).sink { [weak self] event in
            if case .open = event { self?.present(Detail(), animated: true) }
          }
        }
      }
      """)
    #expect(app.edges(.present) == ["Home present Detail"])
  }

  @Test("are those of a stream that a container is made with as a closure")
  func containers() {
    let app = Fixture(
      """
      import Combine
      class Wrapper: UIViewController {
        private var cancellable: AnyCancellable?
        private var content: UIViewController? {
          didSet { if let content = content { addChild(content) } }
        }
        init<P: Publisher>(content: () -> P) where P.Output == UIViewController, P.Failure == Never {
          super.init(nibName: nil, bundle: nil)
          cancellable = content().sink { [weak self] content in self?.content = content }
        }
      }
      class Home: UIViewController {
        func open() {
          let wrapper = Wrapper {
            State.make().map { state in
              switch state {
              case .first(let number): return First(number)
              case .second: return Second()
              }
            }
          }
          present(wrapper, animated: true)
        }
      }
      class First: UIViewController { init(_ number: Int) { super.init() } }
      class Second: UIViewController {}
      """)
    #expect(app.missing("Home present Wrapper\nWrapper child First\nWrapper child Second") == [])
    #expect(app.reasons == [])
  }

  @Test(
    "are not known where the stream only hands on what others put into it, or where another closure listens",
    arguments: [
      "wallet.$state.filter { $0 > 0 }.sink { self.present($0, animated: true) }",
      "wallet.$state.map { $0 }.sink { self.present($0, animated: true) }",
      "events.map { Found(state: $0) }.subscribe(onError: { self.present($0, animated: true) })",
    ])
  func handedOn(code: String) {
    let app = Self.app(code)
    #expect(app.found("Home present Found\nHome present Moved") == [])
  }
}
