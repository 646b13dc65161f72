import GraphLinking
import NavigationIdioms
import NavigationModel
import TestSupport
import Testing

@Suite("The steps of a whole program")
struct LinkingBudgetTests {
  /// Methods that all call each other: of each transition there are more ways than anybody can follow.
  private static func clique(of count: Int) -> String {
    let calls = (0..<count).map { "show\($0)(c)" }.joined(separator: "; ")
    let methods = (0..<count).map {
      "  func show\($0)(_ c: UIViewController) { present(c, animated: true); \(calls) }"
    }
    return "class A: UIViewController {\n\(methods.joined(separator: "\n"))\n  func go() { show0(B()) }\n}\n"
      + "class B: UIViewController {}\n"
  }

  private static func link(
    _ facts: [FileFacts], _ budget: LinkingBudget, workers: some Workers = SerialWorkers()
  ) -> LinkedProgram {
    DeepStack.run { Linker.link(facts, idioms: Idioms.all, budget: budget, workers: workers) }
  }

  @Test("end at their limit, and an issue says where", .timeLimit(.minutes(Hang.minutes)))
  func limit() throws {
    let facts = Fixture.scan("//- A.swift\n\(Self.clique(of: 32))")
    let program = Self.link(facts, LinkingBudget(steps: 3_000, stepsPerCall: 0))
    #expect(!program.issues.isEmpty)
    let issue = try #require(program.issues.first)
    #expect(issue.kind == .partlyRead)
    #expect(issue.location.file == "A.swift")
    #expect(issue.location.line > 1)
    #expect(issue.message.contains("more steps"))
    // What was not followed is there all the same, as unresolved.
    #expect(program.graph.edges.contains { $0.reason != nil })
  }

  @Test("are the same with any number of threads")
  func same() {
    let facts = Fixture.scan("//- A.swift\n\(Self.clique(of: 24))")
    let budget = LinkingBudget(steps: 3_000, stepsPerCall: 0)
    let program = Self.link(facts, budget)
    #expect(!program.issues.isEmpty)
    #expect(Self.link(facts, budget, workers: ParallelWorkers(threads: 4)) == program)
  }

  @Test("are more than a small program takes")
  func usual() {
    let facts = Fixture.scan("//- A.swift\n\(Self.clique(of: 12))")
    let program = Self.link(facts, .usual)
    #expect(program.issues.isEmpty)
    #expect(program == Self.link(facts, LinkingBudget(steps: .max / 2, stepsPerCall: 0)))
  }
}
