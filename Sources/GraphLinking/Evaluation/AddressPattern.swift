/// The pattern of a URL or a path that something is registered under, such as `myapp://user/<int:id>`.
struct AddressPattern: Hashable {
  private let scheme: String?
  private let segments: [Substring]

  /// Stands in an address for text that is known only while the app runs.
  static let unknownText = "\u{0}"

  init(_ text: String) {
    let bare = text.prefix { $0 != "?" && $0 != "#" }
    if let separator = bare.firstRange(of: "://") {
      scheme = bare[..<separator.lowerBound].lowercased()
      segments = bare[separator.upperBound...].split(separator: "/")
    } else {
      scheme = nil
      segments = bare.split(separator: "/")
    }
  }

  /// How well an address fits: the number of segments that are the same; nil where it does not fit.
  ///
  /// `<name>` fits any segment, and `<path:name>` all that follow.
  func match(_ address: AddressPattern) -> Int? {
    if let scheme, let other = address.scheme, scheme != other { return nil }
    var literal = 0
    for (index, segment) in segments.enumerated() {
      if segment.hasPrefix("<path:") { return address.segments.count > index ? literal : nil }
      guard index < address.segments.count else { return nil }
      if segment.hasPrefix("<") || segment.hasPrefix(":") { continue }
      guard segment.lowercased() == address.segments[index].lowercased() else { return nil }
      literal += 1
    }
    return segments.count == address.segments.count ? literal : nil
  }
}
