import NavigationModel

/// The differences between two runs over a corpus, apart from time and memory.
struct CorpusDifference {
  let old: CorpusRun
  let new: CorpusRun
  /// How many differences are shown for each app.
  let limit: Int

  var text: String {
    let apps = both.map { (name: $0, difference: AppDifference(from: $1, to: $2)) }.filter { !$0.difference.isEmpty }
    let texts = changesOfState + apps.map { "\($0.name.visible)\n\($0.difference.text(showing: limit))" }
    return (texts + [sums(apps.map(\.difference))]).joined(separator: "\n")
  }

  /// The apps that both runs have measured.
  private var both: [(name: String, old: MeasuredApp, new: MeasuredApp)] {
    old.measured.keys.sorted().compactMap { name in
      guard let before = old.measured[name], let after = new.measured[name] else { return nil }
      return (name, before, after)
    }
  }

  /// A line for each app that only one of the runs has measured, or that failed in another way.
  private var changesOfState: [String] {
    Set(old.names + new.names).sorted().compactMap { name in
      let (before, after) = (Self.state(of: name, in: old), Self.state(of: name, in: new))
      return before == after ? nil : "\(name.visible): was \(before), is \(after)\n"
    }
  }

  private static func state(of name: String, in run: CorpusRun) -> String {
    if run.measured[name] != nil { return "measured" }
    return run.failed[name]?.kind.rawValue ?? "not there"
  }

  /// The added and removed lines of all apps that both runs measured, and the changes of their counts.
  private func sums(_ differences: [AppDifference]) -> String {
    let apps = both
    let lists = AppLines.lists.enumerated().map { index, list in
      AppDifference.List(
        name: list.name, came: differences.flatMap { $0.lists[index].came },
        went: differences.flatMap { $0.lists[index].went })
    }
    let figures = FigureChange.changes(
      from: apps.reduce(AppFigures()) { $0 + $1.old.figures }, to: apps.reduce(AppFigures()) { $0 + $1.new.figures })
    var lines = ["\(differences.count) of \(apps.count) apps differ: \(AppDifference.counts(lists))"]
    lines += figures.map { "  \($0.text)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
