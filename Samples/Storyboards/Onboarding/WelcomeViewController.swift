import UIKit

/// What a person sees before the first recipe.
final class WelcomeViewController: UIViewController {
  var preferences = Preferences.standard

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "toSignIn", let signIn = segue.destination as? SignInViewController else { return }
    signIn.email = ""
  }
}

/// E-mail and password.
final class SignInViewController: UIViewController {
  var email = ""

  @IBAction func signInTapped(_ sender: UIButton) {
    performSegue(withIdentifier: "finishOnboarding", sender: sender)
  }

  @IBAction func helpTapped(_ sender: UIButton) {
    let help = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "about")
    navigationController?.pushViewController(help, animated: true)
  }
}
