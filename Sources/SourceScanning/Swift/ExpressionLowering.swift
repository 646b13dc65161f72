import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers expressions.
extension SourceLowering {
  mutating func lower(_ expression: RawExprSyntax) -> Expression {
    deeper { $0.lowerDeeper(expression) } ?? .unknown
  }

  private mutating func lowerDeeper(_ expression: RawExprSyntax) -> Expression {
    switch expression.raw.kind {
    case .declReferenceExpr: return .identifier(expression.cast(RawDeclReferenceExprSyntax.self).baseName.plainName)
    case .memberAccessExpr: return lower(expression.cast(RawMemberAccessExprSyntax.self))
    case .functionCallExpr: return lower(expression.cast(RawFunctionCallExprSyntax.self))
    case .subscriptCallExpr:
      let node = expression.cast(RawSubscriptCallExprSyntax.self)
      return .subscripted(lower(node.calledExpression), lower(node.arguments))
    case .stringLiteralExpr: return lower(expression.cast(RawStringLiteralExprSyntax.self))
    case .simpleStringLiteralExpr:
      let segments = expression.cast(RawSimpleStringLiteralExprSyntax.self).segments
      return .string(segments.elements.map(\.content.text).joined())
    case .booleanLiteralExpr:
      return .boolean(expression.cast(RawBooleanLiteralExprSyntax.self).literal.tokenText == "true")
    case .integerLiteralExpr:
      return Int(expression.cast(RawIntegerLiteralExprSyntax.self).literal.text).map { .integer($0) } ?? .unknown
    case .nilLiteralExpr: return .nothing
    case .superExpr: return .identifier("super")
    case .arrayExpr:
      return .array(expression.cast(RawArrayExprSyntax.self).elements.elements.map { lower($0.expression) })
    case .dictionaryExpr: return lower(expression.cast(RawDictionaryExprSyntax.self))
    case .tupleExpr:
      let list = expression.cast(RawTupleExprSyntax.self).elements
      let elements = list.elements
      if elements.count == 1, elements[0].label == nil { return lower(elements[0].expression) }
      return .tuple(lower(list))
    case .closureExpr: return .closure(lower(expression.cast(RawClosureExprSyntax.self)))
    case .sequenceExpr: return lower(sequence: expression.cast(RawSequenceExprSyntax.self).elements.elements[...])
    case .ifExpr: return .conditional(lower(expression.cast(RawIfExprSyntax.self)))
    case .switchExpr: return .conditional(lower(expression.cast(RawSwitchExprSyntax.self)))
    case .genericSpecializationExpr:
      let node = expression.cast(RawGenericSpecializationExprSyntax.self)
      return .specialized(lower(node.expression), lower(node.genericArgumentClause))
    case .typeExpr: return .type(lower(expression.cast(RawTypeExprSyntax.self).type))
    case .keyPathExpr: return lower(expression.cast(RawKeyPathExprSyntax.self))
    case .postfixIfConfigExpr: return lower(expression.cast(RawPostfixIfConfigExprSyntax.self))
    // What follows changes no destination.
    case .forceUnwrapExpr: return lower(expression.cast(RawForceUnwrapExprSyntax.self).expression)
    case .optionalChainingExpr: return lower(expression.cast(RawOptionalChainingExprSyntax.self).expression)
    case .tryExpr: return lower(expression.cast(RawTryExprSyntax.self).expression)
    case .awaitExpr: return lower(expression.cast(RawAwaitExprSyntax.self).expression)
    case .unsafeExpr: return lower(expression.cast(RawUnsafeExprSyntax.self).expression)
    case .inOutExpr: return lower(expression.cast(RawInOutExprSyntax.self).expression)
    case .copyExpr: return lower(expression.cast(RawCopyExprSyntax.self).expression)
    case .consumeExpr: return lower(expression.cast(RawConsumeExprSyntax.self).expression)
    case .borrowExpr: return lower(expression.cast(RawBorrowExprSyntax.self).expression)
    // `repeat each items` stands for each argument of a parameter pack, as the name of a variadic parameter does.
    case .packExpansionExpr: return lower(expression.cast(RawPackExpansionExprSyntax.self).repetitionPattern)
    case .packElementExpr: return lower(expression.cast(RawPackElementExprSyntax.self).pack)
    case .prefixOperatorExpr: return lower(expression.cast(RawPrefixOperatorExprSyntax.self))
    case .macroExpansionExpr: return lower(expression.cast(RawMacroExpansionExprSyntax.self))
    // `#Preview` is only for the developer; other macros and all other expressions are unknown.
    default: return .unknown
    }
  }

  /// A selector is lowered to a call of its method: other code may call the method through it.
  private mutating func lower(_ node: RawMacroExpansionExprSyntax) -> Expression {
    notePreview(node.macroName, node.arguments, node.trailingClosure)
    guard node.macroName.tokenText == "selector" else { return .unknown }
    return .call(
      Call(
        callee: .identifier(Call.selector), arguments: lower(node.arguments), position: position(of: node.macroName)))
  }

  private mutating func lower(_ node: RawPrefixOperatorExprSyntax) -> Expression {
    let operand = lower(node.expression)
    // `/Route.detail` is the path to a case in libraries older than key paths to cases.
    if node.operator.tokenText == "/", case .member(let root, let name) = operand, let path = root.dottedName {
      return .keyPath(root: .named(path, []), path: [name])
    }
    guard node.operator.tokenText == "!", operand != .unknown else { return .unknown }
    return .call(
      Call(
        callee: .identifier("!"), arguments: [Argument(label: nil, value: operand)],
        position: position(of: node.operator)))
  }

  private mutating func lower(_ node: RawMemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName.plainName
    guard let base = node.base else { return .implicitMember(name) }
    return .member(lower(base), name)
  }

  private mutating func lower(_ node: RawFunctionCallExprSyntax) -> Expression {
    let callee = lower(node.calledExpression)
    var arguments =
      (closureForEach(node) ?? closureAssigning(node)).map { [Argument(label: nil, value: .closure($0))] }
      ?? lower(node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(Argument(label: nil, value: .closure(lower(closure)), isTrailing: true))
    }
    for element in node.additionalTrailingClosures.elements {
      arguments.append(
        Argument(label: element.label.plainName, value: .closure(lower(element.closure)), isTrailing: true))
    }
    let member = node.calledExpression.as(RawMemberAccessExprSyntax.self)?.declName
    return .call(
      Call(
        callee: callee, arguments: arguments, position: position(of: member?.raw ?? node.calledExpression.raw)))
  }

  mutating func lower(_ list: RawLabeledExprListSyntax) -> [Argument] {
    list.elements.map { Argument(label: $0.label?.plainName, value: lower($0.expression)) }
  }

  private mutating func lower(_ node: RawDictionaryExprSyntax) -> Expression {
    let elements = node.content.as(RawDictionaryElementListSyntax.self)?.elements ?? []
    return .dictionary(elements.map { DictionaryEntry(key: lower($0.key), value: lower($0.value)) })
  }

  private mutating func lower(_ node: RawStringLiteralExprSyntax) -> Expression {
    // Most literals are one segment without an escape, whose text is its value.
    let segments = node.segments.elements
    if node.openingPounds == nil, node.openingQuote.tokenKind == .stringQuote, segments.count <= 1 {
      guard let first = segments.first else { return .string("") }
      guard let text = first.as(RawStringSegmentSyntax.self)?.content.tokenText else { return interpolation(segments) }
      if !text.contains(UInt8(ascii: "\\")) { return .string(String(syntaxText: text)) }
    }
    let tree = Syntax(raw: node.raw, rawNodeArena: node.raw.arena)
    if let text = tree.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return .string(text) }
    return interpolation(segments)
  }

  private mutating func interpolation(_ segments: [RawSyntax]) -> Expression {
    var parts: [Expression] = []
    for segment in segments {
      if let content = segment.as(RawStringSegmentSyntax.self)?.content {
        if !content.tokenText.isEmpty { parts.append(.string(content.text)) }
      } else if let first = segment.as(RawExpressionSegmentSyntax.self)?.expressions.elements.first {
        parts.append(lower(first.expression))
      }
    }
    return .interpolation(parts)
  }

  private mutating func lower(_ node: RawClosureExprSyntax) -> Closure {
    var parameters: [ClosureParameter] = []
    var weakCaptures: [String] = []
    var body: [Statement] = []
    if let signature = node.signature {
      if let list = signature.parameterClause?.as(RawClosureShorthandParameterListSyntax.self) {
        parameters = list.elements.map { ClosureParameter(name: $0.name.plainName, type: nil) }
      } else if let clause = signature.parameterClause?.as(RawClosureParameterClauseSyntax.self) {
        parameters = clause.parameters.elements.map {
          ClosureParameter(name: ($0.secondName ?? $0.firstName).plainName, type: $0.type.map { lower($0) })
        }
      }
      for capture in signature.capture?.items.elements ?? [] {
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
    let givesValue = node.signature?.returnClause != nil
    body += deeper { givesValue ? $0.lower(giving: node.statements) : $0.lower(node.statements) } ?? []
    return Closure(
      parameters: parameters, weakCaptures: weakCaptures,
      resultType: node.signature?.returnClause.map { lower($0.type) }, body: body, position: position(of: node))
  }

  private func lower(_ node: RawKeyPathExprSyntax) -> Expression {
    let path = node.components.elements.compactMap { component in
      component.component.as(RawKeyPathPropertyComponentSyntax.self)?.declName.baseName.plainName
    }
    return .keyPath(root: node.root.map { lower($0) }, path: path)
  }

  /// `#if` within a chain of modifiers. All clauses count, one after another.
  private mutating func lower(_ node: RawPostfixIfConfigExprSyntax) -> Expression {
    var result = node.base.map { lower($0) } ?? .unknown
    for clause in activeClauses(of: node.config) {
      guard let expression = clause.elements.flatMap({ RawExprSyntax($0) }) else { continue }
      result = lower(expression).rebased(on: result)
    }
    return result
  }

  // MARK: - Operators

  /// Folds a sequence of operands and operators, loosest operator first.
  ///
  /// The precedence groups are those of the standard library. Custom operators bind like `??`, the default group's
  /// neighbour, which is enough to find the operands.
  mutating func lower(sequence elements: ArraySlice<RawExprSyntax>) -> Expression {
    guard elements.count > 1 else { return elements.first.map { lower($0) } ?? .unknown }
    // Folding takes time proportional to operators times groups. Very long sequences occur only in generated files, and
    // are not destinations.
    if elements.count > Self.maximumSequence {
      let operands = elements.filter { $0.raw.kind != .binaryOperatorExpr }
      return .alternatives(operands.map { lower($0) })
    }
    return deeper { $0.fold(elements) } ?? .unknown
  }

  private mutating func fold(_ elements: ArraySlice<RawExprSyntax>) -> Expression {
    if let index = elements.firstIndex(where: { $0.raw.kind == .assignmentExpr }) {
      return lower(sequence: elements[(index + 1)...])
    }
    if let index = elements.firstIndex(where: { $0.raw.kind == .unresolvedTernaryExpr }) {
      let ternary = elements[index].cast(RawUnresolvedTernaryExprSyntax.self)
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
      if elements[index].raw.kind == .unresolvedAsExpr, let type = right.first?.as(RawTypeExprSyntax.self) {
        return .cast(lower(sequence: left), lower(type.type), position(of: elements[index]))
      }
      if elements[index].raw.kind == .unresolvedIsExpr, let type = right.first?.as(RawTypeExprSyntax.self) {
        return operation("is", lower(sequence: left), .type(lower(type.type)), at: elements[index])
      }
      guard let symbol = elements[index].as(RawBinaryOperatorExprSyntax.self)?.operator.text else { return .unknown }
      let operands = (lower(sequence: left), lower(sequence: right))
      if symbol == "??" { return .alternatives([operands.0, operands.1]) }
      return operation(symbol, operands.0, operands.1, at: elements[index])
    }
    return .unknown
  }

  private func operation(
    _ symbol: String, _ left: Expression, _ right: Expression, at place: RawExprSyntax
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

    func holds(_ element: RawExprSyntax) -> Bool {
      if let node = element.as(RawBinaryOperatorExprSyntax.self) {
        return symbols.isEmpty
          ? !SourceLowering.knownOperators.contains(node.operator.text)
          : symbols.contains(node.operator.text)
      }
      return symbols.contains("as")
        && (element.raw.kind == .unresolvedAsExpr || element.raw.kind == .unresolvedIsExpr)
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
  /// The names of a bare name with members: `Outer.Route` as one; nil for everything else.
  fileprivate var dottedName: String? {
    switch self {
    case .identifier(let name): name
    case .member(let base, let name): base.dottedName.map { "\($0).\(name)" }
    default: nil
    }
  }

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
