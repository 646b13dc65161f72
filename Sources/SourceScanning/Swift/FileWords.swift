/// Looks for words in the bytes of a source.
enum FileWords {
  /// Where some words stand, except on lines that are a comment as a whole.
  static func offsets(of wanted: Set<String>, in source: UnsafeBufferPointer<UInt8>) -> [String: [Int]] {
    var lengths: Set<Int> = []
    for word in wanted { lengths.insert(word.utf8.count) }
    var found: [String: [Int]] = [:]
    var start: Int?
    var isComment = false
    var hasText = false
    for index in 0...source.count {
      let byte = index < source.count ? source[index] : UInt8(ascii: "\n")
      if isWordByte(byte) {
        if start == nil { start = index }
        hasText = true
        continue
      }
      if let first = start {
        start = nil
        if !isComment, lengths.contains(index - first) {
          let word = String(decoding: source[first..<index], as: UTF8.self)
          if wanted.contains(word) { found[word, default: []].append(first) }
        }
      }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (isComment, hasText) = (false, false)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "/") where !hasText && index + 1 < source.count && source[index + 1] == byte: isComment = true
      default: hasText = true
      }
    }
    return found
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
