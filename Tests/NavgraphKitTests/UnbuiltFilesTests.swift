import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Files in no target")
struct UnbuiltFilesTests {
  /// Files that the project lists, enough for one more to be an exception.
  private static let listed = (1...9).map { "App/Screen\($0).swift" }

  private static func file(_ path: String) -> FileFacts { FileFacts(path: path, content: .swift(SwiftFacts())) }

  /// A project of one target.
  private static func project(
    _ path: String = "App.xcodeproj/project.pbxproj", files: [String] = listed, folders: [String] = [],
    synchronized: [String] = [], unplaced: [String] = []
  ) -> FileFacts {
    let target = ProjectFacts.Target(name: "App", isTest: false, files: files, folders: folders)
    return FileFacts(
      path: path,
      content: .project(ProjectFacts(targets: [target], synchronizedFolders: synchronized, unplacedFiles: unplaced)))
  }

  /// What is in no target among the listed files, another one and what says what is built.
  private func unbuilt(
    _ other: String = "App/Old.swift", beside project: FileFacts..., otherTools: Set<String> = [],
    asked: Set<String> = []
  ) -> Set<String> {
    let files = (Self.listed + [other]).map(Self.file)
    return UnbuiltFiles.paths(among: files + project, foldersOfOtherTools: otherTools, besides: asked)
  }

  @Test(
    "are those around a project that none of its targets lists",
    arguments: ["App/Old.swift", "App/Screen1.storyboard", "Other/Screen1.swift", "App/Base.lproj/Old.xib"])
  func leftover(path: String) {
    #expect(unbuilt(path, beside: Self.project()) == [path])
  }

  @Test("are none where no project is, or where only a package is")
  func noProject() {
    #expect(unbuilt() == [])
    #expect(unbuilt(beside: Self.project("Package.swift")) == [])
  }

  @Test("are none that a second project lists, wherever its folder is")
  func secondProject() {
    let other = Self.project("Tools/Tool.xcodeproj/project.pbxproj", files: ["../App/Old.swift"])
    #expect(unbuilt(beside: Self.project(), other) == [])
  }

  @Test("are none that lie outside of the folder of every project")
  func elsewhere() {
    let project = Self.project("App/App.xcodeproj/project.pbxproj", files: (1...9).map { "Screen\($0).swift" })
    #expect(unbuilt("Other/Old.swift", beside: project) == [])
    #expect(unbuilt("App/Old.swift", beside: project) == ["App/Old.swift"])
  }

  @Test("are none in a folder that the project takes as it is, whatever its targets have of it")
  func synchronizedFolders() {
    #expect(unbuilt(beside: Self.project(synchronized: ["App"])) == [])
    #expect(unbuilt(beside: Self.project(synchronized: ["Kit"])) == ["App/Old.swift"])
  }

  @Test("are none that a target has with a whole folder")
  func folders() {
    #expect(unbuilt(beside: Self.project(folders: ["App"])) == [])
    #expect(unbuilt(beside: Self.project(folders: [""])) == [])
    #expect(unbuilt("App/Scenes/Old.storyboard", beside: Self.project(files: Self.listed + ["App/Scenes"])) == [])
    #expect(unbuilt(beside: Self.project(folders: ["Ap"])) == ["App/Old.swift"])
  }

  @Test("are none that a package or another tool may build")
  func otherTools() {
    #expect(unbuilt(beside: Self.project(), Self.project("App/Package.swift", files: [])) == [])
    #expect(unbuilt(beside: Self.project(), Self.project("Kit/Package.swift", files: [], folders: ["../App"])) == [])
    #expect(unbuilt(beside: Self.project(), otherTools: ["App"]) == [])
    #expect(unbuilt(beside: Self.project(), otherTools: [""]) == [])
    #expect(unbuilt(beside: Self.project(), otherTools: ["Pod"]) == ["App/Old.swift"])
  }

  /// A package in the folder `Kit`, whose manifest names all of its targets.
  private static func package(_ folders: String...) -> FileFacts {
    let targets = folders.map { ProjectFacts.Target(name: "Kit", isTest: $0.hasPrefix("Tests"), folders: [$0]) }
    var project = ProjectFacts(targets: targets)
    project.listsAllTargets = true
    return FileFacts(path: "Kit/Package.swift", content: .project(project))
  }

  @Test(
    "are those in a package that names all of its targets, beside the folders of these",
    arguments: [
      ("Kit/Sources/Old/Old.swift", true), ("Kit/Old.swift", true), ("Kit/Sources/Old.swift", true),
      ("Kit/Sources/Kit/New.swift", false), ("Kit/src/Kit/New.swift", false), ("Kit/Ui/New.swift", false),
      ("Kit/Tests/KitTests/Test.swift", false), ("Kit/Source/Ui/New.swift", true),
    ])
  func package(path: String, isUnbuilt: Bool) {
    let package = Self.package("Sources/Kit", "Ui", "Tests/KitTests")
    #expect(unbuilt(path, beside: Self.project(), package) == (isUnbuilt ? [path] : []))
    #expect(unbuilt(path, beside: package) == [])
    // A tool around the package builds the package by its manifest, one within it may build anything.
    #expect(unbuilt(path, beside: Self.project(), package, otherTools: [""]) == (isUnbuilt ? [path] : []))
    #expect(unbuilt(path, beside: Self.project(), package, otherTools: ["Kit"]) == [])
  }

  @Test("are none in the folder of sources of a package with one target, which needs no folder of its own")
  func onlyTarget() {
    let package = Self.package("Sources/Kit", "Tests/KitTests")
    #expect(unbuilt("Kit/Sources/New.swift", beside: Self.project(), package) == [])
    #expect(unbuilt("Kit/Old.swift", beside: Self.project(), package) == ["Kit/Old.swift"])
  }

  @Test("are none that the project names in other letters, in another language or at a place of one machine")
  func otherNames() {
    #expect(unbuilt(beside: Self.project(files: Self.listed + ["app/old.swift"])) == [])
    #expect(
      unbuilt(
        "App/Base.lproj/Main.storyboard", beside: Self.project(files: Self.listed + ["App/en.lproj/Main.storyboard"]))
        == [])
    #expect(unbuilt(beside: Self.project(unplaced: ["Old.swift"])) == [])
  }

  @Test("are translations of a document that the project has without any")
  func leftTranslations() {
    let project = Self.project(files: Self.listed + ["App/Main.storyboard"])
    #expect(unbuilt("App/fr.lproj/Main.storyboard", beside: project) == ["App/fr.lproj/Main.storyboard"])
  }

  @Test("are none where a project cannot be read, or leaves out so much that it seems not to list what it builds")
  func doubt() {
    let broken = FileFacts(path: "Kit.xcodeproj/project.pbxproj", content: .nothing)
    #expect(unbuilt(beside: Self.project(), broken) == [])
    #expect(unbuilt(beside: Self.project(files: Array(Self.listed.dropLast()))) == [])
  }

  @Test("are none that are asked for")
  func asked() {
    #expect(unbuilt(beside: Self.project(), asked: ["App/Old.swift"]) == [])
  }

  @Test("are told by the manifests of tools that work beside Xcode")
  func manifests() throws {
    let folder = try TemporaryFolder([
      "Bazel/BUILD.bazel": "", "Gen/project.yml": "", "Pod/Kit.podspec": "", "Tuist/Project.swift": "",
      "App/A.swift": "", "App/build.swift": "",
    ])
    let discovery = FileDiscovery(root: try AnalysisRoot(paths: [folder.path]), include: [], exclude: [])
    #expect(discovery.discover().foldersOfOtherTools == ["Bazel", "Gen", "Pod", "Tuist"])
  }

  /// A project that compiles nine files in the folder `App`.
  private static let projectText = """
    // !$*UTF8*$!
    { objects = {
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
    S = {isa = PBXSourcesBuildPhase; files = (\((1...9).map { "B\($0)" }.joined(separator: ", "))); };
    G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
    A = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (
      \((1...9).map { "F\($0)" }.joined(separator: ", "))
    ); };
    P = {isa = PBXProject; mainGroup = G; targets = (T); };
    \((1...9).map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }.joined(separator: "\n"))
    \((1...9).map { "F\($0) = {isa = PBXFileReference; path = Screen\($0).swift; sourceTree = \"<group>\"; };" }
      .joined(separator: "\n"))
    }; rootObject = P; }
    """

  @Test("are left out and named, unless a pattern includes them")
  func analysis() throws {
    let folder = try TemporaryFolder(["Shop/App.xcodeproj/project.pbxproj": Self.projectText])
    for number in 1...9 {
      try folder.write("class Screen\(number): UIViewController {}", to: "Shop/App/Screen\(number).swift")
    }
    try folder.write("class Screen1: UIViewController {}", to: "Shop/App/Old.swift")
    let result = try analyze(folder)
    #expect(result.metrics.filesInNoTarget == ["App/Old.swift"])
    #expect(result.metrics.files["swift"] == 9)
    #expect(result.nodes.count == 9)

    let everything = try analyze(folder, include: ["Old.swift"])
    #expect(everything.metrics.filesInNoTarget == nil)
    #expect(everything.nodes.count == 10)
  }

  private func analyze(_ folder: TemporaryFolder, include: [String] = []) throws -> AnalysisResult {
    try Analysis(AnalysisRequest(paths: [folder.path(of: "Shop")], include: include)).run()
  }
}
