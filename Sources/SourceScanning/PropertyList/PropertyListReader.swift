import Foundation
import NavigationModel

/// Reads property lists in the three formats that they are kept in.
enum PropertyListReader {
  /// - Throws: where the data breaks the format that it begins like.
  static func read(_ data: Data) throws(FormatFault) -> PropertyList {
    guard !data.isEmpty else { throw .emptyFile }
    do throws(FormatFault) {
      return try readFormat(of: data)
    } catch {
      throw FormatFault.mergeConflict(in: data) ?? error
    }
  }

  private static func readFormat(of data: Data) throws(FormatFault) -> PropertyList {
    if data.starts(with: Data("bplist".utf8)) {
      return try BinaryPropertyListParser.parse(data)
    }
    if beginsWithMarkup(data) {
      return try readXML(data)
    }
    return try OpenStepPropertyListParser.parse(data)
  }

  /// Whether the first thing in the data is a tag. Other things in angle brackets are the data of an OpenStep list.
  private static func beginsWithMarkup(_ data: Data) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
    let beginning = text.drop(while: \.isPropertyListSpace).prefix(2)
    return beginning.first == UInt8(ascii: "<")
      && beginning.dropFirst().first.map { "?!p".utf8.contains($0) } ?? false
  }

  private static func readXML(_ data: Data) throws(FormatFault) -> PropertyList {
    // Foundation's reader of the XML format knows no entities but the five of XML and limits the nesting. It is not
    // asked for other formats: it expands shared parts of binary lists, and writes to stderr about OpenStep ones.
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw fault(from: error as NSError)
    }
    return try propertyList(from: value, depth: 0)
  }

  private static func propertyList(from value: Any, depth: Int) throws(FormatFault) -> PropertyList {
    guard depth < PropertyList.depthLimit else { throw .tooDeep(at: .start) }
    switch value {
    case let string as String:
      return .string(string)
    case let array as [Any]:
      var elements: [PropertyList] = []
      for element in array { elements.append(try propertyList(from: element, depth: depth + 1)) }
      return .array(elements)
    case let dictionary as [String: Any]:
      var entries: [String: PropertyList] = [:]
      for (key, value) in dictionary { entries[key] = try propertyList(from: value, depth: depth + 1) }
      return .dictionary(entries)
    default:
      return .other
    }
  }

  /// Foundation names the line only in the text of its error: "Close tag on line 2 does not match open tag dict".
  private static func fault(from error: NSError) -> FormatFault {
    let description = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    let words = description.split { !$0.isLetter && !$0.isNumber }
    let line = zip(words, words.dropFirst()).first { $0.0 == "line" }.flatMap { Int($0.1) }
    return FormatFault(
      message: "The XML of the property list is broken.", position: Position(line: line ?? 1, column: 1))
  }
}

extension FormatFault {
  /// The fault of a property list that is nested deeper than ``PropertyList/depthLimit``.
  static func tooDeep(at position: Position) -> FormatFault {
    FormatFault(
      message: "The property list is nested more than \(PropertyList.depthLimit) deep.", position: position)
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or the end of a line.
  var isPropertyListSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
