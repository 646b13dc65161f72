import Foundation
import NavigationModel

/// The positions of the start tags of an XML document, found by one pass over its bytes before parsing.
///
/// XMLParser says where a start tag ends: libxml2 calls back when it stands at the tag's `>`. Xcode breaks no lines
/// within tags, but other tools do, and an editor should open at the `<segue`. As start tags are reported in the order
/// of the document, the n-th call belongs to the n-th position. The same pass rejects documents that are dangerous to
/// parse.
struct XMLStartTagIndex {
  /// More attributes than any element of Interface Builder has. The parser's time grows with the square of them.
  static let attributeLimit = 1_000

  /// Why the document should not be parsed at all.
  private(set) var refusal: FormatFault?
  private var positions: [Position] = []

  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var cursor = Cursor(bytes: bytes)
      while refusal == nil, cursor.advance(to: "<") {
        read(markupAt: &cursor)
      }
    }
  }

  /// The position of the `<` of the start tag with that number, counted from zero.
  func position(ofStartTag number: Int) -> Position? {
    positions.indices.contains(number) ? positions[number] : nil
  }

  /// Reads what begins with the `<` at the cursor.
  private mutating func read(markupAt cursor: inout Cursor) {
    let start = cursor.position
    if cursor.stands(at: "<!--") {
      cursor.skip(past: "-->")
    } else if cursor.stands(at: "<![CDATA[") {
      cursor.skip(past: "]]>")
    } else if cursor.stands(at: "<?") {
      // `<?a?>` crashes the XMLParser of Foundation on Linux.
      if !cursor.skipInstruction() {
        refusal = FormatFault(message: "It has a processing instruction without content.", position: start)
      }
    } else if cursor.stands(at: "</") {
      cursor.skip(past: ">")
    } else if cursor.stands(at: "<!") {
      // Entities, and with them documents that grow without bound, can only come from such a declaration.
      refusal = FormatFault(
        message: "It has a document type declaration, which Interface Builder never writes.", position: start)
    } else {
      positions.append(start)
      if cursor.skipStartTag() > Self.attributeLimit {
        refusal = FormatFault(
          message: "An element has more than \(Self.attributeLimit) attributes.", position: start)
      }
    }
  }
}

/// A place in the bytes of the document that knows its line and column.
private struct Cursor {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var position: Position { Position(line: line, column: offset - lineStart + 1) }

  func stands(at text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Goes to the next occurrence of a text, or to the end of the document when there is none.
  ///
  /// - Returns: whether the text occurs.
  mutating func advance(to text: StaticString) -> Bool {
    while offset < bytes.count, !stands(at: text) { advance() }
    return offset < bytes.count
  }

  /// Goes behind the next occurrence of a text, or to the end of the document when there is none.
  mutating func skip(past text: StaticString) {
    guard advance(to: text) else { return }
    for _ in 0..<text.utf8CodeUnitCount { advance() }
  }

  /// Goes behind the `?>` of the processing instruction at the cursor.
  ///
  /// - Returns: whether anything stands in it after its name, or it never ends, which is for the parser to say.
  mutating func skipInstruction() -> Bool {
    var (hasName, hasContent) = (false, false)
    while offset < bytes.count, !stands(at: "?>") {
      let isSpace = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        .contains(bytes[offset])
      if isSpace { hasName = true } else if hasName { hasContent = true }
      advance()
    }
    if offset == bytes.count { return true }
    skip(past: "?>")
    return hasContent
  }

  /// Goes behind the `>` of the start tag at the cursor. A `>` within quotes does not end it.
  ///
  /// - Returns: the number of its attributes.
  mutating func skipStartTag() -> Int {
    var attributes = 0
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      advance()
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        attributes += 1
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return attributes
  }

  private mutating func advance() {
    if bytes[offset] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }
}
