import TestSupport
import Testing

@Suite("A chain of configuration that can go several ways")
struct StepSwitchTests {
  private static let app = """
    //- App.swift
    struct OfferContext {
      let code: String
      var link: URL? = nil
      var isGift = false
    }
    class List: UIViewController {}
    class Offer: UIViewController {}
    enum Configuration {
      static let list = StepAssembly(finder: ClassFinder<List, Any?>(), factory: ClassFactory<List, Any?>())
        .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
      static let offer = StepAssembler<Offer, OfferContext>().finder(.classFinder).factory(.classFactory)
        .using(.push)
        .from(
          SwitchAssembly<UINavigationController, OfferContext>()
            .addCase(
              when: { $0.link != nil },
              from: ChainAssembly.from(NavigationControllerStep()).using(.present).from(.current).assemble())
            .addCase(when: { context in context.isGift }, from: NavigationStack.bottom.using(.pushAsRoot).assemble())
            .addCase(from: ClassFinder<UINavigationController, OfferContext>(options: .currentVisibleOnly))
            .assemble(default: list.expectingContainer()))
        .assemble()
    }
    """

  @Test(
    "goes the way that the context says",
    arguments: [
      ("router.navigate(to: Configuration.offer, with: OfferContext(code: \"1\"))", ["push"]),
      ("router.navigate(to: Configuration.offer, with: OfferContext(code: \"1\", link: url))", ["present"]),
      (
        "router.navigate(to: Destination(to: Configuration.offer, with: OfferContext(code: \"1\", link: url)))",
        ["present"]
      ),
      ("router.navigate(to: Configuration.offer, with: context)", ["present", "push"]),
    ])
  func context(_ call: String, _ kinds: [String]) {
    let app = Fixture(
      """
      \(Self.app)
      class Asker: UIViewController {
        let context: OfferContext
        func open(_ url: URL) { \(call) }
      }
      """)
    let asked = app.edges.map(\.ends).filter { $0.hasPrefix("Asker") }.sorted()
    #expect(asked == kinds.map { "Asker \($0) Offer" })
  }

  @Test("starts from what the default names, where nobody knows better")
  func origin() {
    #expect(Fixture(Self.app).differences(from: "List push Offer") == [])
  }

  @Test("ends, though chains go on from each other in a cycle")
  func cycle() {
    let app = Fixture(
      """
      //- App.swift
      class Left: UIViewController {
        func go() { router.navigate(to: Configuration.right, with: nil) }
      }
      class Right: UIViewController {}
      enum Configuration {
        static var left: DestinationStep<Left, Any?> {
          StepAssembly(finder: ClassFinder<Left, Any?>(), factory: ClassFactory<Left, Any?>())
            .using(UINavigationController.push()).from(right.expectingContainer()).assemble()
        }
        static var right: DestinationStep<Right, Any?> {
          StepAssembly(finder: ClassFinder<Right, Any?>(), factory: ClassFactory<Right, Any?>())
            .using(UINavigationController.push()).from(left.expectingContainer()).assemble()
        }
      }
      """)
    #expect(app.missing("Left push Right") == [])
  }

  @Test("is followed in a time that does not grow with the ways through switches of switches")
  func manyWays() {
    let switches = (1...12).map { number in
      let cases = (1...4).map { _ in ".addCase(when: { $0.isGift }, from: Configuration.way\(number + 1))" }.joined()
      return """
          static let way\(number) = SwitchAssembly<UINavigationController, Any?>()\(cases)
            .assemble(default: Configuration.way\(number + 1))
        """
    }
    let app = Fixture(
      """
      //- App.swift
      class List: UIViewController {
        func open() { router.navigate(to: Configuration.way1, with: nil) }
        func detail() { router.navigate(to: Configuration.detail, with: nil) }
      }
      class Detail: UIViewController {}
      class End: UIViewController {}
      enum Configuration {
      \(switches.joined(separator: "\n"))
        static let way13 = StepAssembly(finder: ClassFinder<End, Any?>(), factory: ClassFactory<End, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        static let detail = StepAssembly(finder: ClassFinder<Detail, Any?>(), factory: ClassFactory<Detail, Any?>())
          .using(UINavigationController.push()).from(way2).assemble()
      }
      """)
    #expect(app.missing("List push Detail\nEnd push Detail") == [])
  }
}
