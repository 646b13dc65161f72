/// What a graph and the lines of a test do not agree in, each as a sentence: nothing where they agree.
public struct Differences: Equatable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// One sentence for each difference.
  public let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// `[]` stands for agreement.
  public init(arrayLiteral lines: String...) { self.lines = lines }

  /// One difference a line, so that a failing test can be read.
  public var description: String { lines.isEmpty ? "no differences" : "\n" + lines.joined(separator: "\n") + "\n" }
}
