@_spi(RawSyntax) import SwiftSyntax

extension SourceLowering {
  /// Notes what a preview says that is written as a macro: `#Preview { Row() }`.
  mutating func notePreview(
    _ macro: RawTokenSyntax, _ arguments: RawLabeledExprListSyntax, _ closure: RawClosureExprSyntax?
  ) {
    guard macro.tokenText == "Preview" else { return }
    for part in [arguments.raw, closure?.raw].compactMap(\.self) {
      previewed.formUnion(PreviewNames.names(in: part))
    }
  }
}

/// The names that previews say. A preview is only for the developer and no part of the app, and neither is what nothing
/// else makes.
enum PreviewNames {
  /// The names in a node that begin with a capital letter, as those of types do, and those of functions that it calls.
  ///
  /// It does not call itself: a hostile file nests deeply.
  static func names(in node: RawSyntax) -> Set<String> {
    var names: Set<String> = []
    var open = [node]
    // From the end to the beginning, so that the token before in this order follows in the source.
    var following: RawTokenKind?
    while let next = open.popLast() {
      if let token = RawTokenSyntax(next) {
        let isCalled = following == .leftParen || following == .leftBrace
        following = token.tokenKind
        guard token.tokenKind == .identifier, let first = token.tokenText.first,
          isCalled || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        else { continue }
        names.insert(token.text)
        continue
      }
      for case let child? in next.layoutView?.children ?? .init(UnsafeBufferPointer(start: nil, count: 0)) {
        open.append(child)
      }
    }
    return names
  }
}
