import UIKit

/// The list of ingredients inside a recipe.
final class IngredientsViewController: UITableViewController {
  var ingredients: [Ingredient] = [] {
    didSet { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ingredients.count
  }
}
