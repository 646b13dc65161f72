import NavigationModel

extension Program {
  /// Whether a value is an object of a class that is linked into another app than a file. A library that two apps use
  /// shows in each of them only what that app registers.
  func isOfAnotherApp(_ value: Value, thanThatOf file: Int) -> Bool {
    switch value {
    case .object(let type, _), .some(let type), .given(let type), .metatype(let type):
      guard let declaredIn = self[type].file else { return false }
      return areInDifferentApps(declaredIn, file) && !isCompiledTogether(declaredIn, file)
    case .container(_, let contents, _):
      return !contents.isEmpty && contents.allSatisfy { isOfAnotherApp($0, thanThatOf: file) }
    default:
      return false
    }
  }
}
