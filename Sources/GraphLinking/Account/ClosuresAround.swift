import NavigationModel

/// What becomes of the closures around a place: the calls that they are passed to show them, register them, or build a
/// part of a view of them.
extension AccountBuilder {
  /// The calls that are given the closures around a place, from the inside out, each with the number of its argument.
  func calls(around scope: ScopeID) -> [(site: CallSite, argument: Int)] {
    var calls: [(site: CallSite, argument: Int)] = []
    var next: ScopeID? = scope
    while let place = next {
      if let (id, argument) = program[place].passedTo { calls.append((program[id], argument)) }
      next = program[place].parent
    }
    return calls
  }

  /// The name of the call that shows what a closure around a place builds, such as a link or a sheet: what is in there is
  /// no part of the view whose code it stands in.
  func shower(around scope: ScopeID) -> String? {
    calls(around: scope).first { site, argument in
      isShown(argument, of: site) && edges.state(at: location(CodeSpot(site))) != .none
    }?.site.call.callee.calledName
  }

  /// The name of the call that shows what a closure around a place builds for those who call the code around it: the
  /// code gives back what the call is made on, not what it shows.
  func showerForCallers(around made: CallSite) -> String? {
    calls(around: made.scope).first { site, argument in isShown(argument, of: site) && isShownForCallers(site) }?
      .site.call.callee.calledName
  }

  /// The name of the call around a place that registers what its closure builds for values which others set or append.
  func registrar(around scope: ScopeID) -> String? {
    calls(around: scope).first { site, argument in
      isShown(argument, of: site) && registersScreens(CodeSpot(site))
    }?.site.call.callee.calledName
  }

  /// Whether a call has the form of an idiom that shows what the closure builds which is this argument.
  func isShown(_ argument: Int, of site: CallSite) -> Bool {
    let patterns = site.call.callee.calledName.flatMap { program.frameworks.patternsByCall[$0] } ?? []
    return patterns.contains { $0.isBuilt(byArgument: argument, of: site.call) }
  }

  /// The name of the type of SwiftUI that is made with the innermost closure around a place, such as a stack or an item
  /// of a toolbar; nil where that closure is another call's, or that of a transition.
  func frameworkBuilder(around scope: ScopeID) -> String? {
    guard let (site, _) = calls(around: scope).first, case .identifier(let name) = site.call.callee.unspecialized,
      Self.frameworkBuilders.contains(name), !program.declares(name, seenFrom: program[site.body].file)
    else { return nil }
    return name
  }

  /// What SwiftUI makes of the views in a closure, and that shows no more than these.
  private static let frameworkBuilders: Set<String> = [
    "Button", "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group",
    "GroupBox", "HStack", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Menu", "Picker",
    "ScrollView", "ScrollViewReader", "Section", "Table", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
    "VStack", "ViewThatFits", "ZStack",
  ]

  /// Whether a place is in a closure that is passed to a method of the program, and not to a view: the method decides
  /// where the result of the closure appears.
  func isGivenToFunction(_ scope: ScopeID) -> Bool {
    calls(around: scope).contains { site, _ in
      guard case .member(_, let name) = site.call.callee else { return false }
      return name.first?.isLowercase == true && program.ownersOfFunctions[name] != nil
    }
  }
}
