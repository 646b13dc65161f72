import NavigationModel

/// Tells which hosting controllers show nothing, since code only asks them for the size of a view:
///
///     let controller = NSHostingController(rootView: AnyView(EmptyView()))
///     controller.rootView = AnyView(row)
///     return controller.sizeThatFits(in: space)
struct MeasuringHosts {
  let program: Program

  /// Whether an assignment sets the view of a hosting controller that its code makes for itself, as a local or as a property
  /// that no other file sees, and never puts anywhere.
  func isMeasuring(_ site: AssignmentSite) -> Bool {
    guard case .member(let host, "rootView") = site.target, let name = host.ownPropertyName else { return false }
    if host == .identifier(name), let locals = program.locals(named: name, from: site.scope) {
      guard locals.count == 1, let local = locals.first, local.projections.isEmpty, makesHost(local.value) else {
        return false
      }
      return isOnlyMeasured(name, in: [program.outermost(site.body)])
    }
    guard let owner = program[site.body].owner, let property = program[owner].properties[name]?.first,
      property.fact.isPrivate, property.getter == nil, makesHost(property.fact.initializer)
    else { return false }
    return isOnlyMeasured(name, in: program.code[property.file].bodies)
  }

  /// Whether a value is a new hosting controller of the framework's class, which nobody else has.
  private func makesHost(_ value: Expression?) -> Bool {
    guard case .call(let call)? = value, case .identifier(let name) = call.callee.unspecialized else { return false }
    return program.frameworks.types[name]?.role == .hosting
  }

  /// Whether code asks something of a name for its size, and does nothing with it beside that and setting its view.
  private func isOnlyMeasured(_ name: String, in bodies: [Body]) -> Bool {
    func isHost(_ expression: Expression) -> Bool {
      switch expression {
      case .identifier(let read), .member(_, let read): read == name
      default: false
      }
    }
    var isMeasured = false
    var isUsed = false
    let walk = CodeWalk(expression: { expression in
      switch expression {
      case .member(.member(let host, "view"), let member) where isHost(host):
        if Self.sizes.contains(member) { isMeasured = true }
        if !Self.sizes.contains(member), !Self.preparations.contains(member) { isUsed = true }
        return false
      case .member(let host, let member) where isHost(host):
        if Self.sizes.contains(member) { isMeasured = true }
        if !Self.sizes.contains(member), !Self.settings.contains(member) { isUsed = true }
        return false
      default:
        if isHost(expression) { isUsed = true }
        return true
      }
    })
    for body in bodies where !isUsed { walk.walk(body.statements) }
    return isMeasured && !isUsed
  }

  /// What a hosting controller and its view tell of the size of what is in them.
  private static let sizes: Set<String> = [
    "fittingSize", "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting",
  ]
  /// What code does with a view before it asks for its size.
  private static let preparations: Set<String> = [
    "bounds", "frame", "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubtreeIfNeeded", "needsLayout",
    "setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
  ]
  private static let settings: Set<String> = ["rootView", "sizingOptions"]
}
