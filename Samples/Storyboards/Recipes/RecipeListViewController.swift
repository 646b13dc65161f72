import UIKit

/// All recipes of the box. Almost everything it opens hangs on segues of Main.storyboard.
final class RecipeListViewController: UITableViewController {
  private let box = RecipeBox.shared

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    box.recipes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = box.recipes[indexPath.row].title
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case Segue.showRecipe:
      guard let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row else { return }
      let detail = segue.destination as? RecipeDetailViewController
      detail?.recipe = box.recipes[row]
    case Segue.addRecipe:
      let navigation = segue.destination as? UINavigationController
      let editor = navigation?.viewControllers.first as? RecipeEditorViewController
      editor?.recipe = Recipe(title: "")
    case Segue.sortOptions:
      let options = segue.destination as? SortOptionsViewController
      options?.selected = box.order
      options?.popoverPresentationController?.delegate = self
    default:
      break
    }
  }

  @IBAction func addTapped(_ sender: UIBarButtonItem) {
    performSegue(withIdentifier: Segue.addRecipe, sender: sender)
  }

  @IBAction func unwindToRecipes(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? RecipeEditorViewController else { return }
    box.add(editor.recipe)
    tableView.reloadData()
  }
}

extension RecipeListViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}
