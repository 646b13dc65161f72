import NavigationModel

/// Tells which places are in code that only one platform has.
struct PlatformLookup: Sendable {
  private let regions: [String: [PlatformRegion]]

  init(_ regions: [PlatformRegion]) {
    self.regions = Dictionary(grouping: regions, by: \.file)
  }

  /// The platform that code at a place is for; nil for code that all have, and for that of telephones, which is beside
  /// it wherever there is any.
  func platform(of location: SourceLocation) -> String? {
    let innermost = regions[location.file]?.last { $0.contains(location) }
    return innermost.flatMap { $0.platform == "iOS" ? nil : $0.platform }
  }
}
