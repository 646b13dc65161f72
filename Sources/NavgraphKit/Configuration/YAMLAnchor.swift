/// Finds anchors in YAML before a parser does: nested aliases of them can stand for more values than memory holds.
enum YAMLAnchor {
  /// Where the first anchor stands, counted from one, or nil if there is none.
  ///
  /// Every ampersand at the start of a word counts, in quotes and comments too: whoever tried to tell those apart
  /// without parsing could be led astray by a document that is made for it.
  static func first(in text: String) -> (line: Int, column: Int)? {
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let characters = Array(line)
      for (index, character) in characters.enumerated() where character == "&" {
        let isInWord = index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        let isAlone = characters.indices.contains(index + 1) ? characters[index + 1].isWhitespace : true
        if !isInWord && !isAlone { return (number + 1, index + 1) }
      }
    }
    return nil
  }
}
