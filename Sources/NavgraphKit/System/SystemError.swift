import Foundation

/// An error of the operating system, by its number.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  static let noSuchFile = SystemError(code: ENOENT)
  static let isFolder = SystemError(code: EISDIR)
  /// A pipe, a socket or a device stands where a file is to be read.
  static let isNoFile = SystemError(code: EINVAL)

  /// There is more in a file than is read of such a file.
  static let isTooLarge = SystemError(code: EFBIG)

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words in lower case, such as `permission denied`, to stand after a colon.
  var description: String {
    if self == .isNoFile { return "it is a pipe, a socket or a device, not a regular file" }
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
