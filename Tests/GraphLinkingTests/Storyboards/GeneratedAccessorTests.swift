import TestSupport
import Testing

/// Code generators give every scene and segue a name. What they generate is often not kept in the repository.
@Suite("Accessors that a generator makes")
struct GeneratedAccessorTests {
  private static let shop = """
    //- Shop.storyboard
    \(Storyboard(
      initial: "cart", .screen("Cart", id: "cart", .show("chk", identifier: "openCheckout")),
      .screen("Checkout", id: "chk", identifier: "checkout")))
    """

  @Test(
    "by R.swift find scenes and segues though R itself is not there",
    arguments: [
      "R.storyboard.shop.checkout()!",
      "R.storyboard.shop().instantiateViewController(withIdentifier: R.storyboard.shop.checkout.identifier)",
      "R.storyboard.shop.instantiateViewController(withIdentifier: \"checkout\")",
    ])
  func rSwift(_ expression: String) {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      class List: UIViewController { func open() { present(\(expression), animated: true) } }
      """)
    #expect(app.missing("List present Checkout") == [])
  }

  @Test("by R.swift give the initial controller")
  func rSwiftInitial() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {}
      class List: UIViewController {
        func open() { present(R.storyboard.shop.instantiateInitialViewController()!, animated: true) }
      }
      """)
    #expect(app.missing("List present Cart") == [])
  }

  @Test("by R.swift perform segues")
  func rSwiftSegue() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {
        func open() { performSegue(withIdentifier: R.segue.cart.openCheckout, sender: nil) }
      }
      class Checkout: UIViewController {}
      """)
    #expect(app.missing("Cart show Checkout") == [])
    #expect(app.found("Cart show ?") == [])
    #expect(app.graph.edges.flatMap(\.sites).contains { $0.file == "App.swift" })
  }

  @Test(
    "by SwiftGen find scenes",
    arguments: [
      "StoryboardScene.Shop.checkout.instantiate()", "StoryboardScene.Shop.initialScene.instantiate()",
    ])
  func swiftGen(_ expression: String) {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      class List: UIViewController { func open() { present(\(expression), animated: true) } }
      """)
    #expect(app.missing("List present \(expression.contains("initial") ? "Cart" : "Checkout")") == [])
  }

  @Test("by SwiftGen are followed where the generated code is kept")
  func swiftGenSources() {
    let app = Fixture(
      """
      \(Self.shop)
      //- Generated.swift
      enum StoryboardScene {
        enum Shop: StoryboardType {
          static let storyboardName = "Shop"
          static let checkout = SceneType<Checkout>(storyboard: Shop.self, identifier: "checkout")
        }
      }
      struct SceneType<T: UIViewController> {
        let storyboard: StoryboardType.Type
        let identifier: String
        func instantiate() -> T { storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as! T }
      }
      protocol StoryboardType { static var storyboardName: String { get } }
      extension StoryboardType {
        static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: nil) }
      }
      //- App.swift
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      class List: UIViewController {
        func open() { present(StoryboardScene.Shop.checkout.instantiate(), animated: true) }
      }
      """)
    #expect(app.missing("List present Checkout") == [])
    #expect(app.found("List present ?") == [])
  }

  @Test("by Reusable give the class that they are called on")
  func reusable() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Checkout: UIViewController, StoryboardBased {}
      class List: UIViewController { func open() { present(Checkout.instantiate(), animated: true) } }
      """)
    #expect(app.missing("List present Checkout") == [])
  }

  @Test(
    "is compared without what generators change",
    arguments: [
      "R.storyboard.myShop.detailVIEW()!", "R.storyboard.myShop.twoFASetup()!",
      "StoryboardScene.MyShop.detailView.instantiate()", "StoryboardScene.MyShop.instantiateDetailView()",
      "StoryboardScene.MyShop.detailViewScene.viewController()", "Scenes.MyShop.detailView.instantiate()",
      "UIStoryboard(resource: R.storyboard.myShop).instantiateViewController(withIdentifier: \"Detail-View\")",
      "UIStoryboard(name: R.storyboard.myShop.name, bundle: nil).instantiateViewController(withIdentifier: \"Detail-View\")",
    ])
  func spelling(_ expression: String) {
    let app = Fixture(
      """
      //- my-Shop.storyboard
      \(Storyboard(.screen("Detail", identifier: "Detail-View"), .screen("Setup", identifier: "2-TwoFASetup")))
      //- App.swift
      class Detail: UIViewController {}
      class Setup: UIViewController {}
      class List: UIViewController { func open() { present(\(expression), animated: true) } }
      """)
    #expect(app.found("List present ?") == [])
    #expect(app.missing("List present \(expression.contains("Setup") ? "Setup" : "Detail")") == [])
  }

  @Test("says which scene is missing, and what is no accessor stays what it is")
  func misses() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      enum Texts { enum Shop { static let checkout = Cart() } }
      class List: UIViewController {
        func open() { present(R.storyboard.shop.nothing()!, animated: true) }
        func show() { present(Texts.Shop.checkout, animated: true) }
      }
      """)
    #expect(app.missing("List present ?\nList present Cart") == [])
    #expect(app.found("List present Checkout") == [])
  }

  @Test("by SwinjectStoryboard loads a storyboard like any other")
  func swinjectStoryboard() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      class List: UIViewController {
        func open() {
          let storyboard = SwinjectStoryboard.create(name: "Shop", bundle: nil, container: container)
          present(storyboard.instantiateViewController(withIdentifier: "checkout"), animated: true)
          show(storyboard.instantiateInitialViewController()!, sender: nil)
        }
      }
      """)
    #expect(app.missing("List present Checkout\nList show Cart") == [])
  }

  @Test("of a class in Objective-C gives that class")
  func objectiveC() {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { present(SettingsViewController.instantiate(), animated: true) }
      }
      """)
    #expect(app.differences(from: "List present SettingsViewController") == [])
  }

  @Test("is known by the class of its scene to what is called on it")
  func types() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {
        func reveal(_ screen: UIViewController) { present(screen, animated: true) }
      }
      class Checkout: UIViewController {}
      class List: UIViewController {
        func open() {
          let cart = R.storyboard.shop.instantiateInitialViewController()!
          cart.reveal(Checkout())
        }
      }
      """)
    #expect(app.missing("List present Checkout via Cart") == [])
  }

  @Test("by SwiftGen make a controller whose class has a method of the same name", arguments: ["instantiate", "make"])
  func ownMethod(name: String) {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      enum StoryboardScene {
        enum Shop: StoryboardType {
          static let storyboardName = "Shop"
          static let checkout = SceneType<Checkout>(storyboard: Shop.self, identifier: "checkout")
        }
      }
      protocol StoryboardType { static var storyboardName: String { get } }
      extension StoryboardType {
        static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: nil) }
      }
      struct SceneType<T: UIViewController> {
        let storyboard: StoryboardType.Type
        let identifier: String
        func instantiate() -> T {
          guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T
          else { fatalError() }
          return controller
        }
      }
      class Cart: UIViewController {}
      class Checkout: UIViewController {
        static func \(name)() -> Checkout {
          let controller = StoryboardScene.Shop.checkout.instantiate()
          return controller
        }
      }
      class List: UIViewController { func open() { present(Checkout.\(name)(), animated: true) } }
      """)
    #expect(app.missing("List present Checkout") == [])
  }

  @Test("are no constants of a nested type that are called like a storyboard")
  func nestedConstants() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Names {
        struct Screens { static let SHOP = "checkout" }
        func next() -> String { Screens.SHOP }
      }
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      class List: UIViewController {
        let names = Names()
        func open() {
          let shop = UIStoryboard(name: "Shop", bundle: nil)
          present(shop.instantiateViewController(withIdentifier: names.next()), animated: true)
        }
      }
      """)
    #expect(app.missing("List present Checkout") == [])
    #expect(app.found("List present ?") == [])
  }
}
