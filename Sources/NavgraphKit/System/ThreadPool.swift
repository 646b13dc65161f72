import CCrashGuard
import Foundation

/// Threads that share the indices of one piece of work.
final class ThreadPool<Result: Sendable>: @unchecked Sendable {
  // Unchecked, because the compiler cannot see that every access to the state holds the condition's lock.
  private var state: State
  private let condition = NSCondition()
  private let count: Int
  private let patience: Threads.Patience<Result>?
  private let work: @Sendable (Int) -> Result

  private struct State {
    var next = 0
    /// The results by index; nil while one is missing.
    var results: [Result?]
    var missing: Int
    /// The index that each thread works on. A thread that is not here was given up; its result is dropped.
    var running: [Int: Running] = [:]
    var threadsStarted = 0
    /// How many threads were given up, in whose place no other has been started.
    var toReplace = 0
  }

  /// How often the one who waits looks for threads that take too long, in seconds.
  private static var tick: Double { 0.25 }

  private struct Running {
    let index: Int
    let clock: UInt64
    /// The processor time at which the thread is given up, in seconds by its clock.
    let limit: Double
  }

  init(count: Int, patience: Threads.Patience<Result>?, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.patience = patience
    self.work = work
    state = State(results: Array(repeating: nil, count: count), missing: count)
  }

  /// Does all the work and waits for it.
  func results(threads: Int) -> [Result] {
    var started = 0
    for _ in 0..<threads where start() { started += 1 }
    if started == 0 { work(as: -1) }
    condition.lock()
    defer { condition.unlock() }
    while state.missing > 0 {
      if patience == nil {
        condition.wait()
      } else if !condition.wait(until: Date(timeIntervalSinceNow: Self.tick)) {
        giveUp()
      }
    }
    return state.results.compactMap(\.self)
  }

  /// - Returns: whether the system has started a thread.
  private func start() -> Bool {
    let name = withLock { state in
      state.threadsStarted += 1
      return state.threadsStarted
    }
    do {
      try DeepThread.start { [self] in work(as: name) }
      return true
    } catch {
      return false
    }
  }

  /// Takes one index after the other, until there is none left or the thread is given up.
  private func work(as thread: Int) {
    while let index = take(thread) {
      crash_guard_make_room()
      let result = work(index)
      guard put(result, at: index, from: thread) else { return }
    }
  }

  private func take(_ thread: Int) -> Int? {
    let clock = crash_guard_thread_clock()
    return withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      let index = state.next
      if let patience, thread > 0 {
        let limit = max(0, crash_guard_thread_seconds(clock)) + patience.seconds(index)
        state.running[thread] = Running(index: index, clock: clock, limit: limit)
      }
      return index
    }
  }

  private func put(_ result: Result, at index: Int, from thread: Int) -> Bool {
    withLock { state in
      if patience != nil, thread > 0, state.running.removeValue(forKey: thread) == nil { return false }
      state.results[index] = result
      state.missing -= 1
      if state.missing == 0 { condition.signal() }
      return true
    }
  }

  /// Gives up what should be done by now, with the threads that do it, and starts others in their place. With the lock.
  private func giveUp() {
    guard let patience else { return }
    for (thread, running) in state.running where crash_guard_thread_seconds(running.clock) > running.limit {
      state.running[thread] = nil
      state.results[running.index] = patience.givenUp(running.index)
      state.missing -= 1
      state.toReplace += 1
    }
    while state.toReplace > 0, state.next < count {
      state.toReplace -= 1
      condition.unlock()
      if !start(), withLock({ $0.running.isEmpty }) { work(as: -1) }
      condition.lock()
    }
  }

  private func withLock<Value>(_ body: (inout State) -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return body(&state)
  }
}
