/// A document in Markdown, taken apart into prose and blocks of code.
public struct MarkdownDocument: Hashable, Sendable, CustomStringConvertible {
  /// A fenced block of code.
  public struct CodeBlock: Hashable, Sendable, CustomStringConvertible {
    /// The path of the document.
    public let path: String
    /// The line of the document that opens the block, from 1.
    public let line: Int
    /// What stands behind the fence, such as `yaml`; empty where nothing does.
    public let language: String
    /// What stands between the fences.
    public let lines: [String]

    /// The lines as one text, of which each ends with a line break.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// The file that the block is: the name in a comment on its first line, such as `.navgraph.yml`; nil without one.
    public var fileName: String? {
      guard let first = lines.first, first.hasPrefix("# ") else { return nil }
      let name = first.dropFirst(2)
      return name.contains(" ") ? nil : String(name)
    }

    /// Where the block stands, as tests name it.
    public var description: String { "\(path):\(line)" }
  }

  /// The path in the package.
  public let path: String
  /// The whole text.
  public let text: String
  /// The lines outside of blocks of code.
  public let prose: [String]
  /// The blocks of code, in order.
  public let blocks: [CodeBlock]

  /// Takes a text apart.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    var prose: [String] = []
    var blocks: [CodeBlock] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      switch (open, line.hasPrefix("```")) {
      case (nil, true): open = (index + 1, String(line.dropFirst(3)), [])
      case (nil, false): prose.append(String(line))
      case (let block?, true):
        blocks.append(CodeBlock(path: path, line: block.line, language: block.language, lines: block.lines))
        open = nil
      case (_?, false): open?.lines.append(String(line))
      }
    }
    self.prose = prose
    self.blocks = blocks
  }

  /// The path, as tests name the document.
  public var description: String { path }

  /// The blocks in a language.
  public func blocks(in language: String) -> [CodeBlock] { blocks.filter { $0.language == language } }

  /// What stands between backticks in the prose.
  public var codeVoices: [String] {
    prose.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
  }

  /// The first column of each table below a heading, in the form of Markdown, without the heads of the tables.
  public func firstColumns(below heading: String) -> [String] {
    let section = prose.drop { $0.drop { $0 == "#" } != " \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("|") }
    let heads = zip(rows, rows.dropFirst()).filter { $0.1.hasPrefix("|---") }.map(\.0)
    return rows.filter { !$0.hasPrefix("|---") && !heads.contains($0) }.map { row in
      String(row.dropFirst().prefix { $0 != "|" })
    }
  }

  /// What the links of the prose lead to, as it is written: an address, a path or `doc:` and the name of a guide.
  public var linkDestinations: [String] {
    prose.flatMap { line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) } + line.matches(of: /<(doc:[^>]+)>/).map { String($0.1) }
    }
  }
}
