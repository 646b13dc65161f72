import Foundation
import PackagePlugin

/// `swift package navgraph …`: navgraph on the package, with the arguments of its command line.
@main
struct NavgraphCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "navgraph")
    try NavgraphRun(tool: tool.url, folder: context.package.directoryURL, arguments: arguments).wait()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgraphCommandPlugin: XcodeCommandPlugin {
    /// The same from Xcode's menu. Xcode passes the chosen targets, but navgraph analyzes the whole app.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: "navgraph")
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try NavgraphRun(
        tool: tool.url, folder: context.xcodeProject.directoryURL, arguments: extractor.remainingArguments
      ).wait()
    }
  }
#endif

/// A run of navgraph in a folder.
private struct NavgraphRun {
  let tool: URL
  let folder: URL
  let arguments: [String]

  /// Runs navgraph. If it fails, the plugin reports an error, so that the command fails, too.
  func wait() throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["analyze"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("navgraph found errors")
    case (_, let status): Diagnostics.error("navgraph ended with status \(status)")
    }
  }
}
