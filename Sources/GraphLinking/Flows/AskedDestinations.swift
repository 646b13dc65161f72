import NavigationModel

/// What each caller of a router makes it show.
///
/// The way from a screen to a router says nothing of the destination where an argument chooses it: `router.open(.help)`
/// leads to the help alone.
struct AskedDestinations: Sendable {
  private struct Call: Hashable {
    let path: CodePath
    let entry: CallSiteID
  }

  private struct Shown: Hashable {
    let content: ShownContent
    let kind: TransitionKind
  }

  private var shown: [Call: Set<Shown>] = [:]

  init(_ requests: some Sequence<Request>) {
    for request in requests {
      let contents = request.destination.map { ShownContent.contents(of: $0) } ?? []
      shown[Call(path: request.path, entry: request.entry), default: []]
        .formUnion(contents.map { Shown(content: $0, kind: request.kind) })
    }
  }

  /// Whether calls from the code that knows a destination outwards can make it show this one; true where nobody looked.
  func allow(_ transition: ResolvedTransition, by entries: [CallSiteID]) -> Bool {
    guard let path = transition.path else { return true }
    let known = entries.reversed().lazy.compactMap { shown[Call(path: path, entry: $0)] }
    guard let shown = known.first else { return true }
    return ShownContent.contents(of: transition.destination)
      .contains { shown.contains(Shown(content: $0, kind: transition.kind)) }
  }
}
