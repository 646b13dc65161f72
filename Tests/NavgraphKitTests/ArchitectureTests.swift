import Foundation
import TestSupport
import Testing

/// The table of the modules in `Sources/ARCHITECTURE.md`, as the compiler cannot hold it.
@Suite("The architecture")
struct ArchitectureTests {
  /// What the files of a module may import, beside Swift's own modules.
  private static let allowedImports: [String: Set<String>] = [
    "NavigationModel": [],
    "SourceScanning": [
      "NavigationModel", "SwiftSyntax", "SwiftParser", "Foundation", "FoundationXML",
    ],
    "NavigationIdioms": ["NavigationModel"],
    "GraphLinking": ["NavigationModel", "OrderedCollections"],
    "GraphAnalysis": ["NavigationModel"],
    "Reporting": ["NavigationModel", "Foundation"],
    "Diagrams": ["NavigationModel", "CGraphviz", "Foundation"],
    "Pages": ["NavigationModel", "Foundation"],
    "NavgraphKit": [
      "NavigationModel", "SourceScanning", "NavigationIdioms", "GraphLinking", "GraphAnalysis", "Reporting", "Diagrams",
      "Pages", "CCrashGuard", "Foundation", "Yams",
    ],
    "NavgraphCommandPlugin": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
    "NavgraphBuildToolPlugin": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
    "navgraph-benchmark": ["NavgraphKit", "NavigationModel", "SwiftParser", "ArgumentParser", "Foundation"],
    "navgraph-fuzz": [
      "NavgraphKit", "NavigationModel", "SourceScanning", "NavigationIdioms", "GraphLinking", "CLibFuzzer",
      "Foundation",
    ],
    "navgraph": ["NavgraphKit", "ArgumentParser", "Foundation"],
  ]

  /// The modules that may touch the world outside of their arguments.
  private static let modulesWithInputAndOutput: Set<String> = [
    "NavgraphKit", "navgraph", "navgraph-benchmark", "navgraph-fuzz", "NavgraphCommandPlugin",
    "NavgraphBuildToolPlugin",
  ]

  /// The words that input and output, the environment, the clock and chance begin with.
  private static let worldlyWords: Set<String> = [
    "FileManager", "FileHandle", "ProcessInfo", "Process", "URLSession", "UserDefaults", "Bundle", "CommandLine",
    "print", "debugPrint", "readLine", "fopen", "fputs", "getenv", "setenv", "contentsOfFile", "Date", "Thread",
    "DispatchQueue", "SystemRandomNumberGenerator", "UUID",
  ]

  /// Initializers that read files, whose words alone are innocent.
  private static let worldlyCalls = ["Data(contentsOf:", "String(contentsOf:"]

  @Test("has the modules of the table, and no others")
  func modules() throws {
    // The C targets have no Swift files.
    let names = try SourceFolder.all().filter { !$0.files.isEmpty }.map(\.module)
    #expect(Set(names) == Set(Self.allowedImports.keys))
  }

  @Test("lets no module import what the table does not allow, so that siblings never import siblings")
  func imports() throws {
    for folder in try SourceFolder.all() {
      let allowed = Self.allowedImports[folder.module] ?? []
      for file in folder.files {
        let forbidden = file.imports.subtracting(allowed)
        #expect(forbidden == [], "\(file.path) must not import \(forbidden.sorted().joined(separator: ", "))")
      }
    }
  }

  @Test("keeps input and output, the clock and chance in NavgraphKit and the executable")
  func inputAndOutput() throws {
    for folder in try SourceFolder.all() where !Self.modulesWithInputAndOutput.contains(folder.module) {
      for file in folder.files {
        let uses = Self.worldlyUses(in: file)
        #expect(uses == [], "\(file.path) must not use \(uses.joined(separator: ", "))")
      }
    }
  }

  @Test("promises no library, whose users every change of a module could break")
  func products() throws {
    let package = SourceText(path: "Package.swift", text: try Documentation.document("Package.swift").text)
    let products = try #require(package.code.firstMatch(of: /products: \[([\s\S]*?)\n {2}\]/)?.1)
    #expect(Set(products.matches(of: /\.(\w+)\(/).map { String($0.1) }) == ["executable", "plugin"])
  }

  @Test("would see what it looks for")
  func detection() {
    let file = SourceText(
      path: "A.swift",
      text: """
        // import Comment and print("x")
        import struct Foundation.Data
        @testable import Reporting
        public import Yams
        let words = "FileManager in a string"
        let manager = FileManager.default
        let text = try String(contentsOf: url)
        /* print(1)
           ProcessInfo */
        let printer = printAll(x)
        """)
    #expect(file.imports == ["Foundation", "Reporting", "Yams"])
    #expect(Self.worldlyUses(in: file) == ["FileManager", "String(contentsOf:"])
  }

  private static func worldlyUses(in file: SourceText) -> [String] {
    file.words.intersection(worldlyWords).sorted() + worldlyCalls.filter(file.code.contains)
  }
}

/// The Swift files of one module.
private struct SourceFolder {
  let module: String
  let files: [SourceText]

  static func all() throws -> [SourceFolder] {
    // This file lies in Tests/NavgraphKitTests.
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    return try names.filter { !$0.contains(".") }.map { name in
      let folder = root.appendingPathComponent(name)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      let files = try paths.sorted().map { path in
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        return SourceText(path: "Sources/\(name)/\(path)", text: text)
      }
      return SourceFolder(module: name, files: files)
    }
  }
}

/// A Swift file without comments and simple string literals.
private struct SourceText {
  let path: String
  let code: String

  init(path: String, text: String) {
    self.path = path
    let withoutBlocks = text.replacing(/\/\*[\s\S]*?\*\//, with: "")
    let lines = withoutBlocks.split(separator: "\n").map { line in
      line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    }
    self.code = lines.joined(separator: "\n")
  }

  var imports: Set<String> {
    let pattern = /^\s*(?:@\w+\s+|\w+\s+)?import\s+(?:struct\s+|class\s+|enum\s+|func\s+|protocol\s+|var\s+)?(\w+)/
    return Set(code.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.1) })
  }

  var words: Set<String> { Set(code.matches(of: /\w+/).map { String($0.0) }) }
}
