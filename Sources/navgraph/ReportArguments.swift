import ArgumentParser
import NavgraphKit

extension ReportFormat: ExpressibleByArgument {
  /// A format by its name.
  public init?(argument: String) {
    self.init(name: argument)
  }

  /// The name.
  public var defaultValueDescription: String { name }

  /// The names of all formats, for the help and for the message about an unknown format.
  public static var allValueStrings: [String] { all.map(\.name) }

  /// The shells complete the names.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// `NAME=FILE`: a report format and the file to write.
struct ReportArgument {
  let document: Document

  /// Reads the argument of `--report`.
  ///
  /// - Throws: A `ValidationError` with the problem.
  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ValidationError("'\(argument)' is not of the form NAME=FILE, such as sarif=navigation.sarif.")
    }
    document = Document(.report(try Self.format(parts[0])), to: DocumentDestination(argument: parts[1]))
  }

  /// The format of a name.
  ///
  /// - Throws: A `ValidationError` that suggests the nearest name.
  static func format(_ name: String) throws -> ReportFormat {
    if let format = ReportFormat(name: name) { return format }
    if ["svg", "dot", "html"].contains(name) {
      throw ValidationError("'\(name)' is not a report; use --\(name) FILE to write it.")
    }
    throw ValidationError("There is no format '\(name)'; \(ReportFormat.hint(for: name))")
  }
}
