import NavigationModel

/// What the names in a `Package.swift` stand for.
struct ManifestValues {
  /// The maximum length of a chain of constants, which guards against cycles.
  private static let nameLimit = 16

  /// The values of the global constants by name.
  private var globals: [String: Expression] = [:]
  /// The expressions that give targets: the argument of the package and what is added to it.
  private(set) var targetLists: [Expression] = []
  /// The products of each package that a manifest makes.
  private(set) var productLists: [Expression] = []
  /// How many of the lists are added to those of the package.
  private let additionCount: Int
  /// The names that have several values, for several platforms or versions of the tools.
  private var ambiguous: Set<String> = []

  init(_ manifest: SwiftFacts) {
    let statements = Self.allStatements(of: manifest)
    var values = manifest.properties.map { (name: $0.name, value: $0.initializer) }
    for case .binding(let binding) in statements {
      if case .name(let name) = binding.pattern { values.append((name, binding.value)) }
    }
    var declared: Set<String> = []
    for (name, value) in values {
      globals[name] = value
      if !declared.insert(name).inserted { ambiguous.insert(name) }
      // There can be several packages, for several platforms or versions of the tools.
      if name == "package", case .call(let call) = value, let targets = call.argument("targets") {
        targetLists.append(targets)
        productLists.append(call.argument("products") ?? .array([]))
      }
    }
    let added = statements.compactMap(Self.addedTargets)
    targetLists += added
    additionCount = added.count
  }

  /// The value behind names of constants.
  func resolved(_ value: Expression) -> Expression {
    var value = value
    for _ in 0..<Self.nameLimit {
      guard case .identifier(let name) = value, let global = globals[name] else { break }
      value = global
    }
    return value
  }

  /// The text of a string, literal or by name.
  func string(_ value: Expression) -> String? {
    if case .string(let text) = resolved(value) { text } else { nil }
  }

  /// The elements of a list, literal or by name. All branches count, since the condition may hold on the user's
  /// platform.
  func elements(of list: Expression) -> [Expression] { contents(of: list).elements }

  /// Whether a list says what all of its elements are, so that none is computed.
  func isWhole(_ list: Expression) -> Bool { contents(of: list).isWhole }

  /// Whether lists say what all of their elements are, and code names what they consist of nowhere but in them: it may append
  /// to a list.
  func areWhole(_ lists: [Expression], _ mentions: ManifestMentions) -> Bool {
    let all = contents(of: .alternatives(lists))
    let counts = Dictionary(grouping: all.names, by: \.self).mapValues(\.count)
    return all.isWhole
      && counts.allSatisfy { name, count in !ambiguous.contains(name) && mentions.names[name] == count }
  }

  /// Whether the lists say what all targets are, as far as they are not changed by code.
  ///
  /// What names stand for is certain only where each name has one value, and where code names it nowhere but in the
  /// lists: it may append to a list, or set where the sources of a target are.
  func listsAllTargets(_ mentions: ManifestMentions) -> Bool {
    let all = contents(of: .alternatives(targetLists))
    let names = all.names + all.elements.compactMap { if case .identifier(let name) = $0 { name } else { nil } }
    let counts = Dictionary(grouping: names, by: \.self).mapValues(\.count)
    let isSet = mentions.assigned.contains { if case .string? = globals[$0] { true } else { false } }
    return !targetLists.isEmpty && all.isWhole && !mentions.changesSources && !isSet
      && mentions.names["package"] == nil && (mentions.names["targets"] ?? 0) <= (counts["targets"] ?? 0)
      && mentions.targets == additionCount
      && counts.allSatisfy { name, count in !ambiguous.contains(name) && mentions.names[name] == count }
  }

  private func contents(of list: Expression) -> (elements: [Expression], isWhole: Bool, names: [String]) {
    var elements: [Expression] = []
    var isWhole = true
    var names: [String] = []
    var waiting = [list]
    // Each name is followed once, so that cycles of names terminate.
    var followed: Set<String> = []
    while let list = waiting.popLast() {
      switch list {
      case .array(let values):
        elements += values
      case .identifier(let name):
        names.append(name)
        if let value = globals[name] {
          if followed.insert(name).inserted { waiting.append(value) }
        } else {
          isWhole = false
        }
      case .alternatives(let lists):
        waiting += lists.reversed()
      case .conditional(let branches):
        waiting += branches.reversed().compactMap(\.value)
        isWhole = isWhole && branches.allSatisfy { $0.value != nil }
      case .cast(let value, _, _):
        waiting.append(value)
      case .call(let call) where call.callee == .identifier("+"):
        waiting += call.arguments.reversed().map(\.value)
      default:
        isWhole = false
      }
    }
    return (elements, isWhole, names)
  }

  /// The top-level statements of a manifest with those in their branches.
  private static func allStatements(of manifest: SwiftFacts) -> [Statement] {
    var statements: [Statement] = []
    var waiting = Array(manifest.statements.reversed())
    while let statement = waiting.popLast() {
      statements.append(statement)
      if case .branches(let branches) = statement { waiting += branches.flatMap(\.body).reversed() }
    }
    return statements
  }

  /// The list that a statement adds to `package.targets` with `+=`, `append(…)` or `append(contentsOf: …)`.
  private static func addedTargets(by statement: Statement) -> Expression? {
    let targets = Expression.member(.identifier("package"), "targets")
    switch statement {
    case .assignment(targets, let value, _):
      return value
    case .expression(.call(let call))
    where call.callee == .identifier("+=") && call.arguments.first?.value == targets:
      return call.arguments.last?.value
    case .expression(.call(let call)) where call.callee == .member(targets, "append"):
      return call.argument("contentsOf") ?? call.arguments.first.map { .array([$0.value]) }
    default:
      return nil
    }
  }
}

extension Call {
  /// The value of the argument with that label.
  func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }
}

extension Branch {
  /// The value of a branch that is used as an expression.
  fileprivate var value: Expression? {
    switch body.last {
    case .expression(let value), .returning(let value): value
    default: nil
    }
  }
}
