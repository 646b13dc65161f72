import NavigationModel

/// Finds the lists in which rows stand, also by way of functions of a view that make rows, and of views that are rows.
///
/// What a row shows is none: the content of its sheet, the destination of a link, and what has a stack or a selection of
/// its own.
struct RowsOfLists {
  private let evaluator: Evaluator
  private let lists: Set<CallSiteID>
  /// The views that show what is selected in them themselves.
  private let stacks: Set<String>
  /// Where those lead who call a function or make a view: many rows share what is around them.
  private var known: [BodyID: [Way]] = [:]
  /// The calls in code that stand in what a call there is made with to show: `NavigationLink(destination: Help())`.
  private var shown: [BodyID: Set<Position>] = [:]
  private var program: Program { evaluator.program }

  /// What is around a place.
  private enum Way {
    case list(CallSiteID)
    case body(BodyID)
  }

  init(_ lists: Set<CallSiteID>, evaluator: Evaluator) {
    self.evaluator = evaluator
    self.lists = lists
    stacks = Set(evaluator.program.frameworks.stacksOfViews + ["NavigationSplitView", "NavigationView"])
  }

  /// The lists in which a place is a row.
  mutating func lists(around scope: ScopeID) -> Set<CallSiteID> {
    var found: Set<CallSiteID> = []
    var seen: Set<BodyID> = []
    var open = [way(outOf: scope)].compactMap(\.self)
    while let next = open.popLast() {
      switch next {
      case .list(let list): found.insert(list)
      case .body(let body): if seen.insert(body).inserted { open += ways(outOf: body) }
      }
    }
    return found
  }

  /// The list around a scope, or else the code that it is in; nil where the scope is no part of what is around that.
  private func way(outOf scope: ScopeID) -> Way? {
    var next: ScopeID? = scope
    while let place = next {
      if let (id, argument) = program[place].passedTo {
        if lists.contains(id) { return .list(id) }
        if keeps(argument, of: program[id].call) { return nil }
      }
      next = program[place].parent
    }
    return .body(program[scope].body)
  }

  /// Whether an argument of a call is no part of what is around the call: the call shows it elsewhere, or selects in it.
  private func keeps(_ argument: Int, of call: Call) -> Bool {
    guard let name = call.callee.calledName else { return false }
    return CallLabels.argument("selection", in: call.arguments) != nil || stacks.contains(name)
      || (program.frameworks.patternsByCall[name] ?? []).contains { $0.isBuilt(byArgument: argument, of: call) }
  }

  /// What is around those that call a function of the same view, or that make a view.
  private mutating func ways(outOf body: BodyID) -> [Way] {
    if let ways = known[body] { return ways }
    let calls = callers(of: program[body]).filter { !isShown($0) }
    let ways = calls.compactMap { way(outOf: $0.scope) }
    known[body] = ways
    return ways
  }

  /// The calls of a function by other code of its type, or those that make a view, for the body of that.
  private func callers(of function: Body) -> [CallSite] {
    guard let owner = function.owner else { return [] }
    if function.kind == .getter, function.name == "body", program.isView(owner) {
      return evaluator.makers(of: owner).map { program[$0.site] }
    }
    guard function.kind == .function else { return [] }
    return (program.callsByName[function.name] ?? []).map { program[$0] }
      .filter { program[$0.body].owner == owner && $0.call.callee.ownPropertyName == function.name }
  }

  private mutating func isShown(_ made: CallSite) -> Bool {
    if let positions = shown[made.body] { return positions.contains(made.call.position) }
    var positions: Set<Position> = []
    for site in program.calls(in: made.body) {
      let patterns = site.call.callee.calledName.flatMap { program.frameworks.patternsByCall[$0] } ?? []
      for argument in site.call.arguments.indices
      where patterns.contains(where: { $0.isBuilt(byArgument: argument, of: site.call) }) {
        CodeWalk(expression: { expression in
          if case .call(let call) = expression { positions.insert(call.position) }
          return true
        }).walk(site.call.arguments[argument].value)
      }
    }
    shown[made.body] = positions
    return positions.contains(made.call.position)
  }
}
