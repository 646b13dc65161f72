import RouteComposer
import UIKit

/// Past orders of the account. An order is built on top of the list of orders, even when a link asks for it.
@MainActor
enum OrderConfiguration {
  static let order = StepAssembly(
    finder: ClassFinder<OrderViewController, Any?>(), factory: ClassFactory<OrderViewController, Any?>()
  )
  .adding(LoginInterceptor<Any?>())
  .using(UINavigationController.push())
  .from(
    SingleStep(
      finder: ClassFinder<OrderListViewController, Any?>(), factory: ClassFactory<OrderListViewController, Any?>()
    ).expectingContainer()
  )
  .using(UINavigationController.push())
  .from(HomeConfiguration.account.expectingContainer())
  .assemble()
}
