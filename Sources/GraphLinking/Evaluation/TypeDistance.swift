/// How far the type of an expression is from what it is asked for.
enum TypeDistance {
  /// What leads elsewhere, such as a local to its value, is that deep in the other.
  static let step = 8
  /// A call of a method on what another one gives is none as deep, since views have long chains of modifiers.
  static let link = 1
  static let maximum = 12 * step
}
