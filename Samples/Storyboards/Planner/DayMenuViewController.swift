import UIKit

/// What is cooked on one day.
final class DayMenuViewController: UIViewController {
  private var guests = 2

  @IBAction func servingsTapped(_ sender: UIButton) {
    let servings = storyboard?.instantiateViewController(identifier: "servings") { [guests] coder in
      ServingsViewController(coder: coder, guests: guests)
    }
    guard let servings else { return }
    servings.modalPresentationStyle = .formSheet
    present(servings, animated: true)
  }

  @IBAction func recipeTapped(_ sender: UIButton) {
    let main = UIStoryboard(name: "Main", bundle: nil)
    guard let recipe = main.instantiateViewController(withIdentifier: "recipeDetail") as? RecipeDetailViewController
    else { return }
    recipe.recipe = RecipeBox.shared.recipes.first ?? Recipe(title: "Soup")
    show(recipe, sender: sender)
  }
}

/// How many eat along.
final class ServingsViewController: UIViewController {
  private let guests: Int

  init?(coder: NSCoder, guests: Int) {
    self.guests = guests
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
