import Foundation
import Testing

@testable import NavgraphKit

@Suite("The property lists that a project names")
struct NamedPropertyListTests {
  private func paths(_ settings: String, at path: String = "App/App.xcodeproj/project.pbxproj") -> [String] {
    NamedPropertyLists.paths(in: Data(settings.utf8), ofProjectAt: path)
  }

  @Test(
    "lie beside the project, whatever the setting writes before them",
    arguments: [
      "Share/Share.plist", "\"$(SRCROOT)/Share/Share.plist\"", "\"${PROJECT_DIR}/Share/Share.plist\"",
      "./Share/Share.plist",
    ])
  func beside(_ value: String) {
    #expect(paths("buildSettings = { INFOPLIST_FILE = \(value); };") == ["App/Share/Share.plist"])
  }

  @Test("are each named once, and may lie above the project")
  func sorted() {
    let settings = """
      INFOPLIST_FILE = "../Kit/Kit.plist";
      INFOPLIST_FILE = App.plist;
      INFOPLIST_FILE = App.plist;
      """
    #expect(paths(settings) == ["App/App.plist", "Kit/Kit.plist"])
    #expect(paths(settings, at: "App.xcodeproj/project.pbxproj") == ["App.plist"])
  }

  @Test(
    "are none where the build computes them, where they lie elsewhere, and where the project is cut off",
    arguments: [
      "INFOPLIST_FILE = \"$(TARGET_NAME)/Info.plist\";", "INFOPLIST_FILE = /etc/Info.plist;",
      "INFOPLIST_FILE = App.plist", "INFOPLIST_FILE = \"\";", "GENERATE_INFOPLIST_FILE = YES;",
    ])
  func none(_ settings: String) {
    #expect(paths(settings) == [])
  }
}
