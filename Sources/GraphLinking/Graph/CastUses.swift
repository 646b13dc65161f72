import NavigationModel

/// Which casts in a body only say which controller is meant: their value is compared with another one, or handed to a
/// way back. Nothing of the other screen's own is used by that, or only one method without arguments before it is gone
/// back to, such as one by which it scrolls to its top.
struct CastUses {
  /// The casts that are such an operand themselves.
  private var direct: Set<Position> = []
  /// The names that hold the value of a cast.
  private var names: [Position: String] = [:]
  /// How often each name is there at all.
  private var mentions: [String: Int] = [:]
  /// How often it says which controller is meant.
  private var references: [String: Int] = [:]
  /// How often it is only asked whether there is a value.
  private var tests: [String: Int] = [:]
  /// How often it is gone back to.
  private var returns: [String: Int] = [:]
  /// How often a method of it is called without arguments.
  private var orders: [String: Int] = [:]

  init(_ statements: [Statement]) {
    var found = self
    CodeWalk(
      statement: { found.note($0) },
      expression: { expression in
        found.note(expression)
        return true
      }
    ).walk(statements)
    self = found
  }

  /// Whether the value of the cast at a place says which controller is meant, and nothing else is done with it.
  func isReference(_ cast: Position) -> Bool {
    if direct.contains(cast) { return true }
    guard let name = names[cast], let count = references[name], count > 0 else { return false }
    let isOrdered = orders[name] == 1 && returns[name] != nil
    return mentions[name] == count + (tests[name] ?? 0) + (isOrdered ? 1 : 0)
  }

  private mutating func note(_ statement: Statement) {
    switch statement {
    case .binding(let binding):
      note(binding.pattern)
      if case .name(let name) = binding.pattern, case .cast(_, _, let position)? = binding.value {
        names[position] = name
      }
    case .branches(let branches):
      for case .matches(_, let patterns) in branches.flatMap(\.conditions) {
        for pattern in patterns { note(pattern) }
      }
    case .loop(let element?, _, _):
      note(element)
    case .loop, .assignment, .expression, .returning, .function:
      break
    }
  }

  /// `case let detail as Detail`
  private mutating func note(_ pattern: Pattern) {
    if case .type(_, .name(let name), let position) = pattern { names[position] = name }
  }

  private mutating func note(_ expression: Expression) {
    switch expression {
    case .identifier(let name):
      mentions[name, default: 0] += 1
    case .call(let call):
      for operand in Self.operands(of: call) {
        switch operand {
        case .identifier(let name): references[name, default: 0] += 1
        case .cast(_, _, let position): direct.insert(position)
        default: break
        }
      }
      if let name = Self.tested(by: call) { tests[name, default: 0] += 1 }
      if call.callee.calledName == Self.wayBack {
        for case .identifier(let name) in call.arguments.map(\.value) { returns[name, default: 0] += 1 }
      }
      if case .member(.identifier(let name), _) = call.callee, call.arguments.isEmpty { orders[name, default: 0] += 1 }
    default:
      break
    }
  }

  /// What a comparison compares, or what a call hands to a way back.
  private static func operands(of call: Call) -> [Expression] {
    let values = call.arguments.map(\.value)
    switch call.callee {
    case .identifier(let name) where comparisons.contains(name):
      return values.contains(.nothing) ? [] : values
    case .identifier(let name) where waysBack.contains(name), .member(_, let name) where waysBack.contains(name):
      return values.flatMap { value -> [Expression] in
        guard case .array(let elements) = value else { return [value] }
        return elements
      }
    default:
      return []
    }
  }

  /// The name that a call compares with nil, as `if let` does.
  private static func tested(by call: Call) -> String? {
    guard case .identifier(let name) = call.callee, comparisons.contains(name) else { return nil }
    let values = call.arguments.map(\.value)
    guard values.count == 2, values[1] == .nothing, case .identifier(let tested) = values[0] else { return nil }
    return tested
  }

  private static let comparisons: Set<String> = ["==", "!=", "===", "!=="]

  /// The methods of a navigation controller that are told which of its screens stay.
  private static let waysBack: Set<String> = [wayBack, "setViewControllers"]
  private static let wayBack = "popToViewController"
}
