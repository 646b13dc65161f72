/// Finds anchors in YAML before the parser does, since nested aliases can expand to more values than memory holds.
enum YAMLAnchor {
  /// Where the first anchor stands, counted from one, or nil if there is none.
  ///
  /// Every ampersand at the start of a name counts, even in quotes and comments, since a crafted document could fool
  /// any attempt to tell these apart without parsing. Only ampersands that no parser takes for an anchor are allowed,
  /// since Swift code in examples has them: `a && b`, `read(&a)`.
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
