import NavigationModel

extension ScreenAcquaintance {
  /// Whether all that is done with the other screen is to set something of it as a part of one's own.
  fileprivate var onlySetsPart: Bool { isPart && !ties.contains(.casts) }

  /// Whether all that is done with the other screen is to ask it, or to set one thing of it, such as the selected tab.
  fileprivate var onlyAsks: Bool { properties.count < 2 }
}

extension AnalysisContext {
  /// Whether a screen is there to be asked by those in it for the way on, as the navigation or tab bar controller of a
  /// flow is that is of a class of the app's own.
  fileprivate func isAskedForWays(_ id: String) -> Bool { isStack(id) || isTabBar(id) || isOwnTabBar(id) }
}

/// What the code of two screens says about each other.
struct MutualPair: Sendable {
  let here: ScreenAcquaintance
  let there: ScreenAcquaintance

  /// Where they name each other, in order.
  var sites: [SourceLocation] { here.places.union(there.places).sorted() }

  /// Whether one of the two looks up to the one that brings it: casts to it or sets something of it, so that it works
  /// under that screen alone. Screens that only make each other are a way round, and no screen needs the other for that.
  var looksUp: Bool { upward != nil }

  /// What the screen that looks up says of the one that brings it, and what that one says of it; nil where none looks up.
  ///
  /// Who casts to what it has in itself, as a window does to its content, looks down, whoever made the two.
  var upward: (child: ScreenAcquaintance, parent: ScreenAcquaintance)? {
    [(here, there), (there, here)].first { child, parent in
      !child.ties.isDisjoint(with: [.casts, .configures]) && child.ties.isDisjoint(with: [.creates, .shows])
        && !child.isInPrepare && !child.isShown && !child.onlySetsPart && !child.isContained
        && (parent.isShown || parent.isContained || parent.ties.contains(.creates))
    }
  }

  /// Whether one of the two only asks the other for the way on, which is what that one is for.
  func isOnlyAsked(in context: AnalysisContext) -> Bool {
    guard let (child, parent) = upward else { return false }
    // A split view has two or three columns, which are mostly of one screen, so that to set something of it is more.
    if context.isSplitView(parent.source) { return child.properties.isEmpty }
    return child.onlyAsks && context.isAskedForWays(parent.source)
  }

  /// All pairs, sorted by the first and then by the second screen.
  static func all(in context: AnalysisContext) -> [MutualPair] {
    let all = ScreenAcquaintances(context).all
    let bySource = Dictionary(grouping: all, by: \.source)
    return all.compactMap { here in
      guard here.source < here.destination else { return nil }
      return bySource[here.destination]?.first { $0.destination == here.source }
        .map { MutualPair(here: here, there: $0) }
    }
  }

  /// The pairs of those that look up to the same screen together, and those of one that alone looks up to several, in
  /// the order of the screens above.
  static func groups(of pairs: [MutualPair]) -> [[MutualPair]] {
    let byParent = Dictionary(grouping: pairs) { $0.upward?.parent.source ?? "" }
    var groups: [[MutualPair]] = []
    var indices: [String: Int] = [:]
    for group in byParent.sorted(by: { $0.key < $1.key }).map(\.value) {
      guard group.count == 1, let child = group.first?.upward?.child.source else {
        groups.append(group)
        continue
      }
      if let index = indices[child] {
        groups[index] += group
      } else {
        indices[child] = groups.count
        groups.append(group)
      }
    }
    return groups
  }
}
