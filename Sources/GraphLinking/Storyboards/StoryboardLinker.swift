import NavigationModel

/// Finds out what rules about storyboards and about unused screens ask.
struct StoryboardLinker {
  private let program: Program
  private let coverage: Coverage
  private let nodes: NodeFactory
  /// The modules of which Swift sources were analyzed.
  private let swiftModules: Set<String>
  private let selectors: ActionSelectors
  private let storyboardNames: Set<String>
  private let namesInDocuments: Set<String>
  private let graph: NavigationGraph
  private let unnamed: UnnamedFunctions
  /// The modules that other code than the analyzed may use.
  private let modulesForOthers: Set<String>

  /// What a linked program says of storyboards and of dead screens.
  struct Answers: Sendable {
    let storyboards: StoryboardKnowledge
    /// The ids of the screens that nothing leads to and that no code names which something runs.
    let unmentionedScreens: [String]
    /// By their ids, the types and functions that name them all the same.
    let deadNamers: [String: [String]]
    /// What code says of names that no call has.
    let mentions: ProgramMentions
  }

  /// What a linked program says of storyboards and of dead screens.
  ///
  /// - Parameters:
  ///   - uncalled: code of which the account asks whether anything calls it.
  ///   - unnamed: functions that nothing runs, so that no screen is shown because they name it.
  static func link(
    _ graph: NavigationGraph, _ program: Program, nodes: NodeFactory, requests: Set<StoryboardRequestFinder.Found>,
    uncalled: [BodyID], without unnamed: UnnamedFunctions, workers: some Workers
  ) -> Answers {
    let linker = StoryboardLinker(graph, program, nodes: nodes, unnamed: unnamed)
    let lonely = linker.coverage.unknownNames == nil ? linker.screensWithoutWayIn() : []
    let failed = requests.filter { $0.answer != .found }.map(\.body)
    let said = linker.mentions(of: linker.wantedWords(lonely, askedFrom: failed + uncalled), workers: workers)
    let mentions = said.all
    let code = DeadCode(program, mentions, unnamed)
    var deadNamers: [String: [String]] = [:]
    for screen in lonely { deadNamers[screen.node.id] = linker.deadNamers(of: screen, mentions, code) }
    return Answers(
      storyboards: StoryboardKnowledge(
        storyboards: linker.storyboards(mentions), requests: linker.named(requests, code)),
      unmentionedScreens: deadNamers.keys.sorted(), deadNamers: deadNamers.filter { !$0.value.isEmpty }, mentions: said)
  }

  private init(_ graph: NavigationGraph, _ program: Program, nodes: NodeFactory, unnamed: UnnamedFunctions) {
    self.program = program
    self.nodes = nodes
    self.graph = graph
    self.unnamed = unnamed
    modulesForOthers = Self.modulesForOthers(in: program)
    coverage = program.coverage
    selectors = ActionSelectors(program: program)
    storyboardNames = program.storyboards.storyboardNames
    namesInDocuments = Self.namesInDocuments(of: program)
    swiftModules = Set(
      program.files.indices.lazy.filter { program.files[$0].path.hasSuffix(".swift") }.map { program.modules[$0] })
  }

  // MARK: - Requests

  private func named(_ requests: Set<StoryboardRequestFinder.Found>, _ code: DeadCode) -> [StoryboardRequest] {
    requests.map { request in
      let asker = request.asker.flatMap { existing(nodes.id(of: $0)) }
      return StoryboardRequest(
        subject: request.subject, answer: request.answer, asker: asker, askerName: request.askerName,
        site: request.site, unreachable: request.answer == .found ? nil : code.reasonOfRequest(in: request.body))
    }
    .sorted {
      ($0.site, "\($0.subject)", $0.askerName, $0.answer.rawValue)
        < ($1.site, "\($1.subject)", $1.askerName, $1.answer.rawValue)
    }
  }

  /// The id of a node; nil where the graph has no such node.
  private func existing(_ id: String) -> String? { nodes.nodes[id] == nil ? nil : id }

  // MARK: - Mentions

  /// A screen that no transition leads to, with what could name it.
  private struct LonelyScreen {
    let node: Node
    let scenes: [Scene]
    /// What code, property lists and other documents can call its class.
    let names: [String]
    /// The protocols of which a method is handed such a screen, as those of its delegate are.
    let protocols: [String]
    /// Whether no document makes one, so that only code can.
    let isMadeInCode: Bool
  }

  /// Controllers and scenes without a transition that leads to them from elsewhere, and that no document starts with.
  private func screensWithoutWayIn() -> [LonelyScreen] {
    let reached = Set(
      graph.edges.lazy.filter { !$0.kind.goesBack && $0.source != $0.destination }.map(\.destination))
    let scenesByNode = Dictionary(grouping: program.storyboards.scenes.filter { $0.controller.placeholder == nil }) {
      nodes.id(of: $0.id)
    }
    let initial =
      storyboardNames
      .reduce(into: Set<SceneID>()) { $0.formUnion(program.storyboards.initialScenes(ofStoryboard: $1)) }
    let protocols = protocolsByParameter()
    let classes = Set(program.storyboards.scenes.compactMap(\.controller.customClass))
    return graph.nodes.compactMap { node in
      guard node.kind == .screen, node.role == nil, node.framework != .swiftui, node.location != nil,
        !reached.contains(node.id), !isOffered(node.type)
      else { return nil }
      let scenes = scenesByNode[node.id] ?? []
      guard scenes.allSatisfy({ !initial.contains($0.id) && !Self.isBroughtBySystem($0) }) else { return nil }
      let names = node.type.map(names(ofType:)) ?? []
      return LonelyScreen(
        node: node, scenes: scenes, names: names,
        protocols: node.type.map { protocols[String($0.lastName)] ?? [] } ?? [],
        isMadeInCode: scenes.isEmpty && classes.isDisjoint(with: names))
    }
  }

  /// The modules that no analyzed file of another one imports, and in which no app starts.
  ///
  /// Only code that was not analyzed can use them, as tests use a module of what stands in for screens.
  private static func modulesForOthers(in program: Program) -> Set<String> {
    var modules = program.moduleNames.subtracting([""])
    for case .swift(let swift) in program.files.lazy.map(\.content) {
      // `import class Stubs.Panel` imports a module as well.
      modules.subtract(swift.imports.lazy.map { String($0.prefix { $0 != "." }) })
    }
    guard !modules.isEmpty else { return [] }
    for type in program.types where type.attributes.contains(where: { mains.contains($0.name) }) {
      if let file = type.file { modules.remove(program.modules[file]) }
    }
    return modules
  }

  /// The attributes of the type with which an app starts.
  private static let mains: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Whether a module shows a type to code that was not analyzed.
  private func isOffered(_ type: String?) -> Bool {
    guard !modulesForOthers.isEmpty, let type else { return false }
    return (program.typesByName[type] ?? []).contains { declared in
      program[declared].isPublic
        && program[declared].file.map { modulesForOthers.contains(program.modules[$0]) } ?? false
    }
  }

  /// By the names of types, the protocols that have a method with a parameter of the type.
  private func protocolsByParameter() -> [String: [String]] {
    var found: [String: Set<String>] = [:]
    for type in program.types where type.isProtocol {
      for parameter in type.functions.values.joined().flatMap({ program[$0].parameters }) {
        if let name = parameter.type?.name { found[String(name.lastName), default: []].insert(type.name) }
      }
    }
    return found.mapValues { $0.sorted() }
  }

  /// Whether a scene needs no transition: what a xib holds comes with it, and a watch shows notifications by itself.
  private static func isBroughtBySystem(_ scene: Scene) -> Bool {
    scene.document != .storyboard
      || ["notificationController", "NotificationController", "glanceController"].contains {
        scene.controller.element.hasSuffix($0)
      }
  }

  /// The name without those of the types around it, and the one for Objective-C: `@objc(ShareViewController)`.
  private func names(ofType type: String) -> [String] {
    let attributes = (program.typesByName[type] ?? []).flatMap { program[$0].attributes }
    let bareName = type.split(separator: ".").last.map(String.init) ?? type
    return [bareName] + attributes.compactMap(\.objectiveCName)
  }

  /// The types and functions that name a screen, sorted, if nothing runs any of them; nil where something may run some.
  ///
  /// A protocol that only the screen names, as that of a delegate which nobody implements, hands the screen to nobody.
  private func deadNamers(of screen: LonelyScreen, _ mentions: Mentions, _ code: DeadCode) -> [String]? {
    let type = screen.node.type ?? ""
    let own = screen.protocols.filter { name in
      program.typesByName[name]?.count == 1
        && names(ofType: name).allSatisfy { !mentions.names($0, outside: [type, name]) }
    }
    // Who makes a screen in its own code, of its storyboard, has to name the screen as well.
    let outside = (screen.node.type.map { [$0] } ?? []) + own
    let identifiers = screen.scenes.compactMap(\.controller.storyboardIdentifier)
    guard !identifiers.contains(where: { mentions.mayKnow($0, outside: outside) }) else { return nil }
    guard screen.isMadeInCode else {
      return screen.names.contains { mentions.names($0, outside: outside) } ? nil : []
    }
    // What only tests whether a screen is one of these is no way to get one.
    let users = Set(screen.names.flatMap { mentions.users(of: $0, outside: outside) })
    guard users.allSatisfy({ code.isNeverRun(codeOf: $0) && !isOffered($0) }) else { return nil }
    return users.union(screen.names.flatMap { mentions.deadUsers(of: $0, outside: outside) }).sorted()
  }

  /// - Parameter bodies: code of which it is asked whether anything calls it.
  private func wantedWords(_ screens: [LonelyScreen], askedFrom bodies: [BodyID]) -> Mentions.Wanted {
    var wanted = Mentions.Wanted()
    wanted.types = DeadCode.wantedNames(in: program)
    wanted.functions = DeadCode.wantedFunctions(around: bodies, in: program)
      .union(DeadCode.namesOfCircles(in: program))
    wanted.identifiers = storyboardNames
    for scene in program.storyboards.scenes where scene.document == .storyboard {
      if let identifier = scene.controller.storyboardIdentifier { wanted.identifiers.insert(identifier) }
    }
    // An identifier may be made of the name of a type.
    wanted.types.formUnion(wanted.identifiers)
    // Objective-C may show a scene by its class.
    if program.files.contains(where: \.isOfOtherLanguage) {
      wanted.types.formUnion(program.storyboards.scenes.compactMap(\.controller.customClass))
    }
    wanted.handed = DeadCode.wantedHandedOn(in: program)
    wanted.owners = Set(program.declaredTypes.map { [program] in program[$0].bareName })
      .subtracting(program.memberAliases).subtracting(program.globalAliases.keys)
    guard coverage.unknownNames == nil else { return wanted }
    wanted.types.formUnion(screens.flatMap(\.names))
    wanted.madeInCode = Set(screens.filter(\.isMadeInCode).flatMap(\.names))
    wanted.types.formUnion(screens.flatMap(\.protocols).flatMap(names(ofType:)))
    if !coverage.isAllCode {
      wanted.types.formUnion(program.storyboards.scenes.compactMap(\.controller.customClass))
    }
    for segue in program.storyboards.scenes.flatMap(\.controller.segues) where Self.isManual(segue) {
      if let identifier = segue.identifier { wanted.identifiers.insert(identifier) }
    }
    wanted.types.formUnion(wanted.identifiers)
    return wanted
  }

  /// The files are walked in as many parts, at the same time where there are workers for it.
  private static let partCount = 8

  private func mentions(of wanted: Mentions.Wanted, workers: some Workers) -> ProgramMentions {
    guard !wanted.types.isEmpty || !wanted.functions.isEmpty || !wanted.handed.isEmpty else {
      return ProgramMentions(all: Mentions(), inSwift: Mentions(), inObjectiveC: Mentions())
    }
    let swift = mentions(of: wanted, in: program.files.filter { !$0.isOfOtherLanguage }, workers: workers)
    let files = program.files.filter(\.isOfOtherLanguage)
    guard !files.isEmpty else { return ProgramMentions(all: swift, inSwift: swift, inObjectiveC: Mentions()) }
    let others = mentions(of: wanted, in: files, workers: workers)
    return ProgramMentions(all: swift.joined(with: others), inSwift: swift, inObjectiveC: others)
  }

  private func mentions(of wanted: Mentions.Wanted, in files: [FileFacts], workers: some Workers) -> Mentions {
    let parts = Self.partCount
    return workers.map(count: parts) { [unnamed] part in
      var collector = MentionCollector(wanted, unnamed: unnamed)
      for file in files[(files.count * part / parts)..<(files.count * (part + 1) / parts)] { collector.collect(file) }
      return collector.mentions
    }
    .reduce(Mentions()) { $0.joined(with: $1) }
  }

  // MARK: - Storyboards

  private func storyboards(_ mentions: Mentions) -> [LinkedStoryboard] {
    let scenes = Dictionary(grouping: program.storyboards.scenes.filter { $0.document == .storyboard }, by: \.file)
    return scenes.sorted { $0.key < $1.key }.map { file, scenes in
      let name = scenes.first?.storyboard ?? ""
      return LinkedStoryboard(
        name: name, file: program.files[file].path, isNamed: isNamed(name, mentions),
        scenes: scenes.map { scene($0, mentions) })
    }
  }

  /// Whether anything but a project's build settings names a storyboard; nil for those that these may name.
  private func isNamed(_ storyboard: String, _ mentions: Mentions) -> Bool? {
    guard coverage.isAllCode else { return nil }
    if mentions.mayKnow(storyboard) || namesInDocuments.contains(storyboard) { return true }
    return !coverage.knowsSettings && Self.namesInSettings.contains(storyboard) ? nil : false
  }

  /// What Xcode's templates call the storyboards with which apps, extensions and watch apps start.
  static let namesInSettings: Set = ["Main", "MainInterface", "Interface"]

  /// The storyboards that property lists, the settings that go into these, and references of other storyboards name.
  static func namesInDocuments(of program: Program) -> Set<String> {
    let lists = program.files.flatMap { file -> [String] in
      switch file.content {
      case .infoPropertyList(let list): return list.startingStoryboards + list.launchStoryboards
      case .project(let project): return project.targets.flatMap { $0.mainStoryboards + $0.launchStoryboards }
      case .swift, .interfaceBuilder, .nothing: return []
      }
    }
    return Set(lists + program.storyboards.scenes.compactMap(\.controller.placeholder?.storyboardName))
  }

  private func scene(_ scene: Scene, _ mentions: Mentions) -> LinkedScene {
    let controller = scene.controller
    let target = program.storyboards.target(of: scene.id)
    return LinkedScene(
      id: controller.id, identifier: controller.storyboardIdentifier, customClass: controller.customClass,
      isClassDeclared: isClassDeclared(scene, mentions), node: target.flatMap { existing(nodes.id(of: $0)) },
      reference: controller.placeholder.map { reference($0, target) },
      segues: controller.segues.map { segue($0, in: scene, mentions) },
      location: program.location(controller.position, in: scene.file))
  }

  private func reference(_ placeholder: ControllerFact.Placeholder, _ target: SceneID?) -> LinkedScene.Reference {
    let isKnown =
      placeholder.bundleIdentifier == nil && coverage.hasReadAllStoryboards
      && placeholder.storyboardName.map(storyboardNames.contains) == true
    return LinkedScene.Reference(
      storyboard: placeholder.storyboardName, identifier: placeholder.referencedIdentifier,
      isFound: target != nil ? true : isKnown ? false : nil)
  }

  /// A class that the storyboard looks for in a module of Swift sources must be declared there, or in a source that was
  /// not read as Swift, which then says its name.
  private func isClassDeclared(_ scene: Scene, _ mentions: Mentions) -> Bool? {
    guard let name = scene.controller.customClass else { return nil }
    if program.typesByName[name]?.contains(where: { program[$0].isDeclared }) == true { return true }
    guard let module = scene.controller.customModule, coverage.unknownNames == nil, swiftModules.contains(module) else {
      return nil
    }
    return coverage.isAllCode || mentions.types[name] == nil ? false : nil
  }

  private func segue(_ segue: SegueFact, in scene: Scene, _ mentions: Mentions) -> LinkedSegue {
    let isManual = Self.isManual(segue)
    let isUnwind = segue.unwindAction != nil
    let action = segue.destinationCreationSelector ?? segue.unwindAction
    let isFound =
      isUnwind || program.storyboards.scene(withControllerID: segue.destination, inFile: scene.file) != nil
      || program.storyboards.scene(withExitID: segue.destination, inFile: scene.file) != nil
    return LinkedSegue(
      kind: SegueKinds.transition(for: segue, in: scene.controller.element), identifier: segue.identifier,
      destination: segue.destination, isDestinationFound: isFound || !coverage.hasReadAllStoryboards,
      isManual: isManual,
      isNamedInCode: isManual ? isNamed(segue, mentions) : nil,
      action: action, isActionImplemented: action.flatMap { isImplemented($0) },
      location: program.location(segue.position, in: scene.file))
  }

  /// Nothing can name a segue without an identifier, in any language.
  private func isNamed(_ segue: SegueFact, _ mentions: Mentions) -> Bool? {
    guard let identifier = segue.identifier else { return false }
    return coverage.isAllCode ? mentions.mayKnow(identifier) : nil
  }

  private func isImplemented(_ action: String) -> Bool? {
    if selectors.isImplemented(action) { return true }
    return coverage.isAllCode ? false : nil
  }

  /// Whether nothing but code can perform a segue.
  private static func isManual(_ segue: SegueFact) -> Bool {
    segue.startsAtController && segue.relationship == nil && segue.kind != "relationship" && segue.kind != "embed"
  }
}

extension FileFacts {
  /// Whether the file is code of which only the words are read, since it is no Swift.
  fileprivate var isOfOtherLanguage: Bool { words != nil && !path.hasSuffix(".swift") }
}
