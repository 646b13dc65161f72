import NavigationModel

extension Sketch {
  /// Gives each source its own unknown destination. One shared unknown node would tie together screens that have
  /// nothing to do with each other, and pull the whole picture towards it.
  mutating func separateUnknownDestinations() {
    var shared: Set<String> = []
    for index in strokes.indices {
      guard let unknown = nodes[strokes[index].destination], unknown.kind == .unknown else { continue }
      var copy = unknown
      if strokes[index].kind.goesBack {
        copy.id = "previous screen of \(strokes[index].source)"
        previousScreens.insert(copy.id)
      } else {
        copy.id = "unknown destination of \(strokes[index].source)"
      }
      nodes[copy.id] = copy
      shared.insert(unknown.id)
      strokes[index].destination = copy.id
    }
    for id in shared.subtracting(strokes.map(\.source)) { nodes[id] = nil }
  }

  /// Draws starts of the app that lead to the same places as one: a notification, a deep link and a universal link mostly
  /// end at the same screens, and the same lines three times hide all others.
  ///
  /// - Parameter kept: ids of nodes that stay by themselves.
  mutating func mergeEntries(besides kept: Set<String> = []) {
    let leaving = Dictionary(grouping: strokes.filter { nodes[$0.source]?.kind == .entry }, by: \.source)
    let entered = Set(strokes.map(\.destination))
    let alike = Dictionary(grouping: leaving.keys.filter { !entered.contains($0) && !kept.contains($0) }) { entry in
      leaving[entry, default: []].map { "\($0.destination) \(LineStyle($0))" }.sorted()
    }
    for (ends, entries) in alike where ends.count > 1 && entries.count > 1 {
      let sorted = entries.sorted { (nodes[$0]?.name ?? "", $0) < (nodes[$1]?.name ?? "", $1) }
      guard let first = sorted.first else { continue }
      let names = sorted.compactMap { nodes[$0]?.name }
      nodes[first]?.name = names.joined(separator: ", ")
      for other in sorted.dropFirst() { nodes[other] = nil }
      for index in strokes.indices where sorted.contains(strokes[index].source) { strokes[index].source = first }
    }
    mergeParallels()
  }

  /// Draws transitions of one family between the same two nodes as one line: two lines side by side tell no more than one
  /// with two words, and in a large picture they hide others.
  mutating func mergeParallels() {
    struct Key: Hashable {
      let source, destination: String
      let style: LineStyle
    }
    var merged: [Key: Stroke] = [:]
    for stroke in strokes {
      let key = Key(source: stroke.source, destination: stroke.destination, style: LineStyle(stroke))
      merged[key] = merged[key].map { $0.merged(with: stroke) } ?? stroke
    }
    strokes = merged.values.sorted {
      ($0.source, $0.destination, $0.kind.rawValue, $0.isHolding ? 1 : 0)
        < ($1.source, $1.destination, $1.kind.rawValue, $1.isHolding ? 1 : 0)
    }
  }
}
