/// The words of a source that is read as code only in part, or not at all: they tell what it does not name.
enum SourceWords {
  /// The words, and what stands between two quotation marks of a line, sorted.
  ///
  /// After a syntax error nobody knows which of two quotation marks begins a text, so that what is between two texts
  /// counts, too.
  static func all(in source: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: Set<String> = []
    var wordStart = 0
    var textStart: Int?
    for index in 0..<source.count {
      let byte = source[index]
      if isPartOfWord(byte) { continue }
      if wordStart < index { words.insert(String(decoding: source[wordStart..<index], as: UTF8.self)) }
      wordStart = index + 1
      if byte == UInt8(ascii: "\"") {
        if let start = textStart, start < index, index - start <= longestText {
          words.insert(String(decoding: source[start..<index], as: UTF8.self))
        }
        textStart = index + 1
      } else if byte == UInt8(ascii: "\n") {
        textStart = nil
      }
    }
    if wordStart < source.count { words.insert(String(decoding: source[wordStart..<source.count], as: UTF8.self)) }
    return words.sorted()
  }

  /// No identifier is as long.
  private static let longestText = 200

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
