import NavigationModel

/// Evaluates the accessors of storyboards that code generators make, whether or not the generated file is there.
///
/// An accessor of a storyboard is that storyboard, one of a scene is that scene, and one of a segue is its identifier,
/// so that `R.storyboard.main`, `R.storyboard.main()` and `UIStoryboard(name: "Main", bundle: nil)` are the same.
extension Evaluator {
  /// The storyboard, scene or segue that `base.name` names as a generator would; nil for everything else.
  func generated(_ name: String, of base: Expression, path: String, in scope: ScopeID) -> Candidate? {
    let accessors = program.frameworks.accessors
    if accessors.names(after: path) == .scenes {
      return program.storyboards.generatedNames.storyboard(called: name).map { .certain(.storyboard($0)) }
    }
    if case .member(let root, let owner) = base, let path = root.dottedPath, let names = accessors.names(after: path),
      names != .scenes
    {
      return program.storyboards.generatedNames.segue(called: name, of: owner, names).map { .certain(.string($0)) }
    }
    // Another name for the outermost enum: nothing else of that name is declared.
    guard accessors.allowsOtherRoots, case .identifier = base, path.first?.isUppercase == true,
      name.first?.isUppercase == true, program.frameworks.types[path] == nil, program.typesByName[path] == nil,
      program.typesByName[name] == nil, !program.nestedNames.contains(path[...])
    else { return nil }
    return program.storyboards.generatedNames.storyboard(called: name).map { .inferred(.storyboard($0)) }
  }

  /// The scene of a storyboard that has a generated name.
  func generatedScenes(_ name: String, ofStoryboard storyboard: String, near scope: ScopeID?) -> [Candidate]? {
    let accessors = program.frameworks.accessors
    if accessors.initialScene.contains(name) {
      let initial = nearest(program.storyboards.initialScenes(ofStoryboard: storyboard), to: scope)
      let found = initial.compactMap { program.storyboards.target(of: $0) }
      return found.isEmpty ? nil : found.map { .certain(.scene($0)) }
    }
    for spelling in spellings(of: name) {
      let named = program.storyboards.generatedNames.scenes(called: spelling, inStoryboard: storyboard)
      if let found = nearest(named, to: scope).first { return [.certain(.scene(found))] }
    }
    return nil
  }

  /// The name itself, then without the words that generators put before or after it.
  private func spellings(of name: String) -> [String] {
    let key = GeneratedNames.key(name)
    let shorter = program.frameworks.accessors.addedWords.sorted().flatMap { word -> [String] in
      var result: [String] = []
      if key.hasPrefix(word) { result.append(String(key.dropFirst(word.count))) }
      if key.hasSuffix(word) { result.append(String(key.dropLast(word.count))) }
      return result
    }
    return [key] + shorter.filter { !$0.isEmpty }
  }

  private func nearest(_ scenes: [SceneID], to scope: ScopeID?) -> [SceneID] {
    guard let scope else { return scenes }
    return nearest(scenes, to: scope)
  }

  /// A member of a value that an accessor gives; nil where it has none.
  func generatedMember(_ name: String, of value: Value) -> [Candidate]? {
    let accessors = program.frameworks.accessors
    switch value {
    case .storyboard(let storyboard?):
      if accessors.identifiers.contains(name) { return [.certain(.string(storyboard))] }
      return name == "storyboard" ? [.certain(value)] : generatedScenes(name, ofStoryboard: storyboard, near: nil)
    case .scene(let scene):
      if accessors.makers.contains(name) { return [.certain(value)] }
      guard accessors.identifiers.contains(name) else { return nil }
      return program.storyboards[scene].controller.storyboardIdentifier.map { [.certain(.string($0))] }
    case .string:
      return accessors.identifiers.contains(name) ? [.certain(value)] : nil
    default:
      return nil
    }
  }

  /// The class of the controller that a call of an accessor makes, without evaluating anything.
  func generatedType(ofCall call: Call, in scope: ScopeID) -> TypeID? {
    guard case .member(var base, var name) = call.callee else { return nil }
    if program.frameworks.accessors.makers.contains(name), case .member(let inner, let member) = base {
      (base, name) = (inner, member)
    }
    guard case .member(let root, let storyboard) = base, let path = root.dottedPath,
      case .storyboard(let known?)? = generated(storyboard, of: root, path: path, in: scope)?.value,
      case .scene(let scene)? = generatedScenes(name, ofStoryboard: known, near: scope)?.first?.value
    else { return nil }
    return type(of: .scene(scene))
  }
}
