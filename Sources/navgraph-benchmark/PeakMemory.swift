import Foundation

/// The most memory that this process has held at one time so far.
enum PeakMemory {
  /// In whole megabytes.
  ///
  /// - Throws: ``BenchmarkError`` where the system does not say it.
  static func megabytes() throws -> Int {
    #if os(Linux)
      // On Linux, a process's `ru_maxrss` starts with the memory of its parent, so that a large parent would hide a
      // small child.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).lazy.compactMap({ Int($0) }).first else {
        throw BenchmarkError("the system does not say how much memory the process has held")
      }
      return kilobytes >> 10
    #else
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else {
        throw BenchmarkError("the system does not say how much memory the process has held")
      }
      return usage.ru_maxrss >> 20
    #endif
  }
}
