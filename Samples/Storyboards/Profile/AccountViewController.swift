import UIKit

/// Name and picture of the cook.
final class AccountViewController: UIViewController {
  @IBAction func deleteTapped(_ sender: UIButton) {
    let sheet = UIAlertController(title: "Delete account?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet, animated: true)
  }
}

/// Badges for cooked recipes.
final class AchievementsViewController: UICollectionViewController {}
