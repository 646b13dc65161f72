import UIKit

/// One recipe: ingredients embedded, the nutrition table behind a segue action, cook mode behind a custom segue.
final class RecipeDetailViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel?

  var recipe = Recipe(title: "")

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel?.text = recipe.title
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "embedIngredients":
      (segue.destination as? IngredientsViewController)?.ingredients = recipe.ingredients
    case "cook":
      (segue.destination as? CookModeViewController)?.steps = recipe.steps
    default:
      break
    }
  }

  @IBSegueAction func makeNutrition(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    NutritionViewController(coder: coder, recipe: recipe)
  }

  @IBAction func reviewsTapped(_ sender: UIButton) {
    // The reviews left the app two versions ago; their scene went, this call stayed.
    performSegue(withIdentifier: "showReviews", sender: sender)
  }

  @IBAction func shareTapped(_ sender: UIBarButtonItem) {
    let share = UIActivityViewController(activityItems: [recipe.title], applicationActivities: nil)
    share.popoverPresentationController?.barButtonItem = sender
    present(share, animated: true)
  }
}
