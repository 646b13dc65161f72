import UIKit

/// One step at a time in large letters.
final class CookModeViewController: UIViewController {
  var steps: [String] = []

  @IBAction func timerTapped(_ sender: UIButton) {
    performSegue(withIdentifier: Segue.startTimer, sender: sender)
  }

  @IBAction func closeTapped(_ sender: UIButton) {
    dismiss(animated: true)
  }
}

/// An egg timer over cook mode.
final class TimerViewController: UIViewController {
  @IBAction func stopTapped(_ sender: UIButton) {
    presentingViewController?.dismiss(animated: true)
  }
}
