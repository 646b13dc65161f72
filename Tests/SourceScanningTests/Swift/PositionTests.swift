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

  @Test("after something that the parser had to make up is not moved")
  func missingTokens() {
    #expect(position(in: "class X { func () {\n if { present(a) }\n present(a)\n} }") == "3:2")
    #expect(position(in: "class X { func f() {\n let = a.\n present(a)\n} }") == "3:2")
    #expect(position(in: "class X { func f(_: ) -> {\n  present( }\n}") == "2:3")
  }

  @Test("is within the text wherever the text is cut off")
  func truncation() {
    let text = """
      import UIKit
      @objc(X) final class X<T: Y>: Z where T: Q {
        var a: [String: Int] = ["é": 1], b = "\\(c)", d: Int { didSet { e() } }
        enum E: String { case f(g: H?), i = "j" }
        init?(_ k: K = .l) throws { self.m = try await n { [weak self] o, _ in p?.q(o)! } }
        subscript(r: Int) -> S { get { guard let t = u as? V, case .w(let x) = y else { return z } } }
        func go() { if a == b && c is D { show(e) } else { for f in g where h { present(\"\"\"
          text \\(i)
          \"\"\") } } }
      }
      """
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let left = String(decoding: bytes[..<count], as: UTF8.self)
      let lines = left.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf8.count)
      for position in positions(in: SwiftSource(left).facts ?? SwiftFacts()) {
        let (line, column) = (Int(position.line) - 1, Int(position.column) - 1)
        let isWithin = lines.indices.contains(line) && (0...lines[line]).contains(column)
        #expect(isWithin, "\(position) in the first \(count) bytes")
      }
    }
  }

  /// The positions of all declarations, and of all calls that stand in statements of their own.
  private func positions(in facts: SwiftFacts) -> [Position] {
    let functions = facts.functions + facts.types.flatMap(\.functions)
    let calls = functions.flatMap { $0.body ?? [] }.compactMap { statement in
      if case .expression(.call(let call)) = statement { call.position } else { nil }
    }
    return calls + functions.map(\.position) + facts.types.map(\.position)
      + (facts.properties + facts.types.flatMap(\.properties)).map(\.position)
      + facts.types.flatMap(\.cases).map(\.position)
  }
}
