import NavigationModel

/// Finds the calls that hand the view of a controller to a function which adds what it is given to a view:
///
///     embed(player.view)
///     func embed(_ page: UIView) { box.addSubview(page) }
///
/// Whoever hands it over has the controller from then on.
struct ViewHandovers {
  /// A call that hands the view of a controller over.
  struct Handover {
    let site: CallSite
    let controller: Expression
    /// The controller that has the view to which it is added, where that is another one than the code's own.
    let holder: OwnContainer?

    func transition(as kind: TransitionKind) -> Transition {
      var transition = Transition(
        shown: .viewOwner(controller), kind: kind, scope: site.scope, body: site.body, position: site.call.position)
      transition.ownContainer = holder
      transition.isAskedFor = false
      return transition
    }
  }

  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Views are handed on through two functions in real code.
  private static let maximumFunctions = 4
  /// A function that more places call is a utility that lays out all views of an app.
  private static let maximumCallers = 400

  /// The calls that hand over what a call adds which is given a parameter of the function around it; none for all other
  /// calls.
  func handovers(toArgument label: String, at site: CallSite) -> [Handover] {
    guard let added = CallLabels.argument(label, in: site.call.arguments) else { return [] }
    return handovers(of: added.value, at: site, to: site.call.callee.receiver, depth: Self.maximumFunctions)
  }

  /// - Parameter place: the view that gets the other one, in the function around the call.
  private func handovers(of added: Expression, at site: CallSite, to place: Expression, depth: Int) -> [Handover] {
    let function = program[site.body]
    guard depth > 0, function.kind == .function, let index = parameter(added, at: site),
      Self.views.contains(function.parameters[index].type?.name ?? "")
    else { return [] }
    let callers = evaluator.callers(of: function.id)
    guard callers.count <= Self.maximumCallers else { return [] }
    let given = place.root.flatMap { parameter(.identifier($0), at: site) }
    return callers.filter(\.isCall).flatMap { caller -> [Handover] in
      let call = program[caller.site]
      guard call.body != function.id,
        let mapping = ArgumentMatching.match(call.call.arguments, to: function.parameters),
        let argument = mapping[index]
      else { return [] }
      if let given {
        // The view to which it is added is the caller's own, or that of nobody known.
        guard let box = mapping[given],
          ViewHolders(evaluator: evaluator).isOwn(call.call.arguments[box].value, at: call)
        else { return [] }
      }
      let value = call.call.arguments[argument].value
      guard let controller = evaluator.controller(withView: value, in: call.scope) else {
        // What a function only hands on, its callers have handed over.
        guard call.call.isOnSelf || given != nil || isViews(function) else { return [] }
        let place: Expression = given == nil ? call.call.callee.receiver : .identifier("self")
        return handovers(of: value, at: call, to: place, depth: depth - 1)
      }
      return handover(of: controller, at: call, to: function, isToOwnView: given != nil).map { [$0] } ?? []
    }
  }

  /// Who has a controller whose view a call hands to a function; nil where that is not known.
  private func handover(
    of controller: Expression, at call: CallSite, to function: Body, isToOwnView: Bool
  ) -> Handover? {
    let isControllers = program[call.body].owner.map { program.isController($0) } ?? false
    if isToOwnView || function.owner != nil && call.call.isOnSelf && !isViews(function) {
      return isControllers ? Handover(site: call, controller: controller, holder: nil) : nil
    }
    guard isViews(function) else { return nil }
    let holder = ViewHolders(evaluator: evaluator).holder(at: call)
    return holder != nil || isControllers ? Handover(site: call, controller: controller, holder: holder) : nil
  }

  /// Whether code that is no controller's adds the view of a controller which its callers give it, or of one that it makes
  /// around theirs, to a view that they give it as well, each of them one of its own: `model.addColumn(page, in: stack)`.
  func isForCallers(_ controller: Expression, addedBy site: CallSite) -> Bool {
    let function = program[site.body]
    guard function.kind == .function, isGiven(controller, at: site),
      let place = site.call.callee.receiver.root.flatMap({ parameter(.identifier($0), at: site) })
    else { return false }
    return isControllers(place, of: function, depth: Self.maximumFunctions)
  }

  /// Whether all who call a function give a view for a parameter of it that is one of the calling controller's own.
  private func isControllers(_ place: Int, of function: Body, depth: Int) -> Bool {
    let calls = evaluator.callers(of: function.id).filter(\.isCall).map { program[$0.site] }
    guard depth > 0, (1...Self.maximumCallers).contains(calls.count) else { return false }
    let holders = ViewHolders(evaluator: evaluator)
    return calls.allSatisfy { call in
      guard let argument = ArgumentMatching.match(call.call.arguments, to: function.parameters)?[place] else {
        return false
      }
      let value = call.call.arguments[argument].value
      if program[call.body].owner.map({ program.isController($0) }) == true { return holders.isOwn(value, at: call) }
      guard call.body != function.id, program[call.body].kind == .function, let outer = parameter(value, at: call)
      else { return false }
      return isControllers(outer, of: program[call.body], depth: depth - 1)
    }
  }

  /// Whether a value is a parameter of the function around a call, or a local that is made around one.
  private func isGiven(_ value: Expression, at site: CallSite) -> Bool {
    if parameter(value, at: site) != nil { return true }
    guard case .identifier(let name) = value, let locals = program.locals(named: name, from: site.scope),
      locals.count == 1, case .call(let making)? = locals[0].value
    else { return false }
    return making.arguments.contains { parameter($0.value, at: site) != nil }
  }

  /// Whether a function is one of views, declared in a class of the program's own or added to a framework's.
  private func isViews(_ function: Body) -> Bool {
    function.owner.map { program.inherits($0, fromAnyNamed: Self.views) } ?? false
  }

  /// The parameter of the function around a call that a value is.
  private func parameter(_ value: Expression, at site: CallSite) -> Int? {
    guard case .identifier(let name) = value, program.locals(named: name, from: site.scope) == nil else { return nil }
    return program[site.body].parameters.firstIndex { $0.name == name }
  }

  private static let views = ["NSView", "UIView"]
}

extension Expression {
  /// The name that a chain of members begins with; nil for everything else.
  fileprivate var root: String? {
    switch self {
    case .identifier(let name): name
    case .member(let base, _): base.root
    default: nil
    }
  }
}
