import GraphLinking
import NavigationIdioms
import TestSupport
import Testing

@Suite("Comments that suppress findings, after linking")
struct SuppressionOrderTests {
  @Test("stand in the order of their places, whatever that of the files is")
  func order() {
    let facts = Fixture.scan(
      """
      //- B.swift
      // navgraph:disable all
      // navgraph:enable all
      //- A.swift
      // navgraph:disable:next god-screen
      """)
    for files in [facts, facts.reversed()] {
      let comments = Linker.link(files, idioms: Idioms.all).suppressions
      #expect(comments.map(\.command) == ["disable:next god-screen", "disable all", "enable all"])
      #expect(comments.map(\.location.file) == ["A.swift", "B.swift", "B.swift"])
    }
  }
}
