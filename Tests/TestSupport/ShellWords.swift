/// The simple commands of a line for a shell, with the words of each: as much of a shell's grammar as documents use.
public enum ShellWords {
  /// Takes a line apart at `&&`, `|` and `;`. Leaves out comments, and where a command writes to.
  public static func commands(in line: String) -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    func endWord() {
      if let finished = word { commands[commands.count - 1].append(finished) }
      word = nil
    }
    loop: for character in line {
      switch (character, quote) {
      case (let other, let mark?):
        if other == mark { quote = nil } else { word = (word ?? "") + String(other) }
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("#", nil) where word == nil: break loop
      case (" ", nil): endWord()
      case ("|", nil), ("&", nil), (";", nil):
        endWord()
        commands.append([])
      default: word = (word ?? "") + String(character)
      }
    }
    endWord()
    return commands.filter { !$0.isEmpty }.map { command in Array(command.prefix { $0 != ">" }) }
  }

  /// The arguments that a command gives to a program, which it names first, with or without a folder, or which it has
  /// `swift` run; nil for another program's command.
  public static func arguments(of command: [String], to program: String) -> [String]? {
    guard let index = command.firstIndex(where: { $0 == program || $0.hasSuffix("/" + program) }) else { return nil }
    guard index == 0 || command[0] == "swift" else { return nil }
    return Array(command.dropFirst(index + 1))
  }
}
