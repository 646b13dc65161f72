/// Runs pieces of work that do not depend on each other, at the same time where there are threads for it.
///
/// The linker has no threads: whoever calls it says what its parts run on.
public protocol Workers: Sendable {
  /// The results of the work for each index from zero up to `count`, by index: which thread made which leaves no trace.
  func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result]

  /// Takes a value that nobody needs any more, and whose memory nobody has to wait for.
  func discard<Value: Sendable>(_ value: Value)
}

/// Does one thing after the other on the calling thread.
public struct SerialWorkers: Workers {
  /// Workers without a thread of their own.
  public init() {}

  /// The results of all indices, made one after the other.
  public func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    (0..<count).map(work)
  }

  /// Frees the value before it returns.
  public func discard<Value: Sendable>(_ value: Value) {}
}
