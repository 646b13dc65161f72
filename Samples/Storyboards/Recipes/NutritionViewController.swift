import UIKit

/// Energy, fat and sugar of a recipe, which it cannot do without: hence the segue action.
final class NutritionViewController: UIViewController {
  private let recipe: Recipe

  init?(coder: NSCoder, recipe: Recipe) {
    self.recipe = recipe
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe.title
  }
}
