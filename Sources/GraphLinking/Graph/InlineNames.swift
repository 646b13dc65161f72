import NavigationModel

/// Names the screens that are written inline out of a framework's views: by their title, else by the link or the state
/// that leads to them, never by a view that happens to be in them.
struct InlineNames {
  let program: Program

  /// The name of an inline screen.
  ///
  /// - Parameter view: the view that the screen was told by. One of a library says what the screen is.
  func name(of view: String, shownBy transition: ResolvedTransition) -> String {
    guard isOfFramework(view), let call = call(of: transition) else { return view }
    let isModal = [.sheet, .popover, .fullScreenCover].contains(transition.kind)
    return title(in: call) ?? label(of: call) ?? state(of: call) ?? (isModal ? transition.kind.rawValue : view)
  }

  /// Whether a view is one that SwiftUI or a library's idiom brings. Controllers keep the names of their classes.
  private func isOfFramework(_ view: String) -> Bool {
    if Evaluator.viewsOfSwiftUI.contains(view) { return true }
    return switch program.frameworks.types[view]?.role {
    case .view, .wrapperView, .choiceView: true
    default: false
    }
  }

  /// The call that asks for the transition.
  private func call(of transition: ResolvedTransition) -> Call? {
    guard let body = transition.body else { return nil }
    return program.calls(in: body).first {
      program.location($0.call.position, in: program[body].file) == transition.location
    }?.call
  }

  /// The title that the content gives itself.
  private func title(in call: Call) -> String? {
    var found: String?
    let walk = CodeWalk(expression: { expression in
      if case .call(let inner) = expression, case .member(_, let name) = inner.callee, Self.titles.contains(name) {
        found = found ?? inner.arguments.first.flatMap { text(in: $0.value) }
      }
      return found == nil
    })
    for argument in call.arguments { walk.walk(argument.value) }
    return found
  }

  /// What stands on a link: `NavigationLink("Licenses") { … }`, or the text of its label.
  private func label(of call: Call) -> String? {
    guard call.callee.calledName == "NavigationLink" else { return nil }
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

  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
  private static let states: Set<String> = ["isPresented", "item", "isActive", "presented"]
}
