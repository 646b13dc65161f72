import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("coordinator-cycle")
struct CoordinatorCycleTests {
  private let flows = "coordinator A\ncoordinator B\ncoordinator C\n"

  @Test("shows the shortest cycle and the places on it")
  func message() throws {
    let found = try findings(
      CoordinatorCycle.self, in: flows + "A start B\nB start C\nC start A\nC start B\nX start A")
    #expect(found.map(\.message) == ["Coordinators start each other in a cycle: B → C → B."])
    let finding = try #require(found.first)
    #expect(
      finding.help
        == "Let a coordinator report to its parent when it is done, and let the parent decide what starts next.")
    #expect(finding.severity == .warning)
    #expect(finding.nodes == ["coordinator:B", "coordinator:C"])
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [5, 7])
    #expect(finding.fingerprint == "coordinator-cycle coordinator:B coordinator:C")
  }

  @Test("counts guesses only when told to")
  func possible() throws {
    let sketch = flows + "A start B\nB start? A"
    #expect(try findings(CoordinatorCycle.self, in: sketch) == [])
    #expect(try findings(CoordinatorCycle.self, ["possible": 1], in: sketch).count == 1)
  }

  @Test("counts what is started only in some of the modes of a coordinator when told to count guesses")
  func modes() throws {
    let sketch = flows + "A start B\nB start A if mode"
    #expect(try findings(CoordinatorCycle.self, in: sketch) == [])
    #expect(try findings(CoordinatorCycle.self, ["possible": 1], in: sketch).count == 1)
  }

  @Test("leaves out coordinators that are made with data, each of which leads elsewhere, unless told otherwise")
  func otherData() throws {
    var program = try GraphSketch.program(flows + "A start B\nB start A\nB start C\nC start B")
    program.madeWithData = ["coordinator:A"]
    func cycles(_ options: [String: Double]) -> [[String]] {
      CoordinatorCycle(values: RuleValues(options)).findings(in: AnalysisContext(program)).map(\.nodes)
    }
    #expect(cycles([:]) == [["coordinator:B", "coordinator:C"]])
    #expect(cycles(["other-data": 1]) == [["coordinator:A", "coordinator:B"]])
  }

  @Test(
    "is not deceived",
    arguments: [
      "A start B\nScreen start A\nB push Screen", "A start A", "A push B\nB push A",
      "router R\nA start B\nB start R\nR start A",
    ])
  func traps(sketch: String) throws {
    #expect(try findings(CoordinatorCycle.self, in: flows + sketch) == [])
  }
}

@Suite("leaked-child-coordinator")
struct LeakedChildCoordinatorTests {
  @Test("names who keeps whom, in what and where")
  func message() throws {
    let found = try findings(
      LeakedChildCoordinator.self,
      in: "coordinator App\ncoordinator Shop\ncoordinator Cart\nApp keeps Shop\nApp keeps Shop\nApp keeps Cart")
    #expect(found.map(\.nodes) == [["coordinator:App", "coordinator:Cart"], ["coordinator:App", "coordinator:Shop"]])
    let finding = try #require(found.last)
    #expect(finding.message == "App never removes Shop from children.")
    #expect(
      finding.help
        == "Remove the child when it reports that it is done, and when its first screen is popped or dismissed.")
    #expect(finding.severity == .warning)
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [4, 5])
    #expect(finding.fingerprint == "leaked-child-coordinator coordinator:App children coordinator:Shop")
  }

  @Test("reports a screen that keeps coordinators once for each collection, whatever it keeps there")
  func screens() throws {
    let single = try findings(
      LeakedChildCoordinator.self,
      in: "coordinator Shop\ncoordinator Cart\nChats keeps Shop\nChats keeps Cart\nChats keeps Shop")
    // A baseline knows one child and not the other.
    #expect(
      single.map(\.fingerprint) == [
        "leaked-child-coordinator screen:Chats children coordinator:Cart",
        "leaked-child-coordinator screen:Chats children coordinator:Shop",
      ])
    #expect(Baseline([single[0]]).compare(single) { _ in true }.new == [single[1]])
    #expect(SharedCause.merged([single[1]]) == [single[1]])
    #expect(SharedCause.parted(single).told == single)
    let found = SharedCause.merged(single)
    #expect(found.map(\.message) == ["Chats never removes Cart and Shop from children."])
    #expect(found.map(\.nodes) == [["screen:Chats", "coordinator:Cart", "coordinator:Shop"]])
    #expect(found.map(\.fingerprint) == ["leaked-child-coordinator screen:Chats children"])
    #expect(found.map { [$0.location?.line] + $0.relatedLocations.map(\.line) } == [[3, 4, 5]])
  }

  @Test("counts a child that is kept only once when told to, and reports one whose type is not known")
  func once() throws {
    var program = try GraphSketch.program("coordinator App\ncoordinator Shop\nApp keeps Shop")
    program.ownership.children[0].isRepeated = false
    program.ownership.children[0].child = nil
    func find(_ options: [String: Double]) -> [Finding] {
      LeakedChildCoordinator(values: RuleValues(options)).findings(in: AnalysisContext(program))
    }
    #expect(find([:]) == [])
    #expect(
      find(["once": 1]).map(\.message) == ["App adds a child coordinator to children, and no code removes it."])
  }
}

@Suite("coordinator-retain-cycle")
struct CoordinatorRetainCycleTests {
  @Test("is an error, and names the coordinator, what it keeps and the callback")
  func message() throws {
    let found = try findings(
      CoordinatorRetainCycle.self, in: "coordinator App\ncoordinator Shop\nShop captures App\nShop captures App")
    #expect(found.map(\.message) == ["App keeps Shop in children, and Shop.onFinish captures App strongly."])
    let finding = try #require(found.first)
    #expect(finding.help == "Capture it weakly: [weak self].")
    #expect(finding.severity == .error)
    #expect(finding.nodes == ["coordinator:App", "coordinator:Shop"])
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [3, 4])
    #expect(
      finding.fingerprint == "coordinator-retain-cycle coordinator:App children onFinish coordinator:Shop")
  }

  @Test("calls what is kept by its property where it is no node")
  func property() throws {
    var program = try GraphSketch.program("coordinator App\ncoordinator Shop\nShop captures App")
    program.ownership.callbacks[0].held = nil
    let found = CoordinatorRetainCycle(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.message) == ["App keeps children, and children.onFinish captures the coordinator strongly."])
    #expect(found.map(\.nodes) == [["coordinator:App"]])
  }
}
