import TestSupport
import Testing

@Suite("A chain of configuration, as RouteComposer has it,")
struct StepChainTests {
  private static let screens = """
    //- Screens.swift
    class Home: UITabBarController {}
    class List: UIViewController {
      let router = DefaultRouter()
      func open() { try? router.navigate(to: Configuration.detail, with: "1") }
    }
    class Detail: UIViewController {}
    class Login: UIViewController {}
    """

  @Test(
    "says which screen is shown, how, and from where",
    arguments: [
      """
      StepAssembly(finder: ClassFinder<Detail, String>(), factory: ClassFactory<Detail, String>())
        .using(UINavigationController.push())
        .from(SingleStep(finder: ClassFinder<List, String>(), factory: NilFactory()))
        .assemble()
      """,
      """
      StepAssembler<Detail, String>()
        .finder(.classFinder)
        .factory(.classFactory)
        .using(.push)
        .from(StepAssembler<List, String>().finder(.classFinder).factory(.nil).from(.current).assemble())
        .assemble()
      """,
    ])
  func chain(_ expression: String) {
    let app = Fixture(
      """
      \(Self.screens)
      //- Configuration.swift
      enum Configuration {
        static var detail: DestinationStep<Detail, String> {
          \(expression)
        }
      }
      """)
    #expect(app.missing("List push Detail") == [])
    #expect(app.found("List push ?\nConfiguration push ?") == [])
  }

  @Test("leaves out the containers that steps make")
  func containers() {
    let app = Fixture(
      """
      \(Self.screens)
      //- Configuration.swift
      enum Configuration {
        static var detail: DestinationStep<Detail, String> {
          StepAssembly(finder: ClassFinder<Detail, String>(), factory: ClassFactory<Detail, String>())
            .using(UINavigationController.push())
            .from(NavigationControllerStep())
            .using(GeneralAction.presentModally())
            .from(GeneralStep.current())
            .assemble()
        }
      }
      """)
    #expect(app.missing("List present Detail") == [])
  }
}
