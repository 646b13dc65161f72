/// Takes containers that a person does not see out of the ways forward: a screen in a navigation controller is shown
/// where the controller is.
///
/// A container that leads somewhere by itself, or that holds its screens beside each other as tabs are, is a place of
/// its own.
struct FoldedContainers {
  /// The links by which folded containers hold their screens, by the numbers of the containers.
  private let contents: [Int: [ForwardMap.Link]]

  /// - Parameters:
  ///   - links: All that lead on from each node.
  ///   - isWrapper: Whether a person sees what the node of a number holds rather than the node.
  init(of links: [ForwardMap.Link], isWrapper: (Int) -> Bool) {
    contents = Dictionary(grouping: links, by: \.source).filter { container, leaving in
      leaving.allSatisfy { $0.kind == .root } && isWrapper(container)
    }
  }

  /// The links from screen to screen; one that a flow says as an edge does counts once.
  func folded(_ links: [ForwardMap.Link]) -> [ForwardMap.Link] {
    let open = links.filter { contents[$0.source] == nil }.flatMap(arriving)
    let direct = Set(open.filter(\.isDirect).map(End.init))
    return open.filter { $0.isDirect || !direct.contains(End($0)) }
  }

  /// The links to what is seen where a link leads.
  private func arriving(by link: ForwardMap.Link) -> [ForwardMap.Link] {
    var found: [ForwardMap.Link] = []
    var seen: Set<Int> = []
    var pending = [link]
    while let next = pending.popLast() {
      guard let held = contents[next.destination] else {
        found.append(next)
        continue
      }
      guard seen.insert(next.destination).inserted else { continue }
      pending += held.map(next.leading)
    }
    return found
  }

  private struct End: Hashable {
    let source: Int
    let destination: Int
    let kind: String

    init(_ link: ForwardMap.Link) {
      (source, destination, kind) = (link.source, link.destination, link.kind.rawValue)
    }
  }
}
