import Foundation
import GraphLinking

/// Gives the linker threads with room for deep recursion.
struct LargeStackWorkers: Workers {
  let threads: Int
  let leftovers: Leftovers

  func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    Threads.map(count: count, threads: threads, work)
  }

  func discard<Value: Sendable>(_ value: Value) { leftovers.add(value) }
}
