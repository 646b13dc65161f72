import Foundation

/// What the operating system refused, by its error number.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  static let noSuchFile = SystemError(code: ENOENT)

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words in lower case, such as `permission denied`, to stand after a colon.
  var description: String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
