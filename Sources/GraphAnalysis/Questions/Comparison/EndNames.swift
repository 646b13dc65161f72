/// What the ends of transitions are called where two graphs are compared, so that what is the same in both is called the
/// same.
///
/// What is made around a type or within it is called by that type: `Stack(Detail)`, `Detail/UIViewController`. So its id is
/// another one where the type was renamed.
struct EndNames {
  /// The ids of those that are known by now, with what to call them.
  private let known: [String: String]
  /// The ids of those that were perhaps renamed.
  private let open: Set<String>
  /// The same by what follows the kind in their ids.
  private let knownWords: [String: String]
  private let openWords: Set<String>

  init(knowing known: [(String, String)], among nodes: Set<String>) {
    self.known = Dictionary(known, uniquingKeysWith: { first, _ in first })
    open = nodes
    knownWords = Dictionary(
      known.map { (Self.word(of: $0.0), Self.word(of: $0.1)) }, uniquingKeysWith: { first, _ in first })
    openWords = Set(nodes.map(Self.word))
  }

  /// The name of a node; nil for one that was perhaps renamed itself. Where another one that it is called by was, a question
  /// mark stands for that.
  func name(of id: String) -> String? {
    if let name = known[id] { return name }
    if open.contains(id) { return nil }
    guard id.contains(where: { $0 == "(" || $0 == "/" }), let colon = id.firstIndex(of: ":") else { return id }
    var text = String(id[...colon])
    var word = ""
    for character in id[id.index(after: colon)...] {
      if "(),/".contains(character) {
        text += said(word)
        text.append(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return text + said(word)
  }

  /// A type's name within an id.
  private func said(_ word: String) -> String {
    let plain = Self.word(of: word)
    return knownWords[plain] ?? (openWords.contains(plain) ? "?" : word)
  }

  /// What follows the kind.
  private static func word(of id: String) -> String {
    id.split(separator: ":", maxSplits: 1).last.map(String.init) ?? id
  }
}
