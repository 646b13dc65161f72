import NavigationModel

/// A program with the look-ups that every detector needs.
public struct AnalysisContext: Sendable {
  /// The program that is judged.
  public let program: LinkedProgram

  /// Which places are in code for one platform only.
  let platforms: PlatformLookup
  private let nodes: [String: Node]
  private let contents: [String: [Edge]]
  private let names: NodeNames
  /// Classes of the app that are made for what they hold, such as navigation controllers of its own.
  private let containerTypes: Set<String>
  /// Containers of the app's own that hold one screen at a time as a child and lead nowhere by themselves, as a popover
  /// does.
  private let childFrames: Set<String>
  private let stacks: Set<String>
  private let tabBars: Set<String>
  private let splitViews: Set<String>
  private let systemSubclasses: Set<String>
  private let webPages: Set<String>
  private let frames: Set<String>
  private let modifiers: Set<String>
  private let superclasses: [String: Set<String>]
  /// The screens that only code can make which was not analyzed; see ``failure(at:)``.
  private let unmade: Set<String>

  /// The nodes that one gets to from where the app starts; nil where it has no start.
  private let reached: Set<String>?

  /// Indexes a program.
  public init(_ program: LinkedProgram) {
    self.program = program
    platforms = PlatformLookup(program.conditionalRegions)
    nodes = Dictionary(program.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    contents = Dictionary(grouping: program.graph.edges.filter(\.kind.isContainment), by: \.source)
    containerTypes = Set(nodes.values.filter { $0.kind == .screen && $0.id.hasSuffix(")") }.compactMap(\.type))
    childFrames = Self.childFrames(program.graph)
    stacks = Set(program.classes.stacks)
    tabBars = Set(program.classes.tabBars)
    splitViews = Set(program.classes.splitViews)
    systemSubclasses = Set(program.classes.systemSubclasses)
    webPages = Set(program.classes.webPages)
    frames = Set(program.classes.frames)
    modifiers = Set(program.classes.modifiers)
    superclasses = program.classes.superclasses.mapValues(Set.init)
    unmade = Self.unmadeScreens(of: program)
    reached = ReachFinder.reachedNodes(of: program)
    names = NodeNames(program.graph.nodes)
  }

  /// The node with an id; nil when an edge names a node that the graph has not.
  public func node(_ id: String) -> Node? { nodes[id] }

  /// How much weighs what crashes at a node or fails there: an error where somebody gets there; a warning with a note on
  /// that where no way to it is known. In a library, whose users are unknown, somebody gets to each screen but those
  /// that no code names and that only the library itself could name.
  func failure(at node: String?) -> (severity: Severity, notes: [String]) {
    guard let reached else {
      guard let node, unmade.contains(node) else { return (.error, []) }
      return (.warning, ["It is not an error, since no analyzed code shows or names \(name(of: node))."])
    }
    guard let node else { return (.warning, ["It is not an error, since the callers of the code are unknown."]) }
    if reached.contains(node) { return (.error, []) }
    return (.warning, ["It is not an error, since no known path from the app's entry points leads there."])
  }

  /// How much weighs what fails in the code of a node: a warning as well where nothing runs that code.
  ///
  /// - Parameter unreachable: Why nothing runs the code, as a clause; nil where something may. In a library, whose users
  ///   are unknown, others may still call what a class shows them.
  func failure(at node: String?, unreachable: String?) -> (severity: Severity, notes: [String]) {
    let failure = failure(at: node)
    guard failure.severity == .error, let unreachable else { return failure }
    if reached == nil, node.flatMap(self.node)?.kind != .screen || program.classes.exported.contains(node ?? "") {
      return failure
    }
    return (.warning, ["It is not an error, since \(unreachable)."])
  }

  /// The screens whose only way forward is the one child that they are made around, or one of several children where a
  /// function makes them for whatever it is handed.
  ///
  /// That a class holds one child at a time shows where it is made around a single one.
  private static func childFrames(_ graph: NavigationGraph) -> Set<String> {
    let made = graph.nodes.filter { $0.kind == .screen && $0.id.hasSuffix(")") }
    guard !made.isEmpty else { return [] }
    let types = Dictionary(made.map { ($0.id, $0.type ?? $0.id) }, uniquingKeysWith: { first, _ in first })
    let leaving = Dictionary(
      grouping: graph.edges.filter { types[$0.source] != nil && !$0.kind.goesBack }, by: \.source)
    let unknown = Set(graph.nodes.filter { $0.kind == .unknown }.map(\.id))
    let holders = leaving.filter { id, edges in
      edges.allSatisfy {
        $0.kind == .child && $0.stackEffect == nil && $0.destination != id && !unknown.contains($0.destination)
      }
    }
    let single = Set(holders.filter { $0.value.count == 1 }.keys.compactMap { types[$0] })
    let frames = holders.filter { id, edges in
      if edges.count == 1 { return edges.allSatisfy { $0.confidence != .possible } }
      return edges.allSatisfy { $0.confidence == .inferred } && types[id].map(single.contains) == true
    }
    return Set(frames.keys)
  }

  /// The screens that only code can make, that nothing in the program leads to or names, and whose classes no other
  /// module sees.
  private static func unmadeScreens(of program: LinkedProgram) -> Set<String> {
    let led = program.graph.edges.filter { $0.destination != $0.source }.map(\.destination)
    let named = program.knowledge.filter { $0.destination != $0.source }.map(\.destination)
    let scenes = program.storyboards.storyboards.flatMap(\.scenes).compactMap(\.node)
    return Set(program.graph.nodes.filter { $0.kind == .screen }.map(\.id))
      .subtracting(led + named + scenes + program.classes.exported)
  }

  /// The screens of the app, in the order of the graph, without parts of screens and views that have no name.
  public var screens: [Node] { program.graph.nodes.filter { $0.kind == .screen && $0.role == nil } }

  /// Whether a screen is a navigation controller of the app's own class.
  func isStack(_ id: String) -> Bool { stacks.contains(id) }

  /// Whether a screen is a tab bar controller of the app's own class.
  func isTabBar(_ id: String) -> Bool { tabBars.contains(id) }

  /// Whether a screen is a split view controller of the app's own class.
  func isSplitView(_ id: String) -> Bool { splitViews.contains(id) }

  /// Whether a node is a modifier of SwiftUI, which is no view of its own.
  func isModifier(_ id: String) -> Bool { modifiers.contains(id) }

  /// Whether a screen has a navigation controller for each of several parts of the app, as a tab bar controller has,
  /// whatever class it is.
  func isOwnTabBar(_ id: String) -> Bool {
    let children = (contents[id] ?? []).filter {
      $0.kind != .root && $0.stackEffect == nil && $0.confidence != .possible && isWrapper($0.destination)
    }
    return Set(children.map(\.destination)).count >= Self.fewestTabs
  }

  /// Two navigation controllers may be two steps, of which one follows the other.
  private static let fewestTabs = 3

  /// Whether a screen shows pages of the web.
  func isWebPage(_ id: String) -> Bool { webPages.contains(id) }

  /// Whether a screen is one that code names as a place to go to: no notice, and no popup that can have any view in it.
  func isPlace(_ screen: Node) -> Bool { !frames.contains(screen.id) && !isNotice(screen) }

  /// Whether a type is one that the class of a node inherits from, so that its code is the node's own.
  func isSuperclass(_ type: String, of id: String) -> Bool { superclasses[id]?.contains(type) ?? false }

  /// Whether a screen is one of the system's that the app has changed, such as a document picker.
  func isSystemSubclass(_ id: String) -> Bool { systemSubclasses.contains(id) }

  /// The screens without those that a person sees only as what they hold, such as navigation controllers of the app's own.
  public var seenScreens: [Node] {
    screens.filter { !isWrapper($0.id) && !isEmptyContainer($0.id) && !stacks.contains($0.id) }
  }

  /// The name of a node for a message, with what tells it apart where other nodes have the same name.
  public func name(of id: String) -> String { nodes[id].map(names.name(of:)) ?? id }

  /// The node itself or, for a container, what the container holds: a person sees the content, not the container.
  ///
  /// A container that holds nothing stands for itself. One of a class of the app's own counts where it is made for its
  /// contents, as with a navigation controller that only has colours of its own.
  public func unfolded(_ id: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      let held = self.held(by: next)
      if held.isEmpty {
        found.append(next)
      }
      pending += held.map(\.destination).filter { seen.insert($0).inserted }.reversed()
    }
    return found
  }

  /// What a person sees first where a node is shown: the content of a stack, but not each of the tabs or the columns of
  /// a container that holds several screens, which stands for itself.
  public func seen(at id: String) -> [String] {
    childFrames.contains(id) || held(by: id).allSatisfy { $0.kind == .root } ? unfolded(id) : [id]
  }

  /// Whether a node is a container of the app's own of which no content is known, as one that is handed to a coordinator
  /// to be filled: elsewhere its class is made for what it holds.
  public func isEmptyContainer(_ id: String) -> Bool {
    guard let type = nodes[id]?.type, containerTypes.contains(type), held(by: id).isEmpty else { return false }
    return id == "screen:\(type)"
  }

  /// What the stack is made around that a transition shows, where both are named at the same place: the screen of
  /// `present(UINavigationController(rootViewController: Detail()), animated: true)`.
  func contentsMade(at edge: Edge) -> [String] {
    guard node(edge.destination)?.kind == .container else { return [] }
    return held(by: edge.destination).filter { content in
      content.kind == .root && content.confidence == .certain && !Set(content.sites).isDisjoint(with: edge.sites)
    }.map(\.destination)
  }

  /// What a person sees of a navigation controller of the app's own class: the one root that the class puts into
  /// itself, nothing where others fill it, and the class where its instances have several roots or an unknown one.
  /// Every other node stands for itself.
  func seenInOwnStack(_ id: String) -> [String] {
    guard stacks.contains(id) else { return [id] }
    let roots = (contents[id] ?? []).filter { $0.kind == .root }
    return roots.count > 1 || roots.contains { $0.reason != nil } ? [id] : roots.map(\.destination)
  }

  /// Whether a stack is filled with one of several roots of which not all are known, as by a router that pushes
  /// whatever modules it is handed.
  func isFilledWithAnything(_ id: String) -> Bool {
    let roots = held(by: id).filter { $0.kind == .root }
    return roots.count > 2 && roots.contains { node($0.destination)?.kind == .unknown }
      && roots.allSatisfy { $0.confidence != .certain }
  }

  /// Whether a person sees what the node holds rather than the node.
  public func isWrapper(_ id: String) -> Bool { !held(by: id).isEmpty }

  private func held(by id: String) -> [Edge] {
    guard let node = nodes[id] else { return [] }
    if node.kind == .container { return contents[id] ?? [] }
    if childFrames.contains(id) { return contents[id] ?? [] }
    return isMadeForItsContents(node) ? (contents[id] ?? []).filter { $0.kind == .root } : []
  }

  /// The linker gives a container of the app's own class a node for each place where it is made, and names it by its
  /// contents or by its scene.
  private func isMadeForItsContents(_ node: Node) -> Bool {
    guard node.kind == .screen, let type = node.type else { return false }
    if node.id.hasSuffix(")") { return true }
    guard let storyboard = node.storyboard, let scene = node.sceneID else { return false }
    return node.id == "screen:\(type)@\(storyboard):\(scene)"
  }
}
