import RouteComposer
import UIKit

/// Lets nobody pass who is not signed in: it goes to the login screen itself and waits for that screen to say so.
final class LoginInterceptor<C>: RoutingInterceptor {
  typealias Context = C

  func perform(with context: Context, completion: @escaping (RoutingResult) -> Void) {
    guard !Account.shared.isSignedIn else {
      completion(.success)
      return
    }
    do {
      try UIViewController.router.navigate(to: LoginConfiguration.login, with: (), animated: true) { result in
        let login = ClassFinder<LoginViewController, Any?>().getViewController()
        guard result.isSuccessful, let login else {
          completion(.failure(RoutingError.compositionFailed(.init("There is no login screen."))))
          return
        }
        login.onFinish = completion
      }
    } catch {
      completion(.failure(error))
    }
  }
}
