import NavigationModel
import TestSupport
import Testing

@Suite("A modal screen that nothing dismisses")
struct UndismissedModalTests {
  private func modals(_ marked: String) -> [String] { Fixture(marked).program.undismissedModals }

  /// What is found in an app whose home presents a gallery over the full screen.
  ///
  /// - Parameters:
  ///   - gallery: More of the gallery's class.
  ///   - home: More of the home's class.
  ///   - setUp: What the home does with the gallery before it presents it.
  ///   - others: More of the program.
  private func uiKit(
    gallery: String = "", superclass: String = "UIViewController", home: String = "", setUp: String = "",
    others: String = ""
  ) -> [String] {
    modals(
      """
      class Home: UIViewController {
        func open() {
          let gallery = Gallery()
          gallery.modalPresentationStyle = .fullScreen
          \(setUp)
          present(gallery, animated: true)
        }
        \(home)
      }
      class Gallery: \(superclass) { \(gallery) }
      \(others)
      """)
  }

  @Test("is one whose code and whose presenter's code has no way back")
  func deadEnd() {
    #expect(uiKit() == ["screen:Gallery"])
    let code =
      "override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red; load() }\nfunc load() {}"
    #expect(uiKit(gallery: code) == ["screen:Gallery"])
    // An alert goes by itself, and popping leaves the modal screen where it is.
    #expect(
      uiKit(
        gallery: """
          func warn() { present(UIAlertController(), animated: true) }
          func back() { navigationController?.popViewController(animated: true) }
          """) == ["screen:Gallery"])
  }

  @Test("is a navigation controller whose screens have no way back")
  func container() {
    let found = modals(
      """
      class Home: UIViewController {
        func open() {
          let stack = UINavigationController(rootViewController: Gallery())
          stack.modalPresentationStyle = .fullScreen
          present(stack, animated: true)
        }
      }
      class Gallery: UIViewController {
        func more() { navigationController?.pushViewController(Picture(), animated: true) }
      }
      class Picture: UIViewController {}
      """)
    #expect(found == ["container:UINavigationController(Gallery)"])
  }

  @Test(
    "is none that dismisses itself, whatever it calls for that",
    arguments: [
      "func close() { dismiss(animated: true) }", "func close() { presentingViewController?.dismiss(animated: true) }",
      "func close() { navigationController?.dismiss(animated: true, completion: nil) }",
      "func close() { performSegue(withIdentifier: \"back\", sender: nil) }",
      "lazy var button = Button { [weak self] in self?.dismiss(animated: true) }",
      "func close() { UIApplication.shared.delegate?.window??.rootViewController = Home() }",
      "func close() { NotificationCenter.default.post(name: .done, object: nil) }",
      "func close() { closeThis() }", "func viewDidLoad() { button.rx.tap.bind(to: model.taps) }",
      "var onClose: (() -> Void)?\nfunc tap() { onClose?() }",
      "func help() { UIApplication.shared.open(url) }",
      "let transition = Swipe()\nfunc f() { transitioningDelegate = transition }",
    ])
  func ownWay(gallery: String) {
    #expect(uiKit(gallery: gallery) == [])
  }

  @Test("is none whose superclass, extension or protocol dismisses it")
  func inherited() {
    let dismissal = "func close() { dismiss(animated: true) }"
    #expect(uiKit(superclass: "Base", others: "class Base: UIViewController { \(dismissal) }") == [])
    #expect(uiKit(others: "extension Gallery { \(dismissal) }") == [])
    // The action of a button can be any method that the program adds to the framework's class.
    #expect(uiKit(others: "extension UIViewController { @objc \(dismissal) }") == [])
    #expect(
      uiKit(
        superclass: "UIViewController, Closable",
        others: "protocol Closable {}\nextension Closable where Self: UIViewController { \(dismissal) }") == [])
  }

  @Test(
    "is none whose presenter or coordinator can dismiss it",
    arguments: [
      (setUp: "gallery.onDone = { [weak self] in self?.dismiss(animated: true) }", home: ""),
      (setUp: "gallery.delegate = self", home: "func galleryDidFinish() { dismiss(animated: true) }"),
      (setUp: "", home: "let router = Router()\nfunc done() { router.back() }"),
      (setUp: "", home: "var shown: Gallery?\nfunc done() { presentedViewController?.dismiss(animated: true) }"),
    ])
  func presenter(setUp: String, home: String) {
    let router = "class Router { var host: UIViewController?; func back() { host?.dismiss(animated: true) } }"
    #expect(uiKit(home: home, setUp: setUp, others: router) == [])
  }

  @Test("is none that code elsewhere can get hold of and dismisses")
  func holder() {
    #expect(
      uiKit(others: "class Timer { var gallery: Gallery?; func stop() { gallery?.dismiss(animated: true) } }") == [])
    #expect(
      uiKit(
        others:
          "class Watch { func stop(_ top: UIViewController) { if top is Gallery { top.dismiss(animated: true) } } }"
      ) == [])
  }

  @Test("is none whose container can be dismissed")
  func parent() {
    #expect(
      uiKit(
        others: """
          class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [Home()] }
            func reset() { dismiss(animated: true) }
          }
          """) == [])
  }

  @Test("is none of which a view or a child has the button")
  func parts() {
    let bar = "class Bar: UIView { var owner: UIViewController?; @objc func tap() { owner?.dismiss(animated: true) } }"
    #expect(uiKit(gallery: "let bar = Bar()", others: bar) == [])
    #expect(uiKit(gallery: "@IBOutlet var bar: Bar!", others: bar) == [])
    // A nib can hold a button of the app's own wherever it likes.
    #expect(
      uiKit(
        others: "class Cross: UIButton { var host: UIViewController?; func tap() { host?.dismiss(animated: true) } }")
        == [])
    #expect(uiKit(others: "class Star: UIButton { func tap() { isSelected = true } }") == ["screen:Gallery"])
    let child = "class Child: UIViewController { func tap() { dismiss(animated: true) } }"
    #expect(uiKit(gallery: "func f() { addChild(Child()) }", others: child) == [])
  }

  @Test("is none that leads on to where nobody knows, or back into the app")
  func onward() {
    #expect(uiKit(gallery: "func go(_ next: UIViewController) { present(next, animated: true) }") == [])
    #expect(
      uiKit(
        gallery: "let flow = ShopCoordinator()\nfunc go() { flow.start() }",
        others: "class ShopCoordinator { func start() {} }") == [])
  }

  @Test("is not told of where a gesture may dismiss it, or code that was not read")
  func unknown() {
    let open =
      "class Home: UIViewController { func open() { let gallery = Gallery(); #; present(gallery, animated: true) } }"
    for style in ["", "gallery.modalPresentationStyle = .pageSheet", "gallery.modalPresentationStyle = .custom"] {
      let home = open.split(separator: "#").joined(separator: style)
      #expect(modals("\(home)\nclass Gallery: UIViewController {}") == [])
    }
    #expect(uiKit(superclass: "LibraryController") == [])
    #expect(uiKit(superclass: "UIImagePickerController") == [])
    let marked = """
      class Home: UIViewController {
        func open() { let gallery = Gallery(); gallery.modalPresentationStyle = .fullScreen; present(gallery, animated: true) }
      }
      class Gallery: UIViewController {}
      """
    #expect(Fixture.wholeApp(marked).program.undismissedModals == ["screen:Gallery"])
    #expect(Fixture.wholeApp(marked, besides: "App.m").program.undismissedModals == [])
  }

  @Test("is a scene without an unwind segue")
  func scenes() {
    func found(_ gallery: Storyboard.Scene) -> [String] {
      modals(
        """
        //- Main.storyboard
        \(Storyboard(initial: "Home", .screen("Home", .segue("presentation", to: "Gallery")), gallery))
        //- App.swift
        class Home: UIViewController { @IBAction func backToHome(_ segue: UIStoryboardSegue) {} }
        class Gallery: UIViewController { override func awakeFromNib() { modalPresentationStyle = .fullScreen } }
        """)
    }
    #expect(found(.screen("Gallery")) == ["screen:Gallery"])
    #expect(found(.screen("Gallery", .unwind("backToHome:", exitOf: "Gallery"))) == [])
  }

  @Test("is a cover whose state nothing sets back")
  func cover() {
    let found = modals(
      """
      struct Home: View {
        @State private var isOn = false
        var body: some View { Button("?") { isOn = true }.fullScreenCover(isPresented: $isOn) { Guide() } }
      }
      struct Guide: View { var body: some View { VStack { Page(number: 1) } } }
      struct Page: View { let number: Int; var body: some View { Text("") } }
      """)
    #expect(found == ["screen:Guide"])
  }

  @Test(
    "is no cover whose state may be set back",
    arguments: [
      (state: "@State private var isOn = false", binding: "isPresented: $isOn", code: "isOn = false"),
      (state: "@State private var isOn = false", binding: "isPresented: $isOn", code: "isOn.toggle()"),
      (state: "@State private var isOn = false", binding: "isPresented: $isOn", code: "change($isOn)"),
      (state: "@State private var isOn = false", binding: "isPresented: $isOn", code: "isOn = model.isOn"),
      (state: "@Binding var isOn: Bool", binding: "isPresented: $isOn", code: "isOn = true"),
      (state: "@StateObject var model = Model()", binding: "isPresented: $model.isOn", code: "model.isOn = true"),
      (state: "@State private var page: Page?", binding: "item: $page", code: "page = nil"),
    ])
  func states(state: String, binding: String, code: String) {
    let found = modals(
      """
      struct Home: View {
        \(state)
        var body: some View { Button("?") { \(code) }.fullScreenCover(\(binding)) { Guide() } }
      }
      struct Guide: View { var body: some View { Text("") } }
      """)
    #expect(found == [])
  }

  @Test(
    "is no cover with a way out of its own",
    arguments: [
      "@Environment(\\.dismiss) var dismiss\nvar body: some View { Button(\"x\") { dismiss() } }",
      "@Environment(\\.presentationMode) var mode\nvar body: some View { Button(\"x\") { mode.wrappedValue.dismiss() } }",
      "@Binding var isShown: Bool\nvar body: some View { Button(\"x\") { isShown = false } }",
      "var body: some View { VStack { CloseButton() } }", "var body: some View { Link(\"x\", destination: url) }",
      "var body: some View { Camera() }",
    ])
  func wayOut(guide: String) {
    let found = modals(
      """
      struct Home: View {
        @State private var isOn = false
        var body: some View { Button("?") { isOn = true }.fullScreenCover(isPresented: $isOn) { Guide() } }
      }
      struct Guide: View { \(guide) }
      struct CloseButton: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("x", action: { dismiss() }) }
      }
      struct Camera: UIViewControllerRepresentable { func makeUIViewController() -> UIViewController { Library() } }
      """)
    #expect(found == [])
  }
}
