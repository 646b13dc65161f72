/// Looks for words in the bytes of a source.
enum FileWords {
  /// Where some words stand, except on lines that are a comment as a whole.
  static func offsets(of wanted: Set<String>, in source: UnsafeBufferPointer<UInt8>) -> [String: [Int]] {
    let outlines = WordOutlines(wanted)
    var found: [String: [Int]] = [:]
    walk(source) { place in
      guard outlines.contain(length: place.count, first: source[place.lowerBound]) else { return }
      let word = String(decoding: source[place], as: UTF8.self)
      if wanted.contains(word) { found[word, default: []].append(place.lowerBound) }
    }
    return found
  }

  /// Calls a closure for each word with its place, except on lines that are a comment as a whole.
  ///
  /// It is a part of its callers, since every byte of most files is asked.
  @inline(__always)
  static func walk(_ source: UnsafeBufferPointer<UInt8>, _ note: (Range<Int>) -> Void) {
    isWordByte.withUnsafeBufferPointer { isWordByte in
      var isComment = false
      var hasText = false
      var index = 0
      while index < source.count {
        let byte = source[index]
        if isWordByte[Int(byte)] {
          let start = index
          repeat { index += 1 } while index < source.count && isWordByte[Int(source[index])]
          hasText = true
          if !isComment { note(start..<index) }
          continue
        }
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (isComment, hasText) = (false, false)
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        case UInt8(ascii: "/") where !hasText && index + 1 < source.count && source[index + 1] == byte: isComment = true
        default: hasText = true
        }
        index += 1
      }
    }
  }

  /// Whether a name can stand in a source as one word. A raw identifier such as `show the detail` cannot.
  static func isWord(_ name: String) -> Bool { name.utf8.allSatisfy { isWordByte[Int($0)] } }

  /// Whether each byte can be part of a word: a table, since every byte of most files is asked.
  private static let isWordByte = (UInt8.min...UInt8.max).map { byte in
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The lengths of some words and their first bytes, which tell most other words apart without a look at their letters.
private struct WordOutlines {
  /// A bit for each first byte, by its lower six bits, for each length; the last stands for all greater lengths.
  private var firsts = [UInt64](repeating: 0, count: 64)

  init(_ words: Set<String>) {
    for word in words {
      guard let first = word.utf8.first else { continue }
      firsts[min(word.utf8.count, 63)] |= Self.bit(first)
    }
  }

  func contain(length: Int, first: UInt8) -> Bool { firsts[min(length, 63)] & Self.bit(first) != 0 }

  private static func bit(_ first: UInt8) -> UInt64 { 1 << UInt64(first & 63) }
}
