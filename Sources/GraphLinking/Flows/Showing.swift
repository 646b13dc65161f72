import NavigationModel

/// An edge of the graph with the code that it comes from: where the search for flows begins.
struct Showing {
  /// The ids of the nodes at the ends of the edge.
  let origin: String
  let destination: String
  let kind: TransitionKind
  let confidence: Confidence
  let via: [TypeID]
  /// What code does; nil for what a storyboard does by itself.
  let transition: ResolvedTransition?
}
