import TestSupport
import Testing

@Suite("WatchKit")
struct WatchKitTests {
  private static let scenes = Storyboard(
    initial: "s",
    .container("controller", id: "s", type: "StartController", identifier: "Start", .relationship("nextPage", to: "n")),
    .container("controller", id: "n", type: "NewsController", identifier: "NewsController"),
    .container("hostingController", id: "p", type: "PickController", identifier: "PickController")
  ).description.replacingOccurrences(of: "storyboardIdentifier", with: "identifier")

  private static let types = """
    protocol Named: AnyObject { static var className: String { get } }
    extension Named { static var className: String { NSStringFromClass(self).components(separatedBy: ".").last! } }
    class NewsController: WKInterfaceController, Named {}
    class PickController: WKHostingController<PickView>, Named {
      var model = Model()
      override var body: PickView { PickView(model: model) }
    }
    class Model {}
    struct PickView: View { let model: Model; var body: some View { Text("") } }
    """

  private func app(_ code: String) -> Fixture {
    Fixture(
      """
      //- Watch/Interface.storyboard
      \(Self.scenes)
      //- Types.swift
      \(Self.types)
      //- StartController.swift
      class StartController: WKInterfaceController { \(code) }
      """)
  }

  @Test("has screens in storyboards, pages after each other and views in hosting controllers")
  func scenes() {
    let app = app("")
    #expect(
      app.differences(
        from: """
          StartController page NewsController [certain]
          PickController child PickView
          Watch entry StartController [certain]
          """) == [])
    #expect(app.nodes(.screen) == ["NewsController", "PickController", "PickView", "StartController"])
  }

  @Test(
    "shows scenes by their names",
    arguments: [
      ("presentController(withName: PickController.className, context: nil)", "present PickController"),
      ("self.pushController(withName: \"PickController\", context: self)", "push PickController"),
      (
        "presentController(withNames: [\"NewsController\", PickController.className], contexts: nil)",
        "present NewsController\nStartController present PickController"
      ),
      (
        """
        WKInterfaceController.reloadRootControllers(
          withNamesAndContexts: [(name: "NewsController", context: self)])
        """,
        "root NewsController"
      ),
      (
        """
        WKInterfaceController.reloadRootPageControllers(
          withNames: names(), contexts: nil, orientation: .vertical, pageIndex: 0)
        """,
        "root PickController"
      ),
      ("presentController(withName: \"Gone\", context: nil)", "present ?"),
    ])
  func transitions(_ call: String, _ edge: String) {
    let app = app(
      """
      func names() -> [String] { [PickController.className] }
      @IBAction func open() { \(call) }
      """)
    #expect(app.missing("StartController \(edge)") == [])
    #expect(edge.hasSuffix("?") || app.graph.edges.areThereAndAll { $0.reason == nil })
  }

  @Test("goes back, and shows alerts and the system's screens")
  func othersAndBack() {
    let app = app(
      """
      func leave(_ isDone: Bool) {
        pop()
        popToRootController()
        dismiss()
        presentAlert(withTitle: "Done", message: nil, preferredStyle: .alert, actions: [])
        presentTextInputController(withSuggestions: nil, allowedInputMode: .plain) { _ in }
      }
      """)
    #expect(
      app.edges(.pop, .popToRoot, .dismiss).map { $0.split(separator: " ")[1] } == ["dismiss", "pop", "popToRoot"])
    #expect(
      app.edges(.alert, .system) == ["StartController alert WKAlertAction", "StartController system WKTextInput"])
  }

  @Test("shows an alert over whatever is visible")
  func alertFromElsewhere() {
    let app = app("")
    #expect(app.edges(.alert) == [])
    let delegate = Fixture(
      """
      class Delegate: NSObject, WKExtensionDelegate {
        func warn() {
          WKExtension.shared().rootInterfaceController?.presentAlert(
            withTitle: "", message: nil, preferredStyle: .alert, actions: [])
        }
      }
      """)
    #expect(delegate.edges(.alert) == ["Delegate alert WKAlertAction"])
  }

  @Test("leaves methods of the same names to other objects")
  func namesakes() {
    let app = Fixture(
      """
      class Presenter { func presentController(withName name: String, context: Any?) {} }
      class List: UIViewController {
        let presenter = Presenter()
        func open() { presenter.presentController(withName: "Detail", context: nil) }
      }
      """)
    #expect(app.differences(from: "") == [])
  }
}
