import Foundation

/// The sanitizers that `.ci/sanitize` runs the tests under.
public enum Sanitizers {
  /// Whether one is on. It sees the signal of a crash first, and the one for threads knows no stack deeper than 65,536
  /// calls.
  public static let areOn = ProcessInfo.processInfo.environment["NAVGRAPH_SANITIZED"] != nil

  /// What they are told by the environment, which is meant for what the tests run as well.
  public static let options = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
}
