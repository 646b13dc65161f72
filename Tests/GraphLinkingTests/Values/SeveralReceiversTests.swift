import TestSupport
import Testing

@Suite("A method that is called on one of several objects")
struct SeveralReceiversTests {
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
      class CartScreen: UIViewController {}
      class PayScreen: UIViewController {}
      class DoneScreen: UIViewController {}
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
      class CartScreen: UIViewController {}
      class PayScreen: UIViewController {}
      class DoneScreen: UIViewController {}
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
}
