import Testing

@testable import GraphAnalysis

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "counts insertions, deletions, replacements and swaps of neighbours",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "xbc", 1),
      ("abc", "abcd", 1), ("abcd", "abd", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(Spelling.distance(left, right) == expected)
  }

  @Test("finds the nearest word, whatever its case, the first of several")
  func nearest() {
    #expect(Spelling.nearest(to: "exlcude", among: ["include", "exclude"]) == "exclude")
    #expect(Spelling.nearest(to: "Exclude", among: ["include", "exclude"]) == "exclude")
    #expect(Spelling.nearest(to: "ac", among: ["ab", "ad"]) == "ab")
  }

  @Test("finds the word that another form begins with")
  func forms() {
    #expect(Spelling.nearest(to: "pushes", among: ["pop", "push", "show"]) == "push")
    #expect(Spelling.nearest(to: "showDetails", among: ["show", "showDetail"]) == "showDetail")
    #expect(Spelling.nearest(to: "onwards", among: ["on", "off"]) == nil)
  }

  @Test("finds the one word that begins with a shorter form")
  func shortForms() {
    #expect(Spelling.nearest(to: "warn", among: ["severity", "warning", "error"]) == "warning")
    #expect(
      Spelling.nearest(to: "navigate", among: ["navigation-depth", "navigate-up-and-down"]) == "navigate-up-and-down")
    #expect(Spelling.nearest(to: "unknown", among: ["unknown-scene", "unknown-segue"]) == nil)
  }

  @Test("offers nothing where nothing is near")
  func nothingNear() {
    #expect(Spelling.nearest(to: "colour", among: ["include", "exclude"]) == nil)
    #expect(Spelling.nearest(to: "x", among: []) == nil)
    #expect(Spelling.nearest(to: String(repeating: "include", count: 100), among: ["include"]) == nil)
  }
}
