import NavigationModel

/// A lexical scope: the body itself, a closure in it, or a branch.
struct Scope {
  enum Kind {
    case body
    case closure(Closure)
    case branch([Condition])
    case plain
  }

  let parent: ScopeID?
  let body: BodyID
  let kind: Kind
  /// The call that a closure is an argument of, and at which place.
  var passedTo: (site: CallSiteID, argument: Int)?
  /// Whether the scope is a closure that is stored as a handler, to run when something happens later.
  var isHandler = false
  /// The property or the local that a closure is assigned to.
  var storedIn: Expression?
  /// What a body or a closure gives; empty for the other scopes.
  var results = BodyResults()
  var locals: [String: [Local]] = [:]
  var functions: [String: BodyID] = [:]
}

/// One way in which a local name gets a value. A name that is assigned twice has two.
struct Local {
  /// How the value of the name is found in the value of the expression.
  enum Projection: Hashable {
    case element
    case tupleElement(Int, label: String?)
    case payload(caseName: String, index: Int)
    case cast(TypeReference)
  }

  let value: Expression?
  let type: TypeReference?
  let projections: [Projection]
  /// The scope in which the value is to be evaluated.
  let scope: ScopeID
  /// Where `if let` or `guard let` makes sure that there is a value; nil for other names.
  var unwrappedAt: Position?
}

/// A place in the code.
struct CodePlace {
  let body: BodyID
  let scope: ScopeID
  let position: Position
}

/// A call with where it stands.
struct CallSite {
  let id: CallSiteID
  let call: Call
  let scope: ScopeID
  let body: BodyID
}

/// An assignment to a member, with where it stands.
struct AssignmentSite {
  let target: Expression
  let value: Expression
  let position: Position
  let scope: ScopeID
  let body: BodyID
}

/// A cast with where it stands: screens that cast to other screens know them.
struct CastSite {
  let type: TypeReference
  /// Where `as` stands; for a pattern, its type; for what is made, the statement or the call around the cast.
  let position: Position
  /// Whether what is cast is made by that: a controller of a storyboard, whose class only the cast names.
  let makesValue: Bool
  let scope: ScopeID
  let body: BodyID
}

/// What a body or a closure gives back.
struct BodyResults {
  struct Result {
    let value: Expression
    let scope: ScopeID
    /// The index of the statement that holds it. Results of one statement are alternatives.
    let statement: Int
  }

  /// The values of `return`.
  var returned: [Result] = []
  /// The expressions that stand as statements: the children of a view builder, or a value without `return`.
  var expressions: [Result] = []

  /// The values that a function without builder can give.
  var values: [Result] { returned.isEmpty ? expressions.filter { $0.statement == lastStatement } : returned }

  private var lastStatement: Int { expressions.last?.statement ?? 0 }
}
