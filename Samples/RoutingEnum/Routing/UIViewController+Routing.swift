import UIKit

extension UIViewController {
  /// The only door out of a screen: what happens depends on the kind of screen, then on what it asks for.
  func routing(with routing: Routing) {
    switch type {
    case .splash: splashRouting(with: routing)
    case .login: loginRouting(with: routing)
    case .lines: linesRouting(with: routing)
    case .line: lineRouting(with: routing)
    case .sailing: sailingRouting(with: routing)
    case .checkout: checkoutRouting(with: routing)
    case .search: searchRouting(with: routing)
    case .settings: settingsRouting(with: routing)
    case .unknown: commonRouting(with: routing)
    }
  }
}

// MARK: - Before the timetable

extension UIViewController {
  private func splashRouting(with routing: Routing) {
    switch routing {
    case .start:
      navigationController?.setViewControllers([LoginController()], animated: true)
    case .signedIn:
      navigationController?.setViewControllers([LinesController()], animated: false)
    default:
      commonRouting(with: routing)
    }
  }

  private func loginRouting(with routing: Routing) {
    switch routing {
    case .signedIn:
      navigationController?.setViewControllers([LinesController()], animated: true)
    default:
      commonRouting(with: routing)
    }
  }
}

// MARK: - Timetable

extension UIViewController {
  private func linesRouting(with routing: Routing) {
    switch routing {
    case .selected(let line):
      navigationController?.pushViewController(LineController(line: line), animated: true)
    case .search:
      let search = UINavigationController(rootViewController: SearchController())
      search.modalPresentationStyle = .formSheet
      present(search, animated: true)
    case .settings:
      navigationController?.pushViewController(SettingsController(), animated: true)
    case .filter:
      present(makeFilterSheet(), animated: true)
    default:
      commonRouting(with: routing)
    }
  }

  private func lineRouting(with routing: Routing) {
    switch routing {
    case .sailing(let sailing):
      navigationController?.pushViewController(SailingController(sailing: sailing), animated: true)
    case .selected(let line):
      // A line that crosses this one takes its place; from the list of lines the same case pushes.
      let crossing = LineController(line: line)
      let stack = navigationController?.viewControllers.dropLast() ?? []
      navigationController?.setViewControllers(stack + [crossing], animated: true)
    default:
      commonRouting(with: routing)
    }
  }

  private func sailingRouting(with routing: Routing) {
    switch routing {
    case .buy(let sailing):
      present(CheckoutController(sailing: sailing), animated: true)
    case .home:
      navigationController?.popToRootViewController(animated: true)
    default:
      commonRouting(with: routing)
    }
  }

  private func checkoutRouting(with routing: Routing) {
    switch routing {
    case .paid:
      let sailingNavigation = presentingViewController as? UINavigationController
      dismiss(animated: true) {
        sailingNavigation?.pushViewController(TicketController(), animated: true)
      }
    default:
      commonRouting(with: routing)
    }
  }

  private func searchRouting(with routing: Routing) {
    switch routing {
    case .found(let harbour):
      navigationController?.pushViewController(HarbourController(harbour: harbour), animated: true)
    default:
      commonRouting(with: routing)
    }
  }

  private func makeFilterSheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Show", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "All lines", style: .default))
    sheet.addAction(UIAlertAction(title: "Today only", style: .default))
    return sheet
  }
}

// MARK: - Settings

extension UIViewController {
  private func settingsRouting(with routing: Routing) {
    switch routing {
    case .signOut:
      navigationController?.setViewControllers([LoginController()], animated: true)
    case .home:
      guard let lines = navigationController?.viewControllers.first(where: { $0 is LinesController }) else { return }
      navigationController?.popToViewController(lines, animated: true)
    default:
      commonRouting(with: routing)
    }
  }
}

// MARK: - What means the same everywhere

extension UIViewController {
  private func commonRouting(with routing: Routing) {
    switch routing {
    case .back:
      navigationController?.popViewController(animated: true)
    case .close:
      dismiss(animated: true)
    case .failed(let error):
      showAlert(title: error.title, text: error.hint)
    case .message(let text):
      showToast(text)
    default:
      break
    }
  }

  private func showAlert(title: String, text: String) {
    let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  /// A toast is a view over this one and no transition.
  private func showToast(_ text: String) {
    let toast = ToastView(text: text)
    toast.show(over: view)
  }
}
