import TestSupport
import Testing

@Suite("A method that is called on one of several objects")
struct SeveralReceiversTests {
  /// What the steps of a purchase show.
  private static let screens = """
    class CartScreen: UIViewController {}
    class PayScreen: UIViewController {}
    class DoneScreen: UIViewController {}
    """

  @Test("shows what any of them shows, whichever is made first")
  func objects() {
    let app = Fixture(
      """
      //- Backup.swift
      enum Context { case onboarding, existing }
      class Synchronizer {
        let context: Context
        let navigation: UINavigationController
        init(context: Context, navigation: UINavigationController) {
          self.context = context
          self.navigation = navigation
        }
        func enable() { if context == .onboarding { save() } else { ask() } }
        func ask() { navigation.present(PinScreen(), animated: true) }
        func save() { navigation.present(DoneScreen(), animated: true) }
      }
      class PinScreen: UIViewController {}
      class DoneScreen: UIViewController {}
      class BackupScreen: UIViewController {
        let synchronizer: Synchronizer
        init(synchronizer: Synchronizer) { self.synchronizer = synchronizer }
        func tapped() { synchronizer.enable() }
      }
      //- First.swift
      class First: UIViewController {
        func open() { show(BackupScreen(synchronizer: Synchronizer(context: .onboarding, navigation: stack)), sender: nil) }
      }
      //- Second.swift
      class Second: UIViewController {
        func open() { show(BackupScreen(synchronizer: Synchronizer(context: .existing, navigation: stack)), sender: nil) }
      }
      """)
    #expect(
      app.differences(
        from: """
          First show BackupScreen
          Second show BackupScreen
          BackupScreen present PinScreen [inferred] via Synchronizer
          BackupScreen present DoneScreen [inferred] via Synchronizer
          Synchronizer present PinScreen
          Synchronizer present DoneScreen
          """) == [])
  }

  @Test("shows nothing of what none of them leads to")
  func excluded() {
    let app = Fixture(
      """
      //- App.swift
      enum Step {
        case cart, pay, done
        func open(from host: UIViewController) {
          switch self {
          case .cart: host.present(CartScreen(), animated: true)
          case .pay: host.present(PayScreen(), animated: true)
          case .done: host.present(DoneScreen(), animated: true)
          }
        }
      }
      \(Self.screens)
      class Home: UIViewController {
        var isEmpty = false
        func tapped() {
          let step: Step = isEmpty ? .cart : .pay
          step.open(from: self)
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          Home present CartScreen [inferred] via Step
          Home present PayScreen [inferred] via Step
          Step present CartScreen
          Step present PayScreen
          Step present DoneScreen
          """) == [])
  }

  @Test("is a closure with one of several arguments just as well")
  func closureArguments() {
    let app = Fixture(
      """
      //- App.swift
      enum Step { case cart, pay, done }
      \(Self.screens)
      class Home: UIViewController {
        var isEmpty = false
        func tapped() {
          let make: (Step) -> UIViewController = { step in
            switch step {
            case .cart: return CartScreen()
            case .pay: return PayScreen()
            case .done: return DoneScreen()
            }
          }
          present(make(isEmpty ? .cart : .pay), animated: true)
        }
      }
      """)
    #expect(app.edges(.present) == ["Home present CartScreen", "Home present PayScreen"])
  }

  @Test("takes only the branches of its objects, also where it takes no argument that could decide")
  func withoutArguments() {
    let app = Fixture(
      """
      //- App.swift
      enum Step {
        case cart, pay, done
        func open() {
          switch self {
          case .cart: host.present(CartScreen(), animated: true)
          case .pay: host.present(PayScreen(), animated: true)
          case .done: host.present(DoneScreen(), animated: true)
          }
        }
      }
      \(Self.screens)
      class Home: UIViewController {
        var isEmpty = false
        func tapped() {
          let step: Step = isEmpty ? .cart : .pay
          step.open()
        }
      }
      """)
    #expect(
      app.edges(.present).filter { $0.hasPrefix("Home") } == ["Home present CartScreen", "Home present PayScreen"])
  }

  @Test("takes the branch on which all of its objects agree")
  func agreeing() {
    let app = Fixture(
      """
      //- App.swift
      enum Kind { case list, map }
      class Planner {
        let kind: Kind
        let title: String
        init(kind: Kind, title: String) { (self.kind, self.title) = (kind, title); self.kind = kind }
        func reveal(on host: UIViewController) {
          if kind == .list { host.present(ListScreen(), animated: true) } else { host.present(MapScreen(), animated: true) }
        }
      }
      class ListScreen: UIViewController {}
      class MapScreen: UIViewController {}
      class Home: UIViewController {
        var isLong = false
        func tapped() {
          let planner: Planner = isLong ? Planner(kind: .list, title: "long") : Planner(kind: .list, title: "short")
          planner.reveal(on: self)
        }
      }
      """)
    #expect(app.edges(.present).filter { $0.hasPrefix("Home") } == ["Home present ListScreen"])
  }

  @Test("shows what each of many objects shows")
  func many() {
    let classes = (0..<12).map { "class S\($0): UIViewController, Openable {}" }.joined(separator: "\n")
    let branches = (0..<12).map { "case \($0): next = S\($0)()" }.joined(separator: "\n")
    let app = Fixture(
      """
      //- App.swift
      protocol Openable {}
      extension Openable where Self: UIViewController {
        func opened(from host: UIViewController) { host.present(self, animated: true) }
      }
      \(classes)
      class Home: UIViewController {
        func tapped(number: Int) {
          let next: Openable
          switch number {
          \(branches)
          default: return
          }
          next.opened(from: self)
        }
      }
      """)
    #expect(app.edges(.present).filter { $0.hasPrefix("Home present S") }.count == 12)
  }
}
