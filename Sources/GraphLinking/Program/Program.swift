import NavigationModel

/// All facts of the program in the form in which the linker asks for them. It is built once and never changes.
///
/// It is a class because everything that links holds it: a value of two dozen collections would be copied, reference
/// by reference, at each look.
final class Program {
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
  /// The types that generic types are specialized with anywhere in the program, by the name of the parameter.
  var specializations: [TypeID: [String: [TypeID]]] = [:]
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
  /// The scope of each closure, found by where it is written.
  var closureScopes: [ClosureKey: ScopeID] = [:]

  var storyboards = StoryboardIndex()

  /// The methods and properties that answer requests for routes, and the requests that each of them answers.
  var routeHandlers = RouteHandlers()
  var routeProperties = RouteProperties()
  var routeRequests: [BodyID: [RouteRequests.Request]] = [:]

  init(files: [FileFacts], modules: [String], folders: [[Substring]], frameworks: FrameworkKnowledge) {
    self.files = files
    self.modules = modules
    self.folders = folders
    self.frameworks = frameworks
  }

  /// The types above each type, itself first, and the concrete ones below it; filled by ``closeHierarchy()``.
  private(set) var lineages: [[TypeID]] = []
  private(set) var concreteTypesBelow: [TypeID: [TypeID]] = [:]
  private(set) var frameworkTypes: [FrameworkType?] = []

  // The accessors lend the element instead of copying it: these values hold many references, and evaluation looks at
  // millions of them.
  subscript(type: TypeID) -> TypeDeclaration { _read { yield types[type.index] } }
  subscript(body: BodyID) -> Body { _read { yield bodies[body.index] } }
  subscript(scope: ScopeID) -> Scope { _read { yield scopes[scope.index] } }
  subscript(site: CallSiteID) -> CallSite { _read { yield callSites[site.index] } }

  /// Writes down what is above and below each type, once all supertypes are known.
  func closeHierarchy() {
    lineages = types.map { computeLineage(of: $0.id) }
    frameworkTypes = types.map { computeFrameworkType(of: $0.id) }
    concreteTypesBelow = [:]
    for type in types where type.isDeclared && !type.isProtocol {
      for ancestor in lineages[type.id.index].dropFirst() { concreteTypesBelow[ancestor, default: []].append(type.id) }
    }
  }

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
