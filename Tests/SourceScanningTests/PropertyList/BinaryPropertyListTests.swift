import Foundation
import NavigationModel
import Testing

@testable import SourceScanning

@Suite("The binary format of property lists, put together by hand")
struct BinaryPropertyListTests {
  /// A list of objects with offsets and references of one byte each.
  private func list(objects: [[UInt8]], root: UInt8 = 0, offsets: [UInt8]? = nil) -> Data {
    var data = Data("bplist00".utf8)
    var ownOffsets: [UInt8] = []
    for object in objects {
      ownOffsets.append(UInt8(data.count))
      data.append(contentsOf: object)
    }
    let table = UInt8(data.count)
    let offsets = offsets ?? ownOffsets
    data.append(contentsOf: offsets)
    data.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
    for number in [UInt8(offsets.count), root, table] {
      data.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, number])
    }
    return data
  }

  private func parse(_ data: Data) -> Result<PropertyList, FormatFault> {
    do throws(FormatFault) { return .success(try BinaryPropertyListParser.parse(data)) } catch {
      return .failure(error)
    }
  }

  private let broken = Result<PropertyList, FormatFault>.failure(
    FormatFault(message: "The binary property list is broken.", position: .start))

  @Test("An object that is referred to twice is there twice")
  func sharing() {
    let data = list(objects: [[0xA2, 1, 1], [0x51, UInt8(ascii: "a")]])
    #expect(parse(data) == .success(.array([.string("a"), .string("a")])))
  }

  @Test("Lists that double at every level cost no more than their bytes")
  func doubling() throws {
    let depth: UInt8 = 60
    let objects = (0..<depth).map { [0xA2, $0 + 1, $0 + 1] } + [[0x51, UInt8(ascii: "a")]]
    var value = try parse(list(objects: objects)).get()
    for _ in 0..<depth {
      #expect(value.elements.count == 2)
      value = try #require(value.elements.last)
    }
    #expect(value == .string("a"))
  }

  @Test("A list that holds itself is broken")
  func cycle() {
    #expect(parse(list(objects: [[0xA1, 0]])) == broken)
    #expect(parse(list(objects: [[0xA1, 1], [0xA1, 0]])) == broken)
  }

  @Test("Counts, references and offsets that lead out of the file are broken")
  func outside() {
    #expect(parse(list(objects: [[0xA2, 1]])) == broken)
    #expect(parse(list(objects: [[0xA1, 9]])) == broken)
    #expect(parse(list(objects: [[0x51, 0x61]], root: 9)) == broken)
    #expect(parse(list(objects: [[0x51, 0x61]], offsets: [255])) == broken)
    #expect(parse(list(objects: [[0x5F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]])) == broken)
    #expect(parse(list(objects: [[0x6F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == broken)
    #expect(parse(list(objects: [[0x5F, 0x1F]])) == broken)
  }

  @Test("A key that is no string is broken")
  func keys() {
    #expect(parse(list(objects: [[0xD1, 1, 1], [0x10, 7]])) == broken)
  }

  @Test("Many objects that lie over the same bytes are broken")
  func overlap() {
    let long: [UInt8] = [0xAF, 0x10, 100] + (1...100).map { UInt8($0) }
    let data = list(objects: [long], offsets: Array(repeating: 8, count: 101))
    #expect(parse(data) == broken)
  }

  @Test("Whatever byte is changed, the parser comes to an end")
  func changedBytes() throws {
    let list: [String: Any] = ["a": ["b", "é", 1] as [Any], "c": ["d": true]]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let sound = try parse(data).get()
    #expect(sound["a"]?.strings == ["b", "é"])
    var faults = 0
    for place in data.indices {
      for value: UInt8 in [0x00, 0x0F, 0x5F, 0x6F, 0xA3, 0xAF, 0xD1, 0xDF, 0xFF] {
        var changed = data
        changed[place] = value
        if case .failure = parse(changed) { faults += 1 }
      }
    }
    #expect(faults > 0)
  }
}
