import NavigationModel
import SwiftSyntax

/// Lowers expressions.
extension SourceLowering {
  mutating func lower(_ expression: ExprSyntax) -> Expression {
    deeper { $0.lowerDeeper(expression) } ?? .unknown
  }

  private mutating func lowerDeeper(_ expression: ExprSyntax) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .identifier(node.baseName.plainName)
    case .memberAccessExpr(let node): return lower(node)
    case .functionCallExpr(let node): return lower(node)
    case .subscriptCallExpr(let node):
      return .subscripted(lower(node.calledExpression), lower(node.arguments))
    case .stringLiteralExpr(let node): return lower(node)
    case .simpleStringLiteralExpr(let node): return .string(node.segments.map(\.content.text).joined())
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .integerLiteralExpr(let node): return Int(node.literal.text).map { .integer($0) } ?? .unknown
    case .nilLiteralExpr: return .nothing
    case .superExpr: return .identifier("super")
    case .arrayExpr(let node): return .array(node.elements.map { lower($0.expression) })
    case .dictionaryExpr(let node): return lower(node)
    case .tupleExpr(let node):
      if let only = node.elements.first, node.elements.count == 1, only.label == nil { return lower(only.expression) }
      return .tuple(lower(node.elements))
    case .closureExpr(let node): return .closure(lower(node))
    case .sequenceExpr(let node): return lower(sequence: Array(node.elements)[...])
    case .ifExpr(let node): return .conditional(lower(node))
    case .switchExpr(let node): return .conditional(lower(node))
    case .genericSpecializationExpr(let node):
      return .specialized(lower(node.expression), lower(node.genericArgumentClause))
    case .typeExpr(let node): return .type(lower(node.type))
    case .keyPathExpr(let node): return lower(node)
    case .postfixIfConfigExpr(let node): return lower(node)
    case .macroExpansionExpr(let node): return lower(node)
    // What follows changes no destination.
    case .forceUnwrapExpr(let node): return lower(node.expression)
    case .optionalChainingExpr(let node): return lower(node.expression)
    case .tryExpr(let node): return lower(node.expression)
    case .awaitExpr(let node): return lower(node.expression)
    case .unsafeExpr(let node): return lower(node.expression)
    case .inOutExpr(let node): return lower(node.expression)
    case .copyExpr(let node): return lower(node.expression)
    case .consumeExpr(let node): return lower(node.expression)
    case .borrowExpr(let node): return lower(node.expression)
    case .prefixOperatorExpr(let node):
      let operand = lower(node.expression)
      guard node.operator.text == "!", operand != .unknown else { return .unknown }
      return .call(
        Call(
          callee: .identifier("!"), arguments: [Argument(label: nil, value: operand)],
          position: position(of: node.operator)))
    default: return .unknown
    }
  }

  private mutating func lower(_ node: MemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName.plainName
    guard let base = node.base else { return .implicitMember(name) }
    return .member(lower(base), name)
  }

  private mutating func lower(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = lower(node.calledExpression)
    var arguments = lower(node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(Argument(label: nil, value: .closure(lower(closure)), isTrailing: true))
    }
    for element in node.additionalTrailingClosures {
      arguments.append(
        Argument(label: element.label.plainName, value: .closure(lower(element.closure)), isTrailing: true))
    }
    let place =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.positionAfterSkippingLeadingTrivia
      ?? node.calledExpression.positionAfterSkippingLeadingTrivia
    return .call(Call(callee: callee, arguments: arguments, position: lines.position(of: place.utf8Offset)))
  }

  mutating func lower(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.plainName, value: lower($0.expression)) }
  }

  private mutating func lower(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(elements.map { DictionaryEntry(key: lower($0.key), value: lower($0.value)) })
  }

  private mutating func lower(_ node: StringLiteralExprSyntax) -> Expression {
    // Most literals are one segment without an escape, whose text is its value.
    if node.openingPounds == nil, node.openingQuote.tokenKind == .stringQuote, node.segments.count <= 1 {
      guard case .stringSegment(let only)? = node.segments.first else {
        if node.segments.isEmpty { return .string("") }
        return interpolation(node)
      }
      if !only.content.text.utf8.contains(UInt8(ascii: "\\")) { return .string(only.content.text) }
    }
    if let text = node.representedLiteralValue { return .string(text) }
    return interpolation(node)
  }

  private mutating func interpolation(_ node: StringLiteralExprSyntax) -> Expression {
    return .interpolation(
      node.segments.flatMap { segment -> [Expression] in
        switch segment {
        case .stringSegment(let text):
          text.content.text.isEmpty ? [] : [.string(text.content.text)]
        case .expressionSegment(let node):
          node.expressions.first.map { [lower($0.expression)] } ?? []
        }
      })
  }

  private mutating func lower(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [ClosureParameter] = []
    var weakCaptures: [String] = []
    var body: [Statement] = []
    if let signature = node.signature {
      switch signature.parameterClause {
      case .simpleInput(let list):
        parameters = list.map { ClosureParameter(name: $0.name.plainName, type: nil) }
      case .parameterClause(let clause):
        parameters = clause.parameters.map {
          ClosureParameter(name: ($0.secondName ?? $0.firstName).plainName, type: $0.type.map { lower($0) })
        }
      case nil:
        break
      }
      for capture in signature.capture?.items ?? [] {
        if capture.specifier != nil { weakCaptures.append(capture.name.plainName) }
        if let value = capture.initializer?.value {
          body.append(
            .binding(
              Binding(
                pattern: .name(capture.name.plainName), type: nil, value: lower(value), position: position(of: capture))
            ))
        }
      }
    }
    body += deeper { $0.lower(node.statements) } ?? []
    return Closure(parameters: parameters, weakCaptures: weakCaptures, body: body, position: position(of: node))
  }

  private func lower(_ node: KeyPathExprSyntax) -> Expression {
    let path = node.components.compactMap { component -> String? in
      if case .property(let property) = component.component { property.declName.baseName.plainName } else { nil }
    }
    return .keyPath(root: node.root.map { lower($0) }, path: path)
  }

  /// `#if` within a chain of modifiers. All clauses count, one after another.
  private mutating func lower(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var result = node.base.map { lower($0) } ?? .unknown
    for clause in activeClauses(of: node.config) {
      guard case .postfixExpression(let expression) = clause.elements else { continue }
      result = lower(expression).rebased(on: result)
    }
    return result
  }

  /// `#Preview` shows a view to its author only. Other macros are unknown, except for what their arguments do.
  private mutating func lower(_ node: MacroExpansionExprSyntax) -> Expression {
    .unknown
  }

  // MARK: - Operators

  /// Folds a sequence of operands and operators, loosest operator first.
  ///
  /// The precedence groups are those of the standard library. Custom operators bind like `??`, the default group's
  /// neighbour, which is enough to find the operands.
  mutating func lower(sequence elements: ArraySlice<ExprSyntax>) -> Expression {
    guard elements.count > 1 else { return elements.first.map { lower($0) } ?? .unknown }
    // Folding looks at each operator once for each group. What generated files add up is no destination.
    if elements.count > Self.maximumSequence {
      let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      return .alternatives(operands.map { lower($0) })
    }
    return deeper { $0.fold(elements) } ?? .unknown
  }

  private mutating func fold(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return lower(sequence: elements[(index + 1)...])
    }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = lower(sequence: elements[..<index])
      let tests = LoweredConditions(tests: condition == .unknown ? [] : [.holds(condition)])
      return .conditional([
        Branch(conditions: tests.tests, body: [.expression(lower(ternary.thenExpression))]),
        Branch(conditions: tests.negated, body: [.expression(lower(sequence: elements[(index + 1)...]))]),
      ])
    }
    for group in Self.operatorGroups {
      // Left-associative operators are folded at their last occurrence, `??` and custom ones at their first.
      guard
        let index = group.associatesLeft
          ? elements.lastIndex(where: { group.holds($0) }) : elements.firstIndex(where: { group.holds($0) })
      else { continue }
      guard index > elements.startIndex, index + 1 < elements.endIndex else { return .unknown }
      let left = elements[..<index]
      let right = elements[(index + 1)...]
      if elements[index].is(UnresolvedAsExprSyntax.self), let type = right.first?.as(TypeExprSyntax.self) {
        return .cast(lower(sequence: left), lower(type.type))
      }
      if elements[index].is(UnresolvedIsExprSyntax.self), let type = right.first?.as(TypeExprSyntax.self) {
        return operation("is", lower(sequence: left), .type(lower(type.type)), at: elements[index])
      }
      guard let symbol = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text else { return .unknown }
      let operands = (lower(sequence: left), lower(sequence: right))
      if symbol == "??" { return .alternatives([operands.0, operands.1]) }
      return operation(symbol, operands.0, operands.1, at: elements[index])
    }
    return .unknown
  }

  private func operation(
    _ symbol: String, _ left: Expression, _ right: Expression, at place: ExprSyntax
  ) -> Expression {
    if left == .unknown, right == .unknown { return .unknown }
    return .call(
      Call(
        callee: .identifier(symbol),
        arguments: [Argument(label: nil, value: left), Argument(label: nil, value: right)],
        position: position(of: place)))
  }

  /// Operands and operators of one sequence. Hand-written code has fewer than fifty.
  private static let maximumSequence = 256

  private struct OperatorGroup {
    let symbols: Set<String>
    let associatesLeft: Bool

    func holds(_ element: ExprSyntax) -> Bool {
      if let node = element.as(BinaryOperatorExprSyntax.self) {
        return symbols.isEmpty
          ? !SourceLowering.knownOperators.contains(node.operator.text)
          : symbols.contains(node.operator.text)
      }
      return symbols.contains("as")
        && (element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self))
    }
  }

  /// From the loosest to the tightest. The empty group stands for all operators that are not named here.
  private static let operatorGroups: [OperatorGroup] = [
    OperatorGroup(symbols: ["||"], associatesLeft: false),
    OperatorGroup(symbols: ["&&"], associatesLeft: false),
    OperatorGroup(symbols: ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="], associatesLeft: false),
    OperatorGroup(symbols: [], associatesLeft: true),
    OperatorGroup(symbols: ["??"], associatesLeft: false),
    OperatorGroup(symbols: ["as"], associatesLeft: true),
    OperatorGroup(symbols: ["...", "..<"], associatesLeft: false),
    OperatorGroup(symbols: ["+", "-", "&+", "&-", "|", "^"], associatesLeft: true),
    OperatorGroup(symbols: ["*", "/", "%", "&", "&*", "<<", ">>"], associatesLeft: true),
  ]

  private static let knownOperators = Set(operatorGroups.flatMap(\.symbols))
}

extension Expression {
  /// The expression with its innermost leading dot put on `base`: `.b().c` on `a` is `a.b().c`.
  func rebased(on base: Expression) -> Expression {
    switch self {
    case .implicitMember(let name): .member(base, name)
    case .member(let inner, let name): .member(inner.rebased(on: base), name)
    case .subscripted(let inner, let arguments): .subscripted(inner.rebased(on: base), arguments)
    case .call(let call):
      .call(Call(callee: call.callee.rebased(on: base), arguments: call.arguments, position: call.position))
    default: self
    }
  }
}
