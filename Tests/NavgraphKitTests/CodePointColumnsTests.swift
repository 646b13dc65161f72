import NavigationModel
import Testing

@testable import NavgraphKit

@Suite("Columns in code points")
struct CodePointColumnsTests {
  @Test(
    "count characters where columns of bytes count more than one for each",
    arguments: [
      ("let ä = x", "x", 9), ("/* 👩‍👩 */ x", "x", 11), ("\tlet é = \"日本\"; x", "x", 16), ("a\nö x", "x", 3),
      ("a\r\nö x", "x", 3), ("a\rö x", "x", 3), ("ö\n\n\nö x", "x", 3),
    ])
  func columns(text: String, word: String, expected: Int) throws {
    let place = try #require(Self.place(of: word, in: text))
    #expect(CodePointColumns.measure([place], in: Array(text.utf8)) == [place: expected])
  }

  @Test("are not listed where they are the same", arguments: ["let a = x", "\t\tx", "ä\nx", "x // ä"])
  func same(text: String) throws {
    let place = try #require(Self.place(of: "x", in: text))
    #expect(CodePointColumns.measure([place], in: Array(text.utf8)) == [:])
  }

  @Test("are not listed for places that the file has not any more")
  func gone() {
    let places = [SourceLocation(file: "A", line: 9, column: 5), SourceLocation(file: "A", line: 1, column: 1)]
    #expect(CodePointColumns.measure(places, in: Array("ä".utf8)) == [:])
    #expect(CodePointColumns.measure(places, in: []) == [:])
  }

  /// The place of a word as compilers name it: by the bytes of its line, each column a byte.
  private static func place(of word: String, in text: String) -> NavigationModel.SourceLocation? {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let start = line.range(of: word)?.lowerBound else { continue }
      return SourceLocation(file: "A", line: number + 1, column: line[..<start].utf8.count + 1)
    }
    return nil
  }
}
