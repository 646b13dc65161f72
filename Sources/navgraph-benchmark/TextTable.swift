import NavigationModel

/// Rows of text under each other, as a table of Markdown whose columns are aligned.
///
/// The first column stands left, as names do, and all others right, as numbers do.
struct TextTable {
  let titles: [String]
  var rows: [[String]] = []

  init(_ titles: [String]) {
    self.titles = titles
  }

  /// The lines of the table, each with a line end.
  var text: String {
    let cells = ([titles] + rows).map { $0.map(\.visible) }
    let widths = titles.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines = cells.map { line($0, widths) }
    let rule = widths.enumerated().map { index, width in
      String(repeating: "-", count: index == 0 ? width : width - 1) + (index == 0 ? "" : ":")
    }
    lines.insert(line(rule, widths), at: 1)
    return lines.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { index, pair in
      let space = String(repeating: " ", count: pair.1 - pair.0.count)
      return index == 0 ? pair.0 + space : space + pair.0
    }
    return "| " + padded.joined(separator: " | ") + " |\n"
  }
}
