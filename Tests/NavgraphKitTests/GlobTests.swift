import Testing

@testable import NavgraphKit

@Suite("A glob")
struct GlobTests {
  @Test(
    "stands for a path",
    arguments: [
      // A name without a slash stands at any depth.
      ("Pods", "Pods"), ("Pods", "App/Pods"), ("*.swift", "A.swift"), ("*.swift", "App/Deep/A.swift"),
      // A path with a slash starts at the root, however that is written.
      ("App/A.swift", "App/A.swift"), ("/App", "App"), ("./App", "App"), ("App/*.swift", "App/A.swift"),
      // What matches a folder matches all in it.
      ("Pods", "Pods/Kit/A.swift"), ("Pods/", "Pods/Kit/A.swift"), ("Pods/*", "Pods/Kit/A.swift"),
      // Two stars stand for any folders, also none.
      ("**/A.swift", "A.swift"), ("**/A.swift", "App/Deep/A.swift"), ("App/**/A.swift", "App/A.swift"),
      ("App/**/A.swift", "App/x/y/A.swift"), ("App/**", "App/x/y/A.swift"), ("**", "A.swift"),
      ("**/Gen/**", "App/Gen/A.swift"), ("**/Gen/**/*.swift", "Gen/x/A.swift"),
      // Other wildcards stay within a name.
      ("A?.swift", "AB.swift"), ("*Tests", "AppTests"), ("a*b*c", "aXbYc"), ("a**c", "abc"), ("?", "é"),
      // Braces stand for either.
      ("*.{swift,xib}", "A.xib"), ("{App,Kit}/A.swift", "Kit/A.swift"), ("{a,b{c,d}}e", "bde"), ("{,x}a", "a"),
      ("{**/,}A.swift", "x/y/A.swift"), ("a,b", "a,b"),
      // Brackets stand for one character, or for any other.
      ("[AB].swift", "B.swift"), ("V[0-9]", "V7"), ("V[!0-9]", "Vx"), ("V[^0-9]", "Vx"), ("[]x]", "]"), ("[a-]", "-"),
      ("[[]id\\].swift", "[id].swift"), ("\\[id\\].swift", "[id].swift"), ("\\!A", "!A"), ("A\\*", "A*"),
    ])
  func matches(pattern: String, path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(
    "does not stand for a path",
    arguments: [
      ("Pods", "MyPods"), ("Pods", "PodsKit/A.swift"), ("pods", "Pods"), ("*.swift", "A.swift.orig"),
      ("App/A.swift", "Deep/App/A.swift"), ("/A.swift", "App/A.swift"), ("App/*.swift", "App/Deep/A.swift"),
      ("App/**", "App"), ("A?.swift", "A.swift"), ("A?B", "A/B"), ("App?A.swift", "App/A.swift"),
      ("[AB].swift", "C.swift"), ("V[0-9]", "V77"), ("V[!0-9]", "V7"), ("A[!x]B", "A/B"), ("[z-a]", "m"),
      ("A\\*", "AB"), ("*.{swift,xib}", "A.storyboard"), ("{a,b{c,d}}e", "be"), ("App/**/A.swift", "AppX/A.swift"),
    ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test(
    "can stand for something in a folder",
    arguments: [
      ("Pods/Kit/**", "Pods"), ("Pods/Kit", "Pods"), ("Pods", "Pods/Kit"), ("*.swift", "Pods"), ("**/A.swift", "x/y"),
      ("{Pods,Kit}/A/*", "Kit"),
    ])
  func canMatchInside(pattern: String, folder: String) throws {
    #expect(try Glob(pattern).canMatch(inside: folder))
  }

  @Test(
    "cannot stand for anything in a folder",
    arguments: [("Pods/Kit", "node_modules"), ("Pods/Kit", "Pods/Other"), ("App/*.swift", "App/Deep")])
  func cannotMatchInside(pattern: String, folder: String) throws {
    #expect(try !Glob(pattern).canMatch(inside: folder))
  }

  @Test("has an answer for patterns that make backtracking matchers try billions of ways")
  func pathologicalPatterns() throws {
    let path = String(repeating: "a/", count: 2_000) + String(repeating: "a", count: 2_000)
    #expect(try !Glob(String(repeating: "*a", count: 100) + "b").matches(path))
    #expect(try !Glob(String(repeating: "**/a/", count: 100) + "b").matches(path))
    #expect(try !Glob(String(repeating: "{a,aa,}", count: 100) + "b").matches(path))
    #expect(try Glob(String(repeating: "**/", count: 200) + "a*").matches(path))
  }

  @Test(
    "says what is wrong with a pattern",
    arguments: [
      ("", GlobError.empty), ("/", .empty), ("./", .empty), ("{a", .unbalancedBraces), ("a}", .unbalancedBraces),
      (String(repeating: "a", count: 1_001), .tooLong),
      ("[ab", .unbalancedBrackets), ("ab]", .unbalancedBrackets), ("[]", .unbalancedBrackets),
      ("[!]", .unbalancedBrackets),
      ("!Pods", .negated),
    ])
  func errors(pattern: String, expected: GlobError) {
    #expect(throws: expected) { try Glob(pattern) }
  }
}
