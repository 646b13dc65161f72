import NavigationModel

/// A place in the program that an idiom says is a transition.
struct Transition {
  /// The expression that says what is shown, and what kind of answer it gives.
  enum Shown {
    case values(Expression)
    case views(Expression)
    case children(Expression)
    case segue(Expression, receiver: TypeID?)
    case registered(Expression)
    case step(Expression)
    case fixed(String)
    case results(BodyID)
    case previous
  }

  let shown: Shown
  var kind: TransitionKind
  /// Whether a view finds the controller that presents by walking up the responder chain.
  var climbsResponders = false
  let scope: ScopeID
  let body: BodyID
  let position: Position

  /// Whether it is the object of the method itself that is shown, alone or in a container.
  var showsSelf: Bool {
    guard case .values(let expression) = shown else { return false }
    switch expression {
    case .identifier("self"): return true
    case .call(let call):
      return call.arguments.contains { $0.label == "rootViewController" && $0.value == .identifier("self") }
    default: return false
    }
  }
}

/// Who asks for a transition.
enum TransitionSource: Hashable {
  case type(TypeID)
  /// A free function, or code at the top level of a file.
  case function(BodyID)
  /// What comes into the app from outside, by the code of a type, under a name such as `Deep links`.
  case outside(TypeID, String)
}

/// A transition with its ends, before nodes are made of them.
struct ResolvedTransition {
  enum Destination: Hashable {
    case value(Value)
    /// A segue of a storyboard, which knows its source, its kind and its destination.
    case segue(SceneID, index: Int)
    case fixed(String)
    case previous
    case unresolved(String)
  }

  var source: TransitionSource
  let destination: Destination
  let kind: TransitionKind
  let confidence: Confidence
  let via: [TypeID]
  let location: SourceLocation
  var identifier: String?
  /// The code that shows the destination and the calls up to whoever asks; nil where no single place does it.
  var path: CodePath?
  /// The type whose code knows the destination: the asker itself, or the object that it asks.
  var home: TypeID?
}
