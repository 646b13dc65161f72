import NavigationModel
import Testing

@Suite("The words of a file")
struct SaidWordTests {
  private static let source = SwiftSource(
    """
    import UIKit
    // inComment()
    class List: UIViewController {
      override func viewDidLoad() { openDetail(); openDetail() }
      func openDetail() { present(makeDetail(), animated: true) }
      func makeDetail() -> UIViewController { Detail() }
      private func inText() { perform(Selector("tapped:")) }
      var title: String { naming }
    }
    func withLocal() {
      class Local { func within() { deep() } }
      outside()
    }
    func `default`(of value: Int = shared) { while ready() {} }
    #if os(watchOS)
    let other = onWatch()
    #endif
    """)

  /// Whether a function, or the code outside of all of them, says a word.
  private func says(_ speaker: String?, _ word: String) throws -> Bool {
    let said = try #require(Self.source.facts?.said)
    // A function of the name tells the hash of the name.
    let probe = try #require(SwiftSource("func \(word)() {}").facts?.said.functions.first)
    guard let speaker else { return said.words.contains(probe.word) }
    return try #require(said.functions.first(where: { $0.name == speaker })).words.contains(probe.word)
  }

  @Test("are those of the function around them, and of the innermost one")
  func speakers() throws {
    let said = try #require(Self.source.facts?.said)
    #expect(said.functions.map(\.name) == ["openDetail", "makeDetail", "inText", "withLocal", "within", "default"])
    #expect(try says("openDetail", "makeDetail"))
    #expect(try !says(nil, "makeDetail"))
    #expect(try says("inText", "tapped"))
    #expect(try says("within", "deep"))
    #expect(try !says("withLocal", "deep"))
    #expect(try says("withLocal", "outside"))
    #expect(try says("default", "shared"))
    #expect(try says("default", "ready"))
  }

  @Test("outside of functions are those of properties, of overrides and of code for any platform, but no comments")
  func outside() throws {
    for word in ["openDetail", "naming", "onWatch"] { #expect(try says(nil, word)) }
    for word in ["inComment", "present", "deep"] { #expect(try !says(nil, word)) }
  }

  @Test("know where functions are declared")
  func places() throws {
    let said = try #require(Self.source.facts?.said)
    let function = try #require(said.functions.first)
    #expect(function.start == Position(line: 5, column: 3))
    #expect(function.position == Position(line: 5, column: 8))
    #expect(function.end == Position(line: 5, column: 62))
    #expect(Self.source.function("openDetail")?.position == function.position)
  }

  @Test(
    "belong to no function that other code may call without saying its name",
    arguments: [
      "public func open() {}", "open func show() {}", "package func show() {}", "override func show() {}",
      "@objc func show() {}", "@IBAction func show() {}", "@Traced func show() {}", "func callAsFunction() {}",
      "func hash(into hasher: inout Hasher) {}", "func buildBlock() {}", "static func main() {}", "func go() {}",
      "static func + (left: List, right: List) -> List { left }",
    ])
  func others(declaration: String) throws {
    let facts = try #require(SwiftSource("class List { \(declaration) }").facts)
    #expect(facts.said.functions.isEmpty)
    #expect(facts.types.first?.functions.count == 1)
  }

  @Test("know which members of extensions and protocols other modules may call")
  func members() throws {
    let facts = try #require(
      SwiftSource(
        """
        public extension List { func first() {}; internal func second() {}; private func third() {} }
        extension List { func fourth() {}; public func fifth() {} }
        public struct List { func sixth() {} }
        protocol Showing { func seventh() }
        extension Showing { @MainActor @discardableResult func eighth() -> Int { 1 } }
        """
      ).facts)
    #expect(facts.said.functions.map(\.name) == ["second", "third", "fourth", "sixth", "eighth"])
  }
}
