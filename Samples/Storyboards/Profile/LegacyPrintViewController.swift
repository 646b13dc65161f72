import UIKit

/// Prints a recipe on paper. Its scene is still in Main.storyboard, but nothing leads there any more.
final class LegacyPrintViewController: UIViewController {
  @IBAction func printTapped(_ sender: UIButton) {
    UIPrintInteractionController.shared.present(animated: true)
  }
}
