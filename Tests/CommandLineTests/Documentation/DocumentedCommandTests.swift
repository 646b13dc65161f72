import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import navgraph

@Suite("The commands of the documents")
struct DocumentedCommandTests {
  /// A command with the place where a document has it.
  struct DocumentedCommand: Sendable, CustomTestStringConvertible {
    let place: String
    let arguments: [String]

    var testDescription: String { "\(place): navgraph \(arguments.joined(separator: " "))" }
  }

  static let commands: [DocumentedCommand] = {
    guard let documents = try? Documentation.manual() else { return [] }
    return documents.flatMap(commands(in:))
  }()

  private static func commands(in document: MarkdownDocument) -> [DocumentedCommand] {
    let lines =
      document.blocks.flatMap { block -> [(String, String)] in
        let place = block.description
        switch block.language {
        case "sh": return block.lines.map { (place, $0) }
        case "console": return Transcript(block).steps.map { (place, $0.command) }
        // What the script of a job runs.
        case "yaml": return block.lines.map { (place, String($0.drop { " -".contains($0) })) }
        default: return []
        }
      } + document.codeVoices.filter { $0.hasPrefix("navgraph ") && !names($0) }.map { (document.path, $0) }
    return lines.flatMap { place, line in
      ShellWords.commands(in: line).compactMap { ShellWords.arguments(of: $0, to: "navgraph") }
        .map { DocumentedCommand(place: place, arguments: $0) }
    }
  }

  /// Whether a sentence only names a command, without what that needs.
  private static func names(_ words: String) -> Bool {
    NavgraphCommand.configuration.subcommands.contains { "navgraph \($0.configuration.commandName ?? "")" == words }
  }

  @Test("are found in blocks, scripts and prose")
  func found() {
    let all = Self.commands.map { $0.arguments.joined(separator: " ") }
    #expect(all.contains("analyze Samples/Coordinators --svg .build/navigation.svg"), "behind another command")
    #expect(all.contains("analyze App --report gitlab=navigation.json --report junit=navigation.xml"), "in a job")
    #expect(all.contains("analyze App --json -"), "in front of another command")
    #expect(all.contains("list unreached"), "in a table")
    #expect(all.contains("explain god-coordinator"), "in a plugin of SwiftPM")
  }

  @Test("are commands of navgraph", arguments: commands)
  func parsing(_ command: DocumentedCommand) {
    do {
      _ = try NavgraphCommand.parseAsRoot(command.arguments)
    } catch {
      // Help, versions and completions end a program in a clean way.
      #expect(NavgraphCommand.exitCode(for: error) == .success, "\(NavgraphCommand.message(for: error))")
    }
  }

  @Test("would be refused with a word that there is not")
  func refusal() throws {
    #expect(throws: (any Error).self) { try NavgraphCommand.parseAsRoot(["analyze", "App", "--svgg", "a.svg"]) }
    #expect(throws: (any Error).self) { try NavgraphCommand.parseAsRoot(["list", "everything"]) }
  }

  @Test("have each option of each command in their guide, and none that there is not")
  func options() throws {
    let guide = try Documentation.guide("CommandLine")
    let written = Set(guide.codeVoices.flatMap { $0.matches(of: /--([a-z][a-z-]+)/).map { String($0.1) } })
    let tool = try CommandLineInventory.tool.get()
    #expect(tool.options.subtracting(written).subtracting(["help"]) == [], "the guide has not these")
    #expect(written.subtracting(tool.options) == [], "navgraph has not these")
    let rows = guide.firstColumns(below: "Commands").joined()
    #expect(Set(rows.matches(of: /`navgraph ([a-z]+)`/).map { String($0.1) }) == tool.commands)
  }

  @Test("tell the new name of each option that has one, all in one table")
  func oldNames() throws {
    let rows = try Documentation.guide("CommandLine").firstColumns(below: "Old names")
    let told = Set(rows.flatMap { $0.matches(of: /`--([a-z][a-z-]+)/).map { String($0.1) } })
    let tool = try CommandLineInventory.tool.get()
    #expect(!told.isEmpty && told == tool.deprecatedOptions)
  }

  @Test(
    "have no option in any document that there is not, and no deprecated one outside of the table of old names",
    arguments: try Documentation.manual() + [Documentation.document("Sources/ARCHITECTURE.md")])
  func unknownOptions(_ document: MarkdownDocument) throws {
    let written = document.codeVoices.filter { $0.hasPrefix("--") }
      .flatMap { $0.matches(of: /--([a-z][a-z-]+)/).map { String($0.1) } }
    let tool = try CommandLineInventory.tool.get()
    let current = tool.options.subtracting(tool.deprecatedOptions)
    let old = document.firstColumns(below: "Old names").flatMap {
      $0.matches(of: /`--([a-z][a-z-]+)/).map { String($0.1) }
    }
    #expect(Set(written).subtracting(current).subtracting(old) == [])
  }

  @Test("run scripts that are there", arguments: try Documentation.manual())
  func scripts(_ document: MarkdownDocument) {
    let words = document.blocks(in: "sh").flatMap(\.lines).flatMap(ShellWords.commands(in:)).joined()
    for script in words where script.hasPrefix(".ci/") {
      #expect(FileManager.default.isExecutableFile(atPath: Documentation.root.appendingPathComponent(script).path))
    }
  }
}

/// The names of all commands and options, as the tool says them itself.
private struct CommandLineInventory: Decodable, Sendable {
  struct Command: Decodable, Sendable {
    struct Argument: Decodable, Sendable {
      struct Name: Decodable, Sendable {
        let kind: String
        let name: String
      }

      let names: [Name]?
      let shouldDisplay: Bool?
    }

    let commandName: String
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  let command: Command

  /// That of the built tool.
  static let tool = Result {
    let outcome = try CommandLineTool.run("--experimental-dump-help", in: TemporaryFolder())
    return try JSONDecoder().decode(CommandLineInventory.self, from: Data(outcome.output.utf8))
  }

  /// The commands below the root, without the one for help.
  var commands: Set<String> { Set((command.subcommands ?? []).map(\.commandName)).subtracting(["help"]) }

  /// The long names of the options of all commands.
  var options: Set<String> {
    longNames { _ in true }
  }

  /// Those that still work, but that no help shows any more.
  var deprecatedOptions: Set<String> { longNames { $0.shouldDisplay == false }.subtracting(["help"]) }

  private func longNames(_ isWanted: (Command.Argument) -> Bool) -> Set<String> {
    let arguments = ([command] + (command.subcommands ?? [])).flatMap { $0.arguments ?? [] }
    let names = arguments.filter(isWanted).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
    return Set(names)
  }
}
