import Foundation
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The documents")
struct DocumentationTests {
  @Test("begin with a README that is read in one go")
  func length() throws {
    let lines = try Documentation.document("README.md").text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 150)
  }

  @Test("link to files that are there", arguments: try documents())
  func links(_ document: MarkdownDocument) {
    let folder = Documentation.root.appendingPathComponent(document.path).deletingLastPathComponent()
    for link in document.linkDestinations where !link.hasPrefix("https://") {
      let path = link.prefix { $0 != "#" }
      let file =
        link.hasPrefix("doc:")
        ? Documentation.root.appendingPathComponent("\(Documentation.catalogue)/\(path.dropFirst(4)).md")
        : folder.appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: file.standardizedFileURL.path), "\(link)")
    }
  }

  /// The documents with links that a person follows.
  private static func documents() throws -> [MarkdownDocument] {
    try Documentation.manual()
      + ["Sources/ARCHITECTURE.md", "Samples/README.md", ".github/CONTRIBUTING.md", ".github/CHANGELOG.md"].map {
        try Documentation.document($0)
      }
  }

  @Test("have links that are found")
  func linkForms() {
    let document = MarkdownDocument(
      path: "A.md", text: "[a](B.md#c) and <doc:Guide>\n```\n[no](link)\n```\n![p](p.svg)")
    #expect(document.linkDestinations == ["B.md#c", "doc:Guide", "p.svg"])
  }

  @Test("have each guide on the page that lists them, once")
  func contents() throws {
    let page = try Documentation.guide("navgraph")
    let listed = page.prose.filter { $0.hasPrefix("- <doc:") }.map { String($0.dropFirst(7).dropLast()) }
    let guides = try Documentation.guides().map { $0.path.split(separator: "/").last.map { $0.dropLast(3) } ?? "" }
    #expect(listed.sorted() == guides.filter { $0 != "navgraph" }.map(String.init).sorted())
  }

  @Test(
    "have each rule in the table of the README and in the guide to rules, once, and no others",
    arguments: [("README.md", "What it finds"), ("\(Documentation.catalogue)/WhatItFinds.md", "Rules")])
  func rules(_ path: String, _ heading: String) throws {
    let table = try Documentation.document(path).firstColumns(below: heading).joined()
    let names = table.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    #expect(names.sorted() == RuleManual.identifiers.sorted())
  }

  @Test("suppress rules that there are")
  func suppressions() throws {
    let lines = try Documentation.guides().flatMap { $0.blocks(in: "swift") }.flatMap(\.lines)
    let comments = lines.flatMap { $0.matches(of: /navgraph:(?:disable|enable)(?::\w+)? ([a-z, -]+?)(?: - |$)/) }
    let names = comments.flatMap { $0.1.split(separator: ",").map { $0.drop { $0 == " " } } }.map(String.init)
    #expect(names.count >= 6)
    #expect(Set(names).subtracting(RuleManual.identifiers).subtracting(["all"]) == [])
  }

  @Test("are written in Markdown whose blocks say what they are in", arguments: try Documentation.manual())
  func languages(_ document: MarkdownDocument) {
    for block in document.blocks {
      #expect(["sh", "console", "yaml", "swift", "json", "ruby", "toml"].contains(block.language), "\(block)")
    }
  }
}
