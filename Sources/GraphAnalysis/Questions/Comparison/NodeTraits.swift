import NavigationModel

/// By what a type is known again under another name: its scene, its file, the name itself, and what it does.
struct NodeTraits {
  let node: Node
  /// The scene of a storyboard that the type is the class of.
  private let scene: String?
  /// The file, where the type is the only place in it.
  private let ownFile: String?
  /// The folder of the file, where the file is called like the type, holds nothing else, and is there on one side alone.
  private let folderOfRenamedFile: String?
  /// The name without the words that many types have.
  private let name: String
  /// The same without the types around it.
  private let ownName: String
  /// Whether no other type that came or went is called the same, with and without the types around it.
  private let isOnlyOfName, isOnlyOfOwnName: Bool
  /// What it does and what is done with it: the other ends with the kinds. Ends that were perhaps renamed themselves are
  /// only counted, as `?1` and `?2`.
  private let deeds: Set<String>

  /// How much of what two types do must be the same, of what either does.
  private static let leastShared = (withName: 0.5, withFile: 0.6, alone: 0.75)
  /// How many deeds two types of different names in different files do not share by chance.
  private static let fewestDeeds = 3

  /// How many deeds two types in the same file among others do not share by chance, if they have no others.
  private static let fewestTogether = 2

  /// - Parameters:
  ///   - known: the ids of nodes that are known by now, with what to call them.
  ///   - otherFiles: the files of the other side.
  static func all(
    _ nodes: [Node], in result: AnalysisResult, knowing known: [(String, String)], besides otherFiles: Set<String>
  ) -> [NodeTraits] {
    let places = result.nodes.filter { $0.kind == .screen || $0.isObject || $0.kind == .entry }
    let files = Dictionary(places.compactMap { $0.location?.file }.map { ($0, 1) }, uniquingKeysWith: +)
    let deeds = Self.deeds(of: Set(nodes.map(\.id)), among: places, in: result, known)
    let names = Dictionary(nodes.map { (Self.call($0, $0.typeName), 1) }, uniquingKeysWith: +)
    let ownNames = Dictionary(nodes.map { (Self.call($0, Self.last($0.typeName)), 1) }, uniquingKeysWith: +)
    return nodes.map { node in
      let ownFile = (node.location?.file).flatMap { files[$0] == 1 ? $0 : nil }
      let name = node.typeName
      let ownName = Self.distinctive(Self.last(name))
      let path = ownFile.flatMap { otherFiles.contains($0) ? nil : FilePath($0) }
      return NodeTraits(
        node: node, scene: node.sceneID.flatMap { id in node.storyboard.map { "\($0):\(id)" } }, ownFile: ownFile,
        folderOfRenamedFile: path.flatMap { Self.distinctive($0.name) == ownName ? $0.folder : nil },
        name: Self.distinctive(name), ownName: ownName, isOnlyOfName: names[Self.call(node, name)] == 1,
        isOnlyOfOwnName: ownNames[Self.call(node, Self.last(name))] == 1, deeds: deeds[node.id] ?? [])
    }
  }

  private static func call(_ node: Node, _ name: String) -> String { "\(node.kind.rawValue) \(name)" }

  /// A path as the folder and the name of the file without what says of which kind it is.
  private struct FilePath {
    let folder: String
    let name: String

    init(_ path: String) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      folder = parts.dropLast().joined(separator: "/")
      name = String((parts.last ?? "").prefix { $0 != "." })
    }
  }

  /// What a type has in common with the one that it could be, at least one of it.
  var marks: [String] {
    let words = Self.words(name)
    let kind = node.kind.rawValue
    return [scene.map { "scene \($0)" }, ownFile.map { "file \($0)" }].compactMap(\.self)
      + Set(words.map { "\(kind) word \($0.lowercased())" }).sorted()
      + deeds.map { "\(kind) \($0)" }
  }

  /// How much the two are alike; nil where nothing says that they are one.
  func likeness(to other: NodeTraits) -> Double? {
    guard node.kind == other.node.kind else { return nil }
    if let scene, scene == other.scene { return 10 }
    let shared = deeds.intersection(other.deeds)
    let all = deeds.union(other.deeds)
    let share = all.isEmpty ? 0 : Double(shared.count) / Double(all.count)
    if isNamesake(of: other, doesAlike: !shared.isEmpty || deeds.isEmpty || other.deeds.isEmpty) { return 5 + share }
    let known = shared.count { !$0.contains("?") }
    let isSameFile = ownFile != nil && ownFile == other.ownFile
    let isBeside = node.location != nil && node.location?.file == other.node.location?.file
    let names = Self.likeness(name.lowercased(), other.name.lowercased())
    let isAlike = names >= Self.leastNameLikeness
    let isMeant =
      isAlike && (isSameFile || !shared.isEmpty && share >= Self.leastShared.withName)
      || isSameFile && known > 0 && share >= Self.leastShared.withFile
      || isBeside && known >= Self.fewestTogether && share == 1
      || known >= Self.fewestDeeds && share >= Self.leastShared.alone
    if isMeant { return share + names + (isSameFile ? 0.5 : 0) }
    return known > 0 && share == 1 && isInRenamedFile(of: other) ? Self.leastLikeness : nil
  }

  /// Whether only the file, the module or the types around it are others. One word can be the name of several types of
  /// which one came and one went.
  private func isNamesake(of other: NodeTraits, doesAlike: Bool) -> Bool {
    let (name, otherName) = (node.typeName, other.node.typeName)
    let isTelling = Self.words(ownName).count > 1
    if name == otherName { return isOnlyOfName && other.isOnlyOfName && (isTelling || doesAlike) }
    return isTelling && doesAlike && isOnlyOfOwnName && other.isOnlyOfOwnName
      && (name.hasSuffix(".\(otherName)") || otherName.hasSuffix(".\(name)"))
  }

  /// For all that only have a file in a folder in common: where there are two of them, the name does not say which is meant.
  private static let leastLikeness = 1.0

  /// Whether the file was renamed with the type, which stands at the same place in it, and their names begin alike.
  private func isInRenamedFile(of other: NodeTraits) -> Bool {
    guard let folderOfRenamedFile, folderOfRenamedFile == other.folderOfRenamedFile,
      let place = node.location, let otherPlace = other.node.location,
      (place.line, place.column) == (otherPlace.line, otherPlace.column),
      let word = Self.words(ownName).first, word == Self.words(other.ownName).first
    else { return false }
    return Self.likeness(ownName.lowercased(), other.ownName.lowercased()) > Self.likenessByChance
  }

  // MARK: - Deeds

  /// More ends that may have been renamed tell nothing more.
  private static let mostUnknown = 8

  private static func deeds(
    of nodes: Set<String>, among places: [Node], in result: AnalysisResult, _ known: [(String, String)]
  ) -> [String: Set<String>] {
    let names = EndNames(knowing: known, among: nodes)
    let places = Set(places.map(\.id))
    let contents = ContainerContents(result)
    var deeds: [String: Set<String>] = [:]
    func add(_ deed: String, _ other: String, to node: String) {
      if let name = names.name(of: other) {
        deeds[node, default: []].insert("\(deed) \(name)")
      } else {
        var number = 1
        while !deeds[node, default: []].insert("\(deed) ?\(number)").inserted, number < mostUnknown { number += 1 }
      }
    }
    func add(_ source: String, _ deed: String, _ destination: String) {
      for end in contents.contents(of: destination) where places.contains(end) && places.contains(source) {
        if nodes.contains(source) { add("to \(deed)", end, to: source) }
        if nodes.contains(end) { add("from \(deed)", source, to: end) }
      }
    }
    for edge in result.edges where !edge.kind.goesBack && !contents.isFilling(edge) {
      add(edge.source, edge.kind.rawValue, edge.destination)
    }
    for flow in result.flows where !flow.kind.goesBack && !flow.via.isEmpty {
      add(flow.source, "flow \(flow.kind.rawValue)", flow.destination)
    }
    for part in result.parts ?? [] { add(part.screen, "holds", part.part) }
    return deeds
  }

  // MARK: - Names

  /// How much of two names must be alike. A name that holds the other one whole is alike as well.
  private static let leastNameLikeness = 0.7
  /// Where a file was renamed with its type, more of their names must be alike than the word that both begin with, which is
  /// what several screens are about.
  private static let likenessByChance = 0.5
  /// Shorter names are alike by chance.
  private static let shortestName = 4
  private static let commonWords: Set<String> = [
    "View", "Controller", "VC", "Screen", "Page", "Scene", "Coordinator", "Flow", "Router", "Navigator", "Module",
  ]

  /// The share of the longer name that both begin or end with, which one change of a name leaves as it is.
  private static func likeness(_ left: String, _ right: String) -> Double {
    if left == right { return 1 }
    let (shorter, longer) = left.count <= right.count ? (left, right) : (right, left)
    guard shorter.count >= shortestName else { return 0 }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = min(zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count, shorter.count - start)
    let share = Double(start + end) / Double(longer.count)
    // `Detail` is now `ItemDetail`.
    return start + end == shorter.count && share >= 0.5 ? max(share, leastNameLikeness) : share
  }

  /// `Profile` of `ProfileViewController`; all of a name that has only such words.
  static func distinctive(_ name: String) -> String {
    var words = Self.words(name)
    while words.count > 1, let last = words.last, commonWords.contains(last) || last == "." { words.removeLast() }
    return words.joined()
  }

  /// `Detail` of `Menu.Detail`.
  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// `URLListVC` as `URL`, `List` and `VC`; dots are words.
  private static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        character == "." || previous == "." || previous == nil
        || character.isUppercase && (previous?.isUppercase == false || next?.isLowercase == true)
      if begins { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }
}

extension Node {
  /// What the type is called, with the types around it.
  fileprivate var typeName: String { type ?? name }
}
