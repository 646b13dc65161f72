import NavigationModel

/// What the elements of a watch's storyboard are called.
private enum WatchElement: String {
  case controller, hostingController, notificationController, dynamicNotificationController, glanceController
  case staticNotificationController, hostingNotificationController

  /// Whether the system shows it when something comes, and not when the app starts.
  var isBroughtBySystem: Bool { self != .controller && self != .hostingController }
}

/// Adds the storyboards with which apps, scenes and extensions start.
extension GraphBuilder {
  /// Storyboards that the system loads at the start, and controllers that it makes for extensions, as `Info.plist` says
  /// or the settings of a target from which Xcode writes one.
  mutating func addEntries() {
    var entered: Set<SceneID> = []
    for (index, file) in program.files.enumerated() {
      guard case .infoPropertyList(let facts) = file.content else { continue }
      let location = program.location(.start, in: index)
      for storyboard in facts.mainStoryboards {
        let delegate = delegate(conformingTo: "ApplicationDelegate", near: index)
        entered.formUnion(addEntry(to: storyboard, for: delegate, ofListIn: index))
      }
      if let storyboard = facts.extensionStoryboard {
        // The extension is there, whatever is known of its storyboard.
        _ = nodes.bundle(infoPropertyList: index)
        entered.formUnion(addEntry(to: storyboard, for: nil, ofListIn: index))
      }
      if let name = facts.principalClass, let type = program.resolve(name, inside: nil, file: index),
        program[type].isDeclared, program.isController(type)
      {
        edges.add(
          Edge(
            source: nodes.bundle(infoPropertyList: index), destination: nodes.node(for: type), kind: .entry,
            confidence: .certain, sites: [location]))
      }
      for scene in facts.scenes {
        guard let storyboard = scene.storyboard else { continue }
        let named = scene.delegateClass.flatMap { program.resolve($0, inside: nil, file: index) }
        let delegate = named ?? delegate(conformingTo: "SceneDelegate", near: index)
        entered.formUnion(addEntry(to: storyboard, for: delegate, ofListIn: index))
      }
    }
    for (index, file) in program.files.enumerated() {
      guard case .project(let project) = file.content else { continue }
      for target in project.targets where !target.isTest {
        for storyboard in target.mainStoryboards {
          addEntry(to: storyboard, ofTarget: target.name, projectIn: index, besides: entered)
        }
      }
    }
  }

  /// The initial scenes of a storyboard of a target that its settings name, but for those that a property list names.
  private mutating func addEntry(
    to storyboard: String, ofTarget target: String, projectIn file: Int, besides entered: Set<SceneID>
  ) {
    let delegate = delegate(conformingTo: "ApplicationDelegate", near: file, of: target)
    for scene in program.storyboards.initialScenes(ofStoryboard: storyboard)
    where !entered.contains(scene) && program.allModules[program.storyboards[scene].file].contains(target) {
      guard let shown = program.storyboards.target(of: scene) else { continue }
      let source = delegate.map { nodes.node(for: $0) } ?? nodes.bundle(named: target, module: target, in: file)
      edges.add(
        Edge(
          source: source, destination: nodes.node(for: shown), kind: .entry, confidence: .certain,
          sites: [program.location(.start, in: file)]))
    }
  }

  /// What a watch shows by itself: the initial controllers of its storyboards, notifications and glances.
  mutating func addWatchEntries() {
    for scene in program.storyboards.scenes where scene.document == .storyboard {
      guard let element = WatchElement(rawValue: scene.controller.element),
        element.isBroughtBySystem
          || program.storyboards.initialScenes(ofStoryboard: scene.storyboard).contains(scene.id)
      else { continue }
      let delegate = watchDelegate(near: scene.file)
      let source = delegate.map { nodes.node(for: $0) } ?? nodes.bundle(infoPropertyList: scene.file)
      edges.add(
        Edge(
          source: source, destination: nodes.node(for: scene.id), kind: .entry, confidence: .certain,
          sites: [program.location(scene.controller.position, in: scene.file)]))
    }
  }

  private func watchDelegate(near file: Int) -> TypeID? {
    let delegates = program.types.filter {
      $0.isDeclared && !$0.isProtocol
        && program.inherits($0.id, fromAnyNamed: ["WKExtensionDelegate", "WKApplicationDelegate"])
    }
    return delegates.max { nearness($0, program.folders[file]) < nearness($1, program.folders[file]) }?.id
  }

  /// - Parameters:
  ///   - delegate: the delegate that the system makes beside the storyboard; nil where that is written in another language,
  ///     and where there is none.
  ///   - list: the property list that names the storyboard.
  /// - Returns: the scenes that are entered.
  private mutating func addEntry(to storyboard: String, for delegate: TypeID?, ofListIn list: Int) -> [SceneID] {
    var entered: [SceneID] = []
    let folder = program.folders[list]
    // The app on the Mac and the one on the phone may both have a `Main`, and only one of them an initial controller.
    let all = program.storyboards.scenes.filter { $0.storyboard == storyboard }.map(\.id)
    let documents = Set(
      program.storyboards.nearest(all, to: folder, folders: program.folders).map { program.storyboards[$0].file })
    for scene in program.storyboards.initialScenes(ofStoryboard: storyboard)
    where documents.contains(program.storyboards[scene].file) {
      guard let target = program.storyboards.target(of: scene) else { continue }
      let source = delegate.map { nodes.node(for: $0) } ?? nodes.bundle(infoPropertyList: list)
      edges.add(
        Edge(
          source: source, destination: nodes.node(for: target), kind: .entry, confidence: .certain,
          sites: [program.location(.start, in: list)]))
      entered.append(scene)
    }
    return entered
  }

  /// The delegate of the module that an `Info.plist` belongs to, or of one that is known.
  private func delegate(conformingTo suffix: String, near file: Int, of module: String? = nil) -> TypeID? {
    let delegates = program.types.filter { type in
      // A watch has storyboards of its own, which no `Info.plist` names in this way.
      type.isDeclared && !type.isProtocol && isDeclared(type, in: module)
        && program.lineage(of: type.id).contains {
          program[$0].name.hasSuffix(suffix) && !program[$0].name.hasPrefix("WK")
        }
    }
    let folder = program.folders[file]
    return delegates.max { left, right in
      nearness(left, folder) < nearness(right, folder)
    }?.id
  }

  private func isDeclared(_ type: TypeDeclaration, in module: String?) -> Bool {
    guard let module else { return true }
    return type.file.map { program.allModules[$0].contains(module) } ?? false
  }

  /// How many folders a type has in common with another place, and, counted downwards, how deep it stands beyond them.
  private func nearness(_ type: TypeDeclaration, _ folder: [Substring]) -> (Int, Int) {
    guard let file = type.file else { return (-1, 0) }
    return (zip(program.folders[file], folder).prefix { $0 == $1 }.count, -program.folders[file].count)
  }
}
