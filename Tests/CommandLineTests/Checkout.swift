import Foundation

/// The repository that these tests are a part of.
enum Checkout {
  /// The absolute path of something in it.
  static func path(of name: String) -> String {
    (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent(name).path
  }
}
