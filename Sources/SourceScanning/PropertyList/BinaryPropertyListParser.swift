import Foundation
import NavigationModel

/// Reads property lists in Apple's binary format, version 00.
///
/// The format is described in `CFBinaryPList.c` of Core Foundation: objects refer to each other by number, a table
/// gives their offsets, and a trailer of 32 bytes says how wide those numbers are. Foundation's own reader on Linux
/// copies an object for every reference to it, so that forty objects can exhaust memory. Here, each object is read
/// once.
struct BinaryPropertyListParser {
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  private let offsetTable: Int
  private var values: [Int: PropertyList] = [:]
  /// Objects that are being read: a reference to one of them is a cycle.
  private var open: Set<Int> = []
  /// Bytes that objects may still hold. In a sound list they do not overlap, so together they hold less than the file.
  private var budget: Int

  /// - Throws: a fault at the start of the file, as binary data has no lines.
  static func parse(_ data: Data) throws(FormatFault) -> PropertyList {
    guard var parser = BinaryPropertyListParser(data) else { throw .brokenBinary }
    return try parser.object(parser.root, depth: 0)
  }

  private init?(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.starts(with: "bplist00".utf8), bytes.count >= 8 + Self.trailerSize else { return nil }
    budget = bytes.count
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.integer(bytes, at: trailer + 8, size: 8),
      let root = Self.integer(bytes, at: trailer + 16, size: 8),
      let offsetTable = Self.integer(bytes, at: trailer + 24, size: 8),
      objectCount <= bytes.count, root < objectCount, offsetTable <= trailer - objectCount * offsetSize
    else { return nil }
    self.objectCount = objectCount
    self.root = root
    self.offsetTable = offsetTable
  }

  private mutating func object(_ number: Int, depth: Int) throws(FormatFault) -> PropertyList {
    if let value = values[number] { return value }
    guard depth < PropertyList.depthLimit else { throw .tooDeep(at: .start) }
    guard number < objectCount,
      let offset = Self.integer(bytes, at: offsetTable + number * offsetSize, size: offsetSize),
      offset < bytes.count, open.insert(number).inserted
    else { throw .brokenBinary }
    let value = try object(at: offset, depth: depth)
    open.remove(number)
    values[number] = value
    return value
  }

  /// The upper half of an object's first byte is its type, the lower half a count or, when it is 15, a sign that the
  /// count follows as an integer.
  private mutating func object(at offset: Int, depth: Int) throws(FormatFault) -> PropertyList {
    let type = bytes[offset] >> 4
    guard [0x5, 0x6, 0xA, 0xC, 0xD].contains(type) else { return .other }
    let (count, start) = try countAndStart(of: offset)
    switch type {
    case 0x5:
      return .string(String(decoding: try range(from: start, count: count, width: 1), as: UTF8.self))
    case 0x6:
      let octets = try range(from: start, count: count, width: 2)
      let units = stride(from: octets.startIndex, to: octets.endIndex, by: 2).map {
        UInt16(octets[$0]) << 8 | UInt16(octets[$0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xD:
      let keys = try references(from: start, count: count)
      let values = try references(from: start + count * referenceSize, count: count)
      var entries: [String: PropertyList] = [:]
      for (key, value) in zip(keys, values) {
        guard case .string(let name) = try object(key, depth: depth + 1) else { throw .brokenBinary }
        entries[name] = try object(value, depth: depth + 1)
      }
      return .dictionary(entries)
    default:
      var elements: [PropertyList] = []
      for reference in try references(from: start, count: count) {
        elements.append(try object(reference, depth: depth + 1))
      }
      return .array(elements)
    }
  }

  private func countAndStart(of offset: Int) throws(FormatFault) -> (count: Int, start: Int) {
    let count = Int(bytes[offset] & 0x0F)
    guard count == 0x0F else { return (count, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { throw .brokenBinary }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, let long = Self.integer(bytes, at: offset + 2, size: size) else { throw .brokenBinary }
    return (long, offset + 2 + size)
  }

  private mutating func references(from start: Int, count: Int) throws(FormatFault) -> [Int] {
    let end = try range(from: start, count: count, width: referenceSize).endIndex
    var numbers: [Int] = []
    for place in stride(from: start, to: end, by: referenceSize) {
      guard let number = Self.integer(bytes, at: place, size: referenceSize) else { throw .brokenBinary }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func range(from start: Int, count: Int, width: Int) throws(FormatFault) -> ArraySlice<UInt8> {
    guard count <= bytes.count, start <= bytes.count - count * width, count * width <= budget else {
      throw .brokenBinary
    }
    budget -= count * width
    return bytes[start..<start + count * width]
  }

  /// A big-endian number; nil when it lies outside of the bytes or is larger than any count can be.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}

extension FormatFault {
  fileprivate static let brokenBinary = FormatFault(
    message: "The binary property list is broken.", position: .start)
}
