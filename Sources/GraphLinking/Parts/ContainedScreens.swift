import NavigationModel

/// Finds the screens that the views of other screens contain, though something else leads to them as well.
///
/// `PaymentSheet` contains what a list pushes elsewhere:
///
///     struct PaymentSheet: View { var body: some View { NavigationStack { Summary() } } }
///
/// Where such a screen leads, the screen around it leads. ``PartFinder`` leaves these out, since code that makes a screen
/// mostly shows it in another way. So only those count that stand in the body of a view itself, with nothing around them
/// but layouts.
struct ContainedScreens {
  private let program: Program
  private let nodes: [String: Node]
  private let factory: NodeFactory
  /// The screens that something leads to and that lead on themselves, by the name of their view.
  private let leading: [String: [TypeID]]
  /// The ends of all edges.
  private let joined: Set<[String]>

  /// The parts of screens besides those that are known, all of them sorted.
  static func adding(to parts: [ScreenPart], of graph: NavigationGraph, in program: Program) -> [ScreenPart] {
    let known = Set(parts.map { [$0.screen, $0.part] })
    let found = ContainedScreens(graph, in: program).parts().filter { !known.contains([$0.screen, $0.part]) }
    return (parts + found).sorted { ($0.part, $0.screen) < ($1.part, $1.screen) }
  }

  private init(_ graph: NavigationGraph, in program: Program) {
    self.program = program
    let factory = NodeFactory(program: program)
    let nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let forward = graph.edges.filter { !$0.kind.goesBack && $0.source != $0.destination }
    let arriving = Set(forward.map(\.destination))
    let leaving = Set(forward.map(\.source))
    let views: [TypeID] = program.declaredTypes.filter { type in
      guard program.isView(type), case let id = factory.id(of: type), let node = nodes[id] else { return false }
      return Self.isScreen(node) && arriving.contains(id) && leaving.contains(id)
    }
    leading = Dictionary(grouping: views) { program[$0].bareName }
    joined = Set(forward.map { [$0.source, $0.destination] })
    self.factory = factory
    self.nodes = nodes
  }

  private static func isScreen(_ node: Node) -> Bool { node.kind == .screen && node.role != .component }

  private func parts() -> [ScreenPart] {
    let receivers = Receivers(program: program)
    var sites: [[String]: Set<SourceLocation>] = [:]
    for name in leading.keys.sorted() {
      for made in (program.callsByName[name] ?? []).map({ program[$0] }) {
        guard let screen = screen(withBody: program[made.body]), isContent(made),
          let type = receivers.type(madeBy: made), leading[name]?.contains(type) == true,
          case let part = factory.id(of: type), part != screen, !joined.contains([screen, part])
        else { continue }
        sites[[screen, part], default: []].insert(program.location(made.call.position, in: Int(made.body.file)))
      }
    }
    return sites.map { ScreenPart(screen: $0.key[0], part: $0.key[1], sites: $0.value.sorted()) }
  }

  /// The screen whose view has the body.
  private func screen(withBody body: Body) -> String? {
    guard body.kind == .getter, body.name == "body", !body.isStatic, let owner = body.owner, program.isView(owner),
      case let id = factory.id(of: owner), let node = nodes[id], Self.isScreen(node)
    else { return nil }
    return id
  }

  /// Whether what a call makes is a child of the view around it, by way of layouts alone.
  private func isContent(_ made: CallSite) -> Bool {
    var child = made.call
    var next: ScopeID? = made.scope
    while let place = next {
      switch program[place].kind {
      case .branch, .plain:
        next = program[place].parent
      case .body:
        return gives(child, in: place)
      case .closure:
        guard gives(child, in: place), let (id, _) = program[place].passedTo, case let layout = program[id].call,
          case .identifier(let name) = layout.callee.unspecialized, Self.layouts.contains(name)
        else { return false }
        child = layout
        next = program[place].parent
      }
    }
    return false
  }

  /// Whether a closure or a body gives what a call makes, with modifiers or without.
  private func gives(_ call: Call, in place: ScopeID) -> Bool {
    let results = program[place].results
    return (results.returned.isEmpty ? results.expressions : results.returned).contains {
      $0.value.modifiedCall?.position == call.position
    }
  }

  /// The views of SwiftUI that only lay out what they are given, or put a stack around it.
  private static let layouts: Set<String> = [
    "Form", "GeometryReader", "Grid", "GridRow", "Group", "HStack", "LazyHStack", "LazyVStack", "List",
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "Section", "VStack", "ViewThatFits",
    "ZStack",
  ]
}
