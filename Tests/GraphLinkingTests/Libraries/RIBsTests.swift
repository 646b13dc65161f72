import TestSupport
import Testing

@Suite("RIBs")
struct RIBsTests {
  @Test("leads from router to router, and to the controllers that the routers hand to each other")
  func routers() {
    let app = Fixture(
      """
      import RIBs
      protocol RootViewControllable: ViewControllable {
        func setTabs(_ tabs: [ViewControllable])
        func present(_ child: ViewControllable, animated: Bool)
      }
      final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
        let items: ItemBuildable
        private var current: ItemRouting?
        func attachTabs() {
          let router = items.build(with: ItemDependency())
          current = router
          attachChild(router)
          viewController.setTabs([router.viewControllable])
        }
        func routeToItem() {
          guard let router = current else { return }
          viewController.present(router.viewControllable, animated: true)
        }
      }
      final class RootController: UITabBarController, RootViewControllable {
        func setTabs(_ tabs: [ViewControllable]) { setViewControllers(tabs.map(\\.uiviewController), animated: false) }
      }
      extension ViewControllable {
        func present(_ child: ViewControllable, animated: Bool) {
          uiviewController.present(child.uiviewController, animated: animated)
        }
      }
      final class RootInteractor: PresentableInteractor<RootPresentable> {
        weak var router: RootRouting?
        func didTap() { router?.routeToItem() }
      }
      protocol RootRouting: LaunchRouting { func routeToItem() }
      // The library's builder implements the requirement in terms of the method below.
      protocol ItemBuildable: Buildable { func build(with dependency: ItemDependency) -> ItemRouting }
      final class ItemBuilder: ComponentizedBuilder<ItemComponent, ItemRouting, ItemDependency, Void>, ItemBuildable {
        override func build(with component: ItemComponent, _ dependency: ItemDependency) -> ItemRouting {
          let screen = ItemController()
          return ItemRouter(interactor: ItemInteractor(presenter: screen), viewController: screen)
        }
      }
      protocol ItemRouting: ViewableRouting {}
      final class ItemRouter: ViewableRouter<ItemInteractable, ItemViewControllable>, ItemRouting {}
      final class ItemController: UIViewController, ItemViewControllable {}
      """)
    #expect(
      app.missing(
        """
        RootInteractor present ItemController via RootRouter, ViewControllable @30
        RootRouter present ItemController via ViewControllable @17
        RootRouter start ItemRouter @12
        RootController tab ItemController
        """) == [])
  }

  @Test(
    "knows the controller of a router whose superclass an alias names",
    arguments: [
      ("", "ViewableRouter<Interactable, FlowControllable>"),
      ("typealias FlowBase = ViewableRouter<Interactable, FlowControllable>", "FlowBase"),
      ("typealias Base = FlowBase; typealias FlowBase = ViewableRouter<Interactable, FlowControllable>", "Base"),
      ("enum Flow { typealias Base = ViewableRouter<Interactable, FlowControllable> }", "Flow.Base"),
    ])
  func aliasesOfSuperclasses(alias: String, superclass: String) {
    let app = Fixture(
      """
      import RIBs
      protocol FlowControllable: ViewControllable { func push(viewController: ViewControllable?) }
      \(alias)
      final class FlowRouter: \(superclass) {
        init(viewController: FlowControllable) { super.init(interactor: Interactor(), viewController: viewController) }
        func open() { viewController.push(viewController: Detail()) }
      }
      final class FlowController: UINavigationController, FlowControllable {
        func push(viewController: ViewControllable?) {
          guard let viewController else { return }
          pushViewController(viewController.uiviewController, animated: true)
        }
      }
      final class Detail: UIViewController, ViewControllable {}
      """)
    #expect(app.missing("FlowRouter push Detail via FlowController @6") == [])
    #expect(app.reasons == [])
  }

  @Test(
    "knows the router that a builder makes and gives back as the library's protocol",
    arguments: ["build(mode: 1, order: nil)", "build(mode: 1)"], ["ViewableRouting", "Routing"])
  func libraryProtocols(call: String, result: String) {
    let app = Fixture(
      """
      import RIBs
      final class FlowController: UIViewController, ViewControllable {}
      protocol FlowInteractable: Interactable {}
      final class FlowInteractor: Interactor, FlowInteractable {}
      final class FlowRouter: ViewableRouter<FlowInteractable, FlowController> {
        override func didLoad() { viewController.present(Detail(), animated: true) }
      }
      final class Detail: UIViewController {}
      protocol FlowBuildable: Buildable { func build(mode: Int, order: Int?) -> \(result) }
      extension FlowBuildable { func build(mode: Int) -> \(result) { build(mode: mode, order: nil) } }
      final class FlowBuilder: FlowBuildable {
        func build(mode: Int, order: Int?) -> \(result) {
          FlowRouter(interactor: FlowInteractor(), viewController: FlowController())
        }
      }
      final class RootRouter: RIBs.Router<Interactable> {
        func start() {
          let router = FlowBuilder().\(call)
          attachChild(router)
        }
      }
      """)
    #expect(app.missing("RootRouter start FlowRouter @19") == [])
    #expect(app.reasons == [])
  }
}
