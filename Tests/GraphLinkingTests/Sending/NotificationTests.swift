import NavigationModel
import TestSupport
import Testing

/// Who posts a notification asks for what those show who observe its name.
@Suite("Notifications")
struct NotificationTests {
  private static let screens = """
    //- Screens.swift
    class Detail: UIViewController {}
    class Help: UIViewController {}
    extension Notification.Name {
      static let itemSelected = Notification.Name("itemSelected")
      static let helpWanted = Notification.Name("helpWanted")
    }
    """

  private static func app(posting post: String, observing observe: String, and rest: String = "") -> Fixture {
    Fixture(
      """
      \(screens)
      //- List.swift
      class List: UIViewController {
        func tap() { \(post) }
        static let name = Notification.Name("itemSelected")
      }
      //- Coordinator.swift
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(List(), animated: false)
          \(observe)
        }
        @objc func showDetail() { navigation.pushViewController(Detail(), animated: true) }
        @objc func showDetail(_ notification: Notification) { showDetail() }
        \(rest)
      }
      """)
  }

  private static let asked = "List push Detail via ItemCoordinator"

  @Test(
    "lead from who posts to what the observer shows, however it observes",
    arguments: [
      "NotificationCenter.default.addObserver(self, selector: #selector(showDetail), name: .itemSelected, object: nil)",
      """
      NotificationCenter.default.addObserver(
        self, selector: #selector(ItemCoordinator.showDetail(_:)), name: Notification.Name.itemSelected, object: nil)
      """,
      """
      NotificationCenter.default.addObserver(forName: .itemSelected, object: nil, queue: .main) { [weak self] _ in
        self?.showDetail()
      }
      """,
      """
      let handle: (Notification) -> Void = { _ in self.showDetail() }
      NotificationCenter.default.addObserver(forName: .itemSelected, object: nil, queue: nil, using: handle)
      """,
      "NotificationCenter.default.publisher(for: .itemSelected).receive(on: queue).sink { _ in self.showDetail() }",
      "NotificationCenter.default.rx.notification(.itemSelected).subscribe(onNext: { _ in self.showDetail() })",
      "observe(.itemSelected) { self.showDetail() }",
      "observe(.itemSelected)",
    ])
  func observed(_ line: String) {
    let app = Self.app(
      posting: "NotificationCenter.default.post(name: .itemSelected, object: nil)", observing: line,
      and: """
        func observe(_ name: Notification.Name) {
          NotificationCenter.default.addObserver(self, selector: #selector(showDetail), name: name, object: nil)
        }
        func observe(_ name: Notification.Name, then act: @escaping () -> Void) {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in act() }
        }
        """)
    #expect(app.missing(Self.asked) == [])
    #expect(app.flows.contains(Self.asked))
  }

  @Test(
    "are known by their names, however those are written",
    arguments: [
      "NotificationCenter.default.post(name: Notification.Name.itemSelected, object: self)",
      "NotificationCenter.default.post(name: NSNotification.Name(rawValue: \"itemSelected\"), object: nil)",
      "NotificationCenter.default.post(name: .init(\"itemSelected\"), object: nil, userInfo: [:])",
      "NotificationCenter.default.post(name: List.name, object: nil)",
      "NotificationCenter.default.post(name: Self.name, object: nil)",
      "NotificationCenter.default.post(Notification(name: .itemSelected))",
      "let name: Notification.Name = .itemSelected; NotificationCenter.default.post(name: name, object: nil)",
    ])
  func named(_ line: String) {
    let app = Self.app(
      posting: line,
      observing:
        "NotificationCenter.default.addObserver(self, selector: #selector(showDetail), name: .itemSelected, object: nil)"
    )
    #expect(app.missing(Self.asked) == [])
  }

  @Test("are followed through functions that post what they are given")
  func wrapped() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Code.swift
      class List: UIViewController {
        func tap() { Center().tell(.itemSelected) }
        func help() { Center().tell(.helpWanted) }
      }
      class Center {
        func tell(_ name: Notification.Name) { send(name) }
        private func send(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(List(), animated: false)
          NotificationCenter.default.addObserver(self, selector: #selector(detail), name: .itemSelected, object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(help), name: .helpWanted, object: nil)
        }
        @objc func detail() { navigation.pushViewController(Detail(), animated: true) }
        @objc func help() { navigation.pushViewController(Help(), animated: true) }
      }
      """)
    #expect(app.missing(Self.asked) == [])
    #expect(app.missing("List push Help via ItemCoordinator") == [])
  }

  @Test("carry what decides what is shown")
  func carried() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Code.swift
      enum Route { case detail, help }
      class List: UIViewController {
        func tap() { NotificationCenter.default.post(name: .itemSelected, object: Route.detail) }
      }
      class Other: UIViewController {
        func tap() { NotificationCenter.default.post(name: .itemSelected, object: nil, userInfo: ["route": Route.help]) }
      }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(routed), name: .itemSelected, object: nil)
        }
        @objc func routed(_ notification: Notification) {
          guard let route = (notification.object ?? notification.userInfo?["route"]) as? Route else { return }
          show(route)
        }
        func show(_ route: Route) {
          switch route {
          case .detail: navigation.pushViewController(Detail(), animated: true)
          case .help: navigation.pushViewController(Help(), animated: true)
          }
        }
      }
      """)
    #expect(app.missing(Self.asked) == [])
    #expect(app.missing("Other push Help via ItemCoordinator") == [])
    #expect(app.found("List push Help via ItemCoordinator") == [])
    #expect(app.found("Other push Detail via ItemCoordinator") == [])
  }

  @Test(
    "lead nowhere where another name is posted, or something else than a notification",
    arguments: [
      "NotificationCenter.default.post(name: .helpWanted, object: nil)",
      "NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)",
      "NotificationCenter.default.post(name: computed(), object: nil)",
      "letters.post(to: .itemSelected)",
    ])
  func silent(_ line: String) {
    let app = Self.app(
      posting: line,
      observing:
        "NotificationCenter.default.addObserver(self, selector: #selector(showDetail), name: .itemSelected, object: nil)"
    )
    #expect(
      app.differences(
        from: """
          ItemCoordinator push Detail
          ItemCoordinator push List
          """) == [])
    #expect(app.flows.isEmpty)
  }

  @Test("that a service posts are news: it asks for nothing, but who calls it gets to what is shown")
  func news() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Code.swift
      class Store { func save() { NotificationCenter.default.post(name: .itemSelected, object: nil) } }
      class List: UIViewController { func tap() { Store().save() } }
      class ItemCoordinator {
        let navigation = UINavigationController()
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(detail), name: .itemSelected, object: nil)
        }
        @objc func detail() { navigation.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(
      app.differences(
        from: """
          ItemCoordinator push Detail
          """) == [])
    #expect(app.flows == [Self.asked])
  }

  @Test("set the state by which a view shows a sheet")
  func sheets() {
    let app = Fixture(
      """
      extension Notification.Name { static let settings = Notification.Name("settings") }
      struct Root: View {
        @State var isShown = false
        @State var other = false
        var body: some View {
          Home()
            .onReceive(NotificationCenter.default.publisher(for: .settings)) { _ in isShown = true }
            .onReceive(NotificationCenter.default.publisher(for: .other)) { _ in other = true }
            .sheet(isPresented: $isShown) { Settings() }
            .sheet(isPresented: $other) { Other() }
        }
      }
      struct Home: View {
        var body: some View { Button("…") { NotificationCenter.default.post(name: .settings, object: nil) } }
      }
      struct Settings: View { var body: some View { Text("…") } }
      struct Other: View { var body: some View { Text("…") } }
      """)
    #expect(
      app.differences(
        from: """
          Home sheet Settings
          Root sheet Other
          Root sheet Settings
          """) == [])
  }

  @Test("that a function of the framework's type posts is sent by who calls that, and opens the case that is set")
  func addedFunction() {
    let app = Fixture(
      """
      extension Notification.Name { static let openHelp = Notification.Name("openHelp") }
      extension NotificationCenter {
        static func openHelp() { NotificationCenter.default.post(name: .openHelp, object: nil) }
      }
      struct HelpModifier: ViewModifier {
        enum Popup: String, Identifiable { case form, thanks; var id: String { rawValue } }
        private let opened = NotificationCenter.default.publisher(for: .openHelp)
        @State private var popup: Popup?
        func body(content: Content) -> some View {
          content
            .onReceive(opened) { _ in popup = .form }
            .sheet(item: $popup) { item in
              switch item {
              case .form: Form()
              case .thanks: Thanks()
              }
            }
        }
      }
      struct Form: View { var body: some View { Text("…") } }
      struct Thanks: View { var body: some View { Text("…") } }
      struct Settings: View {
        var body: some View { Button("…") { ask() } }
        func ask() { NotificationCenter.openHelp() }
      }
      """)
    #expect(
      app.differences(
        from: """
          HelpModifier sheet Form
          Settings sheet Form
          """) == [])
  }

  @Test(
    "asks for what one of many classes shows, if that one is known to listen, or is the only one that is made",
    arguments: [("special.listen()", true, true), ("", true, false), ("", false, true)])
  func oneOfMany(_ listening: String, _ areOthersMade: Bool, _ isKnown: Bool) {
    let others = (1...9).map { number in
      """
      class Other\(number): Opening { func open() { stack.pushViewController(Page\(number)(), animated: true) } }
      class Page\(number): UIViewController {}
      \(areOthersMade ? "let other\(number) = Other\(number)()" : "")
      """
    }
    let app = Fixture(
      """
      let stack = UINavigationController()
      protocol Opening: AnyObject { func open() }
      extension Opening {
        func listen() {
          NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.open() }
        }
      }
      extension Notification.Name { static let refresh = Notification.Name("refresh") }
      class Special: Opening { func open() { stack.pushViewController(Help(), animated: true) } }
      class Help: UIViewController {}
      class Home: UIViewController {
        let special = Special()
        override func viewDidLoad() { \(listening) }
        @objc func tap() { NotificationCenter.default.post(name: .refresh, object: nil) }
      }
      \(others.joined(separator: "\n"))
      """)
    #expect(app.found("Home push Help").lines.isEmpty != isKnown)
    #expect(app.edges.filter { $0.ends.hasPrefix("Home push Page") }.map(\.ends) == [])
  }

  /// What hears a notification and pushes what it carries; `LISTEN` is the publisher and `TELL` sends.
  private static let carrying = """
    protocol Routed: Hashable {}
    struct NoteRoute: Routed { let id: String }
    enum PageRoute: Routed { case settings, help }
    struct Trip { let route: any Routed; let context: String }
    extension Notification.Name { static var going: Notification.Name { Notification.Name("going") } }
    func tell(_ name: Notification.Name, _ object: Any? = nil) {
      NotificationCenter.default.post(Notification(name: name, object: object))
    }
    func news(_ name: Notification.Name) -> NotificationCenter.Publisher {
      return NotificationCenter.default.publisher(for: name)
    }
    struct Home: View {
      @State var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Rows()
            .navigationDestination(for: NoteRoute.self) { Note(id: $0.id) }
            .navigationDestination(for: PageRoute.self) { page in
              switch page {
              case .settings: Settings()
              case .help: Help()
              }
            }
        }
        .onReceive(LISTEN) { notification in
          let trip = notification.object as! Trip
          guard trip.context == "home" else { return }
          path.append(trip.route)
        }
      }
    }
    struct Rows: View { var body: some View { VStack { NoteRow(); PageRow() } } }
    struct NoteRow: View {
      var body: some View { Button("Note") { GO(NoteRoute(id: "1")) } }
    }
    struct PageRow: View {
      var body: some View { Button("Page") { GO(PageRoute.settings) } }
    }
    struct Note: View { let id: String; var body: some View { Text(id) } }
    struct Settings: View { var body: some View { Text("…") } }
    struct Help: View { var body: some View { Text("…") } }
    """

  @Test(
    "carry the value of whoever calls the functions around the call that posts, through any number of them",
    arguments: [
      "NotificationCenter.default.publisher(for: .going)",
      "news(.going)",
      "news(.going).receive(on: DispatchQueue.main)",
    ],
    [
      "func go(_ route: any Routed) { tell(.going, Trip(route: route, context: \"home\")) }",
      """
      func go(_ route: any Routed) {
        NotificationCenter.default.post(name: .going, object: Trip(route: route, context: "home"))
      }
      """,
      """
      func go(_ route: any Routed) { send(route, in: "home") }
      func send(_ route: any Routed, in context: String) { tell(.going, Trip(route: route, context: context)) }
      """,
    ])
  func carriedByFunctions(_ publisher: String, _ functions: String) {
    let app = Fixture(
      Self.carrying.replacing("LISTEN", with: publisher).replacing("GO", with: "go") + "\n" + functions)
    #expect(app.missing("NoteRow push Note") == [])
    #expect(app.missing("PageRow push Settings") == [])
    #expect(app.found("NoteRow push Settings") == [])
    #expect(app.found("PageRow push Help") == [])
    #expect(app.found("PageRow push Note") == [])
  }

  /// What is sent by two screens, of which one hearer answers to one and another hearer to the other.
  private static let guarded = """
    extension Notification.Name { static let zap = Notification.Name("zap") }
    enum Tone { case soft, loud }
    INFO
    func tell(_ name: Notification.Name, _ object: Any? = nil) {
      NotificationCenter.default.post(Notification(name: name, object: object))
    }
    func news(_ name: Notification.Name) -> NotificationCenter.Publisher {
      return NotificationCenter.default.publisher(for: name)
    }
    struct Plain: View {
      @State var info: Info?
      var body: some View {
        PlainButton()
          .onReceive(news(.zap)) { notification in
            let info = notification.object as! Info
            guard PLAINLY else { return }
            self.info = info
          }
          .sheet(item: $info) { _ in PlainSheet() }
      }
    }
    struct Live: View {
      @State var isShown = false
      var body: some View {
        LiveButton()
          .onReceive(news(.zap)) { notification in
            let info = notification.object as! Info
            guard LIVELY else { return }
            isShown = true
          }
          .navigationDestination(isPresented: $isShown) { LiveScreen() }
      }
    }
    struct PlainButton: View { var body: some View { Button("Zap") { tell(.zap, PLAIN) } } }
    struct LiveButton: View {
      let own: String
      let perhaps: String?
      var body: some View { Button("Zap") { tell(.zap, LIVE) } }
    }
    struct PlainSheet: View { var body: some View { Text("…") } }
    struct LiveScreen: View { var body: some View { Text("…") } }
    """

  private static func guarded(
    _ info: String, _ plainly: String, _ lively: String, plain: String, live: String, and rest: String = ""
  ) -> Fixture {
    Fixture(
      guarded.replacing("INFO", with: info).replacing("PLAINLY", with: plainly).replacing("LIVELY", with: lively)
        .replacing("PLAIN)", with: "\(plain))").replacing("LIVE)", with: "\(live))") + "\n" + rest)
  }

  @Test(
    "are heard only by those whose conditions hold for what they carry, with what it is made with or left out",
    arguments: [
      ("struct Info { let name: String; var tag: String? }", "Info(name: \"a\")"),
      ("struct Info { let name: String; var tag: String? = nil }", "Info(name: \"a\")"),
      ("struct Info { let name: String; let tag: String? }", "Info(name: \"a\", tag: nil)"),
      (
        """
        class Info {
          let name: String
          var tag: String?
          init(name: String, tag: String? = nil) {
            self.name = name
            self.tag = tag
          }
        }
        """, "Info(name: \"a\")"
      ),
    ], ["\"b\"", "own"])
  func conditionsForNil(_ info: (declared: String, plain: String), _ tag: String) {
    let app = Self.guarded(
      info.declared, "info.tag == nil", "info.tag != nil", plain: info.plain, live: "Info(name: \"a\", tag: \(tag))")
    #expect(app.missing("PlainButton sheet PlainSheet\nLiveButton push LiveScreen") == [])
    #expect(app.found("PlainButton push LiveScreen\nLiveButton sheet PlainSheet") == [])
  }

  @Test(
    "are heard only by those whose conditions hold for a case or a truth that they carry",
    arguments: [
      (
        "struct Info { let name: String; let tone: Tone }", "info.tone == .soft", "info.tone == .loud",
        "Info(name: \"a\", tone: .soft)", "Info(name: \"a\", tone: .loud)"
      ),
      (
        "struct Info { let name: String; var tone: Tone = .soft }", "info.tone == .soft", "info.tone == .loud",
        "Info(name: \"a\")", "Info(name: \"a\", tone: .loud)"
      ),
      (
        "struct Info { let name: String; var isLive = false }", "!info.isLive", "info.isLive", "Info(name: \"a\")",
        "make(true)"
      ),
    ])
  func conditionsForValues(_ info: String, _ plainly: String, _ lively: String, _ plain: String, _ live: String) {
    let app = Self.guarded(
      info, plainly, lively, plain: plain, live: live,
      and: "func make(_ isLive: Bool) -> Info { Info(name: \"b\", isLive: isLive) }")
    #expect(app.missing("PlainButton sheet PlainSheet\nLiveButton push LiveScreen") == [])
    #expect(app.found("PlainButton push LiveScreen\nLiveButton sheet PlainSheet") == [])
  }

  @Test(
    "are heard by all whose conditions may hold",
    arguments: [
      ("struct Info { let name: String; var tag: String? }", "Info(name: \"a\", tag: perhaps)"),
      (
        "struct Info { let name: String; var tag: String? }\nfunc mark(_ info: inout Info) { info.tag = nil }",
        "Info(name: \"a\", tag: \"b\")"
      ),
      (
        "class Info { var tag: String?; init(name: String, tag: String? = nil) { self.tag = tag } }\n"
          + "func mark() { registry.lookup(0).tag = nil }",
        "Info(name: \"a\", tag: \"b\")"
      ),
      (
        "class Info { var tag: String?; init(name: String, tag: String? = nil) { self.tag = tag } }\n"
          + "func mark(_ info: Info) { clear(info, \\.tag) }",
        "Info(name: \"a\", tag: \"b\")"
      ),
      (
        "class Info { var tag: String?; init(name: String, tag: String? = nil) { self.tag = tag } }\n"
          + "func clear(_ text: inout String?) { text = nil }\nfunc mark(_ info: Info) { clear(&info.tag) }",
        "Info(name: \"a\", tag: \"b\")"
      ),
    ])
  func openConditions(_ info: String, _ live: String) {
    let app = Self.guarded(info, "info.tag == nil", "info.tag != nil", plain: "Info(name: \"a\")", live: live)
    #expect(app.missing("LiveButton push LiveScreen\nLiveButton sheet PlainSheet") == [])
  }

  @Test("are asked for by the functions that say what they carry")
  func askingFunctions() {
    let app = Fixture(
      Self.carrying.replacing("LISTEN", with: "news(.going)").replacing("GO", with: "go") + """

        func go(_ route: any Routed) { tell(.going, Trip(route: route, context: "home")) }
        func handle(_ url: URL) {
          if url.host == "note" { go(NoteRoute(id: url.path)) }
        }
        """)
    #expect(app.missing("handle() push Note") == [])
    #expect(app.found("handle() push Settings") == [])
  }

  @Test("carry the value of their caller through functions that the whole app calls for one name or another")
  func busyFunctions() {
    let others = (1...200).map { "func note\($0)() { tell(.other\($0 % 40)) }" }
    let app = Fixture(
      Self.carrying.replacing("LISTEN", with: "news(.going)").replacing("GO", with: "go") + """

        func go(_ route: any Routed) { tell(.going, Trip(route: route, context: "home")) }
        struct Others {
          \(others.joined(separator: "\n  "))
        }
        """)
    #expect(app.missing("NoteRow push Note\nPageRow push Settings") == [])
    #expect(app.found("PageRow push Help\nPageRow push Note\nNoteRow push Settings") == [])
  }

  @Test("lead from each of several who hear them to all that is sent, and from who asks for it to what that asks for")
  func severalStacks() {
    let stack = """
      @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Rows().destinations() }
            .onReceive(NotificationCenter.default.publisher(for: .going)) { notification in
              let trip = notification.object as! Trip
              guard trip.context == "home" else { return }
              path.append(trip.route)
            }
        }
      """
    let app = Fixture(
      """
      protocol Routed: Hashable {}
      struct NoteRoute: Routed { let id: String }
      struct HelpRoute: Routed {}
      struct Trip { let route: any Routed; let context: String }
      extension Notification.Name { static var going: Notification.Name { Notification.Name("going") } }
      func go(_ route: any Routed, in context: String) {
        NotificationCenter.default.post(name: .going, object: Trip(route: route, context: context))
      }
      extension View {
        func destinations() -> some View {
          navigationDestination(for: NoteRoute.self) { Note(id: $0.id) }
            .navigationDestination(for: HelpRoute.self) { _ in Help() }
        }
      }
      struct Phone: View { \(stack) }
      struct Pad: View { \(stack) }
      struct Rows: View { var body: some View { VStack { NoteRow(); HelpRow() } } }
      struct NoteRow: View {
        let context: String
        var body: some View { Button("Note") { go(NoteRoute(id: "1"), in: context) } }
      }
      struct HelpRow: View {
        let context: String
        var body: some View { Button("Help") { go(HelpRoute(), in: context) } }
      }
      struct Note: View { let id: String; var body: some View { Text(id) } }
      struct Help: View { var body: some View { Text("…") } }
      """)
    let hearers = app.edges(.push).filter { $0.hasPrefix("Phone ") || $0.hasPrefix("Pad ") }
    #expect(hearers == ["Pad push Help", "Pad push Note", "Phone push Help", "Phone push Note"])
    #expect(
      app.edges.filter { $0.source.hasSuffix("Row") }.map { "\($0.ends) \($0.confidence)" }
        == ["HelpRow push Help inferred", "NoteRow push Note inferred"])
  }

  @Test("surely lead to what all of those show that hear them, and possibly to what only some of them show")
  func severalHearers() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Code.swift
      class List: UIViewController {
        func tap() { NotificationCenter.default.post(name: .itemSelected, object: nil) }
        func help() { NotificationCenter.default.post(name: .helpWanted, object: nil) }
      }
      class PhoneCoordinator {
        let navigation = UINavigationController()
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(detail), name: .itemSelected, object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(help), name: .helpWanted, object: nil)
        }
        @objc func detail() { navigation.pushViewController(Detail(), animated: true) }
        @objc func help() { navigation.pushViewController(Help(), animated: true) }
      }
      class PadCoordinator {
        let navigation = UINavigationController()
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(detail), name: .itemSelected, object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(help), name: .helpWanted, object: nil)
        }
        @objc func detail() { navigation.pushViewController(Detail(), animated: true) }
        @objc func help() { navigation.pushViewController(Manual(), animated: true) }
      }
      class Manual: UIViewController {}
      class Counter {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(count), name: .itemSelected, object: nil)
        }
        @objc func count() { print("selected") }
      }
      """)
    let asked = app.edges.filter { $0.source == "List" }
    #expect(asked.filter { $0.destination == "Detail" }.map(\.confidence) == [.inferred])
    #expect(asked.filter { ["Help", "Manual"].contains($0.destination) }.map(\.confidence) == [.possible, .possible])
  }

  @Test("are not what a class of the program's own publishes by a function of the same name")
  func ownPublisher() {
    let app = Fixture(
      """
      extension Notification.Name { static let counted = Notification.Name("counted") }
      class Downloads {
        var subjects: [URL: PassthroughSubject<Int, Never>] = [:]
        func publisher(for url: URL) -> AnyPublisher<Int, Never> {
          let subject = PassthroughSubject<Int, Never>()
          subjects[url] = subject
          subject.send(1)
          return subject.eraseToAnyPublisher()
        }
      }
      struct Root: View {
        @State var isShown = false
        var body: some View {
          VStack { Counter(); Progress(downloads: Downloads()) }
            .onReceive(news(.shown)) { _ in isShown = true }
            .sheet(isPresented: $isShown) { Settings() }
        }
        func news(_ name: Notification.Name) -> NotificationCenter.Publisher {
          NotificationCenter.default.publisher(for: name)
        }
      }
      struct Counter: View {
        @State var count = 0
        var body: some View {
          Text("…").onReceive(NotificationCenter.default.publisher(for: .counted)) { _ in count += 1 }
        }
      }
      struct Progress: View {
        let downloads: Downloads
        @State var isDone = false
        var body: some View {
          Text("…").onReceive(downloads.publisher(for: url)) { _ in isDone = true }.sheet(isPresented: $isDone) { Done() }
        }
      }
      struct Done: View { var body: some View { Text("…") } }
      struct Settings: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges(.sheet).filter { $0.contains("Settings") } == ["Root sheet Settings"])
  }
}
