import UIKit

/// The items of one aisle of the shop.
final class AisleViewController: UITableViewController {
  var items: [String] = []
}

/// The list in short, for the wide half of a split screen.
final class ShoppingSummaryViewController: UIViewController {
  var week = 0
}
