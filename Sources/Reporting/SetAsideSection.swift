import NavigationModel

/// The section of the summary about suppressed, known and gone findings.
struct SetAsideSection {
  let style: TextStyle

  /// How many of those that are gone are listed.
  private static let limit = 20

  /// No lines for a run that set nothing aside and has no baseline.
  func lines(of result: AnalysisResult) -> [String] {
    let suppressed = result.suppressed?.count ?? 0
    guard let baseline = result.baseline else {
      return suppressed == 0 ? [] : ["\(Wording.count(suppressed, "finding")) suppressed"]
    }
    let counts =
      ["\(baseline.known.count) known", "\(result.findings.count) new", "\(baseline.gone.count) gone"]
      + (suppressed == 0 ? [] : ["\(suppressed) suppressed"])
    let remedy = baseline.gone.isEmpty ? "" : "; --write-baseline removes the gone ones"
    return ["\(style.paint("Baseline:", .strong)) \(counts.joined(separator: ", "))\(remedy)"]
      + gone(of: result).map { "  \($0)" }
  }

  /// A line for each finding that is gone, as far as there is room; a run can be told to fail on them.
  func gone(of result: AnalysisResult) -> [String] {
    let gone = result.baseline?.gone ?? []
    let rest = gone.count - Self.limit
    return gone.prefix(Self.limit).map { "gone: \($0.visible)" }
      + (rest > 0 ? [style.paint("… and \(rest) more", .faint)] : [])
  }
}
