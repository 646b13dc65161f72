import TestSupport
import Testing

@Suite("Rows of forms")
struct EurekaTests {
  @Test(
    "show the controllers that their closures make",
    arguments: [
      (".show(controllerProvider: .callback(builder: { Account() }), onDismiss: nil)", "show"),
      (".show(controllerProvider: ControllerProvider<Account>.callback { Account() }, onDismiss: nil)", "show"),
      (".presentModally(controllerProvider: .callback { make() }, onDismiss: nil)", "present"),
      ("PresentationMode.popover(controllerProvider: .callback { Account() }, onDismiss: nil)", "popover"),
    ])
  func rows(mode: String, kind: String) {
    let app = Fixture(
      """
      import Eureka
      class Settings: FormViewController {
        override func viewDidLoad() {
          form +++ Section() <<< ButtonRow { $0.presentationMode = \(mode) }
        }
        func make() -> UIViewController { Account() }
      }
      class Account: UIViewController {}
      """)
    #expect(app.differences(from: "Settings \(kind) Account") == [])
  }

  @Test("are only those of the library")
  func others() {
    let app = Fixture(
      """
      class Settings: UIViewController {
        func fill(_ row: Row) { row.mode = .show(controllerProvider: .callback { Account() }, onDismiss: nil) }
      }
      class Account: UIViewController {}
      """)
    #expect(app.differences(from: "") == [])
  }
}
