import NavigationModel

extension TransitionPattern {
  /// Whether the call has the labels that the pattern wants.
  func matches(_ call: Call) -> Bool {
    guard case .call(_, let labels) = trigger else { return false }
    return CallLabels.match(labels, in: call.arguments)
  }

  /// Whether a closure of the call is what the pattern shows, or at least a part of the transition.
  ///
  /// The closure of `NavigationStack(path:) { Root() } destination: { … }` that is no destination is content.
  func shows(argument: Int, of call: Call) -> Bool {
    guard matches(call) else { return false }
    guard case .builder(let label) = destination else { return true }
    return CallLabels.builder(label, in: call.arguments) == call.arguments[argument]
  }

  /// Whether an argument of a call builds what the pattern shows.
  func isBuilt(byArgument argument: Int, of call: Call) -> Bool {
    guard case .builder = destination else { return false }
    return shows(argument: argument, of: call)
  }
}

/// Finds arguments by the labels that idioms name.
enum CallLabels {
  /// Whether all labels occur. `_` is an argument without a label, `$` one that is a binding, `{}` a closure that is a
  /// view builder. Without labels there may be any arguments, and with `()` there are none.
  static func match(_ labels: [String], in arguments: [Argument]) -> Bool {
    labels.allSatisfy { label in
      switch label {
      case "_": arguments.contains { $0.label == nil && !$0.isTrailing }
      case "()": arguments.isEmpty
      case "$": arguments.contains { $0.label == nil && $0.value.isBinding }
      case "{}": arguments.contains { ($0.label == nil && $0.isTrailing) || builderLabels.contains($0.label ?? "") }
      default: arguments.contains { $0.label == label }
      }
    }
  }

  /// Whether the arguments have what a pattern shows: a call that leaves it out is another method.
  static func hold(_ destination: TransitionPattern.Destination, in arguments: [Argument]) -> Bool {
    switch destination {
    case .argument(let label), .segue(let label), .registered(let label), .step(let label), .address(let label),
      .state(let label), .coordinator(let label), .scene(let label):
      argument(label, in: arguments) != nil
    case .builder(let label), .children(let label): builder(label, in: arguments) != nil
    case .viewOwner(let label): argument(label, in: arguments)?.value.viewOwner != nil
    case .value, .receiver, .specialization, .fixed, .named, .previous: true
    }
  }

  static func argument(_ label: String, in arguments: [Argument]) -> Argument? {
    index(of: label, in: arguments).map { arguments[$0] }
  }

  static func index(of label: String, in arguments: [Argument]) -> Int? {
    arguments.firstIndex { label == "_" ? $0.label == nil : $0.label == label }
  }

  static func builder(_ label: String, in arguments: [Argument]) -> Argument? {
    arguments.first { $0.label == label } ?? arguments.first { $0.label == nil && $0.isTrailing }
  }

  private static let builderLabels: Set<String> = ["content", "destination", "editor", "detail", "sidebar"]
}

extension Program {
  /// The controller whose view an argument is.
  func viewOwner(ofArgument label: String, at site: CallSite) -> Expression? {
    CallLabels.argument(label, in: site.call.arguments).flatMap { viewOwner(of: $0.value, in: site.scope) }
  }

  /// The controller whose view a value is, also where a local has the view: `let page = pages[index].view`.
  func viewOwner(of value: Expression, in scope: ScopeID) -> Expression? {
    guard case .identifier(let name) = value else { return receiver(ofFluentCalls: value).viewOwner }
    let locals = locals(named: name, from: scope) ?? []
    guard locals.count == 1, let local = locals.first, local.projections.isEmpty, let value = local.value else {
      return nil
    }
    return receiver(ofFluentCalls: value).viewOwner
  }

  /// What methods of the program are called on one after the other that give back the object itself, as
  /// `detail.view.pinned().inset(by: 8)` does; the value itself where none is.
  private func receiver(ofFluentCalls value: Expression) -> Expression {
    var value = value
    while case .call(let call) = value, case .member(let base, let method) = call.callee, givesBackReceiver(method) {
      value = base
    }
    return value
  }

  /// Whether all functions of a name give back a value of the very type that they are called on: a view cannot make another
  /// view of that.
  private func givesBackReceiver(_ method: String) -> Bool {
    let functions = (ownersOfFunctions[method] ?? []).flatMap { self[$0].functions[method] ?? [] }
    return !functions.isEmpty && functions.allSatisfy { self[$0].returnType?.name == "Self" && !self[$0].isStatic }
  }
}

extension Expression {
  /// The controller of `controller.view`, also where another view may take its place, as in `menu?.view ?? UIView()`; nil
  /// for the object's own view and for everything else.
  var viewOwner: Expression? {
    switch self {
    case .member(let base, "view"):
      return base == .identifier("self") || base == .identifier("super") ? nil : base
    case .alternatives(let values):
      let owners = values.compactMap(\.viewOwner)
      return owners.count > 1 ? .alternatives(owners) : owners.first
    default:
      return nil
    }
  }

  /// Whether it begins with the projected value of a property: `$model.alert`, `self.$store.scope(…)`. A part of an object
  /// that is made bindable is one as well: `Bindable(model).alert`.
  var isBinding: Bool {
    switch self {
    case .identifier(let name): name.hasPrefix("$") && Int(name.dropFirst()) == nil
    case .member(let base, let name): name.hasPrefix("$") || base.isBinding || base.madeBindable != nil
    case .call(let call): call.callee.isBinding
    default: false
    }
  }

  /// The object whose properties SwiftUI's `Bindable(model)` makes bindings of; nil for everything else.
  var madeBindable: Expression? {
    guard case .call(let call) = self, call.callee.unspecialized == .identifier("Bindable"),
      call.arguments.count == 1, call.arguments[0].label == nil || call.arguments[0].label == "wrappedValue"
    else { return nil }
    return call.arguments[0].value
  }

  /// The name of what is read or called, with or without an explicit base.
  var readOrCalledName: String? {
    switch self {
    case .identifier(let name), .implicitMember(let name), .member(_, let name): name
    case .call(let call): call.callee.calledName
    default: nil
    }
  }
}
