import Foundation
import NavigationModel

/// Reads the property lists of OpenStep, the format of `project.pbxproj`.
///
/// The grammar is that of Apple's "Old-Style ASCII Property Lists". Foundation reads it on Linux too, but writes a
/// line of its own to stderr when a semicolon is missing and does not say where an error is.
struct OpenStepPropertyListParser {
  private let bytes: [UInt8]
  private var offset = 0

  private init(_ data: Data) {
    bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// - Throws: at the first place that does not follow the grammar.
  static func parse(_ data: Data) throws(FormatFault) -> PropertyList {
    var parser = OpenStepPropertyListParser(data)
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.next == nil else { throw parser.fault("The property list goes on after its end.") }
    return value
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  // MARK: - Values

  private mutating func value(depth: Int) throws(FormatFault) -> PropertyList {
    try skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return try dictionary(depth: depth)
    case UInt8(ascii: "("):
      return try array(depth: depth)
    case UInt8(ascii: "<"):
      return try binaryData()
    default:
      return .string(try string())
    }
  }

  private mutating func dictionary(depth: Int) throws(FormatFault) -> PropertyList {
    guard depth < PropertyList.depthLimit else { throw .tooDeep(at: position(of: offset)) }
    let start = offset
    offset += 1
    var entries: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      guard let byte = next else { throw fault("A `{` is never closed.", at: start) }
      if byte == UInt8(ascii: "}") { break }
      let key = try string()
      try skipSpace()
      // A key that is alone is its own value.
      entries[key] = take(UInt8(ascii: "=")) ? try value(depth: depth + 1) : .string(key)
      try skipSpace()
      guard take(UInt8(ascii: ";")) || next == UInt8(ascii: "}") else {
        throw next == nil ? fault("A `{` is never closed.", at: start) : fault("A `;` is missing.")
      }
    }
    offset += 1
    return .dictionary(entries)
  }

  private mutating func array(depth: Int) throws(FormatFault) -> PropertyList {
    guard depth < PropertyList.depthLimit else { throw .tooDeep(at: position(of: offset)) }
    let start = offset
    offset += 1
    var elements: [PropertyList] = []
    while true {
      try skipSpace()
      guard let byte = next else { throw fault("A `(` is never closed.", at: start) }
      if byte == UInt8(ascii: ")") { break }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(UInt8(ascii: ",")) || next == UInt8(ascii: ")") else {
        throw next == nil ? fault("A `(` is never closed.", at: start) : fault("A `,` is missing.")
      }
    }
    offset += 1
    return .array(elements)
  }

  /// Data is written in hexadecimal digits between angle brackets. Its value says nothing here.
  private mutating func binaryData() throws(FormatFault) -> PropertyList {
    let start = offset
    offset += 1
    while let byte = next, byte != UInt8(ascii: ">") {
      guard byte.isPropertyListSpace || byte.isHexadecimalDigit else {
        throw fault("Data holds something else than hexadecimal digits.")
      }
      offset += 1
    }
    guard take(UInt8(ascii: ">")) else { throw fault("A `<` is never closed.", at: start) }
    return .other
  }

  // MARK: - Strings

  private mutating func string() throws(FormatFault) -> String {
    guard let first = next else { throw fault("The property list ends where a value should be.") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try quotedString(quote: first)
    }
    let start = offset
    while let byte = next, byte.standsUnquoted { offset += 1 }
    guard offset > start else { throw fault("A character is not allowed here.") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quotedString(quote: UInt8) throws(FormatFault) -> String {
    let start = offset
    offset += 1
    var text = ""
    var segmentStart = offset
    while let byte = next, byte != quote {
      if byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes[segmentStart..<offset], as: UTF8.self)
        offset += 1
        text += escapedText()
        segmentStart = offset
      } else {
        offset += 1
      }
    }
    text += String(decoding: bytes[segmentStart..<offset], as: UTF8.self)
    guard take(quote) else { throw fault("A quoted string is never closed.", at: start) }
    return text
  }

  /// The text that an escape stands for, with the cursor behind the backslash.
  private mutating func escapedText() -> String {
    guard let byte = next else { return "" }
    switch byte {
    case UInt8(ascii: "U"): return utf16Text()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octalText()
    default: break
    }
    offset += 1
    let controls: [UInt8: String] = [
      UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}",
      UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{0B}",
    ]
    if let control = controls[byte] { return control }
    // The byte may be the first of a longer character: the others are copied with the text that follows.
    guard byte < 0x80 else {
      offset -= 1
      return ""
    }
    return String(UnicodeScalar(byte))
  }

  /// `\Uxxxx`, a unit of UTF-16: characters beyond the first 65,536 take two of them.
  private mutating func utf16Text() -> String {
    var units: [UInt16] = []
    repeat {
      offset += 1
      units.append(UInt16(truncatingIfNeeded: number(radix: 16, maximumDigits: 4)))
      let goesOn = bytes[offset...].starts(with: "\\U".utf8)
      guard goesOn, let last = units.last, UTF16.isLeadSurrogate(last) else { break }
      offset += 1
    } while true
    return String(decoding: units, as: UTF16.self)
  }

  /// `\ooo`, a character of the NEXTSTEP encoding, which is ASCII in its lower half. Xcode never writes the upper one.
  private mutating func octalText() -> String {
    let code = number(radix: 8, maximumDigits: 3)
    return code < 0x80 ? String(UnicodeScalar(UInt8(code))) : "\u{FFFD}"
  }

  private mutating func number(radix: Int, maximumDigits: Int) -> Int {
    var value = 0
    for _ in 0..<maximumDigits {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
      value = value * radix + digit
      offset += 1
    }
    return value
  }

  // MARK: - Between the values

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Whether the byte after the next one is this one.
  private func follows(_ byte: UInt8) -> Bool { offset + 1 < bytes.count && bytes[offset + 1] == byte }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(FormatFault) {
    while let byte = next {
      if byte.isPropertyListSpace {
        offset += 1
      } else if byte != UInt8(ascii: "/") {
        return
      } else if follows(UInt8(ascii: "/")) {
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
      } else if follows(UInt8(ascii: "*")) {
        let start = offset
        offset += 2
        while let byte = next, byte != UInt8(ascii: "*") || !follows(UInt8(ascii: "/")) { offset += 1 }
        guard offset < bytes.count else { throw fault("A comment is never closed.", at: start) }
        offset += 2
      } else {
        return
      }
    }
  }

  private func fault(_ message: String, at place: Int? = nil) -> FormatFault {
    FormatFault(message: message, position: position(of: place ?? offset))
  }

  private func position(of offset: Int) -> Position {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return Position(line: line, column: offset - lineStart + 1)
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool { Character(UnicodeScalar(self)).isHexDigit }

  /// Whether the byte can be part of a string without quotes. Those of other scripts are let through.
  fileprivate var standsUnquoted: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default:
      false
    }
  }
}
