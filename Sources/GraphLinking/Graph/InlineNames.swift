import NavigationModel

/// Names the screens that are written inline out of a framework's views: by their title, else by the link or the state
/// that leads to them, never by a view that happens to be in them. What several links and states lead to is one screen,
/// with the name of the property that has it.
struct InlineNames {
  let program: Program
  /// How the links and modifiers of each type name its properties that they show; empty where they have no name for it.
  private var namesOfWays: [TypeID: [Content: Set<String>]] = [:]

  init(program: Program) { self.program = program }

  /// The name of an inline screen.
  ///
  /// - Parameter view: the view that the screen was told by. One of a library says what the screen is.
  mutating func name(of view: String, shownBy transition: ResolvedTransition) -> String {
    guard isOfFramework(view), let body = transition.body, let call = call(of: transition, in: body) else {
      return view
    }
    let content = content(of: call, in: body)
    if let title = title(in: call) ?? content.flatMap({ title(in: $0.getter) }) { return title }
    if let content, let owner = program[body].owner, names(ofWaysOf: owner)[content, default: []].count > 1 {
      return content.name
    }
    return nameOfWay(call) ?? (transition.kind.isModal ? transition.kind.rawValue : view)
  }

  private mutating func names(ofWaysOf owner: TypeID) -> [Content: Set<String>] {
    if let known = namesOfWays[owner] { return known }
    var names: [Content: Set<String>] = [:]
    for body in program.bodies(of: owner) {
      for site in program.calls(in: body) where site.call.callee.calledName == Self.link || state(of: site.call) != nil
      {
        guard let content = content(of: site.call, in: body) else { continue }
        names[content, default: []].insert(nameOfWay(site.call) ?? "")
      }
    }
    namesOfWays[owner] = names
    return names
  }

  /// How a link or a state names what it leads to.
  private func nameOfWay(_ call: Call) -> String? { label(of: call) ?? state(of: call) }

  /// Whether a view is one that SwiftUI or a library's idiom brings. Controllers keep the names of their classes.
  private func isOfFramework(_ view: String) -> Bool {
    if Evaluator.viewsOfSwiftUI.contains(view) { return true }
    return switch program.frameworks.types[view]?.role {
    case .view, .wrapperView, .choiceView: true
    default: false
    }
  }

  /// A computed property that is all that a call shows.
  private struct Content: Hashable {
    let name: String
    let getter: BodyID
  }

  /// The property of the object itself whose view a link or a modifier shows and nothing else.
  private func content(of call: Call, in body: BodyID) -> Content? {
    guard let owner = program[body].owner else { return nil }
    let shown = ["destination", "content"].lazy.compactMap { CallLabels.builder($0, in: call.arguments) }.first
    guard let shown, let name = program.onlyProperty(shownBy: shown.value),
      let property = program[owner].properties[name]?.first,
      ["View", "AnyView"].contains(property.fact.type?.name), let getter = property.getter
    else { return nil }
    return Content(name: name, getter: getter)
  }

  /// The call that asks for the transition.
  private func call(of transition: ResolvedTransition, in body: BodyID) -> Call? {
    program.calls(in: body).first {
      program.location($0.call.position, in: program[body].file) == transition.location
    }?.call
  }

  /// The title that the content gives itself.
  private func title(in call: Call) -> String? {
    title { walk in for argument in call.arguments { walk.walk(argument.value) } }
  }

  private func title(in getter: BodyID) -> String? { title { $0.walk(program[getter].statements) } }

  private func title(walking walk: (CodeWalk) -> Void) -> String? {
    var found: String?
    walk(
      CodeWalk(expression: { expression in
        if case .call(let inner) = expression, case .member(_, let name) = inner.callee, Self.titles.contains(name) {
          found = found ?? inner.arguments.first.flatMap { text(in: $0.value) }
        }
        return found == nil
      }))
    return found
  }

  /// What stands on a link: `NavigationLink("Licenses") { … }`, or the text of its label.
  private func label(of call: Call) -> String? {
    guard call.callee.calledName == Self.link else { return nil }
    if let first = call.arguments.first, first.label == nil, case .string(let text) = first.value { return text }
    let hasDestination = call.arguments.contains { $0.label == "destination" }
    let labels = call.arguments.filter { $0.label == "label" || hasDestination && $0.isTrailing && $0.label == nil }
    return labels.lazy.compactMap { text(in: $0.value) }.first
  }

  /// The state by which it appears: `showsHelp` for `isPresented: $showsHelp`.
  private func state(of call: Call) -> String? {
    call.arguments.lazy.filter { Self.states.contains($0.label ?? "") }.compactMap { argument in
      argument.value.readName.map { String($0.drop { $0 == "$" }) }
    }.first { !$0.isEmpty && !Self.states.contains($0) }
  }

  /// The first text that is written in an expression.
  private func text(in expression: Expression) -> String? {
    var found: String?
    CodeWalk(expression: { expression in
      if case .string(let text) = expression, !text.isEmpty { found = found ?? text }
      if case .call(let call) = expression, call.callee.calledName == "Image" { return false }
      return found == nil
    }).walk(expression)
    return found
  }

  private static let link = "NavigationLink"
  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
  private static let states: Set<String> = ["isPresented", "item", "isActive", "presented"]
}

extension TransitionKind {
  /// Whether a modifier of SwiftUI shows something over the view.
  fileprivate var isModal: Bool { self == .sheet || self == .popover || self == .fullScreenCover }
}
