import NavgraphKit

/// The message about an option that only other tools have. The parser suggests options by spelling alone.
enum UnknownOption {
  /// The message of the parser with what to write instead; nil for any other message.
  static func explained(_ message: String) -> String? {
    guard message.hasPrefix(start) else { return nil }
    let option = message.dropFirst(start.count).prefix { $0 != "'" }
    guard let hint = BorrowedNames.hint(forOption: String(option)) else { return nil }
    let rest = message.drop { $0 != "\n" }
    return "\(start)\(option)'; \(hint).\(rest)"
  }

  private static let start = "Error: Unknown option '"
}
