import ArgumentParser
import NavgraphKit

/// `navgraph analyze`: the main job.
struct AnalyzeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract: "Analyzes the navigation of an app. This is the default command.",
    discussion: """
      Prints a summary with findings, and writes the documents that the options name.

      Exit status: 0 if the run passes, 1 if it fails (see --fail-on), 2 if the analysis could not run or a document \
      could not be written, 64 for wrong usage.
      """,
    aliases: ["analyse"]
  )

  @Argument(help: "Folders and files to analyze.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup(title: "Files")
  var files: FileOptions

  @OptionGroup(title: "Gate (these options override the configuration)")
  var gate: GateOptions

  @OptionGroup(title: "Diagram")
  var diagram: DiagramFlags

  @OptionGroup(visibility: .hidden)
  var deprecated: DeprecatedOptions

  func validate() throws {
    let commands = NavgraphCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    if let first = paths.first, let command = AnalysisRequest.command(meantBy: first, among: commands) {
      throw ValidationError("'\(first)' is neither a command nor a file; did you mean 'navgraph \(command)'?")
    }
    try diagram.refuseVainFlags(output.delivery)
  }

  func run() throws {
    deprecated.postNotices()
    diagram.postNotices()
    let status = try CommandExit.afterFailure { () throws(AnalysisError) in
      let analysis = try Analysis(request)
      let progress = ProgressLine(isShown: output.showsProgress)
      let result = try progress.show { report throws(AnalysisError) in try analysis.run(report: report) }
      let report = analysis.report(on: result)
      for remark in analysis.remarks(on: report) { remark.post() }
      let delivery = diagram.applied(to: output.delivery)
      try delivery.check(report)
      let status = delivery.deliver(report, diagram: analysis.configuration.diagram)
      if let file = analysis.newBaseline {
        try BaselineFile.write(result, to: file)
        if !output.quiet { Notice.wrote(file: file).post() }
      }
      return status
    }
    throw ExitCode(status.rawValue)
  }

  private var request: AnalysisRequest {
    AnalysisRequest(
      paths: paths, include: files.include, exclude: files.exclude, configurationFile: files.config,
      assignments: deprecated.assignments + gate.assignments, gate: gate.request, diagram: diagram.settings,
      threads: files.threads)
  }
}
