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

  /// Whether a modifier makes a stack of what a call makes, which shows the first child alone: the innermost one around
  /// the call in its view, or else one around a view that shows that view, as the environment hands the style down.
  private func isStacked(_ site: CallSite, in owner: TypeID) -> Bool {
    let stylings = (program.callsByName[Self.style] ?? []).map { program[$0] }
    guard !stylings.isEmpty else { return false }
    let own = stylings.filter { isAround(site, $0, in: owner) }
    if !own.isEmpty { return own.contains(where: makesStack) }
    let views = namesOfViews(showing: owner)
    return stylings.contains { styling in makesStack(styling) && shows(views, styling) }
  }

  private func makesStack(_ styling: CallSite) -> Bool {
    styling.call.arguments.first?.value.readOrCalledName.map { Self.stacks.contains($0) } ?? false
  }

  /// Whether a modifier is called on a view in which a call is, or in which the property is whose getter makes the call.
  private func isAround(_ site: CallSite, _ styling: CallSite, in owner: TypeID) -> Bool {
    let body = program[styling.body]
    guard body.owner == owner else { return false }
    let property = program[site.body].name
    return hasWithin(styling) { expression in
      if styling.body != site.body { return expression.ownPropertyName == property }
      guard case .call(let call) = expression else { return false }
      return call.position == site.call.position
    }
  }

  /// Whether a modifier is called on a view in which one of some views is made.
  private func shows(_ views: Set<String>, _ styling: CallSite) -> Bool {
    hasWithin(styling) { expression in
      guard case .call(let call) = expression, case .identifier(let name) = call.callee.unspecialized else {
        return false
      }
      return views.contains(name)
    }
  }

  /// Whether what a modifier is called on has an expression that fits.
  private func hasWithin(_ styling: CallSite, where fits: @escaping (Expression) -> Bool) -> Bool {
    guard case .member(let base, _) = styling.call.callee else { return false }
    var isFound = false
    CodeWalk(expression: { expression in
      if fits(expression) { isFound = true }
      return !isFound
    }).walk(base)
    return isFound
  }

  /// The names of a view and of the views that make it, by themselves or by others.
  private func namesOfViews(showing view: TypeID) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<TypeID> = [view]
    var open = [view]
    while let next = open.popLast() {
      let name = program[next].bareName
      guard names.insert(name).inserted else { continue }
      for id in program.callsByName[name] ?? [] {
        guard let maker = program[program[id].body].owner, program.isView(maker), seen.insert(maker).inserted else {
          continue
        }
        open.append(maker)
      }
    }
    return names
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
