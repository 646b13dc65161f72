import NavigationModel

/// Tells what fills a plain view of AppKit that code makes only to put something into it:
///
///     let backdrop = NSVisualEffectView()
///     backdrop.addSubview(detail.view)
///     window.contentView = backdrop
extension Evaluator {
  /// The view of a controller, or the host of a view, that code puts into the plain view of a local; nil where it puts none
  /// into it or several, and where a class of the program may show something by itself.
  ///
  /// - Parameter scope: the place where the view is used, from which the result can be seen as well.
  func onlyContent(ofPlainView view: Expression, in scope: ScopeID) -> Expression? {
    guard case .identifier(let name) = view, let place = program.scope(declaring: name, from: scope),
      isPlainView(name, madeIn: place)
    else { return nil }
    var found: [Expression] = []
    for site in program.calls(in: program[place].body) {
      guard case .member(.identifier(name), let method) = site.call.callee, Self.addingViews.contains(method),
        let added = site.call.arguments.first?.value, program.isScope(scope, within: site.scope),
        program.isScope(site.scope, within: place), mayBeScreen(added, at: site)
      else { continue }
      found.append(added)
    }
    return found.count == 1 ? found[0] : nil
  }

  private static let addingViews: Set<String> = ["addArrangedSubview", "addSubview"]
  /// The views of AppKit that show nothing of their own beside what is put into them.
  private static let plainViews: Set<String> = ["NSBox", "NSStackView", "NSView", "NSVisualEffectView"]

  private func isPlainView(_ name: String, madeIn place: ScopeID) -> Bool {
    guard let locals = program[place].locals[name], locals.count == 1, let local = locals.first,
      local.projections.isEmpty, case .call(let made)? = local.value, case .identifier(let type) = made.callee
    else { return false }
    return Self.plainViews.contains(type)
      && !program.declares(type, seenFrom: program[program[place].body].file)
  }

  /// Whether what a view is given is the view of a controller or hosts a view of SwiftUI. A controller that gets the view of
  /// another one has that for a child already.
  private func mayBeScreen(_ added: Expression, at site: CallSite) -> Bool {
    if controller(withView: added, in: site.scope) != nil {
      return program[site.body].owner.map { program.isController($0) } != true
    }
    let type = staticType(of: added, in: site.scope, openActivation(of: site.body))
    return type.map { program.frameworkType(of: $0)?.role == .hosting } ?? false
  }
}
