/// Everything that the linker may know of one file. Equal bytes give equal facts, on any machine.
public struct FileFacts: Hashable, Codable, Sendable {
  /// Relative to the analyzed root, with `/`.
  public var path: String
  public var content: Content
  /// What could not be read. A file whose facts are empty because of an issue is still listed.
  public var issues: [Issue]

  /// What kind of file it is, with what was found in it.
  public enum Content: Hashable, Codable, Sendable {
    case swift(SwiftFacts)
    case interfaceBuilder(InterfaceBuilderFacts)
    case infoPropertyList(InfoPropertyListFacts)
    case project(ProjectFacts)
    case nothing
  }

  public init(path: String, content: Content, issues: [Issue] = []) {
    self.path = path
    self.content = content
    self.issues = issues
  }
}

/// The declarations of a Swift file.
public struct SwiftFacts: Hashable, Codable, Sendable {
  public var imports: [String]
  /// All types and extensions, nested ones too, in source order.
  public var types: [TypeFact]
  public var functions: [FunctionFact]
  /// Global variables.
  public var properties: [PropertyFact]
  public var aliases: [AliasFact]
  /// Statements at the top level of a `main.swift` or a script.
  public var statements: [Statement]

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
