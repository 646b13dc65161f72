import ArgumentParser
import NavgraphKit

/// `navgraph idioms`: what navigation looks like in code, as far as navgraph and the project's configuration say.
struct IdiomsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "idioms",
    abstract: "Shows the idioms: what navigation looks like in frameworks, libraries and the project's own code.",
    discussion: """
      A project adds idioms of its own by the key 'idioms' of \(Configuration.fileName).

      Exit status: 0, with --check 1 when an example does not mean what it says, 2 when the configuration cannot be \
      used, 64 for wrong usage.
      """
  )

  @Argument(help: "The name of an idiom; without one all are shown.", completion: .list(IdiomManual().names))
  var idiom: String?

  @Option(help: "The form to show them in.")
  var format = IdiomManual.Format.text

  @Flag(help: "Link the examples of the project's own idioms, and compare the edges with those that they say.")
  var check = false

  @Option(
    help: .init(
      "The configuration to use in place of \(Configuration.fileName) in the current folder.", valueName: "file"),
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
