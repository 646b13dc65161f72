import NavigationModel

/// Idioms as plain text for a terminal. Since idioms also come from configurations, hidden characters are escaped.
enum IdiomText {
  /// Columns of a line, as long as its words are not longer.
  private static let width = 100

  /// The pages of all idioms below the names of what they belong to.
  static func overview(_ groups: [IdiomManual.Group]) -> String {
    groups.map { group in
      let title = group.title.visible
      let heading = "\(title)\n\(String(repeating: "=", count: title.count))\n"
      return ([heading] + group.idioms.map(page)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  static func page(_ idiom: Idiom) -> String {
    let title = "\(idiom.name) (\(idiom.framework))".visible
    let summary = idiom.summary.isEmpty ? [] : ["  \(idiom.summary.visible)"]
    let blocks = [[title] + summary] + IdiomWords(idiom: idiom).sections.map(lines) + (idiom.example.map(lines) ?? [])
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func lines(of section: IdiomWords.Section) -> [String] {
    let keyWidth = section.rows.map(\.key.count).max() ?? 0
    return ["  \(section.title):"]
      + section.rows.flatMap { row in
        let key = row.key.padding(to: keyWidth)
        let text = wrap(row.text.filter { $0 != "`" }.visible, width: width - keyWidth - 6)
        return text.enumerated().map { index, line in
          "    \(index == 0 ? key : "".padding(to: keyWidth))  \(line)"
        }
      }
  }

  private static func lines(of example: Idiom.Example) -> [[String]] {
    [
      ["  Example:"] + CodeLines.visible(example.source).map { $0.isEmpty ? "" : "    \($0)" },
      ["  Edges:"] + example.edges.map { "    \($0.visible)" },
    ]
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// Code that a document shows.
enum CodeLines {
  /// The lines without anything hidden, and without empty ones at the end.
  static func visible(_ source: String) -> [String] {
    var lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.map { $0 == "\t" ? "    " : String($0) }.joined().visible
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
