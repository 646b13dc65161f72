import NavigationModel
import Testing

@Suite("A declaration is lowered")
struct DeclarationTests {
  @Test("with its kind, its name and what it inherits")
  func types() {
    let source = SwiftSource(
      """
      public final class List<Item: Model>: BaseViewController<Item>, Routable where Item: Equatable {}
      struct Row: View {}
      enum Route: String, CaseIterable {}
      protocol Coordinator: AnyObject {}
      actor Store {}
      extension UIKit.UIViewController: Presentable {}
      """)
    #expect(
      source.types.map {
        "\($0.kind.rawValue) \($0.name): \($0.inherited.map(PrintedFacts.text).joined(separator: ", "))"
      } == [
        "class List: BaseViewController<Item>, Routable", "struct Row: View", "enum Route: String, CaseIterable",
        "protocol Coordinator: AnyObject", "actor Store: ", "extension UIKit.UIViewController: Presentable",
      ])
    let list = source.type("List")
    #expect(list?.generics == [GenericParameter(name: "Item", constraint: .named("Model", []))])
    #expect(list?.requirements == [GenericParameter(name: "Item", constraint: .named("Equatable", []))])
  }

  @Test("with the names of the types around it")
  func nesting() {
    let source = SwiftSource(
      """
      enum Shop {
        class List { struct Row {} }
        enum Step { case a }
      }
      extension Shop.List { enum Mode {} }
      """)
    #expect(
      source.types.map(\.name) == ["Shop", "Shop.List", "Shop.List.Row", "Shop.Step", "Shop.List", "Shop.List.Mode"])
  }

  @Test(
    "with whether only its file sees it",
    arguments: [
      ("private class Item {}", true), ("fileprivate struct Item {}", true), ("enum Item {}", false),
      ("struct Shop { private enum Item {} }", true), ("struct Shop { struct Item {} }", false),
      ("private struct Shop { struct Item {} }", true), ("private enum A { enum B { public actor Item {} } }", true),
      ("private extension Shop { class Item {} }", true), ("private extension Shop { internal class Item {} }", false),
      ("extension Shop { class Item {} }", false), ("public extension Shop { private class Item {} }", true),
      ("func make() { class Item {} }", true), ("class Shop { func make() { struct Item {} } }", true),
    ])
  func filePrivate(code: String, isFilePrivate: Bool) {
    let item = SwiftSource(code).types.first { $0.kind != .extension && $0.name.hasSuffix("Item") }
    #expect(item?.isFilePrivate == isFilePrivate)
  }

  @Test(
    "with whether only its file reads a property",
    arguments: [
      ("private let item = 1", true), ("class A { fileprivate var item = 1 }", true), ("let item = 1", false),
      ("class A { private(set) var item = 1 }", false), ("private class A { var item = 1 }", false),
      ("private extension A { var item: Int { 1 } }", true),
      ("private extension A { internal var item: Int { 1 } }", false),
      // A protocol may require it of the type.
      ("private class A {}\nprivate extension A { var item: Int { 1 } }", false),
    ])
  func filePrivateProperties(code: String, isFilePrivate: Bool) {
    let source = SwiftSource(code)
    let item = source.property("item") ?? source.facts?.properties.first
    #expect(item?.isFilePrivate == isFilePrivate)
  }

  @Test("as a function with labels, types and defaults")
  func functions() throws {
    let source = SwiftSource(
      """
      class Router {
        @discardableResult
        static func open<T: UIViewController>(
          _ type: T.Type, with id: String = "x", then done: @escaping (T?) -> Void, rest: Int...
        ) async throws -> T? { nil }
        override init(coder: NSCoder) {}
        subscript(key: String) -> UIViewController { make(key) }
      }
      """)
    let open = try #require(source.function("open"))
    #expect(open.parameters.map { $0.label ?? "_" } == ["_", "with", "then", "rest"])
    #expect(open.parameters.map(\.name) == ["type", "id", "done", "rest"])
    #expect(open.parameters.map { $0.type.map(PrintedFacts.text) } == ["T.Type", "String", "(T) -> Void", "Int"])
    #expect(open.parameters.map { $0.defaultValue.map(PrintedFacts.text) } == [nil, "\"x\"", nil, nil])
    #expect(open.parameters.map(\.isVariadic) == [false, false, false, true])
    #expect(open.returnType.map(PrintedFacts.text) == "T")
    #expect(open.isStatic)
    #expect(open.attributes.map(\.name) == ["discardableResult"])
    #expect(source.function("init")?.isOverride == true)
    #expect(source.function("subscript")?.body.map(PrintedFacts.text) == "make(key)")
  }

  @Test(
    "as a property with its accessors",
    arguments: [
      ("let a = b", "b", nil, ""),
      ("var a: C { d() }", nil, "d()", ""),
      ("var a: C { get { d() } set { e(newValue) } }", nil, "d()", "e(newValue)"),
      ("var a: C = b { willSet { f() } didSet { g() } }", "b", nil, "f(); g()"),
      ("lazy var a: C = { let x = d(); return x }()", "{ let x = d(); return x }()", nil, ""),
      ("weak var a: C?", nil, nil, ""),
    ])
  func properties(_ text: String, _ value: String?, _ getter: String?, _ observers: String) throws {
    let property = try #require(SwiftSource("class X { \(text) }").property("a"))
    #expect(property.initializer.map(PrintedFacts.text) == value)
    #expect(property.getter.map(PrintedFacts.text) == getter)
    #expect(PrintedFacts.text(property.observers) == observers)
    #expect(property.isWeak == text.hasPrefix("weak"))
  }

  @Test("as several properties where one line declares several")
  func severalProperties() {
    let source = SwiftSource("class X { static var a, b: Screen?; let c = 1, d: Int = 2 }")
    let properties = source.type("X")?.properties ?? []
    #expect(properties.map(\.name) == ["a", "b", "c", "d"])
    #expect(properties.map { $0.type.map(PrintedFacts.text) } == ["Screen", "Screen", nil, "Int"])
    #expect(properties.map(\.isStatic) == [true, true, false, false])
  }

  @Test("with its attributes and their arguments")
  func attributes() {
    let source = SwiftSource(
      """
      @MainActor class X: UIViewController {
        @IBOutlet weak var button: UIButton!
        @Injected(\\.router) var router: Router
        @Environment(\\.dismiss) private var dismiss
        @IBAction func tap(_ sender: Any) {}
        @IBSegueAction private func make(_ coder: NSCoder) -> Y? { Y(coder: coder) }
        @ViewBuilder func rows(@ViewBuilder content: () -> Z) -> some View { content() }
      }
      """)
    #expect(source.type("X")?.attributes.map(\.name) == ["MainActor"])
    #expect(source.property("button")?.attributes.map(\.name) == ["IBOutlet"])
    let injected = source.property("router")?.attributes.first
    #expect(injected?.name == "Injected")
    #expect(injected?.arguments.map { PrintedFacts.text($0.value) } == ["\\.router"])
    #expect(source.function("tap")?.attributes.map(\.name) == ["IBAction"])
    #expect(source.function("make")?.attributes.map(\.name) == ["IBSegueAction"])
    #expect(source.function("rows")?.attributes.map(\.name) == ["ViewBuilder"])
    #expect(source.function("rows")?.parameters.first?.attributes == ["ViewBuilder"])
  }

  @Test("as the cases of an enum with payload and raw value")
  func cases() {
    let source = SwiftSource(
      """
      enum Route: String {
        case detail(id: String, UIViewController), settings
        case `default` = "DEFAULT", about
        indirect case nested(Route)
      }
      """)
    let cases = source.type("Route")?.cases ?? []
    #expect(cases.map(\.name) == ["detail", "settings", "default", "about", "nested"])
    #expect(cases.first?.payload.map { $0.label ?? "_" } == ["id", "_"])
    #expect(cases.first?.payload.map { $0.type.map(PrintedFacts.text) } == ["String", "UIViewController"])
    #expect(cases.map { $0.rawValue.map(PrintedFacts.text) } == [nil, nil, "\"DEFAULT\"", nil, nil])
  }

  @Test("as an alias, of a type or of what a protocol asks for")
  func aliases() {
    let source = SwiftSource(
      """
      typealias EditCoordinator = StoryboardCoordinator<Edit>
      protocol Routable { associatedtype Route: RawRepresentable; associatedtype Screen = Detail; associatedtype Any }
      class X { typealias Route = Y.Z }
      """)
    #expect(
      source.facts?.aliases.map { "\($0.name) = \(PrintedFacts.text($0.type))" } == [
        "EditCoordinator = StoryboardCoordinator<Edit>"
      ])
    #expect(
      source.type("Routable")?.aliases.map { "\($0.name) = \(PrintedFacts.text($0.type))" } == [
        "Route = RawRepresentable", "Screen = Detail",
      ])
    #expect(source.type("X")?.aliases.map { "\($0.name) = \(PrintedFacts.text($0.type))" } == ["Route = Y.Z"])
  }

  @Test("with its members in `#if` as if they stood there")
  func conditionalMembers() {
    let source = SwiftSource(
      """
      class X {
        #if os(iOS)
        func a() {}
        #if DEBUG
        var b = 1
        #endif
        #endif
      }
      #if canImport(UIKit)
      class Y {}
      #endif
      """)
    #expect(source.type("X")?.functions.map(\.name) == ["a"])
    #expect(source.type("X")?.properties.map(\.name) == ["b"])
    #expect(source.type("Y") != nil)
  }

  @Test("not at all where it is a preview")
  func previews() {
    let source = SwiftSource(
      """
      import SwiftUI
      struct Row: View {}
      struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
      #Preview { Wrapper(row: .init()).framed(width: size) { label } }
      """)
    #expect(source.types.map(\.name) == ["Row"])
    #expect(source.facts?.previewed == ["Row", "View", "Wrapper", "framed"])
    #expect(PrintedFacts.text(source.facts?.statements ?? []) == "_")
    #expect(source.facts?.imports == ["SwiftUI"])
  }

  @Test(
    "with types as they are written, without what changes no destination",
    arguments: [
      ("UIViewController?", "UIViewController"), ("UIViewController!", "UIViewController"), ("some View", "View"),
      ("any Coordinator", "Coordinator"), ("(any Coordinator)?", "Coordinator"), ("[Screen?]", "[Screen]"),
      ("Array<Screen>", "[Screen]"), ("Optional<Screen>", "Screen"), ("[String: Screen]", "[String: Screen]"),
      ("(Screen, model: Model)", "(Screen, model: Model)"), ("@escaping (Screen) -> Void", "(Screen) -> Void"),
      ("(() -> Void)?", "() -> Void"), ("A.B<C>", "A.B<C>"), ("A & B", "A & B"), ("Screen.Type", "Screen.Type"),
      ("inout Screen", "Screen"), ("FetchedResults<Screen>", "[Screen]"), ("ArraySlice<Screen>", "[Screen]"),
    ])
  func typeReferences(_ text: String, _ expected: String) {
    let source = SwiftSource("class X { func f(_ a: \(text)) {} }")
    #expect(source.function("f")?.parameters.first?.type.map(PrintedFacts.text) == expected)
  }
}
