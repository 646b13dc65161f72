import Testing

@testable import SourceScanning

@Suite("Names of modules and paths of projects")
struct ModuleNameTests {
  @Test(
    "A module's name is an identifier made of the target's",
    arguments: [
      ("Shop", "Shop"), ("My Shop", "My_Shop"), ("Shop-iOS", "Shop_iOS"), ("2048", "_048"), ("Größe", "Größe"),
      ("a.b+c", "a_b_c"), ("_Kit", "_Kit"), ("", ""),
    ])
  func moduleNames(target: String, module: String) {
    #expect(ModuleName.identifier(ofTarget: target) == module)
  }

  @Test(
    "Paths within folders are put together without detours",
    arguments: [
      ("", "", ""), ("", "A", "A"), ("A", "", "A"), ("A", "B/C", "A/B/C"), ("A/B", "../C", "A/C"),
      ("A", "../../C", "../C"),
      ("..", "../C", "../../C"), ("A", "./B//C/.", "A/B/C"), ("A", "..", ""),
    ])
  func paths(base: String, path: String, joined: String) {
    #expect(RelativePath.joining(base, path) == joined)
  }

  @Test("An absolute path means nothing elsewhere", arguments: ["/A", "~/A"])
  func absolutePaths(path: String) {
    #expect(RelativePath.joining("B", path) == nil)
  }
}
