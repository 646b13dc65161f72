import NavigationModel

/// Puts the result of a run into words for a person or another program. A reporter is a value and writes to no file.
public protocol Reporter: Sendable {
  /// The word for the format on the command line, such as `json`.
  static var identifier: String { get }

  /// What the format is good for, in a sentence.
  static var summary: String { get }

  /// Makes a reporter with its default settings.
  init()

  /// The report, which ends with a line feed. The same result gives the same bytes.
  ///
  /// - Throws: What the format's encoder throws; the formats that are plain text throw nothing.
  func render(_ result: AnalysisResult) throws -> String
}
