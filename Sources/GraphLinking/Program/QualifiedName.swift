/// Names with dots between them, as of nested types: `Outer.Inner`.
///
/// Dots are found among the bytes: characters take ten times as long to tell apart, and names are taken apart often.
extension String {
  private var lastDot: String.Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }

  /// The last of the names.
  var lastName: Substring { lastDot.map { self[utf8.index(after: $0)...] } ?? self[...] }

  /// The names without the last one, which are those of the types around it; nil for a single name.
  var enclosingName: String? { lastDot.map { String(self[..<$0]) } }
}
