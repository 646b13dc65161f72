import Foundation

/// Threads with room for deep recursion.
///
/// Sources can nest as deep as their author likes, and so do the trees and expressions made from them, which are
/// walked and freed by recursion. Half a megabyte, which dispatch queues give, is gone after a few thousand levels.
enum Threads {
  /// The stack of a thread, in bytes. It is address space; only what is used of it becomes memory.
  static let stackSize = 256 << 20

  /// Runs one piece of work on a thread of its own and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let results = map(count: 1, threads: 1) { _ in work() }
    return results[0]
  }

  /// The results of all indices from zero up to `count`, by index: which thread made which leaves no trace.
  ///
  /// Each thread takes the next index when it is done with its last, so that one slow index delays nobody else.
  static func map<Result: Sendable>(
    count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let next = Locked(0)
    let results = Locked([Result?](repeating: nil, count: count))
    let running = DispatchGroup()
    for _ in 0..<min(count, max(1, threads)) {
      running.enter()
      let thread = Thread {
        defer { running.leave() }
        while let index = next.withLock({ takeIndex(&$0, below: count) }) {
          let result = work(index)
          results.withLock { $0[index] = result }
        }
      }
      thread.stackSize = stackSize
      thread.start()
    }
    running.wait()
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Frees a value on a thread of its own, since values can nest as deep as the sources that they are made from.
  static func discard<Value: Sendable>(_ value: Value) {
    let thread = Thread { withExtendedLifetime(value) {} }
    thread.stackSize = stackSize
    thread.start()
  }

  private static func takeIndex(_ next: inout Int, below count: Int) -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}
