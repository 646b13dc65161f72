/// A set of platforms that apps are built for.
///
/// One module can be compiled for several. What `#if os(watchOS)` surrounds is there on one of them only, so that two
/// declarations of one name can stand side by side and never meet.
public struct Platforms: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each platform.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Telephones and tablets, Mac Catalyst too: `os(iOS)` holds there.
  public static let iOS = Platforms(rawValue: 1 << 0)
  /// The Mac, with AppKit.
  public static let macOS = Platforms(rawValue: 1 << 1)
  /// Televisions.
  public static let tvOS = Platforms(rawValue: 1 << 2)
  /// Watches.
  public static let watchOS = Platforms(rawValue: 1 << 3)
  /// Headsets.
  public static let visionOS = Platforms(rawValue: 1 << 4)

  /// Every platform: what no condition surrounds.
  public static let all: Platforms = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

  /// The platforms by the names that `os()` knows them by.
  public static let byName: [String: Platforms] = [
    "iOS": .iOS, "macOS": .macOS, "OSX": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
  ]

  /// The frameworks that only some platforms have, and that tell these apart.
  public static let byFramework: [String: Platforms] = [
    "UIKit": [.iOS, .tvOS, .watchOS, .visionOS], "AppKit": .macOS, "Cocoa": .macOS,
  ]
}
