import TestSupport
import Testing

@Suite("RxFlow")
struct RxFlowTests {
  @Test("navigates to steps that are accepted, bound and forwarded, in the flow that the asker takes part in")
  func steps() {
    let app = Fixture(
      """
      import RxFlow
      enum AppStep: Step { case login, loggedIn, detail(Int), help }
      class LoginFlow: Flow {
        let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .login:
            let model = LoginModel()
            navigation.pushViewController(Login(model), animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: Login(model), withNextStepper: model))
          case .help:
            navigation.present(Help(), animated: true)
            return .none
          case .loggedIn: return .end(forwardToParentFlowWithStep: AppStep.detail(1))
          default: return .none
          }
        }
      }
      class AppFlow: Flow {
        let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .login: return showLogin()
          case .detail, .help:
            navigation.pushViewController(Detail(), animated: true)
            return .none
          default: return .none
          }
        }
        private func showLogin() -> FlowContributors {
          let flow = LoginFlow()
          Flows.use(flow, when: .created) { root in self.navigation.present(root, animated: true) }
          return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper()))
        }
      }
      class LoginModel: Stepper {
        let steps = PublishRelay<Step>()
        func help() { steps.accept(AppStep.help) }
        func bind(_ taps: Observable<Void>) {
          taps.map { AppStep.loggedIn }.bind(to: steps).disposed(by: bag)
        }
      }
      class Login: UIViewController { init(_ model: LoginModel) { super.init(nibName: nil, bundle: nil) } }
      class Help: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          AppFlow push Detail [certain] @27
          AppFlow start LoginFlow @34 @35
          LoginFlow present Help [certain] @13
          LoginFlow push Detail [inferred] via AppFlow @15
          LoginFlow push Login [certain] @10
          LoginModel present Help [inferred] via LoginFlow @40
          LoginModel push Detail [inferred] via LoginFlow, AppFlow @42
          """) == [])
  }

  @Test("tells the steps of one handler apart by their types")
  func types() {
    let app = Fixture(
      """
      import RxFlow
      enum ListStep: Step { case open }
      enum LinkStep: Step { case open }
      class ListFlow: Flow {
        let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          if let step = step as? ListStep {
            return navigate(to: step)
          } else if let step = step as? LinkStep {
            return navigate(to: step)
          }
          return .none
        }
        private func navigate(to step: ListStep) -> FlowContributors {
          switch step { case .open: navigation.pushViewController(Detail(), animated: true) }
          return .none
        }
        private func navigate(to step: LinkStep) -> FlowContributors {
          switch step { case .open: navigation.present(Link(), animated: true) }
          return .none
        }
      }
      class Model: Stepper {
        let steps = PublishRelay<Step>()
        func open() { steps.accept(ListStep.open) }
      }
      class Detail: UIViewController {}
      class Link: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          ListFlow present Link @19
          ListFlow push Detail @15
          Model push Detail via ListFlow @25
          """) == [])
  }

  @Test("says which flows are possible where nothing tells them apart")
  func possible() {
    let flow = """
        let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step { case .detail: navigation.pushViewController(Detail(), animated: true) }
          return .none
        }
      """
    let app = Fixture(
      """
      import RxFlow
      enum AppStep: Step { case detail }
      class OneFlow: Flow {
      \(flow)
      }
      class OtherFlow: Flow {
      \(flow)
      }
      class Model: Stepper {
        let steps = PublishRelay<Step>()
        func open() { steps.accept(AppStep.detail) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.missing("Model push Detail [possible]") == [])
  }

  @Test("does not guess which step a variable holds")
  func computed() {
    let app = Fixture(
      """
      import RxFlow
      enum AppStep: Step { case list, detail }
      class AppFlow: Flow {
        let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .list: navigation.pushViewController(List(), animated: true)
          case .detail: navigation.pushViewController(Detail(), animated: true)
          }
          return .none
        }
      }
      class Menu: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        func bind(_ taps: Observable<Item>) { taps.map { $0.step }.bind(to: steps) }
      }
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.found("Menu push List\nMenu push Detail") == [])
  }
}
