/// An overview with its groups: as many as fit a screen.
struct Overview {
  /// The groups that its boxes stand for, sorted by id.
  let groups: [OverviewGroup]
  /// The picture with its drawing.
  let picture: DrawnDiagram

  /// Divides a sketch into fewer and larger groups until their picture fits a screen, or is at least as small as it gets.
  ///
  /// - Parameters:
  ///   - whole: folders with so few nodes are not divided.
  ///   - mergesEntries: whether starts of the app with the same destinations are one box.
  ///   - isBare: whether the drawing has no title, notes and legend.
  ///   - id: of the group that it divides, with which the ids of its groups begin.
  ///   - naming: gives the picture its title.
  init(
    of sketch: Sketch, _ drawing: DiagramModel.Drawing, keeping whole: Int, mergesEntries: Bool, isBare: Bool,
    within id: String? = nil, naming: (inout DiagramModel) -> Void = { _ in }
  ) {
    var best: (groups: [OverviewGroup], picture: DrawnDiagram)?
    for extent in OverviewExtent.all {
      var groups = OverviewGroup.groups(of: sketch, drawing.options, keeping: whole * extent.coarseness, extent)
        .dividingLarge(upTo: extent.mostGroups + 3, along: sketch.strokes)
      if mergesEntries { groups = groups.mergingEntries(along: sketch.strokes) }
      // A group within another one could have its name, as the rest of a folder has the name of the folder.
      if let id { for index in groups.indices { groups[index].id = "\(id)/\(groups[index].id)" } }
      if let best, best.groups.count <= groups.count { continue }
      var model = DiagramModel(overviewOf: sketch, in: groups, drawing)
      naming(&model)
      let picture = DrawnDiagram(model, isBare: isBare)
      if picture.excess < best?.picture.excess ?? .infinity || best == nil { best = (groups, picture) }
      if picture.excess <= Self.mostExcess { break }
    }
    groups = best?.groups ?? []
    picture = best?.picture ?? DrawnDiagram(DiagramModel(overviewOf: sketch, in: [], drawing), isBare: isBare)
  }

  /// Whether its boxes stand for less than the whole each.
  var isDivided: Bool { groups.count { $0.style == .group } >= 2 }

  /// Whether there is anything to choose from in it: less than three groups tell less than what is in them.
  var isWorthIt: Bool { groups.count { $0.style == .group } >= 3 }

  /// Fewer groups tell less, so that a picture that is hardly larger than a screen is left as it is.
  private static let mostExcess = 1.15
}

/// How finely an overview divides an app.
struct OverviewExtent {
  /// Folders are divided up to so many groups.
  var mostGroups: Int
  /// So many storyboards are groups of their own, the largest first.
  var mostStoryboards: Int
  /// A storyboard with fewer scenes is no box of its own: its scenes go with their folders.
  var leastScenes: Int
  /// How many times more nodes than usual make a group that is worth dividing.
  var coarseness: Int

  /// What is tried first.
  static let usual = OverviewExtent(mostGroups: 20, mostStoryboards: 30, leastScenes: 3, coarseness: 1)
  /// From the finest to the coarsest.
  static let all = [
    usual, OverviewExtent(mostGroups: 15, mostStoryboards: 16, leastScenes: 4, coarseness: 2),
    OverviewExtent(mostGroups: 11, mostStoryboards: 10, leastScenes: 6, coarseness: 3),
  ]
}
