import NavigationModel

/// Leaves out the segues that nothing performs: nobody goes their way, so that they make no screen lead to more.
struct UnusedSegues {
  /// Where the segues are.
  private let places: Set<SourceLocation>

  init(of program: LinkedProgram) {
    let scenes = program.storyboards.storyboards.flatMap(\.scenes)
    places = Set(scenes.flatMap(\.segues).filter(\.isUnused).map(\.location))
  }

  /// Whether there are none.
  var isEmpty: Bool { places.isEmpty }

  /// A program without the transitions that only these segues describe.
  func removed(from program: LinkedProgram) -> LinkedProgram {
    var program = program
    let performed = program.graph.edges.compactMap { edge in edge.kept { !places.contains($0) } }
    let ends = FlowEnds(program.graph, kept: Set(performed.map(\.id)))
    program.graph.edges = performed
    program.graph.flows.removeAll { ends.areGone(of: $0) }
    return program
  }
}

extension LinkedSegue {
  /// Whether nothing performs the segue: only code could, and no code names it.
  var isUnused: Bool { isManual && isNamedInCode == false }
}
