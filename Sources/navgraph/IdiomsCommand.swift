import ArgumentParser
import NavgraphKit

/// `navgraph idioms`: the code patterns that navgraph and the project's configuration define.
struct IdiomsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "idioms",
    abstract: "Lists the idioms: the code patterns that navgraph recognizes as navigation.",
    discussion: """
      To add idioms, use the key 'idioms' of \(Configuration.fileName).

      Exit status: 0, or with --check 1 if an example has other edges than it lists; 2 if the configuration is \
      invalid, 64 for wrong usage.
      """
  )

  @Argument(help: "The name of an idiom; by default, all idioms.", completion: .list(IdiomManual().names))
  var idiom: String?

  @Option(help: "The output format.")
  var format = IdiomManual.Format.text

  @Flag(help: "Analyze the examples of the project's own idioms, and compare the edges with those that they list.")
  var check = false

  @Option(
    help: .init(
      "The configuration to use instead of \(Configuration.fileName) in the current folder.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  func run() throws {
    let manual = try CommandExit.afterFailure { () throws(AnalysisError) in
      try IdiomManual(configurationFile: config)
    }
    if let idiom, !manual.names.contains(idiom) {
      throw ValidationError("There is no idiom '\(idiom)'; \(manual.hint(for: idiom))")
    }
    let status = try CommandExit.afterFailure { () throws(AnalysisError) in
      check ? try self.check(manual) : try show(manual)
    }
    throw ExitCode(status.rawValue)
  }

  private func show(_ manual: IdiomManual) throws(AnalysisError) -> ExitStatus {
    let text = if let idiom { try manual.page(for: idiom, format) ?? "" } else { try manual.overview(format) }
    try StandardStream.output.write(text)
    return .clean
  }

  private func check(_ manual: IdiomManual) throws(AnalysisError) -> ExitStatus {
    let check = IdiomCheck(manual, only: idiom)
    try StandardStream.output.write(check.report)
    return check.status
  }
}

extension IdiomManual.Format: ExpressibleByArgument {}
