import TestSupport
import Testing

/// VIPER: a presenter asks its router or wireframe, behind a protocol, for what the router knows how to show.
@Suite("VIPER")
struct ViperTests {
  @Test(
    "routers show modules that other routers assemble",
    arguments: [
      "(view as? UIViewController)?.navigationController?.pushViewController(DetailRouter.createModule(), animated: true)",
      "guard let source = view as? UIViewController else { return }; source.show(DetailRouter.assembleModule(id: 1), sender: nil)",
      "viewController?.navigationController?.pushViewController(DetailRouter.createModule(), animated: true)",
      "let detail = DetailBuilder().build(); viewController?.navigationController?.pushViewController(detail, animated: true)",
      "navigator?.show(DetailConfigurator.shared.configured(), sender: nil)",
    ])
  func modules(_ statement: String) {
    let kind = statement.contains("show(") ? "show" : "push"
    let app = Fixture(
      """
      //- List.swift
      protocol ListViewProtocol: AnyObject { var presenter: ListPresenterProtocol? { get set } }
      protocol ListPresenterProtocol: AnyObject { func didSelectRow() }
      protocol ListRouterProtocol: AnyObject { func navigateToDetail(from view: ListViewProtocol?) }
      class ListViewController: UIViewController, ListViewProtocol {
        var presenter: ListPresenterProtocol?
        func tap() { presenter?.didSelectRow() }
      }
      class ListPresenter: ListPresenterProtocol {
        weak var view: ListViewProtocol?
        var router: ListRouterProtocol?
        func didSelectRow() { router?.navigateToDetail(from: view) }
      }
      class ListRouter: ListRouterProtocol {
        weak var viewController: UIViewController?
        weak var navigator: UINavigationController?
        static func createModule() -> UIViewController {
          let view = ListViewController()
          let presenter = ListPresenter()
          let router = ListRouter()
          router.viewController = view
          presenter.router = router
          view.presenter = presenter
          return view
        }
        func navigateToDetail(from view: ListViewProtocol?) { \(statement) }
      }
      //- Detail.swift
      protocol DetailViewProtocol: AnyObject { var presenter: DetailPresenter? { get set } }
      class DetailViewController: UIViewController, DetailViewProtocol { var presenter: DetailPresenter? }
      class DetailPresenter { weak var view: DetailViewProtocol? }
      class DetailRouter {
        class func createModule() -> UIViewController {
          let view: UIViewController & DetailViewProtocol = DetailViewController()
          view.presenter = DetailPresenter()
          view.presenter?.view = view
          return view
        }
        static func assembleModule(id: Int) -> DetailViewProtocol & UIViewController {
          if let view = createModule() as? DetailViewController { return view }
          return DetailViewController()
        }
      }
      struct DetailBuilder { func build() -> UIViewController { DetailViewController() } }
      final class DetailConfigurator {
        static let shared = DetailConfigurator()
        func configured() -> UIViewController {
          let view = DetailViewController()
          return view
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          ListRouter \(kind) DetailViewController
          ListPresenter \(kind) DetailViewController via ListRouter
          """) == [])
  }

  @Test("wireframes are asked by presenters, and by outputs of interactors")
  func wireframes() {
    let app = Fixture(
      """
      //- App.swift
      protocol LoginWireframeInterface { func showHome(); func showError(_ message: String) }
      class LoginWireframe: LoginWireframeInterface {
        private weak var navigationController: UINavigationController?
        func showHome() { navigationController?.setViewControllers([HomeViewController()], animated: true) }
        func showError(_ message: String) {
          let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
          navigationController?.present(alert, animated: true)
        }
      }
      protocol LoginInteractorOutput: AnyObject { func didLogIn(); func didFail(_ error: Error) }
      class LoginInteractor {
        weak var output: LoginInteractorOutput?
        func logIn() { output?.didLogIn() }
      }
      class LoginPresenter: LoginInteractorOutput {
        let wireframe: LoginWireframeInterface
        init(wireframe: LoginWireframeInterface) { self.wireframe = wireframe }
        func didLogIn() { wireframe.showHome() }
        func didFail(_ error: Error) { wireframe.showError("no") }
      }
      class HomeViewController: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          LoginWireframe root HomeViewController
          LoginPresenter root HomeViewController via LoginWireframe
          LoginWireframe alert UIAlertController
          LoginPresenter alert UIAlertController via LoginWireframe
          """) == [])
  }
}
