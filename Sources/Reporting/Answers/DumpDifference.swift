import NavigationModel

/// The differences between a committed dump and the app.
public struct DumpDifference: Hashable, Sendable {
  /// A line that only one side has, or the heading of such lines.
  struct Line: Hashable {
    enum Mark: String { case added = "+", removed = "-", context = " " }

    var mark: Mark
    var text: String
  }

  /// The lines below their headings, in the order of dumps.
  let lines: [Line]

  /// Compares a committed dump with the current one.
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

  /// Whether both are equal.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines as `diff -u` marks them, with the command that updates the dump.
  ///
  /// - Parameters:
  ///   - file: the committed file.
  ///   - remedy: the command that updates it.
  public func text(file: String, remedy: String, style: TextStyle) -> String {
    guard !isEmpty else { return "The navigation matches \(file.visible).\n" }
    let counts = [
      Self.counted(lines.count { $0.mark == .added }, "added"),
      Self.counted(lines.count { $0.mark == .removed }, "removed"),
    ].compactMap(\.self)
    let shown = lines.prefix(Self.mostLines).map { line in
      // A committed file is untrusted input.
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

  /// A log with more lines helps nobody.
  private static let mostLines = 200

  private static func counted(_ count: Int, _ what: String) -> String? {
    count == 0 ? nil : "\(Wording.count(count, "line")) \(what)"
  }
}
