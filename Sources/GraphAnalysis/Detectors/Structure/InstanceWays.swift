import NavigationModel

/// Tells which ways are those of every object that a node stands for.
///
/// A node is a class. Where an instance of a screen leads can depend on what it is made with: a form for products lists
/// the variants of one, and the same form for a variant has none to list. So can whether it goes one of its ways: a
/// list that is made to select something does not open what it opens where it is made to edit.
///
/// What a coordinator does can depend on who starts it: the flows of a screen through the coordinator tell what it does
/// for that screen, so that the screen's start of it, with all that the coordinator does for anybody, says too much
/// beside them.
struct InstanceWays {
  /// A screen and the name of an object that flows from the screen pass.
  private struct Passage: Hashable {
    let screen: String
    let object: String
  }

  private let context: AnalysisContext
  private let passages: Set<Passage>
  /// Ids of the edges that not every instance of their source goes.
  private let varied: Set<String>

  /// - Parameter followsFlows: Whether flows through coordinators are looked at. Without them the start of a coordinator
  ///   is all that says where it leads.
  init(_ context: AnalysisContext, followsFlows: Bool) {
    self.context = context
    let flows = (followsFlows ? context.program.graph.flows : []).filter {
      $0.confidence != .possible && !$0.kind.goesBack
    }
    varied = Set(context.program.graph.edges.filter { $0.variesBy != nil }.map(\.id))
    passages = Set(flows.flatMap { flow in flow.via.map { Passage(screen: flow.source, object: $0) } })
  }

  /// Whether a way between two nodes is there for every object that leads to the source.
  ///
  /// - Parameters:
  ///   - source: The id of the node that the way starts from.
  ///   - destination: The id of the node that it leads to.
  func holds(_ way: ForwardMap.Link, from source: String, to destination: String) -> Bool {
    guard let start = context.node(source), start.kind == .screen else { return true }
    if start.variesBy != nil || way.edges.contains(where: varied.contains) { return false }
    return way.kind != .start || !passages.contains(Passage(screen: source, object: context.name(of: destination)))
  }
}
