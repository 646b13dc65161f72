import NavigationModel

/// Test code next to the app's code is recognized by its imports.
enum TestCode {
  /// Whether a file is a part of tests.
  static func isTest(_ facts: FileFacts) -> Bool {
    guard case .swift(let swift) = facts.content else { return false }
    return swift.imports.contains(where: frameworks.contains)
  }

  private static let frameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
}
