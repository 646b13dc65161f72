import NavigationModel

/// What an expression can be, as far as navigation asks.
indirect enum Value: Hashable, Sendable {
  /// An object whose class is known, since the program shows where it is made.
  case object(TypeID, ConstructionID?)
  /// Some value of a declared type: the class may be any below it.
  case some(TypeID)
  /// Some value of a declared type, whoever makes it: what it is made with is as open as a parameter.
  case given(TypeID)
  /// A controller that a storyboard makes.
  case scene(SceneID)
  /// A controller that is made around others, such as a navigation controller with its root.
  case container(TypeID, contents: [Value], kind: TransitionKind)
  case metatype(TypeID)
  /// A case of an enum; the type is nil where only the context would tell it.
  case enumCase(TypeID?, String, ConstructionID?)
  case string(String)
  case boolean(Bool)
  case closure(ScopeID, ActivationID)
  case function(BodyID, receiver: Value?)
  case tuple([TupleElement])
  case array([Value])
  case dictionary([Entry])
  /// A storyboard, with its name where that is known.
  case storyboard(String?)
  /// Something that depends on an argument which only the callers know.
  case parameter(ParameterOwner)
  /// A chain of steps that composes a screen.
  case step(StepID)
  /// An object of a class that neither the program nor an idiom knows: mostly a screen of a library. The call that makes
  /// it is nil where that is not among the sources.
  case external(String, ConstructionID?)
  /// A view that is written inline and has no type in the program.
  case inlineView(String)
  case nothing
  case unknown(String)

  struct TupleElement: Hashable {
    let label: String?
    let value: Value
  }

  /// A key of a dictionary with its value.
  struct Entry: Hashable {
    let key: Value
    let value: Value

    /// What loops and closures get of it.
    var pair: Value { .tuple([TupleElement(label: "key", value: key), TupleElement(label: "value", value: value)]) }
  }

  /// Whether it is a case of an enum, which says what is wanted.
  var isCase: Bool { if case .enumCase = self { true } else { false } }

  var isTuple: Bool { if case .tuple = self { true } else { false } }

  /// Whether it is an object of which is known where it is made.
  var isMade: Bool {
    switch self {
    case .object(_, let construction): construction != nil
    case .container, .scene: true
    default: false
    }
  }
}

/// What has the parameter that a value depends on.
enum ParameterOwner: Hashable, Sendable {
  case body(BodyID)
  /// A closure that is stored in a property, to be called by others.
  case storedClosure(ScopeID)
  /// An object of a type, which has a view, or what makes one, from who makes it.
  case object(TypeID)
  /// A body that makes such an object with a parameter of its own.
  case giver(BodyID)
}

/// A value with how sure it is.
struct Candidate: Hashable {
  var value: Value
  var confidence: Confidence

  /// The candidate as seen through one more step, which makes it no surer than `confidence`.
  func weakened(to confidence: Confidence) -> Candidate {
    Candidate(value: value, confidence: max(self.confidence, confidence))
  }
}

/// Names a call whose arguments made an object.
struct ConstructionID: Hashable { let index: Int }

/// Names a run of a body with its arguments.
struct ActivationID: Hashable { let index: Int }

/// Names a chain of steps.
struct StepID: Hashable { let index: Int }

/// A call that made an object or an enum case, with what is needed to evaluate its arguments later.
struct Construction: Hashable {
  let call: Call
  let scope: ScopeID
  let activation: ActivationID
  /// What code has set since, in a copy that is its own, by the name of the property.
  var changes: [String: Activation.BoundArgument] = [:]

  /// Where the call stands tells nearly all of them apart, without a walk over its arguments.
  func hash(into hasher: inout Hasher) {
    hasher.combine(call.position)
    hasher.combine(scope)
    hasher.combine(activation)
  }
}

/// A run of a body: what `self` and the arguments are. Arguments that are missing are known to the callers only.
struct Activation: Hashable {
  let body: BodyID
  /// What `self` can be: the objects that the call can be made on. None outside of types.
  let receivers: [Value]
  var arguments: [Int: BoundArgument] = [:]
  /// Whether the body is looked at by itself, so that its parameters stand for what any caller passes.
  var isOpen = true
  var generics: [String: TypeID] = [:]
  /// What the parameters can be where no expression says it, by the scope of the closure, or of the function that is
  /// handed on as one.
  var closureArguments: [ScopeID: [[Value]]] = [:]
  /// What the callers have put into properties of the object that the body reads.
  var stored: [String: BoundArgument] = [:]
  /// For a local function, the run of the body around it.
  var parent: ActivationID?

  init(
    body: BodyID, receivers: [Value], isOpen: Bool = true, closureArguments: [ScopeID: [[Value]]] = [:],
    parent: ActivationID? = nil
  ) {
    self.body = body
    self.receivers = receivers
    self.isOpen = isOpen
    self.closureArguments = closureArguments
    self.parent = parent
  }

  /// A run on one object, or of what belongs to no type.
  init(
    body: BodyID, receiver: Value?, isOpen: Bool = true, closureArguments: [ScopeID: [[Value]]] = [:],
    parent: ActivationID? = nil
  ) {
    self.init(
      body: body, receivers: receiver.map { [$0] } ?? [], isOpen: isOpen, closureArguments: closureArguments,
      parent: parent)
  }

  /// Where the arguments stand tells nearly all runs of a body apart, without a walk over what they are.
  func hash(into hasher: inout Hasher) {
    hasher.combine(body)
    hasher.combine(receivers)
    hasher.combine(parent)
    var sum = (isOpen ? 1 : 0) + stored.count
    // Calls of one closure with ever other values differ in nothing else.
    for (closure, values) in closureArguments { sum &+= (Int(closure.index) + 1) &* values.hashValue }
    for (index, argument) in arguments {
      sum &+= (index + 1) &* (Int(argument.scope.index) &* 31 &+ argument.activation.index)
    }
    for type in generics.values { sum &+= type.index }
    hasher.combine(sum)
  }

  /// What `self` is; nil where it can be several objects, and outside of types.
  var receiver: Value? { receivers.count == 1 ? receivers.first : nil }

  /// An argument that is evaluated when it is asked for.
  struct BoundArgument: Hashable {
    let value: Expression
    let scope: ScopeID
    let activation: ActivationID
  }
}
