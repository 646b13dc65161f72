import NavigationModel

/// The columns of places in Unicode code points, for formats that count by those.
///
/// Elsewhere, columns count bytes of UTF-8, as compilers do. The two differ only if the line has non-ASCII text before
/// the place, which requires reading the file.
enum CodePointColumns {
  /// The columns of all places that reports name, where they differ. A file that cannot be read any more has none.
  static func measure(_ result: AnalysisResult, in root: String) -> [SourceLocation: Int] {
    let places = Dictionary(grouping: self.places(in: result), by: \.file)
    return places.reduce(into: [:]) { columns, file in
      do throws(SystemError) {
        let limit = FileKind(path: file.key)?.sizeLimit ?? 0
        let text = try FileSystem.contents(of: AnalysisRoot.join(root, file.key), limit: limit)
        columns.merge(measure(file.value, in: [UInt8](text))) { first, _ in first }
      } catch {}
    }
  }

  /// The places of all issues and findings, also of those that do not count. A finding without one stands at one of its
  /// nodes.
  private static func places(in result: AnalysisResult) -> Set<SourceLocation> {
    let all = result.findings + (result.suppressed ?? []) + (result.baseline?.known ?? [])
    let findings = all.flatMap { finding in
      [finding.location, finding.suppression?.location].compactMap(\.self) + finding.relatedLocations
    }
    let unplaced = Set(all.filter { $0.location == nil }.flatMap(\.nodes))
    let nodes = result.nodes.filter { unplaced.contains($0.id) }.compactMap(\.location)
    return Set(findings + nodes + result.issues.map(\.location))
  }

  /// The columns of the places of one file, where they differ.
  static func measure(_ places: [SourceLocation], in text: [UInt8]) -> [SourceLocation: Int] {
    // Most sources have nothing but ASCII.
    guard text.contains(where: { $0 > 0x7F }) else { return [:] }
    let starts = lineStarts(of: text)
    return places.reduce(into: [:]) { columns, place in
      guard starts.indices.contains(place.line - 1), place.column > 1 else { return }
      let before = text[starts[place.line - 1]...].prefix(place.column - 1)
      // The bytes of a character after its first one look like 10xxxxxx (RFC 3629).
      let continuations = before.count { $0 & 0xC0 == 0x80 }
      if continuations > 0 { columns[place] = place.column - continuations }
    }
  }

  /// Where lines begin: behind a line feed, or a carriage return that none follows.
  private static func lineStarts(of text: [UInt8]) -> [Int] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == lineFeed || byte == carriageReturn {
      let isInPair = byte == carriageReturn && index + 1 < text.count && text[index + 1] == lineFeed
      if !isInPair { starts.append(index + 1) }
    }
    return starts
  }
}
