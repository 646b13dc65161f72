import NavigationModel

/// Tells which calls run a modal loop for a window that is on screen already: the loop only keeps other windows from
/// events until it is stopped.
///
/// A window that the same code begins a sheet on is there, and so is the window of a controller's own view.
struct ModalLoops {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Whether a call that fits a pattern is such a call.
  func isForShownWindow(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    guard case .argument("for") = pattern.destination, site.call.callee.calledName.map(Self.loops.contains) == true,
      let window = CallLabels.argument("for", in: site.call.arguments)?.value.uncast
    else { return false }
    return isOfOwnView(window, in: site.scope) || hasSheet(window, besides: site)
  }

  private static let loops: Set<String> = ["beginModalSession", "runModal"]
  private static let sheets: Set<String> = ["beginCriticalSheet", "beginSheet"]

  /// `view.window`, or a local that is nothing else.
  private func isOfOwnView(_ window: Expression, in scope: ScopeID) -> Bool {
    switch window {
    case .member(let view, "window"):
      return view.ownPropertyName == "view"
        && program[program[scope].body].owner.map { program.isController($0) } ?? false
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope), !locals.isEmpty else { return false }
      return locals.allSatisfy { local in
        guard case .member(let view, "window")? = local.value?.uncast else { return false }
        return isOfOwnView(.member(view, "window"), in: scope)
      }
    default:
      return false
    }
  }

  private func hasSheet(_ window: Expression, besides site: CallSite) -> Bool {
    guard case .identifier = window else { return false }
    return program.calls(in: site.body).contains { other in
      guard let name = other.call.callee.calledName else { return false }
      if name == "beginSheetModal" {
        return CallLabels.argument("for", in: other.call.arguments)?.value.uncast == window
      }
      guard Self.sheets.contains(name), case .member(let host, _) = other.call.callee else { return false }
      return host.uncast == window
    }
  }
}
