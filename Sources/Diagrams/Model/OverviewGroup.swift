import NavigationModel

/// Nodes that an overview draws as one box.
struct OverviewGroup {
  /// A stable name: the kind of group and its path.
  var id: String
  var title: String
  var path: String
  var style: BoxStyle
  var nodes: [Node]
  /// The storyboard that the group is; nil for other groups.
  var storyboard: String?

  /// Whether it is no unit of the app, but what is left of a folder.
  var isRemainder = false

  /// Divides a sketch into groups, sorted by id. Unknown destinations belong to no group; the groups of their sources
  /// count them.
  ///
  /// - Parameters:
  ///   - whole: folders with so few nodes are not divided.
  ///   - extent: how many groups there may be.
  static func groups(
    of sketch: Sketch, _ options: DiagramOptions, keeping whole: Int = FolderGrouping.usuallyWhole,
    _ extent: OverviewExtent = .usual
  ) -> [OverviewGroup] {
    let nodes = sketch.nodes.values.filter { $0.kind != .unknown }.sorted { $0.id < $1.id }
    var rest: [Node] = []
    var scenes: [String: [Node]] = [:]
    var groups: [OverviewGroup] = []
    let takesStoryboards = options.grouping == .automatic || options.grouping == .storyboard
    for node in nodes {
      if node.kind == .entry {
        groups.append(
          OverviewGroup(id: node.id, title: node.name, path: node.location?.file ?? "", style: .entry, nodes: [node]))
      } else if takesStoryboards, let storyboard = node.storyboard {
        scenes[storyboard, default: []].append(node)
      } else {
        rest.append(node)
      }
    }
    let storyboards = scenes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (number, (name, scenes)) in storyboards.enumerated() {
      if scenes.count < extent.leastScenes || number >= extent.mostStoryboards {
        rest += scenes
        continue
      }
      let file = "\(name).storyboard"
      groups.append(
        OverviewGroup(id: "storyboard:\(name)", title: file, path: file, style: .group, nodes: scenes, storyboard: name)
      )
    }
    rest.sort { $0.id < $1.id }
    let hasStoryboards = groups.contains { $0.storyboard != nil }
    groups += folders(of: rest, options, keeping: whole, upTo: extent.mostGroups, isWhole: !hasStoryboards)
    return groups.sorted { $0.id < $1.id }
  }

  private static func folders(
    of nodes: [Node], _ options: DiagramOptions, keeping whole: Int, upTo limit: Int, isWhole: Bool
  ) -> [OverviewGroup] {
    let groups = FolderGrouping.groups(
      of: nodes.map { $0.path(byModule: options.grouping == .module) }, keeping: whole, upTo: limit)
    return zip(groups, FolderGrouping.titles(of: groups, isWhole: isWhole)).map { group, title in
      let path = group.path.joined(separator: "/")
      return OverviewGroup(
        id: (group.isRemainder ? "rest:" : "folder:") + path, title: title, path: path, style: .group,
        nodes: group.members.map { nodes[$0] },
        isRemainder: group.isRemainder)
    }
  }

  /// Parts of nodes that lead to each other, each called by the names that most lines lead to.
  ///
  /// Each part begins with the node that has the most lines to others without a part, and grows by the node that has the
  /// most lines to it, until it is full.
  ///
  /// - Parameter size: how many nodes a part has at most.
  func cut(into size: Int, along strokes: [Stroke]) -> [OverviewGroup] {
    let names = Dictionary(nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var neighbours: [String: [String: Int]] = [:]
    for stroke in strokes where !stroke.isLoop && names[stroke.source] != nil && names[stroke.destination] != nil {
      neighbours[stroke.source, default: [:]][stroke.destination, default: 0] += stroke.count
      neighbours[stroke.destination, default: [:]][stroke.source, default: 0] += stroke.count
    }
    func precedes(_ left: (id: String, weight: Int), _ right: (id: String, weight: Int)) -> Bool {
      (right.weight, names[left.id] ?? "", left.id) < (left.weight, names[right.id] ?? "", right.id)
    }
    let count = (nodes.count + size - 1) / size
    var open = Set(nodes.map(\.id))
    var parts: [Set<String>] = []
    for number in 0..<count {
      // What is left is shared out evenly, so that the last part is no smaller than the others.
      let room = (open.count + count - number - 1) / (count - number)
      var part: Set<String> = []
      var weights: [String: Int] = [:]
      while part.count < room {
        let candidates =
          weights.isEmpty
          ? open.map { id in (id: id, weight: neighbours[id, default: [:]].filter { open.contains($0.key) }.count) }
          : weights.map { (id: $0.key, weight: $0.value) }
        guard let next = candidates.min(by: precedes)?.id else { break }
        part.insert(next)
        open.remove(next)
        weights[next] = nil
        for (neighbour, weight) in neighbours[next, default: [:]] where open.contains(neighbour) {
          weights[neighbour, default: 0] += weight
        }
      }
      parts.append(part)
    }
    let leading = LeadingNames(strokes)
    return parts.enumerated().map { number, ids in
      var group = self
      group.id = "\(id)/part \(number + 1)"
      group.isRemainder = false
      group.nodes = nodes.filter { ids.contains($0.id) }
      // A part that is divided again is not called like a part of it.
      let names = leading.names(of: group, limit: group.nodes.count > Self.mostNodesOfPart ? 3 : 2)
      group.title = names.isEmpty ? "\(title), part \(number + 1)" : names.joined(separator: ", ")
      return group
    }
  }

  /// How many screens and other nodes there are, in words.
  var size: String {
    let screens = nodes.count { $0.kind == .screen && $0.role == nil }
    return [counted(screens, "screen"), counted(nodes.count - screens, "other")].compactMap { $0 }.joined(
      separator: ", ")
  }

  /// The title and the names that tell what is in it.
  func visibleText(leading: [String]) -> [String] {
    if style == .entry { return title.wrapped() }
    let titles = title.components(separatedBy: ", ").count
    return [title].inBox(above: Array(leading.prefix(titles > 2 ? 1 : 2)))
  }

  /// How much there is of what.
  func counts(inside: Int, unresolved: Int) -> [String] {
    if style == .entry { return [] }
    // The same words for the same things as in the counts of the whole app.
    let screens = nodes.count { $0.kind == .screen && $0.role == nil }
    let coordinators = nodes.count { $0.kind == .coordinator && $0.role == .coordinator }
    let lines =
      [
        [
          counted(screens, "screen"), counted(coordinators, "coordinator"),
          counted(nodes.count - screens - coordinators, "other"),
        ].compactMap { $0 }.joined(separator: ", "),
        [inside == 0 ? nil : "\(inside) inside", unresolved == 0 ? nil : "\(unresolved) unresolved"]
          .compactMap { $0 }.joined(separator: ", "),
      ]
    return lines.filter { !$0.isEmpty }
  }

  /// Where it is and what is in it.
  var tooltip: [String] {
    let shown = 30
    return [path.isEmpty ? title : path] + nodes.prefix(shown).map(\.name)
      + (nodes.count > shown ? ["and \(nodes.count - shown) more"] : [])
  }
}

extension Node {
  /// The folders around the node, then the words of its name: these divide an app that keeps all files in one folder.
  fileprivate func path(byModule: Bool) -> [String] {
    let module = byModule ? [self.module ?? "no module"] : []
    let folders = location.map { FolderGrouping.telling($0.file.split(separator: "/").dropLast().map(String.init)) }
    let fallback =
      switch kind {
      case .alert: ["alerts"]
      case .system: ["system screens"]
      default: [self.module ?? "not in the sources"]
      }
    let words = name.camelCaseWords
    return module + (folders ?? fallback)
      + (1..<3).filter { $0 < words.count }.map { words.prefix($0).joined() + String(FolderGrouping.wordMark) }
  }
}

extension String {
  /// The parts of a type's name: `OrderDetailViewController` is Order, Detail, View, Controller. Abbreviations stay
  /// together with the word after them, since they are mostly the prefix of a whole app.
  var camelCaseWords: [String] {
    var words: [String] = []
    var previousIsLower = false
    for character in self {
      if character.isUppercase, previousIsLower {
        words.append("")
      } else if words.isEmpty {
        words.append("")
      }
      words[words.count - 1].append(character)
      previousIsLower = !character.isUppercase
    }
    return words
  }
}
