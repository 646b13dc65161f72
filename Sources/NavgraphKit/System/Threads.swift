import Foundation

/// Work on threads with room for deep recursion; see ``DeepThread``.
enum Threads {
  /// A time limit for work, and the result to use after that.
  struct Patience<Result>: Sendable {
    /// The seconds of processor time for an index. On a busy machine work takes longer, and is no worse for that.
    let seconds: @Sendable (Int) -> Double
    /// The result of an index whose work was given up.
    let givenUp: @Sendable (Int) -> Result
  }

  /// Runs one piece of work on a thread of its own and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let results = map(count: 1, threads: 1) { _ in work() }
    return results[0]
  }

  /// The results of all indices from zero up to `count`, by index, so that the scheduling of threads cannot affect
  /// them.
  ///
  /// Each thread takes the next index when it is done with its last, so that one slow index delays nobody else. Where
  /// the system starts no thread, the calling one does the work.
  ///
  /// - Parameter patience: the time limit. A thread cannot be stopped, so it runs on and its result is dropped.
  static func map<Result: Sendable>(
    count: Int, threads: Int, patience: Patience<Result>? = nil, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let pool = ThreadPool(count: count, patience: patience, work: work)
    return pool.results(threads: min(count, max(1, threads)))
  }

  /// Frees a value on a thread of its own, since values can nest as deep as the sources that they are made from.
  static func discard<Value: Sendable>(_ value: Value) {
    do {
      try DeepThread.start { withExtendedLifetime(value) {} }
    } catch {
      // Then it is freed here, with whoever holds it last.
    }
  }
}
