import Foundation
import TestSupport
import Testing

/// `.ci/download`, with a `curl` that takes files from a folder.
@Suite("The download")
struct DownloadTests {
  @Test("is loaded once, and gives the path of the program")
  func load() throws {
    let release = try Release()
    let outcome = try release.download()
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "\(release.folder.path)/cache/owner-navgraph-1.2.3/bin/navgraph\n")
    #expect(
      try release.loaded().allSatisfy { $0.hasPrefix("https://github.com/owner/navgraph/releases/download/v1.2.3/") })
    let before = try release.loaded()
    #expect(try release.download().output == outcome.output)
    #expect(try release.loaded() == before)
    #expect(try release.folder.names(in: "cache") == ["owner-navgraph-1.2.3"])
  }

  @Test("takes what it has kept only with the checksum that is asked for")
  func keptChecksum() throws {
    let release = try Release()
    _ = try release.download()
    try release.expectRefusal(try release.download(["NAVGRAPH_SHA256": String(repeating: "0", count: 64)]))
  }

  @Test("refuses an archive whose checksum is another one than the release says")
  func wrongChecksum() throws {
    let release = try Release()
    // Of each line, the sum alone becomes another one.
    let sums = try release.folder.text(of: "release/SHA256SUMS").split(separator: "\n").map { line in
      String(line.prefix(64).reversed()) + line.dropFirst(64)
    }
    try release.folder.write(sums.joined(separator: "\n") + "\n", to: "release/SHA256SUMS")
    try release.expectRefusal(try release.download())
  }

  @Test("refuses an archive of which the release says no checksum")
  func missingChecksum() throws {
    let release = try Release()
    try release.folder.write("", to: "release/SHA256SUMS")
    try release.expectRefusal(try release.download())
  }

  @Test("refuses an archive whose checksum is another one than the caller says")
  func otherChecksum() throws {
    let release = try Release()
    try release.expectRefusal(try release.download(["NAVGRAPH_SHA256": String(repeating: "0", count: 64)]))
  }

  @Test("says which address has no archive")
  func missingArchive() throws {
    let outcome = try Release().download(["NAVGRAPH_VERSION": "9.9.9"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("https://github.com/owner/navgraph/releases/download/v9.9.9/navgraph-9.9.9-"))
  }

  @Test(
    "loads nothing for a version or a repository that could lead elsewhere",
    arguments: [["NAVGRAPH_VERSION": "1.2.3/../../x"], ["NAVGRAPH_REPOSITORY": "owner/navgraph/../x"]])
  func strangeNames(environment: [String: String]) throws {
    let release = try Release()
    #expect(try release.download(environment).status == 1)
    #expect(try release.loaded().isEmpty)
  }
}

/// The step of the action for GitHub that gets navgraph.
@Suite("The navgraph of the action")
struct ActionProgramTests {
  @Test("is the download")
  func download() throws {
    let release = try Release()
    let outcome = try release.get(build: "false")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      try release.folder.text(of: "step")
        == "program=\(release.folder.path)/navgraph/owner-navgraph-1.2.3/bin/navgraph\n")
    #expect(try !release.loaded().isEmpty)
  }

  @Test("is built only where that is asked for")
  func build() throws {
    let release = try Release()
    let outcome = try release.get(build: "true")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try release.folder.text(of: "step") == "program=/built/navgraph\n")
    #expect(try release.loaded().isEmpty)
  }

  @Test("is nothing where the download is another one than the caller says")
  func wrongChecksum() throws {
    let release = try Release()
    let outcome = try release.get(build: "false", ["NAVGRAPH_SHA256": String(repeating: "0", count: 64)])
    #expect(outcome.status == 1)
    #expect(try release.folder.text(of: "step").isEmpty)
  }
}

/// A release with one program for all systems.
private struct Release {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "navgraph-1.2.3/bin/navgraph": "#!/bin/sh\necho 1.2.3\n",
      "loaded": "", "step": "",
      // What belongs to building, and builds nothing.
      "bin/pkg-config": "#!/bin/sh\n", "bin/swift": "#!/bin/sh\necho /built\n",
      "bin/curl": """
      #!/bin/sh
      # The address is the last argument.
      while [ $# -gt 1 ]; do
        if [ "$1" = --output ]; then file=$2; fi
        shift
      done
      printf '%s\\n' "$1" >>"$TOP/loaded"
      exec cp "$TOP/release/${1##*/}" "$file"
      """,
    ])
    let outcome = try CommandLineTool.shell(
      """
      chmod +x bin/* navgraph-1.2.3/bin/navgraph && mkdir release
      for system in linux-x86_64 linux-aarch64 macos-universal; do
        tar -czf release/navgraph-1.2.3-$system.tar.gz navgraph-1.2.3 || exit 1
      done
      cd release
      if command -v sha256sum >/dev/null; then sha256sum *.tar.gz; else shasum --algorithm 256 *.tar.gz; fi >SHA256SUMS
      """, in: folder)
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  func download(_ environment: [String: String] = [:]) throws -> CommandLineTool.Outcome {
    try run("exec \"$CHECKOUT/.ci/download\" cache", environment)
  }

  /// Gets navgraph as the action does.
  func get(build: String, _ environment: [String: String] = [:]) throws -> CommandLineTool.Outcome {
    let action = [
      "GITHUB_ACTION_PATH": Checkout.path(of: ".github/actions/analyze"), "NAVGRAPH_BUILD": build,
      "RUNNER_TEMP": folder.path, "GITHUB_OUTPUT": folder.path(of: "step"),
    ]
    return try run("exec \"$GITHUB_ACTION_PATH/get\"", action.merging(environment) { $1 })
  }

  private func run(_ line: String, _ environment: [String: String]) throws -> CommandLineTool.Outcome {
    let all = [
      "CHECKOUT": Checkout.path(of: ""), "TOP": folder.path, "NAVGRAPH_VERSION": "1.2.3",
      "NAVGRAPH_REPOSITORY": "owner/navgraph", "PATH": "\(folder.path(of: "bin")):/usr/local/bin:/usr/bin:/bin",
    ]
    return try CommandLineTool.shell(line, in: folder, environment: all.merging(environment) { $1 })
  }

  /// The addresses that were loaded.
  func loaded() throws -> [String] { try folder.text(of: "loaded").split(separator: "\n").map(String.init) }

  func expectRefusal(_ outcome: CommandLineTool.Outcome, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(outcome.status == 1, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.error.contains("it is not used"), sourceLocation: sourceLocation)
    #expect(try folder.names(in: "cache").isEmpty, sourceLocation: sourceLocation)
  }
}

extension TemporaryFolder {
  /// The names of all that is in a folder of the folder, sorted.
  fileprivate func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: name)).sorted()
  }
}
