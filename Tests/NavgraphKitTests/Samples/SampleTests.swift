import Testing

@Suite("The samples")
struct SampleTests {
  @Test("are read as a person reads them, but for the known gaps", arguments: KnownGaps.all)
  func sample(_ known: KnownGaps) throws {
    let differences = try SampleComparison(sample: known.sample).differences
    for difference in differences where !known.lines.contains(difference) {
      Issue.record("\(difference)")
    }
    for line in known.lines where !differences.contains(line) {
      Issue.record("this gap is closed, take it off the list: \(line)")
    }
  }
}
