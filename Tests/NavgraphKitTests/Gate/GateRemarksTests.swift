import TestSupport
import Testing

@testable import NavgraphKit

@Suite("What is said of a gate that cannot work")
struct GateRemarksTests {
  private static let app = [
    "App/Cart/CartList.swift": """
    import UIKit
    final class CartListViewController: UIViewController {
      func next() { show(CartItemViewController(), sender: nil) }
    }
    """,
    "App/Cart/CartItem.swift": "import UIKit\nfinal class CartItemViewController: UIViewController {}",
  ]

  @Test("names what matches nothing with its place and the nearest names, and that alone")
  func patterns() throws {
    let lines = try remarks(
      """
      rules:
        forbidden:
          - { name: kept, from: CartItem*, to: { folder: Cart, kind: screen } }
          - { name: lost, from: CartItm*, to: { storyboard: Main } }
          - { name: mixed, from: { name: "*", folder: Crat, kind: coordinator } }
        layers:
          - { name: our-layers, by: folder, layers: [Cart, Features/Kit] }
      limits:
        depth: { max: 9, nodes: { name: Elsewhere } }
        fan-out: { max: 9, nodes: { name: CartList*, kind: alert } }
      """)
    #expect(
      lines
        == [
          "4:7: the rule 'lost' names 'CartItm*', but no node has this name; did you mean 'CartItemViewController'?",
          "4:7: the rule 'lost' names the storyboard 'Main', but no node is in it; no node has a storyboard here",
          "5:7: the rule 'mixed' names the folder 'Crat', but no node is in it; did you mean 'Cart'?",
          "7:7: the rule 'our-layers' names the folder 'Features/Kit', but no node is in it; there is Cart",
          "9:10: the limit of 'depth' names 'Elsewhere', but no node has this name; 'navgraph analyze --metrics' lists the "
            + "nodes",
          "10:12: the limit of 'fan-out' is about nodes named CartList* of the kind alert, but there are none",
        ].map { "navgraph: warning: PATH/App/.navgraph.yml:\($0)" })
  }

  @Test("is that nothing can be gone where there is no baseline")
  func gone() throws {
    let lines = try remarks("fail-on: [error, gone]")
    #expect(lines.count == 1 && lines[0].contains("has no effect without a baseline; write one with --write-baseline"))
    #expect(try remarks("fail-on: [error, gone]\nbaseline: ../known") == [])
    #expect(try remarks("fail-on: [error, gone]") { $0.newBaseline = .file("known") } == [])
    #expect(try remarks("fail-on: [error, gone]") { $0.failOn = .onErrors } == [])
  }

  @Test("is that limits are asked for where there are none")
  func limits() throws {
    let only = try remarks("") { $0.only = ["limit-exceeded"] }
    #expect(only.count == 1 && only[0].contains("'limit-exceeded' finds nothing without a limit; set one with the key"))
    #expect(try remarks("limits: { depth: 9 }") { $0.only = ["limit-exceeded"] } == [])
    #expect(try remarks("") == [])
  }

  /// The lines, with the folder of the test as `PATH`.
  private func remarks(
    _ configuration: String, _ change: (inout GateRequest) -> Void = { _ in }
  ) throws -> [String] {
    let folder = try TemporaryFolder(Self.app)
    try folder.write(configuration, to: "App/.navgraph.yml")
    try folder.write("# navgraph baseline 1\n", to: "known")
    var request = AnalysisRequest(paths: [folder.path(of: "App")])
    change(&request.gate)
    let analysis = try Analysis(request)
    return analysis.remarks(on: analysis.report(on: try analysis.run())).map(\.line)
      .map { $0.replacing(folder.path, with: "PATH") }
  }
}
