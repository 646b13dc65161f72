import Dispatch
import GraphLinking

/// Workers on several threads at once, each with room for deep recursion.
public struct ParallelWorkers: Workers {
  private let threads: Int

  /// Workers on so many threads.
  public init(threads: Int) { self.threads = threads }

  /// The results by index.
  public func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let results = Results<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { thread in
      for index in stride(from: thread, to: count, by: threads) {
        let result = DeepStack.run { work(index) }
        results.set(result, at: index)
      }
    }
    return results.all
  }

  /// Frees the value.
  public func discard<Value: Sendable>(_ value: Value) {}

  /// Written and read under a lock.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "results")
    private var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ result: Result, at index: Int) { queue.sync { results[index] = result } }

    var all: [Result] { queue.sync { results.compactMap(\.self) } }
  }
}
