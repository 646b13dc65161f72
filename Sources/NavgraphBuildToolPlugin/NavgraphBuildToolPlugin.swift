import Foundation
import PackagePlugin

/// Analyzes a target at each build that changes its sources, and lets errors fail the build.
@main
struct NavgraphBuildToolPlugin: BuildToolPlugin {
  /// One command for the target together with the targets of its package that it depends on: transitions lead from
  /// module to module.
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let modules = ([target] + target.recursiveTargetDependencies.filter(context.package.holds))
      .compactMap { $0 as? SwiftSourceModuleTarget }
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let run = BuildStep(
      tool: try context.tool(named: "navgraph").url, name: target.name, top: context.package.directoryURL)
    return [
      run.command(
        folders: modules.map(\.directoryURL), files: modules.flatMap { $0.sourceFiles.map(\.url) },
        outputs: try outputs(of: module, context: context))
    ]
  }

  /// The declared outputs of the command: none, since SwiftPM adds each declared output to the target.
  ///
  /// In a package with a tools version below 6.0, `swift build` silently skips commands without outputs. There, the
  /// command declares an empty Swift file that already exists.
  private func outputs(of module: SwiftSourceModuleTarget, context: PluginContext) throws -> [URL] {
    guard context.package.toolsVersion.major < 6 else { return [] }
    guard try !module.isScript else {
      Diagnostics.error(
        """
        navgraph cannot run for the target \(module.name), a single file with statements outside of functions: name \
        the file main.swift, or begin Package.swift with swift-tools-version 6.0 or newer
        """)
      return []
    }
    let file = context.pluginWorkDirectoryURL.appending(path: "NavgraphHasRun.swift")
    // Writing the file again would make the command run at each build.
    if !FileManager.default.fileExists(atPath: file.path) {
      try "// Stands for the analysis by navgraph, which makes no file.\n"
        .write(to: file, atomically: true, encoding: .utf8)
    }
    return [file]
  }
}

extension SwiftSourceModuleTarget {
  /// Whether the target has a single file, which is the main file only for that reason, so that no file may be added.
  fileprivate var isScript: Bool {
    get throws {
      let files = sourceFiles.filter { $0.type == .source }.map(\.url)
      guard kind == .executable, let file = files.first, files.count == 1 else { return false }
      return try file.lastPathComponent != "main.swift"
        && !String(contentsOf: file, encoding: .utf8).contains("@main")
    }
  }
}

extension Package {
  /// Whether a target is one of the package's own.
  fileprivate func holds(_ target: any Target) -> Bool { targets.contains { $0.id == target.id } }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgraphBuildToolPlugin: XcodeBuildToolPlugin {
    /// One command for the whole project, whose targets may lie anywhere in its folder.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let run = BuildStep(
        tool: try context.tool(named: "navgraph").url, name: target.displayName,
        top: context.xcodeProject.directoryURL)
      return [
        run.command(folders: [context.xcodeProject.directoryURL], files: target.inputFiles.map(\.url), outputs: [])
      ]
    }
  }
#endif

/// The analysis as a step of a build.
private struct BuildStep {
  let tool: URL
  /// What the step is named for.
  let name: String
  /// The folder that holds the configuration, if there is one.
  let top: URL

  /// A command that runs again when one of the files changes, or when it failed.
  func command(folders: [URL], files: [URL], outputs: [URL]) -> Command {
    let configuration = top.appending(path: ".navgraph.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    return .buildCommand(
      displayName: "Analyzing the navigation of \(name)",
      executable: tool,
      arguments: ["analyze", "--format", "xcode", "--quiet"]
        + (isConfigured ? ["--config", configuration.path] : []) + ["--"] + folders.map(\.path),
      inputFiles: files + (isConfigured ? [configuration] : []),
      outputFiles: outputs)
  }
}
