import NavigationModel

extension Sketch {
  /// Replaces containers by the edges through them: "A presents a navigation controller with the root B" becomes "A
  /// presents B".
  ///
  /// A container stays where folding would say less than the picture with it: tabs and columns belong together, a
  /// container that nothing leads to is a start, and several ways in with several contents would multiply edges.
  /// A class of the app that is put around several screens is such a container, too, whatever it is called.
  ///
  /// - Parameter marked: ids of the nodes that findings are about, which stay.
  mutating func foldContainers(besides marked: Set<String> = []) {
    let wrappers = wrappers
    var incoming = Dictionary(grouping: strokes.indices, by: { strokes[$0].destination }).mapValues(Set.init)
    var outgoing = Dictionary(grouping: strokes.indices, by: { strokes[$0].source }).mapValues(Set.init)
    var folded: Set<Int> = []
    let containers = nodes.values.filter { $0.kind == .container || wrappers.contains($0.id) }
    for container in containers.sorted(by: { $0.id < $1.id }) where !marked.contains(container.id) {
      let entries = incoming[container.id, default: []].sorted()
      let contents = outgoing[container.id, default: []].sorted()
      if container.kind == .container,
        isBareFrame(entries: entries.map { strokes[$0] }, contents: contents.map { strokes[$0] })
      {
        folded.formUnion(entries)
        nodes[container.id] = nil
        omissions.emptyContainers += 1
        continue
      }
      guard isFoldable(entries: entries.map { strokes[$0] }, contents: contents.map { strokes[$0] }) else { continue }
      for entry in entries {
        for content in contents {
          let stroke = strokes[entry].continued(
            by: strokes[content], through: container, isOnlyWay: entries.count == 1)
          incoming[stroke.destination, default: []].insert(strokes.count)
          outgoing[stroke.source, default: []].insert(strokes.count)
          strokes.append(stroke)
        }
      }
      for index in entries { outgoing[strokes[index].source]?.remove(index) }
      for index in contents { incoming[strokes[index].destination]?.remove(index) }
      folded.formUnion(entries)
      folded.formUnion(contents)
      nodes[container.id] = nil
      omissions.foldedContainers += 1
    }
    strokes = strokes.indices.filter { !folded.contains($0) }.map { strokes[$0] }
  }

  /// Screens that show nothing but one root, of classes of which there are several such: each is known by what it shows.
  private var wrappers: Set<String> {
    let forward = Dictionary(grouping: strokes.filter { !$0.kind.goesBack }, by: \.source)
    let candidates = nodes.values.filter { node in
      node.kind == .screen && node.type != nil && (forward[node.id].map { $0.map(\.kind) == [.root] } ?? false)
    }
    let byType = Dictionary(grouping: candidates, by: \.type)
    return Set(byType.values.filter { $0.count > 1 }.joined().map(\.id))
  }

  /// Whether nothing is known of a container but what it is a part of: then it is a box that says nothing. One that is
  /// pushed or presented stays, since that something is shown there is worth knowing.
  private func isBareFrame(entries: [Stroke], contents: [Stroke]) -> Bool {
    contents.isEmpty && !entries.isEmpty && entries.allSatisfy(\.kind.isContainment)
  }

  private func isFoldable(entries: [Stroke], contents: [Stroke]) -> Bool {
    !entries.isEmpty && !contents.isEmpty
      && (entries.count == 1 || contents.count == 1)
      && contents.allSatisfy { $0.kind == .root && $0.source != $0.destination }
      && entries.allSatisfy { !$0.kind.goesBack }
  }
}
