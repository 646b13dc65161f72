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
    bindings = FlagBindings(evaluator: evaluator, readsRoutes: true)
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
          for flag in bindings.states(of: choice.flag)
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
      let subjects = subjects(decidingIn: scope, of: owner, throughContent: true)
      found += choices(by: subjects, of: owner, showing: .builder(column, site.scope))
    }
    for view in evaluator.shownChildren(column, in: site.scope, activation).map(\.candidate.value) {
      guard case .object(let owner, _) = view, program[owner].isDeclared,
        let getter = program[owner].properties["body"]?.first?.getter
      else { continue }
      found += choices(by: subjects(decidingIn: program[getter].scope, of: owner), of: owner, showing: .body(getter))
    }
    return found
  }

  /// The choices of a view by its own states, and by properties of objects that it holds, both sorted.
  private func choices(by subjects: [Expression], of owner: TypeID, showing content: ChosenView.Content)
    -> [ChosenView]
  {
    let names = subjects.reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }.filter { name in
      // What a selection can be bound to has a wrapper, of SwiftUI or of a library.
      program[owner].properties[name]?.contains { !$0.fact.attributes.isEmpty } == true
    }
    let read = subjects.reduce(into: Set<Member>()) { $0.formUnion(members(readBy: $1)) }
    return names.sorted().map { ChosenView(content: content, owner: owner, property: $0) }
      + read.sorted { ($0.object, $0.name) < ($1.object, $1.name) }.compactMap { member in
        guard let type = evaluator.declaredType(ofMember: member.object, in: owner), program[type].kind == .class,
          program[type].properties[member.name] != nil,
          let route = evaluator.declaredType(ofMember: member.name, in: type), program[route].kind == .enum
        else { return nil }
        return ChosenView(
          content: content, owner: owner, property: member.object,
          member: Flag(owner: type, property: member.name))
      }
  }

  /// A property of an object that a view holds: `router.page`.
  private struct Member: Hashable {
    let object: String
    let name: String
  }

  private func members(readBy subject: Expression) -> Set<Member> {
    var found: Set<Member> = []
    CodeWalk(expression: { expression in
      if case .member(let base, let name) = expression, base != .identifier("self"), let object = base.ownPropertyName {
        found.insert(Member(object: object, name: name))
      }
      return true
    }).walk(subject)
    return found
  }

  /// What code that is nothing but a choice asks.
  ///
  /// - Parameter throughContent: whether it may be the only content of something, such as a stack or a group, or stand
  ///   in a property of the view.
  private func subjects(decidingIn scope: ScopeID, of owner: TypeID, throughContent: Bool = false) -> [Expression] {
    var subjects: [Expression] = []
    var open = [scope]
    var seen: Set<ScopeID> = []
    while let outer = open.popLast() {
      guard seen.insert(outer).inserted else { continue }
      let results = program[outer].results.values
      for result in results {
        if throughContent, results.count == 1, result.scope == outer {
          open += content(of: result.value, in: outer, owner)
        }
        var next: ScopeID? = result.scope
        while let place = next, place != outer {
          if case .branch(let conditions) = program[place].kind {
            subjects += conditions.map(\.subject)
          }
          next = program[place].parent
        }
      }
    }
    return subjects
  }

  /// The scopes of what a view in a builder shows: its closure without a label, or the getter that it is read from.
  private func content(of view: Expression, in scope: ScopeID, _ owner: TypeID) -> [ScopeID] {
    if let name = view.ownPropertyName {
      return (program[owner].properties[name]?.first?.getter).map { [program[$0].scope] } ?? []
    }
    guard case .call(let call) = view else { return [] }
    if case .member(let base, _) = call.callee { return content(of: base, in: scope, owner) }
    return call.arguments.filter { $0.isTrailing && $0.label == nil }.compactMap { argument in
      guard case .closure(let closure) = argument.value else { return nil }
      return program.scope(of: closure, in: program[scope].body)
    }
  }

  // MARK: - Who selects

  /// Adds the places where a view sets a state by which a column chooses: its own, or a property of an object.
  private mutating func addSettings(of flag: Flag, _ choices: [ChosenView]) {
    for site in evaluator.settings(of: flag) where sets(flag, site) {
      add(choices, value: site.value, in: site.scope, at: site.position)
    }
  }

  private func sets(_ flag: Flag, _ site: AssignmentSite) -> Bool {
    guard program[flag.owner].kind == .class else { return evaluator.isOwn(site.target, flag, in: site.scope) }
    return program[site.body].owner.map { program.isView($0) } == true
      && evaluator.isOfObject(site.target, flag, in: site.scope)
  }

  /// Adds the links and the tags in lists whose selection a column chooses by.
  private mutating func addLists(choosing choices: [Flag: [ChosenView]]) {
    let lists = (program.callsByName["List"] ?? []).compactMap { id -> ChoosingList? in
      let site = program[id]
      guard let binding = CallLabels.argument("selection", in: site.call.arguments)?.value else { return nil }
      let meant = bindings.flags(boundBy: binding, in: site.scope).flatMap { choices[$0] ?? [] }
      return meant.isEmpty ? nil : ChoosingList(site: site, binding: binding, choices: meant)
    }
    guard !lists.isEmpty else { return }
    let rows = rows(of: Set(lists.map(\.site.id)))
    for list in lists {
      let type = evaluator.boundType(of: list.binding, in: list.site.scope)
      for row in rows[list.site.id] ?? [] where isValue(row.value, of: type, in: row.site.scope) {
        links.insert(row.site.id)
        add(list.choices, value: row.value, in: row.site.scope, at: row.site.call.position)
      }
    }
  }

  /// A list whose selection columns choose by.
  private struct ChoosingList {
    let site: CallSite
    let binding: Expression
    let choices: [ChosenView]
  }

  /// A link or a tag, with the value that it selects.
  private struct Row {
    let site: CallSite
    let value: Expression
  }

  /// The links and the tags that are rows of lists, by the list.
  private func rows(of lists: Set<CallSiteID>) -> [CallSiteID: [Row]] {
    var around = RowsOfLists(lists, evaluator: evaluator)
    var rows: [CallSiteID: [Row]] = [:]
    for (name, label) in [("NavigationLink", "value"), ("tag", "_")] {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard let value = CallLabels.argument(label, in: site.call.arguments)?.value else { continue }
        for list in around.lists(around: site.scope) { rows[list, default: []].append(Row(site: site, value: value)) }
      }
    }
    return rows
  }

  /// Whether a value is one that a list of values of a type selects, as far as is known: any other is pushed.
  private func isValue(_ value: Expression, of type: TypeID?, in scope: ScopeID) -> Bool {
    guard let type else { return true }
    evaluator.resetBudget()
    let found = evaluator.evaluate(value, in: scope, evaluator.openActivation(of: program[scope].body), expected: type)
    let known = found.compactMap { evaluator.type(of: $0.value) }
    return known.isEmpty || known.contains(type)
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
