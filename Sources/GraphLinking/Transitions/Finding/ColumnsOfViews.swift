import NavigationModel

/// Finds the views of navigation that show several views in columns:
///
///     NavigationView { Sidebar(); Placeholder() }
///
/// With one child, or in the style of a stack, such a view is the frame of one screen.
struct ColumnsOfViews {
  let program: Program

  func transitions() -> [Transition] {
    (program.callsByName[Self.view] ?? []).compactMap { id -> Transition? in
      let site = program[id]
      guard case .identifier = site.call.callee, !program.declares(Self.view, seenFrom: Int(site.body.file)),
        let content = CallLabels.builder("content", in: site.call.arguments), hasColumns(content, of: site),
        let owner = viewShowing(site), !isStacked(site, in: owner)
      else { return nil }
      return Transition(
        shown: .children(content.value), kind: .column, scope: site.scope, body: site.body,
        position: site.call.position)
    }
  }

  /// Whether a builder gives several children, besides links that are active by a state and not seen.
  private func hasColumns(_ content: Argument, of site: CallSite) -> Bool {
    guard case .closure(let closure) = content.value, let inner = program.scope(of: closure, in: site.body) else {
      return false
    }
    let results = program[inner].results
    let children = results.expressions.filter { $0.value.modifiedView != Self.link }
    return results.returned.isEmpty && Set(children.map(\.statement)).count > 1
  }

  /// The view whose body shows what a call makes, by itself or by a property that it shows; nil for what a modifier or
  /// another view shows, which says itself how.
  private func viewShowing(_ site: CallSite) -> TypeID? {
    let body = program[site.body]
    guard body.kind == .getter, !body.isStatic, let owner = body.owner, program.isView(owner) else { return nil }
    var next: ScopeID? = site.scope
    while let place = next {
      if let passedTo = program[place].passedTo {
        guard case .identifier(let name) = program[passedTo.site].call.callee, Self.wrappers.contains(name) else {
          return nil
        }
      }
      next = program[place].parent
    }
    if body.name == Self.body { return owner }
    guard let shown = program[owner].properties[Self.body]?.first?.getter else { return nil }
    let isShown = program[program[shown].scope].results.values.contains {
      program.onlyProperty(shownBy: $0.value) == body.name
    }
    return isShown ? owner : nil
  }

  /// Whether a modifier makes a stack of what a call makes or of the view around it, which shows the first child alone.
  private func isStacked(_ site: CallSite, in owner: TypeID) -> Bool {
    (program.callsByName[Self.style] ?? []).contains { id in
      let styling = program[id]
      guard case .member(let base, _) = styling.call.callee,
        let style = styling.call.arguments.first?.value.readOrCalledName, Self.stacks.contains(style)
      else { return false }
      let isOfCall = styling.body == site.body && base.firstPosition == site.call.position
      return isOfCall || base.modifiedView == program[owner].bareName
    }
  }

  private static let view = "NavigationView"
  private static let link = "NavigationLink"
  private static let body = "body"
  private static let style = "navigationViewStyle"
  private static let stacks: Set<String> = ["stack", "StackNavigationViewStyle"]
  /// Views that show their content as it is, or lay it out beside others.
  private static let wrappers: Set<String> = [
    "GeometryReader", "Group", "HStack", "VStack", "WithPerceptionTracking", "WithViewStore", "ZStack",
  ]
}
