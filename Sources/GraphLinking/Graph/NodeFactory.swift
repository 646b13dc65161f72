import NavigationModel

/// Makes the nodes of the graph, each once.
struct NodeFactory {
  let program: Program
  private(set) var nodes: [String: Node] = [:]
  /// All nodes by id.
  var sorted: [Node] { nodes.values.sorted { $0.id < $1.id } }

  /// How many types of a name each module has, for the names of several types.
  private let modulesOfNamesakes: [String: [String: Int]]

  init(program: Program) {
    self.program = program
    modulesOfNamesakes = program.typesByName.compactMapValues { types in
      guard types.count > 1 else { return nil }
      let declared = types.filter { program[$0].isDeclared }
      guard declared.count > 1 else { return nil }
      return declared.lazy.compactMap { program[$0].file }.reduce(into: [:]) {
        $0[program.modules[$1], default: 0] += 1
      }
    }
  }

  private mutating func add(_ node: Node) -> String {
    if nodes[node.id] == nil { nodes[node.id] = node }
    return node.id
  }

  mutating func update(_ id: String, _ change: (inout Node) -> Void) {
    if var node = nodes[id] {
      change(&node)
      nodes[id] = node
    }
  }

  mutating func remove(_ id: String) { nodes[id] = nil }

  /// Whether a node stands for one of several objects of a class of the program's own, told apart by what it holds or by
  /// its scene.
  func isInstance(_ node: Node) -> Bool {
    guard node.kind == .screen, let type = node.type else { return false }
    return node.id.hasSuffix(")") || node.storyboard != nil && node.id.hasPrefix("screen:\(type)@")
  }

  // MARK: - Types

  mutating func node(for type: TypeID) -> String {
    let declaration = program[type]
    let (kind, role) = classify(type)
    let id = id(of: type)
    let framework = program.frameworkType(of: type)?.framework
    let scene = kind == .screen ? program.storyboards.scenes(of: type).first.map { program.storyboards[$0] } : nil
    let location = declaration.file.flatMap { file in declaration.position.map { program.location($0, in: file) } }
    return add(
      Node(
        id: id, name: declaration.name, type: declaration.name, kind: kind, role: role,
        framework: framework,
        module: (declaration.file ?? scene?.file).map { program.modules[$0] }.flatMap { $0.isEmpty ? nil : $0 },
        storyboard: scene?.storyboard, sceneID: scene?.controller.id,
        storyboardIdentifier: scene?.controller.storyboardIdentifier,
        location: location ?? scene.map { program.location($0.controller.position, in: $0.file) }))
  }

  /// The id that the node of a type has, or would have.
  func id(of type: TypeID) -> String { "\(classify(type).0.rawValue):\(distinctName(of: type))" }

  private func classify(_ type: TypeID) -> (Node.Kind, Node.Role?) {
    let role = program.frameworkType(of: type)?.role
    if role == .alert { return (.alert, nil) }
    if !program[type].isDeclared {
      switch role {
      case .systemScreen: return (.system, nil)
      case .container: return (.container, nil)
      case .controller where program.isOutsideScreen(type): return (.screen, nil)
      case .entry where program.isExtendedEntry(type): return (.entry, nil)
      default: return program.isExtendedCoordinator(type) ? (.coordinator, .coordinator) : (.navigator, nil)
      }
    }
    if program.isEntry(type) { return (.entry, nil) }
    if program.isScreen(type) { return (.screen, nil) }
    return program.isCoordinator(type) ? (.coordinator, .coordinator) : (.navigator, nil)
  }

  /// The full name of a type, with its module or its file where several types have that name.
  private func distinctName(of type: TypeID) -> String {
    let declaration = program[type]
    guard let modules = modulesOfNamesakes[declaration.name], let file = declaration.file else {
      return declaration.name
    }
    let module = program.modules[file]
    return "\(declaration.name)@\(modules[module, default: 0] > 1 ? program.files[file].path : module)"
  }

  // MARK: - Scenes

  mutating func node(for id: SceneID) -> String {
    let scene = program.storyboards[id]
    switch place(of: scene) {
    case .type(let type): return node(for: type)
    case .scene(let type, let typeID): return sceneNode(scene, type: type, typeID: typeID)
    }
  }

  /// The id that the node of a scene has, or would have.
  func id(of id: SceneID) -> String {
    let scene = program.storyboards[id]
    switch place(of: scene) {
    case .type(let type): return self.id(of: type)
    case .scene(let type, let typeID): return self.id(of: scene, type: type, typeID: typeID)
    }
  }

  /// What stands for a scene: the node of its class, or one of its own.
  private enum ScenePlace {
    case type(TypeID)
    case scene(type: String?, typeID: TypeID?)
  }

  private func place(of scene: Scene) -> ScenePlace {
    guard let type = scene.type else { return .scene(type: scene.controller.customClass, typeID: nil) }
    let isReused = program.storyboards.scenes(of: type).count > 1
    // What code shows of a class that it extends starts where its only scene is.
    if !isReused, program.isOutsideScreen(type), !isNamesake(type) { return .type(type) }
    let role = program.frameworkType(of: type)?.role
    // One class of navigation controller can hold a different screen in each scene: those are different places.
    guard isReused, role == .container, program[type].isDeclared else {
      return program[type].isDeclared ? .type(type) : .scene(type: program[type].name, typeID: nil)
    }
    return .scene(type: program[type].name, typeID: type)
  }

  /// Whether the program declares a type with the name of one that it does not declare.
  private func isNamesake(_ type: TypeID) -> Bool {
    program.typesByName[program[type].name]?.contains { program[$0].isDeclared } == true
  }

  private func isOwnClass(_ type: String?, _ typeID: TypeID?) -> Bool {
    typeID != nil || (type != nil && program.frameworks.types[type ?? ""] == nil)
  }

  private func sceneKind(_ scene: Scene, type: String?, typeID: TypeID?) -> Node.Kind {
    // The scene of an application holds its main menu, which is there from the start.
    if scene.controller.element == "application" { return .entry }
    return !isOwnClass(type, typeID) && Self.containers.contains(scene.controller.element) ? .container : .screen
  }

  private func id(of scene: Scene, type: String?, typeID: TypeID?) -> String {
    let place = "\(scene.storyboard):\(scene.controller.id)"
    if isOwnClass(type, typeID) { return "screen:\(type ?? "")@\(place)" }
    return "\(sceneKind(scene, type: type, typeID: typeID).rawValue):\(place)"
  }

  private mutating func sceneNode(_ scene: Scene, type: String?, typeID: TypeID?) -> String {
    let controller = scene.controller
    let isOwnClass = isOwnClass(type, typeID)
    // A tab bar is something that a person sees, so that it is told apart from containers that only wrap.
    let shownType = type ?? (controller.element == "tabBarController" ? "UITabBarController" : nil)
    return add(
      Node(
        id: id(of: scene, type: type, typeID: typeID),
        name: (isOwnClass ? type : nil) ?? controller.label ?? controller.storyboardIdentifier
          ?? Self.title(of: controller.element),
        type: shownType, kind: sceneKind(scene, type: type, typeID: typeID),
        framework: program.files[scene.file].platform == .macOS ? .appkit : .uikit,
        module: program.modules[scene.file].isEmpty ? nil : program.modules[scene.file],
        storyboard: scene.storyboard, sceneID: controller.id, storyboardIdentifier: controller.storyboardIdentifier,
        location: typeID.flatMap { type in
          program[type].file.flatMap { file in program[type].position.map { program.location($0, in: file) } }
        } ?? program.location(controller.position, in: scene.file)))
  }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "windowController",
    "tabViewController", "pagecontroller",
  ]

  /// `navigationController` is a Navigation Controller to people.
  private static func title(of element: String) -> String {
    var words = ""
    for character in element {
      if character.isUppercase { words.append(" ") }
      words.append(character)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  // MARK: - What has no type of its own

  /// A container that code makes around other screens.
  ///
  /// Each content makes a node of its own, as each scene of a storyboard does: one class of navigation controller
  /// around two screens is two places, and going to one does not lead to the other.
  mutating func container(_ type: TypeID, contents: [String], source: String) -> String {
    let declaration = program[type]
    let isOwnClass = declaration.isDeclared
    if isOwnClass, contents.isEmpty { return node(for: type) }
    let what = contents.isEmpty ? source : contents.map(Self.nameOfNode).joined(separator: ",")
    let location = declaration.file.flatMap { file in declaration.position.map { program.location($0, in: file) } }
    return add(
      Node(
        id: "\(isOwnClass ? "screen" : "container"):\(isOwnClass ? distinctName(of: type) : declaration.name)(\(what))",
        // A dozen stacks of one class are told apart by what they are around.
        name: isOwnClass ? "\(declaration.name)(\(what))" : declaration.name, type: declaration.name,
        kind: isOwnClass ? .screen : .container, framework: program.frameworkType(of: type)?.framework,
        module: declaration.file.map { program.modules[$0] }.flatMap { $0.isEmpty ? nil : $0 }, location: location))
  }

  private static func nameOfNode(_ id: String) -> String {
    id.split(separator: ":", maxSplits: 1).last.map(String.init) ?? id
  }

  /// A view or controller that is written inline in its source.
  mutating func inline(_ name: String, source: String) -> String {
    add(
      Node(
        id: "screen:\(Self.nameOfNode(source))/\(name)", name: name,
        kind: .screen, role: .inline))
  }

  /// A screen, or a coordinator by its name, whose class is in none of the analyzed files. What extensions of a screen
  /// show starts at the same node.
  mutating func external(_ name: String) -> String {
    if let type = program.typesByName[name]?.first(where: { program.isOutsideScreen($0) }) { return node(for: type) }
    let kind: Node.Kind = Program.namesCoordinator(name.lastName) ? .coordinator : .screen
    return add(Node(id: "\(kind.rawValue):\(name)", name: name, type: name, kind: kind))
  }

  mutating func alert(_ name: String) -> String {
    add(
      Node(
        id: "alert:\(name)", name: name, type: name, kind: .alert, framework: program.frameworks.types[name]?.framework)
    )
  }

  mutating func system(_ name: String) -> String {
    add(
      Node(
        id: "system:\(name)", name: name, type: name, kind: .system,
        framework: program.frameworks.types[name]?.framework))
  }

  /// Stands for the destinations of one source that could not be resolved.
  mutating func unknown(source: String) -> String {
    add(Node(id: "unknown:\(source)", name: "?", kind: .unknown))
  }

  /// Stands for the previous screen, which going back leads to.
  mutating func previous() -> String { add(Node(id: "unknown:previous", name: "?", kind: .unknown)) }

  /// The app or the extension that an `Info.plist` is of. The system shows its storyboard; no code that is read does.
  mutating func bundle(infoPropertyList file: Int) -> String {
    let module = program.modules[file]
    let name = module.isEmpty ? program.folders[file].last.map(String.init) ?? program.files[file].path : module
    return bundle(named: name, module: module.isEmpty ? nil : module, in: file)
  }

  /// An app or an extension that a file describes.
  mutating func bundle(named name: String, module: String?, in file: Int) -> String {
    add(
      Node(
        id: "entry:\(name)", name: name, type: nil, kind: .entry, module: module,
        location: program.location(.start, in: file)))
  }

  /// Links, notifications and shortcuts, each an entry of its own beside the type whose code handles them.
  mutating func outside(_ name: String, handledBy type: TypeID) -> String {
    let declaration = program[type]
    let location = declaration.file.flatMap { file in declaration.position.map { program.location($0, in: file) } }
    return add(
      Node(
        id: "entry:\(distinctName(of: type))/\(name.split(separator: " ").joined(separator: "-"))", name: name,
        type: declaration.name, kind: .entry,
        module: declaration.file.map { program.modules[$0] }.flatMap { $0.isEmpty ? nil : $0 }, location: location))
  }

  /// The id that the node of a function outside of types, or of the code at the top level of a file, has or would have.
  func id(ofFunction body: BodyID) -> String {
    program[body].kind == .topLevel
      ? "entry:\(program.files[program[body].file].path)" : "navigator:\(program[body].name)()"
  }

  mutating func function(_ body: BodyID) -> String {
    let function = program[body]
    let isTopLevel = function.kind == .topLevel
    let name = isTopLevel ? program.files[function.file].path : "\(function.name)()"
    return add(
      Node(
        id: id(ofFunction: body), name: name, type: nil,
        kind: isTopLevel ? .entry : .navigator,
        module: program.modules[function.file].isEmpty ? nil : program.modules[function.file],
        location: program.location(function.position, in: function.file)))
  }
}

extension FileFacts {
  fileprivate var platform: InterfaceBuilderFacts.Platform? {
    if case .interfaceBuilder(let document) = content { document.platform } else { nil }
  }
}
