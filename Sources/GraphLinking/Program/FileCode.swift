import NavigationModel

/// The code of one file: its bodies with their scopes, calls, casts and assignments, and the members that hold them.
///
/// It is made of the facts of the file alone, so that files can be worked on at the same time. What other files tell,
/// the types around the bodies, is added when all files are there.
struct FileCode: Sendable {
  /// The functions and properties of a type or an extension.
  struct Members {
    var functions: [BodyID] = []
    var properties: [Property] = []
    /// The indices of the bodies that they have.
    var bodies = 0..<0
  }

  var bodies: [Body] = []
  var scopes: [Scope] = []
  var callSites: [CallSite] = []
  /// The calls by the last name of what they call.
  var callsByName: [String: [CallSiteID]] = [:]
  /// Assignments to what is no local, by the name of the property.
  var assignmentsByName: [String: [AssignmentSite]] = [:]
  var casts: [CastSite] = []
  /// The scope of each closure, found by where it is written.
  var closureScopes: [ClosureKey: ScopeID] = [:]

  /// Names that code gives to controllers in types, constructions and casts, some of which no Swift file declares.
  var controllerNames: Set<String> = []

  /// By the index of the type among the facts of the file.
  var types: [Members] = []
  /// The functions and variables outside of types.
  var global = Members()

  /// Remembers a name that may be a controller's of a library or in Objective-C.
  mutating func noteController(_ name: String?) {
    if let name, name.hasSuffix("Controller"), name.first?.isUppercase == true { controllerNames.insert(name) }
  }

  subscript(body: BodyID) -> Body { _read { yield bodies[Int(body.index)] } }
  subscript(scope: ScopeID) -> Scope { _read { yield scopes[Int(scope.index)] } }

  /// Tells the members of a type, and the bodies in them, which type it is.
  mutating func setOwner(_ owner: TypeID, ofType type: Int) {
    for index in types[type].properties.indices { types[type].properties[index].owner = owner }
    for index in types[type].bodies { bodies[index].owner = owner }
  }

  /// Tells local functions the types around the bodies that they are declared in, once those know theirs.
  mutating func setOwnersOfLocalFunctions() {
    // A local function comes after the body around it, so that one pass is enough.
    for index in bodies.indices {
      if let enclosing = bodies[index].enclosing { bodies[index].owner = self[self[enclosing].body].owner }
    }
  }
}

/// Names a closure by where it is written.
struct ClosureKey: Hashable {
  let body: BodyID
  let position: Position
}
