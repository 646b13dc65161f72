import TestSupport
import Testing

@Suite("A library whose sources are beside the app")
struct LibrarySourceTests {
  /// The skeleton of a library that composes screens: enough for it to be known, with a router that presents.
  private static func library(in folder: String) -> String {
    """
    //- \(folder)/Steps.swift
    public struct DestinationStep<Screen: UIViewController, Context> {}
    public struct NavigationControllerStep {}
    public final class StepAssembly<F, FC> {
      public init(finder: F, factory: FC) {}
      public func using(_ action: Any) -> Self { self }
      public func from(_ step: Any) -> Self { self }
      public func assemble() -> DestinationStep<UIViewController, Any> { DestinationStep() }
    }
    //- \(folder)/Assemblies/Other.swift
    public final class CompleteFactoryAssembly<FC> {}
    public final class SwitchAssembly<VC, C> {}
    public protocol StackIteratingFinder {}
    public protocol Router {}
    public final class StackCoordinator {
      let handler: UIViewController
      func start() { handler.present(PlaceholderViewController(), animated: true) }
    }
    public class PlaceholderViewController: UIViewController {}
    public extension Router {
      func navigate(to step: DestinationStep<UIViewController, Any>, with context: Any) { StackCoordinator().start() }
    }
    """
  }

  private static let app = """
    //- App/Screens.swift
    class List: UIViewController {
      let router: Router
      func open() { router.navigate(to: Configuration.detail, with: 1) }
    }
    class Detail: UIViewController {}
    enum Configuration {
      static let detail = StepAssembly(finder: ClassFinder<Detail, Int>(), factory: ClassFactory<Detail, Int>())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    }
    """

  @Test(
    "is what it is as a package: its idiom says what its calls mean, and its own code is not the app's",
    arguments: ["Library/Sources", "App/Vendor/RouteComposer"])
  func vendored(_ folder: String) {
    let app = Fixture(Self.library(in: folder) + "\n" + Self.app)
    #expect(app.differences(from: "List present Detail") == [])
    #expect(app.nodes(.coordinator) == [])
  }

  @Test("is not more than the files that it is known by where it lies among the app's own")
  func among() {
    let app = Fixture(
      """
      \(Self.library(in: "App"))
      \(Self.app)
      //- App/AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """)
    #expect(app.missing("List present Detail") == [])
  }

  @Test("is not known by one name that the app has as well")
  func oneName() {
    let app = Fixture(
      """
      //- App/Screens.swift
      struct DestinationStep {}
      class List: UIViewController {
        func open() { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }
}
