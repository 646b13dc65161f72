/// Everything that the linker knows about one file. Equal bytes give equal facts, on any machine.
public struct FileFacts: Hashable, Codable, Sendable {
  /// Relative to the analyzed root, with `/`.
  public var path: String
  /// What was found in the file.
  public var content: Content
  /// What could not be read. A file whose facts are empty because of an issue is still listed.
  public var issues: [Issue]
  /// Comments that tell navgraph to leave findings out, in source order.
  public var suppressions: [SuppressionComment]
  /// Its code that only one platform or only debug builds have, sorted.
  public var conditionalRegions: [ConditionalRegion] = []
  /// All words and texts of code that was read only in part, or that is in another language, sorted: it may name what
  /// other files declare. Nil if the facts say all that is in the file, or if nothing of it was read.
  public var words: [String]?

  /// What kind of file it is, with what was found in it.
  public enum Content: Hashable, Codable, Sendable {
    /// A `.swift` file.
    case swift(SwiftFacts)
    /// A storyboard or a xib.
    case interfaceBuilder(InterfaceBuilderFacts)
    /// An `Info.plist`.
    case infoPropertyList(InfoPropertyListFacts)
    /// A `project.pbxproj` or a `Package.swift`.
    case project(ProjectFacts)
    /// A file that holds nothing for the linker, or of which nothing could be read.
    case nothing
  }

  /// Makes the facts of one file, without issues and suppressions unless some are given.
  public init(path: String, content: Content, issues: [Issue] = [], suppressions: [SuppressionComment] = []) {
    self.path = path
    self.content = content
    self.issues = issues
    self.suppressions = suppressions
  }
}

/// The declarations of a Swift file.
public struct SwiftFacts: Hashable, Codable, Sendable {
  /// The names of imported modules, in source order.
  public var imports: [String]
  /// All types and extensions, nested ones too, in source order.
  public var types: [TypeFact]
  /// Global functions, in source order.
  public var functions: [FunctionFact]
  /// Global variables.
  public var properties: [PropertyFact]
  /// Type aliases outside of types.
  public var aliases: [AliasFact]
  /// Statements at the top level of a `main.swift` or a script.
  public var statements: [Statement]
  /// The platforms that have any of its declarations.
  public var platforms = Platforms.all
  /// The names of types that previews say, which are no part of the app, and of functions that they call, sorted.
  public var previewed: [String] = []
  /// Its words, by the functions that say them.
  public var said = SaidWords()

  /// Makes the facts of an empty file, except for what is given.
  public init(
    imports: [String] = [], types: [TypeFact] = [], functions: [FunctionFact] = [], properties: [PropertyFact] = [],
    aliases: [AliasFact] = [], statements: [Statement] = []
  ) {
    self.imports = imports
    self.types = types
    self.functions = functions
    self.properties = properties
    self.aliases = aliases
    self.statements = statements
  }
}
