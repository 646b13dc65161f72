import Foundation

struct Recipe: Hashable {
  var title: String
  var servings = 2
  var ingredients: [Ingredient] = []
  var steps: [String] = []
}

struct Ingredient: Hashable {
  var name: String
  var grams: Int
}

/// All recipes of this device.
final class RecipeBox {
  static let shared = RecipeBox()

  enum Order: String, CaseIterable {
    case title, newest, quickest
  }

  private(set) var recipes: [Recipe] = []
  var order = Order.newest

  func add(_ recipe: Recipe) {
    recipes.insert(recipe, at: 0)
  }
}
