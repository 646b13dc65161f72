import NavigationModel

/// What differs between a dump that is committed and the app as it is.
public struct DumpDifference: Hashable, Sendable {
  /// A line that is not in both, or one that says what the lines below it belong to.
  struct Line: Hashable {
    enum Mark: String { case added = "+", removed = "-", context = " " }

    var mark: Mark
    var text: String
  }

  /// By what they belong to, in the order of dumps.
  let lines: [Line]

  /// Compares what was with what is.
  public init(from committed: GraphDump, to current: GraphDump) {
    let headings = Set(committed.sections.keys).union(current.sections.keys).sorted()
    lines = headings.flatMap { heading -> [Line] in
      let (before, now) = (committed.sections[heading], current.sections[heading])
      let ways = (before ?? []).symmetricDifference(now ?? []).sorted().map { way in
        Line(mark: now?.contains(way) == true ? .added : .removed, text: GraphDump.indentation + way)
      }
      let mark: Line.Mark = before == nil ? .added : now == nil ? .removed : .context
      return mark == .context && ways.isEmpty ? [] : [Line(mark: mark, text: heading)] + ways
    }
  }

  /// Whether both say the same.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines as `diff -u` marks them, with what is to be done about it.
  ///
  /// - Parameters:
  ///   - file: the file that is committed.
  ///   - remedy: the command that writes it afresh.
  public func text(file: String, remedy: String, style: TextStyle) -> String {
    guard !isEmpty else { return "The navigation matches \(file.visible).\n" }
    let counts = [
      Self.counted(lines.count { $0.mark == .added }, "added"),
      Self.counted(lines.count { $0.mark == .removed }, "removed"),
    ].compactMap(\.self)
    let shown = lines.prefix(Self.mostLines).map { line in
      // What is committed comes from anybody.
      let text = line.mark.rawValue + line.text.visible
      return switch line.mark {
      case .added: style.paint(text, .success)
      case .removed: style.paint(text, .error)
      case .context: text
      }
    }
    let rest = lines.count - shown.count
    return """
      The navigation does not match \(file.visible): \(counts.joined(separator: ", ")).

      \((shown + (rest > 0 ? ["… and \(Wording.count(rest, "more line"))"] : [])).joined(separator: "\n"))

      If these changes are intended, update the file and commit it:
      \(remedy.visible)

      """
  }

  /// Lines that somebody reads in a log.
  private static let mostLines = 200

  private static func counted(_ count: Int, _ what: String) -> String? {
    count == 0 ? nil : "\(Wording.count(count, "line")) \(what)"
  }
}
