import NavigationModel

/// A place in a file of the program, small enough to be kept by the ten thousand.
struct CodeSpot: Hashable, Comparable, Sendable {
  let file: Int32
  let position: Position

  init(file: Int32, position: Position) {
    self.file = file
    self.position = position
  }

  init(_ site: CallSite) { self.init(file: site.id.file, position: site.call.position) }

  init(_ site: AssignmentSite) { self.init(file: site.body.file, position: site.position) }

  init(_ transition: Transition) { self.init(file: transition.body.file, position: transition.position) }

  static func < (left: CodeSpot, right: CodeSpot) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }
}
