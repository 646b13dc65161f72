import NavigationModel

/// Follows hosting controllers that code makes around one view, often an empty one, and gives another one afterwards, since
/// the view needs its controller:
///
///     let host = UIHostingController(rootView: AnyView(EmptyView()))
///     host.rootView = AnyView(Tip(onTap: { host.dismiss(animated: true) }))
extension Evaluator {
  /// The property of a hosting controller that is the view which it shows.
  static let hostedView = "rootView"

  /// The values of a local that is a hosting controller, around what the code of the local sets in it. All other values
  /// stay as they are.
  func rehosted(
    _ values: [Candidate], by locals: [Local], _ name: String, declaredIn place: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    guard let host = madeHost(locals) else { return values }
    var set = assignments(in: program[place].body).filter { site in
      site.target == .member(.identifier(name), Self.hostedView) && runsWith(site.scope, place)
    }
    // What is set whenever the code runs takes the place of what was there before.
    let last = set.lastIndex { $0.scope == place }
    if let last { set.removeFirst(last) }
    let contents = set.flatMap { shownViews($0.value, in: $0.scope, activation) }.filter { $0.value != .nothing }
    guard !contents.isEmpty else { return values }
    let known = contents.filter { !$0.isUnknown }
    let hosts = (known.isEmpty ? contents : known).map { content -> Candidate in
      // Only the callers know what is around a view that they give.
      if content.isUnknown { return content }
      if content.isParameter { return content.weakened(to: .inferred) }
      return Candidate(value: .container(host, contents: [content.value], kind: .root), confidence: content.confidence)
    }
    return last == nil ? values.filter { !isEmptyHost($0) } + hosts : hosts
  }

  /// Whether an assignment sets what a hosting controller shows that the same code makes: that is shown by whoever shows
  /// the controller, and not by the screen whose code it is.
  func fillsHost(_ site: AssignmentSite) -> Bool {
    guard case .member(.identifier(let name), Self.hostedView) = site.target,
      let locals = program.locals(named: name, from: site.scope), let only = locals.first, madeHost(locals) != nil
    else { return false }
    return runsWith(site.scope, only.scope)
  }

  /// The class of the hosting controller of a framework that a local is made as; nil for all other locals.
  private func madeHost(_ locals: [Local]) -> TypeID? {
    guard locals.count == 1, let only = locals.first, only.projections.isEmpty, case .call(let call)? = only.value,
      case .identifier(let name) = call.callee.unspecialized, let known = program.frameworks.types[name],
      known.role == .hosting, known.contents[Self.hostedView] != nil
    else { return nil }
    return frameworkType(named: name)
  }

  /// Whether a value is a controller around no view.
  private func isEmptyHost(_ candidate: Candidate) -> Bool {
    if case .container(_, let contents, _) = candidate.value { contents.allSatisfy { $0 == .nothing } } else { false }
  }
}
