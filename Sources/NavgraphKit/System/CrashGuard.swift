import CCrashGuard
import Foundation

/// Leaves out the files on which the program crashed while it read them.
///
/// A file can make the parser overflow its stack, which crashes the process. A process with the guard restarts with the
/// same arguments, and skips that file.
public enum CrashGuard {
  /// Installs the guard, for a program that can be started again from its beginning: a command line tool.
  public static func install() { crash_guard_install(CommandLine.unsafeArgv) }

  /// The files on which this program has crashed already.
  static let crashedOn: Set<String> = {
    guard let value = ProcessInfo.processInfo.environment[String(cString: crash_guard_variable)] else { return [] }
    let separator = Character(UnicodeScalar(UInt8(truncatingIfNeeded: crash_guard_separator)))
    return Set(value.split(separator: separator).map(String.init))
  }()

  /// Turns the guard on while files are read. Afterwards, a crash must not restart the run.
  static func arm(_ isArmed: Bool) { crash_guard_arm(isArmed ? 1 : 0) }

  /// Reads a file, or does anything else for it that could end the process.
  static func reading<Result>(_ path: String, _ work: () -> Result) -> Result {
    crash_guard_begin(path)
    defer { crash_guard_end() }
    return work()
  }
}
