/// Guards against sources whose nesting would make the parser hang or overflow the stack.
enum HostileNesting {
  /// How many levels the parser follows. Real code nests fewer than thirty.
  static let maximumLevels = 256

  /// SwiftParser tries each `[` as the start of a type and of a literal, so that its time doubles with every one that
  /// follows another directly: 20 take 0.4 s, 28 minutes. Real code has fewer than six.
  private static let maximumBracketsInRow = 16

  /// The lexer keeps all interpolations that are open, again for each token: 16,000 take gigabytes. Real code has few.
  private static let maximumInterpolations = 64

  /// What is wrong with a source that must not be parsed; nil for all others.
  ///
  /// Braces in strings and comments count as well, which is no harm: they come in pairs.
  static func fault(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    mayHaveFault(bytes) ? faultFound(in: bytes) : nil
  }

  /// A fast pre-check: whether the source has enough braces or brackets for a fault at all.
  ///
  /// The loop has no branch and sums of one byte, so that the compiler vectorizes it. Most sources need no second pass,
  /// which takes some thirty times as long.
  private static func mayHaveFault(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var braces = 0
    var brackets = 0
    var interpolations = 0
    var start = 0
    let end = max(0, bytes.count - 1)
    while start < end {
      // So many bytes cannot make a sum of one byte overflow.
      let piece = start..<min(end, start + Int(UInt8.max))
      var bracesHere: UInt8 = 0
      var bracketsHere: UInt8 = 0
      var interpolationsHere: UInt8 = 0
      for index in piece {
        let (byte, next) = (bytes[index], bytes[index + 1])
        bracesHere &+= byte == UInt8(ascii: "{") ? 1 : 0
        let escapes: UInt8 = byte == UInt8(ascii: "\\") ? 1 : 0
        let interpolates: UInt8 = next == UInt8(ascii: "(") || next == UInt8(ascii: "#") ? 1 : 0
        interpolationsHere &+= escapes & interpolates
        let opens: UInt8 = byte == UInt8(ascii: "[") ? 1 : 0
        let repeats: UInt8 = next == UInt8(ascii: "[") ? 1 : 0
        let isSpace: UInt8 = next <= UInt8(ascii: " ") ? 1 : 0
        let isComment: UInt8 = next == UInt8(ascii: "/") ? 1 : 0
        let goesOn: UInt8 = next == UInt8(ascii: "*") ? 1 : 0
        bracketsHere &+= opens & (repeats | isSpace | isComment | goesOn)
      }
      braces += Int(bracesHere)
      brackets += Int(bracketsHere)
      interpolations += Int(interpolationsHere)
      start = piece.upperBound
    }
    return braces >= maximumLevels || brackets >= maximumBracketsInRow || interpolations > maximumInterpolations
  }

  private static func faultFound(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var bracketsInRow = 0
    var openBraces = 0
    var parentheses = Parentheses()
    for byte in bytes {
      if parentheses.interpolationsOpen(after: byte) > maximumInterpolations {
        return "opens more than \(maximumInterpolations) nested interpolations, and was not parsed"
      }
      switch byte {
      case UInt8(ascii: "["):
        bracketsInRow += 1
        if bracketsInRow > maximumBracketsInRow {
          return "opens more than \(maximumBracketsInRow) brackets in a row, for which the parser would take forever"
        }
      case UInt8(ascii: "{"):
        bracketsInRow = 0
        openBraces += 1
        // The parser looks ahead from every `if` to the end of the file.
        if openBraces > maximumLevels { return "has more than \(maximumLevels) open braces, and was not parsed" }
      case UInt8(ascii: "}"):
        bracketsInRow = 0
        openBraces = max(0, openBraces - 1)
      case UInt8(ascii: "/"), UInt8(ascii: "*"):
        // A comment between two brackets does not part them.
        break
      default:
        if byte > UInt8(ascii: " ") { bracketsInRow = 0 }
      }
    }
    return nil
  }
}

/// Counts the interpolations that are open, byte by byte.
///
/// Parentheses in strings and comments count as well: they mostly come in pairs, and an unpaired closing one only
/// lowers the count.
private struct Parentheses {
  /// How many parentheses were open where each interpolation began.
  private var interpolations: [Int] = []
  private var open = 0
  /// A backslash stands before, or one and hashes.
  private var isEscaped = false
  private var hasHashes = false
  /// Whether a raw text has begun on the line, `#"`, in which `\(` is an ordinary pair of
  /// characters, as regular expressions have it.
  private var isRaw = false
  private var last: UInt8 = 0

  mutating func interpolationsOpen(after byte: UInt8) -> Int {
    defer { last = byte }
    switch byte {
    case UInt8(ascii: "\\"):
      isEscaped = !isEscaped || hasHashes
      hasHashes = false
      return interpolations.count
    case UInt8(ascii: "#") where isEscaped:
      hasHashes = true
      return interpolations.count
    case UInt8(ascii: "("):
      if isEscaped, hasHashes || !isRaw { interpolations.append(open) }
      open += 1
    case UInt8(ascii: ")"):
      open = max(0, open - 1)
      if interpolations.last == open { interpolations.removeLast() }
    case UInt8(ascii: "\""):
      if last == UInt8(ascii: "#") { isRaw = true }
    case UInt8(ascii: "\n"):
      isRaw = false
    default:
      break
    }
    (isEscaped, hasHashes) = (false, false)
    return interpolations.count
  }
}
