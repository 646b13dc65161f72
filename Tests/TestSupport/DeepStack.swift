import Foundation

/// Runs work on a thread with as much stack as the tool itself gives to it.
///
/// The threads that tests run on have half a megabyte, which the recursion of a debug build uses up on sources that a
/// user's run walks without noticing.
public enum DeepStack {
  private static let size = 256 << 20

  /// Waits for the work and gives its result.
  public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let outcome = Outcome<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.value = work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let value = outcome.value else { preconditionFailure("the work signals after it has a value") }
    return value
  }

  /// Written by the thread before it signals, read after the signal.
  private final class Outcome<Value>: @unchecked Sendable {
    var value: Value?
  }
}
