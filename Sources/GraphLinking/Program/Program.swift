import NavigationModel

/// All facts of the program in the form in which the linker asks for them. It is built once and never changes.
struct Program {
  var files: [FileFacts]
  /// The module of each file.
  var modules: [String]
  /// The folders of each file, for telling which of two declarations is nearer.
  var folders: [[Substring]]
  var frameworks: FrameworkKnowledge

  var types: [TypeDeclaration] = []
  /// Types by their full name, each list in the order of files.
  var typesByName: [String: [TypeID]] = [:]
  /// Types by the last part of their name, for `Outer.Inner` that is written `Inner` elsewhere.
  var subtypes: [TypeID: [TypeID]] = [:]
  var globalAliases: [String: TypeReference] = [:]

  var bodies: [Body] = []
  var scopes: [Scope] = []
  /// The types that declare a function of each name.
  var ownersOfFunctions: [String: [TypeID]] = [:]
  var globalFunctions: [String: [BodyID]] = [:]
  var globalProperties: [String: [Property]] = [:]

  var callSites: [CallSite] = []
  var callsByName: [String: [CallSiteID]] = [:]
  var assignmentsByName: [String: [AssignmentSite]] = [:]
  var casts: [CastSite] = []
  /// What a body or a closure gives, by its scope.
  var results: [ScopeID: BodyResults] = [:]
  /// The scope of each closure, found by where it is written.
  var closureScopes: [ClosureKey: ScopeID] = [:]

  var storyboards = StoryboardIndex()

  subscript(type: TypeID) -> TypeDeclaration { types[type.index] }
  subscript(body: BodyID) -> Body { bodies[body.index] }
  subscript(scope: ScopeID) -> Scope { scopes[scope.index] }
  subscript(site: CallSiteID) -> CallSite { callSites[site.index] }

  func location(_ position: Position, in file: Int) -> SourceLocation {
    SourceLocation(file: files[file].path, position: position)
  }

  /// The scope around a scope, across local functions to the body in which they are declared.
  func enclosing(_ scope: ScopeID) -> ScopeID? { self[scope].parent ?? self[self[scope].body].enclosing }
}

/// Names a closure by where it is written.
struct ClosureKey: Hashable {
  let body: BodyID
  let position: Position
}
