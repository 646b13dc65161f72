import NavigationModel

/// The code of one file: its bodies with their scopes, calls, casts and assignments, and the members that hold them.
///
/// It is made of the facts of the file alone, so that files can be worked on at the same time. What other files tell is
/// only which types its extensions extend, which is known before.
struct FileCode: Sendable {
  /// The functions and properties of a type or an extension, or those outside of types, by their names.
  struct Members {
    /// The type that is declared or extended; nil outside of types.
    let owner: TypeID?
    /// Functions and initializers, the latter under `init`.
    var functions: [String: [BodyID]] = [:]
    var properties: [String: [Property]] = [:]
  }

  var bodies: [Body] = []
  var scopes: [Scope] = []
  var callSites: [CallSite] = []
  /// The calls by the last name of what they call.
  var callsByName: [String: [CallSiteID]] = [:]
  /// Assignments to what is no local, by the name of the property.
  var assignmentsByName: [String: [AssignmentSite]] = [:]
  /// Assignments to elements of locals: `stack[0] = page`.
  var elementAssignments: [AssignmentSite] = []
  var casts: [CastSite] = []
  /// The scope of each closure, found by where it is written.
  var closureScopes: [ClosureKey: ScopeID] = [:]

  /// Names that code gives to controllers in types, constructions and casts, some of which no Swift file declares.
  var controllerNames: Set<String> = []
  /// The names of the types that code casts to what it reads by the name of a controller.
  var controllerCasts: Set<String> = []
  /// The names of the classes of which code makes objects where only controllers can be.
  var shownClasses: Set<String> = []
  /// The names of the classes that code makes as only navigation controllers are made: `Stack(rootViewController: page)`.
  var stackClasses: Set<String> = []

  /// The names of the types that code hands on as such or by their initializers: `Detail.self`, `Detail.init`.
  var namedTypes: Set<String> = []

  /// The members of what properties hold that the code of each type hands on, by the name of the property:
  /// `root.addSubview(list.view)` hands on the `view` of `list`.
  var membersHandedOn: [TypeID: [String: Set<String>]] = [:]

  /// The names in the key paths of the code, but for those that are only read by.
  var keyPathNames: Set<String> = []

  /// The calls that are given the initializer of something: `container.register(factory: Overlay.init)`.
  var handingInitializers: [CallSiteID] = []

  /// What code specializes types with, in calls and in the types of locals: `Pager<Page>()`, `Pager<Page>.make()`.
  var specialized: [SpecializedName] = []

  /// By the index of the type among the facts of the file.
  var types: [Members] = []
  /// The names of the properties of types by what they hold.
  var propertyNames = PropertyNames()
  /// The functions and variables outside of types.
  var global = Members(owner: nil)

  /// Remembers a name that may be a controller's of a library or in Objective-C.
  mutating func noteController(_ name: String?) {
    if let name, name.hasSuffix("Controller"), name.first?.isUppercase == true { controllerNames.insert(name) }
  }

  /// Remembers a cast of what may be a controller: `top.presentedViewController as? EditorScreen`.
  mutating func noteCast(of value: Expression, to type: TypeReference) {
    if let name = type.name, value.readName?.hasSuffix("ViewController") == true { controllerCasts.insert(name) }
  }

  /// Remembers the class of an object that code makes as a value of a type: `let page: UIViewController = Page()`.
  mutating func noteMade(_ value: Expression, as type: TypeReference?) {
    guard type?.namesController == true else { return }
    if let name = value.madeClass { shownClasses.insert(name) }
  }

  /// Remembers that a call is given a member of what a property holds, or that something is set to it.
  mutating func noteHandedOn(_ value: Expression, in body: BodyID) {
    guard case .member(let base, let member) = value.uncast, let property = base.uncast.ownPropertyName,
      property != "self", let owner = self[body].owner
    else { return }
    membersHandedOn[owner, default: [:]][property, default: []].insert(member)
  }

  /// Remembers what a type is specialized with; functions, which have names in lower case, specialize nothing for others.
  ///
  /// - Parameter isDeclared: whether it is the type that a local is declared with, which makes nothing.
  mutating func noteSpecialized(_ type: TypeReference?, isDeclared: Bool = false, in body: BodyID) {
    guard case .named(let name, let arguments)? = type, !arguments.isEmpty, name.lastName.first?.isUppercase == true
    else { return }
    specialized.append(SpecializedName(type: .named(name, arguments), body: body, isDeclared: isDeclared))
  }

  subscript(body: BodyID) -> Body { _read { yield bodies[Int(body.index)] } }
  subscript(scope: ScopeID) -> Scope { _read { yield scopes[Int(scope.index)] } }
  subscript(site: CallSiteID) -> CallSite { _read { yield callSites[Int(site.index)] } }
}

/// A type with its generic arguments, as the code of a body names it.
struct SpecializedName {
  let type: TypeReference
  let body: BodyID
  /// Whether a local is declared with it.
  let isDeclared: Bool
}

/// Names a closure by where it is written.
struct ClosureKey: Hashable {
  let body: BodyID
  let position: Position
}

extension TypeReference {
  /// Whether it is the class of all controllers.
  var namesController: Bool { name == "UIViewController" || name == "NSViewController" }
}

extension Expression {
  /// The name of the class of which an expression makes an object, as far as its spelling tells.
  var madeClass: String? {
    guard case .call(let call) = self, let name = call.callee.calledName, name.first?.isUppercase == true else {
      return nil
    }
    return name
  }
}
