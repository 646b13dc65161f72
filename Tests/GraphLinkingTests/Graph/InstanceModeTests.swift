import NavigationModel
import TestSupport
import Testing

@Suite("Only some instances of a screen go a way")
struct InstanceModeTests {
  /// The ways of the list that only some instances go, with what decides that.
  private func varied(_ marked: String) -> [String] {
    Fixture(marked).graph.edges.compactMap { edge in
      edge.variesBy.map {
        "\(edge.kind.rawValue) \(edge.destination.drop { $0 != ":" }.dropFirst()): \($0.joined(separator: ","))"
      }
    }
  }

  /// A list that one screen opens to select, and another one by a factory to edit.
  private func list(_ body: String) -> String {
    """
    enum Mode {
      case edit
      case select(String)
      var isEditable: Bool { if case .edit = self { return true }; return false }
    }
    class Editor: UIViewController {}
    class List: UIViewController {
      private let mode: Mode
      private let isSmall: Bool
      init(mode: Mode, isSmall: Bool = false) {
        self.mode = mode
        self.isSmall = isSmall
        super.init(nibName: nil, bundle: nil)
      }
      \(body)
    }
    enum Lists { static func list(mode: Mode) -> List { List(mode: mode) } }
    class Picker: UIViewController {
      func pick() { present(Lists.list(mode: .select("")), animated: true) }
      func open() { present(List(mode: .select(""), isSmall: true), animated: true) }
    }
    class Settings: UIViewController { func open() { present(Lists.list(mode: .edit), animated: true) } }
    """
  }

  @Test(
    "where a case that it is made with decides whether the code gets there",
    arguments: [
      "func tap() { switch mode { case .edit: present(Editor(), animated: true); case .select: break } }",
      "func tap() { if case .edit = self.mode { present(Editor(), animated: true) } }",
      "func tap() { guard mode.isEditable else { return }; present(Editor(), animated: true) }",
      "func tap(_ row: Int) { if row > 0 && !mode.isEditable { show() } }\nfunc show() { present(Editor(), animated: true) }",
      "func load() { if mode.isEditable { button.onTap = { [weak self] in self?.show() } } }\n"
        + "func show() { present(Editor(), animated: true) }",
      "func tap() { if mode.isEditable { show() } }\n@objc func add() { show() }\n"
        + "func show() { present(Editor(), animated: true) }",
    ])
  func cases(body: String) {
    #expect(varied(list(body)) == ["present Editor: mode"])
  }

  @Test("where a flag does, of which the initializer knows what holds without it")
  func flags() {
    #expect(
      varied(list("func tap() { if isSmall { present(Editor(), animated: true) } }")) == ["present Editor: isSmall"])
  }

  @Test(
    "where those who make it set a property of it afterwards",
    arguments: ["var isPicking = false", "var isPicking: Bool = false", "var isPicking: Bool!"])
  func setLater(property: String) {
    let found = varied(
      """
      class Editor: UIViewController {}
      class List: UIViewController {
        \(property)
        func tap() { if !isPicking { present(Editor(), animated: true) } }
      }
      class Picker: UIViewController {
        func pick() { let list = List(); list.isPicking = true; present(list, animated: true) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let list = segue.destination as? List { list.isPicking = false }
        }
      }
      """)
    #expect(found == ["present Editor: isPicking"])
  }

  @Test("where it is a view that is made with its properties")
  func views() {
    let found = varied(
      """
      enum Mode { case edit, select }
      struct Editor: View { var body: some View { Text("") } }
      struct List: View {
        let mode: Mode
        var body: some View { if mode == .edit { NavigationLink("Edit", destination: Editor()) } }
      }
      struct Picker: View { var body: some View { NavigationLink("Pick", destination: List(mode: .select)) } }
      struct Settings: View { var body: some View { NavigationLink("Open", destination: List(mode: .edit)) } }
      """)
    #expect(found == ["push Editor: mode"])
  }

  @Test(
    "but each goes it",
    arguments: [
      // Each mode has a way there.
      "func tap() { if mode.isEditable { show() } else { show() } }\nfunc show() { present(Editor(), animated: true) }",
      "func tap() { if isSmall { show() } }\nfunc add() { if !isSmall { show() } }\n"
        + "func show() { present(Editor(), animated: true) }",
      "func tap() { if case .edit = mode { present(Editor(), animated: true) } else { present(Editor(), animated: true) } }",
      "func tap() { switch mode { case .edit: present(Editor(), animated: true); "
        + "case .select: present(Editor(), animated: true) } }",
      "func tap() { switch mode { case .edit: show(); default: show() } }\n"
        + "func show() { present(Editor(), animated: true) }",
      // Another place gets there in any mode.
      "func tap() { if mode.isEditable { show() } }\nfunc add() { show() }\n"
        + "func show() { present(Editor(), animated: true) }",
      "func tap() { if mode.isEditable { show() } }\noverride func viewDidLoad() { show() }\n"
        + "func show() { present(Editor(), animated: true) }",
      // Something else decides.
      "var last: Mode?\nfunc tap() { if mode == last { present(Editor(), animated: true) } }",
      "func tap(_ mode: Mode) { if mode.isEditable { present(Editor(), animated: true) } }",
      "func tap() { if mode.isEditable || isHidden { present(Editor(), animated: true) } }",
      "func tap() { let text: String; if mode.isEditable { text = \"\" } else { text = \"a\" }; "
        + "present(Editor(), animated: true) }",
    ])
  func always(body: String) {
    #expect(varied(list(body)) == [])
  }

  @Test(
    "but each goes it where all are made in one mode, or where one place decides between two",
    arguments: ["List(mode: .edit)", "List(mode: isOn ? .edit : .select(\"\"))"])
  func alike(made: String) {
    let marked = list("func tap() { if mode.isEditable { present(Editor(), animated: true) } }")
      .replacing("Lists.list(mode: .select(\"\"))", with: made)
      .replacing("List(mode: .select(\"\"), isSmall: true)", with: made)
    #expect(varied(marked) == [])
  }

  @Test(
    "but each may go it where its mode can change later",
    arguments: ["func turn(_ list: List) { list.mode = .edit }", "extension List { func turn() { mode = .edit } }"])
  func changed(code: String) {
    let marked = list("func tap() { if mode.isEditable { present(Editor(), animated: true) } }")
      .replacing("private let mode", with: "var mode")
    #expect(varied(marked + "\n" + code) == [])
  }

  @Test("also where each of several makers gives a case of its own that cannot be told")
  func unknownCases() {
    let found = varied(
      """
      struct Sheet: View {
        enum Kind: Identifiable { case icons, tasks; var id: Self { self } }
        let kind: Kind
        var body: some View {
          switch kind {
          case .icons: NavigationLink("Icons", destination: Icons())
          case .tasks: NavigationLink("Tasks", destination: Tasks())
          }
        }
      }
      struct Form: View {
        @State var kind: Sheet.Kind?
        var body: some View { Text("Form").sheet(item: $kind) { Sheet(kind: $0) } }
      }
      struct Home: View {
        @State var kind: Sheet.Kind?
        var body: some View { Text("Home").sheet(item: $kind) { Sheet(kind: $0) } }
      }
      struct Icons: View { var body: some View { Text("Icons") } }
      struct Tasks: View { var body: some View { Text("Tasks") } }
      """)
    #expect(found.sorted() == ["push Icons: kind", "push Tasks: kind"])
  }

  @Test("where a class above keeps the mode, that it passes on to it")
  func inherited() {
    let app = Fixture(
      """
      class Editor: UIViewController {}
      class Base: UIViewController {
        let isPicking: Bool
        init(isPicking: Bool) { self.isPicking = isPicking; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { guard !isPicking else { return }; edit() }
        func edit() { present(Editor(), animated: true) }
      }
      class List: Base {
        init(title: String, isPicking: Bool) { super.init(isPicking: isPicking) }
        override func viewDidLoad() { super.viewDidLoad() }
      }
      class Bin: Base { override func viewDidLoad() { super.viewDidLoad() } }
      class Home: UIViewController {
        func pick() { present(List(title: "", isPicking: true), animated: true) }
        func open() { present(Bin(isPicking: false), animated: true) }
        func all() { present(Base(isPicking: false), animated: true) }
      }
      """)
    // No list ever gets there, and the bins always do.
    #expect(app.graph.edges.filter { $0.variesBy == ["isPicking"] }.map(\.source) == ["screen:List"])
  }

  @Test(
    "where its own code makes the button that calls it only in some modes",
    arguments: [
      ("if isPicking { return }", ["present Editor: isPicking"]),
      ("", []),
    ])
  func selectors(condition: String, expected: [String]) {
    let found = varied(
      """
      class Editor: UIViewController {}
      class List: UIViewController {
        var isPicking = false
        override func viewDidLoad() {
          let close = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
          \(condition.isEmpty ? "do {" : "if !isPicking {")
            let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(List.edit(_:)))
          }
        }
        @objc func leave() { dismiss(animated: true) }
        @objc func edit(_ sender: Any) { present(Editor(), animated: true) }
      }
      class Home: UIViewController {
        func pick() { let list = List(); list.isPicking = true; present(list, animated: true) }
      }
      """)
    #expect(found == expected)
  }

  @Test(
    "where those who make it set one model or another one",
    arguments: [
      ("if thread != nil", ["present Editor: thread"]), ("if let thread", ["present Editor: thread"]),
      ("if let thread = self.thread", ["present Editor: thread"]), ("if thread == nil", ["present Editor: thread"]),
      // Whether the model says yes is not known, nor what else there is.
      ("if thread.isOpen", []), ("if isOn || thread != nil", []), ("if let last", []),
    ])
  func models(condition: String, expected: [String]) {
    let found = varied(
      """
      class Editor: UIViewController {}
      class Chat: UIViewController {
        var thread: Thread?
        var room: Room?
        var last: Room?
        weak var delegate: Home?
        func tap() { \(condition) { present(Editor(), animated: true) } }
      }
      class Home: UIViewController {
        func open() { let chat = Chat(); chat.room = Room(); chat.last = Room(); present(chat, animated: true) }
        func reply() { let chat = Chat(); chat.thread = Thread(); chat.last = Room(); present(chat, animated: true) }
      }
      """)
    #expect(found == expected)
  }

  @Test("but each goes it where all are given the model")
  func sameModel() {
    let found = varied(
      """
      class Editor: UIViewController {}
      class Chat: UIViewController {
        var thread: Thread?
        weak var delegate: Home?
        func tap() { if thread != nil { present(Editor(), animated: true) } }
      }
      class Home: UIViewController {
        func open() { let chat = Chat(); chat.delegate = self; chat.thread = Thread(); present(chat, animated: true) }
        func reply() { let chat = Chat(); chat.thread = Thread(); present(chat, animated: true) }
      }
      """)
    #expect(found == [])
  }

  @Test("where the environment that it is in has another case")
  func environment() {
    let found = varied(
      """
      enum CellKind { case menu, move }
      extension EnvironmentValues { @Entry var cellKind = CellKind.menu }
      struct Folder: View { var body: some View { Text("") } }
      struct Cell: View {
        @Environment(\\.cellKind) private var kind
        var body: some View {
          if kind == .move { Button("Move") {} } else { NavigationLink("Open", destination: Folder()) }
        }
      }
      struct Menu: View { var body: some View { NavigationStack { Cell() } } }
      struct Target: View { var body: some View { NavigationStack { Cell().environment(\\.cellKind, .move) } } }
      """)
    #expect(found == ["push Folder: kind"])
  }

  @Test(
    "where it depends on how it is shown",
    arguments: [
      ("if isRoot", "isRoot"), ("if !isRoot", "isRoot"),
      ("if presentingViewController == nil", "presentingViewController"),
      ("if view.window?.rootViewController === self", "rootViewController"),
      ("if isBeingPresented", "isBeingPresented"),
      ("if navigationController?.viewControllers.first === self", "viewControllers"),
      (
        "if let stack = navigationController, !(stack.viewControllers[stack.viewControllers.count - 2] is Accounts)",
        "viewControllers"
      ),
    ])
  func showing(condition: String, mode: String) {
    let found = varied(
      """
      class Accounts: UIViewController {}
      class Failure: UIViewController {
        var isRoot: Bool {
          if let stack = view.window?.rootViewController as? UINavigationController {
            return stack.visibleViewController == self
          }
          return view.window?.rootViewController == self
        }
        func tap() { \(condition) { present(Accounts(), animated: true) } else { dismiss(animated: true) } }
      }
      """)
    #expect(found == ["present Accounts: \(mode)"])
  }

  @Test(
    "where a stack decides that has nothing on it, and the code goes back otherwise",
    arguments: [
      ("if path.isEmpty { path.append(.preview) } else { path.removeLast() }", ["push Preview: path"]),
      ("if path.count > 1 { path = [] } else { path.append(.preview) }", ["push Preview: path"]),
      ("if path.contains(.preview) { dismiss(); return }; path.append(.preview)", ["push Preview: path"]),
      ("guard !path.contains(.preview) else { dismiss(); return }\npath.append(.preview)", ["push Preview: path"]),
      ("if path.isEmpty { path.append(.preview) } else { print(path) }", []),
      ("if !path.isEmpty { path.append(.preview) } else { dismiss() }", []),
      ("if names.isEmpty { path.append(.preview) } else { dismiss() }", []),
      ("if path.isEmpty { path.append(.preview) } else { path = path + [.edit] }", []),
      ("if isReady { path.append(.preview) } else { path.removeLast() }", []),
    ])
  func stacks(body: String, expected: [String]) {
    let found = varied(
      """
      enum Route: Hashable { case edit, preview }
      struct Start: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Edit(path: $path).navigationDestination(for: Route.self) { route in
              switch route {
              case .edit: Edit(path: $path)
              case .preview: Preview(path: $path)
              }
            }
          }
        }
      }
      struct Edit: View {
        @Environment(\\.dismiss) var dismiss
        @Binding var path: [Route]
        @State var isReady = false
        @State var names: [String] = []
        func go() { \(body) }
        var body: some View { Button("preview") { go() } }
      }
      struct Preview: View {
        @Binding var path: [Route]
        var body: some View { Button("edit") { path.append(.edit) } }
      }
      """)
    #expect(found == expected)
  }

  @Test(
    "where it is a coordinator that starts another one only in a mode in which that one does not start it",
    arguments: [
      ("mode: .submission", ["start SubmissionCoordinator: mode"]),
      ("mode: isOn ? .submission : .other", ["start SubmissionCoordinator: mode"]),
      ("mode: .tab", []),
      ("mode: isOn ? .tab : .submission", []),
      ("mode: given", []),
    ])
  func startsOfCoordinators(argument: String, expected: [String]) {
    let found = varied(
      """
      enum Mode { case submission, tab, other }
      class Code: UIViewController {}
      class SubmissionCoordinator: Coordinator {
        let stack = UINavigationController()
        var isOn = false
        let scanner = ScannerCoordinator()
        func start() { stack.pushViewController(UIViewController(), animated: true) }
        func scan(_ given: Mode) { scanner.start(\(argument)) }
      }
      class ScannerCoordinator: Coordinator {
        let stack = UINavigationController()
        var mode: Mode?
        var onScan: (() -> Void)?
        func start(mode: Mode) {
          self.mode = mode
          stack.pushViewController(Code(), animated: true)
        }
        func done() {
          switch mode {
          case .submission: onScan?()
          case .tab: SubmissionCoordinator().start()
          default: break
          }
        }
      }
      class TabCoordinator: Coordinator {
        let scanner = ScannerCoordinator()
        func start() { scanner.start(mode: .tab) }
      }
      """)
    #expect(found == expected)
  }

  @Test("but each goes it where only what is around it decides")
  func surroundings() {
    let found = varied(
      """
      class Accounts: UIViewController {}
      class Failure: UIViewController {
        var isCompact: Bool { view.window?.rootViewController?.traitCollection.horizontalSizeClass == .compact }
        func tap() { if isCompact { present(Accounts(), animated: true) } }
        func add(_ other: Failure) { if other.items.first == self { present(Accounts(), animated: true) } }
      }
      """)
    #expect(found == [])
  }

  @Test(
    "where only some of those who make it set a model, and it sets none itself but what is there already",
    arguments: ["UIViewController", "FlowCoordinator"])
  func missingModel(maker: String) {
    let found = varied(
      """
      class Course: UIViewController {}
      class Dates: UIViewController {
        var course: Topic? {
          didSet { course?.load { [weak self] in self?.course = $0 } }
        }
        func select() { guard course == nil else { return }; present(Course(), animated: true) }
        func join() { guard let course = self.course else { return }; course.join(); self.course = course }
        func leave() { course = nil }
      }
      class Home: \(maker) {
        func all() { present(Dates(), animated: true) }
        func one() { let dates = Dates(); dates.course = Topic(); present(dates, animated: true) }
      }
      """)
    #expect(found == ["present Course: course"])
  }

  @Test("but each may go it where its own code finds the model")
  func foundModel() {
    let found = varied(
      """
      class Editor: UIViewController {}
      class Chat: UIViewController {
        var room: Room?
        var id: String?
        override func viewDidLoad() { room = Store.room(id) }
        func tap() { if room != nil { present(Editor(), animated: true) } }
      }
      class Home: UIViewController {
        func open() { let chat = Chat(); chat.room = Room(); present(chat, animated: true) }
        func find() { let chat = Chat(); chat.id = "a"; present(chat, animated: true) }
      }
      """)
    #expect(found == [])
  }

  @Test("where only some of them get to the code that performs a segue")
  func segues() {
    let found = varied(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects>
          <viewController id="c1" customClass="Chat">
            <connections>
              <segue destination="c2" kind="show" identifier="threads" id="g1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects><viewController id="c2" customClass="Threads"/></objects></scene>
      </scenes></document>
      //- App.swift
      class Chat: UIViewController {
        var room: Room?
        var thread: String?
        override func viewDidLoad() {
          if room != nil { button.addTarget(self, action: #selector(showThreads), for: .touchUpInside) }
        }
        @objc func showThreads() { performSegue(withIdentifier: "threads", sender: nil) }
      }
      class Threads: UIViewController {
        func open() { let chat = Chat(); chat.thread = "a"; show(chat, sender: nil) }
      }
      class Home: UIViewController {
        func open() { let chat = Chat(); chat.room = Room(); show(chat, sender: nil) }
      }
      """)
    #expect(found == ["show Threads: room"])
  }
}
