/// Widens a drawing where the words under it would be cut off, and its ground so that it reaches the edges.
///
/// Graphviz measures words with narrow letters, and viewers have wider fonts. In boxes the margin has room for that; the
/// words under a narrow picture end at its edge. Since the size of the picture is in whole points, viewers leave a strip of a
/// fraction of a point beside it, which is light around a dark picture.
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
    var output = output
    let added = max(0, missing)
    if added > 0 {
      output[size] = output[size].replacing(
        #/ width="[0-9.]+pt"/#, with: " width=\"\(Int((box.x + added).rounded(.up)))pt\"")
      output[size + 1] = output[size + 1].replacing(
        /viewBox="([0-9.]+) ([0-9.]+) [0-9.]+ ([0-9.]+)"/
      ) { "viewBox=\"\($0.1) \($0.2) \((box.x + added).inHundredths) \($0.3)\"" }
    }
    let (left, right) = ((frame.minX - 2).inHundredths, (frame.maxX + added + 2).inHundredths)
    let (top, bottom) = ((frame.minY - 2).inHundredths, (frame.maxY + 2).inHundredths)
    output[ground] = output[ground].replacing(
      /points="[^"]*"/,
      with: "points=\"\(left),\(bottom) \(left),\(top) \(right),\(top) \(right),\(bottom) \(left),\(bottom)\"")
    return output
  }

  /// The last pair of numbers of ` viewBox="0.00 0.00 620.00 440.00"` is the size.
  private static func numbers(in line: String) -> [Curve.Point] {
    guard let start = line.range(of: "viewBox=\"")?.upperBound else { return [] }
    let numbers = line[start...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Curve.Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
