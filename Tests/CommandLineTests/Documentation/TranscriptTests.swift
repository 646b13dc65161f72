import Foundation
import TestSupport
import Testing

@Suite("What the documents show of runs")
struct TranscriptTests {
  /// The documents that show runs.
  static let documents = (try? Documentation.manual().filter { !$0.blocks(in: "console").isEmpty }) ?? []

  @Test("is what navgraph prints to who writes the files and runs the commands of a document", arguments: documents)
  func output(_ document: MarkdownDocument) throws {
    let folder = try TemporaryFolder.withSamples()
    for block in document.blocks {
      if block.language == "yaml", let name = block.fileName { try folder.write(block.text, to: name) }
      guard block.language == "console" else { continue }
      for step in Transcript(block).steps {
        let outcome = try CommandLineTool.shell(
          "navgraph() { \"$NAVGRAPH\" \"$@\"; }; { \(step.command); } 2>&1", in: folder)
        var lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        #expect(step.shortened(lines) == step.output, "\(block): \(step.command)")
      }
    }
  }

  @Test("is shown in the README and in the guides that answer questions")
  func found() {
    #expect(
      Set(Self.documents.map(\.path)).isSuperset(
        of: [
          "README.md", "\(Documentation.catalogue)/AskingQuestions.md", "\(Documentation.catalogue)/GettingStarted.md",
        ]))
  }

  @Test("may leave out lines, but none of those that it shows")
  func gaps() {
    let step = Transcript.Step(command: "navgraph", output: ["a", "…", "d"])
    #expect(step.shortened(["a", "b", "c", "d"]) == ["a", "…", "d"])
    #expect(step.shortened(["a", "b", "c"]) == ["a", "…", "c"])
    #expect(step.shortened(["a"]) == ["a"])
  }

  @Test("of the JSON document is in the document that the tool writes, and every field of that is explained")
  func json() throws {
    let guide = try Documentation.guide("JSONDocument")
    let example = try object(try #require(guide.blocks(in: "json").first).text)
    let folder = try TemporaryFolder.withSamples()
    let written = try object(CommandLineTool.run("analyze", "Samples/Coordinators", "--json", "-", in: folder).output)
    #expect(example.count == 4)
    for (field, elements) in example {
      let all = try texts(of: written[field])
      for text in try texts(of: elements) { #expect(all.contains(text), "not in \(field): \(text)") }
    }
    let explained = guide.firstColumns(below: "Field guide").flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
    #expect(Set(written.keys).subtracting(explained) == [])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Each element of a list in one form.
  private func texts(of list: Any?) throws -> [String] {
    try (try #require(list as? [Any])).map { element in
      String(decoding: try JSONSerialization.data(withJSONObject: element, options: .sortedKeys), as: UTF8.self)
    }
  }

  @Test("of the sample's picture is what the command draws, wherever Graphviz puts it")
  func picture() throws {
    let folder = try TemporaryFolder.withSamples()
    let outcome = try CommandLineTool.run(
      "analyze", "Samples/Coordinators", "--quiet", "--svg", "navigation.svg", in: folder)
    #expect(outcome.status == 0)
    let tracked = try folder.text(of: "Samples/Coordinators/navigation.svg")
    #expect(words(of: tracked).count > 50)
    #expect(
      words(of: try folder.text(of: "navigation.svg")) == words(of: tracked),
      "Run: swift run navgraph analyze Samples/Coordinators --svg Samples/Coordinators/navigation.svg")
  }

  /// The words of boxes and lines, sorted: other versions of Graphviz lay them out another way.
  private func words(of svg: String) -> [String] {
    svg.matches(of: /<(?:title|text)[^>]*>([^<]*)</).map { String($0.1) }.sorted()
  }
}

extension TemporaryFolder {
  /// A folder with a copy of the samples, in which commands of the documents can write what they want.
  fileprivate static func withSamples() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Documentation.root.appendingPathComponent("Samples").path, toPath: folder.path(of: "Samples"))
    return folder
  }
}
