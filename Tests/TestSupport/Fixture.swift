import Foundation
import GraphLinking
import NavigationIdioms
import NavigationModel
import SourceScanning

/// A small app that stands in the test which is about it: scanned and linked, without any file.
public struct Fixture: Sendable {
  /// What scanning each file gave, in the order of the files.
  public let facts: [FileFacts]
  /// What linking all of them gave.
  public let program: LinkedProgram

  /// Scans and links files that stand in one string; see ``MarkedFiles``.
  public init(_ marked: String) {
    self.init(facts: Self.scan(marked))
  }

  /// Links facts.
  public init(
    facts: [FileFacts], besides leftOut: [FileFacts] = [], unread: Set<String> = [], idioms: [Idiom] = Idioms.all
  ) {
    self.facts = facts
    program = DeepStack.run { Linker.link(facts, besides: leftOut, unread: unread, idioms: idioms) }
  }

  /// The facts of files that stand in one string, by which the linker can be asked the same in another way.
  public static func scan(_ marked: String) -> [FileFacts] {
    let files = MarkedFiles(marked).files
    return DeepStack.run { files.map { SourceScanner.scan(Data($0.text.utf8), path: $0.path) } }
  }

  /// The graph of the program.
  public var graph: NavigationGraph { program.graph }

  /// The edges of the graph in the notation of the tests.
  public var edges: [DescribedEdge] { DescribedEdge.all(in: graph) }

  /// How the edges differ from those that are written down, none may be missing and none be there beside them, and
  /// which of them hang on the order of the files.
  public func differences(from lines: String) -> Differences {
    Differences(
      EdgeExpectation.differences(between: edges, and: EdgeExpectation.parse(lines))
        + OrderDifferences.all(of: program, from: facts))
  }

  /// What hangs on the order of the files, or on their names.
  public var orderDifferences: Differences { Differences(OrderDifferences.all(of: program, from: facts)) }

  /// The lines that no edge is like.
  public func missing(_ lines: String) -> Differences {
    Differences(EdgeExpectation.parse(lines).filter { line in !edges.contains { line.fits($0) } }.map(\.text))
  }

  /// The edges that are like one of the lines.
  public func found(_ lines: String) -> Differences {
    let lines = EdgeExpectation.parse(lines)
    return Differences(edges.filter { edge in lines.contains { $0.fits(edge) } }.map(\.description))
  }

  /// The flows that pass something between the screens, as `Source kind Destination via A, B`, sorted.
  public var flows: [String] {
    let spelling = NodeSpelling(graph)
    return graph.flows.filter { !$0.via.isEmpty }.map { flow in
      let ends = "\(spelling.spell(flow.source)) \(flow.kind.rawValue) \(spelling.spell(flow.destination))"
      return "\(ends) via \(flow.via.joined(separator: ", "))"
    }.sorted()
  }

  /// The edges of some kinds only, as `Source kind Destination`.
  public func edges(_ kinds: TransitionKind...) -> [String] {
    edges.filter { kinds.contains($0.kind) }.map(\.ends)
  }

  /// The places of the account that are no edges, as `outcome name @line`, in their order.
  public var account: [String] {
    program.account.places.map { "\($0.outcome.rawValue) \($0.name) @\($0.site.line)" }
  }

  /// How many places of the account came to each outcome, edges too, as `outcome count`; without outcomes of none.
  ///
  /// A test that only asks for no reasons would pass if the place were not in the account at all.
  public var outcomes: [String] {
    NavigationAccount.Outcome.allCases.filter { program.account.count(of: $0) > 0 }
      .map { "\($0.rawValue) \(program.account.count(of: $0))" }
  }

  /// What became of the places of a name that are no edges, as `outcome: reason`, in the order of the sources.
  public func reasons(of name: String) -> [String] {
    program.account.places.filter { $0.name == name }.sorted { $0.site < $1.site }
      .map { "\($0.outcome.rawValue): \($0.reason)" }
  }

  /// The parts that screens hold, as `Screen holds Part @line`.
  public var parts: [String] {
    let spelling = NodeSpelling(graph)
    return program.parts.map { part in
      let places = Set(part.sites.map(\.line)).sorted().map { " @\($0)" }.joined()
      return "\(spelling.spell(part.screen)) holds \(spelling.spell(part.part))\(places)"
    }.sorted()
  }

  /// Why the destinations of unresolved transitions are not known, sorted.
  public var reasons: [String] { graph.edges.compactMap(\.reason).sorted() }

  /// The names of the nodes of a kind, sorted.
  public func nodes(_ kind: Node.Kind) -> [String] {
    let spelling = NodeSpelling(graph)
    return graph.nodes.filter { $0.kind == kind }.map { spelling.spell($0.id) }.sorted()
  }
}
