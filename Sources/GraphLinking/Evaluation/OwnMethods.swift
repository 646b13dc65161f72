import NavigationModel

/// Finds the methods that an object calls on itself.
extension Evaluator {
  /// The methods of the object itself that a call means; none for a call on another object.
  func ownMethods(calledBy site: CallSite) -> [BodyID] {
    guard site.call.isOnSelf, let owner = program[site.body].owner, let name = site.call.callee.calledName else {
      return []
    }
    var lineage = program.lineage(of: owner)[...]
    if case .member(.identifier("super"), _) = site.call.callee { lineage.removeFirst() }
    return lineage.lazy.compactMap { self.program[$0].functions[name] }.first?.filter {
      ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
    } ?? []
  }
}

extension Call {
  /// Whether it is one of a method of the object itself, or of an initializer that makes the same object.
  var isOnSelf: Bool { callee.isOnSelf }
}

extension Expression {
  /// Whether it names a member of the object itself: `title`, `self.title`, `super.title`.
  var isOnSelf: Bool {
    switch self {
    case .identifier(let name): name.first?.isLowercase == true
    case .member(.identifier("self"), _), .member(.identifier("super"), _): true
    default: false
    }
  }
}
