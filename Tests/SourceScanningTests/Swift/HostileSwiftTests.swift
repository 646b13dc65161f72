import Foundation
import NavigationModel
import TestSupport
import Testing

@Suite("A Swift file")
struct HostileSwiftTests {
  @Test(
    "that is empty or holds only space has no facts and no issue",
    arguments: ["", " \n\t\n", "// nothing\n", "\u{FEFF}"])
  func empty(_ text: String) {
    let source = SwiftSource(text)
    #expect(source.facts == SwiftFacts())
    #expect(source.scanned.issues == [])
  }

  @Test("in UTF-16 is read, with an issue", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(_ encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    let text = try #require("class Größe {}".data(using: encoding))
    let source = SwiftSource(Data(mark) + text)
    #expect(source.types.map(\.name) == ["Größe"])
    #expect(source.scanned.issues.map(\.kind) == [.partlyRead])
  }

  @Test("in Latin-1 is read, with an issue")
  func latin1() throws {
    let text = try #require("class X {} // Gr\u{F6}\u{DF}e".data(using: .isoLatin1))
    let source = SwiftSource(text)
    #expect(source.types.map(\.name) == ["X"])
    #expect(source.scanned.issues.map(\.kind) == [.partlyRead])
  }

  @Test(
    "that is no text is left out, with an issue",
    arguments: [
      Data([0x00, 0x01, 0x02, 0xFF]), Data("class X {}\u{0}".utf8), Data([0xFF, 0xFE]) + Data([0x00]),
      // In UTF-16 with a NUL, and in UTF-32, whose byte order mark begins as that of UTF-16.
      Data([0xFF, 0xFE, 0x41, 0x00, 0x00, 0x00]), Data([0xFF, 0xFE, 0x00, 0x00, 0x41, 0x00, 0x00, 0x00]),
    ])
  func binary(_ data: Data) {
    let source = SwiftSource(data)
    #expect(source.facts?.types.isEmpty ?? true)
    #expect(source.scanned.issues.count == 1)
  }

  @Test("that is only a pointer of Git LFS says how to get it")
  func largeFilePointer() {
    let source = SwiftSource("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")
    #expect(source.scanned.issues.map(\.kind) == [.unreadable])
    #expect(source.scanned.issues.first?.message.contains("git lfs pull") == true)
  }

  @Test(
    "with a syntax error says so where it is",
    arguments: [
      ("class A {}\n<<<<<<< HEAD\nclass B {}\n=======\nclass C {}\n>>>>>>> other\n", "2:1", "conflict marker"),
      ("class A {}\n/* class B {}\n", "2:1", "unterminated"), ("let x = \"\"\"\nclass B {}\n", "3:1", "string literal"),
      ("class A {\n  func f( {}\n}\n", "2:10", "expected ')'"), ("let x = \n", "1:8", "expected expression"),
      ("let x = \"a\n", "1:11", "string literal"), ("func f(a: A?§ = nil) {}\n", "1:13", "§"),
      ("class A { let x = 1 let y = 2 }\n", "1:20", "expected ';'"), ("let \u{201C}x = 1\n", "1:5", "character"),
      ("func (a: Int) {}\n", "1:5", "expected a name"),
    ])
  func syntaxErrors(_ text: String, place: String, word: String) throws {
    let issue = try #require(SwiftSource(text).scanned.issues.first)
    #expect(issue.kind == .partlyRead)
    #expect("\(issue.location.line):\(issue.location.column)" == place)
    #expect(issue.message.contains(word))
  }

  @Test("with thousands of syntax errors is read for what is right in it", .timeLimit(.minutes(Hang.minutes)))
  func manyErrors() {
    let errors = (0..<4_000).map { "let x\($0) = [0 1 2]" }.joined(separator: "\n")
    let source = SwiftSource(
      "class A {}\nlet y = [\(Array(repeating: "1", count: 6_000).joined(separator: " "))]\n\(errors)")
    #expect(source.types.map(\.name) == ["A"])
    #expect(source.scanned.issues.map(\.location.line) == [2])
  }

  @Test("with code of a newer Swift inside of a condition has no issue")
  func conditions() {
    let source = SwiftSource("#if compiler(>=9)\nclass B { newword x y: Int => z }\n#endif\nclass A {}\n")
    #expect(source.scanned.issues == [])
  }

  @Test("that opens interpolations without end is left out, and one with many beside each other is read")
  func interpolations() {
    for start in ["\"\\(", "#\"\\#(", "\"\"\"\n\\("] {
      let nested = String(repeating: start, count: 1_000)
      #expect(SwiftSource("let a = \(nested)").scanned.issues.map(\.kind) == [.tooLarge])
    }
    let expressions = Array(repeating: "#\"\\(\"#", count: 100).joined(separator: ", ")
    #expect(SwiftSource("let x = [\(expressions)]\nclass X {}").types.map(\.name) == ["X"])
    let wide = (0..<1_000).map { "let a\($0) = \"\\(b)\\\\(\"" }.joined(separator: "\n")
    #expect(SwiftSource(wide + "\nclass X {}").types.map(\.name) == ["X"])
  }

  @Test("with a byte order mark is read like any other")
  func byteOrderMark() {
    let source = SwiftSource("\u{FEFF}class X {}")
    #expect(source.types.map(\.name) == ["X"])
    #expect(source.scanned.issues == [])
  }

  @Test("of one line with a megabyte is read to its end")
  func longLine() {
    let numbers = Array(repeating: "1234567", count: 140_000).joined(separator: ",")
    let source = SwiftSource("class X { let table = [\(numbers)] } class Y {}")
    #expect(source.types.map(\.name) == ["X", "Y"])
  }

  @Test("with thousands of operators in one expression is read to its end")
  func longExpression() {
    let sum = Array(repeating: "a", count: 3_000).joined(separator: " + ")
    let source = SwiftSource("class X { let text = \(sum) } class Y {}")
    #expect(source.types.map(\.name) == ["X", "Y"])
  }

  /// Ways to nest code.
  enum Nesting: String, CaseIterable {
    case branches, calls, closures, tupleTypes, types, patterns, memberChain, unwrapping, negations

    func code(levels: Int) -> String {
      func nested(_ opening: String, _ inner: String, _ closing: String) -> String {
        String(repeating: opening, count: levels) + inner + String(repeating: closing, count: levels)
      }
      return switch self {
      case .branches: nested("if a { ", "b()", " }")
      case .calls: nested("f(", "1", ")")
      case .closures: nested("f { ", "b()", " }")
      case .tupleTypes: "let x: " + nested("(", "Int", ")")
      case .types: nested("struct S { ", "", " }")
      case .patterns: "switch x { case \(nested(".a(", ".b", ")")): b() }"
      case .memberChain: nested("", "a", ".b()")
      case .unwrapping: nested("", "a", "!")
      case .negations: "let x = " + nested("!", "a", "")
      }
    }
  }

  @Test(
    "that nests deeply is read to its end, or has an issue that says so", arguments: Nesting.allCases, [300, 1_000])
  func deepNesting(_ nesting: Nesting, _ levels: Int) {
    let source = SwiftSource("class X { func f() { \(nesting.code(levels: levels)) } }\nclass After {}")
    let isWhole = source.types.contains { $0.name == "After" }
    #expect(isWhole || !source.scanned.issues.isEmpty)
  }

  @Test("with brackets in brackets ends, though the parser looks ahead at each of them", arguments: ["=", ":"])
  func nestedArrays(_ separator: String) {
    let depth = 60
    let brackets = String(repeating: "[", count: depth) + "A" + String(repeating: "]", count: depth)
    let source = SwiftSource("class Before {}\nlet x \(separator) \(brackets)")
    #expect(!source.types.isEmpty || !source.scanned.issues.isEmpty)
  }

  @Test(
    "whose code is broken gives what can be read of it",
    arguments: [
      "class X { func f( { } \n class Y {}", "class X { let a = } class Y {}", "}}}} class X {} class Y {}",
      "class X { func f() { \"unterminated\n } }\nclass Y {}", "class X { case let = func } extension Y {}",
    ])
  func broken(_ text: String) {
    #expect(SwiftSource(text).types.contains { $0.name == "X" })
  }

  @Test("nests code of a moderate depth as people write it, in any build")
  func moderateNesting() {
    let depth = 40
    let opening = String(repeating: "run { ", count: depth)
    let closing = String(repeating: " }", count: depth)
    let source = SwiftSource("class X { func f() { \(opening)present(a)\(closing) } }\nclass After {}")
    #expect(source.types.map(\.name) == ["X", "After"])
    #expect(source.scanned.issues == [])
    let body = PrintedFacts.text(source.function("f")?.body ?? [])
    #expect(body.contains("present(a)"))
  }
}
