import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

/// A repository with two apps and two commits, and what is compared by the words of a command.
@Suite("The two sides of a comparison")
struct DifferenceSourceTests {
  private static func screen(_ name: String, _ shown: [String] = []) -> String {
    let body = shown.map { "  func \($0.lowercased())() { present(\($0)(), animated: true) }\n" }.joined()
    return "import UIKit\nclass \(name): UIViewController {\n\(body)}\n"
  }

  /// `App` has a screen more in its second commit, on the branch `topic`.
  private func repository(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      ["App/List.swift": Self.screen("ListVC"), "Other/Map.swift": Self.screen("MapVC")].merging(more) { $1 })
    try git(folder, "init", "-q", "-b", "main", ".")
    try commit(folder, "one")
    try git(folder, "checkout", "-q", "-b", "topic")
    try folder.write(Self.screen("ListVC", ["DetailVC"]) + Self.screen("DetailVC"), to: "App/List.swift")
    try commit(folder, "two")
    return folder
  }

  private func commit(_ folder: TemporaryFolder, _ message: String) throws {
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", message)
  }

  private func git(_ folder: TemporaryFolder, _ arguments: String...) throws {
    let settings = ["user.name=a", "user.email=a@b", "commit.gpgsign=false", "protocol.file.allow=always"]
    let outcome = try ExternalProgram.run(
      "git", ["-C", folder.path(of: ".")] + settings.flatMap { ["-c", $0] } + arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// The names of the screens on both sides.
  private func screens(
    _ base: String, _ head: String? = nil, in folder: TemporaryFolder, path: String = "App"
  ) throws -> [[String]] {
    let request = AnalysisRequest(paths: [folder.path(of: path)])
    let (before, after) = try DifferenceSource(base: base, head: head, request: request).graphs()
    return [before, after.result].map { $0.nodes.filter { $0.kind == .screen }.map(\.name) }
  }

  @Test("are a revision and the files of the same folder as they are")
  func workTree() throws {
    let folder = try repository()
    #expect(try screens("HEAD", in: folder) == [["DetailVC", "ListVC"], ["DetailVC", "ListVC"]])
    #expect(try screens("main", in: folder) == [["ListVC"], ["DetailVC", "ListVC"]])
    #expect(try screens("main", in: folder, path: "Other") == [["MapVC"], ["MapVC"]])
  }

  @Test(
    "are the two of a range, in the words of git",
    arguments: [
      ("main..topic", ["ListVC"], ["DetailVC", "ListVC"]), ("topic..main", ["DetailVC", "ListVC"], ["ListVC"]),
      ("main..", ["ListVC"], ["DetailVC", "ListVC"]), ("..main", ["DetailVC", "ListVC"], ["ListVC"]),
      ("main...topic", ["ListVC"], ["DetailVC", "ListVC"]), ("topic...main", ["ListVC"], ["ListVC"]),
      ("HEAD...HEAD", ["DetailVC", "ListVC"], ["DetailVC", "ListVC"]),
      ("main...", ["ListVC"], ["DetailVC", "ListVC"]),
    ])
  func ranges(range: String, before: [String], after: [String]) throws {
    #expect(try screens(range, in: try repository()) == [before, after])
  }

  @Test("are folders, however many dots their paths have")
  func folders() throws {
    let folder = try repository(["A..B/Help.swift": Self.screen("HelpVC")])
    let (app, other) = (folder.path(of: "Other/../App"), folder.path(of: "A..B"))
    #expect(try screens(app, other, in: folder) == [["DetailVC", "ListVC"], ["HelpVC"]])
    #expect(try screens(other, in: folder) == [["HelpVC"], ["DetailVC", "ListVC"]])
  }

  @Test("are refused where there are none, by the word that was given")
  func unknown() throws {
    let folder = try repository()
    for word in ["../nowhere", "no-such", "main..no-such", "main...no-such", "--help"] {
      let error = try #require(throws: AnalysisError.self) { try screens(word, in: folder) }
      let name = word.hasPrefix("main") ? "no-such" : word
      #expect(error.description.hasPrefix("'\(name)' is not a folder, a saved graph or a revision"))
    }
  }

  @Test("have the files that are not released with the others")
  func notReleased() throws {
    let folder = try repository([
      ".gitattributes": "Tools.swift export-ignore\n", "App/Tools.swift": Self.screen("ToolsVC"),
    ])
    #expect(try screens("HEAD", in: folder)[0] == ["DetailVC", "ListVC", "ToolsVC"])
  }

  @Test("have the submodules that are checked out")
  func submodules() throws {
    let kit = try TemporaryFolder(["Kit.swift": Self.screen("KitVC")])
    try git(kit, "init", "-q", ".")
    try commit(kit, "kit")
    let folder = try repository()
    try git(folder, "submodule", "--quiet", "add", kit.path(of: "."), "App/Kit")
    try commit(folder, "three")
    #expect(try screens("HEAD", in: folder) == [["DetailVC", "KitVC", "ListVC"], ["DetailVC", "KitVC", "ListVC"]])
    #expect(try screens("HEAD~1", in: folder)[0] == ["DetailVC", "ListVC"])
  }

  @Test("are judged by one configuration: that of what is now")
  func configurations() throws {
    let cycle = Self.screen("ListVC", ["DetailVC"]) + Self.screen("DetailVC", ["ListVC"])
    let folder = try repository(["App/.navgraph.yml": "rules: { navigation-cycle: off }"])
    try folder.write(cycle, to: "App/List.swift")
    try commit(folder, "three")
    try folder.write("rules: { navigation-cycle: { severity: error } }", to: "App/.navgraph.yml")
    let request = AnalysisRequest(paths: [folder.path(of: "App")])
    for words in ["HEAD", "HEAD~0.."] {
      let (before, after) = try DifferenceSource(base: words, head: nil, request: request).graphs()
      #expect(before.findings == after.result.findings)
      #expect(before.findings.map(\.severity) == (words == "HEAD" ? [.error] : []))
    }
  }

  @Test("have all their files where a filter of git's fails, such as one whose program is not there")
  func failingFilters() throws {
    let folder = try repository(["App/Film.swift": Self.screen("FilmVC"), "App/a.png": "picture"])
    try folder.write("*.png filter=large.files\nFilm.swift filter=turned\n", to: ".gitattributes")
    try commit(folder, "three")
    // Filters that work are used: what they make of a file is what it says.
    try git(folder, "config", "filter.turned.smudge", "sed s/FilmVC/MovieVC/")
    #expect(try screens("HEAD", in: folder)[0] == ["DetailVC", "ListVC", "MovieVC"])
    for (key, value) in [("smudge", "no-such-program %f"), ("process", "no-such-program"), ("required", "true")] {
      try git(folder, "config", "filter.large.files.\(key)", value)
    }
    #expect(try screens("HEAD", in: folder)[0] == ["DetailVC", "FilmVC", "ListVC"])
  }

  @Test("are said to be there where their files cannot be written, in the words of git")
  func notWritten() throws {
    let folder = try repository()
    let objects = try ExternalProgram.run(
      "git", ["-C", folder.path(of: "."), "rev-parse", "HEAD:App/List.swift"]
    ).output.prefix(40)
    let file = folder.path(of: ".git/objects/\(objects.prefix(2))/\(objects.dropFirst(2))")
    try FileManager.default.removeItem(atPath: file)
    let error = try #require(throws: AnalysisError.self) { try screens("HEAD", in: folder) }
    #expect(error.description.hasPrefix("the files of 'HEAD' cannot be written to a temporary folder"))
    #expect(error.description.contains(objects))
  }

  @Test("leave the index, the work tree and nothing else behind")
  func untouched() throws {
    let folder = try repository()
    try folder.write(Self.screen("NewVC"), to: "App/New.swift")
    try git(folder, "add", "App/New.swift")
    func status() throws -> String {
      try ExternalProgram.run("git", ["-C", folder.path(of: "."), "status", "--porcelain"]).output
    }
    let before = try status()
    #expect(try screens("main", in: folder)[0] == ["ListVC"])
    #expect(try status() == before && before == "A  App/New.swift\n")
  }
}

@Suite("Folders that interrupted runs left over")
struct AbandonedFoldersTests {
  @Test("are removed when they are a day old, and nothing else is")
  func sweep() throws {
    let folder = try TemporaryFolder()
    let (left, other) = (AbandonedFolders.newName, "navgraph-notes")
    for name in [left, other, UUID().uuidString] { try folder.write("", to: "\(name)/files/App/List.swift") }
    let file = "\(AbandonedFolders.newName)"
    try folder.write("", to: file)
    let link = AbandonedFolders.newName
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: link), withDestinationPath: folder.path(of: other))
    let place = URL(fileURLWithPath: folder.path(of: "."))
    func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: place.path)) }
    let all = try names()
    AbandonedFolders(folder: place).sweep()
    #expect(try names() == all)
    AbandonedFolders(folder: place).sweep(now: Date().addingTimeInterval(25 * 60 * 60))
    #expect(try names() == all.subtracting([left]))
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "\(other)/files/App/List.swift")))
  }
}

@Suite("A program that is run")
struct ExternalProgramTests {
  @Test("can say as much as it likes of errors and of anything else", .timeLimit(.minutes(Hang.minutes)))
  func longErrors() throws {
    let script = "head -c 300000 /dev/zero | tr '\\0' e >&2; head -c 300000 /dev/zero | tr '\\0' o; exit 3"
    let outcome = try ExternalProgram.run("sh", ["-c", script])
    #expect(outcome.status == 3 && outcome.errors.count == 300_000 && outcome.output.count == 300_000)
  }

  @Test("has the environment that is asked for, and nothing to read")
  func environment() throws {
    let set = try ExternalProgram.run(
      "sh", ["-c", "cat; echo \"$NAVGRAPH_TEST\""], environment: ["NAVGRAPH_TEST": "x"])
    #expect(set.output == "x\n")
    let home = try ExternalProgram.run("sh", ["-c", "echo \"${HOME-none}\""], environment: ["HOME": String?.none])
    #expect(home.output == "none\n")
  }
}
