import TestSupport

/// A block of a document that shows commands behind a `$`, each with what it prints.
struct Transcript: Sendable {
  /// A command with its output.
  struct Step: Sendable {
    let command: String
    /// The lines that are shown. A line `…` stands for any lines.
    var output: [String] = []
  }

  let steps: [Step]

  init(_ block: MarkdownDocument.CodeBlock) {
    var steps: [Step] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    self.steps = steps
  }
}

extension Transcript.Step {
  /// What was printed, with `…` for the lines that the document leaves out, so that it is the document's output where
  /// that is right.
  func shortened(_ printed: [String]) -> [String] {
    guard let gap = output.firstIndex(of: "…") else { return printed }
    let (head, tail) = (gap, output.count - gap - 1)
    guard printed.count >= head + tail else { return printed }
    return printed.prefix(head) + ["…"] + printed.suffix(tail)
  }
}
