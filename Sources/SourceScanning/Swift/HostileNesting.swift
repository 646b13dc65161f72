/// Guards against sources whose nesting would keep the parser busy for ever or exhaust the stack.
enum HostileNesting {
  /// How many levels the parser follows. Real code nests fewer than thirty.
  static let maximumLevels = 256

  /// SwiftParser tries each `[` as the start of a type and of a literal, so that its time doubles with every one that
  /// follows another directly: 20 take 0.4 s, 28 minutes. Real code has fewer than six.
  private static let maximumBracketsInRow = 16

  static var message: String {
    "opens more than \(maximumBracketsInRow) brackets in a row, for which the Swift parser would take forever"
  }

  static func opensTooManyBrackets(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var inRow = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") {
        inRow += 1
        if inRow > maximumBracketsInRow { return true }
      } else if byte > UInt8(ascii: " ") {
        inRow = 0
      }
    }
    return false
  }
}
