extension Sequence {
  /// The first thing that can be made of an element.
  ///
  /// Each element is asked once. `lazy.compactMap` asks again for the one that it finds, so that a search which calls
  /// itself for its elements doubles at each level.
  func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
