import NavigationModel

/// All places of the account, before it is known what became of them.
///
/// Only the facts, the routes and the nodes are asked, so that the places can be found while others look for the holders
/// of parts.
struct AccountPlaces: Sendable {
  let forms: [PlacesOfForm.Place]
  let routes: [PlacesOfRoutes.Place]
  let makings: [PlacesOfMaking.Place]
  /// Those of views in controllers that are no nodes.
  let hosted: [PlacesOfMaking.Place]
  let storyboards: [PlacesOfStoryboards.Place]
  let leftOut: [PlacesLeftOut.Place]
  let unknownCoordinators: [PlacesOfUnknownCoordinators.Place]

  /// - Parameter leftOut: files that are no code of the app, each with the reason.
  static func find(
    _ parts: [ResolvedPart], _ graph: NavigationGraph, in program: Program, besides leftOut: [(FileFacts, String)],
    workers: some Workers
  ) -> Self {
    let unlinked = PlacesLeftOut(program: program)
    let ((forms, routes), ((makings, hosted), outside, unknown)) = workers.both {
      let routes = Set(parts.flatMap(\.routes)).union(program.routeHandlers.all.flatMap(\.routes))
      return (PlacesOfForm(program: program).places(), PlacesOfRoutes(program: program, routes: routes).places())
    } _: {
      let (nodes, factory) = (Set(graph.nodes.map(\.id)), NodeFactory(program: program))
      return (
        (
          PlacesOfMaking(program: program, nodes: nodes, factory: factory).places(),
          PlacesOfHosting(program: program, nodes: nodes, factory: factory).places()
        ),
        unlinked.placesInUncalledFunctions() + leftOut.flatMap { unlinked.places(in: $0, since: $1) },
        PlacesOfUnknownCoordinators(evaluator: Evaluator(program: program)).places()
      )
    }
    return AccountPlaces(
      forms: forms, routes: routes, makings: makings, hosted: hosted,
      storyboards: PlacesOfStoryboards(program: program).places(), leftOut: outside, unknownCoordinators: unknown)
  }
}
