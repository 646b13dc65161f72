import CCrashGuard
import Foundation

/// A thread with room for deep recursion.
///
/// Sources can nest arbitrarily deep, and so do the trees and expressions made from them, which are walked and freed by
/// recursion. Half a megabyte, the stack of a dispatch queue's thread, lasts for a few thousand levels.
enum DeepThread {
  /// The stack of a thread, in bytes, and what will do where the process may not have as much. It is address space;
  /// only what is used of it becomes memory.
  static let stackSizes = [256 << 20, 64 << 20, 8 << 20]
  /// The guard area below the stack. A larger stack frame would jump over it.
  private static let guardSize = 1 << 20

  /// Starts work on a thread of its own, and does not wait for it.
  ///
  /// - Throws: why the system starts no thread.
  static func start(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
    var failure = SystemError.last
    for size in stackSizes {
      guard let code = start(work, stackSize: size) else { return }
      failure = SystemError(code: code)
    }
    throw failure
  }

  /// - Returns: the number of the error; nil where the thread has been started.
  private static func start(_ work: @escaping @Sendable () -> Void, stackSize: Int) -> Int32? {
    let task = Unmanaged.passRetained(Task(work))
    let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      Unmanaged<Task>.fromOpaque(context).takeRetainedValue().work()
    }
    let code = crash_guard_start_thread(stackSize, guardSize, run, task.toOpaque())
    guard code != 0 else { return nil }
    task.release()
    return code
  }

  /// What a thread does, in a box that a pointer can be made of.
  private final class Task: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
