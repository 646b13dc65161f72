import ArgumentParser
import Foundation
import NavgraphKit

/// Whether text is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether text on a stream is coloured: by default on terminals that can, unless `NO_COLOR` is set
  /// (https://no-color.org: to anything but the empty string).
  func isOn(for stream: StandardStream) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return stream.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
