import Testing

@testable import GraphAnalysis

@Suite("The wording of messages")
struct WordingTests {
  private func sentence(_ words: [String]) -> String { Wording.sentence(words) { "It shows \($0)." } }

  /// Words of one length that can be told apart.
  private func words(_ count: Int, length: Int) -> [String] {
    (0..<count).map { number in
      let digits = String(number)
      return String(repeating: "x", count: max(0, length - digits.count)) + digits
    }
  }

  @Test("lists all words where there is room for them")
  func short() {
    #expect(sentence(["A"]) == "It shows A.")
    #expect(sentence(["A", "B"]) == "It shows A and B.")
    #expect(sentence(words(12, length: 3)).hasSuffix("xx9, x10 and x11."))
  }

  @Test(
    "never takes more than 120 characters where fewer words do",
    arguments: [3, 4, 9, 10, 30, 100, 1000], [1, 2, 7, 20, 40, 80, 95])
  func limit(count: Int, length: Int) {
    let text = sentence(words(count, length: length))
    #expect(text.count <= 120)
    #expect(text.contains(words(count, length: length)[0]))
  }

  @Test("tries no more lists than have room, however many words there are")
  func manyWords() {
    var tries = 0
    let text = Wording.sentence(words(100_000, length: 6)) { list in
      tries += 1
      return "It shows \(list)."
    }
    #expect(text.count <= 120 && tries < 60)
    let shortest = [String](repeating: "x", count: 36)
    #expect(sentence(shortest) == "It shows " + shortest.dropLast().joined(separator: ", ") + " and x.")
  }

  @Test("names as many words as there is room for, and counts the others")
  func most() {
    let (five, six) = (words(5, length: 30), words(6, length: 30))
    // Three words, the commas between them and the rest take 9 + 3 * 30 + 2 * 2 + 11 + 1 = 115 characters.
    #expect(sentence(five) == "It shows \(five[0]), \(five[1]), \(five[2]) and 2 more.")
    #expect(sentence(six) == "It shows \(six[0]), \(six[1]), \(six[2]) and 3 more.")
  }

  @Test("counts no single word that it leaves out, which saves nothing")
  func singleWord() {
    for count in 2...20 { #expect(!sentence(words(count, length: 30)).contains(" 1 more")) }
  }

  @Test("fills a line to its last character", arguments: [(47, true), (48, false), (400, false)])
  func boundary(length: Int, isWhole: Bool) {
    // The words take 73 of the 120 characters where the last one has 47.
    let words = [String(repeating: "a", count: 28), String(repeating: "b", count: 28)]
    let text = sentence(words + [String(repeating: "c", count: length)])
    #expect(text.count == (isWhole ? 120 : 49))
    #expect(text.contains("b") == isWhole)
  }

  @Test("names at least one word, however long that is")
  func longWord() {
    let long = words(5, length: 300)
    #expect(sentence(long) == "It shows \(long[0]) and 4 more.")
    #expect(sentence([long[0]]) == "It shows \(long[0]).")
    #expect(sentence([]) == "It shows .")
  }

  @Test("leaves out the middle of a path that a note has no room for")
  func paths() {
    func path(_ names: [String]) -> String { Wording.path(names) { "The shortest path: \($0)." } }
    #expect(path(["A"]) == "The shortest path: A.")
    #expect(path(["A", "B", "C", "D"]) == "The shortest path: A → B → C → D.")
    let six = words(6, length: 30)
    #expect(path(six) == "The shortest path: \(six[0]) → \(six[1]) → … 3 more … → \(six[5]).")
    let endless = words(200, length: 100)
    #expect(path(endless) == "The shortest path: \(endless[0]) → … 198 more … → \(endless[199]).")
  }
}
