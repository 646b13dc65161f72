import NavigationModel

/// The link stage: the facts of all files to one graph. The order of the files does not matter.
public enum Linker {
  /// Links the facts of a whole program.
  ///
  /// - Parameters:
  ///   - files: the facts of every file, in any order.
  ///   - idioms: what transitions look like. Of patterns that fit the same code the first counts, in this order.
  ///   - workers: what the parts of the work run on. The graph is the same with all of them.
  /// - Returns: the graph, sorted. A transition whose destination cannot be found leads to an unknown node and says why.
  public static func link(
    _ files: [FileFacts], idioms: [Idiom], workers: some Workers = SerialWorkers()
  ) -> LinkedProgram {
    let ownFiles = LibrarySources.removed(from: files, idioms: idioms)
    let program = ProgramBuilder.build(ownFiles, idioms: idioms, workers: workers)
    let parts = TransitionParts.resolve(in: program, workers: workers)
    var (linked, owners) = workers.both {
      GraphBuilder.build(parts, in: program, workers: workers)
    } _: {
      OwnershipFinder(program: program)
    }
    linked.suppressions = ownFiles.flatMap(\.suppressions).sorted()
    linked.platformRegions = ownFiles.flatMap(\.platformRegions).sorted()
    linked.ownership = owners.ownership(among: Set(linked.graph.nodes.map(\.id)))
    linked.undismissedModals = UndismissedModals(linked.graph, in: program).ids(workers: workers)
    workers.discard(program)
    workers.discard(parts)
    return linked
  }
}
