import NavigationModel

/// What code takes of the screens that a container holds already. To set them shows nothing that was not there.
enum HeldContents {
  /// Those at the bottom, as in `stack.viewControllers.dropLast()`: to set them goes back.
  case bottom
  /// Any: which of them comes to the top cannot be told.
  case some
  /// All but the screen whose code it is, as in `stack.viewControllers.filter { $0 != self }`.
  case others
  /// All, in their order.
  case all
}

extension Evaluator {
  /// More steps from where a container is read to where its content is set again have not been seen.
  private static let maximumSteps = 8

  /// What of a container's content an expression is; nil where it can be anything else.
  func heldContents(_ expression: Expression, in scope: ScopeID) -> HeldContents? {
    heldContents(expression, in: scope, steps: Self.maximumSteps)
  }

  private func heldContents(_ expression: Expression, in scope: ScopeID, steps: Int) -> HeldContents? {
    if let held = contentsRead(by: expression, in: scope, steps: steps) { return held }
    let left = steps - Self.stepsOfKeeping
    guard left > 0 else { return nil }
    let isKept = isKeptContent(expression, in: scope) { heldContents($0, in: $1, steps: left) != nil }
    return isKept ? .some : nil
  }

  /// The steps from what reads a property to what is put into it, which many places may do.
  private static let stepsOfKeeping = 3

  private func contentsRead(by expression: Expression, in scope: ScopeID, steps: Int) -> HeldContents? {
    guard steps > 0 else { return nil }
    let part = { [self] (whole: Expression) in heldContents(whole, in: scope, steps: steps - 1) }
    switch expression {
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope) else { return ownContents(name, in: scope) }
      return heldContents(ofLocal: name, locals, steps: steps)
    case .member(let base, "viewControllers"):
      let type = staticType(of: base, in: scope, openActivation(of: program[scope].body))
      return type.map(holdsControllers) == true ? .all : nil
    case .subscripted(let whole, let arguments):
      guard case .call(let range)? = arguments.first?.value, Self.ranges.contains(range.callee) else { return nil }
      return part(whole).map { _ in .bottom }
    case .cast(let value, _, _):
      return part(value)
    case .array(let elements):
      let isHeld = !elements.isEmpty && elements.allSatisfy { isHeldElement($0, in: scope, steps: steps - 1) }
      return isHeld ? .some : nil
    case .alternatives(let values):
      return values.first.flatMap(part)
    case .call(let call):
      return heldContents(ofCall: call, in: scope, steps: steps)
    default:
      return nil
    }
  }

  /// Whether an expression is one of the screens that a container holds: `stack.viewControllers.last`.
  private func isHeldElement(_ expression: Expression, in scope: ScopeID, steps: Int) -> Bool {
    switch expression {
    case .member(let whole, "last"), .member(let whole, "first"), .subscripted(let whole, _):
      return heldContents(whole, in: scope, steps: steps) == .all
    case .cast(let value, _, _):
      return isHeldElement(value, in: scope, steps: steps)
    case .identifier(let name):
      guard steps > 0, let locals = program.locals(named: name, from: scope), locals.count == 1,
        let only = locals.first,
        let value = only.value, only.projections.isEmpty, value != expression
      else { return false }
      return isHeldElement(value, in: only.scope, steps: steps - 1)
    default:
      return false
    }
  }

  /// Whether a type is a container, of a framework or of the program's own, which has its contents under the same name.
  private func holdsControllers(_ type: TypeID) -> Bool {
    if program.frameworkType(of: type)?.role == .container { return true }
    return program[type].isDeclared && program.isController(type)
      && program.memberLineage(of: type).contains { program[$0].properties["viewControllers"] != nil }
  }

  private func heldContents(ofCall call: Call, in scope: ScopeID, steps: Int) -> HeldContents? {
    switch call.callee {
    case .identifier("Array"), .array, .specialized(.identifier("Array"), _):
      guard call.arguments.count == 1, let elements = call.arguments.first, elements.label == nil else { return nil }
      // What is made an array of is no element, so that the subscript is a range, such as `..<count`.
      if case .subscripted(let whole, _) = elements.value {
        return heldContents(whole, in: scope, steps: steps - 1).map { _ in .bottom }
      }
      return heldContents(elements.value, in: scope, steps: steps - 1)
    case .member(let whole, let method) where Self.shortening.contains(method):
      return heldContents(whole, in: scope, steps: steps - 1).map { _ in .bottom }
    case .member(let whole, "filter") where call.comparesWithSelf(by: Call.differences):
      return heldContents(whole, in: scope, steps: steps - 1).map { $0 == .all ? .others : .some }
    case .member(let whole, "compactMap") where call.givesEachElement:
      return heldContents(whole, in: scope, steps: steps - 1).map { _ in .some }
    case .member(let whole, let method) where Self.choosing.contains(method) || isAddedToArrays(method):
      return heldContents(whole, in: scope, steps: steps - 1).map { _ in .some }
    default:
      return nil
    }
  }

  /// Whether the program adds a method to arrays, and nothing else has one of that name.
  private func isAddedToArrays(_ method: String) -> Bool {
    let owners = program.ownersOfFunctions[method] ?? []
    return !owners.isEmpty && owners.allSatisfy { Self.arrays.contains(program[$0].name) }
  }

  /// Whether an expression is all that a container holds, and more on top of it: to set that is to push.
  func isPutOntoContents(_ expression: Expression, in scope: ScopeID) -> Bool {
    switch expression {
    case .call(let call) where call.callee == .identifier("+"):
      return call.arguments.first.map { heldContents($0.value, in: scope) == .all } ?? false
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope), locals.count == 1, let only = locals.first,
        heldContents(beginning: only, name) == .all
      else { return false }
      let changes = changes(of: name, in: program[only.scope].body)
      return !changes.isEmpty && changes.allSatisfy { $0.adds }
    default:
      return false
    }
  }

  /// What a local is that nothing is put into, neither as an element nor in the place of one.
  private func heldContents(ofLocal name: String, _ locals: [Local], steps: Int) -> HeldContents? {
    guard let first = locals.first, let held = heldContents(beginning: locals, name, steps: steps - 1)
    else { return nil }
    let changes = changes(of: name, in: program[first.scope].body)
    let isHeld = changes.allSatisfy { change in
      if Call.additions.contains(change.method) {
        return change.added.map { heldContents($0, in: change.scope, steps: steps - 1) != nil } ?? false
      }
      return change.method != "subscript"
    }
    guard isHeld else { return nil }
    if changes.isEmpty { return held }
    if changes.allSatisfy({ $0.takesTop && !$0.adds }) { return .bottom }
    return held == .all && changes.allSatisfy(\.removesSelf) ? .others : .some
  }

  /// What of a container's content a local has that is set to a part of itself at most once:
  /// `all = all.filter { $0 != self }`.
  private func heldContents(beginning locals: [Local], _ name: String, steps: Int) -> HeldContents? {
    guard let first = locals.first else { return nil }
    guard locals.count > 1 else { return heldContents(beginning: first, name, steps: steps) }
    guard locals.count == 2, let again = locals.last, first.projections.isEmpty, again.projections.isEmpty,
      let whole = first.value, let part = again.value?.putting(whole, inPlaceOf: name),
      let held = heldContents(part, in: first.scope, steps: steps)
    else { return nil }
    // In a branch it may also stay what it was.
    return again.scope == first.scope ? held : .some
  }

  /// What of a container's content a local has before anything changes it.
  func heldContents(beginning local: Local, _ name: String) -> HeldContents? {
    heldContents(beginning: local, name, steps: Self.maximumSteps)
  }

  private func heldContents(beginning local: Local, _ name: String, steps: Int) -> HeldContents? {
    guard local.projections.isEmpty, let value = local.value else { return nil }
    guard value == .identifier(name) else { return heldContents(value, in: local.scope, steps: steps) }
    // `var viewControllers = viewControllers` means the outer one.
    guard let outer = program.enclosing(local.scope) else { return ownContents(name, in: local.scope) }
    return heldContents(value, in: outer, steps: steps)
  }

  private func ownContents(_ name: String, in scope: ScopeID) -> HeldContents? {
    namesOwnContents(name, in: scope) && !isArgument(name, in: scope) ? .all : nil
  }

  /// Whether a name is that of a parameter of the code around a place.
  func isArgument(_ name: String, in scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return true
      }
      let body = program[program[place].body]
      if program[place].parent == nil, body.parameters.contains(where: { $0.name == name }) { return true }
      next = program.enclosing(place)
    }
    return false
  }

  /// A place at which a body changes a local array: by a method or an operator, or by `subscript`, which sets an element.
  struct ArrayChange {
    let method: String
    let scope: ScopeID
    /// Whether the array has no longer the last element that it had.
    let takesTop: Bool
    /// Whether the array has a new last element.
    let adds: Bool
    /// The array whose elements are put into it; nil where it is one element, or none.
    var added: Expression?
    /// Whether it takes out the object whose code it is.
    var removesSelf = false
  }

  func changes(of name: String, in body: BodyID) -> [ArrayChange] {
    var changes: [ArrayChange] = []
    for site in program.calls(in: body) {
      if case .member(.identifier(name), let method) = site.call.callee, Self.changing.contains(method) {
        changes.append(
          ArrayChange(
            method: method, scope: site.scope, takesTop: takesTop(site.call, of: name, in: site.scope),
            adds: method == "append",
            removesSelf: method == "removeAll" && site.call.comparesWithSelf(by: Call.equalities)))
      } else if site.call.callee == .identifier("+="), site.call.addition?.array == .identifier(name) {
        changes.append(
          ArrayChange(
            method: "+=", scope: site.scope, takesTop: false, adds: true, added: site.call.addition?.added))
      }
    }
    let keepsCount = changes.isEmpty
    for site in elementAssignments(to: name, in: body) {
      let isTop = isLastElement(site.target, of: name, in: site.scope, keepsCount: keepsCount)
      changes.append(ArrayChange(method: "subscript", scope: site.scope, takesTop: isTop, adds: isTop))
    }
    return changes
  }

  /// Whether a method takes the last element from a local array, alone or with others below it.
  private func takesTop(_ call: Call, of name: String, in scope: ScopeID) -> Bool {
    guard let method = call.callee.calledName else { return false }
    if Self.removing.contains(method) { return true }
    guard call.arguments.count == 1, let argument = call.arguments.first else { return false }
    switch method {
    case "remove":
      return argument.label == "at" && isLastIndex(argument.value, of: [.identifier(name)], in: scope)
    case "removeSubrange":
      guard case .call(let range) = argument.value, range.arguments.count == 2 else { return false }
      let end = range.arguments[1].value
      if range.callee == .identifier("..<") { return end.isEndIndex(ofOneOf: [.identifier(name)]) }
      return range.callee == .identifier("...") && isLastIndex(end, of: [.identifier(name)], in: scope)
    default:
      return false
    }
  }

  /// The places at which a body sets elements of a local array.
  func elementAssignments(to name: String, in body: BodyID) -> [AssignmentSite] {
    program.code[Int(body.file)].elementAssignments.filter { site in
      guard site.body == body, case .subscripted(.identifier(name), _) = site.target else { return false }
      return true
    }
  }

  private static let ranges: Set<Expression> = [.identifier("..<"), .identifier("...")]
  /// Methods that return the array without its last elements, and methods that always remove the last element.
  private static let shortening: Set<String> = ["dropLast", "prefix"]
  private static let removing: Set<String> = ["removeLast", "popLast"]
  private static let changing = removing.union([
    "append", "insert", "remove", "removeAll", "removeFirst", "removeSubrange", "replaceSubrange", "reverse", "sort",
    "swapAt",
  ])
  private static let arrays: Set<String> = [
    "Array", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
  ]
  private static let choosing: Set<String> = ["filter", "dropFirst", "suffix", "reversed", "sorted"]
}

extension Call {
  /// Whether its closure gives back what it is given: `compactMap { $0 }`.
  var givesEachElement: Bool {
    guard arguments.count == 1, case .closure(let closure)? = arguments.first?.value, closure.body.count == 1 else {
      return false
    }
    return closure.body.first == .expression(.identifier("$0"))
  }

  static let equalities: Set<Expression> = [.identifier("=="), .identifier("===")]
  static let differences: Set<Expression> = [.identifier("!="), .identifier("!==")]

  /// Whether its closure compares what it is given with the object whose code it is: `filter { $0 !== self }`.
  func comparesWithSelf(by operators: Set<Expression>) -> Bool {
    guard arguments.count == 1, case .closure(let closure)? = arguments.first?.value, closure.body.count == 1,
      let result = closure.body.first
    else { return false }
    let test: Expression
    switch result {
    case .expression(let expression), .returning(let expression): test = expression
    default: return false
    }
    guard case .call(let comparison) = test, operators.contains(comparison.callee) else { return false }
    let element = Expression.identifier(closure.parameters.first?.name ?? "$0")
    let sides = comparison.arguments.map(\.value)
    return sides == [element, .identifier("self")] || sides == [.identifier("self"), element]
  }
}

extension Expression {
  /// What is made of a part of an array, with the array itself in the place of the name that it has; nil for anything
  /// else.
  fileprivate func putting(_ whole: Expression, inPlaceOf name: String) -> Expression? {
    switch self {
    case .identifier(name):
      return whole
    case .cast(let value, _, _):
      return value.putting(whole, inPlaceOf: name)
    case .subscripted(let base, let arguments):
      return base.putting(whole, inPlaceOf: name).map { .subscripted($0, arguments) }
    case .call(let call):
      switch call.callee {
      case .member(let base, let method):
        return base.putting(whole, inPlaceOf: name).map { base in
          .call(Call(callee: .member(base, method), arguments: call.arguments, position: call.position))
        }
      case .identifier("Array"), .array, .specialized(.identifier("Array"), _):
        guard call.arguments.count == 1, let elements = call.arguments.first, elements.label == nil else { return nil }
        return elements.value.putting(whole, inPlaceOf: name).map { elements in
          .call(
            Call(callee: call.callee, arguments: [Argument(label: nil, value: elements)], position: call.position))
        }
      default:
        return nil
      }
    default:
      return nil
    }
  }
}
