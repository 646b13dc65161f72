import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Discovery")
struct FileDiscoveryTests {
  @Test("finds the files that say something about navigation, sorted, and no others")
  func kinds() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": "", "App/Cell.xib": "", "App/A.swift": "", "App/App-Info.plist": "", "App/Info.plist": "",
      "App/Settings.plist": "", "App/A.m": "", "App.xcodeproj/project.pbxproj": "", "Other/project.pbxproj": "",
      "Package.swift": "", "Package@swift-5.9.swift": "", "README.md": "",
    ])
    let files = try discover(folder).files
    #expect(
      files.map(\.path) == [
        "App.xcodeproj/project.pbxproj", "App/A.swift", "App/App-Info.plist", "App/Cell.xib", "App/Info.plist",
        "App/Main.storyboard", "Package.swift",
      ])
    #expect(
      files.map(\.kind) == [
        .xcodeProject, .swift, .infoPropertyList, .xib, .infoPropertyList, .storyboard, .packageManifest,
      ])
  }

  @Test("finds the property lists that a project names, in the folders that were asked for")
  func namedPropertyLists() throws {
    let folder = try TemporaryFolder([
      "App/App.xcodeproj/project.pbxproj":
        "INFOPLIST_FILE = Share/Share.plist; INFOPLIST_FILE = Gone.plist; INFOPLIST_FILE = ../Kit/Kit.plist;",
      "App/Share/Share.plist": "", "App/Share/Colors.plist": "", "Kit/Kit.plist": "",
    ])
    #expect(
      try paths(folder, at: ["App"]) == ["App.xcodeproj/project.pbxproj", "Share/Share.plist"])
    #expect(
      try discover(folder).files.map(\.path) == [
        "App/App.xcodeproj/project.pbxproj", "App/Share/Share.plist", "Kit/Kit.plist",
      ])
  }

  @Test("does not leave the root for what a project names in a folder that is a link")
  func namedThroughLink() throws {
    let other = try TemporaryFolder(["Share.plist": ""])
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "INFOPLIST_FILE = Share/Share.plist;"])
    try folder.link("Share", to: other.path)
    #expect(try paths(folder) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test("counts the files in Objective-C that it does not read, and not those of other people")
  func objectiveC() throws {
    let folder = try TemporaryFolder([
      "App/A.m": "", "App/B.mm": "", "App/A.h": "", "App/C.swift": "", "Pods/Other/D.m": "",
    ])
    #expect(try discover(folder).objectiveC == ["App/A.m", "App/B.mm"])
  }

  @Test(
    "leaves out tests, other people's code and what builds leave behind",
    arguments: [
      "AppTests", "Tests", "AppUITests", "tests", "__tests__", "Pods", "Carthage", ".build", "build", "DerivedData",
      "checkouts",
      "SourcePackages", "node_modules", "vendor", ".git", ".hidden", "de.xcloc", "Kit.framework", "Kit.xcframework",
      "Kit.bundle", "fastlane", "Preview Content", "Play.playground",
    ])
  func defaultExcludes(name: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "\(name)/B.swift": "", "App/\(name)/Deep/C.swift": ""])
    #expect(try paths(folder) == ["App/A.swift"])
  }

  @Test(
    "takes folders for code of the app whose names only look like tests or builds",
    arguments: ["Contests", "ABTests", "Testing", "Builds", "TestFlight", "Vendors", "Latests"])
  func lookalikes(name: String) throws {
    let folder = try TemporaryFolder(["\(name)/A.swift": ""])
    #expect(try paths(folder) == ["\(name)/A.swift"])
  }

  @Test("analyzes a folder that is asked for, whatever its name is")
  func rootNamedLikeTests() throws {
    let folder = try TemporaryFolder(["Tests/A.swift": "", "Tests/Tests/B.swift": "", "Pods/Kit/C.swift": ""])
    #expect(try paths(folder, at: ["Tests"]) == ["A.swift"])
    #expect(try paths(folder, at: ["Tests", "Pods/Kit"]) == ["Pods/Kit/C.swift", "Tests/A.swift"])
  }

  @Test("brings back with include patterns what is left out by default, and nothing beside it")
  func includeWinsOverDefaults() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "Pods/Kit/B.swift": "", "Pods/Kit/Tests/C.swift": "", "Pods/Other/D.swift": "",
      ".build/checkouts/Kit/E.swift": "", "README.md": "",
    ])
    #expect(
      try paths(folder, include: ["Pods/Kit"]) == ["App/A.swift", "Pods/Kit/B.swift", "Pods/Kit/Tests/C.swift"])
    #expect(try paths(folder, include: [".build/**/E.swift"]) == [".build/checkouts/Kit/E.swift", "App/A.swift"])
  }

  @Test("leaves out with exclude patterns whatever else asks for it")
  func excludeWinsOverAll() throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "App/Gen/B.swift": "", "Pods/Kit/C.swift": ""])
    #expect(try paths(folder, exclude: ["Gen"]) == ["App/A.swift"])
    #expect(try paths(folder, include: ["Pods"], exclude: ["Pods", "App/Gen"]) == ["App/A.swift"])
    #expect(try paths(folder, at: ["App/A.swift", "App/Gen"], exclude: ["A.swift"]) == ["Gen/B.swift"])
  }

  @Test("takes patterns relative to the common folder of several paths")
  func severalPaths() throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "Kit/Sources/B.swift": "", "Other/C.swift": ""])
    let discovery = try discovery(folder, at: ["App", "Kit/Sources"])
    #expect(discovery.root.folder == folder.path)
    #expect(discovery.discover().files.map(\.path) == ["App/A.swift", "Kit/Sources/B.swift"])
    #expect(try paths(folder, at: ["App", "Kit/Sources"], exclude: ["/App"]) == ["Kit/Sources/B.swift"])
  }

  @Test("counts a file once that several paths lead to")
  func overlappingPaths() throws {
    let folder = try TemporaryFolder(["App/Deep/A.swift": ""])
    #expect(try paths(folder, at: ["App", "App/Deep", "App/Deep/A.swift", "App"]) == ["Deep/A.swift"])
  }

  #if os(Linux)
    @Test("tells files apart whose names are the same text in other bytes, as only some file systems do")
    func normalization() throws {
      let folder = try TemporaryFolder(["Caf\u{E9}.swift": ""])
      try folder.write("", to: "Cafe\u{301}.swift")
      #expect(
        try paths(folder).map { Array($0.utf8).count } == ["Cafe\u{301}.swift", "Caf\u{E9}.swift"].map(\.utf8.count))
    }
  #endif

  @Test("takes the folder of a single file as the root")
  func singleFile() throws {
    let folder = try TemporaryFolder(["App/ATests.swift": "", "App/B.swift": ""])
    let discovery = try discovery(folder, at: ["App/ATests.swift"])
    #expect(discovery.root.folder == folder.path(of: "App"))
    #expect(discovery.discover().files.map(\.path) == ["ATests.swift"])
  }

  @Test("says of a file that was named and that navgraph does not read that it does not")
  func unknownKind() throws {
    let folder = try TemporaryFolder(["README.md": "", "A.swift": ""])
    let outcome = try discovery(folder, at: ["README.md", "A.swift"]).discover()
    #expect(outcome.files.map(\.path) == ["A.swift"])
    #expect(outcome.issues.map(\.kind) == [.malformed])
    #expect(outcome.issues.map(\.location.file) == ["README.md"])
  }

  @Test("refuses a path that does not exist")
  func missingPath() throws {
    let folder = try TemporaryFolder()
    #expect(throws: AnalysisError.noSuchPath(folder.path(of: "Nowhere"))) {
      try AnalysisRoot(paths: [folder.path, folder.path(of: "Nowhere")])
    }
  }

  @Test("counts a localised storyboard once: from Base, else English, else the first language")
  func localizations() throws {
    let folder = try TemporaryFolder([
      "A/de.lproj/Main.storyboard": "", "A/Base.lproj/Main.storyboard": "", "A/en.lproj/Main.storyboard": "",
      "B/fr.lproj/Main.storyboard": "", "B/en.lproj/Main.storyboard": "", "B/Main.storyboard": "",
      "C/ja.lproj/Cell.xib": "", "C/it.lproj/Cell.xib": "", "C/it.lproj/Other.xib": "",
    ])
    #expect(
      try paths(folder) == [
        "A/Base.lproj/Main.storyboard", "B/Main.storyboard", "B/en.lproj/Main.storyboard", "C/it.lproj/Cell.xib",
        "C/it.lproj/Other.xib",
      ])
  }

  @Test("does not go in cycles, and says nothing of links to what it finds anyway")
  func symlinkCycle() throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    try folder.link("App/Again", to: "..")
    try folder.link("App/Self", to: "Self")
    try folder.link("App/B.swift", to: "A.swift")
    let outcome = try discover(folder)
    #expect(outcome.files.map(\.path) == ["App/A.swift"])
    #expect(outcome.issues == [])
  }

  @Test("does not leave the root through links, and says so where that leaves something out")
  func symlinkOutOfRoot() throws {
    let other = try TemporaryFolder(["Lib/B.swift": "", "notes.txt": ""])
    let folder = try TemporaryFolder(["App/A.swift": ""])
    try folder.link("App/Lib", to: other.path(of: "Lib"))
    try folder.link("App/B.swift", to: other.path(of: "Lib/B.swift"))
    try folder.link("App/notes.txt", to: other.path(of: "notes.txt"))
    try folder.link("Pods", to: other.path)
    let outcome = try discover(folder)
    #expect(outcome.files.map(\.path) == ["App/A.swift"])
    #expect(outcome.issues.map(\.location.file) == ["App/B.swift", "App/Lib"])
    #expect(outcome.issues.areThereAndAll { $0.message.contains("out of the analyzed folders") })
  }

  @Test("follows a link that is itself the path that was asked for")
  func symlinkAsRoot() throws {
    let folder = try TemporaryFolder(["Real/A.swift": ""])
    try folder.link("Link", to: "Real")
    let discovery = try discovery(folder, at: ["Link"])
    #expect(discovery.root.name == "Real")
    #expect(discovery.discover().files.map(\.path) == ["A.swift"])
  }

  @Test("reports a link to nowhere if a file of interest should be there")
  func danglingLink() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link("gone.txt", to: "nowhere")
    #expect(try discover(folder).issues.map(\.location.file) == ["Gone.swift"])
  }

  @Test("reports what is no regular file instead of waiting for it")
  func namedPipe() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(mkfifo(folder.path(of: "Pipe.swift"), 0o600) == 0)
    let outcome = try discover(folder)
    #expect(outcome.files.map(\.path) == ["A.swift"])
    #expect(outcome.issues.map(\.kind) == [.unreadable])
  }

  @Test("leaves out Swift files that are larger than anybody writes, and says so")
  func tooLarge() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.write(Data(repeating: UInt8(ascii: "\n"), count: (8 << 20) + 1), to: "Huge.swift")
    let outcome = try discover(folder)
    #expect(outcome.files.map(\.path) == ["A.swift"])
    #expect(outcome.issues.map(\.kind) == [.tooLarge])
  }

  @Test("finds files that lie deeper than a path may be long for a call stack")
  func deepFolders() throws {
    let path = String(repeating: "d/", count: 500) + "A.swift"
    let folder = try TemporaryFolder([path: ""])
    #expect(try paths(folder) == [path])
  }

  // MARK: - Helpers

  private func discovery(
    _ folder: TemporaryFolder, at paths: [String] = [], include: [String] = [], exclude: [String] = []
  ) throws -> FileDiscovery {
    FileDiscovery(
      root: try AnalysisRoot(paths: paths.isEmpty ? [folder.path] : paths.map(folder.path(of:))),
      include: try include.map { try Glob($0) }, exclude: try exclude.map { try Glob($0) })
  }

  private func discover(_ folder: TemporaryFolder) throws -> FileDiscovery.Outcome {
    try discovery(folder).discover()
  }

  private func paths(
    _ folder: TemporaryFolder, at paths: [String] = [], include: [String] = [], exclude: [String] = []
  ) throws -> [String] {
    try discovery(folder, at: paths, include: include, exclude: exclude).discover().files.map(\.path)
  }
}
