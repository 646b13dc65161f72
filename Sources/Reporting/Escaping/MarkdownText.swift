import NavigationModel

extension String {
  /// Text within a line of GitHub's or GitLab's Markdown, which shows all characters as they are.
  ///
  /// A backslash keeps punctuation from being markup. Mentions, references and addresses become links even so, since the
  /// hosts look for them in the text that has been rendered: an invisible character, written as an entity, parts them.
  var markdown: String {
    var text = ""
    for character in visible.unicodeScalars {
      switch character {
      case "@": text += "@\(Self.parting)"
      case "#": text += "\\#\(Self.parting)"
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$":
        text += "\\\(character)"
      default: text.unicodeScalars.append(character)
      }
    }
    return text.replacing("://", with: ":\(Self.parting)//").replacing("www.", with: "www\(Self.parting).")
  }

  /// A code span, in which nothing is markup; its fence is longer than any run of backticks in it (CommonMark, 6.1).
  var markdownCode: String {
    let text = visible
    let longestRun = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longestRun + 1)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    return fence + padding + text + padding + fence
  }

  /// A zero-width space.
  private static let parting = "&#8203;"
}
