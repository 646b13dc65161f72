import NavigationModel

/// Tells what a method shows that only a framework calls, by what it is there for: what other code asks the framework to
/// show, or what has been on the screen before.
struct FrameworkCallbacks {
  let program: Program

  /// Why what a framework hands a method is told elsewhere; nil for all other functions.
  func cause(of function: Body) -> Dismissal.Cause? {
    guard function.kind == .function, let owner = function.owner else { return nil }
    if overridesShowing(function, of: owner) { return .handedByFramework(function.signature) }
    guard function.name == Self.split, program.inherits(owner, fromAnyNamed: Self.splitDelegates) else { return nil }
    let labels = labels(of: function)
    if Self.asked.contains(labels) { return .handedByFramework(function.signature) }
    return Self.moved.contains(labels) ? .wasThere : nil
  }

  private func labels(of function: Body) -> [String] { function.parameters.map { $0.label ?? "_" } }

  /// Whether a method overrides one by which a framework's controller shows its argument, such as `show(_:sender:)`: UIKit
  /// calls it on a controller around the one that is asked.
  private func overridesShowing(_ function: Body, of owner: TypeID) -> Bool {
    guard function.isOverride, program.isController(owner) else { return false }
    let labels = labels(of: function)
    let isOwn = program.lineage(of: owner).contains { ancestor in
      ancestor != owner
        && (program[ancestor].functions[function.name] ?? []).contains {
          !program[$0].isOverride && self.labels(of: program[$0]) == labels
        }
    }
    guard !isOwn else { return false }
    return (program.frameworks.patternsByCall[function.name] ?? []).contains { pattern in
      guard case .call(_, let wanted) = pattern.trigger, case .argument = pattern.destination else { return false }
      return !pattern.kind.goesBack && !wanted.isEmpty && wanted.allSatisfy { labels.contains($0) }
    }
  }

  private static let split = "splitViewController"
  private static let splitDelegates = ["UISplitViewController", "UISplitViewControllerDelegate"]
  /// The methods by which a split view lets its delegate show what some code asks it to show.
  private static let asked: Set<[String]> = [["_", "show", "sender"], ["_", "showDetail", "sender"]]
  /// The methods by which it lets its delegate move what is in its columns.
  private static let moved: Set<[String]> = [["_", "collapseSecondary", "onto"], ["_", "separateSecondaryFrom"]]
}
