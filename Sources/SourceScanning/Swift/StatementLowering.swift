import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers statements. Loops, `do` and `defer` keep no more structure than bindings need.
extension SourceLowering {
  mutating func lower(_ items: RawCodeBlockItemListSyntax) -> [Statement] { lower(items.elements[...]) }

  /// The statements of a body that gives a value.
  mutating func lower(giving items: RawCodeBlockItemListSyntax) -> [Statement] {
    alternatives(of: items) ?? lower(items)
  }

  /// The clauses of a `#if` that is all of a body and has one statement in each clause: the body gives the value of
  /// whichever is compiled. Other bodies run the clause, which the flat list of statements says better.
  private mutating func alternatives(of items: RawCodeBlockItemListSyntax) -> [Statement]? {
    guard items.elements.count == 1, let node = items.elements[0].item.as(RawIfConfigDeclSyntax.self) else {
      return nil
    }
    return alternatives(of: node)
  }

  private mutating func alternatives(of node: RawIfConfigDeclSyntax) -> [Statement]? {
    let clauses = node.clauses.elements
    guard clauses.count > 1, clauses.allSatisfy({ block(of: $0) != nil }) else { return nil }
    let blocks = activeClauses(of: node).compactMap { block(of: $0) }
    guard blocks.count > 1 else { return blocks.flatMap { lower($0[...]) } }
    return [.branches(blocks.map { Branch(conditions: [], body: lower($0[...])) })]
  }

  /// The statement of a clause that has one and no declaration; nil for other clauses.
  private func block(of clause: RawIfConfigClauseSyntax) -> [RawCodeBlockItemSyntax]? {
    guard let items = clause.elements?.as(RawCodeBlockItemListSyntax.self)?.elements, items.count == 1,
      RawDeclSyntax(items[0].item) == nil
    else { return nil }
    return items
  }

  /// Whether a clause of a `#if` makes a view or names one, and does nothing else, so that the `#if` is in a result
  /// builder.
  private func isBuilt(_ clause: RawIfConfigClauseSyntax) -> Bool {
    guard let item = block(of: clause)?.first, var expression = RawExprSyntax(item.item) else { return false }
    if expression.raw.kind == .declReferenceExpr { return true }
    // Below its modifiers, a view is made by the initializer of its type.
    while true {
      switch expression.raw.kind {
      case .functionCallExpr:
        let callee = expression.cast(RawFunctionCallExprSyntax.self).calledExpression
        guard let member = callee.as(RawMemberAccessExprSyntax.self) else { return isTypeName(callee) }
        guard let base = member.base else { return false }
        expression = base
      case .postfixIfConfigExpr:
        guard let base = expression.cast(RawPostfixIfConfigExprSyntax.self).base else { return false }
        expression = base
      default:
        return false
      }
    }
  }

  private func isTypeName(_ callee: RawExprSyntax) -> Bool {
    let name = callee.as(RawGenericSpecializationExprSyntax.self)?.expression ?? callee
    return name.as(RawDeclReferenceExprSyntax.self)?.baseName.plainName.first?.isUppercase == true
  }

  /// Lowers the rest of a block. What follows a `guard` with a condition is the branch in which it holds, and what
  /// follows an `if` that leaves the block the one in which its condition fails.
  private mutating func lower(_ items: ArraySlice<RawCodeBlockItemSyntax>) -> [Statement] {
    var statements: [Statement] = []
    for (index, item) in zip(items.indices, items) {
      guard let guardNode = item.item.as(RawGuardStmtSyntax.self) else {
        statements += lower(item)
        // Only a statement that became a single branch can be such an `if`; checking this is cheaper than checking the
        // syntax.
        guard case .branches(let branches)? = statements.last, branches.count == 1 else { continue }
        if index + 1 < items.endIndex, let negated = item.leavingIf.map({ lower($0.conditions).negated }),
          !negated.isEmpty
        {
          let rest = deeper { $0.lower(items[(index + 1)...]) } ?? []
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
        let rest = deeper { $0.lower(items[(index + 1)...]) } ?? []
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

  mutating func lower(_ item: RawCodeBlockItemSyntax) -> [Statement] {
    if let expression = RawExprSyntax(item.item) { return lower(statement: expression) }
    if let statement = RawStmtSyntax(item.item) { return lower(statement) }
    return RawDeclSyntax(item.item).map { lower(local: $0) } ?? []
  }

  private mutating func lower(local declaration: RawDeclSyntax) -> [Statement] {
    switch declaration.raw.kind {
    case .variableDecl:
      return declaration.cast(RawVariableDeclSyntax.self).bindings.elements.map { lower($0) }
    case .functionDecl:
      return [.function(lower(declaration.cast(RawFunctionDeclSyntax.self)))]
    case .ifConfigDecl:
      let node = declaration.cast(RawIfConfigDeclSyntax.self)
      // Only one clause is compiled, so views that the clauses make are not siblings.
      if node.clauses.elements.contains(where: { isBuilt($0) }), let alternatives = alternatives(of: node) {
        return alternatives
      }
      return activeClauses(of: node).flatMap { clause in
        clause.elements?.as(RawCodeBlockItemListSyntax.self).map { lower($0) } ?? []
      }
    default:
      lowerLocalType(declaration)
      return []
    }
  }

  private mutating func lower(_ binding: RawPatternBindingSyntax) -> Statement {
    var value = binding.initializer.map { lower($0.value) }
    if value == nil, let block = binding.accessorBlock, let getter = lower(block).getter {
      // A local computed variable is a closure that is called where it is read.
      let closure = Closure(parameters: [], weakCaptures: [], body: getter, position: position(of: binding))
      value = .call(Call(callee: .closure(closure), arguments: [], position: position(of: binding)))
    }
    let type = binding.typeAnnotation.map { lower($0.type) }
    return .binding(
      Binding(
        pattern: lower(binding.pattern), type: type, value: value?.asBeginning(of: type),
        position: position(of: binding)))
  }

  private mutating func lower(_ statement: RawStmtSyntax) -> [Statement] {
    switch statement.raw.kind {
    case .expressionStmt:
      return lower(statement: statement.cast(RawExpressionStmtSyntax.self).expression)
    case .returnStmt:
      return statement.cast(RawReturnStmtSyntax.self).expression.map { [.returning(lower($0))] } ?? []
    case .forStmt:
      let node = statement.cast(RawForStmtSyntax.self)
      let sequence = lower(node.sequence)
      let element = lower(node.pattern)
      let condition = node.whereClause.map { lower($0.condition) }
      let body = lower(node.body.statements)
      guard let condition, condition != .unknown else {
        return [.loop(element: element, sequence: sequence, body: body)]
      }
      // `for page in pages where page.isNew` runs its body under the condition.
      let branch = Branch(conditions: [.holds(condition)], body: body)
      return [.loop(element: element, sequence: sequence, body: [.branches([branch])])]
    case .whileStmt:
      let node = statement.cast(RawWhileStmtSyntax.self)
      let conditions = lower(node.conditions)
      return [.loop(element: nil, sequence: nil, body: conditions.bindings + lower(node.body.statements))]
    case .repeatStmt:
      let body = statement.cast(RawRepeatStmtSyntax.self).body
      return [.loop(element: nil, sequence: nil, body: lower(body.statements))]
    case .doStmt:
      let node = statement.cast(RawDoStmtSyntax.self)
      return lower(node.body.statements) + node.catchClauses.elements.flatMap { lower($0.body.statements) }
    case .deferStmt:
      return lower(statement.cast(RawDeferStmtSyntax.self).body.statements)
    case .labeledStmt:
      return lower(statement.cast(RawLabeledStmtSyntax.self).statement)
    case .guardStmt:
      return lower(statement.cast(RawGuardStmtSyntax.self).conditions).bindings
    case .throwStmt:
      return [.expression(lower(statement.cast(RawThrowStmtSyntax.self).expression))]
    case .yieldStmt:
      let yielded = statement.cast(RawYieldStmtSyntax.self).yieldedExpressions
      return RawExprSyntax(yielded).map { [.returning(lower($0))] } ?? []
    default:
      return []
    }
  }

  /// An expression in the place of a statement: an assignment, an `if` or a `switch` is more than its value.
  private mutating func lower(statement expression: RawExprSyntax) -> [Statement] {
    switch expression.raw.kind {
    case .ifExpr:
      return [.branches(lower(expression.cast(RawIfExprSyntax.self)))]
    case .switchExpr:
      return [.branches(lower(expression.cast(RawSwitchExprSyntax.self)))]
    case .sequenceExpr:
      let elements = expression.cast(RawSequenceExprSyntax.self).elements.elements
      guard let index = elements.firstIndex(where: { $0.raw.kind == .assignmentExpr }) else { break }
      return [
        .assignment(
          target: lower(sequence: elements[..<index]), value: lower(sequence: elements[(index + 1)...]),
          position: position(of: elements[index]))
      ]
    case .tryExpr:
      return lower(statement: expression.cast(RawTryExprSyntax.self).expression)
    case .awaitExpr:
      return lower(statement: expression.cast(RawAwaitExprSyntax.self).expression)
    default:
      break
    }
    return [.expression(lower(expression))]
  }

  // MARK: - Branches

  mutating func lower(_ node: RawIfExprSyntax) -> [Branch] {
    deeper { lowering in
      let conditions = lowering.lower(node.conditions)
      var branches = [
        Branch(conditions: conditions.tests, body: conditions.bindings + lowering.lower(node.body.statements))
      ]
      if let next = node.elseBody?.as(RawIfExprSyntax.self) {
        branches.append(Branch(conditions: conditions.negated, body: [.branches(lowering.lower(next))]))
      } else if let block = node.elseBody?.as(RawCodeBlockSyntax.self) {
        branches.append(Branch(conditions: conditions.negated, body: lowering.lower(block.statements)))
      }
      return branches
    } ?? []
  }

  mutating func lower(_ node: RawSwitchExprSyntax) -> [Branch] {
    deeper { lowering in
      let subject = lowering.lower(node.subject)
      var cases: [RawSwitchCaseSyntax] = []
      lowering.collect(node.cases, into: &cases)
      var earlier: [Pattern] = []
      var bodies = cases.map { lowering.lower($0.statements) }
      // `fallthrough` goes on with the next case.
      for index in cases.indices.dropLast().reversed() {
        guard cases[index].statements.elements.last?.item.kind == .fallThroughStmt else { continue }
        bodies[index] += bodies[index + 1]
      }
      return zip(cases, bodies).map { node, body in
        guard let items = node.label.as(RawSwitchCaseLabelSyntax.self)?.caseItems.elements else {
          return Branch(conditions: [.matchesNone(subject, earlier)], body: body)
        }
        let patterns = items.map { lowering.lower($0.pattern) }
        // A case with a `where` may be passed over, so that a later `default` can still see its pattern.
        earlier += zip(items, patterns).filter { $0.0.whereClause == nil }.map(\.1)
        return Branch(conditions: [.matches(subject, patterns)], body: body)
      }
    } ?? []
  }

  private mutating func collect(_ list: RawSwitchCaseListSyntax, into cases: inout [RawSwitchCaseSyntax]) {
    for element in list.elements {
      if let node = element.as(RawSwitchCaseSyntax.self) {
        cases.append(node)
      } else if let node = element.as(RawIfConfigDeclSyntax.self) {
        for clause in activeClauses(of: node) {
          if let nested = clause.elements?.as(RawSwitchCaseListSyntax.self) { collect(nested, into: &cases) }
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

  mutating func lower(_ list: RawConditionElementListSyntax) -> LoweredConditions {
    var conditions = LoweredConditions()
    for condition in list.elements.map(\.condition) {
      switch condition.kind {
      case .optionalBindingCondition:
        let node = condition.cast(RawOptionalBindingConditionSyntax.self)
        let pattern = lower(node.pattern)
        // `if let name` is short for `if let name = name`.
        let value = node.initializer.map { lower($0.value) } ?? pattern.names.first.map { .identifier($0) }
        conditions.bindings.append(
          .binding(
            Binding(
              pattern: pattern, type: node.typeAnnotation.map { lower($0.type) }, value: value,
              position: position(of: node), isUnwrapping: true)))
        if let value, Self.canBeAbsentArgument(value) { conditions.tests.append(.holds(isPresent(value, at: node))) }
        // `if let step = step as? ItemStep` is taken only by what is an `ItemStep`.
        if case .cast(.identifier(let name), let type, _)? = value {
          conditions.tests.append(.holds(isInstance(.identifier(name), of: type, at: node)))
        }
      case .matchingPatternCondition:
        let node = condition.cast(RawMatchingPatternConditionSyntax.self)
        conditions.tests.append(.matches(lower(node.initializer.value), [lower(node.pattern)]))
      default:
        // The rest are expressions, and availability conditions, which hold on some system.
        guard let lowered = RawExprSyntax(condition).map({ lower($0) }), lowered != .unknown else { continue }
        conditions.tests.append(.holds(lowered))
      }
    }
    return conditions
  }

  /// Whether a caller decides if the binding succeeds: the name may be a parameter to which the caller passes nil.
  private static func canBeAbsentArgument(_ value: Expression) -> Bool {
    switch value {
    case .identifier(let name): name != "self"
    case .member(.identifier(let base), _): base.first?.isLowercase == true
    default: false
    }
  }

  private func isInstance(
    _ value: Expression, of type: TypeReference, at node: RawOptionalBindingConditionSyntax
  ) -> Expression {
    .call(
      Call(
        callee: .identifier("is"),
        arguments: [Argument(label: nil, value: value), Argument(label: nil, value: .type(type))],
        position: position(of: node)))
  }

  private func isPresent(_ value: Expression, at node: RawOptionalBindingConditionSyntax) -> Expression {
    .call(
      Call(
        callee: .identifier("!="),
        arguments: [Argument(label: nil, value: value), Argument(label: nil, value: .nothing)],
        position: position(of: node)))
  }

  // MARK: - Patterns

  mutating func lower(_ pattern: RawPatternSyntax) -> Pattern {
    switch pattern.raw.kind {
    case .identifierPattern:
      return .name(pattern.cast(RawIdentifierPatternSyntax.self).identifier.plainName)
    case .valueBindingPattern:
      return deeper { $0.lower(pattern.cast(RawValueBindingPatternSyntax.self).pattern) } ?? .wildcard
    case .tuplePattern:
      let elements = pattern.cast(RawTuplePatternSyntax.self).elements.elements
      if elements.count == 1 { return deeper { $0.lower(elements[0].pattern) } ?? .wildcard }
      return deeper { lowering in .tuple(elements.map { lowering.lower($0.pattern) }) } ?? .wildcard
    case .isTypePattern:
      let type = pattern.cast(RawIsTypePatternSyntax.self).type
      return .type(lower(type), .wildcard, position(of: type))
    case .expressionPattern:
      return lower(nested: pattern.cast(RawExpressionPatternSyntax.self).expression)
    default:
      return .wildcard
    }
  }

  private mutating func lower(nested pattern: RawExprSyntax) -> Pattern {
    deeper { $0.lower(pattern: pattern) } ?? .wildcard
  }

  /// Patterns are parsed as expressions until it is known what they are: `.detail(let id)` is a call.
  private mutating func lower(pattern expression: RawExprSyntax) -> Pattern {
    switch expression.raw.kind {
    case .patternExpr:
      return lower(expression.cast(RawPatternExprSyntax.self).pattern)
    case .discardAssignmentExpr:
      return .wildcard
    case .optionalChainingExpr:
      return lower(pattern: expression.cast(RawOptionalChainingExprSyntax.self).expression)
    case .memberAccessExpr:
      let node = expression.cast(RawMemberAccessExprSyntax.self)
      // `.detail` and `Route.detail` are cases; `Constants.detail` may be a value, which the linker can tell.
      guard node.base != nil else { return .enumCase(node.declName.baseName.plainName, []) }
      return .value(lower(expression))
    case .functionCallExpr:
      let node = expression.cast(RawFunctionCallExprSyntax.self)
      guard let callee = node.calledExpression.as(RawMemberAccessExprSyntax.self) else { return .wildcard }
      let payload = node.arguments.elements.map(\.expression).map { lower(nested: $0) }
      return .enumCase(callee.declName.baseName.plainName, payload)
    case .tupleExpr:
      let elements = expression.cast(RawTupleExprSyntax.self).elements.elements.map(\.expression)
        .map { lower(nested: $0) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr:
      // `let detail as DetailViewController`
      let elements = expression.cast(RawSequenceExprSyntax.self).elements.elements
      if elements.count == 3, elements[1].raw.kind == .unresolvedAsExpr,
        let type = elements[2].as(RawTypeExprSyntax.self)
      {
        return .type(lower(type.type), lower(pattern: elements[0]), position(of: type))
      }
      return .value(lower(expression))
    default:
      return .value(lower(expression))
    }
  }
}

extension RawCodeBlockItemSyntax {
  /// An `if` without an `else` whose block does not go on to what follows.
  fileprivate var leavingIf: RawIfExprSyntax? {
    let expression = item.as(RawExpressionStmtSyntax.self)?.expression.raw ?? item
    guard let node = expression.as(RawIfExprSyntax.self), node.elseBody == nil else { return nil }
    switch node.body.statements.elements.last?.item.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return node
    default: return nil
    }
  }
}
