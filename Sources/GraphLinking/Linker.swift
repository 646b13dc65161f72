import NavigationModel

/// The link stage: the facts of all files to one graph. The order of the files does not matter.
public enum Linker {
  /// Links the facts of a whole program.
  ///
  /// - Parameters:
  ///   - files: the facts of every file, in any order.
  ///   - leftOut: files that no target builds: nothing in them is linked, but the account says what they hold.
  ///   - unread: the paths of folders and files that were not read. What they name is not known.
  ///   - idioms: what transitions look like. Of patterns that fit the same code the first counts, in this order.
  ///   - order: in which order files are looked at, which must change nothing.
  ///   - budget: how many steps linking may take. What is left out beyond them is an issue.
  ///   - workers: what the parts of the work run on. The graph is the same with all of them.
  /// - Returns: the graph, sorted. A transition whose destination cannot be found leads to an unknown node and says why.
  public static func link(
    _ files: [FileFacts], besides leftOut: [FileFacts] = [], unread: Set<String> = [], idioms: [Idiom],
    order: FileOrder = .byPath, budget: LinkingBudget = .usual, workers: some Workers = SerialWorkers()
  ) -> LinkedProgram {
    let (ownFiles, interfaces) = FrameworkInterfaces.removed(
      from: LibrarySources.removed(from: files, idioms: idioms), idioms: idioms)
    let ownPaths = ownFiles.count == files.count ? nil : Set(ownFiles.map(\.path))
    let libraries = ownPaths.map { own in files.filter { !own.contains($0.path) } } ?? []
    let code = TypeErasers.replaced(in: order.sorted(ownFiles))
    let program = ProgramBuilder.build(code, idioms: idioms, budget: budget, workers: workers)
    let findUnnamed: @Sendable () -> UnnamedFunctions = {
      UnnamedFunctions(in: program, besides: leftOut + libraries, unread: unread)
    }
    let (resolved, unnamed) = TransitionParts.resolve(in: program, findUnnamed: findUnnamed, workers: workers)
    let parts = unnamed.removed(from: resolved, of: program)
    let (built, owners) = workers.both {
      GraphBuilder.build(parts, in: program, without: unnamed, workers: workers)
    } _: {
      OwnershipFinder(program: program, without: unnamed)
    }
    var linked = built.linked
    linked.issues += interfaces + SpentSteps.issues(of: parts, in: program)
    linked.suppressions = ownFiles.flatMap(\.suppressions).sorted()
    linked.conditionalRegions = ownFiles.flatMap(\.conditionalRegions).sorted()
    linked.ownership = owners.ownership(among: Set(linked.graph.nodes.map(\.id)))
    let noCode = leftOut.map { ($0, "no target builds the file") } + libraries.map { ($0, "it is code of a library") }
    let ((held, places), undismissed) = workers.both { [graph = linked.graph] in
      workers.both {
        PartFinder.find(parts, graph, in: program, workers: workers)
      } _: {
        AccountPlaces.find(parts, graph, in: program, besides: noCode, workers: workers)
      }
    } _: { [graph = linked.graph] in
      UndismissedModals(graph, in: program).ids(workers: workers)
    }
    linked.undismissedModals = undismissed
    linked.parts = unnamed.removed(from: held.parts)
    linked.graph.nodes = (linked.graph.nodes + held.entries).sorted { $0.id < $1.id }
    linked.account = AccountBuilder.account(
      of: places, parts, linked, in: program, mentions: built.mentions, unnamed: unnamed, workers: workers)
    // The account takes who holds a view for what becomes of the places that make it, so that these come after it.
    linked.parts = ContainedScreens.adding(to: linked.parts, of: linked.graph, in: program)
    workers.discard(program)
    workers.discard(parts)
    return linked
  }
}

extension FileOrder {
  /// Files in this order.
  func sorted(_ files: [FileFacts]) -> [FileFacts] {
    let byPath = files.sorted { $0.path < $1.path }
    return switch self {
    case .byPath: byPath
    case .reversed: byPath.reversed()
    case .beginning(let text):
      byPath.filter { $0.path.contains(text) } + byPath.filter { !$0.path.contains(text) }
    }
  }
}
