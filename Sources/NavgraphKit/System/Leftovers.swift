/// What a run has used and needs no more.
///
/// A run leaves some million small values, and to free them takes a tenth of the time of the run. So nobody frees
/// anything before the results are there, and nobody waits for it then: a process that ends is spared all of it.
final class Leftovers: Sendable {
  private let values = Locked<[any Sendable]>([])

  func add(_ value: any Sendable) {
    values.withLock { $0.append(value) }
  }

  /// Frees all values in the background.
  func free() {
    let taken = values.withLock { values in
      defer { values = [] }
      return values
    }
    Threads.discard(taken)
  }
}
