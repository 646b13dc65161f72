import UIKit

@MainActor
protocol LoginView: Presentable {
  var onSignedIn: (() -> Void)? { get set }
  var onSignUp: (() -> Void)? { get set }
}

final class LoginViewController: UIViewController, LoginView {
  var onSignedIn: (() -> Void)?
  var onSignUp: (() -> Void)?

  @IBAction private func signInTapped() {
    Session.shared.patient = Patient(name: "Ada", email: "ada@example.org")
    onSignedIn?()
  }

  @IBAction private func signUpTapped() {
    onSignUp?()
  }
}

@MainActor
protocol SignUpView: Presentable {
  var onComplete: (() -> Void)? { get set }
  var onTerms: (() -> Void)? { get set }
}

final class SignUpViewController: UIViewController, SignUpView {
  var onComplete: (() -> Void)?
  var onTerms: (() -> Void)?

  @IBAction private func completeTapped() {
    onComplete?()
  }

  @IBAction private func termsTapped() {
    onTerms?()
  }
}

final class TermsViewController: UIViewController {}
