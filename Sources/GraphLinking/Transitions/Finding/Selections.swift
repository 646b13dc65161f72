import NavigationModel

/// Finds where code makes a column of a split view turn to another view, by the state that the column chooses by:
///
///     NavigationSplitView { Sidebar(selection: $panel) } detail: { DetailColumn(selection: $panel) }
///
///     List(selection: $selection) { NavigationLink(value: Panel.orders) { Text("Orders") } }
///
/// A link in such a list sets its selection: it pushes nothing.
struct Selections {
  /// The transitions of those who select.
  private(set) var transitions: [Transition] = []
  /// The links that select.
  private(set) var links: Set<CallSiteID> = []
  /// What has been added: a state can be reached in several ways.
  private var seen: Set<Place> = []
  private let evaluator: Evaluator
  private let bindings: FlagBindings
  private var program: Program { evaluator.program }

  private struct Place: Hashable {
    let choice: ChosenView
    let scope: ScopeID
    let position: Position
  }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    bindings = FlagBindings(evaluator: evaluator)
    let choices = choices()
    guard !choices.isEmpty else { return }
    for flag in choices.keys.sorted(by: { ($0.owner, $0.property) < ($1.owner, $1.property) }) {
      addSettings(of: flag, choices[flag] ?? [])
    }
    addLists(choosing: choices)
  }

  // MARK: - What a column chooses by

  /// The views that columns choose, by the state that decides.
  private func choices() -> [Flag: [ChosenView]] {
    var found: [Flag: [ChosenView]] = [:]
    for pattern in program.frameworks.patterns where pattern.kind == .column {
      guard case .call(let name, _) = pattern.trigger, case .children(let label) = pattern.destination else { continue }
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) where pattern.matches(site.call) {
        guard let column = CallLabels.builder(label, in: site.call.arguments) else { continue }
        for choice in choices(in: column.value, at: site) {
          for flag in bindings.states(of: Flag(owner: choice.owner, property: choice.property))
          where found[flag]?.contains(choice) != true {
            found[flag, default: []].append(choice)
          }
        }
      }
    }
    return found
  }

  /// What decides what a column shows: the state of the view with the split view, or that of a view in the column.
  private func choices(in column: Expression, at site: CallSite) -> [ChosenView] {
    evaluator.resetBudget()
    let activation = evaluator.openActivation(of: site.body)
    var found: [ChosenView] = []
    if let owner = program[site.body].owner, case .closure(let closure) = column,
      let scope = program.scope(of: closure, in: site.body)
    {
      found += names(decidingIn: scope, of: owner).map {
        ChosenView(content: .builder(column, site.scope), owner: owner, property: $0)
      }
    }
    for view in evaluator.shownChildren(column, in: site.scope, activation).map(\.candidate.value) {
      guard case .object(let owner, _) = view, program[owner].isDeclared,
        let getter = program[owner].properties["body"]?.first?.getter
      else { continue }
      found += names(decidingIn: program[getter].scope, of: owner).map {
        ChosenView(content: .body(getter), owner: owner, property: $0)
      }
    }
    return found
  }

  /// The states of a view by which code that is nothing but a choice chooses, sorted.
  private func names(decidingIn scope: ScopeID, of owner: TypeID) -> [String] {
    var names: Set<String> = []
    for result in program[scope].results.values where result.scope != scope {
      var next: ScopeID? = result.scope
      while let place = next, place != scope {
        if case .branch(let conditions) = program[place].kind {
          for condition in conditions { names.formUnion(condition.subject.mentionedNames) }
        }
        next = program[place].parent
      }
    }
    return names.filter { name in
      program[owner].properties[name]?.contains { property in
        property.fact.attributes.contains { Self.wrappers.contains($0.name) }
      } == true
    }.sorted()
  }

  /// The property wrappers of SwiftUI for a state that a selection can be bound to.
  private static let wrappers: Set<String> = ["AppStorage", "Binding", "SceneStorage", "State"]

  // MARK: - Who selects

  /// Adds the places where a view sets a state of its own by which a column chooses.
  private mutating func addSettings(of flag: Flag, _ choices: [ChosenView]) {
    for site in evaluator.settings(of: flag) where evaluator.isOwn(site.target, flag, in: site.scope) {
      add(choices, value: site.value, in: site.scope, at: site.position)
    }
  }

  /// Adds the links and the tags in lists whose selection a column chooses by.
  private mutating func addLists(choosing choices: [Flag: [ChosenView]]) {
    let rows = ["NavigationLink": "value", "tag": "_"].sorted { $0.key < $1.key }.flatMap { name, label in
      (program.callsByName[name] ?? []).compactMap { id in
        CallLabels.argument(label, in: program[id].call.arguments).map { (site: program[id], value: $0.value) }
      }
    }
    for list in (program.callsByName["List"] ?? []).map({ program[$0] }) {
      guard let binding = CallLabels.argument("selection", in: list.call.arguments) else { continue }
      let meant = bindings.flags(boundBy: binding.value, in: list.scope).flatMap { choices[$0] ?? [] }
      guard !meant.isEmpty else { continue }
      let type = evaluator.boundType(of: binding.value, in: list.scope)
      for row in rows where isRow(row.site.scope, of: list) && isValue(row.value, of: type, in: row.site.scope) {
        links.insert(row.site.id)
        add(meant, value: row.value, in: row.site.scope, at: row.site.call.position)
      }
    }
  }

  /// Whether a value is one that a list of values of a type selects, as far as is known: any other is pushed.
  private func isValue(_ value: Expression, of type: TypeID?, in scope: ScopeID) -> Bool {
    guard let type else { return true }
    evaluator.resetBudget()
    let found = evaluator.evaluate(value, in: scope, evaluator.openActivation(of: program[scope].body), expected: type)
    let known = found.compactMap { evaluator.type(of: $0.value) }
    return known.isEmpty || known.contains(type)
  }

  /// Whether a scope is in a list, and in nothing there that has a selection of its own.
  private func isRow(_ scope: ScopeID, of list: CallSite) -> Bool {
    guard scope.file == list.scope.file else { return false }
    var next: ScopeID? = scope
    while let place = next {
      if let passedTo = program[place].passedTo {
        if passedTo.site == list.id { return true }
        if CallLabels.argument("selection", in: program[passedTo.site].call.arguments) != nil { return false }
      }
      next = program[place].parent
    }
    return false
  }

  private mutating func add(_ choices: [ChosenView], value: Expression, in scope: ScopeID, at position: Position) {
    for choice in choices where seen.insert(Place(choice: choice, scope: scope, position: position)).inserted {
      var made = Transition(
        shown: .chosen(choice, by: value), kind: .column, scope: scope, body: program[scope].body, position: position)
      made.isAskedFor = false
      transitions.append(made)
    }
  }
}
