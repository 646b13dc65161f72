import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers Combine's `assign`, which sets a property to each value that a publisher sends.
extension SourceLowering {
  /// The closure that a call of `assign` stands for: `assign(to: &$page)` is `assign { self.page = $0 }`, and
  /// `assign(to: \.page, on: model)` is `assign { model.page = $0 }`. Nil for all other calls.
  mutating func closureAssigning(_ node: RawFunctionCallExprSyntax) -> Closure? {
    guard let name = node.calledExpression.as(RawMemberAccessExprSyntax.self)?.declName,
      name.baseName.plainName == "assign", node.trailingClosure == nil
    else { return nil }
    let arguments = node.arguments.elements
    guard let first = arguments.first, first.label?.plainName == "to" else { return nil }
    let target: Expression?
    if arguments.count == 1 {
      target = published(first.expression)
    } else if arguments.count == 2, arguments[1].label?.plainName == "on" {
      target = property(first.expression, of: arguments[1].expression)
    } else {
      target = nil
    }
    guard let target else { return nil }
    let place = position(of: name)
    // The subscription to `&$page` ends with the object, which it does not keep alive.
    return Closure(
      parameters: [], weakCaptures: arguments.count == 1 ? ["self"] : [],
      body: [.assignment(target: target, value: .identifier("$0"), position: place)], position: place)
  }

  /// The property whose publisher is given: `self.page` for `&$page`, `model.page` for `&model.$page`.
  private mutating func published(_ expression: RawExprSyntax) -> Expression? {
    guard let publisher = expression.as(RawInOutExprSyntax.self)?.expression else { return nil }
    if let name = publisher.as(RawDeclReferenceExprSyntax.self)?.baseName.plainName, name.hasPrefix("$") {
      return .member(.identifier("self"), String(name.dropFirst()))
    }
    guard let member = publisher.as(RawMemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.plainName
    return name.hasPrefix("$") ? .member(lower(base), String(name.dropFirst())) : nil
  }

  /// The property of an object to which a key path leads.
  private mutating func property(_ path: RawExprSyntax, of object: RawExprSyntax) -> Expression? {
    guard path.raw.kind == .keyPathExpr, case .keyPath(_, let names) = lower(path), !names.isEmpty else { return nil }
    let start: Expression = lower(object)
    return names.reduce(start) { Expression.member($0, $1) }
  }
}
