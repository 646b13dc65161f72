import TestSupport
import Testing

/// Coordinators that are begun by a method of their own choice, such as one that takes a route.
@Suite("Coordinators that are asked at once")
struct RequestedStartTests {
  private static let flows = """
    enum Route { case note(String), help }
    class NoteScreen: UIViewController {}
    class HelpScreen: UIViewController {}
    class NoteFlowCoordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { fatalError("a note is needed") }
      func open(_ route: Route) {
        switch route {
        case .note(let id): Task { await showNote(id) }
        case .help: break
        }
      }
      func rename(to name: String) { print(name) }
      private func showNote(_ id: String) async { stack.pushViewController(NoteScreen(), animated: true) }
    }

    """

  @Test(
    "are started by who makes and keeps them",
    arguments: [
      "let flow = NoteFlowCoordinator(stack: stack); noteFlow = flow; flow.open(.note(id))",
      "let flow = NoteFlowCoordinator(stack: stack); flow.open(.note(id)); noteFlow = flow",
      "noteFlow = NoteFlowCoordinator(stack: stack); noteFlow?.open(.note(id))",
      "let flow = NoteFlowCoordinator(stack: stack); children.append(flow); flow.open(.note(id))",
    ])
  func kept(_ lines: String) {
    let app = Fixture(
      Self.flows + """
        class HomeFlowCoordinator {
          let stack: UINavigationController
          var noteFlow: NoteFlowCoordinator?
          var children: [NoteFlowCoordinator] = []
          func startNote(id: String) {
            \(lines)
          }
        }
        """)
    let expected = app.missing(
      """
      HomeFlowCoordinator start NoteFlowCoordinator [certain]
      NoteFlowCoordinator push NoteScreen
      """)
    #expect(expected == [])
    #expect(app.found("HomeFlowCoordinator push NoteScreen") == [])
  }

  @Test(
    "are not started by what shows nothing, by those who do not keep them, or by those who did not make them",
    arguments: [
      "let flow = NoteFlowCoordinator(stack: stack); noteFlow = flow; flow.rename(to: id)",
      "let flow = NoteFlowCoordinator(stack: stack); flow.open(.note(id))",
      "noteFlow?.open(.note(id))",
    ])
  func others(_ lines: String) {
    let app = Fixture(
      Self.flows + """
        class HomeFlowCoordinator {
          let stack: UINavigationController
          var noteFlow: NoteFlowCoordinator?
          func handle(_ id: String) {
            \(lines)
          }
        }
        """)
    #expect(app.found("HomeFlowCoordinator start NoteFlowCoordinator") == [])
    #expect(app.missing("NoteFlowCoordinator push NoteScreen") == [])
  }

  @Test("show what a state machine makes them show when it is told to")
  func stateMachine() {
    let app = Fixture(
      """
      class Machine<Event> {
        private var handlers: [(Event) -> Void] = []
        func addHandler(_ handler: @escaping (Event) -> Void) { handlers.append(handler) }
        func process(_ event: Event) { handlers.forEach { $0(event) } }
      }
      class NoteScreen: UIViewController {}
      class NoteFlowCoordinator {
        enum Event { case present }
        private let machine = Machine<Event>()
        let stack: UINavigationController
        init(stack: UINavigationController) {
          self.stack = stack
          machine.addHandler { [weak self] event in
            guard let self else { return }
            switch event { case .present: showNote() }
          }
        }
        func open(_ id: String) { machine.process(.present) }
        private func showNote() { stack.pushViewController(NoteScreen(), animated: true) }
      }
      class HomeFlowCoordinator {
        let stack: UINavigationController
        var noteFlow: NoteFlowCoordinator?
        func startNote(id: String) {
          let flow = NoteFlowCoordinator(stack: stack)
          noteFlow = flow
          flow.open(id)
        }
      }
      """)
    let expected = app.missing(
      "HomeFlowCoordinator start NoteFlowCoordinator [certain]\nNoteFlowCoordinator push NoteScreen")
    #expect(expected == [])
  }

  @Test("keep what they show to themselves, also when they are asked again later")
  func askedAgain() {
    let app = Fixture(
      Self.flows + """
        class HomeFlowCoordinator {
          let stack: UINavigationController
          var noteFlow: NoteFlowCoordinator?
          func startNote(id: String) {
            let flow = NoteFlowCoordinator(stack: stack)
            noteFlow = flow
            flow.open(.note(id))
          }
          func handle(_ id: String) { noteFlow?.open(.note(id)) }
        }
        """)
    #expect(app.found("HomeFlowCoordinator push NoteScreen") == [])
  }

  @Test("show for who asks what it asks them for by another method later")
  func askedLater() {
    let app = Fixture(
      Self.flows + """
        extension NoteFlowCoordinator {
          func showHelp() { stack.pushViewController(HelpScreen(), animated: true) }
        }
        class HomeFlowCoordinator {
          let stack: UINavigationController
          var noteFlow: NoteFlowCoordinator?
          func startNote(id: String) {
            let flow = NoteFlowCoordinator(stack: stack)
            noteFlow = flow
            flow.open(.note(id))
          }
          func help() { noteFlow?.showHelp() }
        }
        """)
    #expect(app.missing("HomeFlowCoordinator push HelpScreen via NoteFlowCoordinator") == [])
  }

  @Test("are not started by screens that ask the coordinator they have")
  func screens() {
    let app = Fixture(
      Self.flows + """
        class HomeScreen: UIViewController {
          var flow: NoteFlowCoordinator?
          @objc func tap() { flow?.open(.note("1")) }
        }
        """)
    #expect(app.missing("HomeScreen push NoteScreen via NoteFlowCoordinator") == [])
    #expect(app.found("HomeScreen start NoteFlowCoordinator") == [])
  }
}
