/// Takes the time of work.
enum Stopwatch {
  static func time<Value>(_ work: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
    let start = ContinuousClock.now
    let value = try work()
    return (value, start.duration(to: .now) / .seconds(1))
  }
}

extension [Double] {
  /// The value in the middle, or the mean of the two there; nil where there are no values.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
