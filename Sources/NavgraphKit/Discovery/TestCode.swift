import NavigationModel

/// Test code next to the app's code is recognized by its imports, and by the classes of tests that it extends or inherits
/// from: a library that imports XCTest hands it on to the files that import the library.
enum TestCode {
  /// Whether a file is a part of tests.
  static func isTest(_ facts: FileFacts) -> Bool {
    guard case .swift(let swift) = facts.content else { return false }
    return swift.imports.contains(where: frameworks.contains) || swift.types.contains(where: isTest)
  }

  /// Whether a declaration extends a class of tests or inherits from one.
  private static func isTest(_ type: TypeFact) -> Bool {
    type.kind == .extension && classes.contains(type.name)
      || type.kind == .class && type.inherited.first?.name.map(classes.contains) == true
  }

  /// The frameworks of tests, and libraries that can only be linked into tests since they import XCTest themselves.
  private static let frameworks: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble",
    "SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "ViewInspector", "RxTest",
    "KIF", "CombineExpectations", "SwiftSyntaxMacrosTestSupport", "XCTVapor",
  ]

  /// The classes of tests that those frameworks declare.
  private static let classes: Set<String> = [
    "XCTestCase", "QuickSpec", "AsyncSpec", "FBSnapshotTestCase", "KIFTestCase",
  ]
}
