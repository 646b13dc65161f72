import TestSupport
import Testing

@Suite("A property that shows what it is set to")
struct ObservedPropertyTests {
  @Test(
    "is a transition for whoever sets it",
    arguments: [
      "didSet { if let content { addChild(content) } }",
      "didSet { showContent() }",
      "willSet { addChild(newValue) }",
      "didSet { replace(oldValue, with: content) }",
      "willSet { replace(content, with: newValue) }",
    ])
  func observers(_ observer: String) {
    let app = Fixture(
      """
      //- App.swift
      class Frame: UIViewController {
        var content: UIViewController? {
          \(observer)
        }
        func showContent() {
          guard let content else { return }
          addChild(content)
        }
        func replace(_ old: UIViewController?, with new: UIViewController?) {
          old?.removeFromParent()
          if let child = new { addChild(child) }
        }
      }
      class Gallery {
        let frame: Frame
        func open() { frame.content = Images() }
        func close() { frame.content = nil }
      }
      class Toolbar {
        let gallery: Gallery
        func tap() { gallery.open() }
      }
      class Images: UIViewController {}
      """)
    #expect(app.missing("Gallery child Images @16") == [])
    #expect(app.found("Toolbar child Images\nGallery child ?") == [])
  }

  @Test(
    "shows what its own object sets it to, before it has that and after",
    arguments: [
      "willSet { addChild(newValue) }",
      "willSet { content?.removeFromParent(); newValue.flatMap { addChild($0) } }",
      "willSet { if let next = newValue { addChild(next) } }",
      "didSet { if let next = content { addChild(next) } }",
    ])
  func own(observer: String) {
    let app = Fixture(
      """
      class Frame: UIViewController {
        var content: UIViewController? { \(observer) }
        func load() { content = Loading() }
        func fail() { content = Failure() }
        func close() { content = nil }
      }
      class Loading: UIViewController {}
      class Failure: UIViewController {}
      """)
    #expect(app.differences(from: "Frame child Loading\nFrame child Failure") == [])
    #expect(app.reasons(of: "addChild") == [])
  }

  @Test("shows nothing of what it held before")
  func before() {
    let app = Fixture(
      """
      class Frame: UIViewController {
        var content: UIViewController? { didSet { oldValue.flatMap { addChild($0) } } }
        func load() { content = Loading() }
      }
      class Loading: UIViewController {}
      """)
    #expect(app.found("Frame child Loading") == [])
  }

  @Test("shows what callers give to the function that sets it")
  func wrapper() {
    let app = Fixture(
      """
      //- App.swift
      class Frame: UIViewController {
        var content: UIViewController? {
          didSet { if let content { addChild(content) } }
        }
      }
      class Gallery {
        let frame: Frame
        func show(_ screen: UIViewController) { frame.content = screen }
      }
      class Toolbar {
        let gallery: Gallery
        func tap() { gallery.show(Images()) }
      }
      class Images: UIViewController {}
      """)
    #expect(app.missing("Toolbar child Images via Gallery") == [])
  }

  @Test("is none where its observer shows something else")
  func others() {
    let app = Fixture(
      """
      //- App.swift
      class Frame: UIViewController {
        var title: String? {
          didSet { present(Detail(), animated: true) }
        }
      }
      class Gallery {
        let frame: Frame
        func open() { frame.title = "Images" }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "Frame present Detail") == [])
  }

  @Test("that puts what it is set to onto a path makes who sets it ask for what is registered for that")
  func path() {
    let app = Fixture(
      """
      enum Step { case start, name, done }
      @Observable final class Onboarding {
        var step: Step = .start { didSet { path.append(step) } }
        var path = NavigationPath()
      }
      struct OnboardingView: View {
        @State private var state = Onboarding()
        var body: some View {
          NavigationStack(path: $state.path) {
            StartView().environment(state).navigationDestination(for: Step.self) { step in
              switch step {
              case .start: StartView()
              case .name: NameView()
              case .done: DoneView()
              }
            }
          }
        }
      }
      struct StartView: View {
        @Environment(Onboarding.self) var state
        var body: some View { Button("Go") { state.step = .name } }
      }
      struct NameView: View {
        @Environment(Onboarding.self) var state
        var body: some View { Button("Go") { state.step = .done } }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    let expected = app.differences(
      from: """
        StartView push NameView [inferred]
        NameView push DoneView [inferred]
        OnboardingView push StartView [certain]
        OnboardingView push NameView [certain]
        OnboardingView push DoneView [certain]
        """)
    #expect(expected == [])
  }

  @Test("that a class inherits is set by that class")
  func inherited() {
    let app = Fixture(
      """
      class Box: UIViewController {
        var content: UIViewController? {
          didSet { if let content { addChild(content) } }
        }
      }
      class Shell: Box {
        override func viewDidLoad() { later { [weak self] in self?.content = Intro() } }
        func later(_ work: @escaping () -> Void) { work() }
      }
      class Intro: UIViewController {}
      """)
    #expect(app.missing("Shell child Intro") == [])
  }

  @Test("leads from who calls the function that sets it to what it is given")
  func setter() {
    let app = Fixture(
      """
      protocol Shell: AnyObject { func start<Stack: UIViewController>(_ stack: Stack) }
      class RootView: UIViewController, Shell {
        var current: UIViewController? {
          didSet { if let current = self.current { addChild(current) } }
        }
        var last: UIViewController?
        func start<Stack: UIViewController>(_ stack: Stack) { self.current = stack }
        func remember(_ screen: UIViewController) { last = screen }
      }
      class Presenter {
        weak var view: Shell?
        let root = RootView()
        func login() { view?.start(Login()) }
        func keep() { root.remember(Settings()) }
      }
      class Login: UIViewController {}
      class Settings: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Presenter child Login via RootView
          RootView child Login
          """) == [])
  }

  @Test("shares the function that shows it with other properties")
  func severalProperties() {
    let app = Fixture(
      """
      class Frame: UIViewController {
        var content: UIViewController? { didSet { replace(oldValue, with: content) } }
        var side: UIViewController? { didSet { replace(oldValue, with: side) } }
        func replace(_ old: UIViewController?, with new: UIViewController?) {
          guard let new else { return }
          addChild(new)
        }
      }
      class Home: UIViewController {
        func tap() { let frame = Frame(); frame.content = Shelf(); present(frame, animated: true) }
      }
      class Other: UIViewController {
        func tap() { let frame = Frame(); frame.side = Menu(); present(frame, animated: true) }
      }
      class Shelf: UIViewController {}
      class Menu: UIViewController {}
      """)
    #expect(app.missing("Home child Shelf\nOther child Menu") == [])
  }
}
