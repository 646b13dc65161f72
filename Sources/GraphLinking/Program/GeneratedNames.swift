import NavigationModel

/// Finds storyboards, scenes and segues by the names that code generators make of theirs.
///
/// Generators change the case of letters and leave out what no Swift name may hold. They refuse names that then are
/// the same, so that comparing without case and without the rest finds what was meant.
struct GeneratedNames {
  private var storyboards: [String: Set<String>] = [:]
  private var scenes: [String: [String: [SceneID]]] = [:]
  private var segues: [String: [Segue]] = [:]

  private struct Segue {
    let identifier: String
    let storyboard: String
    let type: String?
  }

  mutating func add(_ scene: Scene) {
    let key = Self.key(scene.storyboard)
    storyboards[key, default: []].insert(scene.storyboard)
    if let identifier = scene.controller.storyboardIdentifier {
      scenes[scene.storyboard, default: [:]][Self.key(identifier), default: []].append(scene.id)
    }
    for identifier in scene.controller.segues.compactMap(\.identifier) {
      segues[Self.key(identifier), default: []].append(
        Segue(identifier: identifier, storyboard: key, type: scene.controller.customClass.map(Self.key)))
    }
  }

  /// A storyboard of which no scene is known, such as a launch screen.
  mutating func add(storyboard: String) { storyboards[Self.key(storyboard), default: []].insert(storyboard) }

  /// The storyboard that a generated name means; nil where there is none, or several.
  func storyboard(called name: String) -> String? {
    guard let found = storyboards[Self.key(name)], found.count == 1 else { return nil }
    return found.first
  }

  /// The scenes that a generated name means: several only where several storyboards have one name.
  func scenes(called name: String, inStoryboard storyboard: String) -> [SceneID] {
    scenes[storyboard]?[Self.key(name)] ?? []
  }

  /// The identifier of the segue that a generated name means.
  ///
  /// The owner, a class or a storyboard, decides between segues of the same generated name.
  func segue(called name: String, of owner: String, _ names: GeneratedAccessor.Names) -> String? {
    let all = segues[Self.key(name)] ?? []
    let wanted = Self.key(owner)
    let owned = all.filter { (names == .seguesOfClass ? $0.type : $0.storyboard) == wanted }
    let identifiers = Set((owned.isEmpty ? all : owned).map(\.identifier))
    return identifiers.count == 1 ? identifiers.first : nil
  }

  /// The letters and digits of a name in lower case, from the first letter on where there is one.
  static func key(_ name: String) -> String {
    let fromLetter = name.drop { !$0.isLetter }
    return String((fromLetter.isEmpty ? name[...] : fromLetter).filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
