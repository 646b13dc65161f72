/// Runs pieces of work that do not depend on each other, at the same time where there are threads for it.
///
/// The linker has no threads: whoever calls it says what its parts run on.
public protocol Workers: Sendable {
  /// The results of the work for each index from zero up to `count`, by index: which thread made which leaves no trace.
  func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result]

  /// Takes a value that nobody needs any more. It is best kept until all work is done: to free a program takes long.
  func discard<Value: Sendable>(_ value: Value)
}

extension Workers {
  /// The results of two pieces of work.
  public func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(count: 2) { index in index == 0 ? Either.first(first()) : .second(second()) }
    guard case .first(let one) = results[0], case .second(let other) = results[1] else {
      preconditionFailure("workers give results by index")
    }
    return (one, other)
  }
}

/// A value of one of two types.
private enum Either<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
}

/// Does one thing after the other on the calling thread.
public struct SerialWorkers: Workers {
  /// Workers without a thread of their own.
  public init() {}

  /// The results of all indices, made one after the other.
  public func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    (0..<count).map(work)
  }

  /// Keeps nothing: the value is freed with whoever holds it last.
  public func discard<Value: Sendable>(_ value: Value) {}
}
