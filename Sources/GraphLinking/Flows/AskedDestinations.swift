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

  /// Whether a call of the code that knows a destination can make it show this one; true where nobody looked.
  func allow(_ transition: ResolvedTransition, by entry: CallSiteID) -> Bool {
    guard let path = transition.path, let shown = shown[Call(path: path, entry: entry)] else { return true }
    return ShownContent.contents(of: transition.destination)
      .contains { shown.contains(Shown(content: $0, kind: transition.kind)) }
  }
}
