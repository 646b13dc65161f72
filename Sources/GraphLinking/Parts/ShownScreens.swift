import NavigationModel

/// Which screen a transition shows around a place: what the content of a link makes belongs to what the link leads to,
/// not to the view that has the link.
struct ShownScreens {
  private let program: Program
  /// The screens that the edges at a place lead to.
  private let screens: [SourceLocation: Set<String>]
  /// The members of views that only such transitions show.
  private let members: ShownMembers

  init(_ graph: NavigationGraph, nodes: [String: Node], in program: Program) {
    self.program = program
    var screens: [SourceLocation: Set<String>] = [:]
    for edge in graph.edges where !edge.kind.goesBack && !edge.kind.isContainment {
      guard let node = nodes[edge.destination], node.kind == .screen, node.role != .component else { continue }
      for site in edge.sites { screens[site, default: []].insert(node.id) }
    }
    self.screens = screens
    members = ShownMembers(program: program) { site in
      let spot = CodeSpot(site)
      let shown = screens[program.location(spot.position, in: Int(spot.file))] ?? []
      return shown.count == 1 ? shown.first : nil
    }
  }

  /// The screen that the innermost transition shows whose content has what a call makes; nil where no such transition is
  /// known to show a screen, or where it shows several, of which any may have it.
  func screen(around made: CallSite) -> String? {
    let around = program.calls(in: made.body).filter { !screens(at: $0).isEmpty && isShown(made, by: $0) }
    guard let shown = around.max(by: { $0.call.position < $1.call.position }).map(screens(at:)) else {
      return members.shower(of: program.outermost(made.body).id)
    }
    return shown.count == 1 ? shown.first : nil
  }

  private func screens(at site: CallSite) -> Set<String> {
    let spot = CodeSpot(site)
    return screens[program.location(spot.position, in: Int(spot.file))] ?? []
  }

  /// Whether a transition shows what a call makes, or something that it is a part of.
  private func isShown(_ made: CallSite, by site: CallSite) -> Bool {
    guard site.id != made.id,
      let patterns = site.call.callee.calledName.flatMap({ program.frameworks.patternsByCall[$0] })
    else { return false }
    return site.call.arguments.indices.contains { index in
      guard patterns.contains(where: { $0.isBuilt(byArgument: index, of: site.call) }) else { return false }
      return holds(site.call.arguments[index].value, made.call)
    }
  }

  private func holds(_ argument: Expression, _ made: Call) -> Bool {
    var isFound = false
    CodeWalk(expression: { expression in
      if case .call(let call) = expression, call.position == made.position { isFound = true }
      return !isFound
    }).walk(argument)
    return isFound
  }
}
