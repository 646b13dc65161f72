/// What flows are found with beside the graph; it is looked for in the parts in which transitions are resolved.
struct FlowSources {
  /// Who calls the closures and methods that properties hold.
  let callbacks: HeldCallbacks
  /// The screens that objects work for.
  let models: ScreenModels
  /// The screens that show views.
  let viewOwners: ViewOwners
  /// What callers make routers show.
  let asked: AskedDestinations
  /// The functions that nothing runs, so that they lead to nothing.
  let unnamed: UnnamedFunctions

  /// What the parts found; nil where none of them looked.
  init?(_ parts: [ResolvedPart], without unnamed: UnnamedFunctions) {
    guard let callbacks = parts.lazy.compactMap(\.callbacks).first, let models = parts.lazy.compactMap(\.models).first,
      let viewOwners = parts.lazy.compactMap(\.viewOwners).first
    else { return nil }
    self.callbacks = callbacks
    self.models = models
    self.viewOwners = viewOwners
    self.unnamed = unnamed
    asked = AskedDestinations(parts.lazy.flatMap(\.requests))
  }
}
