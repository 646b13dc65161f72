import NavigationModel

/// What messages call nodes: by their names, and where several nodes have one name, by what tells them apart as well.
struct NodeNames: Sendable {
  /// By each name that several nodes have, how many of them each of the words fits by which they could be told apart.
  private let namesakes: [String: [String: Int]]
  /// Names with storyboards that have several scenes of that name, such as those that nobody has named.
  private let ambiguousScenes: Set<[String]>
  /// By names and ids of containers that list all that they are around, shorter ones that no other node has.
  private let shorter: [String: String]

  init(_ allNodes: [Node]) {
    // A class and its only scene are one to a reader.
    var known: Set<[String]> = []
    let nodes = allNodes.filter { node in
      guard let storyboard = node.storyboard, let scene = node.sceneID else { return true }
      return known.insert([node.name, storyboard, scene]).inserted
    }
    shorter = Self.shorter(allNodes.map(\.name)).merging(Self.shorter(allNodes.map(\.id))) { name, _ in name }
    let scenes = nodes.compactMap { node in node.storyboard.map { [node.name, $0] } }
    ambiguousScenes = Set(Dictionary(scenes.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
    namesakes = Dictionary(grouping: nodes, by: \.name).filter { $0.value.count > 1 }.mapValues { nodes in
      Dictionary(nodes.flatMap { Self.words(for: $0).map { ($0, 1) } }, uniquingKeysWith: +)
    }
  }

  /// The name of a node, with its storyboard, module, folder or file where that is what other nodes of the name have
  /// not, and with the id of its scene where two of one storyboard have the name.
  func name(of node: Node) -> String {
    // What extends a framework's type has no declaration of its own.
    if node.kind == .navigator, node.type != nil, node.location == nil { return "\(node.name) (extension)" }
    guard let words = namesakes[node.name] else { return shorter[node.name] ?? node.name }
    if let storyboard = node.storyboard, let scene = node.sceneID, ambiguousScenes.contains([node.name, storyboard]) {
      return "\(node.name) (\(storyboard), \(scene))"
    }
    let telling = Self.candidates(for: node).first { words[Self.key($0)] == 1 }
    return "\(node.name) (\(telling ?? Self.contents(ofContainer: shorter[node.id] ?? node.id) ?? node.id))"
  }

  /// What could stand beside the name of a node, the best first: of its folders, the shortest ends of the path.
  private static func candidates(for node: Node) -> [String] {
    let path = node.location?.file.split(separator: "/").map(String.init) ?? []
    let folders = path.dropLast()
    let ends = folders.indices.reversed().map { folders[$0...].joined(separator: "/") }
    return [node.storyboard, node.module].compactMap(\.self) + ends + (path.last.map { [$0] } ?? [])
  }

  /// All that a person may take for a node's: the candidates, and whatever folder it lies in.
  ///
  /// A target called `Shop App`, a module called `Shop_App` and a folder called `Shop.App` are the same to a reader.
  private static func words(for node: Node) -> Set<String> {
    let folders = (node.location?.file.split(separator: "/").map(String.init) ?? []).dropLast()
    let parts = folders.indices.flatMap { start in
      folders[start...].indices.map { folders[start...$0].joined(separator: "/") }
    }
    return Set((candidates(for: node) + parts).map(key))
  }

  /// The word as it is compared: as the name of a module, for which other signs than letters and digits are replaced.
  private static func key(_ word: String) -> String {
    String(word.map { $0.isLetter || $0.isNumber || $0 == "/" ? $0 : "_" })
  }

  /// By each text that lists more than two things or what those are around, a shorter one, unless that could mean another.
  private static func shorter(_ texts: [String]) -> [String: String] {
    let all = Set(texts)
    var found: [String: String] = [:]
    for text in all {
      if let short = shortened(text) { found[text] = short }
    }
    let uses = Dictionary(found.values.map { ($0, 1) }, uniquingKeysWith: +)
    return found.filter { uses[$0.value] == 1 && !all.contains($0.value) }
  }

  /// `Popover(A and 2 more)` for `Popover(A(D),B,C)`: what is around three things, or things that are around others, has
  /// a name that no sentence has room for. Nil for other texts.
  private static func shortened(_ text: String) -> String? {
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "("), !text[..<start].hasSuffix(" ") else { return nil }
    var depth = 0
    var isNested = false
    var heads = [""]
    for character in text[text.index(after: start)...].dropLast() {
      switch character {
      case "(":
        depth += 1
        isNested = true
      case ")":
        depth -= 1
        if depth < 0 { return nil }
      case "," where depth == 0: heads.append("")
      default:
        if depth == 0 { heads[heads.count - 1].append(character) }
      }
    }
    guard depth == 0, isNested || heads.count > 2 else { return nil }
    return "\(text[..<start])(\(Wording.list(heads, limit: 1)))"
  }

  /// What the id of a container says that it is around; nil for other nodes.
  private static func contents(ofContainer id: String) -> String? {
    guard id.hasSuffix(")"), let start = id.firstIndex(of: "(") else { return nil }
    return String(id[id.index(after: start)...].dropLast())
  }
}
