import NavigationModel
import Testing

@Suite("The position of a call")
struct PositionTests {
  /// The line and column of the call of `present` in a source.
  private func position(in text: String) -> String? {
    func find(_ statements: [Statement]) -> Position? {
      for case .expression(.call(let call)) in statements {
        if case .identifier("present") = call.callee { return call.position }
        if case .member(_, "present") = call.callee { return call.position }
      }
      return nil
    }
    let bodies = SwiftSource(text).types.flatMap(\.functions).compactMap(\.body)
    return bodies.lazy.compactMap { find($0) }.first.map { "\($0.line):\($0.column)" }
  }

  @Test("is that of the called name")
  func calledName() {
    #expect(position(in: "class X {\n  func f() { present(a) }\n}") == "2:14")
    #expect(position(in: "class X {\n  func f() { a.b?.present(a) }\n}") == "2:19")
    #expect(position(in: "class X { func f() {\n  a\n    .b()\n    .present(a)\n} }") == "4:6")
  }

  @Test("counts columns in bytes from one, a tab as one, as compilers do")
  func columns() {
    #expect(position(in: "class X { func f() {\n\t\tpresent(a)\n} }") == "2:3")
    #expect(position(in: "class X { func f() {\n/* é */ present(a)\n} }") == "2:10")
    #expect(position(in: "class X { func f() {\n/* 👩‍👩‍👧 */ present(a)\n} }") == "2:26")
  }

  @Test("counts lines of all endings", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(_ ending: String) {
    let text = ["class X {", "", "  func f() {", "    present(a)", "  }", "}"].joined(separator: ending)
    #expect(position(in: text) == "4:5")
  }

  @Test("is not moved by lines within strings and comments")
  func multilineText() {
    let text = "class X { func f() {\n  let a = \"\"\"\n    one\n    two\n    \"\"\"\n  /* a\n  b */ present(a)\n} }"
    #expect(position(in: text) == "7:8")
  }

  @Test("is not moved by a byte order mark")
  func byteOrderMark() {
    #expect(position(in: "\u{FEFF}class X { func f() {\n present(a) } }") == "2:2")
  }

  @Test("of a declaration is that of its name")
  func declarations() throws {
    let source = SwiftSource(
      "import UIKit\n\npublic final class X: Y {\n  @objc private static func f() {}\n  let a = 1\n}")
    #expect(source.function("f")?.position == Position(line: 4, column: 29))
    #expect(source.property("a")?.position == Position(line: 5, column: 7))
    #expect(source.type("X")?.position.line == 3)
  }
}
