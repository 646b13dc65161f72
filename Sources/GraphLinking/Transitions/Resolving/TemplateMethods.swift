import NavigationModel

/// Tells where a superclass calls what the classes below it override:
///
///     class Base: UIViewController { override func viewDidLoad() { prepareLayout() } }
///     class Feed: Base { override func prepareLayout() { addChild(List()) } }
///
/// The calls are those of a chain, from the body of a transition outwards.
struct TemplateMethods {
  let program: Program

  /// Whether the outermost call is one of an object on itself, and a class below the caller's overrides what it calls:
  /// then it is an object of that class that does both, and nobody asks anybody.
  func isOverridden(by owner: TypeID?, in chain: [AskingCall]) -> Bool {
    guard let last = chain.last, last.call.closure == nil, last.caller.route == nil, let owner,
      let caller = program[last.body].owner, caller != owner
    else { return false }
    return program.inherits(owner, from: caller) && program[last.site].call.isOnSelf
  }

  /// Whether so many classes override what an object calls on itself that who calls that object asks for none of them,
  /// where it is not sure which of them is meant.
  func isOneOfMany(_ chain: [AskingCall]) -> Bool {
    guard let last = chain.last, last.caller.confidence == .possible, let caller = program[last.body].owner,
      let name = program[last.site].call.callee.calledName
    else { return false }
    let overriding = program.concreteSubtypes(of: caller).count { program[$0].functions[name] != nil }
    return overriding > Evaluator.maximumImplementations
  }
}
