import TestSupport
import Testing

@Suite("Modules")
struct ModuleTests {
  private static let package = """
    //- Package.swift
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Cart", path: "Sources/CartUI"), .target(name: "Login"),
        .testTarget(name: "CartTests", dependencies: ["Cart"]),
      ])
    """

  @Test("keep types of one name apart")
  func namesakes() {
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/CartUI/Screens/Home.swift
      class Home: UIViewController { func open() { present(Sheet(), animated: true) } }
      //- Sources/CartUI/Sheets/Sheet.swift
      class Sheet: UIViewController {}
      //- Sources/Login/Home.swift
      class Home: UIViewController { func open() { show(Sheet(), sender: nil) } }
      //- Sources/Login/Sheet.swift
      class Sheet: UIViewController {}
      """)
    #expect(
      app.differences(from: "Home@Cart present Sheet@Cart\nHome@Login show Sheet@Login") == [])
    #expect(Set(app.graph.nodes.compactMap(\.module)) == ["Cart", "Login"])
  }

  @Test("are named to tell a protocol from the class that has its name and adopts it")
  func namedModule() {
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/CartUI/Guide.swift
      public protocol Guide { func showDetail() }
      public class ListModel { let guide: Guide; func tap() { guide.showDetail() } }
      //- App/Guide.swift
      import Cart
      class Guide: Cart.Guide {
        let screen = UIViewController()
        func showDetail() { screen.present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(from: "Guide present Detail\nListModel present Detail [inferred] via Guide") == [])
  }

  @Test(
    "are named to tell types of one name apart, also where a module has a type of its own name",
    arguments: ["", "struct Cart: View { var body: some View { Text(\"cart\") } }"])
  func moduleWithTypeOfItsName(_ namesake: String) {
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/CartUI/Item.swift
      public struct Item: Hashable { public let id: Int }
      \(namesake)
      //- Sources/Login/Item.swift
      public struct Item: Hashable { public let id: Int }
      //- App/Home.swift
      import Cart
      import Login
      struct Root: View {
        var body: some View {
          NavigationStack {
            Home()
              .navigationDestination(for: Cart.Item.self) { Price(item: $0) }
              .navigationDestination(for: Login.Item.self) { Person(item: $0) }
          }
        }
      }
      struct Home: View {
        let item: Cart.Item
        let person: Login.Item
        var body: some View {
          NavigationLink(value: item) { Text("item") }
          NavigationLink(value: person) { Text("person") }
        }
      }
      struct Price: View { let item: Cart.Item; var body: some View { Text("price") } }
      struct Person: View { let item: Login.Item; var body: some View { Text("person") } }
      """)
    #expect(
      app.differences(
        from: """
          Home push Person
          Home push Price
          Root push Person
          Root push Price
          """) == [])
  }

  @Test("are told by their folders where no project says what belongs to them")
  func folders() {
    let app = Fixture(
      """
      //- Projects/Cart/Sources/Item.swift
      public struct Item: Hashable { public let id: Int }
      struct Cart: View { var body: some View { Text("cart") } }
      //- Projects/Login/Sources/Item.swift
      public struct Item: Hashable { public let id: Int }
      //- Projects/App/Sources/Home.swift
      import Cart
      import Login
      struct Home: View {
        let item: Cart.Item
        var body: some View {
          NavigationStack { NavigationLink(value: item) { Text("item") } }
            .navigationDestination(for: Cart.Item.self) { Price(item: $0) }
            .navigationDestination(for: Login.Item.self) { Person(item: $0) }
        }
      }
      struct Price: View { let item: Cart.Item; var body: some View { Text("price") } }
      struct Person: View { let item: Login.Item; var body: some View { Text("person") } }
      """)
    #expect(app.differences(from: "Home push Person @8\nHome push Price @6 @7") == [])
  }

  @Test("are not the folders of their names in an app that imports them")
  func folderOfImporter() {
    let app = Fixture(
      """
      //- Projects/Features/Cart/List/Guide.swift
      public protocol Guide { func showDetail() }
      //- Projects/Features/Cart/List/ListModel.swift
      public class ListModel { let guide: any Guide; func tap() { guide.showDetail() } }
      //- Projects/App/Navigation/Cart/CartStack.swift
      import Cart
      class Guide: Cart.Guide {
        let screen = UIViewController()
        func showDetail() { screen.present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      //- Projects/App/Navigation/Wishes/WishStack.swift
      import Cart
      class WishGuide: NSObject, Cart.Guide {
        let screen = UIViewController()
        func showDetail() { screen.present(Wish(), animated: true) }
      }
      class Wish: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Guide present Detail
          WishGuide present Wish
          ListModel present Detail [possible] via Guide
          ListModel present Wish [possible] via WishGuide
          """) == [])
  }

  @Test("are no modules, but types, where the file does not import them")
  func memberOfType() {
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/CartUI/Item.swift
      public class Detail: UIViewController {}
      //- App/Home.swift
      import UIKit
      enum Cart {}
      class Home: UIViewController { func open() { present(Cart.Detail(), animated: true) } }
      """)
    #expect(app.found("Home present Detail") == [])
  }

  @Test(
    "are named by storyboards, which then find the type there, or in their own target where they say that it is theirs",
    arguments: [
      ("customModule=\"Login\"", "Sheet@Login"),
      ("customModule=\"Login\" customModuleProvider=\"target\"", "Sheet@Cart"),
    ])
  func storyboards(attributes: String, sheet: String) {
    let custom = Storyboard(.screen("Home", .show("Sheet")), .screen("Sheet")).description
      .replacingOccurrences(of: "customClass=\"Sheet\"", with: "customClass=\"Sheet\" \(attributes)")
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/CartUI/Main.storyboard
      \(custom)
      //- Sources/CartUI/Home.swift
      class Home: UIViewController {}
      class Sheet: UIViewController {}
      //- Sources/Login/Sheet.swift
      class Sheet: UIViewController {}
      """)
    #expect(app.differences(from: "Home show \(sheet)") == [])
  }

  @Test("that are not analyzed have the classes that storyboards name, not those of the app that import them")
  func outsideClasses() {
    let custom = Storyboard(.screen("Home", .show("Game")), .screen("Game")).description
      .replacingOccurrences(of: "customClass=\"Game\"", with: "customClass=\"Game\" customModule=\"GameKit\"")
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/CartUI/Main.storyboard
      \(custom)
      //- Sources/CartUI/Home.swift
      class Home: UIViewController {}
      class Help: UIViewController {}
      //- Sources/CartUI/Game.swift
      import GameKit
      class Game: GameKit.Game {
        func help() { present(Help(), animated: true) }
      }
      """)
    #expect(app.differences(from: "Home show Game@Main:Game\nGame present Help") == [])
  }

  @Test("without a manifest are the top folders")
  func topFolders() {
    let app = Fixture(
      """
      //- Shop/Home.swift
      class Home: UIViewController {}
      //- Help/Help.swift
      class Help: UIViewController {}
      """)
    #expect(app.graph.nodes.map { "\($0.name) \($0.module ?? "-")" } == ["Help Help", "Home Shop"])
  }

  @Test("that a file imports declare what it means, rather than others with the same names")
  func imports() {
    let factory = { (screen: String) in
      """
      public struct Factory { public static func make() -> UIViewController { \(screen)() } }
      class \(screen): UIViewController {}
      """
    }
    let app = Fixture(
      """
      //- ModalsA/Factory.swift
      \(factory("Sheet"))
      //- ModalsB/Factory.swift
      \(factory("Panel"))
      //- App/Home.swift
      import ModalsB
      class Home: UIViewController { func open() { present(Factory.make(), animated: true) } }
      """)
    #expect(app.differences(from: "Home present Panel [inferred]") == [])
  }

  @Test(
    "know nothing of the types of other modules that only those see, so that a name means what a framework calls so",
    arguments: [
      ("struct", "Home popover isShown"), ("internal struct", "Home popover isShown"),
      ("public struct", "Home popover HStack"), ("package struct", "Home popover HStack"),
    ])
  func internalNamesakes(declaration: String, edge: String) {
    let app = Fixture(
      """
      \(Self.package)
      //- Sources/Login/Home.swift
      import SwiftUI
      struct Home: View {
        @State var isShown = false
        var body: some View {
          Text("a").popover(isPresented: $isShown) { HStack { Text("b") } }
        }
      }
      //- Sources/CartUI/HStack.swift
      import SwiftUI
      \(declaration) HStack: View { var body: some View { NavigationLink("c") { Detail() } } }
      struct Detail: View { var body: some View { Text("d") } }
      """)
    #expect(app.edges(.popover) == [edge])
  }

  @Test(
    "see the types of their own, of what they import, and of files that a target takes from another one's folder",
    arguments: ["Sources/Login/Home.swift", "Sources/CartUI/Home.swift", "Other/Home.swift", "Shared/Home.swift"])
  func visibleTypes(path: String) {
    let app = Fixture(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Cart", path: "Sources/CartUI"), .target(name: "Login"),
          .target(name: "Both", path: "Shared"), .target(name: "Beside", path: "Shared"),
        ])
      //- \(path)
      \(path.contains("Login") ? "@testable import Cart" : "")
      class Home: UIViewController { func open() { present(Sheet(), animated: true) } }
      //- \(path.hasPrefix("Shared") ? "Shared/Sheet.swift" : "Sources/CartUI/Sheet.swift")
      class Sheet: UIViewController {}
      """)
    #expect(app.differences(from: "Home present Sheet") == [])
  }

  @Test(
    "have views of their own by the names of SwiftUI's, of which code that no project lists means the framework's",
    arguments: [("HStack", "isShown"), ("Stack", "Stack")])
  func viewsOfSwiftUI(view: String, shown: String) {
    let app = Fixture(
      """
      \(Self.package)
      //- App/Home.swift
      import SwiftUI
      struct Home: View {
        @State var isShown = false
        var body: some View {
          Text("a").popover(isPresented: $isShown) { \(view) { Text("b") } }
        }
      }
      //- Sources/CartUI/Stack.swift
      import SwiftUI
      struct \(view): View { var body: some View { NavigationLink("c") { Detail() } } }
      struct Detail: View { var body: some View { Text("d") } }
      """)
    #expect(app.edges(.popover) == ["Home popover \(shown)"])
  }
}
