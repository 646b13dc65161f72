import TestSupport
import Testing

@Suite("The elements of a sequence")
struct ElementTypeTests {
  private static func app(_ receiver: String) -> Fixture {
    Fixture(
      """
      class One { func open(_ page: UIViewController) -> Int { 0 } }
      extension UIWindow { func open(_ page: UIViewController) { rootViewController = page } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start(_ app: UIApplication) { \(receiver).open(Home()) }
      }
      class Home: UIViewController {}
      """)
  }

  @Test(
    "have the type that it has, whichever of them a method gives",
    arguments: [
      "app.windows.filter { $0.isKeyWindow }.first!",
      "app.windows.first(where: { $0.isKeyWindow })!",
      "app.windows.first { $0.isKeyWindow }!",
      "app.windows.min(by: { $0.hash < $1.hash })!",
      "app.windows.max { $0.hash < $1.hash }!",
      "app.windows.sorted { $0.hash < $1.hash }.dropFirst().last!",
      "app.windows.filter { $0.isKeyWindow }.reversed()[0]",
      "app.windows.lazy.filter { $0.isKeyWindow }.first!",
      "app.windows.popLast()!",
      "app.windows.removeFirst()",
      "app.windows.remove(at: 0)",
      "app.windows.drop { $0.isKeyWindow }.randomElement()!",
    ])
  func kept(_ receiver: String) {
    #expect(Self.app(receiver).differences(from: "AppDelegate root Home") == [])
  }

  @Test(
    "of a dictionary are its values",
    arguments: [
      "var windows: [String: UIWindow] = [:]", "var windows = [String: UIWindow]()",
      "var windows: Dictionary<String, UIWindow> = [:]", "var windows = Dictionary<String, UIWindow>()",
    ],
    [
      "windows.removeValue(forKey: key)?.open(Home())",
      "let window = windows.removeValue(forKey: key); window?.open(Home())",
      "let window = windows.updateValue(UIWindow(), forKey: key); let last = window; last?.open(Home())",
      "windows.values.first?.open(Home())",
      "windows.values.filter { $0.isKeyWindow }.first?.open(Home())",
      "windows[key, default: UIWindow()].open(Home())",
    ])
  func ofDictionary(property: String, code: String) {
    #expect(Self.holder(property, code).differences(from: "AppDelegate root Home") == [])
  }

  @Test(
    "of a set are all that its methods give",
    arguments: [
      "windows.remove(UIWindow())?.open(Home())", "windows.popFirst()?.open(Home())",
      "windows.union(others).first?.open(Home())", "let rest = windows.subtracting(others); rest.first?.open(Home())",
    ], ["var windows: Set<UIWindow> = []", "var windows = Set<UIWindow>()"])
  func ofSet(code: String, property: String) {
    #expect(Self.holder(property, code).differences(from: "AppDelegate root Home") == [])
  }

  private static func holder(_ property: String, _ code: String) -> Fixture {
    Fixture(
      """
      class One { func open(_ page: UIViewController) -> Int { 0 } }
      extension UIWindow { func open(_ page: UIViewController) { rootViewController = page } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        \(property)
        func start(_ key: String) { \(code) }
      }
      class Home: UIViewController {}
      """)
  }

  @Test(
    "that code takes out go back by themselves, whatever else in the program has a method of that name",
    arguments: [
      "var players = [String: Coordinator]()", "var players: [String: Coordinator] = [:]",
    ])
  func takenOut(property: String) {
    let app = Fixture(
      """
      class SignIn {
        var page: UIViewController?
        func dismiss(animated: Bool, completion: (() -> Void)?) { page?.title = nil }
      }
      class Player: UIViewController {}
      class Coordinator {
        let page = Player()
        func toPresentable() -> UIViewController { page }
      }
      class Provider {
        \(property)
        func stop(_ id: String) {
          let player = players.removeValue(forKey: id)
          player?.toPresentable().dismiss(animated: false, completion: nil)
        }
      }
      """)
    #expect(app.differences(from: "Provider dismiss ?") == [])
    #expect(app.reasons(of: "dismiss") == [])
  }

  @Test(
    "have the type that each of them is cast to",
    arguments: [
      "app.outside.compactMap { $0 as? UIWindow }.first!",
      "app.outside.map { $0 as! UIWindow }.first!",
      "app.outside.compactMap { $0 as? UIWindowScene }.min(by: { $0.hash < $1.hash })!.windows.first!",
    ])
  func cast(_ receiver: String) {
    #expect(Self.app(receiver).differences(from: "AppDelegate root Home") == [])
  }

  @Test("have no type where a method makes others of them")
  func made() {
    let app = Self.app("app.windows.map { outside($0) }.first!")
    #expect(app.found("AppDelegate root Home") == [])
  }

  @Test(
    "are no business of a method of the program's own that has the name",
    arguments: ["first()", "removeValue(forKey: key)", "remove(at: 0)", "values"])
  func ownMember(member: String) {
    let app = Fixture(
      """
      class Row { func open(_ page: UIViewController) -> Int { 0 } }
      class Windows {
        var values: Row? { nil }
        func first() -> Row? { nil }
        func removeValue(forKey key: String) -> Row? { nil }
        func remove(at index: Int) -> Row? { nil }
      }
      extension UIWindow { func open(_ page: UIViewController) { rootViewController = page } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let windows = Windows()
        func start() { _ = windows.\(member)!.open(Home()) }
      }
      class Home: UIViewController {}
      """)
    #expect(app.found("AppDelegate root Home") == [])
  }

  @Test(
    "are known of an array under another name",
    arguments: ["typealias Pears = [Pear]", "typealias Pears = Fruits; typealias Fruits = [Pear]"],
    ["var pears: Pears { [] }", "@State var pears: Pears = []", "let pears: Pears", "var pears: Tree.Crop { [] }"])
  func aliases(alias: String, property: String) {
    let app = Fixture(
      """
      struct Pear: Identifiable, Hashable { let id: Int }
      \(alias)
      enum Tree { typealias Crop = [Pear] }
      struct Harvest: View {
        \(property)
        var body: some View {
          List { ForEach(pears, id: \\.id) { pear in NavigationLink(value: pear, label: { Text("a") }) } }
            .navigationDestination(for: Pear.self) { PearView(pear: $0) }
        }
      }
      struct PearView: View {
        let pear: Pear
        var body: some View { Text("b") }
      }
      """)
    #expect(app.differences(from: "Harvest push PearView") == [])
  }

  @Test("of an array under another name are each of those that it holds")
  func heldByAliases() {
    let app = Fixture(
      """
      typealias Pages = [UIViewController]
      class First: UIViewController {}
      class Second: UIViewController {}
      class Home: UIViewController {
        let pages: Pages = [First(), Second()]
        override func viewDidLoad() { for page in pages { addChild(page) } }
      }
      """)
    #expect(app.differences(from: "Home child First\nHome child Second") == [])
  }

  @Test("are nothing of aliases that name each other")
  func circles() {
    let app = Fixture(
      """
      typealias One = [Two]
      typealias Two = [One]
      struct Home: View {
        var all: One { [] }
        var body: some View { ForEach(all) { one in NavigationLink(value: one) { Text("a") } } }
      }
      """)
    #expect(app.found("Home push One\nHome push Two") == [])
  }

  @Test(
    "have the type that a request fetches",
    arguments: [
      ("note", "Note", "Editor"), ("note.id", "UUID", "History"), ("note.author", "Author", "Profile"),
    ])
  func fetched(value: String, type: String, screen: String) {
    let app = Fixture(
      """
      class Note: NSManagedObject { var id: UUID; var author: Author }
      class Author: NSManagedObject {}
      struct Home: View {
        @FetchRequest private var notes: FetchedResults<Note>
        var body: some View {
          NavigationStack {
            ForEach(notes, id: \\.id) { note in NavigationLink(value: \(value)) { Text("a") } }
              .navigationDestination(for: \(type).self) { value in \(screen)() }
          }
        }
      }
      struct Editor: View { var body: some View { Text("b") } }
      struct History: View { var body: some View { Text("c") } }
      struct Profile: View { var body: some View { Text("d") } }
      """)
    #expect(app.differences(from: "Home push \(screen)") == [])
    #expect(app.reasons(of: "NavigationLink") == [])
  }
}
