/// How many steps linking may take, so that no program makes it run on.
///
/// Steps are counted and not time, so that the graph is the same on every machine. Each part of the linking has a budget of
/// its own, so that it is the same with any number of threads.
public struct LinkingBudget: Hashable, Sendable {
  /// The steps of a part, whatever the program's size.
  public var steps: Int
  /// The steps of a part for each call in the program.
  public var stepsPerCall: Int

  /// Makes a budget from its parts.
  public init(steps: Int, stepsPerCall: Int) {
    self.steps = steps
    self.stepsPerCall = stepsPerCall
  }

  /// What no real app has come near to.
  public static let usual = LinkingBudget(steps: 2_000_000, stepsPerCall: 20)
}
