import NavigationModel

extension Sketch {
  /// Draws other groups that lead to one and the same node as one box with all their names, and so those that it leads to.
  ///
  /// The views that a whole app uses are led to from everywhere. A box for each group that leads there, with lines to each
  /// of these views, makes the picture larger than a screen and says no more than a list at the view.
  mutating func gatherOtherGroups() {
    guard nodes.count > Self.mostBoxesApart else { return }
    var gathered: [Meeting: Set<String>] = [:]
    for stroke in strokes {
      for (end, meeting) in Meeting.both(of: stroke) where otherGroups[end] != nil && otherGroups[meeting.node] == nil {
        gathered[meeting, default: []].insert(end)
      }
    }
    gathered = gathered.filter { $0.value.count >= Self.leastGathered }
    guard !gathered.isEmpty else { return }
    for index in strokes.indices {
      for (end, meeting) in Meeting.both(of: strokes[index]) where gathered[meeting]?.contains(end) == true {
        if meeting.isDestination { strokes[index].source = meeting.id } else { strokes[index].destination = meeting.id }
      }
    }
    for (meeting, ids) in gathered {
      let titles = ids.compactMap { nodes[$0]?.name }.sorted()
      nodes[meeting.id] = Node(id: meeting.id, name: "\(titles.count) other groups", kind: .container)
      otherGroups[meeting.id] = titles.inLines(of: String.fewCharacters)
    }
    let ends = Set(strokes.flatMap { [$0.source, $0.destination] })
    for id in otherGroups.keys where !ends.contains(id) {
      nodes[id] = nil
      otherGroups[id] = nil
    }
  }

  /// A picture of so many boxes fits a screen however its lines run.
  private static let mostBoxesApart = 20
  /// Fewer groups take no more room by themselves.
  private static let leastGathered = 4

  /// A node to which others lead, or which leads to them.
  private struct Meeting: Hashable {
    let node: String
    let isDestination: Bool

    var id: String { isDestination ? "groups that lead to \(node)" : "groups that \(node) leads to" }

    /// The ends of a stroke, each with the node at its other end.
    static func both(of stroke: Stroke) -> [(end: String, meeting: Meeting)] {
      [
        (stroke.source, Meeting(node: stroke.destination, isDestination: true)),
        (stroke.destination, Meeting(node: stroke.source, isDestination: false)),
      ]
    }
  }
}

extension Array<String> {
  /// The elements separated by commas, in lines of at most so many characters where no element is longer.
  fileprivate func inLines(of limit: Int) -> [String] {
    enumerated().reduce(into: []) { lines, element in
      let text = element.element + (element.offset < count - 1 ? "," : "")
      if let last = lines.last, last.count + 1 + text.count <= limit {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append(text)
      }
    }
  }
}
