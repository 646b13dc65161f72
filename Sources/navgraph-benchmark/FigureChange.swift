/// A count that differs between two runs.
struct FigureChange {
  let name: String
  let before: Int
  let after: Int

  var text: String { "\(name) \(before) → \(after)" }

  /// The counts that differ, in their order.
  static func changes(from old: AppFigures, to new: AppFigures) -> [FigureChange] {
    zip(old.named, new.named).filter { $0.count != $1.count }
      .map { FigureChange(name: $0.name, before: $0.count, after: $1.count) }
  }
}
