import NavigationModel

/// Idioms as Markdown, for people who read them on a code host.
enum IdiomMarkdown {
  static func page(_ idiom: Idiom) -> String { blocks(of: idiom, level: 1).joined(separator: "\n\n") + "\n" }

  /// The pages of several idioms, in the order given, under the frameworks that they belong to.
  static func overview(_ groups: [IdiomManual.Group]) -> String {
    let head = [
      "# What navgraph knows",
      """
      These are the idioms: the code patterns that navgraph recognizes as navigation. If several idioms match, the first
      one applies. A call may have more arguments than its idiom names. `navgraph idioms` shows the idioms in a terminal,
      with those that a project adds in its configuration.
      """,
      "<!-- Written by `navgraph idioms --format markdown`. -->",
    ]
    let parts = groups.flatMap { group in
      ["## \(escape(group.title))"] + group.idioms.flatMap { blocks(of: $0, level: 3) }
    }
    return (head + parts).joined(separator: "\n\n") + "\n"
  }

  private static func blocks(of idiom: Idiom, level: Int) -> [String] {
    let title = "\(String(repeating: "#", count: level)) \(escape(idiom.name))"
    let summary = idiom.summary.isEmpty ? [] : [escape(idiom.summary)]
    let sections = IdiomWords(idiom: idiom).sections.flatMap { section in
      ["\(section.title):", section.rows.map { "- **\($0.key.visible)**: \($0.text.visible)" }.joined(separator: "\n")]
    }
    return [title] + summary + sections + (idiom.example.map(blocks) ?? [])
  }

  private static func blocks(of example: Idiom.Example) -> [String] {
    ["Example:", fenced(CodeLines.visible(example.source), language: "swift"), "Edges:"]
      + [fenced(example.edges.map(\.visible), language: "text")]
  }

  /// A block of code within a fence that is longer than any in the code.
  private static func fenced(_ lines: [String], language: String) -> String {
    var fence = "```"
    while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  /// Text that Markdown and HTML leave as it is.
  private static func escape(_ text: String) -> String {
    text.visible.map { "\\`*_[]<>&#|".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
