/// Finds anchors in YAML before a parser does: nested aliases of them can stand for more values than memory holds.
enum YAMLAnchor {
  /// Where the first anchor stands, counted from one, or nil if there is none.
  ///
  /// Every ampersand at the start of a name counts, in quotes and comments too: whoever tried to tell those apart
  /// without parsing could be led astray by a document that is made for it. Only what no parser takes for an anchor is
  /// let through, since Swift code in examples has it: `a && b`, `read(&a)`.
  static func first(in text: String) -> (line: Int, column: Int)? {
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let characters = Array(line)
      for (index, character) in characters.enumerated() where character == "&" {
        let isInWord = index > 0 && isPartOfWord(characters[index - 1])
        let startsName = characters.indices.contains(index + 1) && isPartOfName(characters[index + 1])
        if !isInWord && startsName { return (number + 1, index + 1) }
      }
    }
    return nil
  }

  /// Whether an ampersand that follows is in the middle of a text.
  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "("
  }

  /// The characters that libyaml takes for those of an anchor; without one of them an ampersand is an error for it.
  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == "-")
  }
}
