extension String {
  /// The name of a type after its indefinite article, as one reads it: `an AlertBuilder`, `a Presenter`, `an NSPanel`,
  /// `a UIView`.
  var withArticle: String { (beginsWithVowelSound ? "an " : "a ") + self }

  private var beginsWithVowelSound: Bool {
    guard let first = self.first else { return false }
    // Several capitals in a row are read letter by letter.
    if first.isUppercase, dropFirst().first?.isUppercase == true { return "AEFHILMNORSX".contains(first) }
    // "One" and "Eu" begin with the sounds of "won" and "you".
    if hasPrefix("One") || hasPrefix("Eu") { return false }
    return "AEIOaeio".contains(first) || hasPrefix("Un") && !hasPrefix("Uni") || hasPrefix("Up")
  }
}
