import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Where the nodes of one parsed file stand.
///
/// A raw node does not know its place, but the texts of its tokens lie in the parser's copy of the source, so that the
/// address of a text tells its offset. The tree must stay alive as long as this is asked.
struct TokenPositions {
  private let lines: LineTable
  /// The parser's copy of the file.
  let source: UnsafeBufferPointer<UInt8>

  init(of tree: RawSourceFileSyntax, lines: LineTable) {
    self.lines = lines
    // Only the end of the file is always there, after all that the tree holds.
    let length = tree.raw.byteLength
    source = UnsafeBufferPointer(
      start: tree.endOfFileToken.tokenText.baseAddress.map { $0 - length }, count: length)
  }

  /// The position of the first token of a node; nil for a node that the parser made up where the source has none.
  func position(of node: RawSyntax) -> Position? {
    offset(of: node).map { lines.position(of: $0) }
  }

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
