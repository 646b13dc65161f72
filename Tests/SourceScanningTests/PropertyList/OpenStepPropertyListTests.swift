import Foundation
import NavigationModel
import Testing

@testable import SourceScanning

@Suite("The OpenStep format of property lists")
struct OpenStepPropertyListTests {
  private func parse(_ text: String) throws(FormatFault) -> PropertyList {
    try OpenStepPropertyListParser.parse(Data(text.utf8))
  }

  private func fault(_ text: String) -> FormatFault? {
    do throws(FormatFault) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("Dictionaries, arrays, strings and data, with comments between them")
  func values() throws {
    let list = try parse(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment; with { brackets */
        "quoted key" = "a value"; // to the end of the line
        list = ( one, 'two', (three,), );
        empty = { };
        data = <0fbd77 1c>;
        alone;
      }
      """)
    #expect(
      list
        == .dictionary([
          "archiveVersion": .string("1"), "quoted key": .string("a value"),
          "list": .array([.string("one"), .string("two"), .array([.string("three")])]), "empty": .dictionary([:]),
          "data": .other, "alone": .string("alone"),
        ]))
  }

  @Test("Strings without quotes hold all that paths and identifiers need")
  func unquoted() throws {
    #expect(
      try parse("(Base.lproj/Main.storyboard, com.apple.product-type, $SRCROOT, a_b:c, a//b)").strings
        == ["Base.lproj/Main.storyboard", "com.apple.product-type", "$SRCROOT", "a_b:c", "a//b"])
  }

  @Test("Escapes stand for characters")
  func escapes() throws {
    #expect(try parse(#""a\nb\t\"c\"\\d\'""#) == .string("a\nb\t\"c\"\\d'"))
    #expect(try parse(#""\U00e9\101\Ud83d\ude00\Ud83d\Ude00\q""#) == .string("éA\u{FFFD}ude00😀q"))
    #expect(try parse("\"\\é\\\nx\"") == .string("é\nx"))
    #expect(try parse("\"größe 😀\"") == .string("größe 😀"))
  }

  @Test(
    "A fault has the place where it shows",
    arguments: [
      ("{\n  a = b\n  c = d;\n}", 3, 3), ("{\n  a = (b c);\n}", 2, 10), ("{ a = b;", 1, 1), ("\n(a,", 2, 1),
      ("{ a = \"b; }", 1, 7), ("{ } x", 1, 5), ("/* a", 1, 1), ("{ a = <0g>; }", 1, 9), ("{ a = <00", 1, 7),
      ("", 1, 1), ("{ = a; }", 1, 3), ("{ a = ; }", 1, 7), ("\"\\", 1, 1), ("\"\\U12", 1, 1),
    ])
  func faults(text: String, line: Int, column: Int) {
    #expect(fault(text)?.position == Position(line: line, column: column))
  }

  @Test("Nesting without end is a fault at the level that is too deep")
  func depth() {
    let limit = PropertyList.depthLimit
    #expect(fault(String(repeating: "(", count: limit) + String(repeating: ")", count: limit)) == nil)
    #expect(fault(String(repeating: "(", count: 100_000))?.position == Position(line: 1, column: limit + 1))
    #expect(fault(String(repeating: "{a=", count: 100_000))?.position.line == 1)
  }
}
