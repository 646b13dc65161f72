import NavigationModel

/// Nodes that an overview draws as one box.
struct OverviewGroup {
  /// A stable name: the kind of group and its path.
  var id: String
  var title: String
  var path: String
  var style: BoxStyle
  var nodes: [Node]

  /// A storyboard with fewer scenes is no box of its own: its scenes go with their folders.
  private static let leastScenes = 3
  private static let mostStoryboards = 30

  /// Divides a sketch into groups, sorted by id. Unknown destinations are in none: their sources count them.
  ///
  /// - Parameter whole: folders with so few nodes are not divided.
  static func groups(
    of sketch: Sketch, _ options: DiagramOptions, keeping whole: Int = FolderGrouping.usuallyWhole
  ) -> [OverviewGroup] {
    let nodes = sketch.nodes.values.filter { $0.kind != .unknown }.sorted { $0.id < $1.id }
    var rest: [Node] = []
    var scenes: [String: [Node]] = [:]
    var groups: [OverviewGroup] = []
    let takesStoryboards = options.clusters == .automatic || options.clusters == .storyboard
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
      if scenes.count < leastScenes || number >= mostStoryboards {
        rest += scenes
        continue
      }
      let file = "\(name).storyboard"
      groups.append(OverviewGroup(id: "storyboard:\(name)", title: file, path: file, style: .group, nodes: scenes))
    }
    rest.sort { $0.id < $1.id }
    groups += folders(of: rest, options, keeping: whole)
    return groups.sorted { $0.id < $1.id }
  }

  private static func folders(of nodes: [Node], _ options: DiagramOptions, keeping whole: Int) -> [OverviewGroup] {
    let groups = FolderGrouping.groups(
      of: nodes.map { $0.path(byModule: options.clusters == .module) }, keeping: whole)
    return zip(groups, FolderGrouping.titles(of: groups)).map { group, title in
      let path = group.path.joined(separator: "/")
      return OverviewGroup(
        id: (group.isRemainder ? "rest:" : "folder:") + path, title: title, path: path, style: .group,
        nodes: group.members.map { nodes[$0] })
    }
  }

  /// Parts of about the same size in the order of the nodes' names, each called by its first and last one.
  ///
  /// - Parameter size: how many nodes a part has at most.
  func cut(into size: Int) -> [OverviewGroup] {
    let sorted = nodes.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    let count = (sorted.count + size - 1) / size
    return (0..<count).map { number in
      let part = sorted[(sorted.count * number / count)..<(sorted.count * (number + 1) / count)]
      var group = self
      group.id = "\(id)/part \(number + 1)"
      group.title = [part.first, part.last].compactMap { $0?.name.shortened(to: 24) }.joined(separator: " – ")
      group.nodes = Array(part)
      return group
    }
  }

  /// The title, the screens that most lead to, and how much there is of what.
  func visibleText(leading: [String], inside: Int, unresolved: Int) -> [String] {
    if style == .entry { return [title.shortened(to: 44)] }
    // The same words for the same things as in the counts of the whole app.
    let screens = nodes.count { $0.kind == .screen && $0.role == nil }
    let coordinators = nodes.count { $0.kind == .coordinator && $0.role == .coordinator }
    let lines =
      [title.shortened(to: 34)] + leading.map { $0.shortened(to: 40) } + [
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
    let folders = location.map { $0.file.split(separator: "/").dropLast().map(String.init) }
    let fallback =
      switch kind {
      case .alert: ["alerts"]
      case .system: ["system screens"]
      default: [self.module ?? "elsewhere"]
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
