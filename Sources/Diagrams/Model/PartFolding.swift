import NavigationModel

extension Sketch {
  /// Draws the transitions of a part as transitions of its screen: if a row pushes a screen, its list pushes that
  /// screen.
  ///
  /// A part keeps its box where folding would say less than the picture with it: where several screens hold a view that
  /// leads to several, which would multiply the lines, or an object that navigates for them; where something leads to
  /// it; and where a finding is about it. Dotted lines then lead from the screens that contain it. A part without a
  /// known screen would be isolated, so it is only counted.
  ///
  /// - Parameters:
  ///   - parts: which screens contain which parts.
  ///   - marked: the ids of the nodes that findings are about.
  mutating func foldParts(_ parts: [ScreenPart], besides marked: Set<String>) {
    // A document of a version without parts does not say which screens contain them.
    guard !parts.isEmpty else { return }
    let holders = Dictionary(grouping: drawn(parts), by: \.part)
    var incoming = Dictionary(grouping: strokes.indices, by: { strokes[$0].destination }).mapValues(Set.init)
    var outgoing = Dictionary(grouping: strokes.indices, by: { strokes[$0].source }).mapValues(Set.init)
    var folded: Set<Int> = []
    for part in nodes.values.filter(\.isPartOfScreens).sorted(by: { $0.id < $1.id }) {
      let holders = holders[part.id] ?? []
      let contents = outgoing[part.id, default: []].sorted()
      guard incoming[part.id, default: []].isEmpty, !marked.contains(part.id) else { continue }
      // Every screen that contains a row shows that row, but each screen that holds a router asks it for something
      // else.
      guard holders.count <= 1 || (contents.count <= 1 && part.role == .component) else { continue }
      for content in contents {
        for holder in holders {
          let stroke = strokes[content].asked(by: holder, through: part)
          outgoing[stroke.source, default: []].insert(strokes.count)
          incoming[stroke.destination, default: []].insert(strokes.count)
          strokes.append(stroke)
        }
        incoming[strokes[content].destination]?.remove(content)
      }
      folded.formUnion(contents)
      nodes[part.id] = nil
      if holders.isEmpty { omissions.unheldParts += 1 } else { omissions.foldedParts += 1 }
    }
    strokes = strokes.indices.filter { !folded.contains($0) }.map { strokes[$0] }
  }

  /// Draws lines from the screens that contain each part with its own box, or gives their number if there would be too
  /// many lines.
  mutating func joinParts(_ parts: [ScreenPart]) {
    let touched = Set(strokes.flatMap { [$0.source, $0.destination] })
    for (part, holders) in Dictionary(grouping: drawn(parts).filter({ touched.contains($0.part) }), by: \.part) {
      guard holders.count > Self.holderLimit else {
        strokes += holders.map(Stroke.init)
        continue
      }
      holderCounts[part] = holders.count
    }
  }

  /// A part of more screens than this is a utility of the whole app, such as an extension of all controllers.
  private static let holderLimit = 8

  /// The parts whose box and whose holder's box are there.
  private func drawn(_ parts: [ScreenPart]) -> [ScreenPart] {
    parts.filter { nodes[$0.part] != nil && nodes[$0.screen] != nil && $0.part != $0.screen }
  }
}

extension Node {
  /// Whether it is only a part of screens, which the user never sees alone.
  fileprivate var isPartOfScreens: Bool { role == .component || kind == .navigator }
}

extension Stroke {
  /// A screen contains a part.
  fileprivate init(_ part: ScreenPart) {
    self.init(
      source: part.screen, destination: part.part, kind: .embed, confidence: .certain, isHolding: true,
      sites: part.sites, represented: [])
  }

  /// The line of a part as a line of the screen that holds it.
  fileprivate func asked(by holder: ScreenPart, through part: Node) -> Stroke {
    var result = self
    result.source = holder.screen
    result.through = [part.name] + through
    result.sites = (sites + holder.sites).sortedUnique
    result.represented.insert(part.id)
    return result
  }
}
