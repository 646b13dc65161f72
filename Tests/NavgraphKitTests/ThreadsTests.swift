import Foundation
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Threads")
struct ThreadsTests {
  @Test("give results by index, however many they are", arguments: [1, 2, 7, 64])
  func order(threads: Int) {
    #expect(Threads.map(count: 500, threads: threads) { $0 * $0 } == (0..<500).map { $0 * $0 })
  }

  @Test("have nothing to do for nothing")
  func nothing() {
    #expect(Threads.map(count: 0, threads: 4) { $0 } == [])
  }

  @Test("have room for recursion that an ordinary thread has not", .disabled(if: Sanitizers.areOn))
  func deepRecursion() {
    #expect(Threads.run { depth(400_000) } == 400_000)
  }

  @Test("give up what takes too long, and do the rest", .timeLimit(.minutes(Hang.minutes)), arguments: [1, 3])
  func patience(threads: Int) {
    let isOver = Locked(false)
    defer { isOver.withLock { $0 = true } }
    let patience = Threads.Patience<String>(seconds: { $0.isMultiple(of: 2) ? 0 : 60 }, givenUp: { "given up \($0)" })
    let results = Threads.map(count: 5, threads: threads, patience: patience) { index in
      while index.isMultiple(of: 2), !isOver.withLock({ $0 }) {}
      return "done \(index)"
    }
    #expect(results == ["given up 0", "done 1", "given up 2", "done 3", "given up 4"])
  }

  /// Recursion that the optimizer cannot turn into a loop.
  private func depth(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return [depth(count - 1)].reduce(1, +)
  }
}
