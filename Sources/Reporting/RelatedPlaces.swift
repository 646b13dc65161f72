import NavigationModel

/// The other places of a finding as a person reads them: those of one file in one line.
struct RelatedPlaces {
  /// The places of one file.
  struct InFile {
    /// The first of them.
    let first: SourceLocation
    /// The lines of the others, as ` and on lines 30 and 41`; empty where there are none.
    let rest: String
  }

  /// The files that are shown, in the order of their first places.
  let files: [InFile]
  /// How many places are in the files that are not shown.
  let left: Int

  /// - Parameter limit: how many files are shown; nil for all of them, with every line.
  init(of finding: Finding, limit: Int?) {
    let files = Dictionary(grouping: finding.relatedLocations, by: \.file)
    var seen: Set<String> = []
    let order = finding.relatedLocations.map(\.file).filter { seen.insert($0).inserted }
    let shown = order.prefix(limit ?? order.count)
    self.files = shown.compactMap { file in
      guard let places = files[file], let first = places.first else { return nil }
      let lines = Set(places.map(\.line)).subtracting([first.line]).sorted()
      return InFile(
        first: first, rest: lines.isEmpty ? "" : " and on \(Wording.lineNumbers(lines, limit: limit == nil ? nil : 4))")
    }
    left = order.dropFirst(shown.count).reduce(0) { $0 + (files[$1]?.count ?? 0) }
  }
}

extension Finding {
  /// What there is to say of a finding beside its message: the notes, then what to do about it.
  var remarks: [String] { notes + [help].filter { !$0.isEmpty } }
}
