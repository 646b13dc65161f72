import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The targets of tests")
struct TestTargetTests {
  private func targets(app: [String], tests: [String], folders: [String] = []) -> TestTargets {
    let project = ProjectFacts(targets: [
      ProjectFacts.Target(name: "App", isTest: false, files: app, folders: folders),
      ProjectFacts.Target(name: "AppTests", isTest: true, files: tests),
    ])
    return TestTargets([FileFacts(path: "Sub/App.xcodeproj/project.pbxproj", content: .project(project))])
  }

  @Test("have files that no app has")
  func onlyForTests() {
    let targets = targets(app: ["A.swift"], tests: ["A.swift", "Mocks/B.swift"])
    #expect(targets.buildOnlyForTests("Sub/Mocks/B.swift"))
    #expect(!targets.buildOnlyForTests("Sub/A.swift"))
    #expect(!targets.buildOnlyForTests("Mocks/B.swift"))
  }

  @Test("have no file alone that lies in a folder of an app's target")
  func folders() {
    let targets = targets(app: [], tests: ["App/Deep/B.swift"], folders: ["App"])
    #expect(!targets.buildOnlyForTests("Sub/App/Deep/B.swift"))
  }

  @Test("have what is in their folders of a package, unless a target within that or an app has it")
  func packages() {
    let package = ProjectFacts(targets: [
      ProjectFacts.Target(name: "Kit", isTest: false, folders: ["Sources/Kit", "Specs/Kit"]),
      ProjectFacts.Target(name: "Fakes", isTest: true, folders: ["Sources/Fakes"]),
      ProjectFacts.Target(name: "KitSpecs", isTest: true, folders: ["Specs"]),
    ])
    let app = ProjectFacts(targets: [
      ProjectFacts.Target(name: "App", isTest: false, files: ["Kit/Sources/Fakes/Shared.swift"])
    ])
    let targets = TestTargets([
      FileFacts(path: "Kit/Package.swift", content: .project(package)),
      FileFacts(path: "App.xcodeproj/project.pbxproj", content: .project(app)),
    ])
    #expect(targets.buildOnlyForTests("Kit/Sources/Fakes/Deep/Fake.swift"))
    #expect(targets.buildOnlyForTests("Kit/Specs/Helper.swift"))
    #expect(!targets.buildOnlyForTests("Kit/Specs/Kit/View.swift"))
    #expect(!targets.buildOnlyForTests("Kit/Sources/Kit/View.swift"))
    #expect(!targets.buildOnlyForTests("Kit/Sources/Fakes/Shared.swift"))
    #expect(!targets.buildOnlyForTests("Sources/Fakes/Fake.swift"))
  }

  @Test("do not have what an app builds in a folder that is only called like theirs")
  func appFiles() {
    let targets = targets(
      app: [
        "BloodTests/B.swift", "BloodTests/Main.storyboard", "A.swift", "Pods/XTests/C.swift", "BloodTests/d.png",
        "UITests/Stub.swift", "UITests/BloodTests/Stub.swift",
      ],
      tests: ["BloodTests/Mock.swift"])
    #expect(targets.appFilesInTestFolders() == ["Sub/BloodTests/B.swift", "Sub/BloodTests/Main.storyboard"])
  }

  @Test("decide in an analysis what is read")
  func analysis() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "List.swift": "class List: UIViewController {}",
      "BloodTests/Blood.swift": "class Blood: UIViewController {}", "Mock.swift": "class Mock: UIViewController {}",
    ])
    let result = try Analysis(AnalysisRequest(paths: [folder.path])).run()
    #expect(result.graph.nodes.map(\.name) == ["Blood", "List"])
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (A, B, M); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = BloodTests/Blood.swift; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = Mock.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
      U = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (V); };
      S = { isa = PBXSourcesBuildPhase; files = (F, H); };
      V = { isa = PBXSourcesBuildPhase; files = (K); };
      F = { isa = PBXBuildFile; fileRef = A; };
      H = { isa = PBXBuildFile; fileRef = B; };
      K = { isa = PBXBuildFile; fileRef = M; };
    }; rootObject = P; }
    """
}
