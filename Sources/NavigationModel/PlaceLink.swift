/// How the address of a place in the sources is made, so that an editor or a host of code opens it.
public struct PlaceLink: Hashable, Sendable {
  /// The address with `{path}`, `{line}` and `{column}` where those of a place belong.
  public let template: String
  /// Where the analyzed folder lies, seen from where paths in addresses begin; empty where both are the same.
  public var folder: String

  /// The schemes that an address can have: those of the web, of files, and of editors. A configuration can come from
  /// anybody, and an address of another scheme could be a script.
  public static let schemes = [
    "cursor", "file", "fleet", "http", "https", "idea", "txmt", "vscode", "vscode-insiders", "vscodium", "xcode", "zed",
  ]

  /// Reads the form of addresses; nil where it has no path in it, or a scheme that is not among ``schemes``.
  public init?(template: String, folder: String = "") {
    guard let end = template.firstIndex(of: ":"), template.contains("{path}") else { return nil }
    let scheme = template[..<end].lowercased()
    guard template[end...].hasPrefix("://"), Self.schemes.contains(scheme) else { return nil }
    // On the web a host stands before the path, or the path would become one.
    let host = template[end...].dropFirst(3).prefix { $0 != "/" }
    guard scheme == "file" || !host.isEmpty && !host.contains("{") else { return nil }
    self.template = template
    self.folder = folder
  }

  /// The address of a place whose path begins at the analyzed folder.
  public func address(of place: SourceLocation) -> String {
    template.replacing("{path}", with: Self.encoded(path(of: place.file))).replacing("{line}", with: "\(place.line)")
      .replacing("{column}", with: "\(place.column)")
  }

  /// The path in an address, before anything in it is escaped, for one that begins at the analyzed folder.
  public func path(of file: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }

  /// A path as a part of an address: everything but the unreserved characters of RFC 3986 and slashes is escaped.
  private static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
