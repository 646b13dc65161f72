import Testing

@Suite("A body is lowered")
struct StatementTests {
  @Test(
    "with its bindings",
    arguments: [
      ("let a = b", "let a = b"),
      ("var a: Screen", "let a: Screen"),
      ("let a = b, c = d", "let a = b; let c = d"),
      ("let (a, _) = f()", "let (a, _) = f()"),
      ("let a: [Screen] = []", "let a: [Screen] = []"),
      ("a.b = c", "a.b = c"),
      ("x = y ? a : b", "x = if [y] { a } [not y] { b }"),
      ("_ = f()", "_ = f()"),
      ("return a", "return a"),
      ("f(); g()", "f(); g()"),
    ])
  func bindings(_ text: String, _ expected: String) {
    #expect(SwiftSource.body(text) == expected)
  }

  @Test(
    "with what has to hold in the branches of an `if`",
    arguments: [
      ("if a { b() }", "if [a] { b() }"),
      ("if a { b() } else { c() }", "if [a] { b() } [not a] { c() }"),
      ("if a { b() } else if c { d() } else { e() }", "if [a] { b() } [not a] { if [c] { d() } [not c] { e() } }"),
      ("if case .a(let b) = x { c(b) }", "if [x is .a(b)] { c(b) }"),
      ("if case .a = x { b() } else { c() }", "if [x is .a] { b() } [x is not .a] { c() }"),
      ("if a, b { c() } else { d() }", "if [a, b] { c() } [] { d() }"),
      ("if #available(iOS 16, *) { a() } else { b() }", "if [] { a() } [] { b() }"),
    ])
  func ifs(_ text: String, _ expected: String) {
    #expect(SwiftSource.body(text) == expected)
  }

  @Test("with the names that `if let` binds, at the start of the branch")
  func ifLet() {
    let body = SwiftSource.body("if let a = make() { show(a) }")
    #expect(body.hasSuffix("{ let a = make(); show(a) }"))
    #expect(SwiftSource.body("if let a { show(a) }").hasSuffix("{ let a = a; show(a) }"))
  }

  @Test("with the names that `guard let` binds, for all that follows")
  func guardLet() {
    #expect(SwiftSource.body("guard let self else { return }; go()").contains("let self = self"))
    #expect(SwiftSource.body("guard let a = b() as? C else { return }; go(a)").contains("let a = (b() as C)"))
    #expect(SwiftSource.body("guard let a = b(), let c = a.d else { return }; go(c)").contains("let c = a.d; go(c)"))
  }

  @Test("with the test that a bound cast is")
  func boundCast() {
    #expect(SwiftSource.body("if let a = b as? C { f(a) }").contains("is(b, C"))
    #expect(SwiftSource.body("guard let a = b as? C else { g(b); return }; f(a)").contains("[not is(b, C"))
  }

  @Test("with both ways of a `guard`: what follows it is not what its `else` does")
  func guardElse() {
    let body = SwiftSource.body("guard ready else { login(); return }\nopen()")
    #expect(body.contains("[not ready] { login()"))
    #expect(body.contains("open()"))
    #expect(body != "login(); open()")
  }

  @Test("with what follows an `if` that leaves as the way in which its condition fails")
  func leavingIf() {
    #expect(SwiftSource.body("if ready { return }\nopen()").contains("[not ready] { open()"))
    #expect(!SwiftSource.body("if ready { prepare() }\nopen()").contains("not ready"))
  }

  @Test(
    "with the patterns of a `switch`",
    arguments: [
      (
        "switch x { case .a, .b: f() case .c(let d, _): g(d) default: h() }",
        "if [x is .a or .b] { f() } [x is .c(d, _)] { g(d) } [x is not .a or .b or .c(d, _)] { h() }"
      ),
      ("switch x { case let .a(b, label: c): f(b, c) }", "if [x is .a(b, c)] { f(b, c) }"),
      (
        "switch x { case \"a\", \"b\": f() default: g() }",
        "if [x is =\"a\" or =\"b\"] { f() } [x is not =\"a\" or =\"b\"] { g() }"
      ),
      (
        "switch x { case let d as Detail: f(d) case is List: g() default: break }",
        "if [x is d as Detail] { f(d) } [x is _ as List] { g() } [x is not d as Detail or _ as List] {  }"
      ),
      (
        "switch (x, y) { case (.a, .b): f() case (_, let z): g(z) }",
        "if [(x, y) is (.a, .b)] { f() } [(x, y) is (_, z)] { g(z) }"
      ),
      ("switch x { case .a?: f() case nil: g() }", "if [x is .a] { f() } [x is =nil] { g() }"),
      ("switch x { case .a where y: f() default: g() }", "if [x is .a] { f() } [x is not ] { g() }"),
      (
        "switch x { case Segue.detail.rawValue: f() default: break }",
        "if [x is =Segue.detail.rawValue] { f() } [x is not =Segue.detail.rawValue] {  }"
      ),
    ])
  func switches(_ text: String, _ expected: String) {
    #expect(SwiftSource.body(text) == expected)
  }

  @Test(
    "with its loops",
    arguments: [
      ("for a in b { c(a) }", "for a in b { c(a) }"),
      ("for (i, a) in b.enumerated() { c(a) }", "for (i, a) in b.enumerated() { c(a) }"),
      ("for case let a as Detail in b { c(a) }", "for a as Detail in b { c(a) }"),
      ("for a in b where d { c(a) }", "for a in b { if [d] { c(a) } }"),
      ("while a { b() }", "while { b() }"),
      ("repeat { b() } while a", "while { b() }"),
    ])
  func loops(_ text: String, _ expected: String) {
    #expect(SwiftSource.body(text) == expected)
  }

  @Test("with what runs in `do`, `catch` and `defer`")
  func errors() {
    let body = SwiftSource.body("do { try a() } catch { b(error) }\ndefer { c() }")
    #expect(body == "a(); b(error); c()")
  }

  @Test("with local functions and without local types")
  func localDeclarations() {
    let source = SwiftSource(
      """
      class List {
        func open() {
          func inner(_ a: Int, to b: String = "x") { go(a) }
          struct Local { func f() {} }
          enum Step { case a }
          inner(1)
        }
      }
      """)
    let body = source.function("open")?.body.map { PrintedFacts.text($0) }
    #expect(body == "func inner(_ a, to b) { go(a) }; inner(1)")
    #expect(source.types.map(\.name).contains { $0.hasSuffix("Local") })
  }

  @Test(
    "with the code of `#if` as if it stood there",
    arguments: [
      ("#if DEBUG\na()\n#endif\nb()", "a(); b()"),
      ("#if os(iOS)\na()\n#else\nb()\n#endif\nc()", "a(); b(); c()"),
      ("#if os(iOS)\na()\n#else\nb()\n#endif", "a(); b()"),
      ("#if os(iOS)\nlet c = a()\n#else\nlet c = b()\n#endif", "let c = a(); let c = b()"),
      ("view\n#if os(iOS)\n.a()\n#endif\n.b()", "view.a().b()"),
      ("#if os(tvOS)\na()\n#else\nb()\n#endif", "b()"),
      ("#if os(watchOS)\na()\n#endif\nb()", "a(); b()"),
    ])
  func conditionalCompilation(_ text: String, _ expected: String) {
    #expect(SwiftSource.body(text).hasPrefix(expected))
  }

  @Test(
    "with the clauses of `#if` as alternatives where they make views",
    arguments: [
      ("#if os(iOS)\nA()\n#else\nB().b()\n#endif\nC()", "if [] { A() } [] { B().b() }; C()"),
      ("A()\n#if os(iOS)\na\n#elseif DEBUG\nb()\n#endif", "A(); if [] { a } [] { b() }"),
      ("A()\n#if os(tvOS)\nB()\n#else\nC()\n#endif", "A(); C()"),
      ("#if os(iOS)\nA()\n#endif\nB()", "A(); B()"),
      ("#if os(iOS)\nA()\nB()\n#else\nC()\n#endif", "A(); B(); C()"),
      ("#if os(iOS)\nlet a = A()\n#else\nB()\n#endif", "let a = A(); B()"),
    ])
  func builtAlternatives(_ text: String, _ expected: String) {
    #expect(SwiftSource.body(text) == expected)
  }
}
