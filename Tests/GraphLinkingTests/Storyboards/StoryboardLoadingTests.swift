import TestSupport
import Testing

@Suite("Loading from storyboards")
struct StoryboardLoadingTests {
  private static let shop = """
    //- Shop.storyboard
    \(Storyboard(
      initial: "cart", .screen("Cart", id: "cart"), .screen("Checkout", id: "chk", identifier: "Checkout"),
      .screen(nil, id: "plain", identifier: "terms")))
    """

  @Test("finds the scenes by identifiers that a scene gives to a property of its controller")
  func runtimeAttributes() {
    let app = Fixture(
      """
      //- Tour.storyboard
      \(Storyboard(
        initial: "tour", .screen("Tour", id: "tour").giving("hello,terms", to: "pageNames"),
        .screen("Hello", id: "h", identifier: "hello"), .screen("Terms", id: "t", identifier: "terms"),
        .screen("Other", id: "o", identifier: "other")))
      //- App.swift
      class Tour: UIViewController {
        @IBInspectable var pageNames: String = ""
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var items: [UIViewController] = []
        var first = 0
        override func viewDidLoad() {
          for name in pageNames.components(separatedBy: ",") {
            items.append(storyboard?.instantiateViewController(identifier: name) ?? UIViewController())
          }
          pages.setViewControllers([items[first]], direction: .forward, animated: false)
        }
      }
      class Hello: UIViewController {}
      class Terms: UIViewController {}
      class Other: UIViewController {}
      """)
    #expect(app.differences(from: "Tour page Hello\nTour page Terms") == [])
  }

  @Test(
    "finds the scene by its identifier",
    arguments: [
      "UIStoryboard(name: \"Shop\", bundle: nil).instantiateViewController(withIdentifier: \"Checkout\")",
      "UIStoryboard(name: \"Shop\", bundle: .main).instantiateViewController(identifier: \"Checkout\")",
      "UIStoryboard(name: Names.shop, bundle: nil).instantiateViewController(withIdentifier: Names.checkout)",
      "UIStoryboard(name: Board.shop.rawValue, bundle: nil).instantiateViewController(withIdentifier: \"Checkout\")",
      "Board.shop.storyboard.instantiateViewController(withIdentifier: String(describing: Checkout.self))",
      "UIStoryboard.shop.instantiateViewController(withIdentifier: Checkout.identifier)",
      "UIStoryboard.shop.instantiate()  as Checkout",
      "UIStoryboard.shop.instantiate(Checkout.self)",
      "Checkout.instantiate()",
    ])
  func identifiers(_ expression: String) {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      enum Names {
        static let shop = "Shop"
        static let checkout = "Checkout"
      }
      enum Board: String {
        case shop = "Shop"
        var storyboard: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
      }
      extension UIStoryboard {
        static var shop: UIStoryboard { UIStoryboard(name: "Shop", bundle: nil) }
        func instantiate<T: UIViewController>() -> T {
          instantiateViewController(withIdentifier: String(describing: T.self)) as! T
        }
        func instantiate<T: UIViewController>(_ type: T.Type) -> T {
          instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      protocol Loadable {}
      extension Loadable where Self: UIViewController {
        static func instantiate() -> Self {
          UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "\\(Self.self)") as! Self
        }
      }
      class Cart: UIViewController {}
      class Checkout: UIViewController, Loadable { static let identifier = "Checkout" }
      class List: UIViewController {
        func open() {
          let next = \(expression)
          show(next, sender: self)
        }
      }
      """)
    #expect(app.differences(from: "List show Checkout") == [])
  }

  @Test(
    "runs what the program adds to the storyboards of each framework",
    arguments: [
      ("UI", "show(board.checkout(), sender: self)", "instantiateViewController"),
      ("UI", "let next = board.checkoutPage; show(next, sender: self)", "instantiateViewController"),
      ("UI", "show(board.make(\"Checkout\"), sender: self)", "self.instantiateViewController"),
      ("UI", "show(board.make(\"Checkout\"), sender: self)", "instantiateViewController"),
      ("NS", "presentAsSheet(board.checkout())", "instantiateController"),
      ("NS", "let next = board.checkoutPage; presentAsSheet(next)", "instantiateController"),
      ("NS", "presentAsSheet(board.make(\"Checkout\"))", "self.instantiateController"),
      ("NS", "let next = board.named(\"Checkout\"); presentAsSheet(next)", "instantiateController"),
      ("NS", "presentAsSheet(board.make(ofType: Checkout.self))", "instantiateController"),
    ])
  func additions(prefix: String, statement: String, method: String) {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: \(prefix)ViewController {
        func open() {
          let board = \(prefix)Storyboard(name: "Shop", bundle: nil)
          \(statement)
        }
      }
      class Checkout: \(prefix)ViewController {}
      extension \(prefix)Storyboard {
        var checkoutPage: \(prefix)ViewController { checkout() }
        func checkout() -> \(prefix)ViewController { \(method)(withIdentifier: "Checkout") as! \(prefix)ViewController }
        func named(_ name: String) -> \(prefix)ViewController { make(name) }
        func make(_ name: String) -> \(prefix)ViewController {
          guard let made = \(method)(withIdentifier: name) as? \(prefix)ViewController else { fatalError() }
          return made
        }
        func make<T: \(prefix)ViewController>(ofType type: T.Type) -> T {
          guard let made = \(method)(withIdentifier: T.identifier) as? T else { fatalError() }
          return made
        }
      }
      extension \(prefix)ViewController { static var identifier: String { typeName } }
      extension NSObject { class var typeName: String { String(describing: self) } }
      """)
    #expect(app.differences(from: "Cart \(prefix == "UI" ? "show" : "sheet") Checkout") == [])
  }

  @Test("makes no scene where a program's own type has a method of that name")
  func ownMaker() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {
        func open() { show(Maker().checkout(), sender: self) }
      }
      class Checkout: UIViewController {}
      class Help: UIViewController {}
      struct Maker {
        func checkout() -> UIViewController { instantiateViewController(withIdentifier: "Checkout") }
        private func instantiateViewController(withIdentifier name: String) -> UIViewController { Help() }
      }
      """)
    #expect(app.differences(from: "Cart show Help") == [])
  }

  @Test("finds the initial controller")
  func initial() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {}
      class Checkout: UIViewController {}
      class List: UIViewController {
        func open() {
          guard let cart = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController() else { return }
          present(cart, animated: true)
        }
      }
      """)
    #expect(app.differences(from: "List present Cart [certain]") == [])
  }

  @Test("finds scenes of the storyboard that a screen comes from")
  func ownStoryboard() {
    let app = Fixture(
      """
      \(Self.shop)
      //- Other.storyboard
      \(Storyboard(.screen("Other", id: "other", identifier: "Checkout")))
      //- App.swift
      class Other: UIViewController {}
      class Checkout: UIViewController {}
      class Cart: UIViewController {
        func open() {
          guard let next = storyboard?.instantiateViewController(withIdentifier: "Checkout") else { return }
          show(next, sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "Cart show Checkout") == [])
  }

  @Test("lets a creator closure say the class")
  func creator() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Checkout: UIViewController { init?(coder: NSCoder, total: Int) { super.init(coder: coder) } }
      class Cart: UIViewController {
        func open() {
          let next = storyboard!.instantiateViewController(identifier: "Checkout") { coder in
            Checkout(coder: coder, total: 3)
          }
          show(next, sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "Cart show Checkout") == [])
  }

  @Test("reaches scenes without a class of their own")
  func plainScene() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Cart: UIViewController {
        func open() { show(storyboard!.instantiateViewController(withIdentifier: "terms"), sender: nil) }
      }
      """)
    #expect(app.differences(from: "Cart show Shop:plain") == [])
  }

  @Test(
    "of an identifier or a storyboard that does not exist is unresolved, with the reason",
    arguments: [
      ("UIStoryboard(name: \"Shop\", bundle: nil).instantiateViewController(withIdentifier: \"nobody\")", "nobody"),
      (
        "UIStoryboard(name: \"Nowhere\", bundle: nil).instantiateViewController(withIdentifier: \"Checkout\")",
        "Nowhere"
      ),
      ("UIStoryboard(name: \"Nowhere\", bundle: nil).instantiateInitialViewController()!", "Nowhere"),
    ])
  func dangling(_ expression: String, _ word: String) throws {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class List: UIViewController { func open() { show(\(expression), sender: nil) } }
      """)
    #expect(app.differences(from: "List show ?") == [])
    let reason = try #require(app.reasons.first)
    #expect(reason.contains(word))
  }

  @Test("of an identifier that is computed is unresolved, with the reason")
  func computed() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class List: UIViewController {
        func open(_ index: Int) {
          show(storyboard!.instantiateViewController(withIdentifier: identifiers()[index]), sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "List show ?") == [])
    #expect(app.reasons.count == 1)
  }

  @Test("goes by the cast where the identifier cannot be known")
  func castOfComputed() {
    let app = Fixture(
      """
      \(Self.shop)
      //- App.swift
      class Checkout: UIViewController {}
      class List: UIViewController {
        func open(_ identifier: String) {
          let next = storyboard!.instantiateViewController(withIdentifier: load(identifier)) as! Checkout
          show(next, sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "List show Checkout") == [])
  }

  @Test("gives the content of a navigation controller that is loaded")
  func container() {
    let app = Fixture(
      """
      //- Login.storyboard
      \(Storyboard(
        initial: "nav", .container("navigationController", id: "nav", .relationship("rootViewController", to: "login")),
        .screen("Login", id: "login")))
      //- App.swift
      class Login: UIViewController {}
      class List: UIViewController {
        func open() {
          let navigation = UIStoryboard(name: "Login", bundle: nil).instantiateInitialViewController()
            as! UINavigationController
          present(navigation, animated: true)
        }
      }
      """)
    #expect(app.differences(from: "List present Login:nav\nLogin:nav root Login") == [])
  }

  @Test(
    "gives the launch screen where code shows it once more",
    arguments: ["instantiateInitialViewController()!", "instantiateViewController(withIdentifier: \"splash\")"])
  func launchScreen(_ call: String) {
    let app = Fixture(
      """
      //- LaunchScreen.storyboard
      \(Storyboard(isLaunchScreen: true, initial: "splash", .screen(nil, id: "splash")))
      //- App.swift
      class List: UIViewController {
        func cover() {
          present(UIStoryboard(name: "LaunchScreen", bundle: nil).\(call), animated: false)
        }
      }
      """)
    #expect(app.differences(from: "List present LaunchScreen [inferred]") == [])
  }

  @Test("gives the launch screen by the name that a generator makes of that of its storyboard")
  func generatedLaunchScreen() {
    let app = Fixture(
      """
      //- LaunchScreen.storyboard
      \(Storyboard(isLaunchScreen: true, initial: "splash", .screen(nil, id: "splash")))
      //- App.swift
      class List: UIViewController {
        func cover() { present(R.storyboard.launchScreen.instantiateInitialViewController()!, animated: false) }
      }
      """)
    #expect(app.differences(from: "List present LaunchScreen [inferred]") == [])
  }

  @Test(
    "is accounted for where code only takes the view of the launch screen, or keeps it",
    arguments: [
      "UIStoryboard(name: \"LaunchScreen\", bundle: nil)", "UIStoryboard(resource: R.storyboard.launchScreen)",
    ])
  func keptLaunchScreen(_ storyboard: String) {
    let app = Fixture(
      """
      //- LaunchScreen.storyboard
      \(Storyboard(isLaunchScreen: true, initial: "splash", .screen(nil, id: "splash")))
      //- App.swift
      private var kept: UIViewController?
      func splash() -> UIViewController {
        if let kept { return kept } else { kept = \(storyboard).instantiateInitialViewController() }
        return kept!
      }
      protocol Secured { var host: UIView { get } }
      extension Secured {
        func secure() {
          guard let view = \(storyboard).instantiateInitialViewController()?.view else { return }
          host.addSubview(view)
        }
      }
      class Main: UIViewController, Secured {
        var host: UIView { view }
        override func viewDidLoad() {
          secure()
          hold(splash())
        }
        func hold(_ controller: UIViewController) {}
      }
      func keep(_ main: Main) {}
      """)
    #expect(!app.reasons(of: "instantiateInitialViewController").isEmpty)
    #expect(!app.reasons(of: "instantiateInitialViewController").contains { $0.hasPrefix("unexplained") })
  }

  private static func propertyList(_ entries: String) -> String {
    """
    //- Info.plist
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(entries)</dict></plist>
    """
  }

  @Test("gives the launch screen that only a property list names", arguments: ["Start", "Start.storyboard"])
  func namedLaunchScreen(_ name: String) {
    let app = Fixture(
      """
      \(Self.propertyList("<key>UILaunchStoryboardName</key><string>\(name)</string>"))
      //- Start.storyboard
      \(Storyboard(initial: "splash", .screen(nil, id: "splash")))
      //- App.swift
      class List: UIViewController {
        func cover() {
          present(UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()!, animated: false)
        }
      }
      """)
    #expect(app.differences(from: "List present Start [inferred]") == [])
  }

  @Test("is not there for the launch screen that only a property list names, where no code shows it")
  func unshownLaunchScreen() {
    let app = Fixture(
      """
      \(Self.propertyList("<key>UILaunchStoryboardName</key><string>Start</string>"))
      //- Start.storyboard
      \(Storyboard(initial: "splash", .screen(nil, id: "splash")))
      //- App.swift
      class List: UIViewController { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.nodes(.screen) == ["Detail", "List"])
  }

  @Test(
    "gives the scene of a storyboard that is more than the launch screen that a property list names",
    arguments: [
      ("<key>UIMainStoryboardFile</key><string>Start</string>", nil, ""),
      ("", "Splash", ""),
      (
        "", nil,
        """
        //- Other.storyboard
        \(Storyboard(
          initial: "first", .screen("First", id: "first", .segue("embed", to: "start")),
          .placeholder(id: "start", storyboard: "Start")))
        """
      ),
    ] as [(String, String?, String)])
  func shownLaunchScreen(_ entries: String, _ type: String?, _ other: String) {
    let app = Fixture(
      """
      \(Self.propertyList("<key>UILaunchStoryboardName</key><string>Start</string>\(entries)"))
      \(other)
      //- Start.storyboard
      \(Storyboard(initial: "splash", .screen(type, id: "splash")))
      //- App.swift
      class Splash: UIViewController {}
      class First: UIViewController {}
      class List: UIViewController {
        func cover() {
          present(UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()!, animated: false)
        }
      }
      """)
    #expect(app.missing("List present \(type ?? "Start:splash")") == [])
  }

  @Test("asks a storyboard that has the name of a class")
  func storyboardOfAName() {
    let app = Fixture(
      """
      //- Settings.storyboard
      \(Storyboard(initial: "start", .screen("Start", id: "start"), .screen("Settings", id: "settings")))
      //- App.swift
      extension UIStoryboard {
        static var Settings: UIStoryboard { UIStoryboard(name: "Settings", bundle: nil) }
        func root() -> UIViewController { instantiateInitialViewController()! }
      }
      class List: UIViewController {
        func open() { present(UIStoryboard.Settings.root(), animated: true) }
      }
      class Settings: UIViewController {}
      class Start: UIViewController {}
      """)
    #expect(app.differences(from: "List present Start [inferred]") == [])
  }
}
