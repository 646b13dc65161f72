import NavigationModel

/// Tells which places are in code that only one platform has.
struct PlatformLookup: Sendable {
  private let regions: [String: [(region: ConditionalRegion, platform: String)]]

  init(_ regions: [ConditionalRegion]) {
    let ofPlatforms = regions.compactMap { region -> (region: ConditionalRegion, platform: String)? in
      guard case .platform(let platform) = region.condition else { return nil }
      return (region, platform)
    }
    self.regions = Dictionary(grouping: ofPlatforms, by: \.region.file)
  }

  /// The platform that code at a place is for; nil for code that all have, and for that of telephones, which is beside
  /// it wherever there is any.
  func platform(of location: SourceLocation) -> String? {
    let innermost = regions[location.file]?.last { $0.region.contains(location) }
    return innermost.flatMap { $0.platform == "iOS" ? nil : $0.platform }
  }
}
