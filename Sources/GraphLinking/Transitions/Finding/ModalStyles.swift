import NavigationModel

/// Finds the styles that code gives what is presented.
///
/// Every answer has all the styles that can be meant: one alone is certain, none leaves it to the system.
struct ModalStyles {
  let program: Program

  /// What the code around a transition says of what it shows.
  func given(to shown: Transition.Shown, as kind: TransitionKind, at site: CallSite) -> Set<ModalStyle> {
    switch (kind, shown) {
    case (.present, .values(let presented)): given(to: presented, before: site)
    case (.sheet, .views(.closure(let content))):
      program.scope(of: content, in: site.body).map { isHeld(in: $0) } == true ? [.held] : []
    default: []
    }
  }

  /// What the code around a call says of the local or the property that it passes on.
  func given(to presented: Expression, before site: CallSite) -> Set<ModalStyle> {
    guard presented.ownPropertyName != nil else { return [] }
    let all = program.propertyUses.assignments(in: site.body)
    let assignments = all.filter { assignment in
      if case .member(let base, _) = assignment.target { base == presented } else { false }
    }
    let given = styles(assignments) { program.isScope(site.scope, within: $0.scope) }
    let isHalf = isHalfSheet(all) { holder in
      if case .member(let base, let name) = holder { base == presented && Self.sheets.contains(name) } else { false }
    }
    return isHalf ? Self.halved(given) : given
  }

  /// What the code of a type says of its own objects: its initializers, an overridden property, the body of a view.
  func own(_ type: TypeID) -> Set<ModalStyle> {
    let ancestors = program.lineage(of: type).filter { program[$0].isDeclared }
    if program.isView(type) {
      let bodies = ancestors.compactMap { program[$0].properties["body"]?.first?.getter }
      return bodies.contains { isHeld(in: program[$0].scope) } ? [.held] : []
    }
    let overridden = ancestors.compactMap { program[$0].properties[Self.style]?.first?.getter }
    if let getter = overridden.first {
      return Set(program[program[getter].scope].results.values.flatMap { values($0.value) })
    }
    let beginnings = ancestors.flatMap { ancestor in
      ["init", "awakeFromNib"].flatMap { program[ancestor].functions[$0] ?? [] }
    }
    let assignments = beginnings.flatMap { program.propertyUses.assignments(in: $0) }
    let taken = styles(assignments.filter { $0.target.ownPropertyName != nil }) { $0.scope == program[$0.body].scope }
    let loading = ancestors.flatMap { program[$0].functions["viewDidLoad"] ?? [] }
      .flatMap { program.propertyUses.assignments(in: $0) }
    let isHalf = isHalfSheet(assignments + loading) { $0.ownPropertyName.map { Self.sheets.contains($0) } ?? false }
    return isHalf ? Self.halved(taken) : taken
  }

  /// The style of what a transition shows: the one that the code around it gives, or else the one that its class takes.
  func style(of transition: ResolvedTransition, as kind: TransitionKind, _ evaluator: Evaluator) -> ModalStyle? {
    guard kind == .present || kind == .sheet else { return nil }
    var styles = transition.modalStyles
    if styles.isEmpty, case .value(let value) = transition.destination, let type = evaluator.type(of: value) {
      styles = own(type)
    }
    return styles.count == 1 ? styles.first : nil
  }

  /// The style of a segue, or else the one that its scene's class takes or that the storyboard gives the scene.
  func style(of segue: SegueFact, to scene: Scene) -> ModalStyle? {
    if let named = segue.modalPresentationStyle { return ModalStyle(rawValue: named) }
    let own = scene.type.map { self.own($0) } ?? []
    if own.isEmpty { return scene.controller.modalPresentationStyle.flatMap(ModalStyle.init) }
    return own.count == 1 ? own.first : nil
  }

  private static let style = "modalPresentationStyle"
  private static let hold = "isModalInPresentation"

  /// The names of the controller around a sheet.
  private static let sheets: Set<String> = ["sheetPresentationController", "presentationController"]
  /// The detents that leave a part of the screen to what is below.
  private static let partDetents: Set<String> = ["medium", "custom"]

  /// Whether all detents that code gives a sheet leave a part of the screen to what is below.
  ///
  /// - Parameter isSheet: whether an expression is the controller around the sheet; a local may hold it.
  private func isHalfSheet(_ assignments: [AssignmentSite], isSheet: (Expression) -> Bool) -> Bool {
    let given = assignments.filter { assignment in
      guard case .member(let base, "detents") = assignment.target else { return false }
      if isSheet(base.uncast) { return true }
      guard case .identifier(let name) = base else { return false }
      return (program.locals(named: name, from: assignment.scope) ?? []).contains { local in
        local.value.map { isSheet($0.uncast) } ?? false
      }
    }
    return !given.isEmpty && given.allSatisfy { isPart($0.value) }
  }

  private func isPart(_ detents: Expression) -> Bool {
    guard case .array(let heights) = detents, !heights.isEmpty else { return false }
    return heights.allSatisfy { height in
      guard case .call(let call) = height, let name = call.callee.calledName else { return false }
      return Self.partDetents.contains(name)
    }
  }

  /// The styles of a screen whose sheet takes only a part of the screen; other styles show no sheet.
  private static func halved(_ styles: Set<ModalStyle>) -> Set<ModalStyle> {
    styles.isSubset(of: [.automatic, .pageSheet, .formSheet]) ? [.halfSheet] : styles
  }

  private func styles(_ assignments: [AssignmentSite], isCertain: (AssignmentSite) -> Bool) -> Set<ModalStyle> {
    let given = assignments.filter { $0.target.calledName == Self.style }
    var styles = Set(given.flatMap { values($0.value) })
    if !styles.isEmpty, !given.contains(where: isCertain) { styles.insert(.automatic) }
    let holds = assignments.filter { $0.target.calledName == Self.hold }
    let isHeld = holds.contains(where: isCertain) && holds.allSatisfy { $0.value == .boolean(true) }
    return isHeld && styles.allSatisfy { $0.isDismissedByGesture == true } ? [.held] : styles
  }

  /// The style that a value names; any of them where it is computed.
  private func values(_ value: Expression) -> Set<ModalStyle> {
    switch value {
    case .implicitMember(let name), .member(_, let name):
      ModalStyle(rawValue: name).map { [$0] } ?? Set(ModalStyle.allCases)
    default: Set(ModalStyle.allCases)
    }
  }

  /// Whether a view in the scope itself, and not in a further sheet within it, keeps its sheet where it is.
  private func isHeld(in scope: ScopeID) -> Bool {
    let calls = (program.callsByName["interactiveDismissDisabled"] ?? []).map { program[$0] }
    return calls.contains { site in
      site.scope == scope && site.call.arguments.allSatisfy { $0.value == .boolean(true) }
    }
  }
}
