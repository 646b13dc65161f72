import TestSupport
import Testing

/// A closure that is stored in a property is called by others, who know what it is given.
@Suite("A closure that is given the screen to show")
struct StoredClosureTests {
  @Test("by the object that holds it shows what that object makes")
  func assignedToAProperty() {
    let app = Fixture(
      """
      //- SettingsController.swift
      class SettingsController: UIViewController {
        let model: SettingsModel
        override func viewDidLoad() {
          model.onPush = { [weak self] screen in self?.push(screen) }
          model.onPresent = { [weak self] screen, modal in self?.present(screen, animated: modal) }
        }
        func push(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
      }
      //- SettingsModel.swift
      class SettingsModel {
        var onPush: ((UIViewController) -> Void)?
        var onPresent: ((UIViewController, Bool) -> Void)?
        let screens = ScreenFactory()
        func open(_ row: Row) {
          switch row {
          case .sync: push(screens.sync)
          case .icon: push(IconController())
          case .feedback: onPresent?(FeedbackController(), true)
          }
        }
        private func push(_ screen: UIViewController) { onPush?(screen) }
      }
      enum Row { case sync, icon, feedback }
      class ScreenFactory { var sync: SyncController { SyncController() } }
      class SyncController: UIViewController {}
      class IconController: UIViewController {}
      class FeedbackController: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          SettingsModel push SyncController [inferred] via SettingsController
          SettingsModel push IconController [inferred] via SettingsController
          SettingsModel present FeedbackController [inferred] via SettingsController
          """
      ) == [])
  }

  @Test("and handed over in an initializer is called by the object that keeps it")
  func passedToAnInitializer() {
    let app = Fixture(
      """
      //- List.swift
      struct ListActions { let show: (UIViewController) -> Void }
      class ListModel {
        let actions: ListActions
        func select() { actions.show(DetailController()) }
      }
      class ListCoordinator {
        let stack: UINavigationController
        func makeActions() -> ListActions {
          ListActions(show: { screen in self.stack.pushViewController(screen, animated: true) })
        }
      }
      class DetailController: UIViewController {}
      """)
    #expect(app.missing("ListModel push DetailController via ListCoordinator") == [])
  }

  @Test("by the function that it is handed to shows what that function makes")
  func calledByTheFunction() {
    let app = Fixture(
      """
      //- List.swift
      class ListController: UIViewController {
        func open() { loader.load { screen in self.present(screen, animated: true) } }
        let loader = Loader()
      }
      class Loader {
        func load(completion: (UIViewController) -> Void) { completion(DetailController()) }
      }
      class DetailController: UIViewController {}
      """)
    #expect(app.differences(from: "ListController present DetailController [inferred]") == [])
  }

  @Test(
    "and called by the name of a local shows what that call gives it",
    arguments: [
      "if let push = onPush { push(DetailController()) }",
      "guard let push = self.onPush else { return }; DispatchQueue.main.async { push(DetailController()) }",
      "let push = onPush; push?(DetailController())",
    ])
  func calledByAnotherName(_ line: String) {
    let app = Fixture(
      """
      class ListController: UIViewController {
        let model: ListModel
        func bind() { model.onPush = { screen in self.present(screen, animated: true) } }
      }
      class ListModel {
        var onPush: ((UIViewController) -> Void)?
        func open() { \(line) }
        func warn() { let push = { (screen: UIViewController) in print(screen) }; push(WarningController()) }
      }
      class DetailController: UIViewController {}
      class WarningController: UIViewController {}
      """)
    #expect(app.differences(from: "ListModel present DetailController [inferred] via ListController") == [])
  }

  @Test("which nobody calls leads to what it is declared to take")
  func calledByNobody() {
    let app = Fixture(
      """
      //- List.swift
      class ListController: UIViewController {
        let model = ListModel()
        func bind() { model.onOpen = { (screen: DetailController) in self.present(screen, animated: true) } }
      }
      class ListModel { var onOpen: ((DetailController) -> Void)? }
      class DetailController: UIViewController {}
      """)
    #expect(app.differences(from: "ListController present DetailController [inferred]") == [])
  }
}
