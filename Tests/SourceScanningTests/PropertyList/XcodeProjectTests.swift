import Foundation
import NavigationModel
import SourceScanning
import Testing

@Suite("An Xcode project")
struct XcodeProjectTests {
  private func scan(_ text: String) -> FileFacts {
    XcodeProjectScanner.scan(Data(text.utf8), path: "Shop.xcodeproj/project.pbxproj")
  }

  /// The targets of a project with those objects.
  private func targets(_ objects: String) -> [ProjectFacts.Target]? { project(objects)?.targets }

  private func project(_ objects: String) -> ProjectFacts? {
    let scanned = scan(
      """
      // !$*UTF8*$!
      {
      	archiveVersion = 1;
      	objectVersion = 77;
      	objects = {
      \(objects)
      	};
      	rootObject = P /* Project object */;
      }
      """)
    if case .project(let facts) = scanned.content { return facts }
    return nil
  }

  /// A project whose only target compiles files with the keys `F1`, `F2` …
  private func oneTarget(files: [String], objects: String) -> [ProjectFacts.Target]? {
    project(files: files, objects: objects)?.targets
  }

  private func project(files: [String], objects: String) -> ProjectFacts? {
    let buildFiles = files.map { "B\($0) = {isa = PBXBuildFile; fileRef = \($0) /* a file */; };" }
    return project(
      """
      T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S); productType = "com.apple.product-type.application"; };
      S = {isa = PBXSourcesBuildPhase; files = (\(files.map { "B\($0)" }.joined(separator: ", "))); };
      \(buildFiles.joined(separator: "\n"))
      \(objects)
      """)
  }

  @Test("A target has the storyboards that its settings name for the property list")
  func storyboardsInSettings() {
    let targets = targets(
      """
      T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; };
      U = {isa = PBXNativeTarget; name = Tool; };
      L = {isa = XCConfigurationList; buildConfigurations = (D, R, X); };
      D = {isa = XCBuildConfiguration; buildSettings = {
        INFOPLIST_KEY_UILaunchStoryboardName = Launch.storyboard;
        INFOPLIST_KEY_UIMainStoryboardFile = Main;
        INFOPLIST_KEY_UIMainStoryboardFile_iPad = Pad;
        INFOPLIST_KEY_UIMainStoryboardFiles = Other;
      }; };
      R = {isa = XCBuildConfiguration; buildSettings = {
        INFOPLIST_KEY_NSMainStoryboardFile = Desk;
        INFOPLIST_KEY_UILaunchStoryboardName = Launch;
        INFOPLIST_KEY_UIMainStoryboardFile = "";
      }; };
      """)
    #expect(targets?.map(\.mainStoryboards) == [["Desk", "Main", "Pad"], []])
    #expect(targets?.map(\.launchStoryboards) == [["Launch"], []])
  }

  @Test(
    "A target has all settings where no file has some, and the project none for the property lists of all targets",
    arguments: [
      ("buildSettings = {}; ", "buildSettings = {}; ", true),
      ("baseConfigurationReference = F; buildSettings = {}; ", "buildSettings = {}; ", false),
      ("baseConfigurationReference = G; buildSettings = {}; ", "buildSettings = {}; ", true),
      ("buildSettings = {}; ", "baseConfigurationReference = F; buildSettings = {}; ", false),
      ("buildSettings = {}; ", "buildSettings = {INFOPLIST_FILE = Info.plist; }; ", false),
    ])
  func allSettings(ofTarget own: String, ofProject common: String, isKnown: Bool) {
    let targets = targets(
      """
      P = {isa = PBXProject; buildConfigurationList = M; };
      T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      M = {isa = XCConfigurationList; buildConfigurations = (R); };
      D = {isa = XCBuildConfiguration; \(own)};
      R = {isa = XCBuildConfiguration; \(common)};
      F = {isa = PBXFileReference; path = Config/App.xcconfig; };
      G = {isa = PBXFileReference; path = "Target Support Files/Pods-Shop/Pods-Shop.debug.xcconfig"; };
      """)
    #expect(targets?.map(\.hasAllSettings) == [isKnown])
  }

  @Test("A target has the property lists that its settings name, as paths in the folder of the project")
  func propertyLists() {
    let targets = targets(
      """
      T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (D, R); };
      D = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; }; };
      R = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Other.plist; "INFOPLIST_FILE[sdk=iphone*]" = "";
        }; };
      """)
    #expect(targets?.map(\.propertyLists) == [["App/Info.plist", "Other.plist"]])
  }

  @Test("A target has the sources and the resources that lie in its groups, and no others")
  func groups() {
    let targets = targets(
      """
      /* Begin PBXBuildFile section */
      B1 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Cart.swift */; };
      B2 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Main.storyboard */; };
      B3 /* UIKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F4 /* UIKit.framework */; };
      B4 /* CartTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F5 /* CartTests.swift */; };
      /* End PBXBuildFile section */
      F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Cart.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
      F5 = {isa = PBXFileReference; path = CartTests.swift; sourceTree = "<group>"; };
      F6 = {isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
      V1 = {isa = PBXVariantGroup; children = (F2, F3); name = Main.storyboard; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, G3, F4); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (G2, V1, F6); path = "My Shop"; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (F1); name = "A group without a folder"; sourceTree = "<group>"; };
      G3 = {isa = PBXGroup; children = (F5); path = Tests; sourceTree = "<group>"; };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
      R1 = {isa = PBXResourcesBuildPhase; files = (B2); };
      W1 = {isa = PBXFrameworksBuildPhase; files = (B3); };
      S2 = {isa = PBXSourcesBuildPhase; files = (B4); };
      T1 = {isa = PBXNativeTarget; buildPhases = (S1, W1, R1); name = "My Shop"; \
      productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; buildPhases = (S2); name = MyShopTests; \
      productType = "com.apple.product-type.bundle.unit-test"; };
      T3 = {isa = PBXAggregateTarget; buildPhases = (); name = Lint; };
      P = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3); };
      """)
    #expect(
      targets == [
        .init(name: "MyShopTests", isTest: true, files: ["Tests/CartTests.swift"]),
        .init(
          name: "My_Shop", isTest: false,
          files: ["My Shop/Base.lproj/Main.storyboard", "My Shop/Cart.swift", "My Shop/de.lproj/Main.strings"]),
      ])
  }

  @Test("Paths start at the group, at the project or outside; of those of one machine there is the name")
  func sourceTrees() {
    let project = project(
      files: ["F1", "F2", "F3", "F4", "F5", "F6"],
      objects: """
        F1 = {isa = PBXFileReference; path = Group.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = ./Root/Root.swift; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = ../../Shared/Outside.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = /Users/me/Absolute.swift; sourceTree = "<absolute>"; };
        F5 = {isa = PBXFileReference; path = Generated.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        F6 = {isa = PBXFileReference; path = NotInAnyGroup.swift; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, F3, F4, F5); path = App; sourceTree = "<group>"; };
        P = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; };
        """)
    #expect(
      project?.targets.map(\.files) == [["../Shared/Outside.swift", "App/Group.swift", "Root/Root.swift"]])
    #expect(project?.unplacedFiles == ["Absolute.swift", "Generated.swift", "NotInAnyGroup.swift"])
  }

  @Test("A project can keep its files in another folder than its own")
  func projectDirectory() {
    let targets = oneTarget(
      files: ["F1", "F2"],
      objects: """
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = B.swift; sourceTree = SOURCE_ROOT; };
        G0 = {isa = PBXGroup; children = (F1, F2); path = App; sourceTree = "<group>"; };
        P = {isa = PBXProject; mainGroup = G0; projectDirPath = ..; };
        """)
    #expect(targets?.map(\.files) == [["../App/A.swift", "../B.swift"]])
  }

  @Test(
    "Targets of test bundles are tests",
    arguments: [
      ("bundle.unit-test", true), ("bundle.ui-testing", true), ("bundle.ocunit-test", true), ("application", false),
      ("framework", false), ("app-extension", false), ("bundle", false),
    ])
  func tests(productType: String, isTest: Bool) {
    let targets = targets(
      #"T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.\#(productType)"; };"#)
    #expect(targets?.map(\.isTest) == [isTest])
  }

  @Test("A folder that Xcode 16 keeps in step with the disk belongs to its target as a whole")
  func synchronizedFolders() {
    let project = project(
      """
      X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T1; };
      X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (
        Model/Order.swift, "/Localized: Main.storyboard",
      ); target = T2; };
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); path = Shop; sourceTree = "<group>"; };
      G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, G3); sourceTree = "<group>"; };
      G3 = {isa = PBXGroup; children = (G2); path = Extensions; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (G1); };
      T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (); fileSystemSynchronizedGroups = (G2); };
      P = {isa = PBXProject; mainGroup = G0; };
      """)
    #expect(project?.synchronizedFolders == ["Extensions/Widget", "Shop"])
    #expect(
      project?.targets == [
        .init(name: "Shop", isTest: false, folders: ["Shop"]),
        .init(name: "Widget", isTest: false, files: ["Shop/Model/Order.swift"], folders: ["Extensions/Widget"]),
      ])
  }

  @Test("Groups that hold each other come to an end")
  func groupCycle() {
    let targets = oneTarget(
      files: ["F1"],
      objects: """
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, G0); path = a; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G0, F1); path = b; sourceTree = "<group>"; };
        P = {isa = PBXProject; mainGroup = G0; };
        """)
    #expect(targets?.map(\.files) == [["a/b/A.swift"]])
  }

  @Test("Groups nested a hundred thousand deep are no trouble")
  func deepGroups() {
    let groups = (0..<100_000).map { "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); };" }
    let targets = oneTarget(
      files: ["G100000"],
      objects: """
        \(groups.joined(separator: "\n"))
        G100000 = {isa = PBXFileReference; path = A.swift; };
        P = {isa = PBXProject; mainGroup = G0; };
        """)
    #expect(targets?.map(\.files) == [["A.swift"]])
  }

  @Test("A project that gives hundreds of files to hundreds of targets is turned away")
  func tooManyFiles() {
    let keys = (0..<750).map { "F\($0)" }
    let files = keys.map { "\($0) = {isa = PBXFileReference; path = \($0).swift; };" }
    let targets = (0..<750).map { "T\($0) = {isa = PBXNativeTarget; name = T\($0); buildPhases = (S); };" }
    let objects = """
      \(files.joined())
      \(targets.joined())
      S = {isa = PBXResourcesBuildPhase; files = (B); };
      B = {isa = PBXBuildFile; fileRef = V; };
      V = {isa = PBXVariantGroup; children = (\(keys.joined(separator: ","))); };
      P = {isa = PBXProject; mainGroup = V; };
      """
    let scanned = scan("{ objects = { \(objects) }; }")
    #expect(scanned.content == .nothing)
    #expect(scanned.issues.map(\.kind) == [.malformed])
  }

  @Test("References to objects that are not there, or are of another kind, say nothing")
  func danglingReferences() {
    let targets = targets(
      """
      T1 = {isa = PBXNativeTarget; name = A; buildPhases = (S1, S9, T1); fileSystemSynchronizedGroups = (S9); };
      T2 = {isa = PBXNativeTarget; name = (B); };
      T3 = {isa = PBXNativeTarget; name = C; buildPhases = S1; };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, B9, (B1), { a = b; }); };
      B1 = {isa = PBXBuildFile; fileRef = F9; };
      P = {isa = PBXProject; mainGroup = G9; };
      """)
    #expect(targets == [.init(name: "A", isTest: false), .init(name: "C", isTest: false)])
  }

  @Test("A project that some tool wrote as XML is read too")
  func xml() {
    let scanned = scan(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
        <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Shop</string></dict>
      </dict></dict></plist>
      """)
    #expect(scanned.content == .project(ProjectFacts(targets: [.init(name: "Shop", isTest: false)])))
  }

  @Test(
    "What is no project is malformed", arguments: ["", "{}", "{ objects = (); }", "<plist><dict/></plist>", "\u{FFFD}"])
  func malformed(text: String) {
    let scanned = scan(text)
    #expect(scanned.content == .nothing)
    #expect(scanned.issues.map(\.kind) == [.malformed])
  }

  @Test("An unresolved merge conflict is named as what it is")
  func mergeConflict() {
    let scanned = scan(
      """
      // !$*UTF8*$!
      { objects = {
      <<<<<<< HEAD
      T1 = {isa = PBXNativeTarget; name = A; };
      =======
      >>>>>>> feature
      }; }
      """)
    #expect(scanned.issues.map(\.message) == ["It holds an unresolved merge conflict."])
    #expect(scanned.issues.first?.location.description == "Shop.xcodeproj/project.pbxproj:3:1")
  }
}
