/// The identifiers of the segues in Main.storyboard that more than one file names.
enum Segue {
  static let showRecipe = "showRecipe"
  static let addRecipe = "addRecipe"
  static let sortOptions = "sortOptions"
  static let startTimer = "startTimer"
}
