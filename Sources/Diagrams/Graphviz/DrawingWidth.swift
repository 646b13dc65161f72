/// Widens a drawing where the words under it would be cut off.
///
/// Graphviz measures words with narrow letters, and viewers have wider fonts. In boxes the margin has room for that; the
/// words under a narrow picture end at its edge.
struct DrawingWidth {
  /// How far right the words under the drawing can reach, in points from where its coordinates begin.
  private var wordsEnd = 0.0

  /// Takes the words in a line of text under the drawing.
  mutating func add(_ textElement: Substring) {
    guard textElement.contains("text-anchor=\"start\""), let text = TextElement(textElement) else { return }
    let letter = textElement.contains("font-weight=\"bold\"") ? 0.66 : 0.6
    wordsEnd = max(wordsEnd, text.place.x + Double(text.characters) * text.fontSize * letter)
  }

  /// The lines of the document with room for the words: the first two of the `svg` element, and the ground.
  func applied(to output: [String]) -> [String] {
    guard let size = output.firstIndex(where: { $0.hasPrefix("<svg ") }), output.indices.contains(size + 1),
      let ground = output.firstIndex(where: { $0.hasPrefix("<polygon ") }),
      let box = Curve(points: Self.numbers(in: output[size + 1])).points.last,
      let frame = LabelPlacement.Rectangle(around: Curve(pathElement: Substring(output[ground])).points)
    else { return output }
    // As much room on the right as there is on the left of where coordinates begin.
    let missing = wordsEnd - frame.minX - frame.maxX
    guard missing > 0 else { return output }
    var output = output
    let width = Int((box.x + missing).rounded(.up))
    output[size] = output[size].replacing(#/ width="[0-9.]+pt"/#, with: " width=\"\(width)pt\"")
    output[size + 1] = output[size + 1].replacing(
      /viewBox="([0-9.]+) ([0-9.]+) [0-9.]+ ([0-9.]+)"/
    ) { "viewBox=\"\($0.1) \($0.2) \((box.x + missing).inHundredths) \($0.3)\"" }
    let (edge, moved) = (" \(frame.maxX.inHundredths),", " \((frame.maxX + missing).inHundredths),")
    output[ground] = output[ground].replacing(edge, with: moved)
    return output
  }

  /// The last pair of numbers of ` viewBox="0.00 0.00 620.00 440.00"` is the size.
  private static func numbers(in line: String) -> [Curve.Point] {
    guard let start = line.range(of: "viewBox=\"")?.upperBound else { return [] }
    let numbers = line[start...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Curve.Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
