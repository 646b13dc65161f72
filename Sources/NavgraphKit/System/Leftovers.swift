/// What a run has used and needs no more.
///
/// A run allocates some million small values, and freeing them takes a tenth of its time. So nothing is freed before
/// the results are complete, and then in the background; a process that exits need not free them at all.
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
