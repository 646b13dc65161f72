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
    guard target is SwiftSourceModuleTarget else { return [] }
    let run = BuildStep(
      tool: try context.tool(named: "navgraph").url, name: target.name, top: context.package.directoryURL)
    return [
      run.command(folders: modules.map(\.directoryURL), files: modules.flatMap { $0.sourceFiles.map(\.url) })
    ]
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
        run.command(folders: [context.xcodeProject.directoryURL], files: target.inputFiles.map(\.url))
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
  func command(folders: [URL], files: [URL]) -> Command {
    let configuration = top.appending(path: ".navgraph.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    return .buildCommand(
      displayName: "Analyzing the navigation of \(name)",
      executable: tool,
      arguments: ["analyze", "--format", "xcode", "--quiet"]
        + (isConfigured ? ["--config", configuration.path] : []) + ["--"] + folders.map(\.path),
      inputFiles: files + (isConfigured ? [configuration] : []),
      // Whatever is declared here and is no Swift file becomes a resource of the target. Nothing has to be.
      outputFiles: [])
  }
}
