/// Code of a file that is compiled for one platform only, as between `#if os(tvOS)` and the next `#else` or `#endif`.
///
/// Apps for several platforms keep what differs in one file. What such code does on one of them, it does for nobody on
/// the others.
public struct PlatformRegion: Hashable, Codable, Sendable, Comparable {
  /// The platform by the name that `os()` knows it by, such as `tvOS`.
  public let platform: String
  /// Relative to the analyzed root, with `/`.
  public let file: String
  /// The first line of the region, that of `#if`; from 1.
  public let start: Int
  /// The line of what ends the region.
  public let end: Int

  /// Makes a region of a file.
  public init(platform: String, file: String, start: Int, end: Int) {
    self.platform = platform
    self.file = file
    self.start = start
    self.end = end
  }

  /// Whether a place is in the region.
  public func contains(_ location: SourceLocation) -> Bool {
    location.file == file && (start...max(start, end)).contains(location.line)
  }

  /// Regions are sorted by file and lines, outer ones before what they hold.
  public static func < (left: PlatformRegion, right: PlatformRegion) -> Bool {
    (left.file, left.start, right.end, left.platform) < (right.file, right.start, left.end, right.platform)
  }
}
