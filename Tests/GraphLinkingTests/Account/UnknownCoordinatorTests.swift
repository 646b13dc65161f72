import TestSupport
import Testing

@Suite("A coordinator to whose protocol nothing in the sources conforms")
struct UnknownCoordinatorTests {
  private static func app(_ statement: String, requirement: String = "func showDetail(of id: Int)", others: String = "")
    -> Fixture
  {
    Fixture(
      """
      protocol MoviesCoordinator: AnyObject {
        \(requirement)
      }
      protocol MoviesLoader { func showDetail(of id: Int) }
      final class MoviesModel {
        weak var coordinator: MoviesCoordinator?
        let loader: MoviesLoader
        init(coordinator: MoviesCoordinator, loader: MoviesLoader) {
          self.coordinator = coordinator
          self.loader = loader
        }
        func tap(_ other: any MoviesCoordinator) {
          \(statement)
        }
      }
      final class Movies: UIViewController {
        let model: MoviesModel
        init(model: MoviesModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.tap(model.coordinator!) }
      }
      \(others)
      """)
  }

  @Test(
    "is in the account where code asks it for something",
    arguments: [
      "coordinator?.showDetail(of: 1)", "self.coordinator?.showDetail(of: 1)", "other.showDetail(of: 1)",
      "let held = coordinator; held?.showDetail(of: 1)", "Task { other.showDetail(of: 1) }",
    ])
  func asked(statement: String) {
    #expect(
      Self.app(statement).reasons(of: "showDetail") == [
        "unresolved: no type of the analyzed files conforms to MoviesCoordinator"
      ])
  }

  @Test("is in the account as often as code asks it, the last time as well as the first")
  func askedOften() {
    let statements = (1...300).map { "let held\($0) = self.coordinator; held\($0)?.showDetail(of: \($0))" }
    let reasons = Self.app(statements.joined(separator: "\n")).reasons(of: "showDetail")
    #expect(reasons.count == statements.count)
    #expect(Set(reasons) == ["unresolved: no type of the analyzed files conforms to MoviesCoordinator"])
  }

  @Test(
    "is not where a type conforms, where it gives something back, and where it is no coordinator",
    arguments: [
      (
        "coordinator?.showDetail(of: 1)", "func showDetail(of id: Int)",
        "final class AppCoordinator: MoviesCoordinator { func showDetail(of id: Int) {} }"
      ),
      ("_ = coordinator?.showDetail(of: 1)", "func showDetail(of id: Int) -> Bool", ""),
      ("loader.showDetail(of: 1)", "func showDetail(of id: Int)", ""),
      ("coordinator?.showDetail(at: 1)", "func showDetail(of id: Int)", ""),
    ])
  func others(statement: String, requirement: String, others: String) {
    #expect(Self.app(statement, requirement: requirement, others: others).reasons(of: "showDetail") == [])
  }
}
