import UIKit

final class SplashController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    type = .splash
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if UserDefaults.standard.bool(forKey: "signedIn") {
      routing(with: .signedIn)
    } else {
      routing(with: .start)
    }
  }
}

final class LoginController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    type = .login
  }

  @IBAction private func signInTapped() {
    guard UserDefaults.standard.string(forKey: "name") != nil else {
      routing(with: .failed(FerryError(title: "No name", hint: "Type your name first.")))
      return
    }
    routing(with: .signedIn)
  }
}
