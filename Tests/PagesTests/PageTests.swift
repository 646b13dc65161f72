import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import Pages

@Suite("The page")
struct PageTests {
  @Test("Its policy names its script, and lets no other run")
  func policy() throws {
    let folder = try TemporaryFolder(["script.js": ClientFiles.script])
    let hash = try Self.sha256(of: folder.path(of: "script.js"))
    #expect(ClientFiles.scriptHash == "sha256-\(hash)", "a script was changed: this belongs into ClientFiles")
    #expect(Page.policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
  }

  @Test("It is one file that asks for no other, and the same bytes each time")
  func oneFile() throws {
    let page = try PageApp.shop.page()
    let again = try PageApp.shop.page()
    #expect(page == again)
    #expect(!page.contains("src=") && !page.contains("<link") && !page.contains("@import") && !page.contains("url("))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("{{"))
  }

  @Test("Of an app as large as the largest public ones it has less than 4 MB")
  func size() throws {
    let page = try PageApp.large.page()
    #expect(page.utf8.count < 4 << 20)
  }

  @Test("Names from the sources command no log of a CI service")
  func commands() throws {
    var app = PageApp.shop
    app.root = "##[error]x"
    app.add("##vso[task.owned]", in: "##teamcity[owned]")
    let page = try app.page()
    for command in String.logCommands { #expect(!page.contains("##\(command)")) }
    #expect(page.contains("task.owned") && page.contains("teamcity[owned]"))
  }

  @Test("Names from the sources cannot end the data, begin an element or replace a mark of the page")
  func names() throws {
    var app = PageApp.shop
    app.root = "</title><script>alert(1)</script>{{script}}"
    app.add("</script><!--<script>alert(2)//", in: "{{style}}")
    let page = try app.page()
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("alert(1)</script>") && !page.contains("</script><!--"))
    #expect(page.contains("{{script}}") && page.contains("{{style}}"))
  }

  /// In base 64.
  private static func sha256(of file: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "sha256sum \"$0\" 2>/dev/null || shasum -a 256 \"$0\"", file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let digits = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).prefix(64)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
