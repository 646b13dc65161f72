import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// The positions of the nodes of one parsed file.
///
/// A raw node does not know its position, but the texts of its tokens point into the parser's copy of the source, so
/// that their addresses give the offset. The tree must stay alive as long as this value is used.
struct TokenPositions {
  private let lines: LineTable
  /// The parser's copy of the file.
  let source: UnsafeBufferPointer<UInt8>

  init(of tree: RawSourceFileSyntax, lines: LineTable) {
    self.lines = lines
    // Only the end-of-file token always exists, at the end of the source.
    let length = tree.raw.byteLength
    source = UnsafeBufferPointer(
      start: tree.endOfFileToken.tokenText.baseAddress.map { $0 - length }, count: length)
  }

  /// The position of the first token of a node; nil for a node that the parser made up where the source has none.
  func position(of node: RawSyntax) -> Position? {
    offset(of: node).map { lines.position(of: $0) }
  }

  /// The position of a byte of the source.
  func position(ofByteAt offset: Int) -> Position { lines.position(of: offset) }

  /// How many bytes stand before the first token of a node; nil for a node that the source does not have.
  func offset(of node: RawSyntax) -> Int? {
    if let token = node.tokenView {
      guard token.presence == .present, let start = source.baseAddress, let address = token.rawText.baseAddress,
        address >= start, address - start <= source.count
      else { return nil }
      return address - start
    }
    for case let child? in node.layoutView?.children ?? .init(UnsafeBufferPointer(start: nil, count: 0)) {
      if let offset = offset(of: child) { return offset }
    }
    return nil
  }
}
