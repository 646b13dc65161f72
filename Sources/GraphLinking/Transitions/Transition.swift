import NavigationModel

/// A place in the program that an idiom says is a transition.
struct Transition {
  /// The expression that says what is shown, and what kind of answer it gives.
  enum Shown {
    case values(Expression)
    case coordinators(Expression)
    /// The controller whose view is put somewhere.
    case viewOwner(Expression)
    case views(Expression)
    /// What a view in another place shows for the state that this code sets.
    case elsewhere(Appearance)
    /// What a view chooses for the state that this code sets to a value.
    case chosen(ChosenView, by: Expression)
    case children(Expression)
    case segue(Expression, receiver: TypeID?)
    /// The scenes of storyboards that have the identifiers.
    case scenes(Expression)
    case registered(Expression)
    /// The item for which a sheet or a cover appears.
    case item(Expression)
    case state(Expression)
    case address(Expression, isSure: Bool)
    case step(Expression, context: Expression?)
    case fixed(String)
    case results(BodyID)
    case previous
  }

  var shown: Shown
  var kind: TransitionKind
  /// Whether a view finds the controller that presents by walking up the responder chain.
  var climbsResponders = false
  /// Whether an initializer of the program gives the content to its framework's initializer. The source is the
  /// container, whoever makes it.
  var isOwnContent = false
  /// The container of the program's own that gets a tab, a column or a page. The source is the container, whoever calls
  /// the code that does it.
  var ownContainer: OwnContainer?
  /// Whether a container of the program's own sets what it shows on itself.
  var isOnItself: Bool { if case .itself? = ownContainer { true } else { false } }
  /// Whether code of others puts it into a view of a controller, which has it from then on.
  var isHeld: Bool { if case .holder? = ownContainer { true } else { false } }
  /// Whether a screen's own code puts something into that screen: a child, a page, a tab. Whoever calls the code on
  /// another object has asked that object for something, and holds nothing of it.
  var fillsOwnScreen = false
  /// Whether a container of pages turns back to one that it has shown before: `direction: .reverse`.
  var isReverse = false
  /// Whether it shows what a coordinator holds from its beginning. The source is the coordinator, whoever makes it.
  var isCoordinatorContent = false
  /// The navigation controller that it pushes onto or fills, where the code around it has just made that.
  var localStack: LocalStack?
  /// Whether it fills a navigation controller, which cannot hold another one.
  var fillsStack = false
  /// Whether it is all that its window shows from then on.
  var fillsWindow = false
  /// The navigation controller whose top screen the destination replaces; nil if it replaces none.
  var exchangedStack: Expression?
  /// Whether it gives a window controller its window, which other code fills unless something is in it by then.
  var givesWindow = false
  /// Whether it sets the path of a stack of views to what it shows, so that all else on the stack is gone.
  var replacesPath = false
  /// The type that the place wants, which gives `.init` its meaning.
  var expected: TypeID?
  /// The call that the project itself describes, so that the function behind it need not be followed to it.
  var describedCall: CallSiteID?
  /// The calls that only pass on a value that other code sets. That code is the source, and not the callers.
  var notAskedBy: Set<CallSiteID> = []
  /// Whether the callers of the code are sources of the transition. They are not if the code fills another object.
  var isAskedFor = true
  /// Whether it sets a state that another view has handed to the one whose code it is; see ``HandedStates``.
  var isHandedState = false
  /// The styles that the code around it may give what is presented; see ``ModalStyles``.
  var modalStyles: Set<ModalStyle> = []
  /// Whether it says what is shown for each value that code sets or appends, there or elsewhere:
  /// `navigationDestination(for: Route.self)`, `sheet(item: $route)`.
  var isRegistration = false
  /// Whether it pushes for each route of a type what is registered for it: `navigationDestination(for: Route.self)`.
  var registersRoutes = false
  let scope: ScopeID
  let body: BodyID
  let position: Position

  /// Whether only views of SwiftUI in a view that hosts them count.
  var showsHostedViewsOnly = false
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

  /// Whether it is the object of the method itself that is put into a container of the program's own.
  var showsSelfInContainer: Bool { if case .named? = ownContainer { showsSelf } else { false } }

  /// Whether it sets a state for which some view shows something, mostly another one than that whose code it is.
  var isShownByOthers: Bool {
    if isHandedState { return true }
    return switch shown {
    case .item, .elsewhere: true
    default: false
    }
  }

  /// Whether it may be the window of the object of the method itself that is shown.
  var showsWindow: Bool {
    guard case .values(let expression) = shown else { return false }
    return expression == .identifier("window") || expression == .member(.identifier("self"), "window")
  }
}

extension Expression {
  /// What the code acts on that calls or sets a member: `stack` in `stack.viewControllers`, or the object itself.
  var receiver: Expression {
    if case .member(let base, _) = self { base } else { .identifier("self") }
  }
}

/// Who asks for a transition.
enum TransitionSource: Hashable, Sendable {
  case type(TypeID)
  /// A controller of a library, whose class no source declares or names as a type.
  case external(String)
  /// A scene of a storyboard that has no class of its own.
  case scene(SceneID)
  /// A navigation controller that the code around makes and fills.
  indirect case container(TypeID, contents: [Value], madeBy: TransitionSource)
  /// A free function, or code at the top level of a file.
  case function(BodyID)
  /// What comes into the app from outside, by the code of a type, under a name such as `Deep links`.
  case outside(TypeID, String)
}

/// What a call makes the code do that knows the destination of a transition.
struct Request: Sendable {
  /// The code that knows the destination.
  let body: BodyID
  /// The way from that code to the place which shows the destination.
  let path: CodePath
  /// The call of that code, or one further out that names what it asks for.
  let entry: CallSiteID
  /// What is shown then; nil where the call was only looked at.
  let destination: ResolvedTransition.Destination?
  let kind: TransitionKind
  /// Whether the call only hands on what others ask for.
  let isHandedOn: Bool
}

/// A transition with its ends, before nodes are made of them.
struct ResolvedTransition: Sendable {
  enum Destination: Hashable, Sendable {
    case value(Value)
    /// A segue of a storyboard, which knows its source, its kind and its destination.
    case segue(SceneID, index: Int)
    case fixed(String)
    case previous
    case unresolved(String)
  }

  var source: TransitionSource
  var destination: Destination
  let kind: TransitionKind
  var confidence: Confidence
  /// How sure it is if all who hear what is sent on the way show the same; nil where nothing is sent to several.
  var confidenceIfShared: Confidence?
  var via: [TypeID]
  let location: SourceLocation
  /// Whether the code closes the screen that asks on the way, so that the destination comes in its place.
  var closesSource = false
  var identifier: String?
  /// The styles that the code around it may give what is presented; empty where it gives none.
  var modalStyles: Set<ModalStyle> = []
  /// The code that asks; nil where no body does.
  var body: BodyID?
  /// The code that shows the destination and the calls up to whoever asks; nil where no single place does it.
  var path: CodePath?
  /// The type whose code knows the destination: the asker itself, or the object that it asks.
  var home: TypeID?
  /// The code that knows the destination, where its callers were looked at one by one; nil for those of askers.
  var offeredBy: BodyID?
  /// Whether it is one of several that a modifier registers for every view that has it.
  var isSharedRegistration = false
  /// Whether it sets a state that another view has handed to the one that asks.
  var isHandedState = false
  /// Whether it is one of those that a place pushes for the routes of a type.
  var isRouteRegistration = false
  /// Where the code has the form of an idiom, if that is not where the transition is asked for; nil for what no single
  /// place shows.
  var origin: CodeSpot?

  var isUnresolved: Bool { if case .unresolved = destination { true } else { false } }

  /// The type of the object that is shown; nil for everything that is no single object.
  var shownType: TypeID? {
    switch destination {
    case .value(.object(let type, _)), .value(.some(let type)): type
    default: nil
    }
  }
}
