import NavigationModel

/// Finds the functions that code can call by their names, from the code outside of functions inwards: what a function says
/// counts once something that runs says its name.
///
/// A word stands for all functions of its name. Each word of a function is looked at once.
struct NamedFunctions {
  /// A function that is asked about.
  struct Function {
    let file: Int
    let fact: SaidWords.Function
  }

  private(set) var functions: [Function] = []
  private var isNamed: [Bool] = []
  /// The functions by the words that have not been said yet.
  private var functionsByWord: [UInt32: [Int]] = [:]
  /// A bit for the last bits of each of these words, which tells most other words apart.
  private var ends = [UInt64](repeating: 0, count: 1_024)
  /// The functions that are named, and whose own words do not count yet.
  private var open: [Int] = []

  mutating func add(_ fact: SaidWords.Function, in file: Int) {
    functionsByWord[fact.word, default: []].append(functions.count)
    let (place, bit) = Self.end(of: fact.word)
    ends[place] |= bit
    functions.append(Function(file: file, fact: fact))
    isNamed.append(false)
  }

  /// The functions that nothing names that runs, by their indices.
  var unnamed: [Int] { functions.indices.filter { !isNamed[$0] } }

  /// Counts the words of code that runs, and of all functions that it names.
  mutating func count(_ words: [UInt32]) {
    note(words)
    while let next = open.popLast() { note(functions[next].fact.words) }
  }

  /// Counts the words of a function that something may call without its name.
  mutating func countWords(of function: Int) {
    guard !isNamed[function] else { return }
    isNamed[function] = true
    count(functions[function].fact.words)
  }

  private mutating func note(_ words: [UInt32]) {
    for word in words {
      let (place, bit) = Self.end(of: word)
      guard ends[place] & bit != 0, let named = functionsByWord.removeValue(forKey: word) else { continue }
      for function in named where !isNamed[function] {
        isNamed[function] = true
        open.append(function)
      }
    }
  }

  private static func end(of word: UInt32) -> (place: Int, bit: UInt64) {
    (Int(word >> 6) & 1_023, 1 << UInt64(word & 63))
  }
}
