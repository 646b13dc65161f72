import NavigationModel

/// Finds the methods that the selectors of storyboards call.
struct ActionSelectors {
  private let program: Program
  /// The selectors that methods are given by `@objc(makeDetail:)`.
  private let given: Set<String>
  /// Whether the code was written before Swift 3, where the first parameter had no label outside.
  private let isBeforeLabels: Bool

  init(program: Program) {
    self.program = program
    let types = program.files.lazy.flatMap { file -> [TypeFact] in
      if case .swift(let swift) = file.content { swift.types } else { [] }
    }
    isBeforeLabels = Self.namesBeforeSwift3.contains { program.callsByName[$0] != nil }
    given = Set(types.flatMap(\.functions).flatMap(\.attributes).compactMap(\.objectiveCName))
  }

  /// Whether any type of the program has a method that Objective-C knows by a selector, such as `makeDetail:`.
  func isImplemented(_ selector: String) -> Bool {
    let first = selector.prefix { $0 != ":" }
    return given.contains(selector)
      || first.indices.dropFirst().contains { first[$0].isUppercase && implements(first[..<$0], first[$0...]) }
      || implements(first, "")
  }

  /// Methods of UIKit that Swift 3 calls otherwise.
  private static let namesBeforeSwift3 = [
    "presentViewController", "performSegueWithIdentifier", "dismissViewControllerAnimated",
    "instantiateViewControllerWithIdentifier",
  ]

  /// Whether a method has a name, and as its first label what Swift makes of the rest of the selector's first part.
  ///
  /// `unwind(segue:)` is `unwindWithSegue:`; a label that is a preposition follows without `With`, as in `unwindFor:`.
  private func implements(_ name: Substring, _ rest: Substring) -> Bool {
    (program.ownersOfFunctions[String(name)] ?? []).contains { owner in
      (program[owner].functions[String(name)] ?? []).contains { body in
        guard let first = program[body].parameters.first, let label = first.label else { return rest.isEmpty }
        if rest.isEmpty, isBeforeLabels, label == first.name { return true }
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        return rest == capitalized || rest == "With" + capitalized
      }
    }
  }
}

extension AttributeFact {
  /// The name or the selector that `@objc(…)` gives a declaration.
  var objectiveCName: String? {
    guard name == "objc", case .string(let text)? = arguments.first?.value else { return nil }
    return text
  }
}
