import TestSupport
import Testing

@Suite("Swift Navigation")
struct SwiftNavigationTests {
  @Test(
    "presents what state unwraps to",
    arguments: [
      ".sheet(unwrapping: $model.edit) { $edit in EditView() } => sheet EditView",
      ".sheet(unwrapping: $model.destination, case: /Destination.edit) { $edit in EditView() } => sheet EditView",
      ".sheet(item: $model.destination.edit) { edit in EditView() } => sheet EditView",
      ".fullScreenCover(unwrapping: $model.edit) { _ in EditView() } => fullScreenCover EditView",
      ".popover(unwrapping: $model.edit) { _ in EditView() } => popover EditView",
      ".navigationDestination(unwrapping: $model.edit) { _ in EditView() } => push EditView",
      ".navigationDestination(item: $model.destination.edit) { _ in EditView() } => push EditView",
      ".alert($model.destination.alert) { action in model.handle(action) } => alert Alert",
      ".alert(unwrapping: $model.destination, case: /Destination.alert) { _ in } => alert Alert",
      ".alert(item: $model.ask) { Text($0) } actions: { _ in Button(\"OK\") {} } => alert Alert",
      ".confirmationDialog(unwrapping: $model.ask) { _ in } => alert ConfirmationDialog",
    ])
  func swiftUI(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    let app = Fixture(
      """
      //- App.swift
      struct ListView: View {
        @Bindable var model: ListModel
        var body: some View { Text("List")\(parts[0]) }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    #expect(app.differences(from: "ListView \(parts[1])") == [])
  }

  @Test(
    "presents controllers",
    arguments: [
      "present(item: $model.edit) { edit in EditController(edit) } => present EditController",
      "present(item: $model.edit, id: \\.self) { edit in UINavigationController(rootViewController: EditController(edit)) }"
        + " => present UINavigationController\nUINavigationController root EditController",
      "present(isPresented: $model.isEditing) { EditController() } => present EditController",
      "navigationDestination(item: $model.edit) { _ in EditController() } => push EditController",
      "navigationDestination(isPresented: $model.isEditing) { EditController() } => push EditController",
      "present(item: $model.alert) { alert in UIAlertController(state: alert) { _ in } } => alert UIAlertController",
    ])
  func uiKit(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    let app = Fixture(
      """
      //- App.swift
      class ListController: UIViewController {
        @UIBindable var model: ListModel
        override func viewDidLoad() { \(parts[0]) }
      }
      class EditController: UIViewController {}
      """)
    #expect(app.differences(from: "ListController \(parts[1])") == [])
  }

  @Test("gives a stack of controllers its root and what its path leads to")
  func stack() {
    let app = Fixture(
      """
      //- App.swift
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        @UIBindable var model: AppModel
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = NavigationStackController(path: $model.path) {
            ListController()
          } destination: { path in
            switch path {
            case .edit(let edit): EditController(edit)
            case .detail: DetailController()
            }
          }
        }
      }
      class ListController: UIViewController {}
      class EditController: UIViewController {}
      class DetailController: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        SceneDelegate push EditController
        SceneDelegate push DetailController
        NavigationStackController root ListController
        """) == [])
  }
}
