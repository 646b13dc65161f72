import Foundation
import GraphLinking
import NavgraphKit
import NavigationIdioms
import NavigationModel
import SourceScanning

/// A part of the analysis that the fuzzer feeds with arbitrary bytes.
enum FuzzTarget: String, CaseIterable {
  case swift, storyboard, propertyList, project, package, program, configuration, baseline

  /// The target that the environment names. Without one there is nothing to do.
  static let chosen: FuzzTarget? = ProcessInfo.processInfo.environment["NAVGRAPH_FUZZ"].flatMap(FuzzTarget.init)

  /// Runs the part with an input. It must return for any input.
  func run(_ input: Data) {
    switch self {
    case .swift: _ = SourceScanner.scan(input, path: "App.swift")
    case .storyboard: _ = SourceScanner.scan(input, path: "Main.storyboard")
    case .propertyList: _ = SourceScanner.scan(input, path: "Info.plist")
    case .project: _ = SourceScanner.scan(input, path: "App.xcodeproj/project.pbxproj")
    case .package: _ = SourceScanner.scan(input, path: "Package.swift")
    case .program: _ = Linker.link(Self.files(in: input), idioms: Idioms.all)
    case .configuration: analyze(besides: [".navgraph.yml": input])
    case .baseline: analyze(besides: [".navgraph-baseline.json": input], baseline: ".navgraph-baseline.json")
    }
  }

  /// An input as files, with a line that begins with `//-` between them. Those of XML are storyboards.
  private static func files(in input: Data) -> [FileFacts] {
    let parts = "\n\(String(decoding: input, as: UTF8.self))".components(separatedBy: "\n//-").prefix(8)
    return parts.enumerated().map { index, marked in
      let part = marked.drop { $0 != "\n" }.dropFirst()
      return SourceScanner.scan(
        Data(part.utf8), path: part.hasPrefix("<?xml") ? "\(index).storyboard" : "\(index).swift")
    }
  }

  private func analyze(besides files: [String: Data], baseline: String? = nil) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-fuzz-\(getpid())")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.app.utf8).write(to: folder.appendingPathComponent("App.swift"))
      for (path, data) in files { try data.write(to: folder.appendingPathComponent(path)) }
    } catch {
      fatalError("the folder for temporary files cannot be written: \(error)")
    }
    var request = AnalysisRequest(paths: [folder.path])
    if let baseline { request.gate.baseline = folder.appendingPathComponent(baseline).path }
    // An error is a correct answer.
    guard let analysis = try? Analysis(request) else { return }
    _ = try? analysis.run { _ in }
  }

  private static let app = """
    class List: UIViewController { func open() { present(Detail(), animated: true) } }
    class Detail: UIViewController { func close() { navigationController?.pushViewController(List(), animated: true) } }
    """
}
