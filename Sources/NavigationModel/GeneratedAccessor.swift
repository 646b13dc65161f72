/// How the members that a code generator writes map to the scenes and segues of storyboards.
///
/// What generators write is often not kept with the sources. It need not be: a generated name has the letters and
/// digits of the name in the storyboard, and only their case and what stands between them is changed. So the accessor
/// `R.storyboard.shopList.detailView` means the scene `Detail-View` of the storyboard `Shop List`.
public struct GeneratedAccessor: Hashable, Codable, Sendable {
  /// What the two names after the root are.
  public enum Names: String, Codable, Sendable {
    /// A storyboard and a scene in it.
    case scenes
    /// The class of a scene and a segue that starts there.
    case seguesOfClass
    /// A storyboard and a segue in it.
    case seguesOfStoryboard
  }

  /// The path in front of the two names, such as `R.storyboard`; nil where the project chooses its own.
  public var root: String?
  /// What the two names are.
  public var names: Names
  /// Names of scenes that mean the initial one.
  public var initialScene: Set<String>
  /// Words that the generator puts before or after the name of a scene.
  public var addedWords: Set<String>
  /// Methods of an accessor that make the controller of its scene.
  public var makers: Set<String>
  /// Members that give the name as it stands in the storyboard.
  public var identifiers: Set<String>

  /// Describes an accessor that adds no words and that knows no initial scene, unless they are given.
  public init(
    root: String?, names: Names, initialScene: Set<String> = [], addedWords: Set<String> = [],
    makers: Set<String> = [], identifiers: Set<String> = []
  ) {
    self.root = root
    self.names = names
    self.initialScene = initialScene
    self.addedWords = addedWords
    self.makers = makers
    self.identifiers = identifiers
  }
}
