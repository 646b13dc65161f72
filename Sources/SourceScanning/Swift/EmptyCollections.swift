import NavigationModel

extension Expression {
  /// The value with which something of a declared type begins: of a collection, `.init()` makes an empty one.
  func asBeginning(of type: TypeReference?) -> Expression {
    guard case .call(let call) = self, call.callee == .implicitMember("init"), call.arguments.isEmpty else {
      return self
    }
    return switch type {
    case .array: .array([])
    case .dictionary: .dictionary([])
    default: self
    }
  }
}
