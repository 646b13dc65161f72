/// Why an app could not be measured.
struct AppFailure: Error, Hashable, Codable, Sendable {
  /// What happened, in the words of the table.
  enum Kind: String, Codable, Sendable {
    case crashed
    case timedOut = "timed out"
    case failed
  }

  var kind: Kind
  var reason: String
}
