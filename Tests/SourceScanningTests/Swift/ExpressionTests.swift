import Testing

@Suite("An expression is lowered")
struct ExpressionTests {
  @Test(
    "to itself where it is simple",
    arguments: [
      "name", "base.name", ".name", "f(a, label: b)", "base.f()", "base[key]", "[a, b]", "[k: v]", "(a, label: b)",
      "\"text\"", "true", "7", "nil", "Screen<Item>(item)", "A.B.c", "self.router", "super.f()",
    ])
  func plain(_ text: String) {
    let expected = text == "Screen<Item>(item)" ? "Screen<Item>(item)" : text
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "without what changes no destination",
    arguments: [
      ("a?.b!.c()", "a.b.c()"), ("try await load()", "load()"), ("try! load()", "load()"), ("(((a)))", "a"),
      ("a?[0]?.b", "a[0].b"), ("`default`.`self`", "default.self"), ("&value", "value"),
      ("#selector(List.tap(_:))", "#selector(List.tap)"),
    ])
  func dropped(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "by the precedence of its operators",
    arguments: [
      ("a ?? b", "either(a, b)"),
      ("a ?? b ?? c", "either(a, either(b, c))"),
      ("a ?? b as? C", "either(a, (b as C))"),
      ("a as? B ?? c", "either((a as B), c)"),
      ("a as! B", "(a as B)"),
      ("x is B", "is(x, B)"),
      ("a && b || c", "||(&&(a, b), c)"),
      ("a == b && c != d", "&&(==(a, b), !=(c, d))"),
      ("!a && b", "&&(!(a), b)"),
      ("a + b + c", "+(+(a, b), c)"),
      ("a - b * c", "-(a, *(b, c))"),
      ("a ... b", "...(a, b)"),
      ("a ?? b == c", "==(either(a, b), c)"),
      ("flag ? a : b", "if [flag] { a } [not flag] { b }"),
      ("flag ? a : other ? b : c", "if [flag] { a } [not flag] { if [other] { b } [not other] { c } }"),
      ("a == b ? c ?? d : e as! F", "if [==(a, b)] { either(c, d) } [not ==(a, b)] { (e as F) }"),
    ])
  func precedence(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test("to nothing known where no destination can come from it", arguments: ["-x", "~x", "1.5"])
  func nothingKnown(_ text: String) {
    #expect(SwiftSource.value(text) == "_")
  }

  @Test(
    "with trailing closures as arguments",
    arguments: [
      ("run { a() }", "run(~{ a() })"),
      ("run(1) { a() }", "run(1, ~{ a() })"),
      ("link { Detail() } label: { Text() }", "link(~{ Detail() }, ~label: { Text() })"),
      ("base.map(f).then { $0.x() }", "base.map(f).then(~{ $0.x() })"),
      ("run(completion: { a() })", "run(completion: { a() })"),
    ])
  func trailingClosures(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "with the parameters and weak captures of closures",
    arguments: [
      ("{ [weak self] in self?.go() }", "{ [weak self] in self.go() }"),
      ("{ [unowned self, weak model, factory] item in go(item) }", "{ [weak self, model] item in go(item) }"),
      ("{ (item: Item, _: Int) -> Void in go(item) }", "{ item: Item, _: Int in go(item) }"),
      ("{ first, second in go(first) }", "{ first, second in go(first) }"),
      ("{ go($1, $0) }", "{ go($1, $0) }"),
      ("{ }", "{  }"),
    ])
  func closures(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "with what `assign` of a publisher sets as a closure",
    arguments: [
      ("stream.assign(to: &$page)", "stream.assign({ [weak self] in self.page = $0 })"),
      ("stream.assign(to: &model.$page)", "stream.assign({ [weak self] in model.page = $0 })"),
      ("stream.assign(to: \\.page, on: self)", "stream.assign({ self.page = $0 })"),
      ("stream.assign(to: \\Model.inner.page, on: model)", "stream.assign({ model.inner.page = $0 })"),
      ("stream.assign(to: &page)", "stream.assign(to: page)"),
      ("stream.assign(to: page, on: model)", "stream.assign(to: page, on: model)"),
      ("stream.assign(page)", "stream.assign(page)"), ("assign(to: &$page)", "assign(to: $page)"),
    ])
  func assigned(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "from string literals of all forms",
    arguments: [
      (##""plain""##, "\"plain\""),
      (##""with \"quotes\" and \\ and \u{41}""##, "\"with \"quotes\" and \\ and A\""),
      (##"#"raw \n"#"##, "\"raw \\n\""),
      (##""\(a) and \(b.c)""##, "text(a, \" and \", b.c)"),
      (##""\(String(describing: X.self))Controller""##, "text(String(describing: X.self), \"Controller\")"),
      ("\"\"\"\n  two\n  lines\n  \"\"\"", "\"two\nlines\""),
      ("\"\"", "\"\""),
    ])
  func strings(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "from `if` and `switch` that are values",
    arguments: [
      ("if a { b } else { c }", "if [a] { b } [not a] { c }"),
      (
        "switch x { case .a: b; case .c(let d): d; default: e }",
        "if [x is .a] { b } [x is .c(d)] { d } [x is not .a or .c(d)] { e }"
      ),
    ])
  func statementsAsValues(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }

  @Test(
    "from key paths and types as values",
    arguments: [
      ("\\Model.path.to", "\\Model.path.to"), ("\\.path", "\\.path"), ("Detail.self", "Detail.self"),
      ("/App.Route.detail", "\\App.Route.detail"), ("[Screen]()", "[Screen]()"),
      ("[String: Screen]()", "[String: Screen]()"), ("X?.none", "X.none"),
    ])
  func keyPathsAndTypes(_ text: String, _ expected: String) {
    #expect(SwiftSource.value(text) == expected)
  }
}
