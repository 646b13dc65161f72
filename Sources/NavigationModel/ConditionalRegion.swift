/// Code of a file that is compiled for one platform only, or in debug builds only, as between `#if os(tvOS)` and the next
/// `#else` or `#endif`.
///
/// Apps for several platforms keep the differences in one file. Code for one platform never runs on the others, and
/// debug code never runs for the users of the app.
public struct ConditionalRegion: Hashable, Codable, Sendable, Comparable {
  /// When the code is compiled.
  public enum Condition: Hashable, Codable, Sendable, Comparable {
    /// In debug builds, as within `#if DEBUG` and the `#else` of `#if RELEASE`.
    case debug
    /// On a platform by the name that `os()` knows it by, such as `tvOS`.
    case platform(String)
  }

  /// When the code is compiled.
  public let condition: Condition
  /// Relative to the analyzed root, with `/`.
  public let file: String
  /// The first line of the region, that of `#if`; from 1.
  public let start: Int
  /// The line of what ends the region.
  public let end: Int

  /// Makes a region of a file.
  public init(_ condition: Condition, file: String, start: Int, end: Int) {
    self.condition = condition
    self.file = file
    self.start = start
    self.end = end
  }

  /// Whether a place is in the region.
  public func contains(_ location: SourceLocation) -> Bool {
    location.file == file && (start...max(start, end)).contains(location.line)
  }

  /// Regions are sorted by file and lines, outer ones before what they hold.
  public static func < (left: ConditionalRegion, right: ConditionalRegion) -> Bool {
    (left.file, left.start, right.end, left.condition) < (right.file, right.start, left.end, right.condition)
  }
}
