import NavigationModel
import Testing

@Suite("A private function is unused")
struct UnusedFunctionTests {
  @Test("if nothing in its file says its name")
  func noMention() {
    let source = SwiftSource(
      """
      final class ListController: UIViewController {
        private func openDetail() {}
        private func openMap() {}
        @objc fileprivate func tapped() {}
        func openHelp() {}
        override func viewDidLoad() { openMap() }
      }
      private func makeList() {}
      private extension ListController {
        func openShop() {}
        func openCart() { self.openCart() }
      }
      extension ListController { func reload() { openShop() } }
      """)
    #expect(source.unused == ["openDetail", "tapped", "openCart", "makeList"])
  }

  @Test("if only what is unused itself calls it, or a line that is a comment")
  func chains() {
    let source = SwiftSource(
      """
      class ListController: UIViewController {
        private func first() { second() }
        private func second() { first(); third() }
        private func third() {}
        private func fourth() {}
        // fourth()
        func start() { fifth() } // fourth
        private func fifth() {}
      }
      """)
    #expect(source.unused == ["first", "second", "third"])
  }

  @Test("unless a call stands behind it, however long the comment before it is", arguments: ["//", "///"])
  func comments(mark: String) {
    let comment = Array(repeating: "\(mark) It sets the content of the controller.", count: 8).joined(separator: "\n  ")
    let source = SwiftSource(
      """
      class ListController: UIViewController {
        \(comment)
        private func setContent() {}
        func start() { setContent() }
      }
      """)
    #expect(source.unused == [])
  }

  @Test("unless one of its name is called, or named in a text")
  func otherMentions() {
    let source = SwiftSource(
      """
      class ListController: UIViewController {
        private func open(_ item: Item) {}
        private func open(at index: Int) { open(items[index]) }
        private func tapped() {}
        private func `default`() {}
        private func close() {}
        func start() { perform(Selector("tapped")); `default`() }
        #if os(watchOS)
        func stop() { close() }
        #endif
      }
      """)
    #expect(source.unused == ["open", "open"])
  }

  @Test(
    "also with attributes by which nobody calls it",
    arguments: ["@MainActor", "@Sendable", "@preconcurrency @inlinable", "@ToolbarContentBuilder", "@objc(show)"])
  func harmlessAttributes(attributes: String) {
    #expect(SwiftSource("class List { \(attributes) private func show() {} }").unused == ["show"])
  }

  @Test("unless its name is no word, so that no word of the file tells who calls it")
  func rawIdentifiers() {
    let source = SwiftSource(
      """
      class ListController: UIViewController {
        private func `show the detail`() {}
        private func `repeat`() {}
        func start() { `show the detail`() }
      }
      private func `make the list`() {}
      """)
    #expect(source.unused == ["repeat"])
  }

  @Test("unless something else than code of the file may call it")
  func otherCallers() {
    let source = SwiftSource(
      """
      class ListController: UIViewController {
        @IBAction private func tapped() {}
        @Traced private func traced() {}
        private func callAsFunction() {}
        private static func == (left: ListController, right: ListController) -> Bool { true }
      }
      private struct Host: UIViewControllerRepresentable {
        fileprivate func makeUIViewController(context: Context) -> UIViewController { ListController() }
        private func helper() {}
      }
      private extension Host { func updateUIViewController(_ shown: UIViewController, context: Context) {} }
      """)
    #expect(source.unused == ["helper"])
  }
}

extension SwiftSource {
  /// The names of the unused functions, those of types first.
  fileprivate var unused: [String] {
    (types.flatMap(\.functions) + (facts?.functions ?? [])).filter(\.isUncalled).map(\.name)
  }
}
