import UIKit

/// A form for a new recipe. Saving unwinds to the list, which takes the recipe out of it.
final class RecipeEditorViewController: UIViewController {
  private enum SegueIdentifier: String {
    case save = "saveRecipe"
    case pickPhoto
  }

  @IBOutlet private weak var titleField: UITextField?

  var recipe = Recipe(title: "")

  @IBAction func saveTapped(_ sender: UIBarButtonItem) {
    recipe.title = titleField?.text ?? ""
    guard !recipe.title.isEmpty else {
      let alert = UIAlertController(title: "No title", message: "A recipe needs a name.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
      return
    }
    performSegue(withIdentifier: SegueIdentifier.save.rawValue, sender: sender)
  }

  @IBAction func photoTapped(_ sender: UIButton) {
    performSegue(withIdentifier: SegueIdentifier.pickPhoto.rawValue, sender: sender)
  }

  @IBAction func cancelTapped(_ sender: UIBarButtonItem) {
    navigationController?.dismiss(animated: true)
  }
}
