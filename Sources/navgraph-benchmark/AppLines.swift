import NavigationModel

/// What an analysis found in an app, one line each, so that two runs can be compared.
struct AppLines: Hashable, Codable, Sendable {
  /// `source kind destination [confidence]`.
  var edges: [String] = []
  /// `source kind destination`.
  var flows: [String] = []
  /// The places of the account that are not edges: `outcome kind name file:line`.
  var places: [String] = []
  /// Fingerprints.
  var findings: [String] = []

  /// The lists, by what one of their lines is called, in the order in which differences are shown.
  static var lists: [(name: String, lines: (AppLines) -> [String])] {
    [("edge", \.edges), ("flow", \.flows), ("place", \.places), ("finding", \.findings)]
  }
}

extension AppLines {
  /// Writes down what an analysis found.
  init(_ result: AnalysisResult) {
    edges = result.edges.map { "\($0.source) \($0.kind.rawValue) \($0.destination) [\($0.confidence.rawValue)]" }
      .sorted()
    flows = result.flows.map { "\($0.source) \($0.kind.rawValue) \($0.destination)" }.sorted()
    let outside = result.account?.places ?? []
    places = outside.map { "\($0.outcome.rawValue) \($0.kind.rawValue) \($0.name) \($0.site.file):\($0.site.line)" }
      .sorted()
    findings = result.findings.map(\.fingerprint).sorted()
  }
}
