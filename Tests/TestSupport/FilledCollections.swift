extension Sequence {
  /// Whether there are elements, and all of them are as they should be. Of nothing everything is true, so that a test
  /// with `allSatisfy` alone cannot fail where nothing was found.
  public func areThereAndAll(_ isRight: (Element) throws -> Bool) rethrows -> Bool {
    var found = false
    for element in self {
      found = true
      if try !isRight(element) { return false }
    }
    return found
  }
}
