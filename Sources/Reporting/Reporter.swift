import NavigationModel

/// Writes the result of a run in one format. A reporter is a value and touches no file.
public protocol Reporter: Sendable {
  /// What can keep a report from being made: nothing for formats that are plain text.
  associatedtype Failure: Error

  /// The word for the format on the command line, such as `json`.
  static var identifier: String { get }

  /// What the format is good for, in a sentence.
  static var summary: String { get }
  /// Whether it shows the graph itself, of which a part can be selected.
  static var showsGraph: Bool { get }

  /// Makes a reporter with its default settings.
  init()

  /// The report. It ends with a line feed unless it is empty, as some formats are when there is nothing to say. The
  /// same report gives the same bytes.
  ///
  /// - Throws: What the format's encoder throws.
  func render(_ report: Report) throws(Failure) -> String
}

extension Reporter {
  /// Most reports cover all findings.
  public static var showsGraph: Bool { false }

  /// The report on a result of which nothing more is known.
  public func render(_ result: AnalysisResult) throws(Failure) -> String { try render(Report(result)) }
}
