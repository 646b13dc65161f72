import NavigationModel

/// Makes edges of what storyboards say.
extension GraphBuilder {
  mutating func addStoryboards() {
    for scene in program.storyboards.scenes where scene.controller.placeholder == nil {
      let element = scene.controller.element
      guard element != "application" || !scene.controller.segues.isEmpty else { continue }
      guard scene.document == .storyboard || !scene.controller.segues.isEmpty else { continue }
      if isOnlyCoder(scene) { continue }
      let source = nodes.node(for: scene.id)
      let vetoes = VetoedSegues(evaluator: evaluator)
      for (index, segue) in scene.controller.segues.enumerated() where !vetoes.isVetoed(segue, from: scene) {
        addSegue(scene.id, index, from: source, at: nil)
      }
    }
  }

  /// Whether a scene without a class and without segues is only there for segues whose actions make what appears.
  private func isOnlyCoder(_ scene: Scene) -> Bool {
    guard scene.type.map({ !program[$0].isDeclared }) ?? (scene.controller.customClass == nil),
      scene.controller.segues.isEmpty, scene.controller.storyboardIdentifier == nil
    else { return false }
    return SegueActions(evaluator: evaluator).makeAll(program.storyboards.segues(to: scene))
  }

  /// Adds the edge of a segue; `site` is a place in the code that performs it.
  mutating func addSegue(
    _ sceneID: SceneID, _ index: Int, from source: String, at site: SourceLocation?,
    confidence: Confidence = .certain, via: [TypeID] = [], of transition: ResolvedTransition? = nil
  ) {
    let scene = program.storyboards[sceneID]
    let segue = scene.controller.segues[index]
    let location = site ?? program.location(segue.position, in: scene.file)
    let kind = segueClasses.kind(of: segue, in: scene, of: program)
    if kind == .unwind {
      addUnwind(segue, in: scene, from: source, at: location)
      return
    }
    let made = SegueActions(evaluator: evaluator).destinations(of: segue, from: scene)
    if !made.isEmpty {
      for candidate in made {
        let resolved = ResolvedTransition(
          source: .scene(sceneID), destination: .value(candidate.value), kind: kind,
          confidence: max(confidence, candidate.confidence), via: via, location: location,
          identifier: segue.identifier)
        for end in ends(of: candidate.value, resolved, source: source) { add(resolved, from: source, to: end) }
      }
      return
    }
    let target = program.storyboards.scene(withControllerID: segue.destination, inFile: scene.file)
    let end = target.flatMap { program.storyboards.target(of: $0) }
    let placeholder = target.flatMap { program.storyboards[$0].controller.placeholder }
    if let destination = end.map({ nodes.node(for: $0) }) ?? prepared(segue, in: scene, placeholder) {
      let confidence = end == nil ? max(confidence, .inferred) : confidence
      var edge = Edge(
        source: source, destination: destination, kind: kind, confidence: confidence,
        identifier: segue.identifier,
        modalStyle: kind == .present ? end.flatMap { styles.style(of: segue, to: program.storyboards[$0]) } : nil,
        via: via.map { program[$0].name }, sites: [location])
      if transition?.closesSource == true { edge.stackEffect = .exchange }
      // What only code performs is no way of its own.
      let unperformed = segue.startsAtController ? scene.type.map { ModeWays(screen: $0, ways: []) } : nil
      edges.add(edge, transition.map { modes.ways(to: $0, evaluator) } ?? unperformed)
      showings.append(
        Showing(
          origin: source, destination: destination, kind: kind, confidence: confidence, via: via,
          transition: transition))
      return
    }
    edges.add(
      Edge(
        source: source, destination: nodes.unknown(source: source), kind: kind, confidence: confidence,
        identifier: segue.identifier, sites: [location], reason: Self.reason(placeholder)))
  }

  /// The node of the class that `prepare(for:)` takes the destination for, where that is in a storyboard of a bundle
  /// which is not among the analyzed files.
  private mutating func prepared(
    _ segue: SegueFact, in scene: Scene, _ placeholder: ControllerFact.Placeholder?
  ) -> String? {
    guard let name = placeholder?.storyboardName, !program.storyboards.storyboardNames.contains(name),
      let found = PreparedDestinations(evaluator: evaluator).destination(of: segue, from: scene)
    else { return nil }
    return found.type.map { nodes.node(for: $0) } ?? nodes.external(found.name)
  }

  private static func reason(_ placeholder: ControllerFact.Placeholder?) -> String {
    guard let placeholder else { return "the segue's destination is not in the document" }
    guard let name = placeholder.storyboardName else { return "the storyboard reference names no storyboard" }
    if let bundle = placeholder.bundleIdentifier { return "the storyboard \(name) is in the bundle \(bundle)" }
    if let identifier = placeholder.referencedIdentifier {
      return "no scene has the identifier \(identifier) in the storyboard \(name)"
    }
    return "the storyboard \(name) has no initial controller in the analyzed files"
  }

  /// An action that more screens implement says nothing of where its segues lead.
  private static var maximumUnwindDestinations: Int { 64 }

  /// An unwind segue leads to whichever class implements its action.
  private mutating func addUnwind(_ segue: SegueFact, in scene: Scene, from source: String, at location: SourceLocation)
  {
    let action = segue.unwindAction.map { String($0.prefix { $0 != ":" }) } ?? ""
    let name = action.hasSuffix("WithSegue") ? String(action.dropLast("WithSegue".count)) : action
    let owners =
      (program.ownersOfFunctions[action] ?? []) + (name == action ? [] : program.ownersOfFunctions[name] ?? [])
    let screens = owners.filter { program.isScreen($0) }
    guard screens.count <= Self.maximumUnwindDestinations else {
      edges.add(
        Edge(
          source: source, destination: nodes.unknown(source: source), kind: .unwind, confidence: .possible,
          identifier: segue.identifier, sites: [location],
          reason: "it goes back to any of the \(screens.count) screens that implement \(action)"))
      return
    }
    for owner in screens {
      edges.add(
        Edge(
          source: source, destination: nodes.node(for: owner), kind: .unwind,
          confidence: screens.count == 1 ? .certain : .possible, identifier: segue.identifier, sites: [location]))
    }
    if screens.isEmpty {
      edges.add(
        Edge(
          source: source, destination: nodes.previous(), kind: .unwind, confidence: .certain,
          identifier: segue.identifier, sites: [location], reason: "no screen implements \(action)"))
    }
  }
}
