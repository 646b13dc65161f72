import Foundation

/// A value that several threads share, one at a time.
///
/// `Synchronization.Mutex` would do, but asks for a newer macOS than navgraph does.
final class Locked<Value>: @unchecked Sendable {
  // Unchecked, because the compiler cannot see that every access to the value holds the lock.
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
