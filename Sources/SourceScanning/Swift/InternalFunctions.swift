import NavigationModel

/// The functions of a file that other modules cannot call, and the words that each of them says.
///
/// The words are read from the bytes of the file, so that the text of a string, code for another platform and code that
/// is not lowered name functions as well: what nothing names certainly is not called.
struct InternalFunctions {
  /// A function, by offsets into the bytes of the file.
  struct Function {
    let name: String
    let nameOffset: Int
    let declaration: Range<Int>
  }

  private var functions: [Function] = []

  mutating func add(_ function: Function) { functions.append(function) }

  /// Whether only code that says a name calls the function of that name. The language itself calls some, and so do protocols
  /// of the standard library, which nearly every type may adopt.
  static func isCalledByName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isFirst(first), name.utf8.count >= shortest, FileWords.isWord(name) else {
      return false
    }
    return !PrivateFunctions.isCalledByLanguage(name) && !["encode", "hash", "main"].contains(name)
  }

  /// The words of the file that may name functions.
  func saidWords(in positions: TokenPositions) -> SaidWords {
    let source = positions.source
    let functions = self.functions.sorted { $0.declaration.lowerBound < $1.declaration.lowerBound }
    // The first words are those outside of all functions.
    var words = [[UInt32]](repeating: [], count: functions.count + 1)
    // Most words are said again soon: what came last in each place here is not noted again.
    var recent = [UInt64](repeating: .max, count: Self.remembered)
    var open: [Int] = []
    var next = 0
    FileWords.walk(source) { place in
      guard place.count >= Self.shortest, Self.isFirst(source[place.lowerBound]) else { return }
      while let last = open.last, functions[last].declaration.upperBound <= place.lowerBound { open.removeLast() }
      while next < functions.count, functions[next].declaration.lowerBound <= place.lowerBound {
        open.append(next)
        next += 1
      }
      let speaker = (open.last ?? -1) + 1
      let word = Self.hash(source[place])
      let said = UInt64(word) << 32 | UInt64(speaker)
      let slot = (Int(word) &+ speaker &* 31) & (Self.remembered - 1)
      guard recent[slot] != said else { return }
      recent[slot] = said
      words[speaker].append(word)
    }
    return SaidWords(
      functions: functions.indices.map { index in
        let function = functions[index]
        return SaidWords.Function(
          name: function.name, word: Self.hash(function.name.utf8),
          position: positions.position(ofByteAt: function.nameOffset),
          start: positions.position(ofByteAt: function.declaration.lowerBound),
          end: positions.position(ofByteAt: function.declaration.upperBound), words: words[index + 1])
      }, words: words[0])
  }

  /// Shorter names say nothing.
  private static let shortest = 3
  /// A power of two.
  private static let remembered = 1_024

  /// Whether the name of a function may begin with a byte. Those that begin with a capital letter are types nearly always.
  private static func isFirst(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// The hash FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo).
  private static func hash(_ word: some Sequence<UInt8>) -> UInt32 {
    word.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
