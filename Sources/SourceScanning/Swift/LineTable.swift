import NavigationModel

/// The offsets at which lines start, for turning an offset into a line and a column.
///
/// It replaces the converter of SwiftSyntax, which walks the whole tree once more to find the lines.
struct LineTable {
  private let starts: [Int]

  init(_ source: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    starts.reserveCapacity(source.count / 32)
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(offset)
      } else if byte == UInt8(ascii: "\r"), offset >= source.count || source[offset] != UInt8(ascii: "\n") {
        starts.append(offset)
      }
    }
    self.starts = starts
  }

  /// The position of a byte, counted from zero.
  func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }
}
