import ArgumentParser
import NavgraphKit

/// `navgraph init`: a configuration to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a \(Configuration.fileName) in which everything stands that can be said, behind comment signs.")

  @Argument(help: "The folder to write it to; the current one, where this is left out.", completion: .directory)
  var folder = ""

  @Flag(help: "Replace a configuration that is there.")
  var force = false

  @Flag(help: "Write no configuration, but print the JSON schema by which editors check one.")
  var schema = false

  func run() throws {
    try CommandExit.afterFailure { () throws(AnalysisError) in
      if schema {
        try StandardStream.output.write(ConfigurationSchema.text())
      } else {
        Notice.wrote(file: try ConfigurationFile.begin(in: folder, isReplacing: force)).post()
      }
    }
  }
}
