import RouteComposer
import UIKit

/// The basket over whatever is shown, and the way from it to the receipt.
@MainActor
enum BasketConfiguration {
  static let basket = StepAssembly(
    finder: ClassFinder<BasketViewController, Any?>(), factory: ClassFactory<BasketViewController, Any?>()
  )
  .adding(LoginInterceptor<Any?>())
  .using(UINavigationController.push())
  .from(NavigationControllerStep<UINavigationController, Any?>())
  .using(GeneralAction.presentModally(presentationStyle: .formSheet))
  .from(GeneralStep.current())
  .assemble()

  static let checkout = StepAssembly(
    finder: ClassFinder<CheckoutViewController, Any?>(), factory: ClassFactory<CheckoutViewController, Any?>()
  )
  .using(UINavigationController.push())
  .from(basket.expectingContainer())
  .assemble()

  /// Once it is paid there is no way back to the form: the receipt takes its place at the bottom of the stack.
  static let receipt = StepAssembler<ReceiptViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.pushAsRoot)
    .from(checkout.expectingContainer())
    .assemble()
}

/// Signing in, which the interceptor asks for.
@MainActor
enum LoginConfiguration {
  static let login = StepAssembly(
    finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory<LoginViewController, Void>()
  )
  .using(UINavigationController.push())
  .from(NavigationControllerStep<UINavigationController, Void>())
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()
}
