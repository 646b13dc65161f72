import NavigationModel
import SwiftSyntax

/// Lowers statements. Loops, `do` and `defer` keep no more structure than bindings need.
extension SourceLowering {
  mutating func lower(_ items: CodeBlockItemListSyntax) -> [Statement] {
    lower(items[...])
  }

  /// Lowers the rest of a block. What follows a `guard` with a condition is the branch in which it holds, and what
  /// follows an `if` that leaves the block the one in which its condition fails.
  private mutating func lower(_ items: Slice<CodeBlockItemListSyntax>) -> [Statement] {
    var statements: [Statement] = []
    var index = items.startIndex
    while index != items.endIndex {
      let item = items[index]
      index = items.index(after: index)
      guard let guardNode = item.item.as(GuardStmtSyntax.self) else {
        statements += lower(item)
        // Only what became a single branch can be such an `if`, which is cheaper to see than what the syntax is.
        guard case .branches(let branches)? = statements.last, branches.count == 1 else { continue }
        if index != items.endIndex, let negated = item.leavingIf.map({ lower($0.conditions).negated }), !negated.isEmpty
        {
          let rest = deeper { $0.lower(items[index...]) } ?? []
          statements.append(.branches([Branch(conditions: negated, body: rest)]))
          return statements
        }
        continue
      }
      let conditions = lower(guardNode.conditions)
      let alternative = deeper { $0.lower(guardNode.body.statements) } ?? []
      if conditions.tests.isEmpty {
        statements += conditions.bindings
        if !alternative.isEmpty { statements.append(.branches([Branch(conditions: [], body: alternative)])) }
      } else {
        let rest = deeper { $0.lower(items[index...]) } ?? []
        statements.append(
          .branches([
            Branch(conditions: conditions.negated, body: alternative),
            Branch(conditions: conditions.tests, body: conditions.bindings + rest),
          ]))
        return statements
      }
    }
    return statements
  }

  mutating func lower(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): lower(local: declaration)
    case .stmt(let statement): lower(statement)
    case .expr(let expression): lower(statement: expression)
    }
  }

  private mutating func lower(local declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return node.bindings.map { lower($0) }
    case .functionDecl(let node):
      return [.function(lower(node))]
    case .ifConfigDecl(let node):
      return activeClauses(of: node).flatMap { clause -> [Statement] in
        if case .statements(let items) = clause.elements { lower(items) } else { [] }
      }
    default:
      lowerType(declaration)
      return []
    }
  }

  private mutating func lower(_ binding: PatternBindingSyntax) -> Statement {
    var value = binding.initializer.map { lower($0.value) }
    if value == nil, let block = binding.accessorBlock, let getter = lower(block).getter {
      // A local computed variable is a closure that is called where it is read.
      let closure = Closure(parameters: [], weakCaptures: [], body: getter, position: position(of: binding))
      value = .call(Call(callee: .closure(closure), arguments: [], position: position(of: binding)))
    }
    return .binding(
      Binding(
        pattern: lower(binding.pattern), type: binding.typeAnnotation.map { lower($0.type) }, value: value,
        position: position(of: binding)))
  }

  private mutating func lower(_ statement: StmtSyntax) -> [Statement] {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return lower(statement: node.expression)
    case .returnStmt(let node):
      return node.expression.map { [.returning(lower($0))] } ?? []
    case .forStmt(let node):
      let sequence = lower(node.sequence)
      let element = lower(node.pattern)
      return [.loop(element: element, sequence: sequence, body: lower(node.body.statements))]
    case .whileStmt(let node):
      let conditions = lower(node.conditions)
      return [.loop(element: nil, sequence: nil, body: conditions.bindings + lower(node.body.statements))]
    case .repeatStmt(let node):
      return [.loop(element: nil, sequence: nil, body: lower(node.body.statements))]
    case .doStmt(let node):
      return lower(node.body.statements) + node.catchClauses.flatMap { lower($0.body.statements) }
    case .deferStmt(let node):
      return lower(node.body.statements)
    case .labeledStmt(let node):
      return lower(node.statement)
    case .guardStmt(let node):
      return lower(node.conditions).bindings
    case .throwStmt(let node):
      return [.expression(lower(node.expression))]
    case .yieldStmt(let node):
      if case .single(let expression) = node.yieldedExpressions { return [.returning(lower(expression))] }
      return []
    default:
      return []
    }
  }

  /// An expression in the place of a statement: an assignment, an `if` or a `switch` is more than its value.
  private mutating func lower(statement expression: ExprSyntax) -> [Statement] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node):
      return [.branches(lower(node))]
    case .switchExpr(let node):
      return [.branches(lower(node))]
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      guard let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) else { break }
      return [
        .assignment(
          target: lower(sequence: elements[..<index]), value: lower(sequence: elements[(index + 1)...]),
          position: position(of: elements[index]))
      ]
    case .tryExpr(let node):
      return lower(statement: node.expression)
    case .awaitExpr(let node):
      return lower(statement: node.expression)
    default:
      break
    }
    return [.expression(lower(expression))]
  }

  // MARK: - Branches

  mutating func lower(_ node: IfExprSyntax) -> [Branch] {
    deeper { lowering in
      let conditions = lowering.lower(node.conditions)
      var branches = [
        Branch(conditions: conditions.tests, body: conditions.bindings + lowering.lower(node.body.statements))
      ]
      switch node.elseBody {
      case .ifExpr(let next):
        branches.append(Branch(conditions: conditions.negated, body: [.branches(lowering.lower(next))]))
      case .codeBlock(let block):
        branches.append(Branch(conditions: conditions.negated, body: lowering.lower(block.statements)))
      case nil:
        break
      }
      return branches
    } ?? []
  }

  mutating func lower(_ node: SwitchExprSyntax) -> [Branch] {
    deeper { lowering in
      let subject = lowering.lower(node.subject)
      var cases: [SwitchCaseSyntax] = []
      lowering.collect(node.cases, into: &cases)
      var earlier: [Pattern] = []
      var bodies = cases.map { lowering.lower($0.statements) }
      // `fallthrough` goes on with the next case.
      for index in cases.indices.dropLast().reversed() {
        guard cases[index].statements.last?.item.is(FallThroughStmtSyntax.self) == true else { continue }
        bodies[index] += bodies[index + 1]
      }
      return zip(cases, bodies).map { node, body in
        guard case .case(let label) = node.label else {
          return Branch(conditions: [.matchesNone(subject, earlier)], body: body)
        }
        let patterns = label.caseItems.map { lowering.lower($0.pattern) }
        // A case with a `where` may be passed over, so that a later `default` can still see its pattern.
        earlier += zip(label.caseItems, patterns).filter { $0.0.whereClause == nil }.map(\.1)
        return Branch(conditions: [.matches(subject, patterns)], body: body)
      }
    } ?? []
  }

  private func collect(_ list: SwitchCaseListSyntax, into cases: inout [SwitchCaseSyntax]) {
    for element in list {
      switch element {
      case .switchCase(let node):
        cases.append(node)
      case .ifConfigDecl(let node):
        for clause in activeClauses(of: node) {
          if case .switchCases(let nested) = clause.elements { collect(nested, into: &cases) }
        }
      }
    }
  }

  /// The conditions of an `if`, a `guard` or a `while`: what they test and what they bind.
  struct LoweredConditions {
    var tests: [Condition] = []
    var bindings: [Statement] = []

    /// What holds in the `else`. With several conditions any of them may have failed, so that nothing is known.
    var negated: [Condition] {
      guard tests.count == 1, bindings.count <= 1, let only = tests.first else { return [] }
      return switch only {
      case .matches(let subject, let patterns): [.matchesNone(subject, patterns)]
      case .matchesNone(let subject, let patterns): [.matches(subject, patterns)]
      case .holds(let expression): [.fails(expression)]
      case .fails(let expression): [.holds(expression)]
      }
    }
  }

  mutating func lower(_ list: ConditionElementListSyntax) -> LoweredConditions {
    var conditions = LoweredConditions()
    for element in list {
      switch element.condition {
      case .expression(let expression):
        let lowered = lower(expression)
        if lowered != .unknown { conditions.tests.append(.holds(lowered)) }
      case .optionalBinding(let node):
        let pattern = lower(node.pattern)
        // `if let name` is short for `if let name = name`.
        let value = node.initializer.map { lower($0.value) } ?? pattern.names.first.map { .identifier($0) }
        conditions.bindings.append(
          .binding(
            Binding(
              pattern: pattern, type: node.typeAnnotation.map { lower($0.type) }, value: value,
              position: position(of: node))))
        if let value, Self.canBeAbsentArgument(value) { conditions.tests.append(.holds(isPresent(value, at: node))) }
        // `if let step = step as? ItemStep` is taken only by what is an `ItemStep`.
        if case .cast(.identifier(let name), let type)? = value {
          conditions.tests.append(.holds(isInstance(.identifier(name), of: type, at: node)))
        }
      case .matchingPattern(let node):
        conditions.tests.append(.matches(lower(node.initializer.value), [lower(node.pattern)]))
      case .availability:
        break
      }
    }
    return conditions
  }

  /// Whether it matters to a caller that a value is bound: a name may be a parameter, for which the caller gives nil.
  private static func canBeAbsentArgument(_ value: Expression) -> Bool {
    switch value {
    case .identifier(let name): name != "self"
    case .member(.identifier(let base), _): base != "self" && base.first?.isLowercase == true
    default: false
    }
  }

  private func isInstance(
    _ value: Expression, of type: TypeReference, at node: OptionalBindingConditionSyntax
  ) -> Expression {
    .call(
      Call(
        callee: .identifier("is"),
        arguments: [Argument(label: nil, value: value), Argument(label: nil, value: .type(type))],
        position: position(of: node)))
  }

  private func isPresent(_ value: Expression, at node: OptionalBindingConditionSyntax) -> Expression {
    .call(
      Call(
        callee: .identifier("!="),
        arguments: [Argument(label: nil, value: value), Argument(label: nil, value: .nothing)],
        position: position(of: node)))
  }

  // MARK: - Patterns

  mutating func lower(_ pattern: PatternSyntax) -> Pattern {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return .name(node.identifier.plainName)
    case .wildcardPattern:
      return .wildcard
    case .valueBindingPattern(let node):
      return deeper { $0.lower(node.pattern) } ?? .wildcard
    case .tuplePattern(let node):
      if let only = node.elements.first, node.elements.count == 1 {
        return deeper { $0.lower(only.pattern) } ?? .wildcard
      }
      return deeper { lowering in .tuple(node.elements.map { lowering.lower($0.pattern) }) } ?? .wildcard
    case .isTypePattern(let node):
      return .type(lower(node.type), .wildcard)
    case .expressionPattern(let node):
      return deeper { $0.lower(pattern: node.expression) } ?? .wildcard
    case .missingPattern:
      return .wildcard
    }
  }

  /// Patterns are parsed as expressions until it is known what they are: `.detail(let id)` is a call.
  private mutating func lower(pattern expression: ExprSyntax) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return lower(node.pattern)
    case .discardAssignmentExpr:
      return .wildcard
    case .optionalChainingExpr(let node):
      return lower(pattern: node.expression)
    case .memberAccessExpr(let node):
      // `.detail` and `Route.detail` are cases; `Constants.detail` may be a value, which the linker can tell.
      guard node.base != nil else { return .enumCase(node.declName.baseName.plainName, []) }
      return .value(lower(expression))
    case .functionCallExpr(let node):
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .wildcard }
      let payload = node.arguments.map { argument in deeper { $0.lower(pattern: argument.expression) } ?? .wildcard }
      return .enumCase(callee.declName.baseName.plainName, payload)
    case .tupleExpr(let node):
      let elements = node.elements.map { element in deeper { $0.lower(pattern: element.expression) } ?? .wildcard }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr(let node):
      // `let detail as DetailViewController`
      let elements = Array(node.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      {
        return .type(lower(type.type), lower(pattern: elements[0]))
      }
      return .value(lower(expression))
    default:
      return .value(lower(expression))
    }
  }
}

extension CodeBlockItemSyntax {
  /// An `if` without an `else` whose block does not go on to what follows.
  fileprivate var leavingIf: IfExprSyntax? {
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    guard let node = expression?.as(IfExprSyntax.self), node.elseBody == nil, let last = node.body.statements.last,
      case .stmt(let statement) = last.item
    else { return nil }
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return node
    default: return nil
    }
  }
}
