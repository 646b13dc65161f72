import NavigationModel

/// Runs what a program adds to the classes of storyboards:
///
///     extension NSStoryboard {
///       func make<T: NSViewController>(_ type: T.Type) -> T { instantiateController(withIdentifier: T.identifier) as! T }
///     }
extension Evaluator {
  /// The classes in which a method of a value is looked for, the nearest first. A storyboard is one of UIKit or of AppKit,
  /// and each app has code for its own: the name of a document does not say which.
  func classes(withMethodsOf value: Value, a type: TypeID) -> [TypeID] {
    program.lineage(of: type) + (otherStoryboardClass(of: value).map { program.lineage(of: $0) } ?? [])
  }

  /// The class of AppKit that a storyboard may be an object of, beside that of UIKit; nil for all other values.
  func otherStoryboardClass(of value: Value) -> TypeID? {
    guard case .storyboard = value, let other = program.typesByName["NSStoryboard"]?.first, other != type(of: value)
    else { return nil }
    return other
  }

  /// Whether a method that the program adds to a class of storyboards runs on a value.
  func isStoryboard(_ value: Value, of owner: TypeID) -> Bool {
    guard case .storyboard = value else { return false }
    return isStoryboardClass(owner)
  }

  /// Whether code of a storyboard calls a method of its own by which storyboards make controllers, without naming itself.
  func makesOwnScene(_ name: String, in scope: ScopeID) -> Bool {
    guard StoryboardRequestFinder.makers.contains(name), let owner = program[program[scope].body].owner else {
      return false
    }
    return program.lineage(of: owner).contains { isStoryboardClass($0) }
      && program.locals(named: name, from: scope) == nil
  }

  private func isStoryboardClass(_ type: TypeID) -> Bool {
    !program[type].isDeclared && program[type].name.hasSuffix("Storyboard")
  }
}
