import NavigationModel

/// What code is sorted by where one of several places has to come first: nothing that changes with the name of a file.
struct CodeKey: Comparable {
  private let owner: String
  private let signature: String
  private let position: Position

  init(_ body: BodyID, at position: Position, in program: Program) {
    owner = program[body].owner.map { program[$0].name } ?? ""
    signature = program[body].signature
    self.position = position
  }

  static func < (left: CodeKey, right: CodeKey) -> Bool {
    if left.owner != right.owner { return left.owner < right.owner }
    if left.signature != right.signature { return left.signature < right.signature }
    return left.position < right.position
  }
}
