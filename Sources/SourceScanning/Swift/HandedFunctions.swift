import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers functions that code names where a closure is wanted.
extension SourceLowering {
  /// The closure that a call of `forEach` runs where it is given the name of a function: `pages.forEach(show)` is
  /// `pages.forEach { show($0) }`. Nil for all other calls.
  mutating func closureForEach(_ node: RawFunctionCallExprSyntax) -> Closure? {
    let arguments = node.arguments.elements
    guard node.calledExpression.as(RawMemberAccessExprSyntax.self)?.declName.baseName.plainName == "forEach",
      node.trailingClosure == nil, arguments.count == 1, arguments[0].label == nil
    else { return nil }
    let function = arguments[0].expression
    guard let name = functionName(function), !["init", "self"].contains(name.baseName.plainName) else { return nil }
    let labels = name.argumentNames?.arguments.elements.map { $0.name.plainName }
    if let labels, labels.count != 1 { return nil }
    let argument = Argument(
      label: labels?.first.flatMap { $0 == "_" ? nil : $0 }, value: .identifier("$0"), isLabelUnknown: labels == nil)
    let call = Call(callee: lower(function), arguments: [argument], position: position(of: name.raw))
    return Closure(
      parameters: [], weakCaptures: [], body: [.expression(.call(call))], position: position(of: function))
  }

  /// The name at the end of `show`, `self.show(_:)` and `router.show`.
  private func functionName(_ expression: RawExprSyntax) -> RawDeclReferenceExprSyntax? {
    if let member = expression.as(RawMemberAccessExprSyntax.self) { return member.base == nil ? nil : member.declName }
    return expression.as(RawDeclReferenceExprSyntax.self)
  }
}
