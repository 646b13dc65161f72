import NavigationModel

/// Finds the controllers into whose views code of others puts the view of another controller:
///
///     let box = shelf.playerBox
///     box.addSubview(player.view)
///
/// The shelf holds the player from then on, whoever has put it there.
struct ViewHolders {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Real code gets to a view of a controller in fewer steps.
  private static let maximumSteps = 6

  /// What leads from a controller or a view to what is around it or beside it, whose views are not the controller's.
  private static let leadingOut: Set<String> = [
    "navigationController", "parent", "presentedViewController", "presentingViewController", "splitViewController",
    "superview", "tabBarController", "window",
  ]

  /// The controller that has the view which a call is made on; nil where the code does not come to it by a controller.
  func holder(at site: CallSite) -> OwnContainer? {
    guard case .member(var view, _) = site.call.callee else { return nil }
    for _ in 0..<Self.maximumSteps {
      switch view {
      case .identifier(let name):
        guard let locals = program.locals(named: name, from: site.scope), locals.count == 1, let local = locals.first,
          local.projections.isEmpty, let value = local.value, value != view
        else { return nil }
        view = value
      case .member(let base, let name):
        guard base != .identifier("self"), base != .identifier("super") else { return nil }
        let type = controller(base, in: site)
        // The window of a window controller is its own.
        let isOwnWindow =
          name == "window" && type.map { program.inherits($0, fromAnyNamed: ["NSWindowController"]) } == true
        guard isOwnWindow || !Self.leadingOut.contains(name) else { return nil }
        if let type { return .holder(base, type) }
        view = base
      default:
        return nil
      }
    }
    return nil
  }

  /// Whether a view is one of the object whose code it is, as far as the code shows how it comes to it.
  func isOwn(_ view: Expression, at site: CallSite) -> Bool {
    var view = view.uncast
    for _ in 0..<Self.maximumSteps {
      switch view {
      case .identifier("self"), .identifier("super"):
        return true
      case .identifier(let name):
        guard let locals = program.locals(named: name, from: site.scope) else {
          return !Self.leadingOut.contains(name) && !program[site.body].parameters.contains { $0.name == name }
        }
        guard locals.count == 1, let local = locals.first, local.projections.isEmpty, let value = local.value?.uncast,
          value != view
        else { return false }
        view = value
      case .member(let base, let name):
        let isOwnMember = base == .identifier("self") || base == .identifier("super")
        guard !Self.leadingOut.contains(name), isOwnMember || controller(base, in: site) == nil else { return false }
        view = base.uncast
      case .call(let call):
        // What code makes, it puts into its own views.
        return call.callee.calledName?.first?.isUppercase == true
      default:
        return false
      }
    }
    return false
  }

  private func controller(_ expression: Expression, in site: CallSite) -> TypeID? {
    let type = evaluator.staticType(of: expression, in: site.scope, evaluator.openActivation(of: site.body))
    return type.flatMap { program[$0].isDeclared && program.isScreen($0) && program.isController($0) ? $0 : nil }
  }
}
