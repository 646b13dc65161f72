import NavigationModel

/// The counts of an app, which can be summed over apps.
struct AppFigures: Hashable, Codable, Sendable {
  var swiftFiles = 0
  var screens = 0
  /// The reachable screens and all screens; zero if no entry point was found.
  var reachedScreens = 0
  var screensToReach = 0
  var edgesByKind: [String: Int] = [:]
  var edgesByConfidence: [String: Int] = [:]
  var flows = 0
  var unresolvedDestinations = 0
  /// The outcomes of the places that look like navigation; see `NavigationAccount`.
  var placesByOutcome: [String: Int] = [:]
  var findingsByRule: [String: Int] = [:]

  var edges: Int { edgesByKind.values.reduce(0, +) }
  var places: Int { placesByOutcome.values.reduce(0, +) }
  var unexplainedPlaces: Int { placesByOutcome[NavigationAccount.Outcome.unexplained.rawValue, default: 0] }
  var findings: Int { findingsByRule.values.reduce(0, +) }
}

extension AppFigures {
  /// Counts what an analysis found.
  init(_ result: AnalysisResult, swiftFiles: Int) {
    self.swiftFiles = swiftFiles
    screens = result.metrics.screens
    reachedScreens = result.reach?.reached ?? 0
    screensToReach = result.reach?.screens ?? 0
    edgesByKind = Self.counts(result.edges.map(\.kind.rawValue))
    edgesByConfidence = Self.counts(result.edges.map(\.confidence.rawValue))
    flows = result.flows.count
    unresolvedDestinations = result.metrics.unresolvedDestinations
    placesByOutcome = result.account?.outcomes ?? [:]
    findingsByRule = Self.counts(result.findings.map(\.rule))
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
  }

  static func + (left: AppFigures, right: AppFigures) -> AppFigures {
    AppFigures(
      swiftFiles: left.swiftFiles + right.swiftFiles,
      screens: left.screens + right.screens,
      reachedScreens: left.reachedScreens + right.reachedScreens,
      screensToReach: left.screensToReach + right.screensToReach,
      edgesByKind: left.edgesByKind.merging(right.edgesByKind, uniquingKeysWith: +),
      edgesByConfidence: left.edgesByConfidence.merging(right.edgesByConfidence, uniquingKeysWith: +),
      flows: left.flows + right.flows,
      unresolvedDestinations: left.unresolvedDestinations + right.unresolvedDestinations,
      placesByOutcome: left.placesByOutcome.merging(right.placesByOutcome, uniquingKeysWith: +),
      findingsByRule: left.findingsByRule.merging(right.findingsByRule, uniquingKeysWith: +))
  }

  /// The counts that no list of ``AppLines`` shows, by what they are called.
  var named: [(name: String, count: Int)] {
    let figures = [
      ("Swift files", swiftFiles), ("screens", screens), ("screens reached", reachedScreens),
      ("screens to reach", screensToReach), ("unresolved destinations", unresolvedDestinations),
    ]
    return figures
      + NavigationAccount.Outcome.allCases.map { ("places \($0.rawValue)", placesByOutcome[$0.rawValue, default: 0]) }
  }
}
