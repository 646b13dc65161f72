/// Divides things that have paths into groups of a readable number and size.
///
/// It starts with one group and, while a group is too large, replaces the largest group by its subfolders. So a small
/// area stays one group, and only where the app is large does it go deep.
struct FolderGrouping {
  /// A group: a folder, or what is left of a folder once its larger subfolders are groups of their own.
  struct Group: Equatable {
    var path: [String]
    /// Indices of the paths in the group, ascending.
    var members: [Int]
    var isRemainder = false
  }

  private static let mostGroups = 20
  /// Fewer boxes than this are not worth a group of their own.
  static let usuallyWhole = 8

  /// The groups, sorted by path.
  ///
  /// - Parameters:
  ///   - whole: groups with so few members are not divided.
  ///   - mostGroups: about how many groups there may be.
  static func groups(
    of paths: [[String]], keeping whole: Int = usuallyWhole, upTo mostGroups: Int = mostGroups
  ) -> [Group] {
    guard !paths.isEmpty else { return [] }
    var open = [group(Array(paths.indices), paths, known: 0)]
    var closed: [Group] = []
    while let index = open.indices.max(by: { open[$0].members.count < open[$1].members.count }) {
      let group = open.remove(at: index)
      let count = open.count + closed.count
      let parts =
        group.members.count > max(whole, largestGroup(of: paths.count, groups: count))
        ? parts(of: group, paths, room: mostGroups - count) : []
      if parts.isEmpty {
        closed.append(group)
      } else {
        open += parts.filter { !$0.isRemainder }
        closed += parts.filter(\.isRemainder)
      }
    }
    return closed.sorted { $0.sortingKey < $1.sortingKey }
  }

  /// How large a group may stay: the more groups there are already, the larger.
  private static func largestGroup(of total: Int, groups: Int) -> Int {
    switch groups {
    case ..<10: total / 24
    case ..<16: total / 10
    default: total / 6
    }
  }

  /// The subfolders of a group, at most as many as there is room for. Empty where there is nothing to divide.
  private static func parts(of group: Group, _ paths: [[String]], room: Int) -> [Group] {
    let depth = group.path.count
    let inside = Dictionary(grouping: group.members.filter { paths[$0].count > depth }) { paths[$0][depth] }
    // A folder of its own needs at least three things in it; the others stay together under the folder's name.
    let worthy = inside.filter { $0.value.count >= 3 }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(max(0, room))
    let rest = Set(group.members).subtracting(worthy.flatMap(\.value)).sorted()
    let parts = worthy.map { Self.group($0.value, paths, known: depth + 1) }
    // Everything in one folder, or with names that begin alike, is not divided yet.
    if parts.count == 1, rest.isEmpty { return self.parts(of: parts[0], paths, room: room) }
    if parts.isEmpty || rest.isEmpty { return parts }
    return parts + [Group(path: group.path, members: rest, isRemainder: true)]
  }

  /// The group of these members, under all the folders that they have in common, of which the first few are known.
  private static func group(_ members: [Int], _ paths: [[String]], known: Int) -> Group {
    var common = members.first.map { paths[$0] } ?? []
    for member in members {
      common = zip(common, paths[member]).prefix { $0 == $1 }.map(\.0)
    }
    // A folder is a better name than the word with which all the names in it begin.
    while common.count > known, common.last?.last == wordMark { common.removeLast() }
    return Group(path: common, members: members)
  }

  /// Ends the components of a path that are no folders but beginnings of names, as it does in the names that `--focus` takes.
  static let wordMark: Character = "*"
}

extension FolderGrouping.Group {
  fileprivate var sortingKey: String { path.joined(separator: "/") + (isRemainder ? "/\u{10FFFF}" : "") }
}

extension FolderGrouping {
  /// Short names for groups: the last folder, with as many folders before it as it takes to tell the groups apart.
  ///
  /// - Parameter isWhole: whether the groups are all that there is, and not what is in no storyboard.
  static func titles(of groups: [Group], isWhole: Bool = true) -> [String] {
    var lengths = groups.map { _ in 1 }
    let longest = groups.map(\.path.count).max() ?? 0
    for _ in 0..<longest {
      let titles = zip(groups, lengths).map { title(of: $0, length: $1, isWhole: isWhole) }
      let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
      for index in groups.indices where counts[titles[index], default: 0] > 1 { lengths[index] += 1 }
    }
    return zip(groups, lengths).map { title(of: $0, length: $1, isWhole: isWhole) }
  }

  private static func title(of group: Group, length: Int, isWhole: Bool) -> String {
    let telling = group.path.filter { !saysLittle($0) }
    // Once the telling folders are used up, the others have to make the difference.
    let path = length > telling.count ? Array(group.path.suffix(length)) : Array(telling.suffix(length))
    if path.isEmpty { return group.isRemainder || !isWhole ? "rest of the app" : "everything" }
    return (group.isRemainder ? rest : "") + path.joined(separator: "/")
  }

  /// A path without the folders that say what its files are and not what they are about, so that the coordinators and the
  /// controllers of a feature are one group. A path of nothing else stays.
  static func telling(_ path: [String]) -> [String] {
    let telling = path.filter { !saysLittle($0) }
    return telling.isEmpty ? path : telling
  }

  /// Begins the titles of groups of what is left.
  static let rest = "rest of "

  /// Names of folders that mean nothing without the folder around them.
  private static func saysLittle(_ folder: String) -> Bool {
    [
      "app", "classes", "controller", "controllers", "coordinator", "coordinators", "features", "flow", "flows",
      "modules", "scenes", "screens", "source", "sources", "src", "ui", "view", "viewcontroller", "viewcontrollers",
      "views",
    ].contains(folder.lowercased())
  }
}
