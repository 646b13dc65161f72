import TestSupport
import Testing

@Suite("What is private to a file")
struct AccessTests {
  @Test(
    "is none of the functions of that name that other files mean",
    arguments: [
      "private extension UIViewController { func open() { present(%@(), animated: true) } }",
      "extension UIViewController { private func open() { present(%@(), animated: true) } }",
      "extension UIViewController { fileprivate func open() { present(%@(), animated: true) } }",
    ])
  func sameNames(code: String) {
    let app = Fixture(
      """
      //- First.swift
      class First: UIViewController { func tap() { open() } }
      \(code.replacing("%@", with: "Detail"))
      //- Second.swift
      class Second: UIViewController { func tap() { self.open() } }
      \(code.replacing("%@", with: "Other"))
      //- Rest.swift
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(
      app.edges.filter { $0.source != "UIViewController" }.map(\.ends) == [
        "First present Detail", "Second present Other",
      ])
  }

  @Test("tells functions apart whose types differ only in what they are generic over")
  func modifiers() {
    let app = Fixture(
      """
      //- First.swift
      struct First: View { let store: StoreOf<A>; var body: some View { Text("a").sheets(with: store) } }
      private extension View {
        func sheets(with store: StoreOf<A>) -> some View { sheet(item: store.item) { _ in Detail() } }
      }
      //- Second.swift
      struct Second: View { let store: StoreOf<B>; var body: some View { Text("b").sheets(with: store) } }
      private extension View {
        func sheets(with store: StoreOf<B>) -> some View { sheet(item: store.item) { _ in Other() } }
      }
      //- Rest.swift
      struct Detail: View { var body: some View { Text("detail") } }
      struct Other: View { var body: some View { Text("other") } }
      """)
    #expect(app.edges(.sheet) == ["First sheet Detail", "Second sheet Other"])
  }

  @Test("does not take the place of a free function of another file")
  func freeFunctions() {
    let app = Fixture(
      """
      //- A.swift
      private func makeDetail() -> UIViewController { Other() }
      class Other: UIViewController { func tap() { show(makeDetail(), sender: nil) } }
      //- B.swift
      private func makeDetail() -> UIViewController { Detail() }
      class List: UIViewController { func tap() { show(makeDetail(), sender: nil) } }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.show) == ["List show Detail", "Other show Other"])
  }

  @Test(
    "is none of the properties of that name that other files mean",
    arguments: [
      ("private extension UIViewController { var next: UIViewController { %@() } }", "next"),
      ("extension UIViewController { fileprivate var next: UIViewController { %@() } }", "self.next"),
      ("private extension UIViewController { static var next: UIViewController { %@() } }", "UIViewController.next"),
      ("extension UIViewController { private static let next: UIViewController = %@() }", "UIViewController.next"),
    ])
  func properties(code: String, read: String) {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(\(read), animated: true) } }
      \(code.replacing("%@", with: "Detail"))
      //- B.swift
      class Second: UIViewController { func tap() { show(\(read), sender: nil) } }
      \(code.replacing("%@", with: "Other"))
      //- C.swift
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.differences(from: "First present Detail [inferred]\nSecond show Other [inferred]") == [])
  }

  @Test("does not tell the type of what other files mean by the name of a property")
  func typesOfProperties() {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { maker.open() } }
      private extension UIViewController { var maker: DetailMaker { DetailMaker(screen: self) } }
      //- B.swift
      class Second: UIViewController { func tap() { maker.open() } }
      private extension UIViewController { var maker: OtherMaker { OtherMaker(screen: self) } }
      //- C.swift
      struct DetailMaker { let screen: UIViewController; func open() { screen.present(Detail(), animated: true) } }
      struct OtherMaker { let screen: UIViewController; func open() { screen.show(Other(), sender: nil) } }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(
      app.missing(
        """
        First present Detail [inferred]
        Second show Other [inferred]
        """) == [])
    #expect(app.found("First show Other [inferred]\nSecond present Detail [inferred]") == [])
    #expect(app.orderDifferences == [])
  }

  @Test("does not take the place of what an object has from the class above, in the code of that class")
  func propertiesBelow() {
    let app = Fixture(
      """
      //- Base.swift
      class Base: UIViewController {
        private let next: UIViewController = Detail()
        func makeNext() -> UIViewController { next }
      }
      class Detail: UIViewController {}
      //- Sub.swift
      class Sub: Base {
        private let next: UIViewController = Other()
        func press() { show(next, sender: nil) }
      }
      class Other: UIViewController {}
      class List: UIViewController { func tap() { present(Sub().makeNext(), animated: true) } }
      """)
    #expect(app.differences(from: "List present Detail [inferred]\nSub show Other [inferred]") == [])
  }

  @Test(
    "is none of the initializers that other files mean",
    arguments: [
      "private extension UINavigationController { convenience init(screen: Int) { %@ } }",
      "extension UINavigationController { fileprivate convenience init(screen: Int) { %@ } }",
    ])
  func initializers(code: String) {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(UINavigationController(screen: 1), animated: true) } }
      \(code.replacing("%@", with: "self.init(rootViewController: Detail())"))
      //- B.swift
      class Second: UIViewController { func tap() { show(UINavigationController(screen: 2), sender: nil) } }
      \(code.replacing("%@", with: "self.init(rootViewController: Other())"))
      //- C.swift
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(
      app.graph.edges.filter { $0.kind != .root }.map { "\($0.source) \($0.destination)" } == [
        "screen:First container:UINavigationController(Detail)",
        "screen:Second container:UINavigationController(Other)",
      ])
    #expect(app.orderDifferences == [])
  }

  @Test(
    "holds nothing that another file gives to what a subclass calls the same",
    arguments: [
      ("var next: UIViewController?", "next = %@()", "next!"),
      ("var pages: [UIViewController] = []", "pages.append(%@())", "pages[0]"),
      ("var pages: [String: UIViewController] = [:]", "pages[\"a\"] = %@()", "pages[\"a\"]!"),
    ])
  func setProperties(declaration: String, setting: String, read: String) {
    let app = Fixture(
      """
      //- Base.swift
      class Base: UIViewController {
        private \(declaration)
        func fill() { \(setting.replacing("%@", with: "Detail")) }
        func tap() { present(\(read), animated: true) }
      }
      class Detail: UIViewController {}
      //- Sub.swift
      class Sub: Base {
        private \(declaration)
        func fillMore() { \(setting.replacing("%@", with: "Other")) }
        func press() { show(\(read), sender: nil) }
      }
      class Other: UIViewController {}
      """)
    #expect(app.differences(from: "Base present Detail [inferred]\nSub show Other [inferred]") == [])
  }

  @Test("does not take the place of what a class has from the one above, in the code of other files")
  func staticMethodsBelow() {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(Sub.make(), animated: true) } }
      class Base: UIViewController { class func make() -> UIViewController { Detail() } }
      //- B.swift
      class Sub: Base { func tap() { show(Sub.make(), sender: nil) } }
      extension Sub { private class func make() -> UIViewController { Other() } }
      //- C.swift
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.differences(from: "First present Detail [inferred]\nSub show Other [inferred]") == [])
  }

  @Test("is none of the variables of that name that other files mean", arguments: ["private", "fileprivate"])
  func globals(access: String) {
    let app = Fixture(
      """
      //- A.swift
      class First: UIViewController { func tap() { present(next, animated: true) } }
      //- B.swift
      \(access) let next: UIViewController = Other()
      class Second: UIViewController { func tap() { show(next, sender: nil) } }
      class Other: UIViewController {}
      //- C.swift
      let next: UIViewController = Detail()
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "First present Detail [inferred]\nSecond show Other [inferred]") == [])
  }

  @Test("leaves a function of that name the only one that other files mean")
  func onlyFunctions() {
    let app = Fixture(
      """
      //- A.swift
      class Opener { weak var screen: UIViewController?; func open() { screen?.present(Detail(), animated: true) } }
      class Inbox: UIViewController { var opener: Any; init(opener: Any) { self.opener = opener } }
      class Detail: UIViewController {}
      func makeInbox(opener: Any) -> UIViewController { Inbox(opener: opener) }
      class List: UIViewController { func tap() { show(makeInbox(opener: Opener()), sender: nil) } }
      //- B.swift
      private func makeInbox(opener: Any) -> UIViewController { Other() }
      class Other: UIViewController {}
      """)
    #expect(app.parts == ["Inbox holds Opener @4"])
    #expect(app.orderDifferences == [])
  }

  @Test("is not overridden by what a subclass in another file calls the same")
  func sameNameBelow() {
    let app = Fixture(
      """
      //- Base.swift
      class Base: UIViewController {
        func tap() { open() }
        private func open() { present(Detail(), animated: true) }
      }
      //- Sub.swift
      class Sub: Base {
        private func open() { present(Other(), animated: true) }
        func press() { open() }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Base present Detail", "Sub present Other"])
  }

  @Test(
    "is called from other files where it fulfils what a protocol requires of a type that is as private",
    arguments: [
      "private class Presenter: Opening { weak var screen: UIViewController?; fileprivate func open() { %@ } }",
      """
      private class Presenter: Opening { weak var screen: UIViewController? }
      private extension Presenter { func open() { %@ } }
      """,
    ])
  func witnesses(code: String) {
    let app = Fixture(
      """
      //- Presenter.swift
      \(code.replacing("%@", with: "screen?.present(Detail(), animated: true)"))
      func makePresenter() -> Opening { Presenter() }
      //- List.swift
      protocol Opening { func open() }
      class List: UIViewController {
        let presenter: Opening = makePresenter()
        func tap() { presenter.open() }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.present) == ["List present Detail", "Presenter present Detail"])
  }

  @Test("is seen by no other file where its type conforms to nothing")
  func noWitness() {
    let app = Fixture(
      """
      //- Presenter.swift
      private class Presenter {
        weak var screen: UIViewController?
        fileprivate func openTheDetails() { screen?.present(Detail(), animated: true) }
      }
      //- List.swift
      class List: UIViewController {
        let other = Library.make()
        func tap() { other.openTheDetails() }
      }
      class Detail: UIViewController {}
      """)
    // Nothing in its own file calls it, so that nothing ever shows the screen.
    #expect(app.edges(.present) == [])
  }
}
