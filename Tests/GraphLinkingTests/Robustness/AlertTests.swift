import TestSupport
import Testing

@Suite("Alerts and screens of the system")
struct AlertTests {
  @Test("are edges of their own kinds")
  func kinds() {
    let app = Fixture(
      """
      class List: UIViewController {
        func warn() {
          let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        func share() { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
        func browse(_ url: URL) { present(SFSafariViewController(url: url), animated: true) }
      }
      """)
    #expect(
      app.differences(
        from: """
          List alert UIAlertController
          List system SFSafariViewController
          List system UIActivityViewController
          """) == [])
    #expect(app.nodes(.alert) == ["UIAlertController"])
    #expect(app.nodes(.system) == ["SFSafariViewController", "UIActivityViewController"])
  }

  @Test("may be brought by objects that are no controllers, such as a session of the browser")
  func sessions() {
    let app = Fixture(
      """
      class Login: UIViewController {
        @objc func signIn(_ url: URL) {
          let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, _ in }
          session.prefersEphemeralWebBrowserSession = true
          session.start()
        }
      }
      """)
    #expect(app.differences(from: "Login system ASWebAuthenticationSession") == [])
  }

  @Test("may be subclassed, made in helpers and shown by wrappers")
  func helpers() {
    let app = Fixture(
      """
      extension UIViewController {
        func showAlert(_ title: String) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      class Picker: UIImagePickerController {}
      class List: UIViewController {
        func warn() { showAlert("Delete?") }
        func pick() { present(Picker(), animated: true) }
      }
      """)
    #expect(app.missing("List alert UIAlertController via UIViewController @9\nList present Picker") == [])
  }

  @Test("shows no screen, whatever its methods are given")
  func receivers() {
    let app = Fixture(
      """
      enum Alerts {
        static func ask(_ screen: UIViewController) {
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          alert.show(screen, sender: nil)
        }
      }
      class Page: UIViewController { func regroup() { Alerts.ask(self) } }
      """)
    #expect(app.edges(.show) == [])
  }
}
