/// How many steps a question may take: the more questions of a part of the linking have run out of them, the fewer.
///
/// A question that runs out has taken all its steps for nothing. Where many do, they have one cause, such as an object
/// that hundreds of functions hand on to each other, and the next ones run out as well. To halve what they get, as
/// exponential back-off does, bounds what all of them take together.
struct QuestionLimit {
  /// The steps of the next question.
  private(set) var steps = most
  private var exhausted = 0

  /// Real destinations take fewer than a few hundred.
  static let most = 6_000
  /// What a question gets however many have run out before it: nearly all destinations are found with fewer.
  static let fewest = 500
  /// So many questions of a part may run out before the next ones get half of the steps. Of four large apps that were
  /// measured one had 1,256 in all its parts, one 63, and two none.
  static let patience = 64

  /// Counts a question that had all these steps and took them.
  mutating func noteExhaustion() {
    exhausted += 1
    if exhausted.isMultiple(of: Self.patience) { steps = max(steps / 2, Self.fewest) }
  }
}
